"""The snapshot says what South may know, and all of it."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from spades.engine import code_of, deal_code, deal_from_code, legal_actions, replay
from spades.save import dump_save, load_save
from spades.session import Session
from spades.session.snapshot import snapshot, state_of
from tests.session.table import BLIND, HOUSES, PRESETS, Table, legal_cards, without_names

KEYS = {
    "rev", "save", "phase", "turn", "you", "hand_no", "dealer", "deal", "rules", "players", "hand", "blind",
    "bid_choices", "bids", "won", "counts", "trick_no", "table", "led", "broken", "tricks", "teams", "ledger",
    "sheet", "result", "tie", "exchange", "can_undo", "can_finish", "events", "summary", "daily", "drawn",
}  # fmt: skip


def table_with(rules: str = "cardcouch", **params: Any) -> Table:
    table = Table()
    table.new(rules, **params)
    return table


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSES])
def test_every_snapshot_of_a_game_adds_up(rules):
    table = table_with(rules, scores=[-50, 100])
    for snap in table.game(hands=3):
        assert set(snap) == KEYS
        played = [card for trick in (*snap["tricks"], snap["table"]) if trick for card in trick["cards"]]
        held = [card["card"] for card in snap["hand"]]
        assert len(set(played + held)) == len(played + held)
        assert sum(snap["counts"]) + len(played) == 52
        assert snap["phase"] == "blind" or len(held) == snap["counts"][2]
        assert sum(snap["won"]) == len(snap["tricks"])
        assert [team["won"] for team in snap["teams"]] == [
            snap["won"][0] + snap["won"][2],
            snap["won"][1] + snap["won"][3],
        ]
        assert snap["trick_no"] <= 13
        assert (snap["turn"] is None) == (snap["phase"] in {"hand-over", "game-over"})
        assert (snap["deal"] is not None) == (snap["ledger"] is not None) == (snap["turn"] is None)
        assert bool(snap["bid_choices"]) == (snap["phase"] == "bidding" and snap["turn"] == "S")
        assert snap["summary"]["scores"] == [team["score"] for team in snap["teams"]]


@pytest.mark.parametrize("rules", ["cardcouch", BLIND])
def test_hidden_cards_may_be_swapped_and_nothing_changes(rules):
    """No card that South may not see gets into a snapshot; the save is for the page to keep, not to read."""
    source = random.Random(rules)
    table = table_with(rules, scores=[-150, 100] if "blind" in rules else [0, 0])
    swapped = 0
    for snap in table.game(hands=1):
        game = load_save(snap["save"])
        if game.phase.endswith("-over"):
            break
        others = [list(game.hands[seat]) for seat in (0, 1, 3)]
        deal = swap(source, [list(hand) for hand in game.deal], others)
        try:
            other = replay(replace(game.setup, deals=(deal,)), game.actions)
        except ValueError:
            continue  # the cards played so far would have been refused: not a deal that South could think of
        swapped += deal != deal_code(game.setup, 0)
        seen = Table(Session()).ask("load", save=dump_save(other))
        assert {**without_names(seen), "events": snap["events"]} == without_names(snap)
    assert swapped > 10


def swap(source: random.Random, deal: list[list[int]], held: list[list[int]]) -> str:
    """The code of the deal after two seats that are not South's swapped a card that neither has played."""
    one, two = source.sample([0, 1, 2], 2)
    if held[one] and held[two]:
        first, second = source.choice(held[one]), source.choice(held[two])
        deal = [[{first: second, second: first}.get(card, card) for card in hand] for hand in deal]
    north, east, south, west = (tuple(sorted(hand)) for hand in deal)
    return code_of((north, east, south, west))


def test_no_other_hand_is_written_anywhere_but_in_the_save():
    table = table_with()
    table.until("playing")
    game = load_save(table.snap["save"])
    text = json.dumps(without_names(table.snap))
    assert game.setup.seed not in text
    assert table.snap["deal"] is None


