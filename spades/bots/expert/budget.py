"""How much Expert thinks: counted in worlds and positions, never in time: all machines think alike."""

from __future__ import annotations

from dataclasses import dataclass

USUAL_POSITIONS = (10_000, 10_000, 2_000, 1_200)


@dataclass(frozen=True, slots=True)
class Budget:
    """Of one decision.

    ``playouts`` of all candidates together, in at most ``worlds`` worlds each. When one to four tricks are
    left, at most ``deals`` deals are searched and ``positions`` in all, by the tricks left.
    """

    playouts: int = 8192
    worlds: int = 2048
    deals: int = 200
    positions: tuple[int, ...] = USUAL_POSITIONS

    def times(self, factor: int, parts: int = 1) -> Budget:
        """So many times as much, in so many parts."""
        playouts, worlds, deals, *positions = (
            max(1, number * factor // parts)
            for number in (self.playouts, self.worlds, self.deals, *self.positions)
        )
        return Budget(playouts, worlds, deals, tuple(positions))
