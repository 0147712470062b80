"""Looking back at a hand: each choice of a seat beside Expert's, from what the seat knew then.

A choice is graded by the chance to win the game that it gave away, in thousandths:

    best      Expert's own choice, or one that does the same
    fine      less than 5
    slip      less than 20
    mistake   less than 50
    blunder   50 and more

Expert thinks longer here than at the table, in parts that each take as long as a move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.expert.budget import Budget
from spades.bots.expert.play import rate
from spades.bots.expert.reasons import reason_of
from spades.bots.model.equity import SURE
from spades.bots.rng import rng_for
from spades.coach.bidding import judge
from spades.coach.hint import Params, Rated, about_bid, about_card
from spades.engine import Bid, Play, apply, deal_code, format_rules, new_game
from spades.view import View, view

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from spades.bots.rng import Rng
    from spades.engine import Action, Setup
    from spades.seats import Seat

PARTS = 4
GRADES = ("best", "fine", "slip", "mistake", "blunder")
FROM = (5, 20, 50)  # thousandths of a game: where slip, mistake and blunder begin
FINE = 1 << 20  # a game in the steps that parts are averaged in
CHOICE_WEIGHS = 16 * SURE  # the points of a hand that Expert takes for a whole game

Numbers = dict[int, tuple[int, int]]  # choice -> chance to win the game, of FINE, and points, of FINE for one


@dataclass(frozen=True, slots=True)
class Decision:
    """A bid or a card of a seat: what it knew before action ``step`` of the hand, and what it chose."""

    step: int
    view: View
    choice: int

    @property
    def trick(self) -> int:
        """The trick of a card, from 1; 0 for a bid."""
        return 0 if self.view.legal_bids() else len(self.view.tricks) + 1

    @property
    def parts(self) -> int:
        """In how many parts it is thought over; 0 when there was nothing to choose."""
        if self.view.legal_bids():
            return 1
        return PARTS if len(self.view.legal_cards()) > 1 else 0


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision and what there is to say of it. ``grade`` is one of :data:`GRADES`; ``loss``, and ``win`` of
    the choice itself, are thousandths of a game, 0 where there was no choice. ``reason``, ``fact`` and
    ``params`` speak of the best choice, as in :class:`spades.coach.hint.Hint`; ``options`` are what was
    looked at, the best first.
    """

    step: int
    trick: int
    kind: str
    choice: int
    best: int
    grade: str
    loss: int
    win: int
    reason: str
    fact: str
    params: Params
    options: tuple[Rated, ...]


def decisions(setup: Setup, actions: Sequence[Action], seat: Seat) -> Iterator[Decision]:
    """The bids and cards of a seat in the first hand of a game."""
    game = new_game(setup)
    for step, action in enumerate(actions):
        if isinstance(action, Bid | Play) and action.seat == seat:
            chosen = action.bid if isinstance(action, Bid) else action.card
            yield Decision(step, view(game, seat), chosen)
        game = apply(game, action)


def luck(setup: Setup, decision: Decision, part: int) -> Rng:
    """The random numbers of a part: the same for the same record everywhere."""
    rules, number = format_rules(setup.rules), decision.step * PARTS + part
    return rng_for(deal_code(setup, 0), decision.view.seat, rules, "review", 0, number)


def think(decision: Decision, rng: Rng, budget: Budget | None = None) -> Numbers:
    """One part of thinking a card over: what each card that is worth trying is worth."""
    seen = decision.view
    found = rate(seen, seen.legal_cards(), rng, budget or Budget())
    return {
        one.choice: (FINE * one.chance // (SURE * one.worlds), FINE * one.points // one.worlds)
        for one in found
    }


def judged(decision: Decision, parts: Sequence[Numbers]) -> Moment:
    """What there is to say of a decision, once all its parts are thought over (see :class:`Decision`)."""
    if decision.view.legal_bids():
        return _bid(decision)
    seen, chosen = decision.view, decision.choice
    if not decision.parts:
        fact, params = about_card(seen, chosen, "only-choice")
        return Moment(
            decision.step,
            decision.trick,
            "play",
            chosen,
            chosen,
            "best",
            0,
            0,
            "only-choice",
            fact,
            params,
            (),
        )
    worth = _mean(parts)
    order = sorted(worth, key=lambda card: (-_utility(worth[card]), card % 13))
    best, own = order[0], _like(chosen, order)
    loss = max(0, _thousandths(worth[best][0]) - _thousandths(worth[own][0]))
    reason = reason_of(seen, best)
    fact, params = about_card(seen, best, reason)
    options = tuple(Rated(card, _thousandths(worth[card][0]), _tenths(worth[card][1])) for card in order)
    win = _thousandths(worth[own][0])
    return Moment(
        decision.step,
        decision.trick,
        "play",
        chosen,
        chosen if own == best else best,
        "best" if own == best else grade(loss),
        0 if own == best else loss,
        win,
        reason,
        fact,
        params,
        options,
    )


def grade(loss: int) -> str:
    """The grade of a choice that is not the best, by the thousandths of a game that it gave away."""
    return GRADES[1 + sum(loss >= least for least in FROM)]


def _bid(decision: Decision) -> Moment:
    told = judge(decision.view, decision.choice)
    wins = {option.bid: (1000 * option.win + SURE // 2) // SURE for option in told.options}
    same = told.bid == decision.choice
    loss = 0 if same else max(0, wins[told.bid] - wins[decision.choice])
    ranked = sorted(told.options, key=lambda option: (option.bid != told.bid, -option.win, option.bid))
    options = tuple(Rated(option.bid, wins[option.bid], 10 * option.points) for option in ranked)
    params = about_bid(decision.view, told.bid)
    return Moment(
        decision.step,
        0,
        "bid",
        decision.choice,
        told.bid,
        "best" if same else grade(loss),
        loss,
        wins[decision.choice],
        told.reason,
        "",
        params,
        options,
    )


def _mean(parts: Sequence[Numbers]) -> Numbers:
    return {
        card: (
            sum(part[card][0] for part in parts) // len(parts),
            sum(part[card][1] for part in parts) // len(parts),
        )
        for card in parts[0]
    }


def _utility(worth: tuple[int, int]) -> int:
    """As Expert weighs: points only tell apart what leaves nearly the same chance."""
    return CHOICE_WEIGHS * worth[0] + worth[1]


def _like(card: int, tried: Sequence[int]) -> int:
    """The card that was tried in the place of one that does the same: the nearest below it in its suit."""
    return max(other for other in tried if other // 13 == card // 13 and other <= card)


def _thousandths(chance: int) -> int:
    return (2 * 1000 * chance + FINE) // (2 * FINE)


def _tenths(points: int) -> int:
    return (2 * 10 * points + FINE) // (2 * FINE)


class Review:
    """The review of a seat's choices in the first hand of a game, in slices as long as a move."""

    def __init__(self, setup: Setup, actions: Sequence[Action], seat: Seat) -> None:
        self._setup = setup
        found = decisions(setup, actions, seat)
        self._slices = [(each, part) for each in found for part in range(max(1, each.parts))]
        self._parts: list[Numbers] = []
        self.done = 0

    @property
    def slices(self) -> int:
        """How many there are in all; ``done`` of them are."""
        return len(self._slices)

    def step(self) -> Moment | None:
        """Thinks one slice; gives the moment that it completes.

        :raises IndexError: all is done.
        """
        decision, part = self._slices[self.done]
        self.done += 1
        if decision.parts == PARTS:
            self._parts.append(think(decision, luck(self._setup, decision, part)))
            if part + 1 < PARTS:
                return None
        parts, self._parts = self._parts, []
        return judged(decision, parts)
