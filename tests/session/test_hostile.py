"""Whatever comes in, an answer goes out, and what is refused has changed nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades import wire
from spades.session import Session
from spades.session.request import LONGEST
from tests.session.table import Table, without_news

REFUSALS = {
    "bad-request", "unknown-op", "no-game", "stale", "not-a-bot", "nothing-to-undo", "not-certain", "rules",
    "bad-deal", "unknown-level", "save-broken", "save-newer", "record-broken", "wrong-phase", "not-your-turn",
    "not-over", "not-in-hand", "follow-suit", "spades-not-broken", "bid-out-of-range", "not-an-integer",
    "blind-not-allowed", "not-watched", "nothing-to-watch", "link-broken", "link-newer", "nil-off",
    "no-hint", "too-many-hands",
}  # fmt: skip

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(wire.OPS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
actions = st.lists(
    st.sampled_from(["bid", "play", "blind", "exchange", "next", "QS", "2C", "XX", ""]) | values, max_size=4
)
fields = st.sampled_from(
    [
        "rules",
        "players",
        "dealer",
        "deal",
        "scores",
        "bags",
        "save",
        "rev",
        "action",
        "stand_in",
        "text",
        "fields",
        "what",
        "hand",
        "cards",
        "bids",
        "tricks",
    ]
)
requests = st.dictionaries(fields, values | actions, max_size=6)


def at_souths_turn(phase: str) -> Table:
    table = Table()
    table.new()
    table.until(phase, "S")
    return table


def state(table: Table) -> Any:
    """The state in hand, told by what a stale request learns and by the record."""
    return table.refused("undo", rev=-1), table.ask("record")


@pytest.mark.parametrize("phase", ["bidding", "playing"])
def test_any_request_is_answered_and_a_refused_one_changes_nothing(phase):
    table = at_souths_turn(phase)
    here = table.snap

    @settings(max_examples=150, deadline=None)  # deadline: nothing here is timed
    @given(st.sampled_from(wire.OPS) | values, requests, st.booleans())
    def ask(op, request, at_rev):
        table.ask("load", save=here["save"])
        before = state(table)
        answer = json.loads(
            table.session.call(json.dumps({**request, "op": op} | ({"rev": here["rev"]} if at_rev else {})))
        )
        if "error" in answer:
            assert answer["error"]["code"] in REFUSALS
            assert state(table) == before
        else:
            assert set(answer) == {"ok"}

    ask()


@settings(deadline=None)
@given(st.text() | values.map(json.dumps))
def test_any_text_is_answered(text):
    answer = json.loads(Session().call(text))
    assert (
        answer["error"]["code"] in {"bad-request", "unknown-op", "no-game", "not-watched"} or "ok" in answer
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        "NaN",
        '"hello"',
        "[" * 200_000,
        '{"op":' * 50_000,
        "{}" + " " * LONGEST,
        '{"op": "act", "rev": ' + "9" * 5000 + "}",
        None,
        b"{}",
        7,
    ],
    ids=lambda text: repr(text)[:20],
)
def test_what_is_no_message_is_a_bad_request(text):
    assert json.loads(Session().call(text)) == {
        "error": {"code": "bad-request", "params": {"field": "message"}}
    }


@pytest.mark.parametrize("op", [None, 7, [], {}, "", "HELLO", "__class__", "x" * 100_000, "_answer"])
def test_an_unknown_request_is_named_in_short(op):
    code, params = Table().refused(op)
    assert code == "unknown-op"
    assert len(params["op"]) <= 40


@pytest.mark.parametrize("rev", [None, "1", 1.0, True, [], float("nan"), float("inf")])
def test_a_rev_is_a_whole_number(rev):
    table = at_souths_turn("bidding")
    assert table.refused("undo", rev=rev) == ("bad-request", {"field": "rev"})


@pytest.mark.parametrize(
    "action",
    [
        None, "next", [], {}, [["bid", 3]], [None], ["fold"], ["bid"], ["bid", 3, 4], ["next", 1], ["blind"],
        ["blind", 1], ["play"], ["play", None], ["play", "2X"], ["play", "QSQS"], ["play", ["Q", "S"]],
        ["play", 50], ["exchange"], ["exchange", "2C3C"], ["exchange", [2, 3]], ["exchange", ["2C", None]],
    ],
)  # fmt: skip
def test_what_is_no_action_is_a_bad_request(action):
    table = at_souths_turn("bidding")
    assert table.refused("act", rev=table.snap["rev"], action=action) == ("bad-request", {"field": "action"})


def test_stand_in_is_a_yes_or_no():
    table = Table()
    table.new(dealer="S")
    assert table.refused("step", rev=table.snap["rev"], stand_in=1) == ("bad-request", {"field": "stand_in"})


def test_a_fault_of_ours_is_an_answer_too_and_the_game_goes_on(monkeypatch):
    """C05, D14: the session breaks once; the same request works afterwards."""
    table = at_souths_turn("playing")
    card = next(card["card"] for card in table.snap["hand"] if card["why"] is None)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("spades.session.operations.snapshot", broken)
        code, params = table.refused("act", rev=table.snap["rev"], action=["play", card])
        assert (code, params["what"]) == ("internal", "ZeroDivisionError")
    here = without_news(table.snap)
    assert without_news(table.act("play", card)) != here


@pytest.mark.parametrize("bracket", ["[", '{"a":'])
def test_what_is_nested_deep_is_refused_before_it_is_read(bracket):
    """A browser's stack ends long before Python's limit: such a text would take the engine down."""
    table = Table()
    for text in ('{"version":1,"rules":' + bracket * 3000, bracket * 30):
        for op, field in (("load", "save"), ("import", "text"), ("watch", "text"), ("peek", "save")):
            assert table.refused(op, **{field: text})[0] in {"save-broken", "record-broken"}


def test_letters_that_are_none_are_refused_like_others():
    table = Table()
    assert table.refused("watch", text="%\ud800\n[Event")[0] == "record-broken"
    assert table.refused("quiz", seed="\ud800", number=0)[0] == "bad-request"
