"""Saves and records, good and bad: what is refused leaves the game in hand as it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spades.cards import card_text
from spades.save import VERSION, load_save
from spades.seats import SOUTH
from spades.session import Session
from tests.session.table import BLIND, HOUSES, Table, choice, without_names, without_news

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def table() -> Table:
    table = Table()
    table.new()
    table.until("playing", "S")
    return table


def changed(save: str, **fields: Any) -> str:
    return json.dumps({**json.loads(save), **fields})


BROKEN = ["", "undefined", "{", "null", "[]", "{}", "7", '"text"', "NaN", '{"version": 1}', "[" * 100_000]


@pytest.mark.parametrize("text", BROKEN)
def test_a_text_that_is_no_save_is_refused(table, text):
    """C18."""
    for op in ("load", "peek"):
        code, params = table.refused(op, save=text)
        assert code == "save-broken"
        assert params["why"] in {"not-json", "not-a-save", "field-missing"}
    assert table.at_rev("undo")


@pytest.mark.parametrize(
    "fields",
    [
        {"deals": ["AAAA"]},
        {"deals": ["_" * 16]},
        {"codes": []},
        {"actions": "N:b99"},
        {"actions": "S:QS"},
        {"actions": "N:b3 N:b3"},
        {"actions": "nonsense"},
        {"actions": None},
        {"dealer": "X"},
        {"dealer": ["N"]},
        {"scores": [1]},
        {"scores": [9999, 0]},
        {"bags": [-1, 0]},
        {"rules": "poker"},
        {"seed": ""},
        {"seed": 5},
        {"version": "1"},
        {"more": 1},
        {"players": ["club", "club", "human", "grandmaster"]},
        {"players": ["human", "club", "human", "club"]},
        {"players": ["club", "club", "club", "club"]},
        {"players": [1, 2, 3, 4]},
    ],
)
def test_a_save_from_which_no_game_can_come_is_refused_and_the_game_in_hand_stays(table, fields):
    """C18: 51 cards, a card twice, bids of 99, a wrong turn and their kin."""
    save = table.snap["save"]
    code, params = table.refused("load", save=changed(save, **fields))
    assert code == "save-broken"
    assert params["why"]
    assert table.at_rev("act", action=choice(table.snap))


def test_a_save_of_a_later_format_is_recognised(table):
    """C19: it is not called broken, so that the page leaves it alone."""
    newer = changed(table.snap["save"], version=VERSION + 1, new_field="?")
    assert table.refused("load", save=newer) == ("save-newer", {"version": VERSION + 1})
    assert table.refused("peek", save=newer) == ("save-newer", {"version": VERSION + 1})
    assert table.refused("import", text=newer) == ("save-newer", {"version": VERSION + 1})


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("save-v*.json")), ids=lambda path: path.stem)
def test_saves_of_every_format_that_was_released_go_on(path):
    """C19: with the right score and hand, and they are written anew in today's format."""
    text = path.read_text(encoding="utf-8")
    game = load_save(text)
    table = Table()
    snap = table.ask("load", save=text)
    assert [team["score"] for team in snap["teams"]] == list(game.scores)
    assert [card["card"] for card in snap["hand"]] == [card_text(card) for card in game.hands[SOUTH]]
    assert snap["phase"] == game.phase
    assert json.loads(snap["save"])["version"] == VERSION


def test_peek_tells_of_a_save_and_keeps_the_game_in_hand(table):
    other = Table()
    other.new("kawu", scores=[120, 88])
    summary = table.ask("peek", save=other.snap["save"])["summary"]
    assert summary == {
        "rules": "kawu",
        "scores": [120, 88],
        "hand_no": 1,
        "phase": "bidding",
        "started": None,
        "daily": None,
    }
    assert table.at_rev("undo")["rules"]["text"] == "cardcouch"


@pytest.mark.parametrize("rules", ["cardcouch", *HOUSES])
def test_a_record_brings_the_same_game_back_at_any_moment(rules):
    table = Table()
    table.new(rules, scores=[-50, 100])
    for number, snap in enumerate(table.game(hands=2)):
        if number % 5 == 0:
            other = Table(Session())
            other.ask("import", text=table.ask("record")["text"])
            assert without_news(other.snap) == without_news(snap)


def test_a_sealed_record_tells_the_hands_that_are_over_and_no_deal_to_come():
    """So that a page around the game may have it."""
    table = Table()
    table.new("kawu")
    for _ in range(2):
        table.until("hand-over")
        other = Table(Session())
        other.ask("import", text=table.ask("record", sealed=True)["text"])
        assert other.snap["sheet"] == table.snap["sheet"]
        assert load_save(other.snap["save"]).setup.seed != load_save(table.snap["save"]).setup.seed
        assert other.act("next")["hand"] != table.act("next")["hand"]


def test_a_packed_record_holds_the_finished_hands_for_a_link():
    table = Table()
    table.new("kawu", dealer="N")
    assert table.refused("record", packed=True) == ("not-over", {})
    over = table.until("hand-over")
    packed = table.ask("record", packed=True)["text"]
    table.act("next")
    table.until("playing")
    assert table.ask("record", packed=True)["text"] == packed
    about = Table().ask("watch", text=packed)
    assert (about["hands"], about["sheet"]) == (1, over["sheet"])


def test_no_sealed_record_is_given_while_a_hand_is_played(table):
    assert table.refused("record", sealed=True) == ("not-over", {})
    assert table.refused("record", sealed="yes") == ("bad-request", {"field": "sealed"})


def test_an_exported_save_may_be_imported(table):
    other = Table(Session())
    other.ask("import", text="\n" + table.snap["save"])
    assert without_news(other.snap) == without_news(table.snap)


def test_in_a_record_of_others_the_person_takes_south(table):
    text = table.ask("record")["text"]
    text = text.replace('[South "human"]', '[South "club"]').replace('[West "club"]', '[West "Ada"]')
    snap = Table(Session()).ask("import", text=text)
    assert snap["players"] == ["club", "club", "human", "club"]
    assert without_names(snap)["hand"] == table.snap["hand"]


def test_a_broken_record_is_refused_with_line_and_reason(table):
    lines = table.ask("record")["text"].split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("[Dealer "))
    lines[place] = '[Dealer "Q"]'
    code, params = table.refused("import", text="\n".join(lines))
    assert (code, params["line"], params["why"]) == ("record-broken", place + 1, "tag-wrong")
    assert table.at_rev("undo")


@pytest.mark.parametrize("text", ["", "hello", "[", '[Event "Spades"]', "\0", "[Event", "\ud800"])
def test_what_is_neither_save_nor_record_is_refused(table, text):
    code, params = table.refused("import", text=text)
    assert code == "record-broken"
    assert params["line"] >= 1
    assert table.at_rev("undo")


def test_a_game_with_blind_nil_survives_the_save():
    table = Table()
    table.new(BLIND, scores=[-150, 100])
    for snap in table.game(hands=1):
        other = Table(Session())
        assert without_news(other.ask("load", save=snap["save"])) == without_news(snap)
