"""Games from elsewhere: records, which other programs may have written, and packed ones, from links."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from spades.engine import Game, fresh_seed, replay
from spades.record import PackedError, RecordError, looks_packed, read_record, unpack
from spades.session.keep import at_this_table
from spades.session.refused import Refused

if TYPE_CHECKING:
    from collections.abc import Collection


def from_record(text: str, levels: Collection[str]) -> Game:
    """The game of a record, to be gone on with here.

    :raises Refused: as :func:`recorded`.
    """
    game = recorded(text)
    players = at_this_table(game.setup.players, levels)
    # A record may come from other players; here the person sits South among bots that this table knows.
    return replay(replace(game.setup, players=players), game.actions)


def recorded(text: str) -> Game:
    """The game of a record, packed or in full, as it was played.

    :raises Refused: "record-broken" with line and reason; "link-broken" with the reason, or "link-newer".
    """
    word = text.strip()
    if looks_packed(word):
        return _unpacked(word)
    try:
        return read_record(text)
    except RecordError as error:
        raise Refused("record-broken", line=error.line, why=error.code, detail=str(error)[:200]) from error


def _unpacked(text: str) -> Game:
    try:
        return unpack(text, fresh_seed())
    except PackedError as error:
        if error.code == "newer":
            raise Refused("link-newer", version=error.params["version"]) from error
        raise Refused("link-broken", why=error.code, detail=str(error)[:200]) from error
