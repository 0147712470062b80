"""A game begins: what is given is taken, what is missing is drawn, what is wrong is refused."""

from __future__ import annotations

import pytest

import spades
from spades import wire
from spades.bots import LEVELS
from spades.cards import parse_card
from spades.engine import code_of, deal_from_code, fresh_code
from tests.session.table import Table

HAND_OF_SPADES = code_of((tuple(range(13)), tuple(range(13, 26)), tuple(range(39, 52)), tuple(range(26, 39))))


TARGET_RANGE = {"least": 150, "most": 1000}


def test_hello_says_who_is_here():
    hello = Table().ask("hello", protocol=wire.PROTOCOL, build=wire.BUILD)
    assert (hello["protocol"], hello["build"], hello["version"]) == (
        wire.PROTOCOL,
        wire.BUILD,
        spades.__version__,
    )
    assert [preset["name"] for preset in hello["presets"]] == ["cardcouch", "kawu"]
    assert "club" in hello["levels"]


def test_hello_tells_a_form_every_rule_field():
    fields = Table().ask("hello")["rule_fields"]
    assert [field["name"] for field in fields] == list(Table().new()["rules"]["fields"])
    assert fields[0] == {
        "name": "target",
        "default": 500,
        "choices": None,
        "range": [150, 1000],
        "needs": None,
        "idle": "hands",
    }
    assert fields[5] == {
        "name": "penalty",
        "default": 100,
        "choices": None,
        "range": [0, 200],
        "needs": "bags",
        "idle": None,
    }
    assert all((field["choices"] is None) != (field["range"] is None) for field in fields)


def test_a_new_game_starts_with_the_bidding_and_an_even_score():
    snap = Table().new(dealer="W")
    assert (snap["phase"], snap["turn"], snap["dealer"], snap["hand_no"]) == ("bidding", "N", "W", 1)
    assert [team["score"] for team in snap["teams"]] == [0, 0]
    assert len(snap["hand"]) == 13
    assert snap["events"] == [["deal"]]
    assert snap["sheet"] == []
    assert not snap["can_undo"]


def test_without_any_wish_it_is_cardcouch_against_club_players():
    snap = Table().ask("new")
    assert snap["rules"]["text"] == "cardcouch"
    assert snap["players"] == ["club", "club", "human", "club"]


@pytest.mark.usefixtures("by_chance")
def test_the_first_dealer_is_drawn():
    """R3, A18: not always the same seat."""
    assert {Table().new()["dealer"] for _ in range(60)} == set("NESW")


@pytest.mark.usefixtures("by_chance")
def test_every_game_has_deals_of_its_own():
    hands = [tuple(card["card"] for card in Table().new()["hand"]) for _ in range(10)]
    assert len(set(hands)) == 10


def test_a_deal_code_gives_its_cards_and_south_bids_first():
    code = fresh_code()
    snap = Table().new(deal=code)
    assert tuple(parse_card(card["card"]) for card in snap["hand"]) == deal_from_code(code)[2]
    assert (snap["dealer"], snap["turn"]) == ("E", "S")


def test_a_deal_link_brings_dealer_scores_and_bags():
    snap = Table().new("kawu", deal=HAND_OF_SPADES, dealer="N", scores=[-20, 310], bags=[3, 9])
    assert snap["dealer"] == "N"
    assert [(team["score"], team["bags"]) for team in snap["teams"]] == [(-20, 3), (310, 9)]


def test_each_seat_has_its_own_level():
    table = Table()
    snap = table.new(players={"N": "beginner", "W": "beginner", "S": "club"})
    assert snap["players"] == ["beginner", "club", "human", "beginner"]
    assert table.ask("load", save=snap["save"])["players"] == snap["players"]
    assert table.refused("new", players={"E": "grandmaster"}) == (
        "unknown-level",
        {"seat": "E", "level": "grandmaster"},
    )


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_sits_down_when_it_is_asked(level):
    table = Table()
    assert level in table.ask("hello")["levels"]
    table.new(dealer="S", players=dict.fromkeys("NEW", level))
    assert [event[0] for _ in "WNE" for event in table.at_rev("step")["events"]] == ["bid", "bid", "bid"]


