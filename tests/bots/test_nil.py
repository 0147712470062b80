"""Nil: when it is bid, and how it is played."""

from __future__ import annotations

import pytest

from spades.bots.club.nil import nil_chance
from spades.bots.sight import by_suit
from spades.engine import parse_rules
from tests.bots.at_table import bidding, bids, cards, playing, plays

SAFE = "4S 2S 8H 5H 3H 2H 7D 4D 3D 9C 5C 3C 2C"


def chance(hand: str) -> int:
    return nil_chance(by_suit(cards(hand)))


def test_a_hand_of_low_cards_is_a_nil() -> None:
    assert bids(bidding(SAFE)) == 0


@pytest.mark.parametrize("spades", ["AS 3S", "KS 3S", "AS KS 2S"])
def test_no_nil_with_the_ace_or_king_of_spades(spades: str) -> None:
    rest = ["5H", "4H", "2H", "6D", "5D", "3D", "2D", "7C", "5C", "4C", "2C", "3C", "3H"]
    hand = spades.split() + rest[: 13 - len(spades.split())]
    assert bids(bidding(" ".join(hand))) > 0


def test_no_nil_with_five_spades() -> None:
    assert bids(bidding("9S 7S 5S 3S 2S 5H 3H 2H 4D 3D 2D 3C 2C")) > 0


def test_no_nil_beside_a_partners_nil() -> None:
    assert bids(bidding(SAFE, so_far=(0, 4))) > 0


def test_a_high_side_card_wants_two_low_ones_beneath_it() -> None:
    rest = "4S 2S 7D 4D 3D 2D 9C 5C 3C 2C"
    assert chance(f"KH 3H 2H {rest}") > chance(f"KH QH 2H {rest}") > chance(f"KH QH JH {rest}")


def test_an_ace_third_is_not_safe_and_a_long_low_suit_is() -> None:
    rest = "4S 2S 7D 4D 3D 2D 5C 3C"
    assert chance(f"AH 9H 7H 6C 2C {rest}") < 750
    assert chance(f"7H 5H 4H 3H 2H {rest}") > 900


def test_the_ace_of_spades_is_a_sure_trick() -> None:
    assert chance("AS 2S 5H 4H 2H 6D 5D 3D 2D 7C 5C 4C 2C") == 0


def test_a_risky_nil_is_for_the_team_that_is_far_behind() -> None:
    risky = "9S 7S 3S KH 7H 3H QD 8D 4D 2D 9C 6C 3C"
    assert bids(bidding(risky, scores=(0, 0))) > 0
    assert bids(bidding(risky, scores=(-50, 350))) == 0


def test_the_more_a_nil_is_worth_the_more_is_risked_for_it() -> None:
    hand = "9S 7S 3S KH 7H 3H QD 8D 4D 2D 9C 6C 3C"
    cheap, dear = parse_rules("house.nil-50"), parse_rules("house.nil-200")
    assert bids(bidding(hand, rules=cheap)) > 0
    assert bids(bidding(hand, rules=dear)) == 0


@pytest.mark.parametrize(
    ("table", "card"), [("W KH 2H AH", "QH"), ("W JH 2H 3H", "9H"), ("W 8H 2H 3H", "4H")]
)
def test_the_highest_card_that_stays_under_is_played(table: str, card: str) -> None:
    assert plays(playing("QH 9H 4H 8D 5C", bids=(4, 3, 0, 4), table=table)) == card


def test_a_void_nil_throws_its_most_dangerous_card() -> None:
    seen = playing("JS AH 4H 8D 5D", bids=(4, 3, 0, 4), table="W KC 2C 3C")
    assert plays(seen) == "AH"


def test_a_spade_goes_under_a_higher_ruff() -> None:
    seen = playing("QS 4H 3H 8D 5D", bids=(4, 3, 0, 4), table="W KC 2C AS")
    assert plays(seen) == "QS"


def test_a_nil_does_not_ruff() -> None:
    seen = playing("3S 9H 4H 8D 5D", bids=(4, 3, 0, 4), table="W KC 2C 3C")
    assert plays(seen) != "3S"


def test_the_opening_lead_of_a_nil_is_not_its_king() -> None:
    seen = playing("3S 2S KH 6H 5H 2H 9D 7D 4D 8C 6C 5C 3C", bids=(4, 5, 0, 3))
    assert plays(seen) not in ("KH", "3S", "2S")


def test_an_own_nil_is_not_given_up_to_attack_another() -> None:
    seen = playing("5S 9D 4D", bids=(5, 0, 0, 6), table="W KC 3C 9C")
    assert plays(seen) != "5S"
