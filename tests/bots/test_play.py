"""Card play for tricks: leads, follows, ruffs and discards."""

from __future__ import annotations

import pytest

from tests.bots.at_table import playing, plays

EVEN = (3, 3, 4, 3)


@pytest.mark.parametrize(
    ("hand", "table", "card"),
    [
        ("AH TH 4H 8D 5C", "W 3H 7H 9H", "TH"),
        ("AH KH 4H 8D 5C", "W 3H 7H QH", "KH"),
        ("AS 6S 3S 8D 5C", "W 3H 7H QH", "3S"),
        ("AS 6S 3S 8D 5C", "W 3H 7H 4S", "6S"),
    ],
)
def test_last_hand_wins_as_cheaply_as_it_can(hand: str, table: str, card: str) -> None:
    assert plays(playing(hand, bids=EVEN, table=table)) == card


@pytest.mark.parametrize("hand", ["AS 6S 3S 8D 5C", "KS 6S 8D 5C 4C"])
def test_the_partners_winner_is_not_ruffed(hand: str) -> None:
    assert plays(playing(hand, bids=EVEN, table="W 3H AH 7H"))[1] != "S"


def test_the_partners_winner_is_not_overtaken() -> None:
    assert plays(playing("AH TH 4H 8D 5C", bids=EVEN, table="W 3H KH 7H")) == "4H"


def test_third_hand_plays_to_win() -> None:
    assert plays(playing("AH TH 4H 8D 5C 9S 3S", bids=EVEN, table="N 3H 7H")) in ("AH", "TH")


def test_third_hand_leaves_the_partners_ace_alone() -> None:
    assert plays(playing("KH TH 4H 8D 5C 9S 3S", bids=EVEN, table="N AH 7H")) == "4H"


def test_second_hand_keeps_an_unsupported_king() -> None:
    hand = "9S 4S 2S KH 8H 3H QD 9D 5D JC 7C 2C 6C"
    assert plays(playing(hand, bids=EVEN, table="E 4H")) == "3H"


def test_a_card_that_cannot_win_is_the_lowest() -> None:
    assert plays(playing("QH TH 4H 8D 5C 9S 3S", bids=EVEN, table="W KH 7H AH")) == "4H"


def test_the_higher_trump_is_kept_when_it_cannot_win() -> None:
    assert plays(playing("QS 9S 4S 8D 5C", bids=EVEN, table="W KS 7S AS")) == "4S"


def test_a_discard_does_not_throw_a_winner() -> None:
    seen = playing("AD 6D 9C 4C", bids=EVEN, table="W 3H AH 7H")
    assert plays(seen) != "AD"


def test_spades_that_only_the_partner_holds_are_not_drawn() -> None:
    """East and West have shown out of spades: the partner's last ones shall ruff."""
    tricks = (
        "S KS 3H QS 4H", "S JS 5H TS 6H", "S 9S 7H 8S 8H", "S 7S 9H 6S TH", "N 3S JD 4S 2C", "S 2D 3D 4D 5D",
        "W AC 3C 4C 5C", "W KC 6C 7C 8C",
    )  # fmt: skip
    seen = playing("AS 7D 6D TC 9C", bids=EVEN, table="S", tricks=tricks)
    assert plays(seen) != "AS"


def test_from_ace_and_king_the_king_or_ace_is_led_not_the_small_one() -> None:
    seen = playing("9S 4S 2S AH KH 8H 9D 5D 3D JC 7C 4C 2C", bids=(3, 4, 3, 3), table="S")
    assert plays(seen) in ("AH", "KH")


def test_a_spade_is_not_led_from_a_short_weak_holding() -> None:
    tricks = ("W 3H AH 7H 2S", "S 2H 4H 5H 6S")
    seen = playing("9S 4S AD 8D 7D QC JC 7C 4C 9H 3D", bids=EVEN, table="S", tricks=tricks)
    assert plays(seen)[1] != "S"
