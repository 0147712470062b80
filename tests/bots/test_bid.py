"""Bidding: count, seat, table and score."""

from __future__ import annotations

import pytest

from spades.bots.club.counting import count_hand, count_side
from spades.bots.sight import by_suit
from spades.engine import parse_rules
from tests.bots.at_table import bidding, bids, cards

FOUR = "AS KS 6S 2S AH 7H 4H 9D 8D 3D KC 7C 2C"  # about four and a half tricks
ONE = "AS 6S 3S JH 8H 4H TD 7D 5D 2D 9C 6C 3C"


def count(hand: str) -> int:
    return count_hand(by_suit(cards(hand)))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AH 3H 2H", "KH 3H 2H"),
        ("KH 3H 2H", "QH 3H 2H"),
        ("KH 3H 2H", "KH"),  # a guarded king, a bare one
        ("QH 3H 2H", "QH 2H"),
        ("QH 3H 2H", "4H 3H 2H"),
        ("AH 3H 2H", "AH 7H 6H 5H 4H 3H 2H"),  # the longer the suit, the sooner it is ruffed
    ],
)
def test_honours_count_by_rank_and_length(better: str, worse: str) -> None:
    def honours(suit: str) -> int:
        return count_side([card % 13 for card in cards(suit)])

    assert honours(better) > honours(worse)


def test_each_spade_beyond_four_counts_most_of_a_trick() -> None:
    side = "9H 8H 7H 5D 4D 3D 2C"
    six = count(f"9S 8S 7S 6S 5S 4S {side}")
    five = count(f"9S 8S 7S 6S 5S 6H {side}")
    assert 60 <= six - five <= 100


def test_a_void_is_worth_more_than_a_singleton_than_a_doubleton() -> None:
    spades = "9S 8S 7S 6S"
    void = count(f"{spades} 9H 8H 7H 6H 5H 9D 8D 7D 6D")
    singleton = count(f"{spades} 9H 8H 7H 6H 9D 8D 7D 6D 5C")
    doubleton = count(f"{spades} 9H 8H 7H 6H 9D 8D 7D 5C 6C")
    none = count(f"{spades} 9H 8H 7H 9D 8D 7D 6C 5C 4C")
    assert void > singleton > doubleton > none


def test_a_plain_hand_is_bid_for_what_it_cannot_reasonably_lose() -> None:
    assert bids(bidding(FOUR)) in (3, 4)


def test_where_the_others_claim_twelve_a_hand_with_one_trick_bids_one_or_two() -> None:
    assert bids(bidding(ONE, so_far=(4, 4, 4))) in (1, 2)


def test_beside_a_partners_nil_the_hand_is_bid_in_full() -> None:
    """No sandbagging: five top spades are five tricks."""
    hand = "AS KS QS JS TS AH KH 7H KD 6D 4D 8C 5C"
    assert bids(bidding(hand, so_far=(0, 4))) >= 5


def test_three_long_strong_suits_without_a_spade_are_no_nil() -> None:
    assert bids(bidding("AH KH QH 5H AD KD JD 4D AC KC 9C 3C 2C")) >= 2


@pytest.mark.parametrize("score", [420, 440, 460])
def test_late_in_the_game_the_bid_is_the_smallest_that_wins(score: int) -> None:
    """Partner bid three; the hand is worth more than is needed, and more would only be risked."""
    hand = "AS KS QS 9S 8S AH KH 4H AD 6D 2D 9C 3C"
    needed = max(1, (500 - score + 9) // 10 - 3)
    full = bids(bidding(hand, so_far=(3, 3), scores=(0, 0)))
    assert bids(bidding(hand, so_far=(3, 3), scores=(score, 100))) == needed < full


def test_a_bid_that_opponents_outbid_anyway_does_not_win_now() -> None:
    """Both teams would pass 500, and they by more: the bid is not lowered to the target."""
    hand = "AS KS QS 9S 8S AH KH 4H AD 6D 2D 9C 3C"
    assert bids(bidding(hand, so_far=(4, 3, 4), scores=(460, 480))) > 1


def test_with_nine_bags_on_the_last_hand_one_trick_more_is_bid_rather_than_bagged() -> None:
    hand = "AS KS 6S 2S AH 7H 4H KD 8D 3D KC 7C 2C"
    calm = bids(bidding(hand, so_far=(3, 3, 3), scores=(0, 0), bags=(0, 0)))
    full = bids(bidding(hand, so_far=(3, 3, 3), scores=(440, 0), bags=(9, 0)))
    assert full >= calm


@pytest.mark.parametrize(
    ("rules", "hand", "so_far", "least"),
    [
        ("house.bidone-no", "3S 2S 9H 7H 5H 8D 7D 6D TC 9C 8C 7C JH", (5, 4), 2),
        ("house.leastbid-6", ONE, (2, 4), 4),
        ("house.leastbid-4.bidone-no", ONE, (1, 4), 3),
        ("house.nil-off", "3S 2S 6H 5H 4H 3H 5D 4D 3D 2D 4C 3C 2C", (), 1),
    ],
)
def test_house_rules_on_bids_are_kept(rules: str, hand: str, so_far: tuple[int, ...], least: int) -> None:
    seen = bidding(hand, so_far=so_far, rules=parse_rules(rules))
    made = bids(seen)
    assert made in seen.legal_bids()
    assert made >= least or made == 0


def test_where_bags_cost_nothing_bids_are_lower() -> None:
    hand = "AS KS 6S 2S AH 7H 4H KD 8D 3D KC 7C 2C"
    dear = bids(bidding(hand, rules=parse_rules("house.bags-5.penalty-200")))
    free = bids(bidding(hand, rules=parse_rules("house.bags-off")))
    assert free < dear


def test_exactly_ten_is_sought_where_it_is_rewarded() -> None:
    hand = "AS KS QS JS TS 9S AH KH QH AD KD 3D 2C"
    plain = bids(bidding(hand, so_far=(1, 1, 1)))
    sought = bids(bidding(hand, so_far=(1, 1, 1), rules=parse_rules("house.exact-100")))
    assert sought >= plain
    assert sought + 1 >= 10
