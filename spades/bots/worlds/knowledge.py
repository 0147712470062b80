"""What a seat knows for certain about the hidden hands."""

from __future__ import annotations

from dataclasses import dataclass

from spades.cards import Card, Cards
from spades.seats import Seat, partner_of
from spades.view import View

Barred = tuple[frozenset[int], frozenset[int], frozenset[int], frozenset[int]]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """``unknown`` are the cards in the three hidden hands, ascending; ``room`` how many of them each seat
    holds, none the own seat; ``barred`` the suits in which a seat has shown a void (rules.md R7, R9);
    ``fixed`` those of the unknown cards whose holder is known, because this seat handed them over.
    """

    unknown: Cards
    room: tuple[int, int, int, int]
    barred: Barred
    fixed: tuple[tuple[Card, Seat], ...] = ()

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether hand size and shown voids allow the card in that hand; exchanged cards are not asked."""
        return self.room[seat] > 0 and card // 13 not in self.barred[seat]


def know(view: View) -> Knowledge:
    """What the seat of this view knows of the other hands.

    :raises ValueError: the own cards are not seen yet (the blind question is open).
    """
    if view.phase == "blind":
        raise ValueError("nobody has seen a card yet")
    unknown = view.unseen()
    room = [0 if seat == view.seat else count for seat, count in enumerate(view.counts())]
    partner = partner_of(view.seat)
    # During the exchange the given cards still lie in the own hand, so they are not unknown yet.
    fixed = tuple((card, partner) for card in view.given if card in unknown)
    return Knowledge(unknown, (room[0], room[1], room[2], room[3]), view.voids(), fixed)
