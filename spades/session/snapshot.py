"""The snapshot: all that the page shows, in one message (docs/wire.md)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spades.engine import deal_code, format_rules, is_tie
from spades.save import dump_save
from spades.seats import SOUTH
from spades.session import house, later, sheet
from spades.session.table import table
from spades.session.undo import kept
from spades.view import view

if TYPE_CHECKING:
    from spades.engine import Game
    from spades.session.events import Event

Message = dict[str, Any]

OVER = frozenset({"hand-over", "game-over"})


@dataclass(frozen=True, slots=True)
class State:
    """A game, its save, and a number that names the state: equal saves have equal numbers.

    ``finished`` is the number of actions there were when South had the rest of the hand fall, None where the
    last cards were played one by one; no save tells it.
    """

    game: Game
    save: str
    rev: int
    finished: int | None = None


def state_of(game: Game, finished: int | None = None) -> State:
    """The state that a game is in."""
    save = dump_save(game)
    # Taken from the save, not counted: a worker that starts anew from it knows the same number.
    digest = hashlib.sha256(save.encode()).digest()
    rev = int.from_bytes(digest[:4], "big") >> 2  # 30 bits: a small integer on MicroPython
    return State(game, save, rev, finished)


def snapshot(state: State, events: list[Event]) -> Message:
    """The state as South may see it, and what happened since the last answer."""
    game = state.game
    return {
        "rev": state.rev,
        "save": state.save,
        **table(view(game, SOUTH)),
        **_public(game),
        "events": events,
        "summary": summary(game),
    }


def summary(game: Game) -> Message:
    """A line for the list of games; when it began, only the page's clock knows."""
    return {
        "rules": format_rules(game.setup.rules),
        "scores": list(game.scores),
        "hand_no": game.hand_no + 1,
        "phase": game.phase,
        "started": None,
        "daily": later.daily_date(game.setup),
    }


def _public(game: Game) -> Message:
    """What everybody at the table may know and no view holds: finished hands and how the game stands."""
    over = game.phase in OVER
    ledgers = sheet.sheet(game.ledgers)
    return {
        "rules": house.described(game.setup.rules),
        "players": list(game.setup.players),
        "daily": later.daily_date(game.setup),
        "drawn": over and game.hand_no >= len(game.setup.deals) and later.daily_date(game.setup) is None,
        "deal": deal_code(game.setup, game.hand_no) if over else None,
        "ledger": ledgers[-1] if over else None,
        "sheet": ledgers,
        "result": sheet.result(game.result),
        "tie": over and is_tie(game.setup.rules, game.scores),
        "can_undo": kept(game) is not None,
    }
