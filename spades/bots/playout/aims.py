"""What each place of a trick is after: planes made once a trick."""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.tally import Tally

Voids = list[list[Plane]]  # by seat and side suit, the worlds in which the seat has shown to be void


class Aims:
    """By place (0 leads): ``nil`` the worlds in which its own nil stands, ``cover`` in which it has a
    partner's nil to cover and none of its own, ``duck`` in which it wants no trick. ``any_nil`` says whether
    a nil stands anywhere at all. ``seat`` are the planes of the leading seat: ``seat[s]`` the worlds in
    which seat ``s`` leads.
    """

    __slots__ = ("any_nil", "cover", "duck", "nil", "seat")

    def __init__(self, tally: Tally, everywhere: Plane, lead1: Plane, lead0: Plane) -> None:
        both = lead1 & lead0
        self.seat = (everywhere ^ (lead1 | lead0), lead0 ^ both, lead1 ^ both, both)
        north_south, east_west = tally.sated()
        other = (north_south ^ east_west) & lead0
        leaders, others = north_south ^ other, east_west ^ other
        self.duck: Planes = [leaders, others, leaders, others]
        self.nil: Planes = [0, 0, 0, 0]
        self.cover: Planes = [0, 0, 0, 0]
        standing = tally.standing()
        self.any_nil = bool(standing)
        if standing:
            self._with_nils(standing)

    def _with_nils(self, standing: dict[int, Plane]) -> None:
        nil = self.nil
        for seat, stands in standing.items():
            for place in range(4):
                nil[place] |= stands & self.seat[(seat - place) % 4]
        for place in range(4):
            own, partner = nil[place], nil[place ^ 2]
            cover = self.cover[place] = partner ^ (partner & own)
            duck = self.duck[place]
            self.duck[place] = own | (duck ^ (duck & cover))

    def shown(self, voids: Voids, suit: int, places: tuple[int, ...]) -> Plane:
        """The worlds in which one of these places has shown to be void in a side suit."""
        shown = 0
        for leader, leads in enumerate(self.seat):
            here = 0
            for place in places:
                here |= voids[(leader + place) % 4][suit]
            if here:
                shown |= here & leads
        return shown

    def show(self, voids: Voids, place: int, suit: int, where: Plane) -> None:
        """A place has not followed suit in these worlds."""
        for leader, leads in enumerate(self.seat):
            seen = where & leads
            if seen:
                voids[(leader + place) % 4][suit] |= seen


def known_voids(shown: tuple[frozenset[int], ...], everywhere: Plane) -> Voids:
    """The voids that the table knows of at the start."""
    return [[everywhere if suit in suits else 0 for suit in range(3)] for suits in shown]
