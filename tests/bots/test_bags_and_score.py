"""Bags, and play that knows the score."""

from __future__ import annotations

from spades.bots.club.bags import bag_points
from spades.engine import CARDCOUCH, parse_rules
from tests.bots.at_table import bidding, bids, playing, plays

MADE = ("S AC 3C 2C 4C", "S KC 5C 6C 7C", "S AD 3D 2D 4D", "S KD 5D 6D 7D", "S AH 3H 2H 4H")  # South has five


def test_a_bag_costs_nine_points_in_the_long_run() -> None:
    assert bag_points(CARDCOUCH, 0, last_hand=False) == -9
    assert bag_points(parse_rules("house.bags-5"), 0, last_hand=False) == -19
    assert bag_points(parse_rules("house.bagvalue-minus1"), 0, last_hand=False) == -11
    assert bag_points(parse_rules("house.bags-off"), 0, last_hand=False) == 0


def test_on_the_last_hand_only_the_bag_that_completes_ten_costs() -> None:
    assert bag_points(CARDCOUCH, 8, last_hand=True) == 1
    assert bag_points(CARDCOUCH, 9, last_hand=True) == -99


def test_a_made_bid_sheds_high_cards_under_higher_ones() -> None:
    """Both bids are made: the king goes under the partner's ace."""
    seen = playing(
        "KS QH 9H 6H 9D 8C", bids=(1, 1, 4, 1), table="W TH KH 5H", tricks=(*MADE, "W 9S TS 3S 4S")
    )
    assert plays(seen) == "QH"


def test_a_made_bid_does_not_ruff_for_a_bag() -> None:
    tricks = (*MADE, "W 9S TS 3S 4S")
    seen = playing("KS 5S 9D 8D 8C 9C", bids=(1, 1, 4, 1), table="W TH 7H 5H", tricks=tricks)
    assert plays(seen)[1] != "S"


def test_a_spade_that_would_win_a_bag_later_goes_on_the_partners_trick() -> None:
    tricks = (*MADE, "W 9S TS 3S 4S")
    seen = playing("KS 5S 9D 8D 8C 9C", bids=(1, 1, 4, 1), table="W TH JH 5H", tricks=tricks)
    assert plays(seen) == "KS"


def test_with_nine_bags_the_king_goes_under_the_ace() -> None:
    seen = playing(
        "KH 3H 2C",
        bids=(2, 3, 2, 4),
        table="N AH 4H",
        tricks=(
            "S 6D QD 7D 3D", "W 2D 9D KD 3S", "S JC 5C 4C AC", "W QC KC 9C 6C", "N 3C 4S 8C 7C",
            "E 8S QS KS 9S", "W 5D TH AD 8D", "E TD 5H JD 8H", "W TS 6S AS 2S", "E 5S 7S 7H QH",
        ),
        scores=(470, 380),
        bags=(9, 3),
    )  # fmt: skip
    assert plays(seen) == "KH"


def test_where_bags_cost_nothing_tricks_are_taken() -> None:
    seen = playing(
        "KS QH 9H 6H 9D 8C", bids=(1, 1, 4, 1), table="W TH 7H 5H", tricks=(*MADE, "W 9S TS 3S 4S"),
        rules=parse_rules("house.penalty-0"),
    )  # fmt: skip
    assert plays(seen) == "QH"


def test_in_the_last_of_so_many_hands_a_bag_is_a_point() -> None:
    seen = playing(
        "KS QH 9H 6H 9D 8C", bids=(1, 1, 4, 1), table="W TH 7H 5H", tricks=(*MADE, "W 9S TS 3S 4S"),
        rules=parse_rules("house.hands-1"),
    )  # fmt: skip
    assert plays(seen) == "QH"


def test_the_last_trick_of_the_bid_is_taken_at_once() -> None:
    seen = playing("QS 9D 8C", bids=(3, 2, 4, 4), table="W KH 3H 9H", tricks=MADE[:3])
    assert plays(seen) == "QS"


def test_in_the_last_of_so_many_hands_the_bid_is_the_one_that_wins() -> None:
    """The others have bid: far ahead a three is safer, 29 points behind only eight together are enough."""
    hand, before = "AS KS 8S 5S AH 9H 4H KD 7D 3D QC 8C 2C", (3, 3, 2)
    last = parse_rules("house.hands-1")
    assert bids(bidding(hand, so_far=before, rules=last, scores=(60, 0))) == 3
    assert bids(bidding(hand, so_far=before, rules=last, scores=(0, 29))) == 5
    assert bids(bidding(hand, so_far=before, rules=parse_rules("house.hands-2"), scores=(0, 29))) == 4
