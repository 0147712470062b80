"""A hint tells what Expert would do in South's place, and why."""

from __future__ import annotations

import pytest

from spades.bots import LEVELS
from spades.bots.referee import decide
from spades.cards import card_text
from spades.engine import Bid, Play
from spades.save import load_save
from spades.seats import SOUTH
from tests.session.table import Table, legal_cards


@pytest.fixture
def table() -> Table:
    table = Table()
    table.new("cardcouch", dealer="E", deal="GnrrP89eSIAfMXwY")
    return table


def expert_here(table: Table) -> int | str:
    action = decide(load_save(table.snap["save"]), SOUTH, LEVELS["expert"]()).action
    assert isinstance(action, Bid | Play)
    return action.bid if isinstance(action, Bid) else card_text(action.card)


def test_it_is_what_expert_would_bid(table):
    told = table.at_rev("hint")
    assert told["kind"] == "bid"
    assert told["choice"] == expert_here(table) == told["options"][0]["choice"]
    assert told["params"]["bid"] == told["choice"]


def test_it_is_what_expert_would_play(table):
    table.act("bid", 3)
    seen = 0
    while table.snap["phase"] in ("bidding", "playing"):
        if table.snap["turn"] != "S":
            table.go_on()
            continue
        told = table.at_rev("hint")
        assert told["kind"] == "play"
        assert told["choice"] == expert_here(table)
        assert {each["choice"] for each in told["options"]} <= set(legal_cards(table.snap))
        seen += 1
        table.act("play", legal_cards(table.snap)[0])
    assert seen == 13


def test_chances_are_in_thousandths_and_the_best_comes_first(table):
    options = table.at_rev("hint")["options"]
    wins = [each["win"] for each in options]
    assert all(0 <= win <= 1000 for win in wins)
    assert wins[1:] == sorted(wins[1:], reverse=True)


def test_asking_changes_nothing_and_asks_the_same_again(table):
    first = table.at_rev("hint")
    assert table.at_rev("hint") == first
    assert table.act("bid", 3)["bids"][2] == 3  # the state of before still counts


def test_a_hint_at_another_state_is_refused(table):
    rev = table.snap["rev"]
    table.act("bid", 3)
    assert table.refused("hint", rev=rev)[0] == "stale"


def test_there_is_no_hint_when_nothing_is_to_be_chosen(table):
    table.act("bid", 3)
    assert table.snap["turn"] != "S"
    assert table.refused("hint", rev=table.snap["rev"]) == ("no-hint", {"phase": "bidding"})
