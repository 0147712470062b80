"""Every reason and every fact that a hint can give is given somewhere, and has words in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from spades.bots.expert.reasons import REASONS
from spades.bots.rng import rng_for
from spades.coach.hint import FACTS, Hint, hint
from spades.engine import Game, Setup, apply, deal_code, format_rules, new_game, parse_action, parse_rules
from spades.i18n import Words
from spades.seats import SEATS
from spades.view import view

# A line each: code|deal|dealer|scores|bags|what was bid and played before.
LINES = (Path(__file__).parent / "hints.txt").read_text().splitlines()
POSITIONS = {line.split("|")[0]: line for line in LINES}


def position(code: str) -> Game:
    _, deal, dealer, scores, bags, actions = POSITIONS[code].split("|")
    ours, theirs = map(int, scores.split())
    own, other = map(int, bags.split())
    setup = Setup(
        parse_rules("cardcouch"), "hint", (deal,), SEATS.index(dealer), (ours, theirs), (own, other)
    )
    game = new_game(setup)
    for action in actions.split():
        game = apply(game, parse_action(action))
    return game


def told(game: Game) -> Hint:
    assert game.turn is not None
    rng = rng_for(
        deal_code(game.setup, 0), game.turn, format_rules(game.rules), "expert", 0, len(game.actions)
    )
    return hint(view(game, game.turn), rng)


@pytest.mark.parametrize("code", [*REASONS, *FACTS])
def test_there_is_a_position_for_each_code(code):
    given = told(position(code))
    assert code in (given.reason, given.fact)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("code", [*REASONS, *FACTS])
def test_each_code_has_words_for_what_it_speaks_of(language, code):
    words, given = Words(language), told(position(code))
    params = {"tricks": "4.2", "nil": "", **given.params}
    said = words(("why." if code in REASONS else "fact.") + code, **params)
    assert "{" not in said
    assert said.endswith(".")


def test_the_choice_comes_first_and_only_legal_ones_are_named():
    for code in POSITIONS:
        game = position(code)
        given = told(game)
        seen = view(game, game.turn or 0)
        legal = set(seen.legal_bids() or seen.legal_cards())
        assert given.choice == given.options[0].choice
        assert {option.choice for option in given.options} <= legal
