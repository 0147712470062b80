"""What no first view of a game needs. Each part is imported when it is first used: a page starts sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from typing import Any

    from spades.bots import Bot
    from spades.bots.referee import Decision
    from spades.engine import Game, Setup
    from spades.seats import Seat
    from spades.session.drills import Searches
    from spades.session.par import Par
    from spades.session.request import Request
    from spades.session.reviews import Under
    from spades.session.watch import Record
    from spades.view import View

    Levels = Mapping[str, Callable[[], Bot]]
    Message = dict[str, Any]


def decide(game: Game, seat: Seat, bot: Bot, *, stand_in: bool) -> Decision:
    """A bot's action, or the referee's in its place."""
    from spades.bots import referee

    return referee.decide(game, seat, bot, stand_in=stand_in)


def certain_tricks(view: View) -> tuple[int, int, int, int] | None:
    """Each seat's tricks at the end of the hand, if they are certain. Asked at a seat's own turn to play."""
    if view.phase != "playing" or view.turn != view.seat:
        return None
    from spades.coach import claim

    return claim.certain_tricks(view)


def from_record(text: str, levels: Collection[str]) -> Game:
    """The game of a record.

    :raises Refused: "record-broken" with line and reason.
    """
    from spades.session import elsewhere

    return elsewhere.from_record(text, levels)


def to_record(game: Game) -> str:
    """The record of a game."""
    from spades.record import write_record

    return write_record(game)


def to_sealed_record(game: Game) -> str:
    """The record of a game that tells no card and no deal to come.

    :raises Refused: "not-over": a hand is being played.
    """
    from spades.record import sealed, until_finished

    if until_finished(game) is not game:
        raise Refused("not-over")
    return to_record(sealed(game))


def to_packed_record(game: Game) -> str:
    """The finished hands of a game as one word for a link; it tells no deal to come.

    :raises Refused: "not-over": no hand is over yet; "too-many-hands" for a link.
    """
    from spades.record import PackedError, pack, until_finished

    finished = until_finished(game)
    if finished is None:
        raise Refused("not-over")
    try:
        return pack(finished)
    except PackedError as error:
        raise Refused("too-many-hands") from error


def record_of(text: str, playing: Game | None) -> Record:
    """A record to be watched.

    :raises Refused: the text is none, or no hand of it may be shown.
    """
    from spades.session import watch

    return watch.record_of(text, playing)


def overview(record: Record) -> Message:
    """What is told of a record as a whole."""
    from spades.session import watch

    return watch.overview(record)


def frame(record: Record, hand: int, step: int) -> Message:
    """A moment of a record.

    :raises Refused: it has no such moment.
    """
    from spades.session import watch

    return watch.frame(record, hand, step)


def hint(game: Game) -> Message:
    """What Expert would do in South's place.

    :raises Refused: South has nothing to choose now.
    """
    from spades.session import hints

    return hints.hint(game)


def review(under: Under | None, record: Record, request: Request) -> tuple[Message, Under]:
    """The next slice of a review, and the review.

    :raises Refused: the record has no such hand, or another slice is due.
    """
    from spades.session import reviews

    return reviews.asked(under, record, request)


def branch(record: Record, hand: int, step: int, levels: Levels) -> Game:
    """A game that goes on from a moment of a record.

    :raises Refused: it has no such moment.
    """
    from spades.session import watch

    return watch.branch(record, hand, step, levels)


def proof(game: Game) -> Message:
    """That the cards of the present hand were fixed before it was bid."""
    from spades.session import proof

    return proof.proof(game)


def question(request: Request, levels: Levels) -> Message:
    """A question of the bidding quiz.

    :raises Refused: the request makes none.
    """
    from spades.session import quiz

    return quiz.question(request, levels)


def judge(request: Request, levels: Levels) -> Message:
    """What Expert says to a bid.

    :raises Refused: the request makes no question, or the rules refuse the bid.
    """
    from spades.session import quiz

    return quiz.judge(request, levels)


def drill(under: Searches, request: Request) -> tuple[Message, Searches]:
    """The next step of the search for a drill, and the searches under way.

    :raises Refused: the request asks for none, or there is none.
    """
    from spades.session import drills

    return drills.find(under, request)


def solve(request: Request) -> Message:
    """What there is to say of a choice at a drill.

    :raises Refused: the request names no drill, or the rules refuse the choice.
    """
    from spades.session import drills

    return drills.solve(request)


def example(request: Request) -> Message:
    """An example of the guide, worked out.

    :raises Refused: the request makes none.
    """
    from spades.session import examples

    return examples.answer(request)


def daily(request: Request) -> Setup:
    """The daily deal that is asked for.

    :raises Refused: the request names no day, or one to come.
    """
    from spades.session import daily

    return daily.asked(request)


def daily_date(setup: Setup) -> str | None:
    """The date whose daily deal a game is, or None."""
    if setup.rules.hands is None:
        return None  # spares the start of the page a module
    from spades.session import daily

    return daily.date_of(setup)


def par(under: Par | None, request: Request, levels: Levels) -> tuple[Message, Par]:
    """The next slice of Expert's game of a daily deal, and the game.

    :raises Refused: the request names no day, or one to come.
    """
    from spades.session import par

    return par.asked(under, request, levels)
