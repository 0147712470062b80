"""Playing a nil: stay under, and shed what is dangerous while it is safe."""

from __future__ import annotations

from bisect import bisect_left

from spades.bots.club.ending import not_worse
from spades.bots.club.odds import who_wins
from spades.bots.club.reading import Reading
from spades.bots.club.stakes import nil_value
from spades.cards import SPADES, Card, Cards

# What one card of the suit lying under one of mine adds to the risk, by how many of the suit I hold.
SIDE_RISK = (0, 60, 40, 22, 13, 8, 5, 4, 3, 2, 2, 1, 1, 1)
SPADE_RISK = (0, 40, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45)
MASTER = 5  # a card that nothing beats counts as if so many more lay under it
SHELTER = 2  # cards under it that one lower card of mine makes harmless


def suit_risk(suit: int, cards: tuple[Card, ...], out: tuple[Card, ...]) -> int:
    """How likely a suit is to take a trick against one's will: thousandths, not far from a chance."""
    each = (SPADE_RISK if suit == SPADES else SIDE_RISK)[len(cards)]
    exposed = 0
    for beneath, card in enumerate(cards):
        under = bisect_left(out, card)
        if under == len(out) and out:
            under += MASTER
        exposed += max(0, under - SHELTER * beneath)
    return min(1000, each * exposed)


def danger(reading: Reading, card: Card) -> int:
    """How much safer a nil is once ``card`` is gone, in thousandths."""
    suit = card // 13
    cards = reading.hand[suit]
    rest = tuple(c for c in cards if c != card)
    return suit_risk(suit, cards, reading.out[suit]) - suit_risk(suit, rest, reading.out[suit])


def play_nil(reading: Reading, legal: Cards) -> Card:
    """The card of a nil bidder: the one least likely to win, and of safe ones the most dangerous."""
    value = 2 * nil_value(reading, reading.me)

    def worth(card: Card) -> tuple[int, int, int]:
        caught = who_wins(reading, card)[reading.me]
        return (value * (danger(reading, card) - caught), card % 13, -card)

    return max(not_worse(reading, legal), key=worth)
