"""The trick on the table, in all worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.bots.planes import Plane, Planes
from spades.bots.playout.board import Board, Hand, any_of
from spades.bots.playout.thresholds import LOWEST_SPADE

if TYPE_CHECKING:
    from spades.bots.playout.follow import Follower


class Trick:
    """``led[s]`` are the worlds in which suit ``s`` was led, ``best[r]`` those in which the card that wins so
    far has rank ``r`` or more, ``ruffed`` those in which it is a spade on another suit. The bits ``by1`` and
    ``by0`` tell the place that played it.

    ``_played`` are the cards played by rank, but for discards. ``_spades`` are the spades among them: only
    with both can a ruff be told from the card of the same rank on which it fell.
    """

    __slots__ = ("_full", "_orders", "_played", "_spades", "best", "by0", "by1", "led", "ruffed")

    def __init__(self, board: Board, lead: Hand) -> None:
        self._full, self._orders = board.full, board.orders
        self.led = [any_of(lead[first : first + 13]) for first in (0, 13, 26)]
        self.led.append(board.full ^ any_of(self.led))
        played = [any_of(lead[rank::13]) for rank in range(13)]
        above, best = 0, played[:]
        for rank in range(12, -1, -1):
            if above:
                best[rank] |= above
            above = best[rank]
        self.best = best
        self._played, self._spades = played, lead[LOWEST_SPADE:]
        self.ruffed = self.by1 = self.by0 = 0

    def play(self, follower: Follower) -> None:
        """A place has played what it chose."""
        trumps, played, spades = follower.trumps, self._played, self._spades
        for rank in self._orders.up:
            worlds = follower.chosen[rank]
            if worlds:
                played[rank] ^= worlds
                ruffs = worlds & trumps
                if ruffs:
                    spades[rank] ^= ruffs
        self._judge(follower)

    def _judge(self, follower: Follower) -> None:
        """Who wins now, and with which rank."""
        won = follower.won
        if not won:
            return
        if follower.place == 1:
            self.by0 = won
        elif follower.place == 2:
            self.by0 ^= self.by0 & won
            self.by1 = won
        else:
            self.by1 |= won
            self.by0 |= won
            return
        self._raise(follower.chosen, won & follower.first, follower.beaten)

    def _raise(self, chosen: Planes, first_ruff: Plane, beaten: Plane) -> None:
        """The best rank is that of a new card if that is higher than the old, or a first ruff; but not if it
        follows to a ruff.
        """
        best, above = self.best, 0
        kept, counted = self._full ^ first_ruff, self._full ^ beaten
        for rank in self._orders.down:
            worlds = chosen[rank]
            if worlds:
                if beaten:
                    worlds &= counted
                above = above | worlds if above else worlds
            if first_ruff:
                best[rank] &= kept
            if above:
                best[rank] |= above
        self.ruffed |= first_ruff

    def clear(self, alive: Planes) -> None:
        """The cards leave the hands."""
        clubs, diamonds, hearts, _ = self.led
        for rank in self._orders.up:
            side, spades = self._played[rank], self._spades[rank]
            if spades:
                alive[rank + 39] ^= spades
                side ^= spades
            if side:
                alive[rank] ^= side & clubs
                alive[rank + 13] ^= side & diamonds
                alive[rank + 26] ^= side & hearts
