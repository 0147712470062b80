"""Covering the partner's nil and setting an opponent's."""

from __future__ import annotations

import pytest

from tests.bots.at_table import playing, plays

COVER = (0, 4, 4, 4)
SET = (1, 4, 3, 0)  # West, who plays after South, has the nil


def test_a_winning_nil_partner_is_overtaken() -> None:
    assert plays(playing("KH 9H 2H 8D 5C", bids=COVER, table="N 8H 3H")) in ("KH", "9H")


def test_a_winning_nil_partner_is_ruffed_over() -> None:
    assert plays(playing("AS 4S 8D 5D", bids=COVER, table="N 8H 3H"))[1] == "S"


def test_no_trump_is_wasted_when_the_partner_already_ducks() -> None:
    """West wins the trick over the partner's card and the bid is made."""
    tricks = ("S AC 3C 2C 4C", "S KC 5C 6C 7C", "S AD 3D 2D 4D", "S KD 5D 6D 7D")
    seen = playing("AS QS 4S 9D 8D 9C 8C TC JC", bids=(0, 1, 4, 1), table="W KH 3H 9H", tricks=tricks)
    assert plays(seen)[1] != "S"


def test_for_a_nil_partner_the_master_is_led_and_not_the_small_card_beside_it() -> None:
    seen = playing("9S 4S 2S AH KH 3H QD 9D 5D JC 7C 2C 6C", bids=COVER)
    assert plays(seen) in ("AH", "KH")


def test_second_hand_goes_up_when_a_nil_partner_plays_last() -> None:
    assert plays(playing("9S 4S AH 3H QD 9D 5D JC 7C 2C", bids=COVER, table="E 7H")) == "AH"


def test_high_cards_are_kept_to_cover_with() -> None:
    seen = playing("KD 4D KC 3C", bids=COVER, table="W AH 3H QH", tricks=("W 2H 4H 5H 2S",))
    assert plays(seen) in ("4D", "3C")


def test_against_a_nil_the_lead_is_low_and_under() -> None:
    """The own bid is made: nothing is left to win but the nil."""
    tricks = ("S AC 3C 2C 4C", "S KC 5C 6C 7C", "S AD 3D 2D 4D", "S KD 5D 6D 7D")
    assert plays(playing("AH 9H 2H", bids=SET, tricks=tricks)) == "2H"


def test_a_nil_that_is_winning_is_ducked() -> None:
    tricks = ("S AC 3C 2C 4C", "S KC 5C 6C 7C", "S AD 3D 2D 4D", "S KD 5D 6D 7D")
    assert plays(playing("AH 9H 2H", bids=SET, table="W 8H 5H 6H", tricks=tricks)) == "2H"


def test_a_suit_that_the_nil_is_out_of_is_not_led() -> None:
    tricks = ("S AC 2D 3C 4C", "S KC 9D 6C 7C", "S AD 3D 2H 4D", "S KD 5D 6D 7D")
    assert plays(playing("9C 8C 9H 2H", bids=SET, tricks=tricks))[1] != "C"


@pytest.mark.parametrize("bids", [(4, 4, 5, 0), (3, 4, 6, 0)])
def test_the_own_bid_comes_first(bids: tuple[int, int, int, int]) -> None:
    """The nil has discarded and cannot win; the trick is needed."""
    tricks = ("S AC 2D 3C 4C", "S KC 9D 6C 7C", "S AD 3D 2H 4D", "E 5S 3S 6S 2S")
    assert plays(playing("KH 4H 9D", bids=bids, table="N 3H QH", tricks=tricks)) == "KH"


def test_two_nils_in_one_team_are_played_as_nils() -> None:
    assert plays(playing("KH 4H 9D", bids=(0, 4, 0, 5), table="N 3H QH")) == "4H"
