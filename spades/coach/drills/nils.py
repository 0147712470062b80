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


def allowed(rules: RuleSet) -> bool:
    """Is there a nil in these rules?"""
    return rules.nil is not None


def likely(hands: Hands) -> bool:
    """Does one of the hands look like a nil?"""
    return any(nil_chance(by_suit(hand)) >= LIKELY for hand in hands)


def one(bids: tuple[int | None, ...]) -> bool:
    """Is there just one nil among the bids? With two of them each seat has two things in mind."""
    return bids.count(0) == 1


def over(view: View) -> bool:
    """Has it failed, or is it as good as made?"""
    return not nil_seats(view) or len(view.hand) < LEAST_LEFT


def at_stake(view: View, seat: Seat) -> bool:
    """May a seat's nil still fail on the trick that is being played? Where it cannot, little hangs on it."""
    table = laid(view)
    return seat in nil_seats(view) and (seat not in dict(table) or winning(table)[0] == seat)
