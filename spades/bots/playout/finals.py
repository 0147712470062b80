"""How the playouts ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from spades.bots.planes import Plane, Planes
from spades.bots.playout.start import Won
from spades.seats import Seat


@dataclass(frozen=True, slots=True)
class Finals:
    """Final tricks of all worlds, in blocks of ``size`` bits, one block for each candidate card.

    ``total`` is the number of tricks in the hand. ``team`` is the thermometer of team NS: plane ``k`` holds
    the worlds in which it has ``k`` tricks or more. ``seats`` are the thermometers of both seats of each
    team with a nil bidder.
    """

    size: int
    total: int
    team: Planes
    seats: Mapping[Seat, Planes]

    def outcomes(self, block: int = 0) -> list[tuple[Won, int]]:
        """The tricks by seat and in how many worlds of the block they came about; the counts add up to
        ``size``.

        A hand scores the same however two partners share their tricks when neither bid nil: all those of such
        a team are credited to its first seat.
        """
        shift, mask = block * self.size, (1 << self.size) - 1
        if not self.seats:
            return list(self._by_team(shift, mask))
        counted = sorted(self.seats)[:3]  # the tricks of a fourth seat follow from the others'
        return [
            (self._won(counted, tricks), worlds.bit_count())
            for tricks, worlds in self._split(counted, shift, mask)
        ]

    def _by_team(self, shift: int, mask: Plane) -> Iterator[tuple[Won, int]]:
        above = self.size
        for tricks in range(self.total + 1):
            more = (self.team[tricks + 1] >> shift & mask).bit_count()
            if above > more:
                yield (tricks, self.total - tricks, 0, 0), above - more
            above = more
            if not more:
                break

    def _split(self, seats: list[Seat], shift: int, worlds: Plane) -> Iterator[tuple[tuple[int, ...], Plane]]:
        """The worlds parted by the tricks of these seats."""
        if not seats:
            yield (), worlds
            return
        thermometer = self.seats[seats[0]]
        for tricks in range(self.total + 1):
            more = thermometer[tricks + 1] >> shift & worlds
            here = worlds ^ more
            if here:
                for others, part in self._split(seats[1:], shift, here):
                    yield (tricks, *others), part
            worlds = more
            if not worlds:
                break

    def _won(self, counted: list[Seat], tricks: tuple[int, ...]) -> Won:
        won = [0, 0, 0, 0]
        for seat, number in zip(counted, tricks, strict=True):
            won[seat] = number
        rest = next(seat for seat in range(4) if seat not in counted)
        won[rest] = self.total - sum(tricks)
        return (won[0], won[1], won[2], won[3])
