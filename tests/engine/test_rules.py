"""Rule sets: presets, ranges, and the contradictions that are refused by name."""

import pytest
from hypothesis import given

from spades.engine import CARDCOUCH, KAWU, PRESETS, RulesError, RuleSet, format_rules, parse_rules

from .helpers import modest, rule_sets

FULL = (
    "house.target-300.lose-none.nil-50.failednil-help.bags-5.penalty-50.bagvalue-0.leadspades-any"
    ".firstspades-no.leastbid-4.bidone-no.exact-100.blind-100.blindvalue-250.exchange-2"
)


def test_the_two_presets_differ_in_the_losing_score_alone():
    assert (PRESETS["cardcouch"], PRESETS["kawu"]) == (CARDCOUCH, KAWU)
    assert RuleSet() == CARDCOUCH
    assert RuleSet(losing_score=None) == KAWU
    assert CARDCOUCH.losing_score == -200


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("target", 149, "out-of-range"),
        ("target", 1001, "out-of-range"),
        ("target", None, "not-an-integer"),
        ("target", 500.0, "not-an-integer"),
        ("target", True, "not-an-integer"),
        ("losing_score", -99, "out-of-range"),
        ("losing_score", 200, "out-of-range"),
        ("nil", 49, "out-of-range"),
        ("nil", 201, "out-of-range"),
        ("nil", "100", "not-an-integer"),
        ("failed_nil", "helps", "not-one-of"),
        ("bag_limit", 7, "not-one-of"),
        ("bag_limit", 10.0, "not-one-of"),
        ("bag_penalty", -1, "out-of-range"),
        ("bag_penalty", None, "not-an-integer"),
        ("bag_value", 2, "not-one-of"),
        ("bag_value", True, "not-one-of"),
        ("lead_spades", "never", "not-one-of"),
        ("first_trick_spades", 1, "not-one-of"),
        ("least_team_bid", 5, "not-one-of"),
        ("bid_one", None, "not-one-of"),
        ("exact_ten", 50, "not-one-of"),
        ("blind_nil", 150, "not-one-of"),
        ("blind_nil_value", 99, "out-of-range"),
        ("exchange", 4, "out-of-range"),
        ("hands", 0, "not-one-of"),
        ("hands", 13, "not-one-of"),
        ("hands", True, "not-one-of"),
    ],
)
def test_a_value_outside_its_range_is_refused_by_field(field, value, code):
    with pytest.raises(RulesError) as refused:
        RuleSet(**{field: value})
    assert (refused.value.field, refused.value.code) == (field, code)
    assert field in str(refused.value)


@pytest.mark.parametrize(
    ("fields", "field", "code", "other"),
    [
        ({"nil": None, "blind_nil": 100}, "blind_nil", "needs", "nil"),
        ({"nil": None, "failed_nil": "help"}, "failed_nil", "needs", "nil"),
        ({"exchange": 2}, "exchange", "needs", "blind_nil"),
        ({"blind_nil_value": 300}, "blind_nil_value", "needs", "blind_nil"),
        ({"bag_limit": None, "bag_penalty": 50}, "bag_penalty", "needs", "bag_limit"),
        ({"bag_limit": None, "bag_value": -1}, "bag_value", "needs", "bag_limit"),
        ({"hands": 4, "target": 300}, "target", "idle", "hands"),
        ({"hands": 4, "losing_score": None}, "losing_score", "idle", "hands"),
        ({"blind_nil": 100, "nil": 150, "blind_nil_value": 100}, "blind_nil_value", "less-than", "nil"),
    ],
)
def test_rules_that_contradict_themselves_are_refused_by_field(fields, field, code, other):
    with pytest.raises(RulesError) as refused:
        RuleSet(**fields)
    assert (refused.value.field, refused.value.code) == (field, code)
    assert refused.value.params == {"other": other}


