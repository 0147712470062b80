"""Ten thousand random games, up to sixty hands long, through a link and back."""

from __future__ import annotations

import random

import pytest

from spades.engine import CARDCOUCH, KAWU, Setup, parse_rules
from spades.record import pack, unpack
from tests.engine.helpers import last

PARTS, GAMES = 100, 100
LONGEST_LINK = 8_000
BLIND = parse_rules("house.lose-none.blind-100.exchange-3")
RULES = (CARDCOUCH, KAWU, BLIND)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_game_comes_back_and_fits(part):
    for number in range(part * GAMES, (part + 1) * GAMES):
        rng = random.Random(number)
        # Random bidders rarely reach 500: every twentieth game goes on for sixty hands, the others a few.
        hands = 60 if number % 20 == 0 else rng.randint(1, 8)
        setup = Setup(RULES[number % 3], f"link-{number}", (), number % 4)
        game = last(setup, rng, hands)
        text = pack(game)
        back = unpack(text, "another")
        assert (back.ledgers, back.hands, back.scores) == (game.ledgers, game.hands, game.scores)
        assert pack(back) == text
        assert len(text) <= LONGEST_LINK
