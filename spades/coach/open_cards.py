"""What the end of a hand was worth with all cards open: exact, and nobody's fault who could not see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.endings.ending import values
from spades.bots.expert.worth import Worth
from spades.bots.playout.start import start_of
from spades.engine import Play, apply, new_game
from spades.seats import SOUTH, team_of
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from spades.bots.playout.start import Won
    from spades.engine import Action, Game, Setup

TRICKS = 4  # the search of so many takes a browser no longer than a move
POSITIONS = 1 << 40  # one deal is searched to its end, whatever it takes


@dataclass(frozen=True, slots=True)
class OpenCards:
    """From trick ``trick`` (from 1) on, best play of all four would have left the seat's team ``best`` points
    ahead in this hand; it was ``made``.
    """

    trick: int
    best: int
    made: int


def open_cards(setup: Setup, actions: Sequence[Action], seat: int = SOUTH) -> OpenCards | None:
    """The last tricks of a finished hand, searched exactly; None when the hand is not over."""
    cards = [step for step, action in enumerate(actions) if isinstance(action, Play)]
    if len(cards) != 52:
        return None
    game = new_game(setup)
    for action in actions[: cards[4 * (13 - TRICKS)]]:
        game = apply(game, action)
    ending = game
    for action in actions[cards[4 * (13 - TRICKS)] :]:
        game = apply(game, action)
    leader = ending.turn if ending.turn is not None else seat
    seen = view(ending, leader)
    worth = Worth(seen)

    def points(won: Won) -> int:
        return worth.of(won)[1]

    found = values(start_of(seen), seen.hand, [(ending.hands, 1)], seen.legal_cards(), points, POSITIONS)
    sign = 1 if team_of(leader) == team_of(seat) else -1
    return OpenCards(14 - TRICKS, sign * max(found.sums), _made(game, seat))


def _made(game: Game, seat: int) -> int:
    ours, theirs = (team.points for team in game.ledgers[-1].teams)
    return ours - theirs if team_of(seat) == 0 else theirs - ours
