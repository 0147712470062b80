"""Drills as messages: a seat's view and a question, an answer, and nothing of the hidden cards."""

from __future__ import annotations

import json
import re

import pytest

from spades.coach.drills.drill import KINDS
from tests.session.table import Table
from tests.session.test_quiz import SNAPSHOT

CARD = re.compile(r'"([2-9TJQKA][CDHS])"')


def asked(table, kind, **params):
    """The question that is found, however many steps it takes."""
    while True:
        told = table.ask("drill", **{"kind": kind, "seed": "drills", "level": 2, **params})
        if told["question"]:
            return told["question"]


@pytest.fixture(scope="module")
def questions():
    table = Table()
    return {kind: asked(table, kind) for kind in KINDS}


def legal(question):
    if question["phase"] == "bidding":
        return [choice["bid"] for choice in question["bid_choices"] if choice["why"] is None]
    return [card["card"] for card in question["hand"] if card["why"] is None]


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_what_a_seat_sees_at_its_turn(questions, kind):
    question = questions[kind]
    assert set(question) == SNAPSHOT | {"drill", "level", "ask"}
    assert question["turn"] == question["you"]
    assert question["drill"]["kind"] == kind
    assert 1 <= question["level"] <= 5
    fallen = [card for trick in question["tricks"] for card in trick["cards"]]
    fallen += question["table"]["cards"] if question["table"] else []
    own = [card["card"] for card in question["hand"]]
    assert set(CARD.findall(json.dumps(question))) == {*fallen, *own}


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_is_answered_and_the_right_ones_say_so(questions, kind):
    question = questions[kind]
    choices = legal(question)
    # In another worker: nothing is kept.
    told = [Table().ask("solve", choice=choice, **question["drill"]) for choice in (choices[0], choices[-1])]
    right = told[0]["all"]
    assert 0 < len(right) < len(choices)
    assert set(right) <= set(choices)
    for choice, one in zip((choices[0], choices[-1]), told, strict=True):
        assert one["right"] == (choice in right)
        assert one["best"] in right
        assert [option["choice"] for option in one["options"] if option["own"]] == [choice]
        assert all(0 <= option[name] <= 1000 for option in one["options"] for name in ("win", "goal"))
        best = max(one["options"], key=lambda option: option["win"])
        assert best["right"]


def test_two_searches_go_on_side_by_side():
    table, found = Table(), {}
    for _ in range(2000):
        for kind in ("cover-nil", "ending"):
            found[kind] = table.ask("drill", kind=kind, seed="drills", level=2)["question"]
        if all(found.values()):
            break
    assert found == {kind: asked(Table(), kind) for kind in found}


def test_the_game_in_hand_stays(questions):
    table = Table()
    before = table.new()
    table.ask("drill", kind="bid", seed="drills", level=1)
    table.ask("solve", choice=3, **questions["bid"]["drill"])
    assert table.ask("load", save=before["save"]) | {"events": []} == before | {"events": []}


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"kind": "nothing"}, "kind"),
        ({"kind": []}, "kind"),
        ({"seed": 1}, "seed"),
        ({"seed": "\ud800"}, "seed"),
        ({"seed": "not a seed"}, "seed"),
        ({"level": 6}, "level"),
        ({"level": "2"}, "level"),
        ({"hand": -1}, "hand"),
    ],
)
def test_no_such_search(params, field):
    asking = {"kind": "cover-nil", "seed": "drills", "level": 2, **params}
    assert Table().refused("drill", **asking) == ("bad-request", {"field": field})


def test_rules_without_a_nil_have_no_drills_about_one():
    asking = {"kind": "cover-nil", "seed": "drills", "level": 2, "rules": "house.nil-off"}
    assert Table().refused("drill", **asking) == ("no-drill", {"kind": "cover-nil"})


def test_what_names_no_drill_and_what_may_not_be_chosen(questions):
    ending = questions["ending"]["drill"]
    for step in (1, 99):
        told = Table().refused("solve", choice="2C", **{**ending, "step": step})
        assert told == ("bad-request", {"field": "step"})
    assert Table().refused("solve", choice="XX", **ending) == ("bad-request", {"field": "choice"})
    assert Table().refused("solve", choice=3, **ending) == ("bad-request", {"field": "choice"})
    out = next(card for trick in questions["ending"]["tricks"] for card in trick["cards"])
    assert Table().refused("solve", choice=out, **ending)[0] == "not-in-hand"
    assert Table().refused("solve", choice=14, **questions["bid"]["drill"])[0] == "bid-out-of-range"
