"""The hands out of which drills come: numbered, each the same everywhere."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from spades.bots.rng import Rng
from spades.coach.quiz import standing
from spades.engine import Setup, derived_code, new_game
from spades.engine.deal import deal_from_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.engine import Game, RuleSet
    from spades.engine.deal import Hands

TRIES = 40  # deals that are looked at for one hand: of more, none would fit either
LEVEL = "club"  # of those who bid and play up to the question: Expert would take ten times as long


def table(
    seed: str, kind: str, number: int, rules: RuleSet, fits: Callable[[Hands], bool], bags: int = 0
) -> Game:
    """Hand ``number`` of a seed, about to be bid: the first of its deals that fits, or else the last that is
    looked at. Scores and bags are those of a game anywhere on its way; with ``bags`` both teams carry that
    many or more.

    :raises SetupError: no game begins with this seed.
    """
    name = f"drill\n{kind}\n{seed}\n{number}"
    rng = Rng(int.from_bytes(hashlib.sha256(name.encode()).digest(), "big"))
    dealer = rng.below(4)
    scores, carried = standing(rules, rng)
    if bags and rules.bag_limit:
        scores, carried = _laden(rules, rng, scores, carried, bags)
    codes = (derived_code(seed, number * TRIES + place) for place in range(TRIES))
    code = next(code for place, code in enumerate(codes) if place == TRIES - 1 or fits(deal_from_code(code)))
    return new_game(Setup(rules, seed, (code,), dealer, scores, carried, (LEVEL,) * 4))


def _laden(
    rules: RuleSet, rng: Rng, scores: tuple[int, int], carried: tuple[int, int], least: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The same scores with more bags. Where bags are points each stands on the slip as one; a score that they
    would carry to the target is ten lower.
    """
    limit = rules.bag_limit or 0
    least = min(least, limit - 1)
    one, other = (least + rng.below(limit - least) for _ in range(2))
    ours = _with_points(rules, scores[0], one - carried[0])
    theirs = _with_points(rules, scores[1], other - carried[1])
    return (ours, theirs), (one, other)


def _with_points(rules: RuleSet, score: int, bags: int) -> int:
    """A score below the target after so many bags more, or fewer; below it still."""
    if rules.bag_value != 1:
        return score
    score += bags
    return score - 10 if rules.hands is None and score >= rules.target else score
