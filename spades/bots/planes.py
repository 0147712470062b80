"""Bit planes: many worlds at once in Python integers.

A *plane* is an integer of ``size`` bits that holds one fact, one bit a world: bit ``w`` says whether it is
true in world ``w``. CPython's ``& | ^`` on big integers are loops in C, so one line of Python decides in all
worlds.

``a & ~b`` costs several times an ``&``, because ``~b`` is negative: write ``a ^ (a & b)``.
"""

from __future__ import annotations

from spades.bots.rng import Rng

Plane = int
Planes = list[int]

_LONG_LAG, _SHORT_LAG = 41, 20  # x^41 + x^20 + 1 is primitive: each world's coins repeat after 2^41 - 1


def full(size: int) -> Plane:
    """The plane that is true in all ``size`` worlds."""
    return (1 << size) - 1


def repeat(plane: Plane, size: int, times: int) -> Plane:
    """``times`` copies of a plane of ``size`` bits side by side, the first in the lowest bits."""
    if times == 1:
        return plane  # the usual case, without a copy
    made, width, copies = 0, 0, plane
    copies_width = size
    while times:
        if times & 1:
            made |= copies << width
            width += copies_width
        times >>= 1
        if times:
            copies |= copies << copies_width
            copies_width *= 2
    return made


def add(counter: Planes, plane: Plane, power: int = 0) -> None:
    """Adds 2**``power`` to a counter in the worlds of ``plane``. A counter is a list of planes, the lowest
    bit first; it grows by itself, so it never runs over.
    """
    place = power
    while plane:
        while place >= len(counter):
            counter.append(0)
        carry = counter[place] & plane
        counter[place] ^= plane
        plane = carry
        place += 1


def at_least(counter: Planes, number: int, everywhere: Plane) -> Plane:
    """The worlds in which the counter stands at ``number`` or more; ``everywhere`` is the full plane."""
    if number <= 0:
        return everywhere
    if number >> len(counter):
        return 0
    reached = everywhere
    for place, bit in enumerate(counter):
        reached = bit & reached if number >> place & 1 else bit | reached
    return reached


class Coins:
    """Random planes, cheap: drawn once, then mixed by XOR of two earlier ones (a lagged Fibonacci
    generator).
    """

    __slots__ = ("_next", "_pool")

    def __init__(self, rng: Rng, size: int) -> None:
        self._pool = [rng.getrandbits(size) if size else 0 for _ in range(_LONG_LAG)]
        self._next = 0

    def flip(self) -> Plane:
        """A plane of fair coins, one a world."""
        pool, at = self._pool, self._next
        flipped = pool[at] = pool[at] ^ pool[at - _SHORT_LAG]
        self._next = at + 1 if at + 1 < _LONG_LAG else 0
        return flipped

    def rare(self, power: int) -> Plane:
        """A plane that is true in a world with chance 2**-``power``."""
        plane = self.flip()
        for _ in range(power - 1):
            plane &= self.flip()
        return plane
