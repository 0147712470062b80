"""Cover the nil: the partner bid nil and has taken no trick yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.coach.drills import nils
from spades.coach.drills.kind import account, tells
from spades.seats import partner_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.engine import RuleSet
    from spades.engine.deal import Hands
    from spades.view import View


class CoverNil:
    """The goal: that nil is made."""

    name = "cover-nil"
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
        """The partner's is at stake."""
        return nils.at_stake(view, partner_of(view.seat))

    def goal(self, view: View) -> Callable[[Won], bool]:
        """It is made."""
        partner = partner_of(view.seat)
        return lambda won: tells(account(view, won)[0], ("nil-made", "blind-nil-made"), partner)
