"""Void in the led suit: a ruff or a discard."""

from __future__ import annotations

from spades.bots.club.reading import Reading
from spades.cards import Card


def discard_bonus(reading: Reading, card: Card) -> int:
    """Nothing yet beyond the common sum, in thousandths of a point."""
    return 0
