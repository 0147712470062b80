"""The daily deal: a game of four hands whose cards come from a date alone, the same for everybody.

``daily-2026-11-30`` is the seed of that day's game, and so its hands are, in the notation of docs/record.md,
the deals of SHA-256 of ``daily-2026-11-30:0:0``, ``daily-2026-11-30:1:0`` and so on. The first dealer is the
first byte of SHA-256 of ``daily-2026-11-30:dealer``, modulo four, North, East, South, West.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

from spades.dates import day_of
from spades.engine import CARDCOUCH, HUMAN, Setup
from spades.session import request as read
from spades.session.refused import Refused

if TYPE_CHECKING:
    from spades.session.request import Request

HANDS = 4
RULES = replace(CARDCOUCH, hands=HANDS)
PLAYERS = ("expert", "club", HUMAN, "club")
SEED = "daily-"


def setup_of(date: str) -> Setup:
    """The daily deal of a date.

    :raises ValueError: the text names no day.
    """
    if day_of(date) is None:
        raise ValueError(date)
    seed = SEED + date
    dealer = hashlib.sha256(f"{seed}:dealer".encode()).digest()[0] % 4
    return Setup(RULES, seed, (), dealer, players=PLAYERS)


def date_of(setup: Setup) -> str | None:
    """The date whose daily deal a game is, or None: for another game, and for one that was tampered with."""
    date = setup.seed.removeprefix(SEED)
    if date == setup.seed or day_of(date) is None or setup != setup_of(date):
        return None
    return date


def asked(request: Request) -> Setup:
    """The daily deal that a request asks for, of ``today`` or an earlier ``date``.

    :raises Refused: "bad-request": one of the two names no day; "daily-future": that day is still to come.
    """
    date, today = (read.text(request, name) for name in ("date", "today"))
    days = []
    for name, text in (("date", date), ("today", today)):
        day = day_of(text)
        if day is None:
            raise Refused("bad-request", field=name)
        days.append(day)
    if days[0] > days[1]:
        raise Refused("daily-future", date=date)
    return setup_of(date)
