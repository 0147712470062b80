"""The trick on the table, in all worlds."""

from __future__ import annotations

from collections.abc import Sequence

from spades.bots.planes import Plane, Planes
from spades.bots.playout.board import Hand, Orders
from spades.cards import Card


class Trick:
    """``led[s]`` are the worlds in which suit ``s`` was led, ``best[r]`` those in which the card that wins
    so far has rank ``r`` or more, ``ruffed`` those in which it is a spade on another suit, and the bits
    ``by1`` and ``by0`` tell the place that played it. ``spades`` are the worlds in which a spade was played.
    """

    __slots__ = ("best", "by0", "by1", "led", "orders", "ruffed", "spades")

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
        self.spades = led[3]

    def followers(self, hand: Hand) -> Planes:
        """By rank, the worlds in which the hand holds that card of the led suit."""
        clubs, diamonds, hearts, spades = self.led
        held = [0] * 13
        for rank in self.orders.up:
            held[rank] = (
                (clubs & hand[rank])
                | (diamonds & hand[rank + 13])
                | (hearts & hand[rank + 26])
                | (spades & hand[rank + 39])
            )
        return held

    def winners(self, suit: Planes, follows: Plane) -> Planes:
        """Of a hand's cards of the led suit, or spades where it has none, those that win now.

        Where it follows to a trick that was ruffed nothing wins; where it ruffs first, everything does.
        """
        same = follows ^ self.ruffed
        never = follows & self.ruffed
        best, winning = self.best, [0] * 13
        for rank in self.orders.up:
            held = suit[rank]
            if held:
                winning[rank] = held ^ (held & ((best[rank] & same) | never))
        return winning

    def played(self, place: int, chosen: Planes, winners: Planes, follows: Plane, everywhere: Plane) -> None:
        """A place has played ``chosen``: cards of the led suit, or spades where it did not follow."""
        above = 0
        rising = [0] * 13
        for rank in self.orders.down:
            above |= chosen[rank] & winners[rank]
            rising[rank] = above
        if not above:
            return
        self._now_by(place, above)
        if place == 3:
            return
        first_ruff = above ^ (above & (follows | self.ruffed))
        best = self.best
        if first_ruff:
            kept = everywhere ^ first_ruff
            self.ruffed |= first_ruff
            for rank in self.orders.up:
                best[rank] = (best[rank] & kept) | rising[rank]
        else:
            for rank in self.orders.up:
                best[rank] |= rising[rank]

    def _now_by(self, place: int, where: Plane) -> None:
        if place == 1:
            self.by0 = where
        elif place == 2:
            self.by0 ^= self.by0 & where
            self.by1 = where
        else:
            self.by1 |= where
            self.by0 |= where
