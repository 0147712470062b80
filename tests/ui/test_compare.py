"""The same deal played twice: who won which trick, and who made more of it."""

import pytest

from spades.i18n import Words
from spades.ui.model import compare


def game(winners, points, nils=(), theirs=0):
    team = {"bid": 4, "nils": list(nils), "tricks": winners.count("S") + winners.count("N"), "points": points}
    teams = [team, {**team, "points": theirs}]
    return {"tricks": [{"winner": each} for each in winners], "ledger": {"teams": teams}}


HERE, THERE = game("SSNEW" + "W" * 8, 40), game("SNNEW" + "E" * 8, 61, nils="N", theirs=120)


def test_each_trick_has_its_winners():
    rows = compare.rows(HERE, THERE, Words("en"))
    assert [(row["trick"], row["ours"], row["theirs"], row["same"]) for row in rows[:3]] == [
        (1, "South", "South", True),
        (2, "South", "North", False),
        (3, "North", "North", True),
    ]
    assert len(rows) == 13


def test_bids_tricks_and_points_stand_below():
    assert compare.sums(HERE, THERE, Words("de")) == [
        ("contract", "4", "4 + Nil"),
        ("tricks", "3", "3"),
        ("points", "+40", "+61"),
        ("compare.less-theirs", "+40", "\u221259"),
    ]


@pytest.mark.parametrize(
    ("here", "there", "said"), [(40, 40, "the same"), (61, 40, "You made 21"), (-40, 40, "80 points more")]
)
def test_who_made_more_of_it(here, there, said):
    assert said in compare.verdict(game("S" * 13, here), game("S" * 13, there), Words("en"))


def test_what_the_others_made_of_it_counts_as_well():
    here, there = game("S" * 13, 74, theirs=120), game("S" * 13, 62, theirs=-77)
    assert "185 points more" in compare.verdict(here, there, Words("en"))
