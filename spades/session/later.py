"""What no first view of a game needs. Each part is imported when it is first used: a page starts sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Collection

    from spades.bots import Bot
    from spades.bots.referee import Decision
    from spades.engine import Game
    from spades.seats import Seat
    from spades.view import View


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
