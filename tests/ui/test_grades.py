"""Grades over time: each reviewed hand once, the newest last."""

import pytest

from spades.i18n import Words
from spades.ui.model import grades

WORDS = Words("en")
ABOUT = {"game": "a", "day": "2026-11-30", "rules": "cardcouch", "players": ["club", "club"]}


def moments(*named, hand=1):
    """Choices with these grades; one more was forced."""
    found = [{"grade": grade, "forced": False, "hand": hand} for grade in named]
    return [*found, {"grade": "best", "forced": True, "hand": hand}]


def test_what_was_forced_is_no_choice():
    (entry,) = grades.add([], ABOUT, moments("best", "fine", "slip", "best"))
    assert entry["counts"] == [2, 1, 1, 0, 0]
    assert grades.sound_share(entry) == 75
    assert grades.add([], ABOUT, moments()) == []


def test_a_hand_reviewed_again_counts_once_and_keeps_its_place_and_day():
    once = grades.add([], ABOUT, moments("best"))
    other = grades.add(once, dict(ABOUT, game="b"), moments("best"))
    again = grades.add(other, dict(ABOUT, day="2027-01-01"), moments("blunder"))
    assert [(one["game"], one["counts"][4]) for one in again] == [("a", 1), ("b", 0)]
    assert again[0]["day"] == ABOUT["day"]


def test_a_game_is_so_many_hands():
    found = grades.add([], ABOUT, moments("best", hand=1) + moments("slip", "best", hand=2))
    assert [(one["hand"], sum(one["counts"])) for one in found] == [(1, 1), (2, 2)]
    assert grades.total(found) == [2, 0, 1, 0, 0]


def test_only_so_many_are_kept_and_drawn():
    found: list[dict[str, object]] = []
    for number in range(grades.KEPT + 5):
        found = grades.add(found, dict(ABOUT, game=str(number)), moments("best"))
    assert len(found) == grades.KEPT
    assert [column[0] for column in grades.drawn(found, WORDS)] == [str(number) for number in range(289, 301)]
    newest = grades.rows(found, WORDS, str)[0]
    assert newest == ("300", "2026-11-30", "1", "100%", "0")


def test_more_than_anybody_keeps_is_cut():
    (entry,) = grades.add([], ABOUT, moments("best"))
    assert len(grades.sound([entry] * 5000)) == grades.KEPT


@pytest.mark.parametrize(
    "change",
    [
        {"game": 3},
        {"hand": None},
        {"counts": [0] * 5},
        {"counts": [1] * 4},
        {"counts": [-1, 2, 0, 0, 0]},
        {"players": ["club"]},
        {"day": None},
    ],
)
def test_what_cannot_be_read_is_left_out(change):
    (entry,) = grades.add([], ABOUT, moments("best"))
    assert grades.sound([entry, dict(entry, **change), 5]) == [entry]
    assert grades.sound({"a": 1}) == []
