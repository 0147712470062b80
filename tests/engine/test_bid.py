"""Bidding (R4, R5) and the house rules on bids."""

import pytest

from spades.engine import CARDCOUCH, Bid, IllegalAction, Refusal, RuleSet, apply, bid_refusal, team_bid

from .helpers import bid, start


def why(rules, partner, number):
    refused = bid_refusal(rules, partner, number)
    return refused and refused.code


def test_one_round_from_the_dealers_left():
    game = start(dealer=1)
    turns = []
    while game.phase == "bidding":
        turns.append(game.turn)
        game = bid(game, 3)
    assert turns == [2, 3, 0, 1]
    assert game.phase == "playing"
    assert game.turn == 2


def test_the_team_bid_adds_the_partners_and_nil_adds_nothing():
    assert team_bid((3, 5, 4, None), 0) == 7
    assert team_bid((3, 5, 4, None), 1) == 5
    assert team_bid((0, 0, 4, 0), 0) == 4


def test_nothing_limits_the_sum():
    game = bid(start(), 13, 13, 13, 13)
    assert game.bids == (13, 13, 13, 13)


@pytest.mark.parametrize("number", [-1, 14, 99])
def test_a_bid_out_of_range(number):
    assert bid_refusal(CARDCOUCH, None, number) == Refusal("bid-out-of-range", {"least": 0, "most": 13})
    assert bid_refusal(RuleSet(nil=None), None, number) == Refusal(
        "bid-out-of-range", {"least": 1, "most": 13}
    )


def test_nil_off():
    assert why(RuleSet(nil=None), None, 0) == "nil-off"
    assert why(CARDCOUCH, None, 0) is None


def test_no_bid_of_one():
    rules = RuleSet(bid_one=False)
    assert [number for number in range(14) if why(rules, None, number)] == [1]


def test_the_least_team_bid_binds_the_partner_who_bids_second():
    rules = RuleSet(least_team_bid=4)
    assert why(rules, None, 1) is None
    assert bid_refusal(rules, 1, 2) == Refusal("team-bid-too-low", {"least": 4, "yours": 3})
    assert why(rules, 1, 3) is None
    assert why(rules, 3, 1) is None


def test_a_nil_of_either_lifts_the_least_team_bid():
    rules = RuleSet(least_team_bid=6)
    assert why(rules, 0, 1) is None
    assert why(rules, 1, 0) is None
    assert why(rules, 1, 4) == "team-bid-too-low"


def test_the_least_team_bid_can_always_be_met():
    for rules in (RuleSet(least_team_bid=6, bid_one=False, nil=None), RuleSet(least_team_bid=6, nil=None)):
        for partner in [None, *(n for n in range(1, 14) if not why(rules, None, n))]:
            assert any(why(rules, partner, number) is None for number in range(14))


def test_the_game_holds_the_second_partner_to_it():
    game = bid(start(rules=RuleSet(least_team_bid=4)), 2, 3)
    with pytest.raises(IllegalAction) as refused:
        apply(game, Bid(2, 1))
    assert (refused.value.code, refused.value.params) == ("team-bid-too-low", {"least": 4, "yours": 2})
    assert str(refused.value) == "team-bid-too-low least=4 yours=2"
