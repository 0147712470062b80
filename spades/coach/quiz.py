"""Questions for bidders: hands at some score, with the bids before them, drawn from a seed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.referee import decide
from spades.bots.rng import Rng
from spades.engine import HUMAN, Blind, RuleSet, Setup, apply, derived_code, new_game
from spades.seats import NORTH, Seat

if TYPE_CHECKING:
    from spades.bots import Bot
    from spades.engine import Game

FARTHEST = 12  # tens of points between a team and the middle of both, at most
FROM_THE_END = 8  # tens of points: nearer to it a bid is often forced, and teaches nothing
BEHIND = 20  # hands of a game to a target, at most; more would lead no farther
A_HAND, APART, BAGS = 6, 3, 3  # what a hand brings at most: tens of points, of the distance too, and bags
DEEPEST = -8  # tens of points; any losing score is farther down


@dataclass(frozen=True, slots=True)
class Question:
    """Number ``number`` (from 0) of the questions of a ``seed``: to the player of ``seat``, or of a seat that
    is drawn. The others are of the level ``level``.
    """

    seed: str
    number: int
    rules: RuleSet
    level: str
    seat: Seat | None = None


def asked(question: Question, bot: Bot) -> Game:
    """The game at the moment of the question: all who bid before the seat have bid, as ``bot`` does.

    The same question gives the same game everywhere.

    :raises SetupError: no game begins with this seed.
    """
    rng = _rng(question)
    dealer, drawn = rng.below(4), rng.below(4)
    seat = drawn if question.seat is None else question.seat
    scores, bags = standing(question.rules, rng)
    deal = derived_code(question.seed, question.number)
    north, east, south, west = (HUMAN if other == seat else question.level for other in range(4))
    players = (north, east, south, west)
    game = new_game(Setup(question.rules, question.seed, (deal,), dealer, scores, bags, players))
    while game.phase == "blind" or game.turn != seat:
        turn = NORTH if game.turn is None else game.turn
        # A bid without the cards would be no question about a hand.
        action = Blind(seat, declared=False) if turn == seat else decide(game, turn, bot).action
        game = apply(game, action)
    return game


def _rng(question: Question) -> Rng:
    name = f"quiz\n{question.seed}\n{question.number}"
    return Rng(int.from_bytes(hashlib.sha256(name.encode()).digest(), "big"))


def standing(rules: RuleSet, rng: Rng) -> tuple[tuple[int, int], tuple[int, int]]:
    """Scores and bags: of a game at its beginning, or anywhere on its way. Of so many hands one is yet to be
    played: a single one begins at nothing, and after few of them little lies between the teams.
    """
    if rules.hands == 1 or not rng.below(4):
        return (0, 0), (0, 0)
    hands = BEHIND if rules.hands is None else rules.hands - 1
    middle = rng.below(min(rules.target // 10 - FROM_THE_END, A_HAND * hands))
    (ours, own), (theirs, other) = (_team(rules, rng, middle, hands) for _ in range(2))
    return (ours, theirs), (own, other)


def _team(rules: RuleSet, rng: Rng, middle: int, hands: int) -> tuple[int, int]:
    """The score and the bags of a team after so many hands at most."""
    far = min(FARTHEST, APART * hands)
    tens = middle + rng.below(2 * far + 1) - far
    bags = rng.below(min(rules.bag_limit or 1, BAGS * hands + 1))
    tens = max(DEEPEST, min((rules.target - bags - 1) // 10, tens))
    # Each bag stands on the slip as a point, where bags are points.
    return 10 * tens + (bags if rules.bag_value == 1 else 0), bags
