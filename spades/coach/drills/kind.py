"""What a kind of drill is: where its theme is there, and what its goal is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from spades.engine import score_hand
from spades.seats import partner_of, team_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.engine import RuleSet, TeamLedger
    from spades.engine.deal import Hands
    from spades.seats import Seat
    from spades.view import View

Goal = "Callable[[Won], bool]"
"""Says of final tricks (N, E, S, W) whether the goal is reached; of a team without a nil they may all be said
to be its first seat's.
"""


class Kind(Protocol):
    """One kind of drill about cards. It says cheaply what is worth a longer look."""

    name: str
    bags: int
    """How many bags below the limit both teams begin with, at most; 0 for any number."""

    def allowed(self, rules: RuleSet) -> bool:
        """May the theme come up by these rules?"""

    def deal(self, hands: Hands) -> bool:
        """May it come up in this deal?"""

    def bids(self, bids: tuple[int | None, ...]) -> bool:
        """May it come up after these four bids?"""

    def over(self, view: View) -> bool:
        """Will it not come up any more in this hand?"""

    def present(self, view: View) -> bool:
        """Is it there, at this turn to play?"""

    def goal(self, view: View) -> Callable[[Won], bool]:
        """What is to be reached from here."""


def account(view: View, won: Won) -> tuple[TeamLedger, TeamLedger]:
    """The own team's reckoning of a hand that ends with these tricks, and the other's."""
    bids = [bid or 0 for bid in view.bids]
    teams = score_hand(view.rules, bids, view.blind, won, view.scores, view.bags)
    return (teams[1], teams[0]) if team_of(view.seat) else teams


def tells(team: TeamLedger, codes: tuple[str, ...], seat: Seat | None = None) -> bool:
    """Has the reckoning such a line, of this seat if one is given?"""
    return any(line.code in codes and (seat is None or line.seat == seat) for line in team.lines)


def needed(view: View, team: int) -> int:
    """Tricks that a team still lacks to make its contract; not above 0 when it is made, or none was bid."""
    return view.team_bid(team) - view.tricks_toward(team)


def nil_seats(view: View) -> tuple[Seat, ...]:
    """Who bid nil and has taken no trick."""
    won = view.tricks_won()
    return tuple(seat for seat in range(4) if view.bids[seat] == 0 and not won[seat])


def foes(seat: Seat) -> tuple[Seat, Seat]:
    """The opponents, the left one first."""
    left = (seat + 1) % 4
    return left, partner_of(left)
