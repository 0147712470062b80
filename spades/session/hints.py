"""Hints as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.bots.expert import Expert
from spades.bots.rng import rng_for
from spades.cards import card_text
from spades.coach import hint as coach
from spades.engine import deal_code, format_rules
from spades.seats import SOUTH
from spades.session.refused import Refused
from spades.view import view

if TYPE_CHECKING:
    from spades.engine import Game

Message = dict[str, Any]


def hint(game: Game) -> Message:
    """What Expert would do in South's place: with the same luck as if it sat there.

    :raises Refused: "no-hint": South has no bid or card to choose now.
    """
    seen = view(game, SOUTH)
    if not seen.legal_bids() and not seen.legal_cards():
        raise Refused("no-hint", phase=game.phase)
    code, rules = deal_code(game.setup, game.hand_no), format_rules(game.rules)
    rng = rng_for(code, SOUTH, rules, Expert.name, game.hand_no, len(game.actions))
    told = coach.hint(seen, rng)

    def named(choice: int) -> int | str:
        return choice if told.kind == "bid" else card_text(choice)

    return {
        "kind": told.kind,
        "choice": named(told.choice),
        "reason": told.reason,
        "fact": told.fact,
        "params": told.params,
        "options": [
            {"choice": named(each.choice), "win": each.win, "points": each.points} for each in told.options
        ],
    }
