"""The last tricks: every card is searched to the end of the hand, in all deals that fit or in many."""

from __future__ import annotations

from spades.bots.endings.ending import Hands, values
from spades.bots.expert.budget import Budget
from spades.bots.expert.worth import Worth
from spades.bots.explain import Option
from spades.bots.playout.start import Won, start_of
from spades.bots.rng import Rng
from spades.bots.worlds.clues import Evidence, bits_lost
from spades.bots.worlds.draw import Fitting, shuffled
from spades.bots.worlds.knowledge import Knowledge, know
from spades.bots.worlds.weights import evidence_of
from spades.cards import Card, Cards
from spades.view import View

FEWEST_WORLDS = 24  # that say more than playouts do
LEAST_CHANCE = 16  # bits: a deal that lost more is as good as impossible
_POINTS = 1 << 40  # a utility is so many times the chance, and the points: both can be read from a sum


def search(view: View, tried: Cards, rng: Rng, budget: Budget) -> list[Option] | None:
    """The cards with their worth if everybody plays as well as with open cards; None when there are too many
    tricks left, or too many ways for them to fall.
    """
    left = len(view.hand)
    if left > len(budget.positions):
        return None
    worth = Worth(view)

    def utility(won: Won) -> int:
        own, points = worth.of(won)
        return _POINTS * own + points

    worlds = weighted(know(view), evidence_of(view), rng, budget.deals)
    found = values(start_of(view), view.hand, worlds, tried, utility, budget.positions[left - 1])
    if found.worlds < min(FEWEST_WORLDS, len(worlds)):
        return None
    return [_option(card, total, found.weight) for card, total in zip(tried, found.sums, strict=True)]


def weighted(knowledge: Knowledge, evidence: Evidence, rng: Rng, most: int) -> list[tuple[Hands, int]]:
    """Deals that fit and the weight of each: all of them in any order, or ``most`` if there are more."""
    fitting = Fitting(knowledge)
    if fitting.count() <= most:
        every = list(fitting)
        deals = [every[number] for number in shuffled(tuple(range(len(every))), rng)]
    else:
        deals = [_ascending(fitting.draw(rng)) for _ in range(most)]
    pairs = [(hands, bits_lost(evidence, hands)) for hands in deals]
    least = min(lost for _, lost in pairs)
    return [(hands, 1 << max(0, LEAST_CHANCE - (lost - least))) for hands, lost in pairs]


def _ascending(hands: list[list[Card]]) -> Hands:
    north, east, south, west = (tuple(sorted(hand)) for hand in hands)
    return north, east, south, west


def _option(card: int, total: int, weight: int) -> Option:
    chance = (total + _POINTS // 2) // _POINTS
    return Option(card, chance, total - _POINTS * chance, weight)
