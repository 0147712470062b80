"""Setting an opponent's nil."""

from __future__ import annotations

from spades.bots.club.reading import Reading, foes, height
from spades.cards import Card

KEEP_LOW = 700  # points in thousandths, for each rank: low cards are what a nil is caught with
LEAD_VOID = -3000  # a suit that the nil is out of lets it throw something away


def setting_bonus(reading: Reading, card: Card) -> int:
    """What a card does against an opponent's nil on later tricks, in thousandths of a point."""
    bonus = 0
    for seat in foes(reading):
        if reading.nils[seat]:
            bonus += KEEP_LOW * height(reading, card)
            if not reading.table and reading.voids[seat][card // 13]:
                bonus += LEAD_VOID
    return bonus
