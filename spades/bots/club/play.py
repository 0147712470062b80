"""Choosing a card: one sum for all, and beside it what later tricks ask for."""

from __future__ import annotations

from spades.bots.club.cover import cover_bonus
from spades.bots.club.ending import not_worse
from spades.bots.club.lead import lead_bonus
from spades.bots.club.odds import who_wins
from spades.bots.club.reading import Reading, Suits
from spades.bots.club.remaining import Counter
from spades.bots.club.setting import setting_bonus
from spades.bots.club.stakes import Stakes
from spades.cards import Card, Cards


def play_for_tricks(reading: Reading, legal: Cards) -> Card:
    """The card with the best outlook, for a seat that has no nil to keep."""
    counter, stakes = Counter(reading), Stakes(reading)
    return max(not_worse(reading, legal), key=lambda card: outlook(reading, counter, stakes, card))


def outlook(reading: Reading, counter: Counter, stakes: Stakes, card: Card) -> tuple[int, int, int]:
    """Expected points after playing ``card``, in thousandths; then the tie-break: the card itself."""
    hand = without(reading.hand, card)
    tricks = counter.tricks(hand)
    points = 0
    for seat, chance in enumerate(who_wins(reading, card)):
        if chance:
            points += chance * stakes.points(seat, tricks, hand) // 1000
    points += bonus(reading, card)
    wants = stakes.points(reading.me, tricks + 200, hand) >= stakes.points(reading.me, tricks, hand)
    return (points, -(card % 13) if wants else card % 13, -card)


def bonus(reading: Reading, card: Card) -> int:
    """What the sum of this trick does not see, in thousandths of a point."""
    lead = 0 if reading.table else lead_bonus(reading, card)
    return lead + cover_bonus(reading, card) + setting_bonus(reading, card)


def without(hand: Suits, card: Card) -> Suits:
    """The hand once ``card`` is played."""
    suits = list(hand)
    suits[card // 13] = tuple(c for c in suits[card // 13] if c != card)
    return suits[0], suits[1], suits[2], suits[3]
