"""A drill: where it is found, and what is right there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.levels import LEVELS
from spades.bots.referee import decide
from spades.bots.rng import rng_for
from spades.coach.drills import bidding, deals
from spades.coach.drills.break_nil import BreakNil
from spades.coach.drills.cover_nil import CoverNil
from spades.coach.drills.drop_bags import DropBags
from spades.coach.drills.ending import Ending
from spades.coach.drills.played_out import PlayedOut
from spades.coach.drills.searched import Searched
from spades.coach.drills.verdict import Verdict, Worth, presumed, verdict
from spades.coach.quiz import Question, asked
from spades.engine import apply, deal_code, format_rules
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Generator

    from spades.bots.rng import Rng
    from spades.coach.drills.kind import Kind
    from spades.engine import Game, RuleSet

CARDS: dict[str, Kind] = {kind.name: kind for kind in (CoverNil(), BreakNil(), Ending(), DropBags())}
KINDS = (bidding.NAME, *CARDS)

SHORT = 1024  # playouts of a first look
LONG, PARTS = 4096, 6  # and of each part of a long one
SEARCHED = 4  # tricks left: from here on cards are searched to the end
FEW_DEALS = 40  # searched at a first look
MOST_DEALS = 400  # and in all: each one, where no more fit
POSITIONS = 400  # searched in one step


@dataclass(frozen=True, slots=True)
class Drill:
    """Names one: of hand ``hand`` of a ``seed``, the choice that is action ``step``."""

    kind: str
    seed: str
    rules: RuleSet
    hand: int
    step: int


def first_of(kind: str, seed: str, rules: RuleSet, hand: int) -> Game:
    """A hand as it begins: of cards about to be bid, of bids at the seat that is asked. Those before it have
    bid as Club does, whatever is right for the seat (see ``deals.LEVEL``).

    :raises SetupError: no game begins with this seed.
    """
    if kind == bidding.NAME:
        return asked(Question(seed, hand, rules, deals.LEVEL), LEVELS[deals.LEVEL]())
    room = CARDS[kind]
    return deals.table(seed, kind, hand, rules, room.deal, room.bags)


def position(drill: Drill) -> Game:
    """The game at the moment of the question.

    :raises SetupError: no game begins with this seed.
    :raises ValueError: the hand has no such step.
    """
    game, club = first_of(drill.kind, drill.seed, drill.rules, drill.hand), LEVELS[deals.LEVEL]()
    while len(game.actions) < drill.step and game.turn is not None:
        game = apply(game, decide(game, game.turn, club).action)
    if len(game.actions) != drill.step or not is_question(drill.kind, game):
        raise ValueError(f"hand {drill.hand} asks nothing at step {drill.step}")
    return game


def is_question(kind: str, game: Game) -> bool:
    """Is there something to choose for the seat whose turn it is, and the theme there?"""
    if game.turn is None:
        return False
    seen = view(game, game.turn)
    if kind == bidding.NAME:
        return bool(seen.legal_bids())
    room = CARDS[kind]
    return len(seen.legal_cards()) > 1 and room.bids(seen.bids) and room.present(seen)


class Judge:
    """Judges what may be chosen at a question, in steps: first a glance, then a study. Another ``luck`` draws
    other worlds.
    """

    def __init__(self, kind: str, game: Game, luck: str = "drill") -> None:
        assert game.turn is not None  # noqa: S101  # a question is somebody's turn
        self.game = game
        self._luck = luck
        seen = view(game, game.turn)
        self._looked: PlayedOut | Searched | None = None
        self._weighed: Verdict | None = None
        if kind == bidding.NAME:
            self._weighed = bidding.judge(seen)
        elif len(seen.hand) <= SEARCHED:
            self._looked = Searched(seen, CARDS[kind].goal(seen), MOST_DEALS, self._rng(0))
        else:
            self._looked = PlayedOut(seen, CARDS[kind].goal(seen))

    def glance(self) -> Generator[None, None, Verdict]:
        """What may be found to be right; where nothing may, nothing is studied."""
        looked = self._looked
        if self._weighed is not None:
            return self._weighed
        assert looked is not None  # noqa: S101  # cards were looked at
        if len(looked.tried) == 1:  # cards that all do the same
            return Verdict((), (), 0)
        if isinstance(looked, PlayedOut):
            looked.look(SHORT, self._rng(0))
            yield
        else:
            while not looked.done and looked.searched < FEW_DEALS:
                looked.look(POSITIONS, FEW_DEALS)
                yield
        return presumed(looked.worths())

    def study(self) -> Generator[None, None, Verdict]:
        """After a glance: what is clearly right. It ends early where no more hope is left.

        Nothing of the glance counts: it picked the question, and what is picked because it looks clear was
        lucky to look so.
        """
        looked = self._looked
        if self._weighed is not None:
            return self._weighed
        assert looked is not None  # noqa: S101  # as above
        looked.forget()
        if isinstance(looked, PlayedOut):
            for part in range(1, PARTS + 1):
                looked.look(LONG, self._rng(part))
                yield
                if not presumed(looked.worths()).right:
                    break
        else:
            while not looked.done:
                looked.look(POSITIONS)
                yield
        return verdict(looked.worths())

    def _rng(self, part: int) -> Rng:
        """The random numbers of a part: the same for the same question everywhere."""
        game = self.game
        assert game.turn is not None  # noqa: S101  # as above
        code, rules = deal_code(game.setup, game.hand_no), format_rules(game.rules)
        return rng_for(code, game.turn, rules, self._luck, part, len(game.actions))


def judged(kind: str, game: Game, luck: str = "drill") -> Verdict:
    """Glance and study at once."""
    judge = Judge(kind, game, luck)
    return ended(judge.study()) if ended(judge.glance()).right else Verdict((), (), 0)


def ended(steps: Generator[None, None, Verdict]) -> Verdict:
    """What comes of steps, taken all at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Verdict = end.value
            return found


def equals(game: Game, worth: Worth, others: tuple[Worth, ...]) -> tuple[int, ...]:
    """The cards that do the same as one of those that were tried: all from it up to the next one tried of its
    suit; itself, for a bid.
    """
    assert game.turn is not None  # noqa: S101  # as in judging
    seen, card = view(game, game.turn), worth.choice
    if seen.legal_bids():
        return (card,)
    above = [other.choice for other in others if other.choice // 13 == card // 13 and other.choice > card]
    end = min(above, default=13 * (card // 13 + 1))
    return tuple(other for other in seen.legal_cards() if card <= other < end)


def all_right(game: Game, verdict: Verdict) -> tuple[int, ...]:
    """Every choice that is right: those that were found, and the cards that do the same as one of them."""
    right = (worth for worth in verdict.worths if worth.choice in verdict.right)
    return tuple(choice for worth in right for choice in equals(game, worth, verdict.worths))
