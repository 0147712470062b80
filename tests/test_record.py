"""Records: the same game comes back, and a record that is wrong anywhere is refused with line and reason."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.engine import CARDCOUCH, RuleSet, Setup, derived_code, format_rules, new_game
from spades.record import RecordError, read_record, read_records, write_record
from spades.record import read as read_module

from .engine.helpers import last, modest, setups, states

GOLDEN = Path(__file__).parent / "golden"
GAME = last(Setup(CARDCOUCH, "record", (derived_code("fixed", 0),), 3), random.Random(8), 2)
RECORD = write_record(GAME)
LINES = RECORD.split("\n")
BLIND = RuleSet(blind_nil=100, exchange=2)


def exchange_record():
    """The record of a hand in which a blind nil was declared and cards were exchanged."""
    for number in range(100):
        game = last(Setup(BLIND, f"x{number}", (), 3, (0, 150)), random.Random(number), 1)
        if game.exchanged != (None,) * 4:
            return write_record(game)
    raise AssertionError


EXCHANGE = exchange_record()
GAME_DEAL = new_game(GAME.setup).deal


def refused(text, read=read_record):
    with pytest.raises(RecordError) as error:
        read(text)
    return error.value


def line_of(start, text=RECORD, after=0):
    return next(
        number
        for number, line in enumerate(text.split("\n"), start=1)
        if number > after and line.startswith(start)
    )


def with_line(number, line, text=RECORD):
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def without_line(number, text=RECORD):
    lines = text.split("\n")
    del lines[number - 1]
    return "\n".join(lines)


@modest
@given(setups(), st.integers(0, 10**6))
def test_every_state_comes_back(setup, seed):
    for count, game in enumerate(states(setup, random.Random(seed), 2)):
        if count % 29 == 0 or game.phase not in ("playing", "bidding"):
            assert read_record(write_record(game)) == game


def test_the_record_of_a_released_format_still_reads():
    text = (GOLDEN / "record.pbn").read_text(encoding="utf-8")
    assert write_record(read_record(text)) == text


def test_the_page_about_records_shows_a_record_that_can_be_read():
    page = (GOLDEN.parent.parent / "docs" / "record.md").read_text(encoding="utf-8")
    shown = [line.removeprefix("    ") for line in page.split("\n") if line.startswith("    ")]
    assert "\n".join(shown) + "\n" == (GOLDEN / "record.pbn").read_text(encoding="utf-8")


def test_hands_are_clockwise_and_suits_from_spades_to_clubs():
    line = LINES[line_of("[Deal ") - 1]
    hand = r"[2-9TJQKA]*\.[2-9TJQKA]*\.[2-9TJQKA]*\.[2-9TJQKA]*"
    assert re.fullmatch(rf'\[Deal "N:{hand} {hand} {hand} {hand}"\]', line)


def test_the_auction_begins_at_the_dealers_left_and_the_columns_of_the_play_stay():
    assert LINES[line_of("[Auction ") - 1] == '[Auction "N"]'
    at = line_of("[Play ")
    assert LINES[at - 1] == '[Play "N"]'
    first_hand = [row.split() for row in LINES[at : at + 13]]
    for column in range(4):
        assert {row[column] for row in first_hand} == {
            "CDHS"[c // 13] + "23456789TJQKA"[c % 13] for c in GAME_DEAL[column]
        }


def test_foreign_tags_comments_and_blank_lines_are_passed_over():
    text = "% made elsewhere\n; a note\n" + RECORD.replace(
        '[Board "1"]', '[Board "1"]\n\n[Site "?"]\n[Date "2026"]'
    )
    assert read_record(text.replace("\n", "\r\n")) == GAME


def test_several_games_in_one_file():
    assert read_records(RECORD + "\n" + EXCHANGE) == (GAME, read_record(EXCHANGE))
    error = refused(RECORD + "\n" + EXCHANGE)
    assert (error.line, error.code) == (len(LINES) + 1, "several-games")


@pytest.mark.parametrize("text", ["", "\n\n", "% nothing"])
def test_an_empty_text_is_no_record(text):
    assert (refused(text).line, refused(text).code) == (1, "not-a-record")


@pytest.mark.parametrize("text", ["hello", "\nhello [x]", '{"version":1}', None, 7, b"[Event]"])
def test_a_text_of_another_kind(text):
    assert refused(text).code == "not-a-record"


@pytest.mark.parametrize("line", ["[Board 1]", '[Board "1]', "[", '[Bo ard "1"]', '[Board "1"] x'])
def test_a_line_that_is_no_tag(line):
    error = refused(with_line(2, line))
    assert (error.line, error.code) == (2, "not-a-tag")


@pytest.mark.parametrize(
    "tag",
    ["Board", "North", "West", "Dealer", "Deal", "DealCode", "RuleSet", "Seed", "Scores", "Bags", "Auction",
     "Tricks", "ScoresAfter", "BagsAfter"],
)  # fmt: skip
def test_a_tag_that_is_missing(tag):
    error = refused(without_line(line_of(f"[{tag} ")))
    assert (error.line, error.code, error.params) == (1, "tag-missing", {"tag": tag})


@pytest.mark.parametrize(("tag", "before"), [("Play", "Auction"), ("Ledger", "Tricks")])
def test_rows_without_their_tag_are_too_many_for_the_tag_before(tag, before):
    at = line_of(f"[{tag} ")
    error = refused(without_line(at))
    assert (error.line, error.code, error.params) == (at, "row-too-many", {"tag": before})


def test_deals_that_the_seed_does_not_give():
    error = refused(without_line(line_of("[Deals ")))
    assert (error.line, error.code) == (line_of("[DealCode "), "differs")


def test_a_missing_first_tag():
    error = refused(without_line(1))
    assert (error.line, error.code, error.params) == (1, "tag-missing", {"tag": "Event"})


def test_a_tag_given_twice():
    error = refused(with_line(3, '[Board "1"]'))
    assert (error.line, error.code, error.params) == (3, "tag-twice", {"tag": "Board"})


@pytest.mark.parametrize(
    ("tag", "value", "code"),
    [
        ("Dealer", "X", "tag-wrong"),
        ("Dealer", "NE", "tag-wrong"),
        ("Scores", "0 0", "tag-wrong"),
        ("Scores", "NS 0 EW 99999999", "tag-wrong"),
        ("Bags", "NS a EW 0", "tag-wrong"),
        ("RuleSet", "house.nil-5", "rules"),
        ("Deal", "N:- - - -", "differs"),
        ("DealCode", "A" * 16, "differs"),
        ("Tricks", "N 13 E 0 S 0 W 0", "differs"),
        ("ScoresAfter", "NS 500 EW 0", "differs"),
        ("BagsAfter", "NS 9 EW 9", "differs"),
        ("Auction", "S", "differs"),
        ("Play", "S", "differs"),
        ("Event", "Bridge", "differs"),
    ],
)
def test_a_tag_with_a_wrong_value_is_refused_at_its_line(tag, value, code):
    at = line_of(f"[{tag} ")
    error = refused(with_line(at, f'[{tag} "{value}"]'))
    assert (error.line, error.code) == (at, code)


@pytest.mark.parametrize(
    ("tag", "value", "field"),
    [
        ("Seed", "a b", "seed"),
        ("Bags", "NS 10 EW 0", "bags"),
        ("Scores", "NS 900 EW 0", "scores"),
        ("North", "", "players"),
    ],
)
def test_a_start_that_cannot_be(tag, value, field):
    error = refused(with_line(line_of(f"[{tag} "), f'[{tag} "{value}"]'))
    assert (error.line, error.code, error.params) == (1, "setup-wrong", {"field": field})


def test_a_fixed_deal_that_is_none():
    at = line_of("[Deals ")
    error = refused(with_line(at, f'[Deals "{"_" * 16}"]'))
    assert (error.line, error.code) == (at, "no-such-deal")


@pytest.mark.parametrize("word", ["x", "0", "03", "3.5", "-1", "NIL", "100"])
def test_a_word_that_is_no_bid(word):
    at = line_of("[Auction ") + 1
    error = refused(with_line(at, f"{word} 3 3 3"))
    assert (error.line, error.code, error.params) == (at, "not-a-bid", {"text": word})


def test_a_bid_against_the_rules():
    at = line_of("[Auction ") + 1
    error = refused(with_line(at, "3 3 14 3"))
    assert (error.line, error.code) == (at, "illegal-action")
    assert error.params == {"action": "S:b14", "why": "bid-out-of-range"}
    assert str(error) == f"line {at}: illegal-action action=S:b14 why=bid-out-of-range"


def test_a_fifth_bid():
    at = line_of("[Auction ") + 1
    error = refused(with_line(at, LINES[at - 1] + " 3"))
    assert (error.line, error.code) == (at, "differs")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda row: row[:3], "row-length"),
        (lambda row: [*row, "C2"], "row-length"),
        (lambda row: ["10H", *row[1:]], "not-a-card"),
        (lambda row: ["QS", *row[1:]], "not-a-card"),
        (lambda row: [row[1], row[0], *row[2:]], "illegal-action"),
        (lambda row: ["-", *row[1:]], "not-a-card"),
    ],
)
def test_a_trick_that_is_wrong_is_refused_at_its_line(change, code):
    at = line_of("[Play ") + 1
    error = refused(with_line(at, " ".join(change(LINES[at - 1].split()))))
    assert error.code == code
    assert error.line == at


def test_a_trick_too_many():
    at = line_of("[Play ") + 13
    assert refused(with_line(at, LINES[at - 1] + "\n" + LINES[at - 1])).code in (
        "illegal-action",
        "not-a-card",
    )


def test_a_ledger_with_another_sum():
    at = line_of("[Ledger ") + 1
    error = refused(with_line(at, "NS contract-made 999 - 99"))
    assert (error.line, error.code) == (at, "differs")
    assert error.params["expected"] == LINES[at - 1]


def test_a_ledger_with_a_line_too_few_or_too_many():
    at = line_of("[ScoresAfter ") - 1
    assert refused(without_line(at)).code == "differs"
    error = refused(with_line(at, LINES[at - 1] + "\nEW overtricks 1 - 1"))
    assert (error.line, error.code) == (at + 1, "row-too-many")


def test_a_score_before_the_hand_has_ended():
    unfinished = write_record(next(game for game in states(GAME.setup, random.Random(8), 1) if game.tricks))
    error = refused(unfinished + '[ScoresAfter "NS 9 EW 9"]\n')
    assert (error.code, error.params) == ("tag-too-early", {"tag": "ScoresAfter"})


def test_a_second_hand_before_the_first_has_ended():
    second = line_of("[Event ", after=1)
    play_at = line_of("[Play ")
    cut = [*LINES[:play_at], "*", *LINES[second - 1 :]]
    error = refused("\n".join(cut))
    assert (error.line, error.params) == (play_at + 2, {"action": "next", "why": "wrong-phase"})


def test_a_hand_of_another_number():
    at = line_of("[Board ", after=line_of("[Board "))
    error = refused(with_line(at, '[Board "3"]'))
    assert (error.line, error.code) == (at, "differs")


def test_a_blind_nil_and_an_exchange_are_in_the_record():
    assert format_rules(BLIND) in EXCHANGE
    assert write_record(read_record(EXCHANGE)) == EXCHANGE
    assert "Blind" in EXCHANGE.split("\n")[line_of("[Auction ", EXCHANGE)]


@pytest.mark.parametrize("value", ["", "N", "N maybe", "X yes", "N yes S"])
def test_an_answer_that_is_none(value):
    at = line_of("[BlindNil ", EXCHANGE)
    error = refused(with_line(at, f'[BlindNil "{value}"]', EXCHANGE))
    assert (error.line, error.code) == (at, "tag-wrong")


def test_a_blind_nil_that_nobody_declared():
    at = line_of("[Auction ") + 1
    error = refused(with_line(at, "Blind 3 3 3"))
    assert (error.line, error.params) == (at, {"action": "E:b3", "why": "not-your-turn"})


@pytest.mark.parametrize("value", ["N:QS", "X:C2C3", "N", "N:C2C", "N:C1C2", "nobody"])
def test_an_exchange_that_is_none(value):
    at = line_of("[Exchange ", EXCHANGE)
    error = refused(with_line(at, f'[Exchange "{value}"]', EXCHANGE))
    assert (error.line, error.code) == (at, "tag-wrong")


def test_an_exchange_against_the_rules():
    at = line_of("[Exchange ", EXCHANGE)
    error = refused(with_line(at, '[Exchange "N:"]', EXCHANGE))
    assert (error.line, error.code) == (at, "illegal-action")


def test_texts_and_games_without_end_are_refused(monkeypatch):
    assert refused(" " * 2_000_001).code == "too-long"
    monkeypatch.setattr(read_module, "MOST_HANDS", 1)
    assert refused(RECORD).code == "too-long"
    monkeypatch.setattr(read_module, "MOST_CHARACTERS_OF_MANY", 100)
    assert refused(RECORD, read_records).code == "too-long"
