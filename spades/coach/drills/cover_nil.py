"""Cover the nil: the partner bid nil and has taken no trick yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.coach.drills.kind import account, tells
from spades.coach.drills.nils import AboutNil, at_stake
from spades.seats import partner_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.view import View


class CoverNil(AboutNil):
    """The goal: that nil is made."""

    name = "cover-nil"

    def present(self, view: View) -> bool:
        """The partner's is at stake."""
        return at_stake(view, partner_of(view.seat))

    def goal(self, view: View) -> Callable[[Won], bool]:
        """It is made."""
        partner = partner_of(view.seat)
        return lambda won: tells(account(view, won)[0], ("nil-made", "blind-nil-made"), partner)