def test_a_blind_nil_may_be_worth_as_much_as_a_nil():
    assert RuleSet(blind_nil=100, nil=200, blind_nil_value=200).blind_nil_value == 200


def test_spades_at_any_time_but_on_the_first_trick_is_no_contradiction():
    assert not RuleSet(lead_spades="any", first_trick_spades=False).first_trick_spades


def test_a_preset_is_written_by_its_name():
    assert [format_rules(rules) for rules in (CARDCOUCH, KAWU)] == ["cardcouch", "kawu"]
    assert [parse_rules(name) for name in ("cardcouch", "kawu")] == [CARDCOUCH, KAWU]
    assert format_rules(parse_rules("house")) == "cardcouch"
    assert format_rules(parse_rules("house.lose-none")) == "kawu"


def test_the_text_form_names_every_field_that_differs():
    rules = RuleSet(
        300, None, 50, "help", 5, 50, 0, "any", False, 4, False, 100, 100, 250, 2
    )  # fmt: skip
    assert format_rules(rules) == FULL
    assert parse_rules(FULL) == rules


def test_the_order_of_the_fields_is_tolerated_and_put_right():
    assert format_rules(parse_rules("house.nil-50.target-300")) == "house.target-300.nil-50"


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("house.lose-350", "losing_score", -350),
        ("house.bagvalue-minus1", "bag_value", -1),
        ("house.nil-off", "nil", None),
        ("house.bags-off", "bag_limit", None),
        ("house.firstspades-yes", "first_trick_spades", True),
        ("house.leastbid-none", "least_team_bid", None),
        ("house.blind-off", "blind_nil", None),
        ("house.hands-none", "hands", None),
        ("house.hands-4", "hands", 4),
    ],
)
def test_values_as_text(text, field, value):
    assert getattr(parse_rules(text), field) == value


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("", "", "unknown-rules"),
        ("Cardcouch", "", "unknown-rules"),
        ("cardcouch.target-300", "", "unknown-rules"),
        ("x" * 301, "", "unknown-rules"),
        (None, "", "unknown-rules"),
        ("house.goal-300", "goal", "unknown-field"),
        ("house.", "", "unknown-field"),
        ("house.target-300.target-300", "target", "duplicate-field"),
        ("house.target", "target", "bad-value"),
        ("house.target-0300", "target", "bad-value"),
        ("house.target-3e2", "target", "bad-value"),
        ("house.target-٣٠٠", "target", "bad-value"),
        ("house.target-off", "target", "bad-value"),
        ("house.lose--200", "losing_score", "bad-value"),
        ("house.lose-off", "losing_score", "bad-value"),
        ("house.bidone-1", "bid_one", "bad-value"),
        ("house.bagvalue--1", "bag_value", "bad-value"),
        ("house.bagvalue-minus0", "bag_value", "bad-value"),
        ("house.bagvalue-minus2", "bag_value", "not-one-of"),
        ("house.target-99", "target", "out-of-range"),
        ("house.failednil-", "failed_nil", "not-one-of"),
        ("house.bags-off.penalty-100", "bag_penalty", "needs"),
        ("house.blindvalue-200", "blind_nil_value", "needs"),
        ("house.hands-4.lose-200", "losing_score", "idle"),
        ("house.hands-0", "hands", "not-one-of"),
        ("house.hands-off", "hands", "bad-value"),
    ],
)
def test_a_wrong_text_is_refused_by_field(text, field, code):
    with pytest.raises(RulesError) as refused:
        parse_rules(text)
    assert (refused.value.field, refused.value.code) == (field, code)


def test_an_error_of_the_whole_text_says_rules():
    assert str(RulesError("", "unknown-rules")) == "rules: unknown-rules"


@modest
@given(rule_sets())
def test_every_rule_set_has_one_text_and_comes_back_from_it(rules):
    text = format_rules(rules)
    assert parse_rules(text) == rules
    assert format_rules(parse_rules(text)) == text
    assert all(letter.isalnum() or letter in ".-" for letter in text)
