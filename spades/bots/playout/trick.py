"""The trick on the table, in all worlds."""

from __future__ import annotations

from collections.abc import Sequence

from spades.bots.planes import Plane, Planes
from spades.bots.playout.board import Hand, Orders
from spades.cards import Card


class Trick:
    """``led[s]`` are the worlds in which suit ``s`` was led, ``best[r]`` those in which the card that wins so
    far has rank ``r`` or more, ``ruffed`` those in which it is a spade on another suit. The bits ``by1`` and
    ``by0`` tell the place that played it.
    """

    __slots__ = ("best", "by0", "by1", "led", "orders", "ruffed")

    def __init__(self, orders: Orders, lead: Hand, cards: Sequence[Card]) -> None:
        self.orders = orders
        led, best = [0, 0, 0, 0], [0] * 13
        for card in cards:
            worlds = lead[card]
            if worlds:
                led[card // 13] |= worlds
                best[card % 13] |= worlds
        above = 0
        for rank in range(12, -1, -1):
            above |= best[rank]
            best[rank] = above
        self.led, self.best = led, best
        self.ruffed = self.by1 = self.by0 = 0

    def part(self, suit: Planes, follows: Plane) -> tuple[Planes, Planes]:
        """Of a place's cards of the led suit, or spades where it has none: those that win now, and those that
        do not. On a trick that was ruffed no card of the led suit wins; the first ruff always does.
        """
        winners, losers = [0] * 13, [0] * 13
        compared, beaten = follows ^ self.ruffed, follows & self.ruffed
        best = self.best
        for rank in self.orders.up:
            held = suit[rank]
            if held:
                losing = best[rank] & compared
                if beaten:
                    losing |= beaten
                losing = losers[rank] = held & losing
                winners[rank] = held ^ losing
        return winners, losers

    def played(self, place: int, chosen: Planes, winners: Planes, follows: Plane) -> None:
        """A place has played ``chosen`` of its cards of the led suit, or spades."""
        if place == 3:
            self._played_last(chosen, winners)
            return
        above = 0
        rising = [0] * 13
        for rank in self.orders.down:
            above |= chosen[rank] & winners[rank]
            rising[rank] = above
        if not above:
            return
        if place == 1:
            self.by0 = above
        else:
            self.by0 ^= self.by0 & above
            self.by1 = above
        self._raise(rising, above ^ (above & (follows | self.ruffed)))

    def _raise(self, rising: Planes, first_ruff: Plane) -> None:
        """The best rank is that of a new card: higher than the old, but for a first ruff."""
        best = self.best
        self.ruffed |= first_ruff
        for rank in self.orders.up:
            known = best[rank]
            if first_ruff:
                known ^= known & first_ruff
            best[rank] = known | rising[rank]

    def _played_last(self, chosen: Planes, winners: Planes) -> None:
        wins = 0
        for rank in self.orders.up:
            wins |= chosen[rank] & winners[rank]
        self.by1 |= wins
        self.by0 |= wins
