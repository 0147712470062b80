"""Covering the partner's nil."""

from __future__ import annotations

from spades.bots.club.reading import Reading, height
from spades.cards import Card

KEEP_HIGH = 1200  # points in thousandths, for each rank: high cards are what a nil hides under
LEAD_VOID = 3000  # a suit that the partner is out of cannot hurt it


def cover_bonus(reading: Reading, card: Card) -> int:
    """What a card does for the partner's nil on later tricks, in thousandths of a point."""
    if not reading.nils[reading.partner]:
        return 0
    if not reading.table:
        return LEAD_VOID if reading.voids[reading.partner][card // 13] else 0
    return -KEEP_HIGH * height(reading, card)
