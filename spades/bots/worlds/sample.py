"""Worlds for playouts: deals that fit what a seat knows, many at once, the likely ones more often."""

from __future__ import annotations

from spades.bots.planes import Plane
from spades.bots.rng import Rng
from spades.bots.worlds.clues import Evidence
from spades.bots.worlds.knowledge import Knowledge
from spades.bots.worlds.likely import likely
from spades.bots.worlds.many import uniform
from spades.cards import Card

Owners = dict[Card, tuple[Plane, Plane]]


def sample(knowledge: Knowledge, evidence: Evidence | None, size: int, rng: Rng) -> Owners:
    """``size`` worlds as planes: for every unknown card bit 1 and bit 0 of the seat that holds it.

    Without evidence each world is uniform over the deals that fit; with it, a deal comes up as often as its
    clues let it, nearly.

    :raises ValueError: no deal fits.
    """
    worlds = likely(knowledge, evidence, size, rng) if evidence else uniform(knowledge, size, rng)
    return {card: (worlds.high[card], worlds.low[card]) for card in knowledge.unknown}
