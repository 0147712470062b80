"""Bit planes: one bit a world."""

from __future__ import annotations

import random

import pytest

from spades.bots.planes import Coins, add, at_least, full, repeat
from spades.bots.rng import Rng

SIZE = 200


def value(counter: list[int], world: int) -> int:
    return sum((plane >> world & 1) << place for place, plane in enumerate(counter))


@pytest.mark.parametrize("times", [0, 1, 2, 3, 7, 13])
def test_repeat_lays_copies_side_by_side(times):
    plane = 0b1011
    assert repeat(plane, 5, times) == sum(plane << 5 * copy for copy in range(times))


def test_a_counter_counts_in_every_world():
    chance = random.Random(1)
    counter: list[int] = []
    expected = [0] * SIZE
    for _ in range(40):
        plane, power = chance.getrandbits(SIZE), chance.randrange(3)
        add(counter, plane, power)
        expected = [n + ((plane >> world & 1) << power) for world, n in enumerate(expected)]
    assert [value(counter, world) for world in range(SIZE)] == expected


def test_at_least_compares_with_a_number():
    chance = random.Random(2)
    counter = [chance.getrandbits(SIZE) for _ in range(4)]
    for number in range(-1, 20):
        reached = sum((value(counter, world) >= number) << world for world in range(SIZE))
        assert at_least(counter, number, full(SIZE)) == reached


def test_coins_are_fair_and_the_same_for_the_same_seed():
    coins, again = Coins(Rng(3), 4096), Coins(Rng(3), 4096)
    heads = 0
    for _ in range(200):
        plane = coins.flip()
        assert plane == again.flip()
        heads += plane.bit_count()
    assert abs(heads / (200 * 4096) - 0.5) < 0.003  # more than five standard errors


def test_a_rare_coin_is_rarer_by_half_for_each_power():
    coins = Coins(Rng(4), 4096)
    seen = sum(coins.rare(3).bit_count() for _ in range(100))
    assert abs(seen / (100 * 4096) - 1 / 8) < 0.003
