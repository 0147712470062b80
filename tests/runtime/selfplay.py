"""Plays hands, bots against bots, and prints a hash of every action; finds drills, and prints what was found:
the same on every Python.
"""

import hashlib

from spades.bots import LEVELS
from spades.bots.referee import decide
from spades.coach.drills.drill import KINDS, judged
from spades.coach.drills.search import Search, Wanted
from spades.engine import CARDCOUCH, KAWU, Action, NextHand, Setup, action_text, apply, new_game, parse_rules

HANDS = {"beginner": 90, "club": 100, "expert": 10}  # two hundred; Expert thinks the longest
RULES = (CARDCOUCH, KAWU, parse_rules("house.blind-100.exchange-2"))


def game_of(level, number):
    """A game whose rules, first dealer and deals follow from level and number."""
    rules = RULES[number % 3]
    scores = (0, 180) if rules.blind_nil else (0, 0)
    return new_game(Setup(rules, f"same-{level}-{number}", (), number % 4, scores, (0, 0), (level,) * 4))


def play(level, most, state):
    """Plays games among four of a level until there were so many hands; a blind one starts every third."""
    bot = LEVELS[level]()
    hands = number = 0
    while hands < most:
        game = game_of(level, number)
        number += 1
        last = hands + 3
        while game.phase != "game-over" and hands < min(most, last):
            if game.phase == "hand-over":
                hands += 1
                action: Action = NextHand()
            else:
                decision = decide(game, game.turn, bot)
                assert decision.fault is None, decision.fault
                action = decision.action
            state.update(action_text(action).encode() + b"\n")
            game = apply(game, action)
    return hands


state = hashlib.sha256()
assert sorted(HANDS) == sorted(LEVELS)
played = sum(play(level, HANDS[level], state) for level in sorted(LEVELS))
print("same game", played, state.hexdigest())

for kind in KINDS:
    search = Search(Wanted(kind, "same", CARDCOUCH, 2))
    while not search.done:
        search.step()
    assert search.found is not None
    drill, told = search.found.drill, judged(kind, search.found.game)
    print(kind, drill.hand, drill.step, search.found.level, told.right, told.margin)
