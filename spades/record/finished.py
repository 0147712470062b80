"""What of a game may be shown to everybody: its finished hands. Of one in play a record tells all cards."""

from spades.engine import Game, NextHand, replay

OVER = ("hand-over", "game-over")


def until_finished(game: Game) -> Game | None:
    """The game as it stood when its last finished hand was over; None when no hand is over yet."""
    if game.phase in OVER:
        return game
    ends = [place for place, action in enumerate(game.actions) if isinstance(action, NextHand)]
    return replay(game.setup, game.actions[: ends[-1]]) if ends else None
