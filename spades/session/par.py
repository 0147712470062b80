"""What Expert makes of a daily deal in South's place, with the same players around it: the reader's par.

It is played in slices of one thought of Expert each, so that other requests may come between them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from spades.bots.referee import decide
from spades.engine import Game, NextHand, apply, new_game
from spades.record import pack
from spades.session import daily
from spades.session import request as read

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from spades.bots import Bot

    Levels = Mapping[str, Callable[[], Bot]]

Message = dict[str, Any]

BEST = "expert"
ACTIONS = daily.HANDS * (4 + 52) + daily.HANDS - 1  # bids and cards, and a word between two hands


@dataclass(frozen=True, slots=True)
class Par:
    """Expert's game of a date, as far as it is played."""

    date: str
    game: Game


def asked(under: Par | None, request: read.Request, levels: Levels) -> tuple[Message, Par]:
    """The next slice of Expert's game of a date, begun anew unless it is under way.

    :raises Refused: "bad-request" or "daily-future", as for the game itself.
    """
    setup = daily.asked(request)
    date = request["date"]
    if under is None or under.date != date:
        north, east, _, west = setup.players
        under = Par(date, new_game(replace(setup, players=(north, east, BEST, west))))
    under = Par(date, onward(under.game, levels))
    return told(under.game), under


def onward(game: Game, levels: Levels) -> Game:
    """The game after Expert's next thought, or at the end of the hand; one that is over as it was."""
    if game.phase == "hand-over":
        game = apply(game, NextHand())
    while game.turn is not None:
        level = game.setup.players[game.turn]
        game = apply(game, decide(game, game.turn, levels[level]()).action)
        if level == BEST:
            break
    return game


def told(game: Game) -> Message:
    """How far it is, what both teams scored in each finished hand, and at the end the record of it all."""
    return {
        "done": len(game.actions),
        "of": ACTIONS,
        "hands": [[team.points for team in ledger.teams] for ledger in game.ledgers],
        "record": pack(game) if game.phase == "game-over" else None,
    }
