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
    """The SHA-256 of ``salt:code`` as hexadecimal digits; once the hand is over, salt and deal code too."""
    salt, code = salt_of(game), deal_code(game.setup, game.hand_no)
    over = game.phase in OVER
    return {
        "hand_no": game.hand_no + 1,
        "hash": hashlib.sha256(f"{salt}:{code}".encode()).hexdigest(),
        "salt": salt if over else None,
        "deal": code if over else None,
    }


def salt_of(game: Game) -> str:
    """Of the present hand. It comes from the seed, which tells all deals and is told to nobody."""
    name = f"salt\n{game.setup.seed}\n{game.hand_no}"
    return hashlib.sha256(name.encode()).hexdigest()[:SALT_DIGITS]
