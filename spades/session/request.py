"""Reading requests: what the page sent is checked here before anything else looks at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades import wire
from spades.cards import parse_card
from spades.engine import Action, Bid, Blind, Exchange, NextHand, Play
from spades.seats import SEATS, SOUTH
from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.seats import Seat

Request = dict[str, Any]

LONGEST = 2_000_000  # characters of a message: the save of a game of a thousand hands is far below


def read(text: object) -> Request:
    """The request in a message.

    :raises Refused: the message is no JSON object, or is too long.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Refused("bad-request", field="message")
    try:
        return wire.decode(text)
    except (ValueError, RecursionError) as error:
        raise Refused("bad-request", field="message") from error


def text(request: Request, field: str) -> str:
    """A text that must be there.

    :raises Refused: it is not, or is something else.
    """
    value = request.get(field)
    if not isinstance(value, str):
        raise Refused("bad-request", field=field)
    return value


def integer(value: object, field: str) -> int:
    """A whole number; ``True`` and ``3.0`` are none.

    :raises Refused: the value is something else.
    """
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("bad-request", field=field)
    return value


def flag(request: Request, field: str) -> bool:
    """A yes or no that may be missing: no.

    :raises Refused: it is something else.
    """
    value = request.get(field, False)
    if not isinstance(value, bool):
        raise Refused("bad-request", field=field)
    return value


def pair(request: Request, field: str) -> tuple[int, int]:
    """Two whole numbers, North-South first; (0, 0) when missing.

    :raises Refused: it is something else.
    """
    value = request.get(field)
    if value is None:
        return (0, 0)
    if not isinstance(value, list) or len(value) != 2:
        raise Refused("bad-request", field=field)
    return integer(value[0], field), integer(value[1], field)


def seat(request: Request, field: str) -> Seat | None:
    """A seat by its letter, or None when missing.

    :raises Refused: it is something else.
    """
    value = request.get(field)
    if value is None:
        return None
    if not isinstance(value, str) or len(value) != 1 or value not in SEATS:
        raise Refused("bad-request", field=field)
    return SEATS.index(value)


def action(request: Request) -> Action:
    """South's action: ``["bid", 3]``, ``["play", "QS"]``, ``["blind", true]``, ``["exchange", ["2C"]]``
    or ``["next"]``. Whether the rules allow it is the engine's to say.

    :raises Refused: the list is none of these.
    """
    value = request.get("action")
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise Refused("bad-request", field="action")
    make = _ACTIONS.get(value[0])
    if make is None:
        raise Refused("bad-request", field="action")
    try:
        return make(*value[1:])
    except (TypeError, ValueError) as error:
        raise Refused("bad-request", field="action") from error


def _blind(declared: object) -> Blind:
    if not isinstance(declared, bool):
        raise TypeError
    return Blind(SOUTH, declared)


def _bid(bid: int) -> Bid:
    return Bid(SOUTH, bid)  # the engine refuses what is no whole number, with its own reason


def _exchange(cards: object) -> Exchange:
    if not isinstance(cards, list):
        raise TypeError
    return Exchange(SOUTH, tuple(sorted(_card(card) for card in cards)))


def _play(card: object) -> Play:
    return Play(SOUTH, _card(card))


def _card(value: object) -> int:
    if not isinstance(value, str):
        raise TypeError
    return parse_card(value)


_ACTIONS: dict[str, Callable[..., Action]] = {
    "blind": _blind,
    "bid": _bid,
    "exchange": _exchange,
    "play": _play,
    "next": NextHand,
}
