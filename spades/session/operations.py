"""What each request does: the state in hand and the request in, the answer and the new state out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import spades
from spades import wire
from spades.engine import HUMAN, IllegalAction, apply, legal_actions, new_game, replay
from spades.seats import SEATS, SOUTH
from spades.session import house, keep, later
from spades.session import request as read
from spades.session.events import Event, events, fault
from spades.session.refused import Refused
from spades.session.setup import setup_of
from spades.session.snapshot import State, snapshot, state_of, summary
from spades.session.undo import kept
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spades.bots import Bot
    from spades.engine import Action, Game
    from spades.session.drills import Searches
    from spades.session.par import Par
    from spades.session.request import Request
    from spades.session.reviews import Under
    from spades.session.watch import Record

Message = dict[str, Any]


@dataclass
class Slot:
    """The place of what is there beside the game in hand: a record that is watched, its review, Expert's
    game of a daily deal.
    """

    record: Record | None = None
    review: Under | None = None
    drills: Searches = ()
    par: Par | None = None


@dataclass(frozen=True)
class Tools:
    """What the operations reach for besides the game: bots, the sign of life, what is beside it."""

    levels: Mapping[str, Callable[[], Bot]]
    beat: Callable[[], None]
    slot: Slot = field(default_factory=Slot)


Answer = tuple[Message, State | None]


def hello(state: State | None, _request: Request, tools: Tools) -> Answer:
    """Who is here; the page compares protocol and build with its own."""
    about = {
        "protocol": wire.PROTOCOL,
        "build": wire.BUILD,
        "version": spades.__version__,
        "presets": house.presets(),
        "levels": list(tools.levels),
        "rule_fields": house.rule_fields(),
    }
    return about, state


def new(_state: State | None, request: Request, tools: Tools) -> Answer:
    """A game begins."""
    return _now(new_game(setup_of(request, tools.levels)), [["deal"]])


def daily(_state: State | None, request: Request, _tools: Tools) -> Answer:
    """The daily deal of a date begins."""
    return _now(new_game(later.daily(request)), [["deal"]])


def par(state: State | None, request: Request, tools: Tools) -> Answer:
    """The next slice of what Expert makes of the daily deal of a date."""
    tools.beat()
    answer, tools.slot.par = later.par(tools.slot.par, request, tools.levels)
    tools.beat()
    return answer, state


def load(_state: State | None, request: Request, tools: Tools) -> Answer:
    """A game goes on."""
    return _now(keep.from_save(read.text(request, "save"), tools.levels))


def import_(_state: State | None, request: Request, tools: Tools) -> Answer:
    """A game from elsewhere goes on, from a save or a record."""
    return _now(keep.from_text(read.text(request, "text"), tools.levels))


def act(state: State | None, request: Request, _tools: Tools) -> Answer:
    """South bids, plays or goes on to the next hand."""
    game = _current(state, request)
    return _after(game, read.action(request))


def step(state: State | None, request: Request, tools: Tools) -> Answer:
    """One bot decides; should it fail, the referee's legal choice stands in for it."""
    game = _current(state, request)
    seat = game.turn
    if seat is None or game.setup.players[seat] == HUMAN:
        raise Refused("not-a-bot", turn=None if seat is None else SEATS[seat])
    bot = tools.levels[game.setup.players[seat]]()
    tools.beat()
    decision = later.decide(game, seat, bot, stand_in=read.flag(request, "stand_in"))
    tools.beat()
    failed = [fault(seat, decision.fault)] if decision.fault else []
    return _after(game, decision.action, failed)


def undo(state: State | None, request: Request, _tools: Tools) -> Answer:
    """South's last choice is taken back (see undo.py for what may be)."""
    game = _current(state, request)
    number = kept(game)
    if number is None:
        raise Refused("nothing-to-undo")
    if state is not None and state.finished is not None:
        number = state.finished  # none of those cards was a choice
    return _now(replay(game.setup, game.actions[:number]))


def finish(state: State | None, request: Request, _tools: Tools) -> Answer:
    """The rest of a hand whose tricks are certain falls at once; which legal cards fall cannot matter."""
    game = _current(state, request)
    if later.certain_tricks(view(game, SOUTH)) is None:
        raise Refused("not-certain")
    happened: list[Event] = []
    begun = len(game.actions)
    while game.phase == "playing":
        action = legal_actions(game)[0]
        before, game = game, apply(game, action)
        happened += events(before, action, game)
    return _now(game, happened, begun)


def hint(state: State | None, request: Request, tools: Tools) -> Answer:
    """What Expert would do in South's place, and why; the game stays as it is."""
    game = _current(state, request)
    tools.beat()
    told = later.hint(game)
    tools.beat()
    return told, state


