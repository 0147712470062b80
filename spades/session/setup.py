"""The set-up of a game, from what the page asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.engine import HUMAN, DealError, Setup, SetupError, deal_from_code, fresh_dealer, fresh_seed
from spades.seats import EAST, SEATS, SOUTH
from spades.session import house
from spades.session import request as read
from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Collection

    from spades.seats import Seat

Players = tuple[str, str, str, str]

USUAL_LEVEL = "club"
USUAL_RULES = "cardcouch"


def setup_of(request: read.Request, levels: Collection[str]) -> Setup:
    """A new game's set-up. The deals are drawn, and the first dealer if neither it nor a deal is given.

    :raises Refused: rules, level, deal, dealer, scores or bags make no game.
    """
    rules = house.rules_of(USUAL_RULES if request.get("rules") is None else request["rules"])
    code = _deal(request)
    try:
        return Setup(
            rules=rules,
            seed=fresh_seed(),
            deals=() if code is None else (code,),
            dealer=_dealer(request, code),
            scores=read.pair(request, "scores"),
            bags=read.pair(request, "bags"),
            players=_players(request, levels),
        )
    except SetupError as error:
        raise Refused("bad-request", field=error.field) from error


def _deal(request: read.Request) -> str | None:
    code = request.get("deal")
    if code is None:
        return None
    if not isinstance(code, str):
        raise Refused("bad-request", field="deal")
    try:
        deal_from_code(code)
    except DealError as error:
        raise Refused("bad-deal", deal=code[:40]) from error
    return code


def _dealer(request: read.Request, code: str | None) -> Seat:
    dealer = read.seat(request, "dealer")
    if dealer is not None:
        return dealer
    # A bare deal is shown with South bidding first; otherwise the first dealer is drawn (rules.md R3).
    return fresh_dealer() if code is None else EAST


def _players(request: read.Request, levels: Collection[str]) -> Players:
    wanted: Any = request.get("players")
    if wanted is None:
        wanted = {}
    if not isinstance(wanted, dict):
        raise Refused("bad-request", field="players")
    north, east, south, west = (_player(wanted, seat, levels) for seat in range(4))
    return north, east, south, west


def _player(wanted: dict[str, Any], seat: Seat, levels: Collection[str]) -> str:
    if seat == SOUTH:
        return HUMAN
    level = wanted.get(SEATS[seat], USUAL_LEVEL)
    if not isinstance(level, str) or level not in levels:
        raise Refused("unknown-level", seat=SEATS[seat], level=str(level)[:40])
    return level
