"""Break the nil: an opponent bid nil and has taken no trick yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.coach.drills import nils
from spades.coach.drills.kind import account, foes, tells

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.engine import RuleSet
    from spades.engine.deal import Hands
    from spades.view import View


class BreakNil:
    """The goal: that nil fails."""

    name = "break-nil"
    bags = 0

    def allowed(self, rules: RuleSet) -> bool:
        """There is a nil."""
        return nils.allowed(rules)

    def deal(self, hands: Hands) -> bool:
        """A hand looks like one."""
        return nils.likely(hands)

    def bids(self, bids: tuple[int | None, ...]) -> bool:
        """One was bid."""
        return nils.one(bids)

    def over(self, view: View) -> bool:
        """It has failed, or nearly all tricks are played."""
        return nils.over(view)

    def present(self, view: View) -> bool:
        """An opponent's is at stake."""
        return any(nils.at_stake(view, seat) for seat in foes(view.seat))

    def goal(self, view: View) -> Callable[[Won], bool]:
        """It fails."""
        return lambda won: tells(account(view, won)[1], ("nil-failed", "blind-nil-failed"))
