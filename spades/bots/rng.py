"""Random numbers for bots: the same on every machine, and no more than a bot needs.

A generator is seeded per decision from everything that names the decision, so that undoing and playing
again gives the same answer, and a thought more or less at one trick changes nothing at the next.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

from spades.seats import SEATS, Seat

T = TypeVar("T")


class Rng:
    """Bits from a seeded generator; everything else is made of them, because only they are promised to
    stay the same in every version of Python.
    """

    __slots__ = ("_source",)

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)  # noqa: S311  (play, not secrets: it must be repeatable)

    def getrandbits(self, k: int) -> int:
        """``k`` random bits as an integer."""
        return self._source.getrandbits(k)

    def below(self, n: int) -> int:
        """A uniform integer from 0 to ``n - 1``, by rejection.

        :raises ValueError: ``n`` is less than one.
        """
        if n < 1:
            raise ValueError(f"nothing is below {n}")
        bits = (n - 1).bit_length()
        while True:
            drawn = self.getrandbits(bits) if bits else 0
            if drawn < n:
                return drawn

    def choice(self, seq: Sequence[T]) -> T:
        """One of the items, all alike.

        :raises ValueError: there are none.
        """
        return seq[self.below(len(seq))]


def rng_for(deal_code: str, seat: Seat, rules_text: str, level: str, hand_no: int, action_no: int) -> Rng:
    """The generator of one decision: the same six facts give the same numbers everywhere."""
    name = "\n".join((deal_code, SEATS[seat], rules_text, level, str(hand_no), str(action_no)))
    return Rng(int.from_bytes(hashlib.sha256(name.encode()).digest(), "big"))
