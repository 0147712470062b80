"""Plays random games for a while and prints how many a second; run by CPython and by Pyodide."""

import random
import time

from spades.engine import CARDCOUCH, NextHand, Setup, apply, legal_actions, new_game

SECONDS = 5
chance = random.Random(1)  # noqa: S311 - the same games each time, and no secret


def play(number: int) -> None:
    """One game to its end, every action drawn at random."""
    game = new_game(Setup(CARDCOUCH, f"random-{number}", (), number % 4))
    while game.phase != "game-over":
        if game.phase == "hand-over":
            game = apply(game, NextHand())
        else:
            game = apply(game, chance.choice(legal_actions(game)))


play(0)
games, begin = 0, time.perf_counter()
while time.perf_counter() - begin < SECONDS:
    games += 1
    play(games)
print(games / (time.perf_counter() - begin))
