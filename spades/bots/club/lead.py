"""Leading to a trick."""

from __future__ import annotations

from spades.bots.club.odds import higher_out
from spades.bots.club.reading import Reading
from spades.bots.club.remaining import spades_against
from spades.cards import SPADES, Card

CASH = 4000  # a side master wins now, and may be ruffed later
TENACE = -4000  # away from a king or queen without the card above it
DRAW = 2000
PULL = -9000  # a spade that only the partner can follow to


def lead_bonus(reading: Reading, card: Card) -> int:
    """What a lead has for and against it beyond the common sum, in thousandths of a point."""
    if card // 13 == SPADES:
        return _spade_bonus(reading)
    if not higher_out(reading, card):
        return CASH if spades_against(reading) else 0
    top = reading.hand[card // 13][-1]
    return TENACE if top != card and top % 13 >= 10 and higher_out(reading, top) else 0


def _spade_bonus(reading: Reading) -> int:
    if not spades_against(reading):
        return PULL if reading.out[SPADES] else 0
    return DRAW if len(reading.hand[SPADES]) >= 5 else -DRAW
