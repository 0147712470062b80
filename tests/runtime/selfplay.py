"""Plays 200 hands, bots against bots, and prints a hash of every action: the same on every Python."""

import hashlib

from spades.bots import LEVELS
from spades.bots.referee import decide
from spades.engine import CARDCOUCH, KAWU, Action, NextHand, Setup, action_text, apply, new_game, parse_rules

HANDS = 200
BLIND = parse_rules("house.blind-100.exchange-2")
BOTS = {level: make() for level, make in LEVELS.items()}


def game_of(number):
    """A game whose rules, level, first dealer and deals follow from a number."""
    level = sorted(LEVELS)[number % len(LEVELS)]
    rules = (CARDCOUCH, KAWU, BLIND)[number % 3]
    scores = (0, 180) if rules is BLIND else (0, 0)
    return new_game(Setup(rules, f"same-game-{number}", (), number % 4, scores, (0, 0), (level,) * 4)), level


state = hashlib.sha256()
hands = number = 0
while hands < HANDS:
    game, level = game_of(number)
    number += 1
    while game.phase != "game-over" and hands < HANDS:
        if game.phase == "hand-over":
            hands += 1
            action: Action = NextHand()
        else:
            decision = decide(game, game.turn, BOTS[level])
            assert decision.fault is None, decision.fault
            action = decision.action
        state.update(action_text(action).encode() + b"\n")
        game = apply(game, action)
print("same game", hands, number, state.hexdigest())
