"""What of a game may be shown to everybody: its finished hands, and no deal to come.

Of a hand in play a record tells all cards, and the seed tells all deals.
"""

from dataclasses import replace

from spades.engine import Game, NextHand, deal_code, fresh_seed, replay

OVER = ("hand-over", "game-over")


def until_finished(game: Game) -> Game | None:
    """The game as it stood when its last finished hand was over; None when no hand is over yet."""
    if game.phase in OVER:
        return game
    ends = [place for place, action in enumerate(game.actions) if isinstance(action, NextHand)]
    return replay(game.setup, game.actions[: ends[-1]]) if ends else None


def sealed(game: Game) -> Game:
    """The same game with another seed: the deals dealt are fixed by their codes, later ones drawn anew."""
    deals = tuple(deal_code(game.setup, hand) for hand in range(game.hand_no + 1))
    return replay(replace(game.setup, seed=fresh_seed(), deals=deals), game.actions)
