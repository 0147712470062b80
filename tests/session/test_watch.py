"""Watching: every moment of a record with all hands open, beside the game in hand and without touching it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from spades.engine import CARDCOUCH, Setup, deal_code
from spades.record import pack, write_record
from spades.save import dump_save
from tests.engine.helpers import last, states
from tests.session.table import Table

GAME = last(Setup(CARDCOUCH, "watched", (), 3, (40, -20), (2, 5)), random.Random(8), 2)
RECORD = write_record(GAME)
GOLDEN = Path(__file__).parents[1] / "golden" / "record.pbn"


def watching(text: str = RECORD, table: Table | None = None) -> tuple[Table, dict[str, Any]]:
    table = table or Table()
    return table, table.ask("watch", text=text)


def frames(text: str = RECORD) -> list[dict[str, Any]]:
    """All moments of all hands."""
    table, about = watching(text)
    found = []
    for hand in range(1, about["hands"] + 1):
        steps = table.ask("frame", record=about["record"], hand=hand, step=0)["steps"]
        found += [
            table.ask("frame", record=about["record"], hand=hand, step=step) for step in range(steps + 1)
        ]
    return found


@pytest.mark.parametrize("text", [RECORD, pack(GAME), dump_save(GAME), pack(GAME) + "\n"])
def test_a_record_a_packed_one_and_a_save_tell_the_same(text):
    table, about = watching(text)
    assert (about["hands"], about["players"]) == (2, ["club", "club", "human", "club"])
    assert [hand["hand_no"] for hand in about["sheet"]] == [1, 2]
    frame = table.ask("frame", record=about["record"], hand=2, step=9)
    expected, other = watching(RECORD)
    assert frame | {"record": 0} == expected.ask("frame", record=other["record"], hand=2, step=9) | {
        "record": 0
    }


def test_every_moment_adds_up():
    for frame in frames():
        lying = frame["table"]["cards"] if frame["table"] else []
        gone = [card for trick in frame["tricks"] for card in trick["cards"]]
        held = [card for hand in frame["hands"] for card in hand]
        assert len({*lying, *gone, *held}) == len(lying) + len(gone) + len(held) == 52
        assert frame["counts"] == [len(hand) for hand in frame["hands"]]
        assert (frame["ledger"] is not None) == (frame["step"] == frame["steps"])
        assert frame["step"] == 0 or frame["events"]


def test_the_scores_go_on_from_hand_to_hand():
    first, second = ([frame for frame in frames() if frame["hand_no"] == number] for number in (1, 2))
    assert [team["score"] for team in first[0]["teams"]] == [40, -20]
    assert [team["bags"] for team in first[0]["teams"]] == [2, 5]
    assert first[-1]["teams"] != first[0]["teams"]
    assert [team["score"] for team in second[0]["teams"]] == [team["score"] for team in first[-1]["teams"]]
    assert second[-1]["ledger"]["hand_no"] == 2
    assert [team["score"] for team in second[-1]["teams"]] == list(GAME.scores)


def test_stops_are_the_deal_the_bidding_and_every_trick():
    frame = frames()[0]
    assert frame["stops"] == [0, *range(4, 57, 4)]
    exchanged = frames(GOLDEN.read_text(encoding="utf-8"))[0]
    assert exchanged["stops"] == [0, *range(7, 60, 4)]


def test_the_end_of_the_last_hand_tells_the_result():
    told = [frame["result"] for frame in frames(GOLDEN.read_text(encoding="utf-8")) if frame["result"]]
    assert told == [{"winner": "EW", "reason": "losing-score", "scores": [-247, -10]}]


class TestBesideAGame:
    def test_the_game_in_hand_stays(self):
        table = Table()
        before = table.new()
        _, about = watching(table=table)
        table.ask("frame", record=about["record"], hand=1, step=20)
        assert table.at_rev("step" if before["turn"] != "S" else "undo")["hand_no"] == 1

    def test_of_a_game_that_is_still_played_only_finished_hands_are_shown(self):
        *_, unfinished, _ = states(GAME.setup, random.Random(8), 2)
        assert watching(dump_save(unfinished))[1]["hands"] == 1

    def test_not_even_a_record_opens_the_hand_that_is_being_played(self):
        *_, unfinished, _ = states(GAME.setup, random.Random(8), 2)
        table = Table()
        table.ask("load", save=dump_save(unfinished))
        for text in (write_record(unfinished), pack(unfinished)):
            assert watching(text, table)[1]["hands"] == 1
            assert watching(text)[1]["hands"] == 2  # nobody here plays it

    def test_before_the_first_hand_is_over_there_is_nothing_to_watch(self):
        table = Table()
        save = table.new()["save"]
        assert table.refused("watch", text=save) == ("nothing-to-watch", {})

    def test_a_refused_text_leaves_what_is_watched(self):
        table, about = watching()
        table.refused("watch", text="no record")
        assert table.ask("frame", record=about["record"], hand=1, step=1)["step"] == 1


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"hand": 0, "step": 0}, "hand"),
        ({"hand": 3, "step": 0}, "hand"),
        ({"hand": 1, "step": -1}, "step"),
        ({"hand": 1, "step": 57}, "step"),
        ({"hand": "1", "step": 0}, "hand"),
        ({"hand": 1}, "step"),
    ],
)
def test_a_moment_that_is_not_there(params, field):
    table, about = watching()
    assert table.refused("frame", record=about["record"], **params) == ("bad-request", {"field": field})


def test_another_record_is_not_watched():
    table, about = watching()
    assert table.refused("frame", record=about["record"] + 1, hand=1, step=0) == ("not-watched", {})
    assert Table().refused("frame", record=about["record"], hand=1, step=0) == ("not-watched", {})


class TestLinks:
    def test_a_damaged_link_says_so(self):
        text = pack(GAME)
        assert Table().refused("watch", text=text[:-9] + "A" + text[-8:])[1]["why"] == "damaged"
        assert Table().refused("watch", text=text[:40]) == (
            "link-broken",
            {"why": "damaged", "detail": "damaged"},
        )

    def test_one_of_a_later_format_is_left_to_a_later_version(self):
        assert Table().refused("import", text="B" + pack(GAME)[1:]) == ("link-newer", {"version": "B"})

    def test_a_game_from_a_link_goes_on(self):
        *_, unfinished, _ = states(GAME.setup, random.Random(8), 2)
        snap = Table().ask("import", text=pack(unfinished))
        assert (snap["hand_no"], snap["phase"], snap["players"][2]) == (2, "playing", "human")


def test_a_record_that_holds_the_hand_in_play_is_shown_up_to_it():
    """A link to a deal that is just being played must not tell its hands."""
    two = last(Setup(CARDCOUCH, "link", (), 3), random.Random(5), 2)
    for hand, shown in ((0, None), (1, 1)):
        table = Table()
        table.new("cardcouch", deal=deal_code(two.setup, hand))
        answer = table.send("watch", text=write_record(two))
        if shown is None:
            assert answer["error"]["code"] == "nothing-to-watch"
        else:
            assert answer["ok"]["hands"] == shown
        table.until("hand-over")
        assert table.ask("watch", text=write_record(two))["hands"] == 2
