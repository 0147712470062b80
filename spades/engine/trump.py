"""Spades are always trump (R2), and spades that are not yet broken (R9)."""

from collections.abc import Iterable
from typing import Protocol

from spades.cards import SPADES, Cards

LOWEST_SPADE = 13 * SPADES


class _Played(Protocol):
    @property
    def cards(self) -> Cards: ...


def is_spade(card: int) -> bool:
    """Whether a card is trump."""
    return card >= LOWEST_SPADE


def only_spades(hand: Cards) -> bool:
    """Whether a hand holds nothing but spades; hands are in ascending order, so the first card tells."""
    return hand[0] >= LOWEST_SPADE


def broken(tricks: Iterable[_Played]) -> bool:
    """Whether a spade was played on one of these earlier tricks (rules.md R9).

    It is derived from the cards each time and stored nowhere, so it cannot go wrong.
    """
    return any(max(trick.cards, default=0) >= LOWEST_SPADE for trick in tricks)
