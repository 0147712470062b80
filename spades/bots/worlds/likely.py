"""Likely worlds: uniform ones are offered in blocks and taken by their clues, then mended card by card.

Both are Metropolis steps: a world may become another, and each level of a clue that it would lose lets that
happen only with the chance that the level is worth. Steps that are as likely back as forth lead in the long
run to worlds as likely as their clues say. Offers of fresh worlds go most of the way at once, whatever there
is to change; swaps of cards go the rest.
"""

from __future__ import annotations

from spades.bots.planes import Coins, Plane, Planes, full
from spades.bots.rng import Rng
from spades.bots.worlds.clues import Evidence
from spades.bots.worlds.draw import shuffled
from spades.bots.worlds.knowledge import Knowledge
from spades.bots.worlds.many import Worlds, uniform
from spades.cards import Card, Cards

DOUBLINGS = 5  # so many times are uniform worlds doubled to have some to choose from
STEPS = 2  # swaps of several pairs at once
PAIRS = 8


def likely(knowledge: Knowledge, evidence: Evidence, size: int, rng: Rng) -> Worlds:
    """``size`` worlds, the likely ones more often.

    :raises ValueError: no deal fits.
    """
    # One too many, so that the blocks of the doubled ones do not offer a world its own copies.
    worlds = uniform(knowledge, size + 1, rng)
    weighed = Weighed(worlds, evidence, size, rng)
    weighed.choose(DOUBLINGS)
    for _ in range(STEPS):
        weighed.step()
    return worlds


class Weighed:
    """Worlds on the way from uniform to likely."""

    __slots__ = ("_bits", "_cards", "_coins", "_evidence", "_levels", "_pairs", "_rng", "_size", "worlds")

    def __init__(self, worlds: Worlds, evidence: Evidence, size: int, rng: Rng) -> None:
        self.worlds, self._evidence, self._size, self._rng = worlds, evidence, size, rng
        self._coins = Coins(rng, size)
        self._bits = [bits for clue in evidence for bits in clue.bits()]
        mattering = {card for clue in evidence for card in clue.cards()}
        self._cards: Cards = tuple(card for card in worlds.movable if card in mattering)
        self._pairs = max(1, min(PAIRS, len(worlds.movable) // 3))
        self._levels: Planes = []

    def choose(self, doublings: int) -> None:
        """Offers every world others from a wider sample, one after the other; must come first."""
        size = self._size
        self.worlds.widen(doublings, self._rng)
        levels = self._judged(self.worlds)
        starts = [block * size for block in range(1 << doublings)]
        everywhere = full(size)
        taken = [everywhere]
        mine = [level & everywhere for level in levels]
        for start in starts[1:]:
            offered = [level >> start & everywhere for level in levels]
            new = everywhere ^ self._refused(mine, offered)
            mine = [old ^ ((old ^ other) & new) for old, other in zip(mine, offered, strict=True)]
            taken = [old ^ (old & new) for old in taken]
            taken.append(new)
        where = 0
        for start, plane in zip(starts, taken, strict=True):
            where |= plane << start
        self.worlds.narrow(where, size, doublings)
        self._levels = mine

    def step(self) -> None:
        """Some pairs of cards change places, where the clues let them."""
        worlds = self.worlds
        ones, others = self._some_pairs()
        before = [(card, worlds.high[card], worlds.low[card]) for card in (*ones, *others)]
        worlds.swap(ones, others)
        levels = self._judged(worlds)
        back = self._refused(self._levels, levels)
        if back:
            for card, high, low in before:
                worlds.high[card] ^= (worlds.high[card] ^ high) & back
                worlds.low[card] ^= (worlds.low[card] ^ low) & back
            levels = [new ^ ((new ^ old) & back) for old, new in zip(self._levels, levels, strict=True)]
        self._levels = levels

    def _some_pairs(self) -> tuple[list[Card], list[Card]]:
        """Cards that matter to a clue, and others of any kind."""
        ones = shuffled(self._cards, self._rng)[: self._pairs]
        rest = tuple(card for card in self.worlds.movable if card not in ones)
        return ones, shuffled(rest, self._rng)[: len(ones)]

    def _judged(self, worlds: Worlds) -> Planes:
        return [level for clue in self._evidence for level in clue.levels(worlds)]

    def _refused(self, old: Planes, new: Planes) -> Plane:
        """The worlds that must not change, by the levels they have and would have."""
        refused = 0
        for bits, had, has in zip(self._bits, old, new, strict=True):
            lost = had ^ (had & has)
            if lost:
                refused |= lost ^ (lost & self._coins.rare(bits))
        return refused
