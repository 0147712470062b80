"""Small endings seen by North, and counting how often each deal comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import TypeVar

from spades.bots.worlds.draw import Hands
from spades.bots.worlds.knowledge import Knowledge
from spades.bots.worlds.sample import Owners
from spades.cards import parse_card
from spades.seats import SEATS

SUITS = "CDHS"
T = TypeVar("T", bound=Hashable)


def unseen(cards: str, room: tuple[int, int, int], fixed: str = "", **voids: str) -> Knowledge:
    """``room`` is that of East, South and West; ``E="HS"``: East is void in hearts and spades;
    ``fixed="AS"``: North gave South the ace of spades.
    """
    east, south, west, north = (frozenset(map(SUITS.index, voids.get(letter, ""))) for letter in "ESWN")
    given = tuple((parse_card(text), SEATS.index("S")) for text in fixed.split())
    known = tuple(sorted(map(parse_card, cards.split())))
    return Knowledge(known, (0, *room), (north, east, south, west), given)


ENDINGS = {
    "nothing shown": unseen("2C 9C AC 4D 8H KS", (2, 2, 2)),
    "a void each": unseen("2C 9C AC 4D TD 8H 9H QS KS", (3, 3, 3), E="H", S="C"),
    "in the middle of a trick": unseen("2C 9C AC 4D TD 8H KS", (3, 2, 2), W="CS"),
    "only three can change places in a ring": unseen("2C 3C 2D 3D 2H 3H", (2, 2, 2), E="C", S="D", W="H"),
    "one of three suits each": unseen("2C 3C 4C 2D 3D 4D 2S 3S", (3, 3, 2), E="S", S="C"),
    "two hands left": unseen("2C 3D 4H 5S", (0, 2, 2), S="S"),
    "one hand left": unseen("2C", (0, 0, 1)),
    "a card handed over": unseen("2C 3C 4D 5H 9S AS", (2, 2, 2), fixed="AS", E="C"),
}


def world(owners: Owners, number: int) -> Hands:
    """One world of many, as hands."""
    hands: list[list[int]] = [[], [], [], []]
    for card, (high, low) in owners.items():
        hands[2 * (high >> number & 1) + (low >> number & 1)].append(card)
    north, east, south, west = (tuple(hand) for hand in hands)
    return (north, east, south, west)


def too_uneven(seen: Iterable[T], expected: Mapping[T, float]) -> float:
    """By how many standard deviations chi-square is beyond its mean; ``expected`` are shares of one.

    :raises ValueError: something that cannot be was seen.
    """
    counts = Counter(seen)
    if not counts.keys() <= expected.keys():
        raise ValueError(counts.keys() - expected.keys())
    total = counts.total()
    chi = sum((counts[key] - total * share) ** 2 / (total * share) for key, share in expected.items())
    free = len(expected) - 1
    return (chi - free) / sqrt(2 * free) if free else 0.0
