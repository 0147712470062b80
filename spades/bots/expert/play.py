"""Choosing a card: every card that may be played is tried in many worlds, and the hand played to its end."""

from __future__ import annotations

from spades.bots.expert.budget import Budget
from spades.bots.expert.cards import distinct
from spades.bots.expert.ending import search
from spades.bots.expert.worth import CHANCE_WEIGHS, Worth
from spades.bots.explain import Option
from spades.bots.planes import full
from spades.bots.playout.finals import Finals
from spades.bots.playout.sliced import run
from spades.bots.playout.start import start_of
from spades.bots.rng import Rng
from spades.bots.worlds.knowledge import know
from spades.bots.worlds.sample import Owners, sample
from spades.bots.worlds.weights import evidence_of
from spades.cards import Cards
from spades.view import View


def rate(view: View, legal: Cards, rng: Rng, budget: Budget) -> list[Option]:
    """The cards worth trying, the best first. Of cards that do the same only the lowest is tried."""
    tried = distinct(view, legal)
    options = search(view, tried, rng, budget) or _played_out(view, tried, rng, budget)
    return sorted(options, key=lambda one: (-CHANCE_WEIGHS * one.chance - one.points, one.choice % 13))


def _played_out(view: View, tried: Cards, rng: Rng, budget: Budget) -> list[Option]:
    size = min(budget.worlds, budget.playouts // len(tried))
    finals = run(start_of(view), worlds(view, size, rng), size, tried)
    worth = Worth(view)
    return [_option(card, finals, block, worth) for block, card in enumerate(tried)]


def worlds(view: View, size: int, rng: Rng) -> Owners:
    """The owners of all cards in hands, in ``size`` worlds that fit what the seat knows and was told."""
    owners = sample(know(view), evidence_of(view), size, rng)
    everywhere = full(size)
    mine = (everywhere if view.seat & 2 else 0, everywhere if view.seat & 1 else 0)
    owners.update(dict.fromkeys(view.hand, mine))
    return owners


def _option(card: int, finals: Finals, block: int, worth: Worth) -> Option:
    chance = points = 0
    for won, count in finals.outcomes(block):
        own, gained = worth.of(won)
        chance += count * own
        points += count * gained
    return Option(card, chance, points, finals.size)
