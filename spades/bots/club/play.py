"""Choosing a card: one sum for all, and beside it what leads, follows and discards have of their own."""

from __future__ import annotations

from spades.bots.club.remaining import Counter
from spades.bots.club.discard import discard_bonus
from spades.bots.club.ending import count_out
from spades.bots.club.follow import follow_bonus
from spades.bots.club.lead import lead_bonus
from spades.bots.club.odds import who_wins
from spades.bots.club.reading import Reading, Suits
from spades.bots.club.stakes import Stakes
from spades.cards import Card, Cards


def play_for_tricks(reading: Reading, legal: Cards) -> Card:
    """The card with the best outlook, for a seat that has no nil to keep."""
    counter, stakes = Counter(reading), Stakes(reading)
    counted = count_out(reading, legal)
    if counted is not None:
        legal = tuple(card for card in legal if counted[card] == max(counted.values()))
    return max(legal, key=lambda card: outlook(reading, counter, stakes, card))


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
    """What the sum does not see, in thousandths of a point."""
    if not reading.table:
        return lead_bonus(reading, card)
    if card // 13 == reading.led:
        return follow_bonus(reading, card)
    return discard_bonus(reading, card)


def without(hand: Suits, card: Card) -> Suits:
    """The hand once ``card`` is played."""
    suits = list(hand)
    suits[card // 13] = tuple(c for c in suits[card // 13] if c != card)
    return suits[0], suits[1], suits[2], suits[3]
