"""Saves: the same game comes back; anything else is refused with a reason."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades import save as save_module
from spades.engine import CARDCOUCH, RuleSet, Setup, code_of, derived_code, new_game
from spades.record.read import MOST_HANDS
from spades.save import FIELDS, VERSION, SaveError, SaveNewer, dump_save, load_save

from .engine.helpers import bid, deal_with, last, modest, setups, start, states

GOLDEN = Path(__file__).parent / "golden"
GAME = last(Setup(CARDCOUCH, "save", (derived_code("fixed", 0),), 3), random.Random(4), 2)
SAVE = json.loads(dump_save(GAME))


def changed(**fields):
    return json.dumps({**SAVE, **fields})


def refused(text):
    with pytest.raises(SaveError) as error:
        load_save(text)
    return error.value.code, error.value.params


def test_a_save_holds_nothing_but_the_deals_the_rules_and_the_actions():
    assert tuple(SAVE) == FIELDS
    assert SAVE["version"] == VERSION == 1
    assert SAVE["rules"] == "cardcouch"
    assert SAVE["deals"] == [derived_code("fixed", 0)]
    assert len(SAVE["codes"]) == GAME.hand_no + 1
    assert len(SAVE["actions"].split()) == len(GAME.actions)


@modest
@given(setups(), st.integers(0, 10**6))
def test_every_state_comes_back(setup, seed):
    for count, game in enumerate(states(setup, random.Random(seed), 2)):
        if count % 13 == 0 or game.phase not in ("playing", "bidding"):
            assert load_save(dump_save(game)) == game


def test_the_save_of_a_released_format_still_loads():
    text = (GOLDEN / "save-v1.json").read_text(encoding="utf-8").strip()
    game = load_save(text)
    assert dump_save(game) == text
    assert (game.phase, game.hand_no, game.turn, game.scores) == ("playing", 1, 2, (51, 52))


def test_a_save_of_a_newer_format_is_told_apart_and_not_judged():
    for text in ('{"version":2}', changed(version=VERSION + 1, actions=None)):
        with pytest.raises(SaveNewer) as newer:
            load_save(text)
        assert newer.value.version == 2
        assert not isinstance(newer.value, SaveError)


@pytest.mark.parametrize(
    "text", ["", "undefined", "{", "[" * 100_000, '{"version":' + "9" * 5000 + "}", None, 7, b"{}"]
)
def test_a_text_that_is_no_json(text):
    assert refused(text) == ("not-json", {})


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "[]",
        "1",
        '"x"',
        "{}",
        '{"version":true}',
        '{"version":"1"}',
        '{"version":0}',
        '{"version":NaN}',
    ],
)
def test_json_that_is_no_save(text):
    assert refused(text) == ("not-a-save", {})


@pytest.mark.parametrize("field", FIELDS[1:])
def test_a_missing_field(field):
    assert refused(json.dumps({key: SAVE[key] for key in FIELDS if key != field})) == (
        "field-missing",
        {"field": field},
    )


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_given_twice(field):
    again = json.dumps({field: SAVE[field]})[1:]
    assert refused(json.dumps(SAVE)[:-1] + "," + again) == ("field-twice", {"field": field})


def test_a_field_that_this_format_does_not_have():
    assert refused(changed(clock=1)) == ("field-unknown", {"field": "clock"})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", None),
        ("seed", ""),
        ("deals", "AAAA"),
        ("deals", ["_" * 16]),
        ("deals", [1]),
        ("deals", [["2C"] * 51]),
        ("codes", None),
        ("codes", []),
        ("dealer", "X"),
        ("dealer", "NE"),
        ("dealer", 3),
        ("dealer", ["N"]),
        ("scores", [0]),
        ("scores", [0, 0.5]),
        ("scores", ["0", 0]),
        ("scores", [900, 0]),
        ("scores", {"NS": 0}),
        ("bags", [0, 10]),
        ("bags", [0, True]),
        ("players", ["club"] * 3),
        ("players", ["club", "club", "human", ""]),
        ("actions", []),
    ],
)
def test_a_field_with_a_wrong_value(field, value):
    assert refused(changed(**{field: value})) == ("field-wrong", {"field": field})


def test_wrong_rules_are_refused_by_field():
    assert refused(changed(rules="house.nil-5")) == ("rules", {"field": "nil", "why": "out-of-range"})
    assert refused(changed(rules=None)) == ("rules", {"field": "", "why": "unknown-rules"})


def test_a_save_whose_seed_gives_other_deals_is_refused():
    assert refused(changed(codes=[SAVE["codes"][0], "A" * 16])) == ("deals-differ", {"hand": 1})
    one_hand = dump_save(new_game(Setup(CARDCOUCH, "one", (), 0)))
    assert refused(one_hand.replace('"seed":"one"', '"seed":"two"')) == ("deals-differ", {"hand": 0})
    assert refused(changed(actions="")) == ("field-wrong", {"field": "codes"})


def test_other_deals_are_named_rather_than_the_first_card_that_they_do_not_hold():
    assert refused(changed(seed="two")) == ("deals-differ", {"hand": 1})


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ("N:b99", {"index": 0, "action": "N:b99", "why": "bid-out-of-range"}),
        ("E:b3", {"index": 0, "action": "E:b3", "why": "not-your-turn"}),
        ("N:b3 N:b3", {"index": 1, "action": "N:b3", "why": "not-your-turn"}),
        ("N:b3 E:b3 S:b3 W:b3 next", {"index": 4, "action": "next", "why": "wrong-phase"}),
        ("N:b3 E:b3 S:b3 W:b3 N:2S", {"index": 4, "action": "N:2S", "why": "not-in-hand"}),
    ],
)
def test_an_illegal_action_is_refused_by_its_index(actions, why):
    assert refused(changed(actions=actions, codes=SAVE["codes"][:1])) == ("illegal-action", why)


def test_a_card_played_twice_is_refused():
    game = start(deal_with(N="2C", E="3C", S="4C", W="5C"))
    data = json.loads(dump_save(bid(game, 3, 3, 3, 3)))
    data["actions"] += " N:2C E:3C S:4C W:5C W:5C"
    assert refused(json.dumps(data)) == (
        "illegal-action",
        {"index": 8, "action": "W:5C", "why": "not-in-hand"},
    )


@pytest.mark.parametrize("text", ["x", "N:", "N:b3.5", "N:1S", "N:bNaN"])
def test_a_word_that_is_no_action_is_refused_by_its_index(text):
    assert refused(changed(actions=f"N:b3 {text}")) == ("not-an-action", {"index": 1})


def test_a_text_without_end_is_refused_before_it_is_read(monkeypatch):
    assert refused(" " * 1_000_001) == ("too-long", {})
    monkeypatch.setattr(save_module, "MOST_ACTIONS", 2)
    assert refused(changed(actions="N:b3 E:b3 S:b3")) == ("too-long", {})


def test_a_save_may_hold_as_many_hands_as_a_record():
    rules = RuleSet(blind_nil=100, exchange=3)
    longest = max(
        len(last(Setup(rules, f"long-{number}", (), 3, (-150, 0)), random.Random(number), 1).actions)
        for number in range(20)
    )
    assert (longest + len(["next"])) * MOST_HANDS == save_module.MOST_ACTIONS


def test_a_refusal_can_be_read():
    with pytest.raises(SaveError) as error:
        load_save(changed(actions="N:b99"))
    assert str(error.value) == "illegal-action index=0 action=N:b99 why=bid-out-of-range"
    assert str(SaveNewer(3)) == "save format 3 is newer than 1"


def test_the_deal_of_the_first_hand_is_the_fixed_one():
    assert code_of(load_save(changed(actions="", codes=SAVE["codes"][:1])).deal) == derived_code("fixed", 0)
