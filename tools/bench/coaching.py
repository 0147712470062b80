"""Run in Pyodide: gives hints and reviews hands, and prints the milliseconds of each, in a line a kind."""

import sys
from time import perf_counter

from spades.bots.levels import LEVELS
from spades.bots.referee import decide
from spades.bots.rng import rng_for
from spades.bots.selfplay import game_number
from spades.coach.hint import hint
from spades.coach.review import Review
from spades.engine import Game, apply
from spades.seats import SOUTH
from spades.view import view

HANDS = 6
WARM = 1  # a hand first that imports what is imported when it is first used


def played(number: int) -> tuple[Game, list[float]]:
    """A hand among Club bots, and the milliseconds of a hint at each of South's choices."""
    game, spent, bot = game_number("coaching", number), [], LEVELS["club"]()
    while game.turn is not None:
        if game.turn == SOUTH:
            begin = perf_counter()
            hint(view(game, SOUTH), rng_for("bench", SOUTH, "cardcouch", "hint", number, len(game.actions)))
            spent.append(1000 * (perf_counter() - begin))
        game = apply(game, decide(game, game.turn, bot).action)
    return game, spent


def reviewed(game: Game) -> float:
    """The milliseconds of a review of South's choices in it."""
    begin, review = perf_counter(), Review(game.setup, game.actions, SOUTH)
    while review.done < review.slices:
        review.step()
    return 1000 * (perf_counter() - begin)


def _main() -> None:
    told: dict[str, list[float]] = {"hint": [], "review": []}
    for number in range(WARM + HANDS):
        game, hints = played(number)
        whole = reviewed(game)
        if number >= WARM:
            told["hint"] += hints
            told["review"].append(whole)
    for name, spent in told.items():
        print(name, *(f"{each:.2f}" for each in spent))


if sys.platform == "emscripten":
    _main()
