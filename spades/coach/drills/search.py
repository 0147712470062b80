"""Looking for a drill of some kind and level, in steps that are short enough to be done beside a game.

Every question gets a glance. One that seems to be of the level wanted is studied, and taken if it is. The
levels are not all alike often: after some questions that seemed to be of other levels the nearest of them are
studied too. What is found depends on what was asked for alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.levels import LEVELS
from spades.bots.referee import decide
from spades.coach.drills import bidding, deals
from spades.coach.drills.drill import CARDS, Drill, Judge, all_right, first_of, is_question
from spades.coach.drills.level import level
from spades.engine import apply
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from spades.coach.drills.verdict import Verdict
    from spades.engine import Game, RuleSet

# Questions of other levels: fewer of kinds that come up seldom, more of bids, which are judged at once.
ENOUGH = {"bid": 16, "break-nil": 5, "drop-bags": 4}
USUALLY = 8
MOST_HANDS = 300  # rules under which nothing comes up for so long have no such drill


@dataclass(frozen=True, slots=True)
class Wanted:
    """A drill of a kind and level (1 to 5), looked for from hand ``hand`` of a seed on."""

    kind: str
    seed: str
    rules: RuleSet
    level: int
    hand: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """A drill, the game at its question, and its level."""

    drill: Drill
    game: Game
    level: int


@dataclass(frozen=True, slots=True)
class Glanced:
    """A question that may do, and the level that it seems to have."""

    judge: Judge
    hand: int
    level: int


class Search:
    """A search under way: ``step`` until ``done``; then ``found``, None where there is nothing."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.done = False
        self.found: Found | None = None
        self._spare: Found | None = None
        self._steps = self._looking()

    def step(self) -> None:
        """A short step: some cards played, or one thought about a question, no longer than one of Expert's.

        :raises SetupError: no game begins with this seed.
        """
        if not self.done and next(self._steps, self) is self:
            self.done = True

    def _looking(self) -> Iterator[None]:
        kind, first = self.wanted.kind, self.wanted.hand
        if kind in CARDS and not CARDS[kind].allowed(self.wanted.rules):
            return
        enough, others = ENOUGH.get(kind, USUALLY), list[Glanced]()
        for hand in range(first, first + MOST_HANDS):
            if (yield from self._look_through(hand, others)):
                return
            if len(others) >= enough:
                if (yield from self._nearest(others)):
                    return
                others = []
        if not (yield from self._nearest(others)):
            self.found = self._spare

    def _look_through(self, hand: int, others: list[Glanced]) -> Generator[None, None, bool]:
        """Looks at a hand; True when it had a drill of the level wanted, else ``others`` may have grown."""
        for one in self._glanced(hand):
            if one is None:
                yield
            elif one.level != self.wanted.level:
                others.append(one)
            elif (yield from self._studied(one, exactly=True)):
                return True
        return False

    def _nearest(self, others: list[Glanced]) -> Generator[None, None, bool]:
        """Takes the first that is clear, from the nearest level on."""
        for one in sorted(others, key=lambda other: abs(other.level - self.wanted.level)):
            if (yield from self._studied(one)):
                return True
        return False

    def _studied(self, one: Glanced, *, exactly: bool = False) -> Generator[None, None, bool]:
        """Studies a question and takes it; not if it is of another level, where that is asked."""
        wanted, game = self.wanted, one.judge.game
        verdict = yield from one.judge.study()
        if not verdict.right:
            return False
        level = _level(game, verdict)
        drill = Drill(wanted.kind, wanted.seed, wanted.rules, one.hand, len(game.actions))
        found = Found(drill, game, level)
        if exactly and level != wanted.level:
            self._spare = self._nearer(self._spare, found)
            return False
        self.found = self._nearer(self._spare, found)
        return True

    def _nearer(self, one: Found | None, other: Found) -> Found:
        """The one whose level is nearer to that wanted."""
        wanted = self.wanted.level
        return one if one is not None and abs(one.level - wanted) < abs(other.level - wanted) else other

    def _glanced(self, hand: int) -> Iterator[Glanced | None]:
        """The questions of a hand, and between them None as often as a step is over."""
        kind, club = self.wanted.kind, LEVELS[deals.LEVEL]()
        game = first_of(kind, self.wanted.seed, self.wanted.rules, hand)
        yield None
        while game.turn is not None:
            if is_question(kind, game):
                yield None
                judge = Judge(kind, game)
                yield None
                verdict = yield from judge.glance()
                if verdict.right:
                    yield Glanced(judge, hand, _level(game, verdict))
                yield None
            if kind == bidding.NAME:
                return
            game = apply(game, decide(game, game.turn, club).action)
            if game.phase == "playing" and _is_over(kind, game):
                return
            if len(game.actions) % 4 == 0:
                yield None


def _is_over(kind: str, game: Game) -> bool:
    assert game.turn is not None  # noqa: S101  # it is being played
    return not CARDS[kind].bids(game.bids) or CARDS[kind].over(view(game, game.turn))


def _level(game: Game, verdict: Verdict) -> int:
    return level(game, all_right(game, verdict), verdict.margin)
