"""Break the nil: an opponent bid nil and has taken no trick yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.coach.drills.kind import account, foes, tells
from spades.coach.drills.nils import AboutNil, at_stake

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.view import View


class BreakNil(AboutNil):
    """The goal: that nil fails."""

    name = "break-nil"

    def present(self, view: View) -> bool:
        """An opponent's is at stake."""
        return any(at_stake(view, seat) for seat in foes(view.seat))

    def goal(self, view: View) -> Callable[[Won], bool]:
        """It fails."""
        return lambda won: tells(account(view, won)[1], ("nil-failed", "blind-nil-failed"))
