"""Taking back (rules.md leaves it to us).

What may be taken back: South's last bid, card or choice for an exchange, and with it all that came
after. What stays: the answer to the blind question and an exchange that is complete, because South has
since seen cards that the choice was to be made without; and a hand that is over once the next is dealt.
While the ledger of a hand is shown its last cards may still be taken back, at the end of the game too; but
not in a daily deal that is over, whose result stands and is compared with the game that brought it.
The deals to come never change: they were fixed when the game began.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.engine import Bid, Blind, Exchange, NextHand, Play
from spades.seats import SOUTH, partner_of
from spades.session import later

if TYPE_CHECKING:
    from spades.engine import Action, Game


def kept(game: Game) -> int | None:
    """How many actions of the game remain when South's last is taken back; None if nothing may be."""
    if game.result is not None and later.daily_date(game.setup) is not None:
        return None
    for number in range(len(game.actions) - 1, -1, -1):
        action = game.actions[number]
        if _stays(game, action):
            return None
        if isinstance(action, Bid | Exchange | Play) and action.seat == SOUTH:
            return number
    return None


def _stays(game: Game, action: Action) -> bool:
    if isinstance(action, Exchange):
        return action.seat == SOUTH and game.exchanged[partner_of(SOUTH)] is not None
    return isinstance(action, NextHand) or (isinstance(action, Blind) and action.seat == SOUTH)
