"""Likely worlds: chosen from many uniform ones as their clues say, and then mended card by card.

Choosing gives worlds that are exactly as likely as they should be wherever one passes all clues. The rest is
left to Metropolis steps: a world may become another, and each level of a clue that it would lose lets that
happen only with the chance that the level is worth. Steps that are as likely back as forth keep likely worlds
likely, and lead others there in the long run.
"""

from __future__ import annotations

from spades.bots.planes import Coins, Plane, Planes, full
from spades.bots.rng import Rng
from spades.bots.worlds.clues import Evidence
from spades.bots.worlds.draw import shuffled
from spades.bots.worlds.knowledge import Knowledge
from spades.bots.worlds.many import Worlds, folding, uniform
from spades.cards import Card, Cards

WIDEST = 32768  # uniform worlds to choose from, not counting that there are to be enough for each place
LEAST_DOUBLINGS, MOST_DOUBLINGS = 3, 6
STEPS = 2  # swaps of several pairs at once
PAIRS = 8
APART = 67  # worlds between those that share their luck


def likely(knowledge: Knowledge, evidence: Evidence, size: int, rng: Rng) -> Worlds:
    """``size`` worlds, the likely ones more often.

    :raises ValueError: no deal fits.
    """
    # One too many, so that the blocks of the doubled ones do not offer a world its own copies.
    worlds = uniform(knowledge, size + 1, rng)
    weighed = Weighed(worlds, evidence, size, rng)
    weighed.choose(max(LEAST_DOUBLINGS, min(MOST_DOUBLINGS, (WIDEST // size).bit_length() - 1)))
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
        """Fills every place with the first of many uniform worlds that its clues let pass; must come first.

        A world passes if each level that it misses lets it, by its chance; so those that do are as likely as
        they should be. Where none does, one is taken that is held up but once, or twice, or else any.
        """
        size, worlds = self._size, self.worlds
        worlds.widen(doublings, self._rng)
        levels = self._judged(worlds)
        left, where = full(size), 0
        for passing in self._passing(levels, worlds.size):
            for start in range(0, size << doublings, size):
                taken = passing >> start & left
                where |= taken << start
                left ^= taken
        where |= left
        self._levels = list(map(folding(where, size, doublings), levels))
        worlds.narrow(where, size, doublings)

    def _passing(self, levels: Planes, width: int) -> tuple[Plane, ...]:
        """The worlds that no level holds up, those that one does at most, and two."""
        everywhere = full(width)
        luck = self._rng.getrandbits(width + APART * sum(self._bits))
        once = twice = often = 0
        for bits, level in zip(self._bits, levels, strict=True):
            passed = luck
            for _ in range(bits - 1):
                luck >>= APART  # the same luck, for other worlds
                passed &= luck
            luck >>= APART
            held_up = everywhere ^ ((level | passed) & everywhere)
            often |= twice & held_up
            twice |= once & held_up
            once |= held_up
        return everywhere ^ once, everywhere ^ twice, everywhere ^ often

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
