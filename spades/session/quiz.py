"""The bidding quiz as messages. A question is named by its parameters: nothing is kept between messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.bots.model.equity import SURE
from spades.bots.model.odds import WHOLE
from spades.coach.bidding import Judgement
from spades.coach.bidding import judge as judged
from spades.coach.quiz import Question, asked
from spades.engine import Bid, Game, SetupError, apply, format_rules, new_game, refusal
from spades.seats import SEATS
from spades.session import house
from spades.session import request as read
from spades.session.events import Event, events
from spades.session.refused import Refused
from spades.session.setup import USUAL_RULES
from spades.session.table import table
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spades.bots import Bot
    from spades.bots.model.bidding import Option
    from spades.session.request import Request

    Levels = Mapping[str, Callable[[], Bot]]

Message = dict[str, Any]

# What a snapshot tells of hands that are over, where there is only one question.
NOTHING_OVER: Message = {
    "deal": None,
    "ledger": None,
    "sheet": [],
    "result": None,
    "tie": False,
    "can_undo": False,
}
USUAL_LEVEL = "expert"
MOST_NUMBER = 1_000_000


def question(request: Request, levels: Levels) -> Message:
    """A seat about to bid, like a snapshot, and what names the question.

    :raises Refused: seed, number, seat, rules or level make no question.
    """
    what, game = _question(request, levels)
    seat = _seat(game)
    return {
        "quiz": {
            "seed": what.seed,
            "number": what.number,
            "seat": SEATS[seat],
            "rules": format_rules(what.rules),
            "level": what.level,
        },
        **table(view(game, seat)),
        "rules": house.described(what.rules),
        "players": list(game.setup.players),
        **NOTHING_OVER,
        "events": told(game),
    }


def judge(request: Request, levels: Levels) -> Message:
    """What Expert says to a bid.

    :raises Refused: as :func:`question`, or the rules refuse the bid.
    """
    _, game = _question(request, levels)
    seat, bid = _seat(game), read.integer(request.get("bid"), "bid")
    why = refusal(game, Bid(seat, bid))
    if why is not None:
        raise Refused(why.code, **why.params)
    return judgement(judged(view(game, seat), bid), bid)


def _question(request: Request, levels: Levels) -> tuple[Question, Game]:
    level = request.get("level", USUAL_LEVEL)
    if not isinstance(level, str) or level not in levels:
        raise Refused("bad-request", field="level")
    number = read.integer(request.get("number", 0), "number")
    if not 0 <= number <= MOST_NUMBER:
        raise Refused("bad-request", field="number")
    rules = house.rules_of(USUAL_RULES if request.get("rules") is None else request["rules"])
    seed = read.text(request, "seed")
    if not seed.isascii():
        raise Refused("bad-request", field="seed")
    what = Question(seed, number, rules, level, read.seat(request, "seat"))
    try:
        return what, asked(what, levels[level]())
    except SetupError as error:
        raise Refused("bad-request", field=error.field) from error


def _seat(game: Game) -> int:
    assert game.turn is not None  # noqa: S101  # a question is a seat's turn to bid
    return game.turn


def told(game: Game) -> list[Event]:
    """The deal and the bids so far, as they came."""
    happened: list[Event] = [["deal"]]
    state = new_game(game.setup)
    for action in game.actions:
        before, state = state, apply(state, action)
        happened += events(before, action, state)
    return happened


def judgement(what: Judgement, bid: int) -> Message:
    """What Expert says to a bid, as the page reads it."""
    options = [_option(option) for option in what.options]
    best = next(option for option in options if option["bid"] == what.bid)
    own = next(option for option in options if option["bid"] == bid)
    return {
        "asked": bid,
        "bid": what.bid,
        "agreed": bid == what.bid,
        "loss": max(0, best["win"] - own["win"]),
        "reason": what.reason,
        "worth": what.worth,
        "options": options,
        "counted": what.counted,
        "tricks": [_mille(chance, WHOLE) for chance in what.tricks],
        "nil": None if what.nil is None else _mille(what.nil, WHOLE),
    }


def _option(option: Option) -> Message:
    return {
        "bid": option.bid,
        "win": _mille(option.win, SURE),
        "points": option.points,
        "made": _mille(option.nil if option.bid == 0 else option.made, WHOLE),
    }


def _mille(part: int, whole: int) -> int:
    """Thousandths, rounded."""
    return (2000 * part + whole) // (2 * whole)
