"""Bidding: the tricks of the hand, then seat, table and score (product.md)."""

from __future__ import annotations

from spades.bots.club.counting import Counter
from spades.bots.club.nil import nil_chance
from spades.bots.club.reading import Reading, needs
from spades.seats import team_of

ROUND_UP = 400
NIL_FROM = 640


def choose_bid(reading: Reading, legal: tuple[int, ...]) -> int:
    """One of the legal bids."""
    tricks = Counter(reading).tricks(reading.hand)
    if 0 in legal and wants_nil(reading, tricks):
        return 0
    wanted = max(1, (tricks + ROUND_UP) // 1000)
    numeric = [b for b in legal if b] or list(legal)
    return min(numeric, key=lambda b: (abs(b - wanted), b))


def wants_nil(reading: Reading, tricks: int) -> bool:
    """Whether the hand is a nil."""
    if reading.view.bids[reading.partner] == 0 or tricks > 3500:
        return False
    return nil_chance(reading.hand, reading.out) >= NIL_FROM
