"""What each place of a trick is after: planes made once a trick."""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.tally import Tally
from spades.seats import Seat


class Aims:
    """By place (0 leads): ``nil`` the worlds in which its own nil stands, ``cover`` in which its partner's
    does and not its own, ``sated`` in which its team has no use for another trick. ``any_nil`` says whether
    a nil stands anywhere at all.
    """

    __slots__ = ("any_nil", "cover", "nil", "sated")

    def __init__(self, tally: Tally, everywhere: Plane, lead1: Plane, lead0: Plane) -> None:
        north_south, east_west = tally.sated()
        turned = (north_south ^ east_west) & lead0
        leaders, others = north_south ^ turned, east_west ^ turned
        self.sated: Planes = [leaders, others, leaders, others]
        self.nil: Planes = [0, 0, 0, 0]
        self.cover: Planes = [0, 0, 0, 0]
        standing = tally.standing()
        self.any_nil = bool(standing)
        if standing:
            both = lead1 & lead0
            self._place_nils(standing, (everywhere ^ (lead1 | lead0), lead0 ^ both, lead1 ^ both, both))

    def _place_nils(self, standing: dict[Seat, Plane], leads: tuple[Plane, ...]) -> None:
        nil = self.nil
        for seat, stands in standing.items():
            for place in range(4):
                nil[place] |= stands & leads[(seat - place) % 4]
        for place in range(4):
            partner = nil[place ^ 2]
            self.cover[place] = partner ^ (partner & nil[place])

    def foe_nil(self, place: int) -> Plane:
        """The worlds in which a nil of the place's opponents stands."""
        return self.nil[(place + 1) % 4] | self.nil[(place + 3) % 4]

    def duck(self, place: int, cover: Plane) -> Plane:
        """The worlds in which the place wants no trick, given those in which it covers."""
        sated = self.sated[place]
        return self.nil[place] | (sated ^ (sated & cover))
