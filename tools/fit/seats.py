"""Played hands as each of their four seats saw them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from spades.bots.model.tricks import Bids
from spades.bots.sight import Suits, by_suit
from tools.fit.played import Played

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen:
    """A hand as one seat saw it. ``bent`` says which bids were not the bots' own: own, left, partner,
    right.
    """

    suits: Suits
    bids: Bids
    around: tuple[int, int, int, int]  # bids: own, left, partner, right
    bent: tuple[bool, bool, bool, bool]
    tricks: tuple[int, int, int, int]  # likewise

    def failed(self) -> int:
        """Whether a nil of the own team failed."""
        return int(any(self.around[i] == 0 and self.tricks[i] for i in (0, 2)))

    def foe_failed(self) -> int:
        """Whether a nil of the opponents failed."""
        return int(any(self.around[i] == 0 and self.tricks[i] for i in (1, 3)))


def seen(hands: Iterable[Played]) -> Iterator[Seen]:
    """Four of each hand."""
    for hand in hands:
        dealt, order = hand.hands(), hand.order()
        for seat in range(4):
            around = [(seat + i) % 4 for i in range(4)]
            own, left, partner, right = (hand.bids[i] for i in around)
            foes = (left, right)
            bids = Bids(order.index(seat), own, partner, sum(foes), foes.count(0))
            yield Seen(
                by_suit(dealt[seat]),
                bids,
                (own, left, partner, right),
                _four([bool(hand.bent >> i & 1) for i in around]),
                _four([hand.tricks[i] for i in around]),
            )


def _four(items: list[T]) -> tuple[T, T, T, T]:
    a, b, c, d = items
    return a, b, c, d
