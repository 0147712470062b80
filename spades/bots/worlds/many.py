"""Many worlds at once: bit ``w`` of each plane belongs to world ``w``.

A few deals are drawn one by one, uniformly. They are doubled until there are enough, and each time the
copies have their cards exchanged among those that are alike, by one random permutation for all: so copies of
a deal are as good as drawn anew, up to how many cards of each kind a hand holds. At last pairs of cards
change places, each world flipping its own coin. Every step takes uniform worlds to uniform worlds, each for
itself; the steps only make them differ from each other.
"""

from __future__ import annotations

from collections.abc import Callable

from spades.bots.planes import Coins, Plane, Planes, full
from spades.bots.rng import Rng
from spades.bots.worlds.draw import Fitting, shuffled
from spades.bots.worlds.knowledge import Knowledge
from spades.cards import Card, Cards
from spades.seats import Seat

# Deals drawn one by one, and times that every card gets a partner to change places with: where all cards are
# alike, and where shown voids tell some from others. With these, 1,024 worlds are worth some 900 drawn one by
# one, for the owner of a card, for two cards together and for the length of a suit.
STARTS, STARTS_BARRED = 16, 32
ROUNDS, ROUNDS_BARRED = 1, 5


class Worlds:
    """``size`` deals of the hidden cards. ``high[card]`` and ``low[card]`` are the planes of bit 1 and bit 0
    of the seat that holds the card.
    """

    __slots__ = ("_barred", "alike", "coins", "full", "high", "low", "movable", "settled", "size")

    def __init__(self, knowledge: Knowledge, size: int, rng: Rng) -> None:
        fitting = Fitting(knowledge)
        self.size, self.full = size, full(size)
        self.coins = Coins(rng, size)
        self.alike = fitting.alike
        seats = [seat for seat in range(4) if knowledge.room[seat]]
        self._barred = [[seat for seat in seats if suit in knowledge.barred[seat]] for suit in range(4)]
        self.movable: Cards = tuple(card for group in self.alike for card in group)
        self.settled: Cards = tuple(card for card in knowledge.unknown if card not in self.movable)
        self.high, self.low = [0] * 52, [0] * 52
        self._start(fitting, rng)

    def _start(self, fitting: Fitting, rng: Rng) -> None:
        starts, doublings = self.size, 0
        most = STARTS if len(self.alike) < 2 else STARTS_BARRED
        while starts > most:
            starts, doublings = (starts + 1) // 2, doublings + 1
        high, low = self.high, self.low
        for place in range(starts):
            for seat, hand in enumerate(fitting.draw(rng)):
                for card in hand:
                    high[card] |= seat >> 1 << place
                    low[card] |= (seat & 1) << place
        for doubling in range(doublings):
            self._double(starts << doubling, rng)
        for planes in (high, low):
            planes[:] = [plane & self.full for plane in planes]

    def widen(self, doublings: int, rng: Rng) -> None:
        """Doubles the worlds so many times; no coins can be flipped for so many."""
        for _ in range(doublings):
            self._double(self.size, rng)
            self.size *= 2
        self.full = full(self.size)

    def narrow(self, where: Plane, size: int, doublings: int) -> None:
        """Only ``size`` worlds again after :meth:`widen`: those in ``where``, one in each place of the blocks
        of ``size``.
        """
        fold = folding(where, size, doublings)
        self.size, self.full = size, full(size)
        for planes in (self.high, self.low):
            for card in self.movable:
                planes[card] = fold(planes[card])
            for card in self.settled:
                planes[card] &= self.full

    def _double(self, width: int, rng: Rng) -> None:
        """Twice as many worlds; in the new ones alike cards are exchanged."""
        high, low = self.high[:], self.low[:]
        for group in (*self.alike, self.settled):
            others = shuffled(group, rng) if group is not self.settled else group
            for card, other in zip(group, others, strict=True):
                self.high[card] |= high[other] << width
                self.low[card] |= low[other] << width

    def mix(self, rng: Rng) -> None:
        """Every card gets a partner in each round, and half of the worlds try to let them change places."""
        for _ in range(ROUNDS if len(self.alike) < 2 else ROUNDS_BARRED):
            order = shuffled(self.movable, rng)
            self.swap(order[::2], order[1::2])

    def swap(self, ones: list[Card], others: list[Card]) -> None:
        """Each pair of cards changes places where voids allow it, in half of the worlds."""
        high, low, barred, flip = self.high, self.low, self._barred, self.coins.flip
        for one, other in zip(ones, others, strict=False):
            one_high, one_low = high[one], low[one]
            differ_high, differ_low = one_high ^ high[other], one_low ^ low[other]
            where = (differ_high | differ_low) & flip()
            if one // 13 != other // 13:
                for seat in barred[one // 13]:
                    where ^= where & self.held(other, seat)
                for seat in barred[other // 13]:
                    where ^= where & self.held(one, seat)
            differ_high &= where
            differ_low &= where
            high[one] = one_high ^ differ_high
            low[one] = one_low ^ differ_low
            high[other] ^= differ_high
            low[other] ^= differ_low

    def held(self, card: Card, seat: Seat) -> Plane:
        """The worlds in which a seat holds a card."""
        return self.each_held((card,), seat)[0]

    def each_held(self, cards: Cards, seat: Seat) -> Planes:
        """For each card, the worlds in which a seat holds it."""
        high, low, everywhere = self.high, self.low, self.full
        if seat == 3:
            return [high[card] & low[card] for card in cards]
        if seat == 2:
            return [high[card] ^ (high[card] & low[card]) for card in cards]
        if seat == 1:
            return [low[card] ^ (high[card] & low[card]) for card in cards]
        return [everywhere ^ (high[card] | low[card]) for card in cards]


def folding(where: Plane, size: int, doublings: int) -> Callable[[Plane], Plane]:
    """A function that lays all blocks of ``size`` of a plane upon the first, in the worlds of ``where``."""
    halves = [(size << doubling, full(size << doubling)) for doubling in reversed(range(doublings))]

    def fold(plane: Plane) -> Plane:
        plane &= where
        for half, low in halves:
            plane = plane >> half | plane & low
        return plane

    return fold


def uniform(knowledge: Knowledge, size: int, rng: Rng) -> Worlds:
    """``size`` worlds, each uniform over the deals that fit.

    :raises ValueError: no deal fits.
    """
    worlds = Worlds(knowledge, size, rng)
    worlds.mix(rng)
    return worlds
