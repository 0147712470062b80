"""Faults that people reported in other Spades programs; the ids are those of the collection."""

import random

import pytest

from spades.engine import (
    CARDCOUCH,
    Bid,
    IllegalAction,
    NextHand,
    Play,
    RuleSet,
    Setup,
    apply,
    is_tie,
    legal_actions,
    replay,
    result_of,
    score_hand,
)
from spades.save import dump_save, load_save

from .helpers import bid, bid_all, card, deal_with, last, play, play_out, start, states

SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def north_south(bids, tricks, score=0, bags=0, rules=CARDCOUCH):
    """Score and bags of North-South after a hand; ``bids`` and ``tricks`` are North's and South's."""
    ledger = score_hand(
        rules,
        (bids[0], 3, bids[1], 3),
        (None,) * 4,
        (tricks[0], 13 - sum(tricks), tricks[1], 0),
        (score, 0),
        (bags, 0),
    )[0]
    return ledger.after, ledger.bags_after


def legal(game):
    return {action.card for action in legal_actions(game) if isinstance(action, Play)}


def reloaded(game):
    return load_save(dump_save(game))


def test_a01_a_hand_that_crosses_two_multiples_of_ten_bags_is_charged_twice():
    assert north_south((1, 1), (7, 6), score=100, bags=9) == (-69, 0)
    assert north_south((2, 2), (4, 3), bags=8) == (-57, 1)


def test_a02_ten_bags_are_taken_off_and_the_rest_stays():
    assert north_south((1, 2), (3, 3), bags=9) == (-67, 2)
    assert north_south((3, 2), (3, 2), bags=7) == (50, 7)


def test_a04_bags_are_a_number_of_their_own_beside_a_negative_score():
    assert north_south((2, 2), (3, 3), score=-11, bags=9) == (-69, 1)


def test_a06_each_bag_scores_a_point_and_the_count_runs_on():
    assert north_south((3, 2), (4, 3)) == (52, 2)
    assert north_south((2, 2), (3, 2), score=52, bags=2) == (93, 3)


def test_a08_the_tricks_of_a_broken_nil_do_not_help_the_partner_unless_the_house_says_so():
    assert north_south((0, 4), (1, 3)) == (-139, 1)
    assert north_south((0, 2), (1, 1)) == (-119, 1)
    no_value = RuleSet(bag_value=0)
    assert north_south((0, 4), (1, 3), rules=no_value) == (-140, 1)
    assert north_south((0, 2), (1, 1), rules=no_value) == (-120, 1)
    helps = RuleSet(failed_nil="help")
    assert north_south((0, 4), (1, 3), rules=helps) == (-60, 0)
    assert north_south((0, 2), (1, 1), rules=helps) == (-80, 0)


@pytest.mark.parametrize(("tricks", "after"), [((0, 0), (200, 0)), ((0, 1), (1, 1)), ((1, 2), (-197, 3))])
def test_a09_two_nils_are_judged_alone_and_their_tricks_are_bags(tricks, after):
    assert north_south((0, 0), tricks) == after


def test_a10_a_spade_may_be_led_on_the_very_next_trick_after_a_discard():
    north = "2D 2C 4C 6C 7C 2S 3S 4S 5S 6S 7S 8S 9S"
    hands = deal_with(N=north, E="3H 3D 3C", S="4H 4D 5C", W="5H AD AC")
    game = bid_all(start(hands, dealer=2))
    game = play(game, "AD", "2D", "3D", "4D", "AC", "2C", "3C", "5C", "5H", "2S", "3H", "4H")
    for state in (game, reloaded(game)):
        assert state.turn == 0
        assert {card("9S"), card("4C")} <= legal(state)
        assert state.broken()


def test_a11_no_spade_is_led_before_spades_are_broken():
    hands = deal_with(N="AC 2S 8D 7C", E="2C", S="3C", W="4C")
    game = play(bid_all(start(hands, dealer=3)), "AC", "2C", "3C", "4C")
    assert game.turn == 0
    assert card("2S") not in legal(game)
    assert {card("8D"), card("7C")} <= legal(game)


def test_a12_thirteen_spades_may_be_led_on_the_first_trick_and_make_thirteen():
    game = start(deal_with(N=SPADES), dealer=3)
    game = bid(game, 13, 3, 0, 3)
    assert len(legal_actions(game)) == 13
    game = play_out(game)
    assert game.ledgers[-1].tricks == (13, 0, 0, 0)
    assert game.scores[0] == 230


def test_a12_thirteen_spades_in_second_seat():
    game = bid_all(start(deal_with(E=SPADES), dealer=3))
    game = play(game, "2C")
    assert game.turn == 1
    assert len(legal_actions(game)) == 13


def test_a12_twelve_tricks_are_not_thirteen_and_a_team_bid_above_thirteen_is_allowed():
    assert north_south((13, 0), (12, 0)) == (-30, 0)
    assert bid(start(dealer=3), 4, 3, 13).bids[2] == 13


