"""Games from text: a broken or too new one is refused with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.engine import HUMAN
from spades.save import SaveError, SaveNewer, load_save
from spades.seats import SOUTH
from spades.session import later
from spades.session.refused import Refused
from spades.session.setup import USUAL_LEVEL

if TYPE_CHECKING:
    from collections.abc import Collection

    from spades.engine import Game
    from spades.session.setup import Players


def from_save(text: str, levels: Collection[str]) -> Game:
    """The game of a save.

    :raises Refused: "save-newer", or "save-broken" with the reason.
    """
    try:
        game = load_save(text)
    except SaveNewer as error:
        raise Refused("save-newer", version=error.version) from error
    except SaveError as error:
        raise Refused("save-broken", why=error.code, detail=str(error)[:200]) from error
    if game.setup.players != at_this_table(game.setup.players, levels):
        raise Refused("save-broken", why="unknown-level", detail=" ".join(game.setup.players))
    return game


def from_text(text: str, levels: Collection[str]) -> Game:
    """The game of a save or of a record, packed or not, whichever the text is.

    :raises Refused: as :func:`from_save`, or "record-broken", "link-broken" or "link-newer".
    """
    if text.lstrip().startswith("{"):
        return from_save(text, levels)
    return later.from_record(text, levels)


def at_this_table(players: Players, levels: Collection[str]) -> Players:
    """Who may sit here: the person South, and in place of a level that nobody knows the usual one."""
    north, east, south, west = (
        HUMAN if seat == SOUTH else player if player in levels else USUAL_LEVEL
        for seat, player in enumerate(players)
    )
    return north, east, south, west
