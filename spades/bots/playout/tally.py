"""Tricks won, counted in all worlds at once.

A *thermometer* is a list of planes: its plane ``k`` holds the worlds in which the count is ``k`` or more. So
"the contract is made" is one plane, and adding one is one AND and one OR for each trick so far.
"""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.finals import Finals
from spades.bots.playout.start import Start
from spades.seats import Seat

HUNTING = 11  # team bids together from which a team that has made its contract goes on to set the other


class Tally:
    """Counts the tricks of team NS always, and of each seat of a team in which a nil was bid."""

    __slots__ = ("_bids", "_done", "_everywhere", "_hunt", "_judged", "_nils", "_seats", "_team", "_total")

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
        self._hunt = sum(start.bids) >= HUNTING
        helping = start.rules.failed_nil == "help"
        self._judged = tuple(_judged(nils, team, helping) for team in (0, 1))

    def _thermometer(self, count: int) -> Planes:
        return [self._everywhere] * (count + 1) + [0] * (self._total - count + 1)

    def standing(self) -> dict[Seat, Plane]:
        """By nil bidder, the worlds in which the nil stands; without those that stand nowhere."""
        broken = {seat: self._seats[seat][1] for seat in self._nils}
        return {seat: self._everywhere ^ b for seat, b in broken.items() if b != self._everywhere}

    def sated(self) -> tuple[Plane, Plane]:
        """By team, the worlds in which it wants no more tricks."""
        made = (self._made(0), self._made(1))
        return (made[0] & made[1],) * 2 if self._hunt else made

    def _made(self, team: int) -> Plane:
        """The worlds in which a team has made its contract."""
        bid, judged = self._bids[team], self._judged[team]
        if bid > self._total:
            return 0
        if judged is not None:
            return self._seats[judged][bid] if bid else self._everywhere
        if team == 0:
            return self._team[bid]
        least = self._done - bid + 1  # the other team has fewer than this
        return self._everywhere ^ self._team[least] if least > 0 else 0

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