def test_a13_spades_are_not_broken_after_a_new_deal():
    game = play_out(bid_all(start(dealer=3)))
    assert game.broken()
    game = bid_all(apply(game, NextHand()))
    for state in (game, reloaded(game)):
        assert not state.broken()
        assert state.turn is not None
        assert any(c >= 39 for c in state.hands[state.turn])
        assert all(c < 39 for c in legal(state))


def test_a14_a_spade_may_not_be_played_while_the_led_suit_is_in_hand():
    hands = deal_with(N="5D", E="JD 4S 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC")
    game = play(bid_all(start(hands, dealer=3)), "5D")
    assert legal(game) == {card("JD")}
    with pytest.raises(IllegalAction) as refused:
        apply(game, Play(1, card("4S")))
    assert refused.value.code == "follow-suit"
    assert card("4S") in game.hands[1]


def test_a15_nobody_wins_an_exact_tie_above_the_target():
    assert 447 + 60 == 437 + 70 == 507
    assert result_of(CARDCOUCH, (507, 507)) is None
    assert is_tie(CARDCOUCH, (507, 507))


def test_a15_a_tied_game_goes_on_with_another_hand():
    # North-South take all: 13 x 10 for them; East-West bid nil twice and take none: 200.
    hands = deal_with(N=SPADES)
    game = play_out(bid(start(hands, dealer=3, scores=(470, 400)), 12, 0, 1, 0))
    assert game.scores == (600, 600)
    assert game.phase == "hand-over"
    assert apply(game, NextHand()).phase == "bidding"


def test_a16_the_higher_score_wins_when_both_pass_the_target():
    higher = result_of(CARDCOUCH, (510, 535))
    assert higher is not None
    assert higher.winner == 1
    swapped = result_of(CARDCOUCH, (535, 510))
    assert swapped is not None
    assert swapped.winner == 0


@pytest.mark.parametrize(
    ("scores", "winner"),
    [((-230, 120), 1), ((-210, -225), 0), ((-210, -210), None), ((530, -210), 0)],
)
def test_a17_a_team_far_below_loses_and_the_order_of_the_checks_does_not_matter(scores, winner):
    result = result_of(CARDCOUCH, scores)
    assert (result and result.winner) == winner
    mirrored = result_of(CARDCOUCH, scores[::-1])
    assert (mirrored and mirrored.winner) == (None if winner is None else 1 - winner)


def test_a18_the_dealers_left_bids_and_leads_and_the_deal_passes_on():
    game = reloaded(start(dealer=1))
    assert game.turn == 2
    game = reloaded(bid_all(game))
    assert (game.phase, game.turn) == ("playing", 2)
    assert game.table is not None
    assert game.table.leader == 2
    while len(game.tricks) < 5:
        game = apply(game, legal_actions(game)[0])
    assert reloaded(game) == game
    game = reloaded(play_out(game))
    assert reloaded(apply(game, NextHand())).dealer == 2


def test_a19_a_bid_of_nil_counts_as_a_bid():
    game = bid(start(dealer=3), 3, 3, 0)
    assert game.turn == 3
    assert game.bids == (3, 3, 0, None)


@pytest.mark.parametrize("number", [None, "0", "3", 3.5, 3.0, float("nan"), True, False, -1, 14])
def test_a19_anything_but_an_integer_from_0_to_13_is_refused_without_change(number):
    game = start(dealer=3)
    with pytest.raises(IllegalAction) as refused:
        apply(game, Bid(0, number))
    assert refused.value.code in ("not-an-integer", "bid-out-of-range")
    assert game == start()


def test_a20_each_seat_bids_once_in_order_and_a_bid_never_changes():
    for number in range(50):
        made: dict[int, int] = {}
        for state in states(Setup(CARDCOUCH, f"a20-{number}", (), number % 4), random.Random(number), 1):
            assert all(state.bids[seat] == made[seat] for seat in made)
            made = {seat: value for seat, value in enumerate(state.bids) if value is not None}
            if state.phase == "bidding":
                assert reloaded(state) == state
                assert state.turn is not None
                with pytest.raises(IllegalAction):
                    apply(state, Bid((state.turn + 3) % 4, 5))


def test_a22_tricks_always_add_up():
    for number in range(20):
        for state in states(Setup(CARDCOUCH, f"a22-{number}", (), 0), random.Random(number), 1):
            assert sum(state.tricks_won()) == len(state.tricks)
            if state.turn is not None and state.phase == "playing":
                with pytest.raises(IllegalAction):
                    apply(state, Play(state.turn, 99))
        assert len(state.tricks) == 13


def test_b24_seats_bids_and_tricks_are_integers_after_loading():
    game = reloaded(last(Setup(CARDCOUCH, "b24", (), 0), random.Random(1), 1))
    assert replay(game.setup, game.actions) == game
    assert all(type(value) is int for value in (*game.bids, *game.tricks_won(), game.dealer))
