"""The chance to win the game from a score, after a finished hand: whole numbers, learned from bots' games.

Each team's score counts less what its bags will cost; the points that then remain to the target are looked up
in a table of leads. A losing score takes from a team near to it a part of its chance. In a game of so many
hands the lead decides, and what the hands to come may do to it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import isqrt

from spades.bots.model.equity_data import ABOVE, COSTS, DOOM, HORIZON, LEADS, REMAINING
from spades.engine import RuleSet, is_tie, result_of

EVEN = 32767  # the chance of two teams that stand alike
SURE = 2 * EVEN  # the chance of a team that has won
_PARTS = 256  # of a penalty, in COSTS
_SPREAD = 75  # points by which one hand moves a lead: the standard deviation among bots
_A_HAND = 50  # points that a hand brings a team nearer to a target, for what bags will cost it
# Of EVEN, what a lead adds to even chances, by its size in fifths of the spread of the hands to come.
_AHEAD = (
    0, 5194, 10185, 14794, 18883, 22370, 25226, 27475, 29176, 30412, 31276, 31856, 32230, 32462, 32600,
    32679, 32722, 32745, 32757, 32762, 32765, 32766, 32767,
)  # fmt: skip
Pair = tuple[int, int]
Step = tuple[int, int, int]


def chance(rules: RuleSet, scores: Pair, bags: Pair, hands: int = 0) -> int:
    """The chance that North-South wins the game from ``scores`` and ``bags`` after a finished hand, from 0 to
    :data:`SURE`: exactly that where the game is over (rules.md R16, R17), ``EVEN`` where it is tied there.
    ``hands`` are played in all; it matters where their number is limited.

    With the teams exchanged it is ``SURE`` minus this.
    """
    result = result_of(rules, scores, hands)
    if result is not None:
        return EVEN if result.winner is None else 0 if result.winner else SURE
    if is_tie(rules, scores):
        return EVEN
    if rules.hands is not None:
        return _limited(rules, scores, bags, rules.hands - hands)
    return _table(rules).chance(scores, bags)


def bag_cost(rules: RuleSet, bags: int, remaining: int) -> int:
    """Points that ``bags`` carried cost a team, when the team nearer to the target lacks ``remaining``."""
    return _table(rules).cost(bags, remaining)


def _limited(rules: RuleSet, scores: Pair, bags: Pair, left: int) -> int:
    """The chance with so many hands to come: the lead beside the spread of their points, a normal curve."""
    ours, theirs = (
        score - bag_cost(rules, held, left * _A_HAND) for score, held in zip(scores, bags, strict=True)
    )
    spread = _SPREAD * isqrt(10_000 * left)  # hundredths of a point
    place, part = divmod(500 * abs(ours - theirs), spread)
    if place + 1 >= len(_AHEAD):
        ahead = EVEN
    else:
        ahead = _AHEAD[place] + (_AHEAD[place + 1] - _AHEAD[place]) * part // spread
    return EVEN + ahead if ours > theirs else EVEN - ahead


@lru_cache(maxsize=8)
def _table(rules: RuleSet) -> _Table:
    return _Table(rules)


class _Table:
    """The figures for one rule set."""

    __slots__ = ("_costs", "_losing", "_penalty", "_target")

    def __init__(self, rules: RuleSet) -> None:
        self._target = rules.target
        self._losing = rules.losing_score
        self._penalty = rules.bag_penalty
        self._costs = COSTS.get(rules.bag_limit or 0, ())

    def chance(self, scores: Pair, bags: Pair) -> int:
        """As the function of this name, of a game that goes on."""
        near = self._target - max(scores)
        first = (self._target - scores[0] + self.cost(bags[0], near), scores[0])
        second = (self._target - scores[1] + self.cost(bags[1], near), scores[1])
        # The team with less to go is looked up, whichever it is: so exchanged teams exchange their chances.
        return self._better(first, second) if first <= second else SURE - self._better(second, first)

    def cost(self, bags: int, near: int) -> int:
        """Points that carried bags cost."""
        if not self._costs:
            return 0
        at, part, width = _between(_HORIZON, near)
        low, high = self._costs[at][bags], self._costs[at + 1][bags]
        return self._penalty * (low * width + (high - low) * part) // (_PARTS * width)

    def _better(self, ours: Pair, theirs: Pair) -> int:
        """The chance of the team that has less to go; a pair is points to go and score."""
        if ours == theirs:
            return EVEN
        win = EVEN + _lead(ours[0], theirs[0])
        if self._losing is None:
            return win
        ruin, relief = _doom(ours[1] - self._losing), _doom(theirs[1] - self._losing)
        return win + ((SURE - win) * relief - win * ruin) // EVEN


def _lead(ours: int, theirs: int) -> int:
    """The lead by both teams' points to go, ours not more than theirs."""
    row, down, height = _between(_REMAINING, ours)
    column, right, width = _between(_REMAINING, theirs)
    near = _FULL[row][column] * (width - right) + _FULL[row][column + 1] * right
    far = _FULL[row + 1][column] * (width - right) + _FULL[row + 1][column + 1] * right
    return max(0, near * (height - down) + far * down) // (width * height)


def _doom(above: int) -> int:
    at, part, width = _between(_ABOVE, above)
    return (DOOM[at] * (width - part) + DOOM[at + 1] * part) // width


def _between(steps: list[Step], value: int) -> Step:
    """The last knot not above the value, the way from it, and the way to the next knot."""
    return steps[max(0, min(len(steps) - 1, value))]


def _steps(knots: tuple[int, ...]) -> list[Step]:
    """The answers of :func:`_between`, which is asked by the thousand."""
    found = [
        (at, way, high - low) for at, (low, high) in enumerate(pairwise(knots)) for way in range(high - low)
    ]
    return [*found, (len(knots) - 2, knots[-1] - knots[-2], knots[-1] - knots[-2])]


def _full() -> list[list[int]]:
    """All leads, those of the team with more to go too."""
    size = len(REMAINING)
    rows = [[0] * size for _ in range(size)]
    at = 0
    for i in range(size):
        for j in range(i + 1, size):
            rows[i][j] = int(LEADS[at : at + 4], 16)
            rows[j][i] = -rows[i][j]
            at += 4
    return rows


_FULL = _full()
_HORIZON, _ABOVE, _REMAINING = _steps(HORIZON), _steps(ABOVE), _steps(REMAINING)