def test_the_levels_are_named_from_weak_to_strong():
    order = ["beginner", "club", "expert"]
    assert Table().ask("hello")["levels"] == [level for level in order if level in LEVELS]


@pytest.mark.parametrize(
    ("wish", "code", "params"),
    [
        ({"rules": "house.target-5"}, "rules", {"field": "target", "code": "out-of-range", **TARGET_RANGE}),
        ({"rules": "house.exchange-2"}, "rules", {"field": "exchange", "code": "needs", "other": "blind"}),
        ({"rules": "poker"}, "rules", {"field": "", "code": "unknown-rules"}),
        ({"rules": 7}, "bad-request", {"field": "rules"}),
        ({"deal": "tooshort"}, "bad-deal", {"deal": "tooshort"}),
        ({"deal": "_" * 16}, "bad-deal", {"deal": "_" * 16}),
        ({"deal": 12}, "bad-request", {"field": "deal"}),
        ({"dealer": "Q"}, "bad-request", {"field": "dealer"}),
        ({"dealer": 2}, "bad-request", {"field": "dealer"}),
        ({"scores": [1]}, "bad-request", {"field": "scores"}),
        ({"scores": [1.5, 0]}, "bad-request", {"field": "scores"}),
        ({"scores": [510, 0]}, "bad-request", {"field": "scores"}),
        ({"bags": [True, 0]}, "bad-request", {"field": "bags"}),
        ({"bags": [10, 0]}, "bad-request", {"field": "bags"}),
        ({"players": ["club"]}, "bad-request", {"field": "players"}),
        ({"players": {"W": 3}}, "unknown-level", {"seat": "W", "level": "3"}),
    ],
)  # fmt: skip
def test_a_wrong_wish_is_refused_and_the_game_in_hand_stays(wish, code, params):
    table = Table()
    table.new()
    table.until("playing")
    assert table.refused("new", **wish) == (code, params)
    assert table.ask("record")["text"]
    assert table.at_rev("step" if table.snap["turn"] != "S" else "undo")


@pytest.mark.parametrize("op", ["act", "step", "undo", "finish", "record"])
def test_before_the_first_game_there_is_nothing_to_do(op):
    assert Table().refused(op, rev=0) == ("no-game", {})


# House rules.


def test_rules_are_checked_by_text_in_any_order():
    checked = Table().ask("check_rules", text="house.nil-50.target-300")
    assert checked["text"] == "house.target-300.nil-50"
    assert (checked["fields"]["target"], checked["fields"]["nil"], checked["fields"]["lose"]) == (
        300,
        50,
        -200,
    )


def test_rules_are_checked_by_the_fields_of_a_form():
    table = Table()
    assert table.ask("check_rules", fields={"lose": None})["text"] == "kawu"
    assert table.ask("check_rules", fields={})["text"] == "cardcouch"
    fields = table.ask("check_rules", text="house.bags-5.leadspades-last.blind-100.exchange-3")["fields"]
    assert (
        table.ask("check_rules", fields=fields)["text"] == "house.bags-5.leadspades-last.blind-100.exchange-3"
    )


@pytest.mark.parametrize(
    ("fields", "params"),
    [
        ({"lose": 5}, {"field": "lose", "code": "out-of-range", "least": -1000, "most": -100}),
        ({"exchange": 1}, {"field": "exchange", "code": "needs", "other": "blind"}),
        ({"target": True}, {"field": "target", "code": "not-an-integer"}),
        ({"bidone": 1}, {"field": "bidone", "code": "not-one-of", "values": [True, False]}),
        ({"losing_score": -200}, {"field": "losing_score", "code": "unknown-field"}),
        ({"x" * 100: 1}, {"field": "x" * 40, "code": "unknown-field"}),
    ],
)
def test_fields_that_make_no_rules_are_named(fields, params):
    assert Table().refused("check_rules", fields=fields) == ("rules", params)


def test_a_form_is_a_set_of_named_fields():
    assert Table().refused("check_rules", fields=["target"]) == ("bad-request", {"field": "fields"})
