"""Choosing a card: one sum for all, and beside it what later tricks ask for."""

from __future__ import annotations

from spades.bots.club.cover import cover_bonus
from spades.bots.club.ending import not_worse
from spades.bots.club.lead import lead_bonus
from spades.bots.club.odds import who_wins
from spades.bots.club.reading import Reading
from spades.bots.club.remaining import Counter
from spades.bots.club.setting import setting_bonus
from spades.bots.club.stakes import Stakes
from spades.bots.sight import Suits
from spades.cards import Card, Cards


def play_for_tricks(reading: Reading, legal: Cards) -> Card:
    """The card with the best outlook, for a seat that has no nil to keep."""
    look = Outlook(reading)
    return max(not_worse(reading, legal), key=look.of)


class Outlook:
    """Rates the cards of one decision."""

    __slots__ = ("_high", "_low", "_reading", "_stakes")

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._stakes = Stakes(reading)
        self._low = Counter(reading)
        self._high = Counter(reading, top_gone=True)

    def of(self, card: Card) -> tuple[int, int, int]:
        """Expected points after playing ``card``, in thousandths; then the tie-break: the card itself."""
        reading, hand = self._reading, without(self._reading.hand, card)
        tricks = self._low.tricks(hand)
        points = bonus(reading, card)
        for seat, chance in enumerate(who_wins(reading, card)):
            if chance:
                after = self._high.tricks(hand) if seat in reading.after else tricks
                points += chance * self._stakes.points(seat, after, hand) // 1000
        return points, -(card % 13) if self._wanted(tricks, hand) else card % 13, -card

    def _wanted(self, tricks: int, hand: Suits) -> bool:
        """Whether more tricks than these are welcome."""
        more = self._stakes.points(self._reading.me, tricks + 200, hand)
        return more >= self._stakes.points(self._reading.me, tricks, hand)


def bonus(reading: Reading, card: Card) -> int:
    """What the sum of this trick does not see, in thousandths of a point."""
    lead = 0 if reading.table else lead_bonus(reading, card)
    return lead + cover_bonus(reading, card) + setting_bonus(reading, card)


def without(hand: Suits, card: Card) -> Suits:
    """The hand once ``card`` is played."""
    suits = list(hand)
    suits[card // 13] = tuple(c for c in suits[card // 13] if c != card)
    return suits[0], suits[1], suits[2], suits[3]
