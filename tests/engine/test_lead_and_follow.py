"""Leading and following (R6 to R9) and the house rules on spades."""

import pytest

from spades.engine import CARDCOUCH, Refusal, RuleSet, Trick, broken, card_refusal, is_spade

from .helpers import card, cards

NO_FIRST = RuleSet(first_trick_spades=False)
DIAMONDS = Trick(0, cards("2D 3D 4D 5D"))
WITH_SPADE = Trick(0, (card("2D"), card("3D"), card("2S"), card("5D")))


def legal(hand, table="", tricks=(), rules=CARDCOUCH):
    held, trick = cards(hand), Trick(0, tuple(map(card, table.split())))
    return {c for c in hand.split() if card_refusal(rules, held, trick, tricks, card(c)) is None}


def why(hand, choice, table="", tricks=(), rules=CARDCOUCH):
    return card_refusal(rules, cards(hand), Trick(0, tuple(map(card, table.split()))), tricks, card(choice))


def test_r7_follow_suit_if_you_can():
    assert legal("JD 4S 2C", "5D") == {"JD"}
    assert why("JD 4S 2C", "4S", "5D") == Refusal("follow-suit", {"suit": "D"})


def test_r7_otherwise_any_card_a_spade_too_on_the_first_trick_too():
    assert legal("4S 2C", "5D") == {"4S", "2C"}


def test_r9_no_spade_is_led_before_one_was_played():
    assert legal("2S 8D 7C", tricks=(DIAMONDS,)) == {"8D", "7C"}
    assert why("2S 8D 7C", "2S", tricks=(DIAMONDS,)) == Refusal("spades-not-broken")


def test_r9_after_a_spade_on_an_earlier_trick_it_may():
    assert legal("2S 8D", tricks=(WITH_SPADE,)) == {"2S", "8D"}


def test_r9_a_hand_of_spades_only_may_lead_one():
    assert legal("9S 3S 2S", tricks=(DIAMONDS,)) == {"9S", "3S", "2S"}
    assert legal("9S 3S 2S") == {"9S", "3S", "2S"}


def test_broken_is_read_from_the_cards():
    assert not broken(())
    assert not broken((DIAMONDS,))
    assert broken((DIAMONDS, WITH_SPADE))
    assert is_spade(card("2S"))
    assert not is_spade(card("AH"))


def test_house_spades_at_any_time():
    rules = RuleSet(lead_spades="any")
    assert legal("2S 8D", rules=rules) == {"2S", "8D"}


def test_house_spades_never_while_another_suit_is_held():
    rules = RuleSet(lead_spades="last")
    assert why("2S 8D", "2S", tricks=(WITH_SPADE,), rules=rules) == Refusal("spades-last")
    assert legal("2S 3S", tricks=(DIAMONDS,), rules=rules) == {"2S", "3S"}


@pytest.mark.parametrize("lead", ["broken", "any", "last"])
def test_house_no_spade_is_led_to_the_first_trick(lead):
    rules = RuleSet(first_trick_spades=False, lead_spades=lead)
    assert why("2S 8D", "2S", rules=rules) == Refusal("no-spades-on-first-trick")
    assert legal("2S 3S", rules=rules) == {"2S", "3S"}


def test_house_no_spade_is_discarded_on_the_first_trick_unless_there_is_nothing_else():
    assert legal("4S 2C", "5D", rules=NO_FIRST) == {"2C"}
    assert why("4S 2C", "4S", "5D", rules=NO_FIRST) == Refusal("no-spades-on-first-trick")
    assert legal("4S 2S", "5D", rules=NO_FIRST) == {"4S", "2S"}
    assert legal("4S 2C", "5D", (DIAMONDS,), NO_FIRST) == {"4S", "2C"}


def test_house_spades_led_to_the_first_trick_are_followed():
    assert legal("4S 2C", "5S", rules=NO_FIRST) == {"4S"}
