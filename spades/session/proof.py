"""Proof that the cards of a hand were fixed before it was bid: a hash first, what was hashed afterwards."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from spades.engine import deal_code

if TYPE_CHECKING:
    from spades.engine import Game

OVER = frozenset({"hand-over", "game-over"})
SALT_DIGITS = 32  # hexadecimal: nobody can try all of them beside all deals


def proof(game: Game) -> dict[str, Any]:
    """For each hand so far, the present one last: the SHA-256 of ``salt:code`` as hexadecimal digits; once
    the hand is over, salt and deal code too.
    """
    finished = game.hand_no + (game.phase in OVER)
    return {"hands": [_hand(game, number, over=number < finished) for number in range(game.hand_no + 1)]}


def _hand(game: Game, number: int, *, over: bool) -> dict[str, Any]:
    salt, code = _salt(game, number), deal_code(game.setup, number)
    return {
        "hand_no": number + 1,
        "hash": hashlib.sha256(f"{salt}:{code}".encode()).hexdigest(),
        "salt": salt if over else None,
        "deal": code if over else None,
    }


def _salt(game: Game, number: int) -> str:
    """It comes from the seed, which tells all deals and is told to nobody."""
    name = f"salt\n{game.setup.seed}\n{number}"
    return hashlib.sha256(name.encode()).hexdigest()[:SALT_DIGITS]
