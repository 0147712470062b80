"""Make or set the contract in the ending: few tricks are left, and they decide it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.coach.drills.kind import account, needed, nil_seats, tells
from spades.seats import team_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.engine import RuleSet
    from spades.engine.deal import Hands
    from spades.view import View

LEAST_LEFT, MOST_LEFT = 3, 5  # tricks


class Ending:
    """The goal: the own contract where that is open, else that the opponents miss theirs."""

    name = "ending"
    bags = 0

    def allowed(self, rules: RuleSet) -> bool:  # noqa: ARG002  (there are contracts in all of them)
        """By any rules."""
        return True

    def deal(self, hands: Hands) -> bool:  # noqa: ARG002  (any deal will do)
        """Whatever was dealt."""
        return True

    def bids(self, bids: tuple[int | None, ...]) -> bool:  # noqa: ARG002  (any bids will do)
        """Whatever was bid."""
        return True

    def over(self, view: View) -> bool:
        """Too few tricks are left."""
        return len(view.hand) < LEAST_LEFT

    def present(self, view: View) -> bool:
        """A contract is open, and no nil."""
        if not LEAST_LEFT <= len(view.hand) <= MOST_LEFT or nil_seats(view):
            return False
        return to_make(view) or _open(view, 1 - team_of(view.seat))

    def goal(self, view: View) -> Callable[[Won], bool]:
        """The contract is made, or set."""
        if to_make(view):
            return lambda won: tells(account(view, won)[0], ("contract-made",))
        return lambda won: tells(account(view, won)[1], ("contract-set",))


def to_make(view: View) -> bool:
    """Is it the own contract that is at stake?"""
    return _open(view, team_of(view.seat))


def _open(view: View, team: int) -> bool:
    """May a team's contract still be made, and missed?"""
    return 0 < needed(view, team) <= len(view.hand)
