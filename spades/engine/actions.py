"""The five actions of the game, and their text: ``N:b3 S:QS W:blind+ E:x2C3C next``."""

import re
from dataclasses import dataclass

from spades.cards import Card, Cards, card_text, parse_card
from spades.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Blind:
    """The answer to "blind nil?", given before the own cards are seen."""

    seat: Seat
    declared: bool


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: 0 is nil (rules.md R4)."""

    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """The cards given to the partner after a blind nil."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid on the table."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NextHand:
    """The next hand is dealt."""


Action = Blind | Bid | Exchange | Play | NextHand

_BID = re.compile("b(0|[1-9][0-9]?)")
_BLIND = {"blind+": True, "blind-": False}


def action_text(action: Action) -> str:
    """The text of an action, read back by :func:`parse_action`."""
    if isinstance(action, NextHand):
        return "next"
    return f"{SEATS[action.seat]}:{_deed_text(action)}"


def parse_action(text: str) -> Action:
    """The action that a text names; whether it is legal is for the game to say.

    :raises ValueError: the text names no action.
    """
    if text == "next":
        return NextHand()
    letter, colon, deed = text.partition(":")
    if not colon or len(letter) != 1 or letter not in SEATS:
        raise ValueError("not an action: " + repr(text[:40]))
    return _parse_deed(SEATS.index(letter), deed)


def _deed_text(action: Blind | Bid | Exchange | Play) -> str:
    if isinstance(action, Blind):
        return "blind+" if action.declared else "blind-"
    if isinstance(action, Bid):
        return f"b{action.bid}"
    if isinstance(action, Exchange):
        return "x" + "".join(card_text(card) for card in action.cards)
    return card_text(action.card)


def _parse_deed(seat: Seat, deed: str) -> Action:
    if deed in _BLIND:
        return Blind(seat, _BLIND[deed])
    bid = _BID.fullmatch(deed)
    if bid:
        return Bid(seat, int(bid[1]))
    if deed.startswith("x"):
        return Exchange(seat, tuple(parse_card(deed[at : at + 2]) for at in range(1, len(deed), 2)))
    return Play(seat, parse_card(deed))
