"""Deals and deal codes (R2): one code for each deal, one deal for each code."""

import os
import random
from collections import Counter
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.cards import DECK
from spades.engine import (
    DEAL_COUNT,
    DealError,
    code_of,
    deal_from_code,
    deal_from_number,
    derived_code,
    fresh_code,
    fresh_dealer,
    fresh_seed,
    number_of,
)
from spades.engine import deal as deal_module

from .helpers import modest


def test_there_are_as_many_numbers_as_deals():
    assert factorial(52) // factorial(13) ** 4 == DEAL_COUNT


def test_the_first_and_the_last_deal():
    assert deal_from_number(0) == (DECK[:13], DECK[13:26], DECK[26:39], DECK[39:])
    assert deal_from_number(DEAL_COUNT - 1) == (DECK[39:], DECK[26:39], DECK[13:26], DECK[:13])
    assert code_of(deal_from_number(0)) == "A" * 16


@pytest.mark.parametrize("number", [0, 1, DEAL_COUNT // 2, DEAL_COUNT - 2, DEAL_COUNT - 1])
def test_numbers_at_the_edges_come_back(number):
    assert number_of(deal_from_number(number)) == number
    assert deal_from_code(code_of(deal_from_number(number))) == deal_from_number(number)


@modest
@given(st.integers(0, DEAL_COUNT - 1))
def test_a_deal_and_its_number_and_its_code_are_one(number):
    hands = deal_from_number(number)
    assert sorted(card for hand in hands for card in hand) == list(DECK)
    assert all(hand == tuple(sorted(hand)) and len(hand) == 13 for hand in hands)
    assert number_of(hands) == number
    assert deal_from_code(code_of(hands)) == hands


@modest
@given(st.permutations(DECK))
def test_any_shuffle_is_a_deal(deck):
    north, east, south, west = (tuple(sorted(deck[at : at + 13])) for at in (0, 13, 26, 39))
    hands = (north, east, south, west)
    assert deal_from_code(code_of(hands)) == hands


@pytest.mark.parametrize("number", [-1, DEAL_COUNT, 1.0, True, None])
def test_a_number_without_a_deal_is_refused(number):
    with pytest.raises(DealError):
        deal_from_number(number)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "length"),
        ("A" * 15, "length"),
        ("A" * 17, "length"),
        (None, "length"),
        ("A" * 15 + "=", "characters"),
        ("A" * 15 + "+", "characters"),
        ("A" * 15 + "é", "characters"),
        ("_" * 16, "no-such-deal"),
        (deal_module._base64(DEAL_COUNT, 16), "no-such-deal"),
    ],
)
def test_a_code_without_a_deal_is_refused(code, why):
    with pytest.raises(DealError) as refused:
        deal_from_code(code)
    assert refused.value.code == why


@pytest.mark.parametrize(
    "hands",
    [
        (),
        (DECK[:13], DECK[13:26], DECK[26:39]),
        (DECK[:13], DECK[13:26], DECK[26:39], DECK[39:51]),
        (DECK[:13], DECK[13:26], DECK[26:39], (*DECK[39:51], 0)),
        (DECK[:14], DECK[14:26], DECK[26:39], DECK[39:]),
    ],
)
def test_hands_that_are_no_deal_have_no_code(hands):
    with pytest.raises(DealError):
        code_of(hands)


def test_fresh_codes_are_drawn_again_while_they_name_no_deal(monkeypatch):
    draws = [b"\xff" * 12, DEAL_COUNT.to_bytes(12, "big"), (DEAL_COUNT - 1).to_bytes(12, "big")]
    monkeypatch.setattr(os, "urandom", lambda _: draws.pop(0))
    assert number_of(deal_from_code(fresh_code())) == DEAL_COUNT - 1
    assert draws == []


def test_fresh_codes_seeds_and_dealers_are_well_formed():
    assert len({fresh_code() for _ in range(20)}) == 20
    assert all(deal_from_code(fresh_code()) for _ in range(20))
    assert len(fresh_seed()) == 43
    assert fresh_seed() != fresh_seed()
    assert {fresh_dealer() for _ in range(400)} == {0, 1, 2, 3}


def test_the_deals_of_a_seed_are_fixed_and_differ():
    codes = [derived_code("seed", index) for index in range(50)]
    assert codes == [derived_code("seed", index) for index in range(50)]
    assert len(set(codes)) == 50
    assert derived_code("seed", 0) == "Lu0Jumh3D_3u6eh7"


def test_derived_deals_give_every_seat_the_ace_of_spades_equally_often():
    """A sanity check of uniformity: 2,000 deals, each seat expected 500 times, five standard deviations."""
    holders = Counter(
        next(seat for seat, hand in enumerate(deal_from_code(derived_code("u", n))) if 51 in hand)
        for n in range(2000)
    )
    assert all(400 < holders[seat] < 600 for seat in range(4))


def test_random_numbers_spread_every_card_over_every_seat():
    rng = random.Random(1)
    seen = Counter(
        (card, seat)
        for _ in range(400)
        for seat, hand in enumerate(deal_from_number(rng.randrange(DEAL_COUNT)))
        for card in hand
    )
    assert all(50 < seen[card, seat] < 150 for card in DECK for seat in range(4))
