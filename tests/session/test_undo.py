"""Undo takes back South's last choice; the bots answer again the same way."""

from __future__ import annotations

from typing import Any

import pytest

from spades.engine import deal_code
from spades.save import load_save
from spades.seats import SOUTH
from tests.session.table import BLIND, Table, legal_cards, without_news


def table_with(rules: str = "cardcouch", **params: Any) -> Table:
    table = Table()
    table.new(rules, **params)
    return table


def test_a_bid_is_taken_back():
    table = table_with(dealer="E")
    before = table.snap
    table.act("bid", 3)
    table.until("playing", "S")
    snap = table.at_rev("undo")
    assert without_news(snap) == without_news(before)
    assert snap["events"] == []


def test_a_card_is_taken_back_with_all_that_came_after():
    table = table_with()
    before = table.until("playing", "S")
    table.act("play", legal_cards(before)[0])
    while table.snap["turn"] != "S":
        table.go_on()
    assert table.snap["can_undo"]
    assert without_news(table.at_rev("undo")) == without_news(before)


def test_the_bots_answer_again_the_same_way():
    table = table_with()
    table.until("playing", "S")
    for _ in range(8):
        card = legal_cards(table.snap)[-1]
        answers = []
        for _ in range(2):
            snap = table.act("play", card)
            while snap["turn"] not in ("S", None):
                snap = table.go_on()
            answers.append(snap)
            table.at_rev("undo")
        assert answers[0] == answers[1]
        table.act("play", card)
        table.until("playing", "S")


def test_one_may_go_back_to_the_beginning_of_the_hand_step_by_step():
    table = table_with()
    start = table.until("bidding", "S")
    table.until("hand-over")
    taken_back = 0
    while table.snap["can_undo"]:
        table.at_rev("undo")
        taken_back += 1
        assert table.snap["turn"] == "S"
    assert taken_back == 14  # thirteen cards and a bid
    assert without_news(table.snap) == without_news(start)
    assert table.refused("undo", rev=table.snap["rev"]) == ("nothing-to-undo", {})


def test_another_choice_may_be_made_after_it():
    table = table_with(dealer="E")
    table.act("bid", 3)
    table.at_rev("undo")
    assert table.act("bid", 4)["bids"] == [None, None, 4, None]


def test_the_last_card_of_a_hand_may_be_taken_back_while_its_ledger_is_shown():
    table = table_with()
    over = table.until("hand-over")
    snap = table.at_rev("undo")
    assert (snap["phase"], snap["turn"], snap["ledger"], len(snap["sheet"])) == ("playing", "S", None, 0)
    assert without_news(table.until("hand-over")) == without_news(over)


def test_a_hand_is_closed_once_the_next_is_dealt():
    table = table_with()
    table.until("hand-over")
    snap = table.act("next")
    assert not snap["can_undo"]
    assert table.refused("undo", rev=snap["rev"]) == ("nothing-to-undo", {})


def test_the_end_of_a_game_may_be_taken_back_too():
    table = table_with("house.target-150", scores=[140, 140])
    for _ in table.game():
        pass
    assert table.snap["can_undo"]
    assert table.at_rev("undo")["result"] is None


def test_nothing_of_ones_own_nothing_to_undo():
    table = table_with(dealer="S")
    table.go_on()
    assert not table.snap["can_undo"]
    assert table.refused("undo", rev=table.snap["rev"]) == ("nothing-to-undo", {})


def test_no_undo_changes_a_deal_to_come():
    table = table_with()
    before = load_save(table.snap["save"])
    table.until("hand-over")
    for _ in range(5):
        table.at_rev("undo")
    after = load_save(table.snap["save"])
    assert [deal_code(after.setup, hand) for hand in range(9)] == [
        deal_code(before.setup, hand) for hand in range(9)
    ]


@pytest.mark.parametrize("declared", [True, False])
def test_the_blind_answer_stays_because_the_cards_have_been_seen(declared):
    table = table_with(BLIND, scores=[-150, 100], dealer="E")
    snap = table.act("blind", declared)
    assert not snap["can_undo"]
    if not declared:
        table.until("bidding", "S")
        table.act("bid", 3)
        assert len(table.at_rev("undo")["hand"]) == 13
        assert not table.snap["can_undo"]


def test_an_exchange_may_be_taken_back_until_the_partner_has_chosen():
    table = table_with(BLIND, scores=[-150, 100], dealer="E")  # South gives first
    table.act("blind", True)
    before = table.until("exchange", "S")
    give = [card["card"] for card in before["hand"][:2]]
    snap = table.act("exchange", give)
    assert snap["can_undo"]
    assert without_news(table.at_rev("undo")) == without_news(before)
    table.act("exchange", give)
    table.until("playing")
    exchanged = load_save(table.snap["save"]).exchanged
    assert exchanged[SOUTH]
    assert not table.snap["can_undo"]
