"""Deals one by one, with weights: all that fit while they are few, or some of them drawn."""

from __future__ import annotations

from spades.bots.rng import Rng
from spades.bots.worlds.clues import Clue, Evidence
from spades.bots.worlds.draw import Fitting, Hands
from spades.bots.worlds.knowledge import Knowledge
from spades.bots.worlds.sample import Owners, sample
from spades.cards import Card, Cards

HIGHEST = 16  # bits of the weight of a likeliest deal; one so many bits less likely is left out


def weighted_deals(knowledge: Knowledge, evidence: Evidence, most: int, rng: Rng) -> list[tuple[Hands, int]]:
    """Deals of the hidden cards and their weights, the own hand empty.

    All that fit if they are no more than ``most``, the likeliest first; else ``most`` worlds of a sample,
    drawn by their chance, which may be alike and all weigh one.

    :raises ValueError: no deal fits.
    """
    fitting = Fitting(knowledge)
    if fitting.count() > most:
        return [(hands, 1) for hands in hands_of(sample(knowledge, evidence, most, rng), most)]
    lost = Lost(evidence)
    bits = [(lost.bits(hands), hands) for hands in fitting]
    least = min(bits, default=(0, ()))[0]
    likely = [(hands, 1 << HIGHEST + least - its) for its, hands in sorted(bits) if its - least <= HIGHEST]
    if not likely:
        raise ValueError("no deal fits")
    return likely


class Lost:
    """What the clues take from deals. Many deals share a hand, and a clue looks at one hand only."""

    __slots__ = ("_clues",)

    def __init__(self, evidence: Evidence) -> None:
        self._clues: list[tuple[Clue, dict[Cards, int]]] = [(clue, {}) for clue in evidence]

    def bits(self, hands: Hands) -> int:
        """The bits that a deal loses; see :func:`spades.bots.worlds.clues.bits_lost`."""
        lost = 0
        for clue, known in self._clues:
            hand = hands[clue.seat]
            if hand not in known:
                known[hand] = clue.lost(hands)
            lost += known[hand]
        return lost


def hands_of(owners: Owners, size: int) -> list[Hands]:
    """The worlds of a sample as hands, cards ascending."""
    worlds: list[tuple[list[Card], ...]] = [([], [], [], []) for _ in range(size)]
    for card in sorted(owners):
        high, low = (f"{plane:0{size}b}" for plane in owners[card])
        for world, one, other in zip(worlds, reversed(high), reversed(low), strict=True):
            world[2 * (one == "1") + (other == "1")].append(card)
    return [(tuple(n), tuple(e), tuple(s), tuple(w)) for n, e, s, w in worlds]
