"""Chances at the table, against counting by hand."""

from __future__ import annotations

from math import comb

import pytest

from spades.bots.club.odds import lacks_all, void_chance, who_wins
from spades.bots.club.reading import read
from spades.cards import HEARTS, parse_card
from spades.seats import EAST, NORTH, SOUTH, WEST
from tests.bots.at_table import playing

HAND = "AS 9S 4S 2S KH 8H 3H QD 9D 5D JC 7C 2C"
EVEN = (3, 3, 4, 3)


@pytest.mark.parametrize(("room", "held", "cards"), [(39, 13, 10), (26, 13, 3), (9, 3, 2), (6, 2, 0)])
def test_a_hand_lacks_cards_as_often_as_counting_says(room: int, held: int, cards: int) -> None:
    assert lacks_all(room, held, cards) == 1000 * comb(room - cards, held) // comb(room, held)


def test_cards_that_must_be_there_are_there() -> None:
    assert lacks_all(4, 3, 2) == 0


def test_a_shown_void_is_certain() -> None:
    reading = read(playing(HAND, bids=EVEN, tricks=("W AH 7C 2H 4H",)))
    assert void_chance(reading, NORTH, HEARTS) == 1000
    assert void_chance(reading, EAST, HEARTS) < 100


def test_the_chances_of_a_trick_add_up() -> None:
    for table in ("S", "W 5H", "N 5H 6H", "E 5H 6H 7H"):
        reading = read(playing(HAND, bids=EVEN, table=table))
        for card in reading.view.legal_cards():
            assert sum(who_wins(reading, card)) == 1000


def test_last_hand_knows_who_wins() -> None:
    reading = read(playing(HAND, bids=EVEN, table="W 5H QH 7H"))
    assert who_wins(reading, parse_card("KH"))[SOUTH] == 1000
    assert who_wins(reading, parse_card("3H"))[NORTH] == 1000


def test_a_king_second_wins_unless_the_ace_lies_behind_it() -> None:
    """One ace in three other hands, one of them has played; a ruff is unlikely on the first round."""
    share = who_wins(read(playing(HAND, bids=EVEN, table="E 5H")), parse_card("KH"))
    assert 600 <= share[SOUTH] <= 700
    assert 300 <= share[WEST] <= 400


def test_a_nil_still_to_play_wins_only_when_forced() -> None:
    nil = who_wins(read(playing(HAND, bids=(3, 3, 4, 0), table="N 5H 6H")), parse_card("8H"))
    other = who_wins(read(playing(HAND, bids=EVEN, table="N 5H 6H")), parse_card("8H"))
    assert nil[WEST] < other[WEST] // 2