def test_the_hand_stays_closed_while_the_blind_question_is_open():
    table = table_with(BLIND, scores=[-150, 100], dealer="S")
    assert (table.snap["phase"], table.snap["hand"]) == ("blind", [])
    table.until("bidding")
    assert len(table.snap["hand"]) == 13


def test_a_card_that_may_not_be_played_says_why():
    table = table_with()
    found = set()
    for snap in table.game():
        for card in snap["hand"]:
            if card["why"] is None:
                continue
            assert (snap["phase"], snap["turn"]) == ("playing", "S")
            found.add(card["why"]["code"])
            code, params = table.refused("act", rev=snap["rev"], action=["play", card["card"]])
            assert {"code": code, "params": params} == card["why"]
        if len(found) == 2:
            break
    assert found == {"follow-suit", "spades-not-broken"}


def test_a_team_bid_above_thirteen_is_warned_of_and_not_refused():
    """R4: North has bid, so South's bids up to 13 less that are quiet."""
    table = table_with(dealer="S")
    table.until("bidding", "S")
    north = table.snap["bids"][0]
    for choice in table.snap["bid_choices"]:
        total = choice["bid"] + north
        warning = {"code": "team-bid-over-13", "params": {"sum": total}} if total > 13 else None
        assert (choice["why"], choice["warn"]) == (None, warning)
    assert table.act("bid", 13)["teams"][0]["bid"] == north + 13


def test_bids_that_house_rules_forbid_say_why():
    table = table_with("house.nil-off.leastbid-6.bidone-no", dealer="E")  # South bids first
    reasons = {choice["bid"]: choice["why"] for choice in table.snap["bid_choices"]}
    assert reasons[0]["code"] == "nil-off"
    assert reasons[1]["code"] == "no-bid-of-one"
    assert reasons[2] is None
    assert table.refused("act", rev=table.snap["rev"], action=["bid", 1])[0] == "no-bid-of-one"


def test_the_least_team_bid_binds_the_partner_who_bids_second():
    for _ in range(20):
        table = table_with("house.leastbid-6", dealer="S")
        table.until("bidding", "S")
        north = table.snap["bids"][0]
        if 0 < north < 5:
            break
    low = table.snap["bid_choices"][5 - north]
    assert low["why"]["code"] == "team-bid-too-low"
    assert low["why"]["params"]["least"] == 6


def test_a_nil_is_a_bid_and_stands_beside_the_team_bid():
    """A19: 0 is not "not yet"."""
    table = table_with(dealer="E")
    snap = table.act("bid", 0)
    assert snap["bids"][2] == 0
    assert snap["turn"] == "W"
    team = table.until("playing")["teams"][0]
    assert team["bid"] == table.snap["bids"][0]
    assert "S" in team["nils"]
    assert not team["bid_open"]


@pytest.mark.parametrize(("rules", "helps"), [("cardcouch", False), ("house.failednil-help", True)])
def test_beside_a_nil_only_the_partners_tricks_count_toward_the_bid(rules, helps):
    """R13: Nil + 4 with two and three tricks stands at 3 of 4, or at 5 where a failed nil helps."""
    table = table_with(rules, dealer="E")
    table.act("bid", 0)
    for snap in table.game(hands=1):
        team, won = snap["teams"][0], snap["won"]
        numeric = snap["bids"][0]
        assert team["won"] == won[0] + won[2]
        assert team["toward"] == (won[0] + won[2] if helps and numeric != 0 else won[0] if numeric else 0)


@pytest.mark.parametrize("bid", [None, "0", 3.5, float("nan"), True, -1, 14, [3], {}])
def test_what_is_no_bid_is_refused_without_change(bid):
    """A19."""
    table = table_with(dealer="E")
    code, _ = table.refused("act", rev=table.snap["rev"], action=["bid", bid])
    assert code in {"not-an-integer", "bid-out-of-range"}
    assert table.act("bid", 3)["bids"] == [None, None, 3, None]


