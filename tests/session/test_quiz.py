"""The bidding quiz: a view about to bid, and what Expert says to a bid."""

from __future__ import annotations

import pytest

from tests.session.table import BLIND, HOUSES, PRESETS, Table

SNAPSHOT = {
    "phase", "turn", "you", "hand_no", "dealer", "deal", "rules", "players", "hand", "blind", "bid_choices",
    "bids", "won", "counts", "trick_no", "table", "led", "broken", "tricks", "teams", "ledger", "sheet",
    "result", "tie", "exchange", "can_undo", "can_finish", "events",
}  # fmt: skip


def question(number=0, **params):
    return Table().ask("quiz", seed="quiz", number=number, **params)


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSES])
def test_a_question_is_the_view_of_a_seat_that_is_to_bid(rules):
    for number in range(8):
        asked = question(number, rules=rules)
        assert set(asked) == SNAPSHOT | {"quiz"}
        assert asked["phase"] == "bidding"
        assert asked["turn"] == asked["you"] == asked["quiz"]["seat"]
        assert len(asked["hand"]) == 13
        assert len(asked["bid_choices"]) == 14
        bids = [event for event in asked["events"] if event[0] in ("bid", "blind")]
        assert all(asked["bids"]["NESW".index(bid[1])] == bid[2] for bid in bids if bid[0] == "bid")


def test_what_names_a_question_asks_it_again():
    asked = question(7)
    assert Table().ask("quiz", **asked["quiz"]) == asked


def test_the_judgement_of_a_bid():
    asked = question(1)
    said = Table().ask("judge", bid=13, **asked["quiz"])
    best = Table().ask("judge", bid=said["bid"], **asked["quiz"])
    assert (said["agreed"], best["agreed"], best["loss"]) == (False, True, 0)
    assert said["loss"] > 100
    assert [option["bid"] for option in said["options"]] == sorted(
        {option["bid"] for option in said["options"]}
    )
    assert all(0 <= option[name] <= 1000 for option in said["options"] for name in ("win", "made"))
    assert len(said["tricks"]) == 14
    assert 980 <= sum(said["tricks"]) <= 1020
    assert 0 <= said["nil"] <= 1000
    assert 0 < said["worth"] < 13_000


def test_a_nil_is_not_weighed_where_there_is_none():
    said = Table().ask("judge", bid=3, **question(1, rules="house.nil-off")["quiz"])
    assert said["nil"] is None


@pytest.mark.parametrize(
    ("params", "code", "field"),
    [
        ({}, "bad-request", "seed"),
        ({"seed": 7}, "bad-request", "seed"),
        ({"seed": "not a seed"}, "bad-request", "seed"),
        ({"seed": "s" * 65}, "bad-request", "seed"),
        ({"seed": "s", "number": -1}, "bad-request", "number"),
        ({"seed": "s", "number": 10**9}, "bad-request", "number"),
        ({"seed": "s", "seat": "X"}, "bad-request", "seat"),
        ({"seed": "s", "level": "nobody"}, "bad-request", "level"),
        ({"seed": "s", "level": []}, "bad-request", "level"),
        ({"seed": "s", "rules": "house.nope"}, "rules", ""),
    ],
)
def test_no_such_question(params, code, field):
    for op in ("quiz", "judge"):
        said, told = Table().refused(op, bid=3, **params)
        assert said == code
        assert field in told["field"]


@pytest.mark.parametrize(
    ("bid", "code"), [(14, "bid-out-of-range"), (True, "bad-request"), (None, "bad-request")]
)
def test_a_bid_that_cannot_be_made(bid, code):
    assert Table().refused("judge", bid=bid, **question()["quiz"])[0] == code


def test_a_bid_that_the_house_rules_refuse():
    asked = question(2, rules="house.nil-off", seat="S")
    assert Table().refused("judge", bid=0, **asked["quiz"])[0] == "nil-off"


def test_the_game_in_hand_stays():
    table = Table()
    before = table.new()
    table.ask("judge", bid=3, **table.ask("quiz", seed="s", rules=BLIND)["quiz"])
    assert table.ask("load", save=before["save"]) | {"events": []} == before | {"events": []}
