"""What an action made happen at the table, for the page to show and to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.cards import SPADES, card_text, suit_of
from spades.engine import Bid, Blind, Exchange, Play
from spades.seats import SEATS

if TYPE_CHECKING:
    from spades.bots.referee import Fault
    from spades.engine import Action, Game

Event = list[str | int | bool]


def events(before: Game, action: Action, after: Game) -> list[Event]:
    """The events between two states that one action connects, in order."""
    if isinstance(action, Blind):
        return [["blind", SEATS[action.seat], action.declared]]
    if isinstance(action, Bid):
        return [["bid", SEATS[action.seat], action.bid]]
    if isinstance(action, Exchange):
        return [["exchange"]] if _both_chose(action, after) else []
    if isinstance(action, Play):
        return _of_card(before, action, after)
    return [["deal"]]


def fault(seat: int, what: Fault) -> Event:
    """A bot that failed, by its seat, its name and how."""
    return ["fault", SEATS[seat], what.bot, what.kind]


def _both_chose(action: Exchange, after: Game) -> bool:
    return all(after.exchanged[seat] is not None for seat in (action.seat, (action.seat + 2) % 4))


def _of_card(before: Game, action: Play, after: Game) -> list[Event]:
    happened: list[Event] = [["play", SEATS[action.seat], card_text(action.card)]]
    if suit_of(action.card) == SPADES and not _spade_fell(before):
        happened.append(["broken"])
    if len(after.tricks) > len(before.tricks):
        happened.append(["trick", SEATS[after.tricks[-1].winner()]])
    if after.phase in {"hand-over", "game-over"}:
        happened.append(["hand-over"])
    if after.phase == "game-over":
        happened.append(["game-over"])
    return happened


def _spade_fell(game: Game) -> bool:
    tricks = (*game.tricks, game.table) if game.table else game.tricks
    return any(suit_of(card) == SPADES for trick in tricks for card in trick.cards)
