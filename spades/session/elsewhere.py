"""Games from elsewhere: records, which other programs may have written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from spades.engine import Game, replay
from spades.record import RecordError, read_record
from spades.session.keep import at_this_table
from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Collection


def from_record(text: str, levels: Collection[str]) -> Game:
    """The game of a record.

    :raises Refused: "record-broken" with line and reason.
    """
    try:
        game = read_record(text)
    except RecordError as error:
        raise Refused("record-broken", line=error.line, why=error.code, detail=str(error)[:200]) from error
    players = at_this_table(game.setup.players, levels)
    # A record may come from other players; here the person sits South among bots that this table knows.
    return replay(replace(game.setup, players=players), game.actions)