def test_the_marker_of_broken_spades_comes_with_the_first_spade():
    table = table_with()
    events: list[list[object]] = []
    for snap in table.game(hands=1):
        events += snap["events"]
        played = [card for trick in (*snap["tricks"], snap["table"]) if trick for card in trick["cards"]]
        assert snap["broken"] == any(card[1] == "S" for card in played)
    assert events.count(["broken"]) == 1
    card = events[events.index(["broken"]) - 1]
    assert card[0] == "play"
    assert str(card[2])[1] == "S"


def test_events_tell_the_hand_in_order():
    table = table_with()
    events = [tuple(event) for snap in table.game(hands=1) for event in snap["events"]]
    assert events[0] == ("deal",)
    assert [event[0] for event in events[1:5]] == ["bid"] * 4
    assert [event[1] for event in events if event[0] == "trick"] == [
        trick["winner"] for trick in table.snap["tricks"]
    ]
    assert len([event for event in events if event[0] == "play"]) == 52
    assert events[-1] in {("hand-over",), ("game-over",)}
    assert len(events) == 1 + 4 + 52 + 13 + 1 + events.count(("broken",)) + events.count(("game-over",))


def test_the_ledger_of_a_hand_adds_up_to_the_score_and_joins_the_sheet():
    table = table_with()
    for snap in table.game(hands=3):
        if snap["ledger"] is None:
            continue
        assert snap["sheet"][-1] == snap["ledger"]
        assert len(snap["sheet"]) == snap["hand_no"] == snap["ledger"]["hand_no"]
        assert snap["ledger"]["tricks"] == snap["won"]
        assert deal_from_code(snap["deal"])
        for team, shown in zip(snap["ledger"]["teams"], snap["teams"], strict=True):
            assert sum(line["points"] for line in team["lines"]) == team["points"]
            assert team["before"] + team["points"] == team["after"] == shown["score"]
            assert team["bags_after"] == shown["bags"]


def test_thirteen_tricks_lie_in_sight_when_the_hand_is_over():
    """C24."""
    table = table_with()
    snap = table.until("hand-over")
    assert (len(snap["tricks"]), snap["trick_no"], snap["table"]) == (13, 13, None)
    assert len(snap["tricks"][-1]["cards"]) == 4


def test_an_exchange_shows_its_cards_to_south_only_after_both_have_chosen():
    table = table_with(BLIND, scores=[-150, 100], dealer="W")  # North is asked first
    table.until("exchange", "S")
    given = [card["card"] for card in table.snap["hand"][:2]]
    assert table.snap["exchange"] == {"count": 2, "given": [], "received": []}
    snap = table.act("exchange", given)
    assert snap["exchange"]["given"] == given
    assert len(table.until("playing")["exchange"]["received"]) == 2
    assert not set(given) & {card["card"] for card in table.snap["hand"]}
    assert set(table.snap["exchange"]["received"]) <= {card["card"] for card in table.snap["hand"]}


def test_the_engine_and_the_snapshot_agree_on_what_is_legal():
    table = table_with()
    for snap in table.game(hands=1):
        if snap["phase"] == "playing" and snap["turn"] == "S":
            assert len(legal_actions(load_save(snap["save"]))) == len(legal_cards(snap))


@pytest.mark.parametrize(("scores", "tie"), [((507, 507), True), ((507, 500), False), ((120, 120), False)])
def test_equal_totals_at_the_end_are_called_a_tie(scores, tie):
    """A15: nobody wins, another hand is played, and the summary says so."""
    table = table_with()
    table.until("hand-over")
    over = replace(load_save(table.snap["save"]), scores=scores)
    assert snapshot(state_of(over), [])["tie"] is tie
    dealt = replace(over, phase="bidding")
    assert not snapshot(state_of(dealt), [])["tie"]


@pytest.mark.parametrize(("more", "drawn"), [({}, True), ({"deal": "GnrrP89eSIAfMXwY"}, False)])
def test_it_is_told_whether_chance_dealt_a_hand_that_is_over(more, drawn):
    """Of a link only the first hand is somebody's choice."""
    over = [snap["drawn"] for snap in table_with(**more).game(hands=2) if snap["phase"] == "hand-over"]
    assert over == [drawn, True]
