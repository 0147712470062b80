"""A hint in words: what to do, why, and what each choice is worth."""

import pytest

from spades.i18n import Words
from spades.ui.model import hint
from spades.ui.scene import Scene

CARD = {
    "kind": "play",
    "choice": "AD",
    "reason": "lead-winner",
    "fact": "need",
    "params": {"card": "AD", "suit": "D", "n": 1},
    "options": [
        {"choice": "AD", "win": 463, "points": -188},
        {"choice": "QC", "win": 460, "points": 24},
    ],
}
BID = {
    "kind": "bid",
    "choice": 0,
    "reason": "nil-bid",
    "fact": "",
    "params": {"bid": 0, "nil": 604},
    "options": [{"choice": 0, "win": 512, "points": 300}],
}


def test_it_says_what_to_do_and_why():
    words = Words("en")
    assert hint.title(CARD, words) == "Hint: ace of diamonds"
    assert hint.sentence(CARD, words) == (
        "Ace of diamonds: none of the diamonds still out can beat it; only a ruff could. "
        "Your side still needs one trick."
    )
    assert hint.deed(CARD, words) == "Play it"


def test_a_nil_is_told_with_its_chance():
    words = Words("de")
    assert hint.title(BID, words) == "Tipp: Nil ansagen"
    assert "in 60 von 100 Fällen" in hint.sentence(BID, words)
    assert hint.deed(BID, words) == "Nil ansagen"


def test_choices_are_rows_with_chance_and_points():
    rows = hint.rows(CARD, Words("de"))
    assert [(row["name"], row["percent"], row["points"], row["best"]) for row in rows] == [
        ("Karo-Ass", "46,3\u00a0%", "\u221219", True),
        ("Kreuz-Dame", "46,0\u00a0%", "+2", False),
    ]
    assert hint.rows(BID, Words("en"))[0]["card"] is None


@pytest.mark.parametrize(("turn", "marked"), [("S", True), ("W", False)])
def test_the_card_is_marked_as_long_as_it_is_to_be_played(turn, marked):
    scene = Scene()
    scene.snap = {"phase": "playing", "turn": turn}
    scene.hint = CARD
    assert scene.is_hinted("play", "AD") is marked
    assert not scene.is_hinted("play", "QC")
    assert not scene.is_hinted("bid", 0)
