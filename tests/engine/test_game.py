"""The state machine: phases, turns, and refusals that change nothing."""

import pytest

from spades.engine import (
    CARDCOUCH,
    PHASES,
    START,
    TRANSITIONS,
    Bid,
    IllegalAction,
    NextHand,
    Play,
    Refusal,
    RuleSet,
    Setup,
    SetupError,
    apply,
    deal_code,
    derived_code,
    legal_actions,
    new_game,
    refusal,
    replay,
)
from spades.engine.deal import DealError

from .helpers import bid, bid_all, card, deal_with, play, play_out, start

SEED = "seed"


def why(game, action):
    refused = refusal(game, action)
    return refused and refused.code


def test_the_table_of_phases_is_closed():
    assert set(TRANSITIONS) == set(PHASES)
    targets = {phase for row in TRANSITIONS.values() for phases in row.values() for phase in phases}
    assert targets == set(PHASES)
    assert set(START) <= set(PHASES)
    assert TRANSITIONS["game-over"] == {}


def test_a_new_game_deals_and_bids_from_the_dealers_left():
    game = start(dealer=1)
    assert (game.phase, game.turn, game.dealer, game.hand_no) == ("bidding", 2, 1, 0)
    assert game.hands == game.deal
    assert game.table is None


def test_the_dealers_left_leads_and_the_winner_leads_next():
    game = bid_all(start(deal_with(N="2C 3C", E="AC", S="4C", W="5C"), dealer=3))
    assert game.turn == 0
    game = play(game, "2C", "AC", "4C", "5C")
    assert game.turn == 1
    assert game.table is not None
    assert game.table.leader == 1
    assert game.tricks_won() == (0, 1, 0, 0)


def test_thirteen_tricks_then_the_hand_is_over():
    game = play_out(bid_all(start()))
    assert (game.phase, game.turn, game.table) == ("hand-over", None, None)
    assert len(game.tricks) == 13
    assert sum(game.ledgers[-1].tricks) == 13
    assert legal_actions(game) == (NextHand(),)


def test_the_deal_passes_to_the_left_and_bags_and_scores_go_on():
    first = play_out(bid_all(start(dealer=3)))
    game = apply(first, NextHand())
    assert (game.dealer, game.turn, game.hand_no, game.phase) == (0, 1, 1, "bidding")
    assert (game.scores, game.bags) == (first.scores, first.bags)
    assert game.tricks == ()
    assert game.ledgers == first.ledgers


def test_the_game_is_over_when_a_team_reaches_the_target():
    game = start(rules=RuleSet(target=150, losing_score=None), scores=(140, 0))
    game = play_out(bid_all(game, 1))
    assert game.phase == "game-over"
    assert game.result is not None
    assert legal_actions(game) == ()
    assert why(game, NextHand()) == "wrong-phase"
    assert why(game, Bid(0, 3)) == "wrong-phase"


def test_a_game_of_two_hands_is_over_after_the_second_whatever_the_score():
    first = play_out(bid_all(start(rules=RuleSet(hands=2), scores=(600, -300))))
    assert (first.phase, first.result) == ("hand-over", None)
    game = play_out(bid_all(apply(first, NextHand())))
    assert game.phase == "game-over"
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (0, "hands")
    assert why(game, NextHand()) == "wrong-phase"


def test_deals_fixed_by_hand_come_first_and_the_seed_gives_the_rest():
    setup = Setup(CARDCOUCH, SEED, (derived_code("x", 0),), 0)
    assert deal_code(setup, 0) == derived_code("x", 0)
    assert deal_code(setup, 1) == derived_code(SEED, 1)


def test_an_action_out_of_turn_or_out_of_phase_is_refused():
    game = start(dealer=3)
    assert refusal(game, Bid(1, 3)) == Refusal("not-your-turn", {"turn": "N"})
    assert refusal(game, Play(0, 0)) == Refusal("wrong-phase", {"phase": "bidding"})
    assert why(game, NextHand()) == "wrong-phase"
    assert why(game, "N:b3") == "wrong-phase"
    assert why(game, None) == "wrong-phase"


