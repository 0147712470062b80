"""The reckoning on the page: lines side by side, nothing added and nothing left out."""

import pytest

from spades.engine import CARDCOUCH, HandLedger, RuleSet, score_hand
from spades.i18n import Words
from spades.session.sheet import ledger as message
from spades.ui.sheets import reckoning

WORDS = Words("en")
NO_BLIND = (None,) * 4


def hand(bids, tricks, scores=(0, 0), bags=(0, 0), rules=CARDCOUCH, blind=NO_BLIND):
    teams = score_hand(rules, bids, blind, tricks, scores, bags)
    return message(HandLedger(teams, bids, tricks, 0, "A" * 16), 6)


# rules.md: bids N E S W, tricks N E S W
MADE = hand((3, 4, 4, 5), (4, 2, 4, 3))
SET = hand((3, 4, 4, 1), (3, 4, 3, 3))
NIL = hand((0, 4, 4, 1), (0, 4, 5, 4))
NIL_FAILED = hand((0, 4, 4, 1), (2, 4, 4, 3))
BOTH_NIL = hand((0, 4, 0, 1), (0, 5, 3, 5))
DEAR = hand((3, 0, 4, 4), (4, 0, 4, 5), (269, 241), (9, 1))
ALL = [MADE, SET, NIL, NIL_FAILED, BOTH_NIL, DEAR]


@pytest.mark.parametrize("ledger", ALL)
@pytest.mark.parametrize("team", [0, 1])
def test_the_lines_that_are_shown_add_up_to_the_points_of_the_hand(ledger, team):
    shown = sum(row[2 + team] or 0 for row in reckoning.lines(ledger))
    assert shown == ledger["teams"][team]["points"]


@pytest.mark.parametrize("ledger", ALL)
def test_every_line_has_one_row(ledger):
    rows = [(code, seat) for code, seat, _, _ in reckoning.lines(ledger)]
    assert len(rows) == len(set(rows))
    assert set(rows) == {(line["code"], line["seat"]) for team in ledger["teams"] for line in team["lines"]}


def test_a_line_that_one_team_does_not_have_is_empty():
    assert ("nil-made", "E", None, 100) in reckoning.lines(DEAR)


@pytest.mark.parametrize(
    ("ledger", "key"),
    [
        (MADE, "hand.made"),
        (SET, "hand.set"),
        (NIL, "hand.nil-made"),
        (NIL_FAILED, "hand.nil-failed"),
        (BOTH_NIL, "hand.nil-failed"),
        (DEAR, "hand.dear"),
    ],
)
def test_the_title_says_how_our_team_did(ledger, key):
    assert reckoning.outcome(ledger) == key
    assert WORDS.has(key)


@pytest.mark.parametrize(
    ("ledger", "team", "text"),
    [(MADE, 0, "7"), (NIL, 0, "4 + Nil"), (BOTH_NIL, 0, "Nil + Nil"), (SET, 1, "5")],
)
def test_a_bid_in_words(ledger, team, text):
    assert reckoning.bid_text(WORDS, ledger["teams"][team]) == text


def test_bags_tell_how_they_came_about():
    assert reckoning.bags_text(WORDS, DEAR["teams"][0], 10) == ("0", "(9 + 1 − 10)")
    assert reckoning.bags_text(WORDS, MADE["teams"][0], 10) == ("1", "(0 + 1)")


def test_a_line_names_the_seat_and_the_limit_of_the_rules():
    assert reckoning.line_text(WORDS, "nil-made", "E", 10) == "Nil made by East"
    assert reckoning.line_text(WORDS, "nil-made", "S", 10) == "Your nil, made"
    assert reckoning.line_text(WORDS, "bag-penalty", None, 5) == "5 bags reached"


def test_totals_begin_where_the_game_began():
    later = hand((3, 4, 4, 5), (4, 2, 4, 3), (240, 382), (0, 2))
    assert reckoning.totals([DEAR, later]) == [[269, 240, 311], [241, 382, 292]]
    assert reckoning.totals([]) == [[0], [0]]


def test_the_game_in_figures():
    assert reckoning.facts([DEAR, NIL, SET], 0) == {
        "made": 2,
        "contracts": 3,
        "nils": 1,
        "nil_bids": 1,
        "bags": 2,
    }
    assert reckoning.facts([DEAR, NIL_FAILED], 1)["nils"] == 1


def test_a_blind_nil_counts_among_the_nils():
    rules = RuleSet(blind_nil=100)
    ledger = hand((0, 4, 4, 1), (0, 4, 5, 4), rules=rules, blind=(True, None, None, None))
    assert reckoning.facts([ledger], 0)["nil_bids"] == 1
    assert reckoning.outcome(ledger) == "hand.nil-made"
