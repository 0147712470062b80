"""What a hand brings both teams, and the chance to win the game after it."""

from __future__ import annotations

from spades.bots.model.equity import SURE, chance
from spades.engine import RuleSet
from spades.seats import Team

Brought = tuple[int, int]
"""Points of a team without bag penalties, and the bags it takes."""
Nils = tuple[tuple[int, int], ...]
"""The nils of a team: the value of each, and the tricks it took."""


def brought(rules: RuleSet, contract: int, tricks: int, nils: Nils) -> Brought:
    """What a team's hand brings (rules.md R10 to R14); ``tricks`` are those of its numeric bidders."""
    points, bags = 0, 0
    helps = rules.failed_nil == "help" and len(nils) == 1
    for value, taken in nils:
        points += -value if taken else value
        if helps:
            tricks += taken
        else:
            bags += taken
    if contract > tricks:
        points -= 10 * contract
    elif contract:
        points += 10 * contract + (rules.exact_ten if contract == tricks >= 10 else 0)
        bags += tricks - contract
    if rules.bag_limit is None:
        return points, 0
    return points + rules.bag_value * bags, bags


class Standing:
    """Chances to win from a score, after what a hand brings; ``hands`` are played then."""

    __slots__ = ("_bags", "_hands", "_known", "_rules", "_scores", "_team")

    def __init__(
        self, rules: RuleSet, scores: tuple[int, int], bags: tuple[int, int], team: Team, hands: int = 0
    ) -> None:
        self._rules, self._scores, self._bags, self._team, self._hands = rules, scores, bags, team, hands
        self._known: dict[tuple[Brought, Brought], int] = {}

    def chance(self, ours: Brought, theirs: Brought) -> int:
        """The chance that the own team wins the game, of :data:`~spades.bots.model.equity.SURE`."""
        key = (ours, theirs)
        if key not in self._known:
            self._known[key] = self._chance(ours, theirs)
        return self._known[key]

    def _chance(self, ours: Brought, theirs: Brought) -> int:
        ns, ew = (ours, theirs) if self._team == 0 else (theirs, ours)
        (score, bags), (other, others) = self._after(0, ns), self._after(1, ew)
        win = chance(self._rules, (score, other), (bags, others), self._hands)
        return win if self._team == 0 else SURE - win

    def _after(self, team: Team, hand: Brought) -> tuple[int, int]:
        """Score and bags of a team after the hand (rules.md R15)."""
        points, bags = hand[0], self._bags[team] + hand[1]
        limit = self._rules.bag_limit
        charged = bags // limit if limit else 0
        points -= self._rules.bag_penalty * charged
        return self._scores[team] + points, bags - charged * limit if limit else 0
