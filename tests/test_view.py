"""A view holds what its seat knows and nothing else."""

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from spades.cards import CLUBS, DECK, DIAMONDS, HEARTS
from spades.engine import Blind, Exchange, Play, Refusal, RuleSet, apply, card_refusal
from spades.view import view

from .engine.helpers import bid, bid_all, card, cards, deal_with, modest, play, setups, start, states

seeds = st.integers(0, 10**6)
SIDE_SUITS = frozenset({CLUBS, DIAMONDS, HEARTS})
ALL_SPADES = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"


def swapped(game, seat, rng):
    """The same game with the cards that ``seat`` does not know shuffled among the places they may lie in."""
    unknown = [card for other in range(4) if other != seat for card in _unknown(game, seat, other)]
    rng.shuffle(unknown)
    hands = list(game.hands)
    for other in range(4):
        if other != seat:
            known = [card for card in game.hands[other] if card not in _unknown(game, seat, other)]
            count = len(game.hands[other]) - len(known)
            hands[other] = tuple(sorted(known + [unknown.pop() for _ in range(count)]))
    dealt = tuple(hand if other != seat else game.deal[seat] for other, hand in enumerate(hands))
    hidden = list(game.exchanged)
    for other in range(4):
        if game.phase == "exchange" and other != seat and hidden[other] is not None:
            hidden[other] = tuple(hands[other][: game.rules.exchange])
    return replace(game, hands=tuple(hands), deal=dealt, exchanged=tuple(hidden))


def _unknown(game, seat, other):
    """Which cards in the hand of ``other`` the seat cannot know: all but those it gave away itself."""
    given = game.exchanged[seat] or () if other == (seat + 2) % 4 and game.phase != "exchange" else ()
    return [card for card in game.hands[other] if card not in given]


@modest
@given(setups(), seeds)
def test_a_view_does_not_change_when_hidden_cards_are_swapped(setup, seed):
    rng = random.Random(seed)
    for game in states(setup, rng, 1):
        for seat in range(4):
            assert view(swapped(game, seat, rng), seat) == view(game, seat)


@modest
@given(setups(), seeds)
def test_in_the_blind_phase_even_the_own_cards_are_hidden(setup, seed):
    for game in states(setup, random.Random(seed), 2):
        for seat in range(4):
            seen = view(game, seat)
            assert (seen.hand == ()) == (game.phase == "blind" or not game.hands[seat])
            assert (seen.dealt == ()) == (game.phase == "blind")


@modest
@given(setups(), seeds)
def test_a_view_counts_and_remembers(setup, seed):
    for game in states(setup, random.Random(seed), 1):
        for seat in range(4):
            seen = view(game, seat)
            assert seen.counts() == tuple(map(len, game.hands))
            assert seen.tricks_won() == game.tricks_won()
            assert seen.broken() == game.broken()
            assert seen.action_no == len(game.actions)
            assert sorted({*seen.hand, *seen.played(), *seen.unseen()}) == list(DECK)
            if game.phase == "playing":
                mine = {c for c in seen.played() if c in seen.dealt}
                assert set(seen.dealt) == mine | set(seen.hand)
            for other, suits in enumerate(seen.voids()):
                assert not any(held // 13 in suits for held in game.hands[other])


@modest
@given(setups(), seeds)
def test_only_the_seat_in_turn_is_offered_choices(setup, seed):
    for game in states(setup, random.Random(seed), 1):
        for seat in range(4):
            seen = view(game, seat)
            mine = game.turn == seat
            assert bool(seen.legal_bids()) == (mine and game.phase == "bidding")
            assert bool(seen.legal_cards()) == (mine and game.phase == "playing")
            if seen.refusals:
                assert [c for c, _ in seen.refusals] == list(seen.hand)


def test_the_reasons_are_those_of_the_game():
    game = play(bid_all(start(deal_with(N="5D", E="JD 4S 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"))), "5D")
    seen = view(game, 1)
    assert seen.table is not None
    assert seen.legal_cards() == cards("JD")
    assert dict(seen.refusals)[card("4S")] == Refusal("follow-suit", {"suit": "D"})
    assert all(
        why == card_refusal(seen.rules, seen.hand, seen.table, seen.tricks, held)
        for held, why in seen.refusals
    )


def test_bids_are_offered_with_the_reason_against_each():
    game = bid(start(rules=RuleSet(least_team_bid=4)), 1, 3)
    seen = view(game, 2)
    assert seen.legal_bids() == (0, *range(3, 14))
    assert dict(seen.bid_refusals)[1] == Refusal("team-bid-too-low", {"least": 4, "yours": 3})
    assert seen.team_bid(0) == 1


def exchange_game():
    rules = RuleSet(blind_nil=100, exchange=1)
    game = start(deal_with(N="AS", S="2C"), rules, 3, (0, 100))
    return bid_all(apply(apply(game, Blind(0, True)), Blind(2, False)))


def test_what_the_partner_gives_is_seen_once_both_have_chosen():
    game = apply(exchange_game(), Exchange(0, cards("AS")))
    assert (view(game, 0).given, view(game, 0).received) == (cards("AS"), ())
    assert (view(game, 2).given, view(game, 2).received) == ((), ())
    game = apply(game, Exchange(2, cards("2C")))
    north, south = view(game, 0), view(game, 2)
    assert (north.given, north.received) == (cards("AS"), cards("2C"))
    assert (south.given, south.received) == (cards("2C"), cards("AS"))
    assert card("2C") in north.dealt
    assert card("AS") not in north.dealt
    assert (view(game, 1).given, view(game, 1).received) == ((), ())


def test_not_following_shows_a_void():
    hands = deal_with(N="5D", E="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")
    game = play(bid_all(start(hands)), "5D", "2C")
    assert view(game, 2).voids() == (frozenset(), frozenset({DIAMONDS}), frozenset(), frozenset())


def test_leading_a_spade_before_they_are_broken_shows_a_hand_of_spades_only():
    game = play(bid_all(start(deal_with(N=ALL_SPADES))), "2S")
    assert view(game, 2).voids()[0] == SIDE_SUITS


def test_leading_a_spade_where_any_lead_is_allowed_shows_nothing():
    game = play(bid_all(start(deal_with(N=ALL_SPADES), RuleSet(lead_spades="any"))), "2S")
    assert view(game, 2).voids()[0] == frozenset()


def test_a_spade_discarded_on_a_first_trick_without_spades_shows_a_hand_of_spades_only():
    rules = RuleSet(first_trick_spades=False)
    game = play(bid_all(start(deal_with(N="5D", E=ALL_SPADES), rules)), "5D", "2S")
    assert view(game, 2).voids()[1] == SIDE_SUITS


def test_a_view_is_frozen_and_can_be_a_key():
    seen = view(bid_all(start()), 0)
    assert {seen: 1}[view(bid_all(start()), 0)] == 1


def test_playing_on_does_not_change_an_old_view():
    game = bid_all(start())
    seen = view(game, 0)
    apply(game, Play(0, seen.legal_cards()[0]))
    assert seen == view(game, 0)
