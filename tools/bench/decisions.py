"""Run in Pyodide: plays hands at each level and prints the milliseconds of every real choice, in a line."""

import sys
from time import perf_counter

from spades.bots.levels import LEVELS
from spades.bots.protocol import Bot
from spades.bots.referee import decide
from spades.bots.selfplay import game_number
from spades.engine import apply
from spades.view import view

HANDS = 6
WARM = 1  # a hand first that imports what is imported when it is first used


def choices(bot: Bot, number: int) -> list[float]:
    """Milliseconds of each bid and of each card where more than one may be played."""
    game, spent = game_number("decisions", number), []
    while game.turn is not None:
        seen = view(game, game.turn)
        free = game.phase != "playing" or len(seen.legal_cards()) > 1
        begin = perf_counter()
        decision = decide(game, game.turn, bot)
        if free:
            spent.append(1000 * (perf_counter() - begin))
        game = apply(game, decision.action)
    return spent


def _main() -> None:
    for name in LEVELS:
        bot = LEVELS[name]()
        lists = [choices(bot, number) for number in range(WARM + HANDS)]
        print(name, *(f"{each:.2f}" for spent in lists[WARM:] for each in spent))


if sys.platform == "emscripten":
    _main()
