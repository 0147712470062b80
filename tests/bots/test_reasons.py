"""What is said of a card fits the aim of who plays it. South plays; bids are those of N, E, S, W."""

from __future__ import annotations

import pytest

from spades.bots.expert.reasons import nil_at_stake, reason_of
from spades.cards import parse_card
from spades.seats import EAST, WEST
from spades.view import View
from tests.bots.at_table import playing


def said(seen: View, card: str) -> str:
    return reason_of(seen, parse_card(card))


class TestNilToPlay:
    """West bid nil and plays after South."""

    BIDS = (4, 4, 3, 0)
    SPADES = playing("KS 2S AD", bids=BIDS, table="N 4S 3S")

    def test_a_low_card_gives_it_no_cover_though_the_partner_is_winning(self):
        assert said(self.SPADES, "2S") == "leave-to-nil"
        assert nil_at_stake(self.SPADES) == WEST

    def test_nor_is_it_a_mere_duck(self):
        assert said(playing("KC 4C", bids=self.BIDS, table="N 3C 5C"), "4C") == "leave-to-nil"

    def test_a_card_that_takes_the_trick_covers_it(self):
        assert said(self.SPADES, "KS") == "win"

    @pytest.mark.parametrize("winning", ["KS", "QS"])
    def test_where_no_own_card_would_cover_it_more_the_partner_is_winning(self, winning):
        hand = "JS 2S" if winning == "KS" else "KS 2S"  # only the ace is out above the queen
        assert said(playing(hand, bids=self.BIDS, table=f"N {winning} 3S"), "2S") == "leave-to-partner"

    def test_one_that_cannot_follow_need_not_take_it(self):
        seen = playing("KS 2S", bids=self.BIDS, table="N 4S 3S", tricks=("N 6S 7S 8S KD",))
        assert said(seen, "2S") == "leave-to-partner"


class TestNilThatIsWinning:
    """East bid nil, and its card is the best so far."""

    BIDS = (4, 0, 3, 4)

    def test_it_fails_when_nobody_plays_after(self):
        seen = playing("KC 4C", bids=self.BIDS, table="W 3C 2C 9C")
        assert said(seen, "4C") == "set-nil"
        assert nil_at_stake(seen) == EAST

    def test_its_partner_may_still_come_to_its_rescue(self):
        assert said(playing("KC 4C", bids=self.BIDS, table="N 3C 9C"), "4C") == "leave-to-nil"

    def test_a_partner_who_cannot_beat_it_does_not(self):
        no_spade = ("N 6S 7S 8S KD",)
        seen = playing("KC 4C AD", bids=self.BIDS, table="N 3C AC", tricks=no_spade)
        assert said(seen, "4C") == "set-nil"


class TestLastHand:
    BIDS = (4, 3, 3, 3)

    @pytest.mark.parametrize(("card", "code"), [("QC", "win-last"), ("KC", "win"), ("4C", "duck")])
    def test_only_the_smallest_card_that_wins_takes_it_as_cheaply_as_can_be(self, card, code):
        assert said(playing("KC QC 4C", bids=self.BIDS, table="W 3C 2C 9C"), card) == code

    @pytest.mark.parametrize(("card", "code"), [("2S", "win-last"), ("5S", "ruff")])
    def test_nor_does_a_higher_spade(self, card, code):
        assert said(playing("5S 2S AD", bids=self.BIDS, table="W 3C 2C 9C"), card) == code


class TestContractMade:
    """Two tricks are taken. A high card goes under a higher one."""

    WON = ("S AC 2C 3C 4C", "S KC 5C 6C 7C")

    @pytest.mark.parametrize(("bid", "code"), [(1, "throw-high"), (3, "leave-to-partner")])
    def test_it_is_thrown_under_the_partners_card(self, bid, code):
        seen = playing("KS 2S", bids=(1, 4, bid, 4), table="N AS 3S", tricks=self.WON)
        assert said(seen, "KS") == code
        assert said(seen, "2S") == "leave-to-partner"

    @pytest.mark.parametrize(("bid", "code"), [(1, "throw-high"), (3, "duck")])
    def test_or_under_an_opponents_though_a_higher_one_would_win(self, bid, code):
        seen = playing("KH JH 2H", bids=(1, 4, bid, 4), table="W 3H 4H QH", tricks=self.WON)
        assert said(seen, "JH") == code
        assert said(seen, "2H") == "duck"

    @pytest.mark.parametrize(("bid", "code"), [(1, "throw-high"), (3, "keep-low")])
    def test_before_that_it_would_not_win_what_one_does_not_want(self, bid, code):
        seen = playing("JH 2H", bids=(1, 4, bid, 4), table="W 3H 4H QH", tricks=self.WON)
        assert said(seen, "JH") == code


class TestPartnersNil:
    BIDS = (0, 4, 3, 4)
    VOID = ("S 2H 3H 4C 5H",)

    @pytest.mark.parametrize(("card", "code"), [("JH", "lead-void-nil"), ("JD", "lead-for-nil")])
    def test_it_hides_under_a_suit_that_it_holds_and_discards_on_one_that_it_does_not(self, card, code):
        assert said(playing("JH JD", bids=self.BIDS, tricks=self.VOID), card) == code

    @pytest.mark.parametrize(("card", "code"), [("9D", "lead-for-nil"), ("3D", "lead-low")])
    def test_it_does_not_hide_under_a_low_card(self, card, code):
        assert said(playing("9D 3D", bids=self.BIDS), card) == code

    def test_nor_under_a_suit_that_is_all_in_the_own_hand(self):
        clubs = "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"
        assert said(playing(clubs, bids=self.BIDS), "AC") == "lead-void-nil"

    @pytest.mark.parametrize(("table", "code"), [("E 6H", "win"), ("E 6D", "cover-nil")])
    def test_only_one_that_may_have_to_follow_is_covered(self, table, code):
        seen = playing("JH JD", bids=self.BIDS, table=table, tricks=self.VOID)
        assert said(seen, "J" + table[-1]) == code

    def test_a_trick_that_it_is_winning_is_not_left_to_it(self):
        seen = playing("5H 4H", bids=self.BIDS, table="N 6H 3H")
        assert said(seen, "4H") == "low"
