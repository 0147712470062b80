"""The rules in words are those of the rule set in play, and of no other."""

import pytest

from spades.engine import CARDCOUCH, KAWU, RuleSet
from spades.i18n import Words
from spades.session.house import described
from spades.ui.sheets.rules_text import sections

WILD = RuleSet(
    target=300,
    losing_score=None,
    nil=50,
    failed_nil="help",
    bag_limit=5,
    bag_penalty=50,
    bag_value=-1,
    lead_spades="last",
    first_trick_spades=False,
    least_team_bid=4,
    bid_one=False,
    exact_ten=100,
    blind_nil=100,
    exchange=1,
)


def text(rules, language="en"):
    found = sections(Words(language), described(rules)["fields"])
    return "\n".join(sentence for _, sentences in found for sentence in sentences)


def test_cardcouch_loses_at_minus_200():
    assert "−200 points or fewer" in text(CARDCOUCH)


def test_kawu_says_nothing_of_a_losing_score():
    assert "fewer" not in text(KAWU).replace("takes fewer", "")
    assert "−200" not in text(KAWU)


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_nil_nothing_is_said_of_it(language):
    assert "Nil" not in text(RuleSet(nil=None), language)


@pytest.mark.parametrize(
    ("words", "rules"),
    [
        ("300 points or more", WILD),
        ("it costs 50", WILD),
        ("do count for the partner", WILD),
        ("5 of them cost 50", WILD),
        ("costs 1 point", WILD),
        ("only when you hold nothing else", WILD),
        ("On the first trick no spade", WILD),
        ("at least 4, unless", WILD),
        ("A bid of one is not allowed", WILD),
        ("scores 100 points more", WILD),
        ("100 points or more behind", WILD),
        ("scores or costs 200", WILD),
        ("exchange one card", WILD),
        ("exchange 3 cards", RuleSet(blind_nil=200, exchange=3)),
        ("score nothing", RuleSet(bag_limit=None)),
        ("at any time", RuleSet(lead_spades="any")),
        ("scores nothing", RuleSet(bag_value=0)),
        ("cost nothing", RuleSet(bag_penalty=0)),
    ],
)
def test_a_house_rule_is_said(words, rules):
    assert words in text(rules)
    assert words not in text(CARDCOUCH).replace("A bid of one is allowed", "")


def test_without_nil_nothing_is_said_of_it_but_that_there_is_none_to_bid():
    rules = RuleSet(nil=None, least_team_bid=4)
    assert [heading for heading, _ in sections(Words("en"), described(rules)["fields"])] == [
        "Table",
        "Bidding",
        "Play",
        "Scoring",
        "End",
    ]
    assert "Nil, or" not in text(rules)
    assert "unless one of the two" not in text(rules)


def test_without_bags_a_failed_nil_makes_none():
    assert "is a bag" not in text(RuleSet(bag_limit=None))


@pytest.mark.parametrize("rules", [CARDCOUCH, KAWU, WILD, RuleSet(nil=None), RuleSet(bag_limit=None)])
def test_both_languages_say_as_much(rules):
    assert text(rules, "de").count("\n") == text(rules, "en").count("\n")
    assert "{" not in text(rules, "de") + text(rules, "en")


def test_a_game_of_so_many_hands_says_nothing_of_a_target():
    told = text(RuleSet(hands=4))
    assert "after 4 hands" in told
    assert "equal totals are a draw" in told.lower()
    assert "500" not in told
    assert "another hand" not in told
    assert "after one hand" in text(RuleSet(hands=1))