@pytest.mark.parametrize("seat", [0.0, False, None, "N"])
def test_a_seat_is_an_integer_and_the_refusal_says_so(seat):
    assert why(start(dealer=3), Bid(seat, 3)) == "not-an-integer"


@pytest.mark.parametrize("seat", [-4, 4])
def test_it_is_never_the_turn_of_a_seat_that_is_not_at_the_table(seat):
    assert why(start(dealer=3), Bid(seat, 3)) == "not-your-turn"


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (1.0, "not-an-integer"),
        (True, "not-an-integer"),
        ("2C", "not-an-integer"),
        (99, "not-in-hand"),
        (-1, "not-in-hand"),
    ],
)
def test_a_card_is_an_integer_and_in_the_hand(choice, code):
    assert why(bid_all(start(deal_with(N="2C 3C"), dealer=3)), Play(0, choice)) == code


def test_a_card_of_another_hand_is_refused_by_name():
    game = bid_all(start(deal_with(N="2C", E="QS"), dealer=3))
    assert refusal(game, Play(0, card("QS"))) == Refusal("not-in-hand", {"card": "QS"})


def test_an_illegal_action_raises_and_changes_nothing():
    game = bid_all(start(deal_with(N="2C", E="AC KS"), dealer=3))
    game = play(game, "2C")
    before = replay(game.setup, game.actions)
    with pytest.raises(IllegalAction) as refused:
        apply(game, Play(1, card("KS")))
    assert (refused.value.code, refused.value.params) == ("follow-suit", {"suit": "C"})
    assert game == before


def test_an_old_state_lives_on():
    game = start()
    bid(game, 3)
    assert game == start()


def test_replay_gives_the_same_game():
    game = play_out(bid_all(start()))
    assert replay(game.setup, game.actions) == game
    with pytest.raises(IllegalAction):
        replay(game.setup, (*game.actions, Bid(0, 3)))


def test_spades_are_broken_by_an_earlier_trick_only():
    game = bid_all(
        start(deal_with(N="2D", E="3D", S="4D", W="2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"), dealer=3)
    )
    game = play(game, "2D", "3D", "4D")
    assert not game.broken()
    game = play(game, "2S")
    assert game.broken()


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"rules": "cardcouch"}, "rules"),
        ({"seed": ""}, "seed"),
        ({"seed": "a b"}, "seed"),
        ({"seed": "a" * 65}, "seed"),
        ({"seed": None}, "seed"),
        ({"deals": []}, "deals"),
        ({"deals": ("A" * 16,) * 1001}, "deals"),
        ({"dealer": 4}, "dealer"),
        ({"dealer": True}, "dealer"),
        ({"scores": (0, 0.0)}, "scores"),
        ({"scores": (0,)}, "scores"),
        ({"scores": [0, 0]}, "scores"),
        ({"scores": (500, 0)}, "scores"),
        ({"scores": (0, -200)}, "scores"),
        ({"scores": (10**7, 10**7)}, "scores"),
        ({"bags": (10, 0)}, "bags"),
        ({"bags": (0, -1)}, "bags"),
        ({"bags": (1, 0), "rules": RuleSet(bag_limit=None)}, "bags"),
        ({"players": ("club", "club", "human")}, "players"),
        ({"players": ("club", "club", "human", 'a"b')}, "players"),
        ({"players": ["club"] * 4}, "players"),
    ],
)
def test_a_start_that_cannot_be_is_refused_by_field(fields, field):
    with pytest.raises(SetupError) as refused:
        Setup(**{"rules": CARDCOUCH, "seed": SEED, "deals": (), "dealer": 0, **fields})
    assert refused.value.field == field


def test_a_start_at_equal_totals_beyond_the_end_plays_on():
    assert new_game(Setup(CARDCOUCH, SEED, (), 0, (507, 507))).phase == "bidding"


def test_a_fixed_deal_that_is_none_is_refused():
    with pytest.raises(DealError):
        Setup(CARDCOUCH, SEED, ("_" * 16,), 0)
