"""A trick: who led, and the cards in the order of play (R6, R8)."""

from dataclasses import dataclass

from spades.cards import Card, Cards
from spades.seats import Seat

from .trump import LOWEST_SPADE


@dataclass(frozen=True, slots=True)
class Trick:
    """``cards`` holds none to four cards, the leader's first."""

    leader: Seat
    cards: Cards = ()

    def best(self) -> Card:
        """The card that wins so far: the highest spade, or else the highest of the led suit (R8).

        :raises ValueError: no card has been played.
        """
        if not self.cards:
            raise ValueError("no card on the table")
        led = self.cards[0] // 13
        return max(card for card in self.cards if card >= LOWEST_SPADE or card // 13 == led)

    def winner(self) -> Seat:
        """The seat of the card that wins so far.

        :raises ValueError: no card has been played.
        """
        return (self.leader + self.cards.index(self.best())) % 4

    def card_of(self, seat: Seat) -> Card | None:
        """What a seat played, or ``None`` if it has not played yet."""
        place = (seat - self.leader) % 4
        return self.cards[place] if place < len(self.cards) else None


def won_by_seat(tricks: tuple[Trick, ...]) -> tuple[int, int, int, int]:
    """How many of these finished tricks each seat won."""
    won = [0, 0, 0, 0]
    for trick in tricks:
        won[trick.winner()] += 1
    return (won[0], won[1], won[2], won[3])
