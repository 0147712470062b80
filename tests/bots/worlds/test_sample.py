"""Many worlds at once: each fits, each is uniform for itself, and they differ from each other."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.bots import Rng
from spades.bots.worlds.draw import Hands, all_deals, count_deals
from spades.bots.worlds.knowledge import know
from spades.bots.worlds.sample import sample
from spades.view import view
from tests.bots.worlds.endings import ENDINGS, too_uneven, unseen, world
from tests.bots.worlds.test_draw import fits
from tests.engine.helpers import modest, setups, states

by_ending = pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
HALFWAY = {
    "nothing shown": unseen("2C 5C 8C JC AC 3D 6D 9D QD 2H 5H 8H JH AH 3S 6S 9S QS", (6, 6, 6)),
    "voids": unseen("2C 5C 8C JC AC 3D 6D 9D QD 2H 5H 8H JH AH 3S 6S 9S QS", (6, 6, 6), E="C", S="D", W="C"),
}


def together(owners, size, places):
    """The worlds in which each of these seats holds its card."""
    where = (1 << size) - 1
    for card, seat in places:
        high, low = owners[card]
        where &= high if seat & 2 else high ^ ((1 << size) - 1)
        where &= low if seat & 1 else low ^ ((1 << size) - 1)
    return where


@modest
@given(setups(), st.integers(0, 10**6), st.integers(1, 70))
def test_every_world_fits_what_the_seat_knows(setup, seed, size):
    luck = Rng(seed)
    for game in states(setup, random.Random(seed), 1):
        if game.turn is not None and game.phase != "blind" and len(game.actions) % 3 == 0:
            knowledge = know(view(game, game.turn))
            owners = sample(knowledge, None, size, luck)
            assert all(0 <= plane < 1 << size for planes in owners.values() for plane in planes)
            assert all(fits(knowledge, world(owners, number)) for number in (0, size // 2, size - 1))


@by_ending
def test_each_world_is_every_deal_alike(ending):
    deals = list(all_deals(ending))
    rng = Rng(11)
    drawn: list[Hands] = []
    while len(drawn) < 20 * len(deals):
        owners = sample(ending, None, 70, rng)
        drawn += [world(owners, number) for number in (0, 37, 69)]
    assert too_uneven(drawn, dict.fromkeys(deals, 1 / len(deals))) < 4


@pytest.mark.parametrize("halfway", HALFWAY.values(), ids=HALFWAY)
def test_single_cards_and_pairs_lie_where_they_should_as_often_as_they_should(halfway):
    size, rounds, rng = 256, 40, Rng(2)
    total = count_deals(halfway)
    samples = [sample(halfway, None, size, rng) for _ in range(rounds)]

    def misses(*places):
        """By how many standard deviations these cards lie too often in these hands."""
        chance = count_deals(replace(halfway, fixed=places)) / total
        seen = sum(together(owners, size, places).bit_count() for owners in samples) / (size * rounds)
        return (seen - chance) / sqrt(max(chance * (1 - chance), 1e-9) / (size * rounds))

    some = halfway.unknown[::2]
    may = [(card, seat) for card in some for seat in (1, 2, 3) if card // 13 not in halfway.barred[seat]]
    assert max(abs(misses(place)) for place in may) < 5
    pairs = [(one, other) for one, other in combinations(may, 2) if one[0] != other[0]]
    assert max(abs(misses(*pair)) for pair in pairs) < 5


def test_worlds_of_one_sample_differ():
    owners = sample(HALFWAY["voids"], None, 100, Rng(4))
    assert len({world(owners, number) for number in range(100)}) > 95


def test_the_same_luck_gives_the_same_worlds():
    one, other = (sample(HALFWAY["voids"], None, 100, Rng(4)) for _ in range(2))
    assert one == other
