"""How hard a drill is, from 1 to 5: one more for each of four things that make it so.

Beginner misses it; Club misses it; the wrong choices cost little; and of cards, at most a third of those that
may be played is right, of bids, the right ones are not what the hand by itself is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.bots.levels import LEVELS as BOTS
from spades.bots.model.bidding import weigh
from spades.bots.rng import Rng
from spades.coach.drills.verdict import ONE
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Collection

    from spades.engine import Game

LEVELS = (1, 2, 3, 4, 5)
LITTLE, LITTLE_BID = 40 * ONE // 1000, 20 * ONE // 1000  # of a game; neighbouring bids lie closer than cards
A_CHOICE = 3


def level(game: Game, right: Collection[int], margin: int) -> int:
    """The level of a question in which these of all choices are right, and the others cost ``margin``, in
    millionths of a game, or more.
    """
    assert game.turn is not None  # noqa: S101  # a question is somebody's turn
    seen = view(game, game.turn)
    # Neither bot tosses coins where it matters, so any luck will do.
    if seen.legal_bids():
        found = [bot().bid(seen, Rng(0)) for bot in (BOTS["beginner"], BOTS["club"])]
        hidden, little = (weigh(seen).worth + 500) // 1000 not in right, LITTLE_BID
    else:
        found = [bot().play(seen, Rng(0)) for bot in (BOTS["beginner"], BOTS["club"])]
        choices = seen.legal_cards()
        hidden, little = len(choices) >= A_CHOICE and 3 * len(right) <= len(choices), LITTLE
    return 1 + sum(choice not in right for choice in found) + (margin < little) + hidden
