"""What bids tell: clues judge a hand and all worlds alike, and worlds come as often as their clues say."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.bots import Rng
from spades.bots.worlds.clues import Holds, Worth, bits_lost
from spades.bots.worlds.draw import Hands, all_deals
from spades.bots.worlds.knowledge import know
from spades.bots.worlds.likely import Weighed
from spades.bots.worlds.many import uniform
from spades.bots.worlds.sample import sample
from spades.bots.worlds.weights import evidence_of
from spades.engine import Blind, Exchange, RuleSet, apply
from spades.seats import EAST, NORTH, SOUTH, WEST
from spades.view import view
from tests.bots.worlds.endings import ENDINGS, too_uneven, world
from tests.bots.worlds.test_draw import fits
from tests.engine.helpers import bid, bid_all, card, cards, deal_with, modest, play, setups, start, states

SIZE = 64
NOTHING: Hands = ((), (), (), ())


def owners_of(worlds, knowledge):
    return {c: (worlds.high[c], worlds.low[c]) for c in knowledge.unknown}


def clues_for(knowledge):
    """A clue of each kind for the hidden cards of an ending, with bands that cut through them."""
    hidden = knowledge.unknown
    spades = tuple(c for c in hidden if c >= card("2S"))
    high = tuple((c, 1 + c % 13 // 4) for c in hidden if c % 13 >= 7)
    low = tuple((c, c % 13 // 4 - 3) for c in hidden)
    return (
        Worth(EAST, high, 1, 2, spades, 3, 2, ((5, 7), (4, 9))),
        Worth(SOUTH, low, 1, 1, spades, 0, 3, ((-9, -3), (-99, -2))),
        Holds(WEST, hidden[1::3], 1),
    )


@modest
@given(setups(), st.integers(0, 10**6))
def test_every_world_loses_what_its_hands_lose(setup, seed):
    luck = Rng(seed)
    for game in states(setup, random.Random(seed), 1):
        if game.turn is None or game.phase == "blind" or len(game.actions) % 5:
            continue
        seen = view(game, game.turn)
        knowledge = know(seen)
        worlds = uniform(knowledge, SIZE, luck)
        for clue in (*evidence_of(seen), *clues_for(knowledge)):
            levels = list(zip(clue.bits(), clue.levels(worlds), strict=True))
            for number in range(0, SIZE, 9):
                lost = sum(bits for bits, level in levels if not level >> number & 1)
                assert lost == clue.lost(world(owners_of(worlds, knowledge), number))


@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
def test_likely_worlds_come_as_often_as_their_clues_say(ending):
    evidence, rng = clues_for(ending), Rng(21)
    weights: defaultdict[Hands, float] = defaultdict(float)
    for hands in all_deals(ending):
        weights[hands] += 2.0 ** -bits_lost(evidence, hands)
    shares = {hands: weight / sum(weights.values()) for hands, weight in weights.items()}
    seen: list[Hands] = []
    while len(seen) < 15 * len(shares):
        weighed = Weighed(uniform(ending, SIZE + 1, rng), evidence, SIZE, rng)
        weighed.choose(5)
        for _ in range(12):
            weighed.step()
        owners = owners_of(weighed.worlds, ending)
        seen += [world(owners, number) for number in range(0, SIZE, 7)]
    assert too_uneven(seen, shares) < 5


@modest
@given(setups(), st.integers(0, 10**6), st.integers(1, 70))
def test_every_likely_world_fits_what_the_seat_knows(setup, seed, size):
    luck = Rng(seed)
    for game in states(setup, random.Random(seed), 1):
        if game.turn is not None and game.phase != "blind" and len(game.actions) % 6 == 0:
            seen = view(game, game.turn)
            owners = sample(know(seen), evidence_of(seen), size, luck)
            assert all(0 <= plane < 1 << size for planes in owners.values() for plane in planes)
            assert all(fits(know(seen), world(owners, number)) for number in (0, size // 2, size - 1))


def average(seen, seat, value):
    """What a hand is worth in likely worlds, on average."""
    owners = sample(know(seen), evidence_of(seen), 400, Rng(1))
    return sum(value(world(owners, number)[seat]) for number in range(400)) / 400


def test_a_seat_that_bids_more_is_given_more_high_cards():
    def high(hand):
        return sum(c % 13 >= 11 or c >= card("TS") for c in hand)

    game = bid(start(), 1, 3, 6)
    assert average(view(game, WEST), NORTH, high) + 2 < average(view(game, WEST), SOUTH, high)


def test_a_nil_bidder_is_seldom_given_the_ace_or_king_of_spades():
    game = bid(start(deal_with(N="AS KS")), 0, 3, 3)
    assert average(view(game, WEST), NORTH, lambda hand: len(set(cards("AS KS")).intersection(hand))) < 0.05


def test_cards_played_count_for_what_was_bid():
    """Next to nothing is too little for a bid of one, but after the ace it is just right."""
    game = bid(start(deal_with(N="AH")), 1, 3, 3, 3)
    before, after = (evidence_of(view(g, SOUTH))[0] for g in (game, play(game, "AH")))
    assert before.lost(NOTHING) > after.lost(NOTHING) == 0


def blind_game(exchange):
    game = start(deal_with(), RuleSet(blind_nil=100, exchange=exchange), WEST, (0, 100))
    return bid_all(apply(apply(game, Blind(NORTH, True)), Blind(SOUTH, False)))


def told_of(game, seat):
    return {clue.seat for clue in evidence_of(view(game, seat)) if isinstance(clue, Worth)}


def test_the_own_bid_and_those_to_come_tell_nothing():
    assert told_of(bid(start(), 3, 4), SOUTH) == {NORTH, EAST}
    assert told_of(bid(start(), 3, 4), EAST) == {NORTH}


def test_a_blind_nil_tells_nothing():
    assert told_of(blind_game(0), EAST) == {SOUTH, WEST}


def test_bids_made_before_an_exchange_tell_nothing():
    game = blind_game(1)
    game = apply(game, Exchange(NORTH, game.hands[NORTH][:1]))
    game = apply(game, Exchange(SOUTH, game.hands[SOUTH][:1]))
    assert told_of(game, EAST) == {WEST}
    assert told_of(game, NORTH) == {EAST, WEST}


def clue_of(seen, seat):
    return next(clue for clue in evidence_of(seen) if isinstance(clue, Worth) and clue.seat == seat)


@pytest.mark.parametrize(
    ("rules", "bids", "seat"),
    [
        (RuleSet(nil=None), (1, 3, 3, 3), NORTH),  # a hand of nothing had to bid one
        (RuleSet(bid_one=False), (2, 3, 3, 3), NORTH),
        (RuleSet(least_team_bid=4), (1, 3, 3, 3), SOUTH),
    ],
)
def test_a_bid_that_the_rules_forced_up_does_not_tell_that_the_hand_is_worth_it(rules, bids, seat):
    game = bid(start(rules=rules), *bids)
    free = replace(game, setup=replace(game.setup, rules=RuleSet()))

    assert clue_of(view(game, WEST), seat).lost(NOTHING) == 0
    assert clue_of(view(free, WEST), seat).lost(NOTHING) > 0


def test_nobody_is_told_by_cards_of_another_suit():
    """A hand without spades is worth its high cards only."""
    clue = Worth(EAST, ((card("AC"), 4),), 1, 3, cards("2S 3S 4S 5S"), 0, 0, ((0, 0),))
    assert clue.lost(((), cards("2C 3C"), (), ())) == 0
    assert clue.lost(((), cards("AC 3C"), (), ())) == 2
    assert clue.lost(((), cards("2S"), (), ())) == 2


def test_the_fourth_spade_is_worth_more_than_the_first():
    clue = Worth(EAST, (), 1, 3, cards("2S 3S 4S 5S"), 0, 0, ((7, 7),))
    assert clue.lost(((), cards("2S 3S 4S 5S"), (), ())) == 0
    assert replace(clue, spades=1).lost(((), cards("2S 3S 4S"), (), ())) == 0
    assert replace(clue, bands=((3, 3),)).lost(((), cards("2S 3S 4S"), (), ())) == 0
