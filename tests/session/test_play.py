"""Whole games through messages alone."""

from __future__ import annotations

import pytest

from spades.engine import replay
from spades.save import load_save
from spades.session import Session
from tests.session.table import BLIND, HOUSES, PRESETS, Table, choice, is_bots_turn, legal_cards, without_news


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSES])
def test_a_game_is_played_to_its_end(rules):
    table = Table()
    table.new(rules)
    for snap in table.game():
        assert not [event for event in snap["events"] if event[0] == "fault"]
    result = table.snap["result"]
    north_south, east_west = (team["score"] for team in table.snap["teams"])
    assert result["winner"] == ("NS" if north_south > east_west else "EW")
    assert result["scores"] == [north_south, east_west]
    assert table.snap["events"][-1] == ["game-over"]
    assert table.refused("act", rev=table.snap["rev"], action=["next"])[0] == "wrong-phase"
    assert table.refused("step", rev=table.snap["rev"]) == ("not-a-bot", {"turn": None})


def test_blind_nil_and_its_exchange_are_played_by_bots_and_south():
    table = Table()
    table.new(BLIND, scores=[-100, 100], dealer="W")
    snaps = list(table.game(hands=1))
    phases = [snap["phase"] for snap in snaps]
    assert phases[0] == "blind"
    assert "exchange" in phases
    events = [event for snap in snaps for event in snap["events"]]
    assert ["blind", "S", True] in events
    assert ["exchange"] in events
    codes = {line["code"] for line in snaps[-1]["ledger"]["teams"][0]["lines"]}
    assert codes & {"blind-nil-made", "blind-nil-failed"}


def test_the_deal_goes_round_and_its_left_bids_and_leads_first():
    """A18: dealer East, so South bids first and leads; the next dealer is South."""
    table = Table()
    assert table.new(dealer="E")["turn"] == "S"
    assert table.until("playing")["turn"] == "S"
    table.until("hand-over")
    snap = table.act("next")
    assert (snap["dealer"], snap["turn"], snap["hand_no"], snap["broken"]) == ("S", "W", 2, False)
    assert snap["events"] == [["deal"]]


def test_spades_are_unbroken_again_in_the_second_hand():
    """A13."""
    table = Table()
    table.new()
    table.until("hand-over")
    assert table.snap["broken"]
    table.act("next")
    while table.snap["trick_no"] < 2:
        snap = table.snap
        if snap["phase"] == "playing" and snap["turn"] == "S" and not snap["table"]["cards"]:
            assert not [card for card in legal_cards(snap) if card[1] == "S"]
        table.go_on()


def test_an_illegal_card_is_refused_by_its_reason_and_changes_nothing():
    """A14, C05: the next, legal card is taken as if nothing had been."""
    table = Table()
    table.new()
    while not (table.snap["phase"] == "playing" and any(card["why"] for card in table.snap["hand"])):
        table.go_on()
    card = next(card for card in table.snap["hand"] if card["why"])
    code, params = table.refused("act", rev=table.snap["rev"], action=["play", card["card"]])
    assert {"code": code, "params": params} == card["why"]
    assert table.act("play", legal_cards(table.snap)[0])["counts"][2] == len(table.snap["hand"])


def test_a_card_that_south_does_not_hold_is_refused():
    table = Table()
    table.new()
    table.until("playing", "S")
    own = {card["card"] for card in table.snap["hand"]}
    other = next(card for card in ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C") if card not in own)
    assert table.refused("act", rev=table.snap["rev"], action=["play", other]) == (
        "not-in-hand",
        {"card": other},
    )


def test_south_cannot_act_for_a_bot_nor_a_bot_for_south():
    table = Table()
    table.new(dealer="S")  # West bids first
    assert table.refused("act", rev=table.snap["rev"], action=["bid", 3]) == ("not-your-turn", {"turn": "W"})
    table.until("bidding", "S")
    assert table.refused("step", rev=table.snap["rev"]) == ("not-a-bot", {"turn": "S"})


def test_a_double_click_plays_one_card():
    """C03: the second click speaks of a state that is gone."""
    table = Table()
    table.new()
    table.until("playing", "S")
    rev, card = table.snap["rev"], legal_cards(table.snap)[0]
    table.act("play", card)
    assert table.refused("act", rev=rev, action=["play", card]) == ("stale", {"rev": table.snap["rev"]})
    assert len(table.snap["hand"]) == 12


@pytest.mark.parametrize("op", ["act", "step", "undo", "finish"])
def test_a_request_about_another_state_is_stale(op):
    table = Table()
    old = table.new()["rev"]
    table.new()
    assert table.refused(op, rev=old, action=["bid", 3])[0] == "stale"
    assert table.refused(op, rev=-1, action=["bid", 3])[0] == "stale"


def test_every_state_of_a_game_has_a_rev_of_its_own():
    table = Table()
    table.new()
    revs = [snap["rev"] for snap in table.game(hands=2)]
    assert len(set(revs)) == len(revs)
    assert all(0 <= rev < 2**30 for rev in revs)


@pytest.mark.parametrize("rules", ["cardcouch", BLIND])
def test_a_reload_at_any_moment_changes_nothing(rules):
    """C14, A18, B24: the same state, the same seat to act, and the game goes on the same way."""
    table = Table()
    table.new(rules, scores=[-150, 100])
    reloaded = Table(Session())
    for snap in table.game(hands=2):
        assert reloaded.ask("load", save=snap["save"])["events"] == []
        assert without_news(reloaded.snap) == without_news(snap)
        following = Table(Session())
        following.ask("load", save=snap["save"])
        if snap["phase"] != "game-over" and is_bots_turn(snap):
            expected = reloaded.go_on()
            assert following.go_on() == expected


def test_a_game_reloaded_before_every_action_is_the_same_game():
    table, other = Table(), Table()
    save = table.new()["save"]
    for _ in table.game(hands=2):
        pass
    other.ask("load", save=save)
    while other.snap["rev"] != table.snap["rev"]:
        other = fresh(other.snap["save"])
        other.go_on()
    assert without_news(other.snap) == without_news(table.snap)


def fresh(save: str) -> Table:
    table = Table(Session())
    table.ask("load", save=save)
    return table


def test_bids_once_made_never_change():
    """A20: each seat bids once, in order; a reload in the bidding keeps what was bid."""
    for _ in range(25):
        table = Table()
        table.new()
        made: list[int | None] = [None] * 4
        events = []
        while table.snap["phase"] == "bidding":
            table = fresh(table.snap["save"])
            events += [event for event in table.go_on()["events"] if event[0] == "bid"]
            for before, now in zip(made, table.snap["bids"], strict=True):
                assert before is None or before == now
            made = table.snap["bids"]
        first = "NESW".index(table.snap["dealer"]) + 1
        assert [event[1] for event in events] == ["NESW"[(first + place) % 4] for place in range(4)]
        assert [event[2] for event in events] == [made["NESW".index(event[1])] for event in events]


def test_the_save_holds_the_whole_state():
    table = Table()
    table.new()
    for snap in table.game(hands=1):
        game = load_save(snap["save"])
        assert replay(game.setup, game.actions) == game


def test_a_sign_of_life_comes_before_and_after_each_decision():
    heard: list[str] = []
    table = Table(Session(emit=heard.append))
    table.new(dealer="S")
    assert heard == []
    table.go_on()
    assert heard == ['{"event": "beat"}'] * 2
    table.until("bidding", "S")
    heard.clear()
    table.act(*choice(table.snap))
    assert heard == []
