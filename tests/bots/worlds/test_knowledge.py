"""What a seat knows of the hidden hands."""

from __future__ import annotations

import pytest

from spades.bots.worlds.knowledge import know
from spades.engine import Blind, Exchange, RuleSet, apply
from spades.seats import EAST, NORTH, SOUTH
from spades.view import view
from tests.engine.helpers import bid_all, card, cards, deal_with, play, start


def exchange_game(hands):
    rules = RuleSet(blind_nil=100, exchange=2)
    game = start(hands, rules, 3, (0, 100))
    return bid_all(apply(apply(game, Blind(NORTH, True)), Blind(SOUTH, False)))


def test_the_partner_holds_what_it_was_given_until_it_plays_it():
    game = exchange_game(deal_with(N="AS KS 2C", S="5C 4D 3D", E="3C", W="4C"))
    assert know(view(game, NORTH)).fixed == ()
    game = apply(game, Exchange(NORTH, cards("AS KS")))
    assert know(view(game, NORTH)).fixed == ()  # they still lie in the own hand
    game = apply(game, Exchange(SOUTH, cards("5C 4D")))
    assert know(view(game, NORTH)).fixed == ((card("KS"), SOUTH), (card("AS"), SOUTH))
    assert know(view(game, SOUTH)).fixed == ((card("5C"), NORTH), (card("4D"), NORTH))
    assert know(view(game, EAST)).fixed == ()
    game = play(game, "5C")
    assert know(view(game, SOUTH)).fixed == ((card("4D"), NORTH),)


def test_the_own_hand_has_no_room_and_the_one_that_has_played_one_card_less():
    game = play(bid_all(start()), "2C")
    knowledge = know(view(game, EAST))
    assert knowledge.room == (12, 0, 13, 13)
    assert len(knowledge.unknown) == 38


def test_who_does_not_follow_is_void():
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"
    game = play(bid_all(start(deal_with(N="5D", E=clubs))), "5D", "2C")
    assert know(view(game, NORTH)).barred[EAST] == {1}


def test_nobody_knows_anything_before_the_blind_question_is_answered():
    game = start(rules=RuleSet(blind_nil=100), scores=(0, 100))
    with pytest.raises(ValueError, match="seen a card"):
        know(view(game, NORTH))