def record(state: State | None, request: Request, _tools: Tools) -> Answer:
    """The game as a text that people and programs can read; sealed or packed, it may leave this table."""
    if state is None:
        raise Refused("no-game")
    if read.flag(request, "packed"):
        return {"text": later.to_packed_record(state.game)}, state
    written = later.to_sealed_record if read.flag(request, "sealed") else later.to_record
    return {"text": written(state.game)}, state


def proof(state: State | None, _request: Request, _tools: Tools) -> Answer:
    """That the cards of the present hand were fixed before it was bid."""
    if state is None:
        raise Refused("no-game")
    return later.proof(state.game), state


def check_rules(state: State | None, request: Request, _tools: Tools) -> Answer:
    """Do these rules hold together?"""
    return house.check(request), state


def peek(state: State | None, request: Request, tools: Tools) -> Answer:
    """A line about a saved game."""
    return {"summary": summary(keep.from_save(read.text(request, "save"), tools.levels))}, state


def watch(state: State | None, request: Request, tools: Tools) -> Answer:
    """A record is opened to be watched."""
    record = later.record_of(read.text(request, "text"), None if state is None else state.game)
    tools.slot.record = record
    return later.overview(record), state


def frame(state: State | None, request: Request, tools: Tools) -> Answer:
    """A moment of the record that is watched."""
    hand, step = (read.integer(request.get(name), name) for name in ("hand", "step"))
    return later.frame(_watched(request, tools), hand, step), state


def review(state: State | None, request: Request, tools: Tools) -> Answer:
    """The next slice of the review of a hand that is watched."""
    tools.beat()
    answer, tools.slot.review = later.review(tools.slot.review, _watched(request, tools), request)
    tools.beat()
    return answer, state


def branch(_state: State | None, request: Request, tools: Tools) -> Answer:
    """A game begins that goes on from a moment of the record that is watched."""
    hand, step = (read.integer(request.get(name), name) for name in ("hand", "step"))
    return _now(later.branch(_watched(request, tools), hand, step, tools.levels), [["deal"]])


def quiz(state: State | None, request: Request, tools: Tools) -> Answer:
    """A seat about to bid."""
    return later.question(request, tools.levels), state


def judge(state: State | None, request: Request, tools: Tools) -> Answer:
    """What Expert says to a bid in the quiz."""
    return later.judge(request, tools.levels), state


def drill(state: State | None, request: Request, tools: Tools) -> Answer:
    """The next step of the search for a drill; what it finds is told."""
    tools.beat()
    answer, tools.slot.drills = later.drill(tools.slot.drills, request)
    tools.beat()
    return answer, state


def solve(state: State | None, request: Request, tools: Tools) -> Answer:
    """What there is to say of a choice at a drill."""
    tools.beat()
    answer = later.solve(request)
    tools.beat()
    return answer, state


def example(state: State | None, request: Request, _tools: Tools) -> Answer:
    """An example of the guide, worked out."""
    return later.example(request), state


OPERATIONS: dict[str, Callable[[State | None, Request, Tools], Answer]] = {
    "hello": hello,
    "new": new,
    "load": load,
    "act": act,
    "step": step,
    "undo": undo,
    "finish": finish,
    "hint": hint,
    "record": record,
    "proof": proof,
    "import": import_,
    "check_rules": check_rules,
    "peek": peek,
    "watch": watch,
    "frame": frame,
    "review": review,
    "branch": branch,
    "quiz": quiz,
    "judge": judge,
    "example": example,
    "drill": drill,
    "solve": solve,
    "daily": daily,
    "par": par,
}


def _watched(request: Request, tools: Tools) -> Record:
    """The record that the request speaks of.

    :raises Refused: it is not the one that was opened last.
    """
    record = tools.slot.record
    if record is None or record.number != read.integer(request.get("record"), "record"):
        raise Refused("not-watched")
    return record


def _current(state: State | None, request: Request) -> Game:
    """The game that the request speaks of.

    :raises Refused: there is none, or the request was made at another state of it.
    """
    if state is None:
        raise Refused("no-game")
    if read.integer(request.get("rev"), "rev") != state.rev:
        raise Refused("stale", rev=state.rev)
    return state.game


def _after(game: Game, action: Action, happened: list[Event] | None = None) -> Answer:
    try:
        after = apply(game, action)
    except IllegalAction as no:
        raise Refused(no.code, **no.params) from no
    return _now(after, [*(happened or []), *events(game, action, after)])


def _now(game: Game, happened: list[Event] | None = None, finished: int | None = None) -> Answer:
    state = state_of(game, finished)
    return snapshot(state, happened or []), state
