"""Clues: what bids and plays tell about the hidden hands.

A clue takes a number of bits from deals that look wrong to it, and each bit halves their chance. Bits are
whole numbers, so that no fraction decides. Each clue can judge one hand, and all worlds of a sample at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from spades.bots.planes import Plane, Planes, at_least
from spades.bots.worlds.draw import Hands
from spades.bots.worlds.many import Worlds
from spades.cards import Card, Cards
from spades.seats import Seat

BAND_BITS = 2  # what it costs a hand to be outside a band
MANY_SPADES = 3  # spades beyond so many are worth more


class Clue(Protocol):
    """What all clues can do. Each looks at the hand of one seat only."""

    @property
    def seat(self) -> Seat:
        """Whose hand it judges."""

    def cards(self) -> Cards:
        """The hidden cards that matter to it."""

    def bits(self) -> tuple[int, ...]:
        """What each of its levels costs the worlds that miss it."""

    def levels(self, worlds: Worlds) -> Planes:
        """The worlds that reach each level."""

    def lost(self, hands: Hands) -> int:
        """The bits taken from one deal of the hidden cards."""


Evidence = tuple[Clue, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """A bid tells what the dealt hand of a seat was worth.

    ``worth`` is that of single hidden cards. Spades count by their number, too: ``each`` for every one and
    ``more`` for every one beyond the third. ``played`` is the worth of the cards played already, without the
    number of spades, and ``spades`` that number. A hand loses :data:`BAND_BITS` for each of ``bands``, least
    and most worth, that it is not in. ``hidden`` are the spades that the seat may still hold.
    """

    seat: Seat
    worth: tuple[tuple[Card, int], ...]
    each: int
    more: int
    hidden: Cards
    played: int
    spades: int
    bands: tuple[tuple[int, int], ...]

    def cards(self) -> Cards:
        """The hidden cards that matter to it."""
        return tuple({*self.hidden, *(card for card, _ in self.worth)})

    def bits(self) -> tuple[int, ...]:
        """What each of its levels costs the worlds that miss it."""
        return (BAND_BITS,) * len(self.bands)

    def lost(self, hands: Hands) -> int:
        """The bits taken from one deal of the hidden cards."""
        hand = hands[self.seat]
        spades = self.spades + sum(card in hand for card in self.hidden)
        worth = self.played + sum(value for card, value in self.worth if card in hand)
        worth += self.each * spades + self.more * max(0, spades - MANY_SPADES)
        return BAND_BITS * sum(not least <= worth <= most for least, most in self.bands)

    def levels(self, worlds: Worlds) -> Planes:
        """The worlds that reach each level."""
        everywhere, start = worlds.full, self.played
        columns: list[Planes] = [[], [], [], [], [], [], [], []]
        planes = worlds.each_held(tuple(card for card, _ in self.worth), self.seat)
        for (_, value), plane in zip(self.worth, planes, strict=True):
            if value < 0:  # taken off everywhere, and given back where the card is not held
                start += value
                times(columns, [plane ^ everywhere], -value)
            else:
                times(columns, [plane], value)
        start += self._add_spades(columns, worlds)
        worth = total(columns)
        return [self._within(worth, least - start, most - start, everywhere) for least, most in self.bands]

    def _add_spades(self, columns: list[Planes], worlds: Worlds) -> int:
        """Adds the worth of the number of spades, less what it returns."""
        number: list[Planes] = [worlds.each_held(self.hidden, self.seat), [], [], []]
        few = MANY_SPADES - self.spades
        if few <= 0:  # all that it still holds are beyond
            times(columns, total(number), self.each + self.more)
            return self.each * self.spades - self.more * few
        # Counted from 16 - few on, the bit of 16 tells whether there are more than few, those below how many.
        before = 16 - few
        for place in range(4):
            if before >> place & 1:
                number[place].append(worlds.full)
        low = total(number)
        beyond = low[4] if len(low) > 4 else 0
        times(columns, low, self.each)
        times(columns, [plane & beyond for plane in low[:4]], self.more)
        return self.each * (self.spades - before)

    @staticmethod
    def _within(worth: Planes, least: int, most: int, everywhere: Plane) -> Plane:
        enough = at_least(worth, least, everywhere)
        return enough ^ (enough & at_least(worth, most + 1, everywhere))


@dataclass(frozen=True, slots=True)
class Holds:
    """A play tells that a seat holds none of some cards, most likely: ``cost`` bits are lost if it does."""

    seat: Seat
    any_of: Cards
    cost: int

    def cards(self) -> Cards:
        """The hidden cards that matter to it."""
        return self.any_of

    def bits(self) -> tuple[int, ...]:
        """What each of its levels costs the worlds that miss it."""
        return (self.cost,)

    def lost(self, hands: Hands) -> int:
        """The bits taken from one deal of the hidden cards."""
        return self.cost if any(card in hands[self.seat] for card in self.any_of) else 0

    def levels(self, worlds: Worlds) -> Planes:
        """The worlds that reach each level."""
        some = 0
        for plane in worlds.each_held(self.any_of, self.seat):
            some |= plane
        return [worlds.full ^ some]


def bits_lost(evidence: Iterable[Clue], hands: Hands) -> int:
    """What all clues take from one deal of the hidden cards: its chance is halved so many times."""
    return sum(clue.lost(hands) for clue in evidence)


def times(columns: list[Planes], number: Sequence[Plane], factor: int) -> None:
    """Puts a number (planes, lowest bit first) so many times into the columns of an addition."""
    power = 0
    while factor:
        if factor & 1:
            for place, plane in enumerate(number, power):
                columns[place].append(plane)
        factor >>= 1
        power += 1


def total(columns: list[Planes]) -> Planes:
    """The sum of an addition in columns of planes, lowest bit first. The columns are used up."""
    number, carried = [], columns[:]
    for place, column in enumerate(carried):
        if not column:
            number.append(0)
            continue
        sum_, above = column[0], []
        for one, other in zip(column[1::2], column[2::2], strict=False):
            differ = one ^ other
            above.append(one & other | differ & sum_)
            sum_ ^= differ
        if len(column) % 2 == 0:
            above.append(sum_ & column[-1])
            sum_ ^= column[-1]
        number.append(sum_)
        if above and place + 1 == len(carried):
            carried.append(above)
        elif above:
            carried[place + 1] += above
    return number
