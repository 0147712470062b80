"""Deals in which somebody will bid nil: a hand in seven deals looks like one, so most deals are passed over
before anything is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.bots.club.nil import nil_chance
from spades.bots.sight import by_suit, laid, winning
from spades.coach.drills.kind import nil_seats

if TYPE_CHECKING:
    from spades.engine import RuleSet
    from spades.engine.deal import Hands
    from spades.seats import Seat
    from spades.view import View

LEAST_LEFT = 4  # tricks: the last ones seldom ask for a thought
LIKELY = 600  # thousandths: what a player may well bid nil on


class AboutNil:
    """What covering and breaking have in common: hands with one nil."""

    bags = 0

    def allowed(self, rules: RuleSet) -> bool:
        """There is a nil."""
        return rules.nil is not None

    def deal(self, hands: Hands) -> bool:
        """One of the hands looks like a nil."""
        return any(nil_chance(by_suit(hand)) >= LIKELY for hand in hands)

    def bids(self, bids: tuple[int | None, ...]) -> bool:
        """Just one nil was bid: with two of them each seat has two things in mind."""
        return bids.count(0) == 1

    def over(self, view: View) -> bool:
        """It has failed, or is as good as made."""
        return not nil_seats(view) or len(view.hand) < LEAST_LEFT


def at_stake(view: View, seat: Seat) -> bool:
    """May a seat's nil still fail on the trick that is being played? Where it cannot, little hangs on it."""
    table = laid(view)
    return seat in nil_seats(view) and (seat not in dict(table) or winning(table)[0] == seat)
