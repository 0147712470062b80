"""Tricks won, counted in all worlds at once.

A *thermometer* is a list of planes: its plane ``k`` holds the worlds in which the count is ``k`` or more. So
"the contract is made" is one plane, and adding one is one AND and one OR for each trick so far.
"""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.finals import Finals
from spades.bots.playout.start import Start
from spades.bots.playout.thresholds import SPARE
from spades.seats import Seat


class Tally:
    """Counts the tricks of team NS always, and of both seats of a team in which a nil was bid."""

    __slots__ = ("_bids", "_done", "_everywhere", "_judged", "_nils", "_seats", "_team", "_total")

    def __init__(self, start: Start, everywhere: Plane, tricks_left: int) -> None:
        self._everywhere = everywhere
        self._done = sum(start.won)
        self._total = self._done + tricks_left
        self._team = self._thermometer(start.won[0] + start.won[2])
        nils = self._nils = tuple(seat for seat in range(4) if start.bids[seat] == 0)
        self._seats = {
            seat: self._thermometer(start.won[seat])
            for seat in range(4)
            if seat in nils or (seat + 2) % 4 in nils
        }
        self._bids = (start.bids[0] + start.bids[2], start.bids[1] + start.bids[3])
        helping = start.rules.failed_nil == "help"
        self._judged = tuple(_judged(nils, team, helping) for team in (0, 1))

    def _thermometer(self, count: int) -> Planes:
        return [self._everywhere] * (count + 1) + [0] * (self._total - count + 1)

    def standing(self) -> dict[Seat, Plane]:
        """By nil bidder, the worlds in which the nil stands; without those that stand nowhere."""
        failed = {seat: self._seats[seat][1] for seat in self._nils}
        return {seat: self._everywhere ^ where for seat, where in failed.items() if where != self._everywhere}

    def sated(self) -> tuple[Plane, Plane]:
        """By team, the worlds in which it has no use for another trick."""
        made = [self._reached(team, self._bids[team]) for team in (0, 1)]
        return self._sated(0, made), self._sated(1, made)

    def _sated(self, team: int, made: list[Plane]) -> Plane:
        """Its contract is made and the other team not worth hunting, or lost while the others have made
        theirs.
        """
        other, left = 1 - team, self._total - self._done
        edge = self._bids[other] - left  # with fewer tricks than this the others have lost
        possible, far = self._reached(other, edge), self._reached(other, edge + SPARE + 1)
        hunted = possible ^ (possible & (made[other] | far))
        lost = self._everywhere ^ self._reached(team, self._bids[team] - left)
        return (made[team] ^ (made[team] & hunted)) | (lost & made[other])

    def _reached(self, team: int, tricks: int) -> Plane:
        """The worlds in which at least so many tricks count for a team's contract."""
        if tricks <= 0:
            return self._everywhere
        if tricks > self._done:
            return 0
        judged = self._judged[team]
        if judged is not None:
            return self._seats[judged][tricks]
        if team == 0:
            return self._team[tricks]
        return self._everywhere ^ self._team[self._done - tricks + 1]

    def count(self, won1: Plane, won0: Plane) -> None:
        """A trick is won by the seat with these planes of bit 1 and bit 0."""
        self._done += 1
        north_south = self._everywhere ^ won0
        _one_more(self._team, north_south, self._done)
        for seat, thermometer in self._seats.items():
            pair = won0 if seat & 1 else north_south
            second = pair & won1
            _one_more(thermometer, second if seat & 2 else pair ^ second, self._done)

    def finals(self, size: int) -> Finals:
        """The tricks at the end."""
        return Finals(size, self._total, self._team, self._seats)


def _judged(nils: tuple[Seat, ...], team: int, helping: bool) -> Seat | None:
    """The seat whose tricks alone make the team's contract, or ``None`` where those of both do. Where both
    bid nil either will do: they bid nothing and have made it.
    """
    nil = [seat for seat in (team, team + 2) if seat in nils]
    if not nil or (helping and len(nil) == 1):
        return None
    return (nil[0] + 2) % 4


def _one_more(thermometer: Planes, where: Plane, most: int) -> None:
    for count in range(most, 0, -1):
        below = thermometer[count - 1]
        if below:
            thermometer[count] |= below & where
