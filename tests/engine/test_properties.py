"""What holds in every state of every game, under any rule set."""

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from spades.cards import DECK
from spades.engine import (
    START,
    TRANSITIONS,
    Action,
    Bid,
    NextHand,
    Play,
    apply,
    deal_code,
    deal_from_code,
    legal_actions,
    new_game,
    refusal,
    replay,
    result_of,
)

from .helpers import last, modest, setups, states

seeds = st.integers(0, 10**6)


def check_cards(game):
    """Fifty-two cards, each in one place."""
    out = [card for trick in game.tricks for card in trick.cards]
    table = list(game.table.cards) if game.table else []
    held = [card for hand in game.hands for card in hand]
    assert sorted(out + table + held) == list(DECK)
    assert all(hand == tuple(sorted(hand)) for hand in game.hands)


def check_turn(game):
    """Somebody can act, unless the game is over."""
    assert (game.turn is None) == (game.phase in ("hand-over", "game-over"))
    assert (game.result is not None) == (game.phase == "game-over")
    assert (game.table is not None) == (game.phase == "playing")
    if game.phase != "exchange":
        assert bool(legal_actions(game)) == (game.phase != "game-over")


@modest
@given(setups(), seeds)
def test_cards_are_conserved_and_somebody_can_always_act(setup, seed):
    for game in states(setup, random.Random(seed), 2):
        check_cards(game)
        check_turn(game)
        assert deal_from_code(deal_code(setup, game.hand_no)) == game.deal


@modest
@given(setups(), seeds)
def test_every_step_is_in_the_table_of_phases(setup, seed):
    before = None
    for game in states(setup, random.Random(seed), 3):
        if before is None:
            assert game.phase in START
        else:
            assert game.phase in TRANSITIONS[before.phase][type(game.actions[-1])]
        before = game


@modest
@given(setups(), seeds)
def test_thirteen_tricks_and_ledgers_that_add_up(setup, seed):
    game = last(setup, random.Random(seed), 6)
    scores, bags = setup.scores, setup.bags
    for hand in game.ledgers:
        assert sum(hand.tricks) == 13
        for team, account in enumerate(hand.teams):
            assert account.points == sum(line.points for line in account.lines)
            assert (account.before, account.bags_before) == (scores[team], bags[team])
            assert account.after == account.before + account.points
            assert 0 <= account.bags_after < (setup.rules.bag_limit or 1)
        scores = (hand.teams[0].after, hand.teams[1].after)
        bags = (hand.teams[0].bags_after, hand.teams[1].bags_after)
    assert (game.scores, game.bags) == (scores, bags)
    assert game.result == result_of(setup.rules, scores, len(game.ledgers))


@modest
@given(setups(), seeds)
def test_replay_gives_every_state_again(setup, seed):
    replayed = new_game(setup)
    for game in states(setup, random.Random(seed), 2):
        if game.actions:
            replayed = apply(replayed, game.actions[-1])
        assert replayed == game
    assert replay(setup, game.actions) == game


@modest
@given(setups(), seeds)
def test_a_refusal_changes_nothing_and_legal_actions_are_those_not_refused(setup, seed):
    rng = random.Random(seed)
    wild: list[Action] = [NextHand(), *(Bid(seat, bid) for seat in range(4) for bid in (-1, 0, 1, 13, 14))]
    wild += [Play(seat, card) for seat in range(4) for card in rng.sample(DECK, 6)]
    for game in states(setup, rng, 1):
        copy = replace(game)
        legal = legal_actions(game)
        for action in wild:
            assert (refusal(game, action) is None) == (action in legal)
        assert game == copy


@modest
@given(setups(), seeds)
def test_the_same_actions_make_the_same_game(setup, seed):
    assert last(setup, random.Random(seed), 2) == last(setup, random.Random(seed), 2)
