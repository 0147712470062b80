"""Own cards are counted beside what chance gives."""

import random
from math import comb, sqrt

import pytest

from spades.i18n import Words
from spades.ui.model import dealt

WORDS = Words("en")
DECK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def tricks(hands, leader="N"):
    """Thirteen tricks in which everybody plays the hand from left to right; hands N, E, S, W."""
    order = ["NESW"[("NESW".index(leader) + turn) % 4] for turn in range(4)]
    return [
        {"leader": leader, "cards": [hands["NESW".index(seat)][number] for seat in order]}
        for number in range(13)
    ]


def dealt_out(rng):
    cards = rng.sample(DECK, 52)
    return [cards[place::4] for place in range(4)]


def many(hands, seed=1):
    rng, found = random.Random(seed), dealt.empty()
    for _ in range(hands):
        dealt.count(found, tricks(dealt_out(rng), rng.choice("NESW")))
    return found


def test_every_place_gets_its_own_cards_whoever_leads():
    suits = [
        DECK[13 * place : 13 * place + 13] for place in range(4)
    ]  # N clubs, E diamonds, S hearts, W spades
    for leader in "NESW":
        found = dealt.empty()
        dealt.count(found, tricks(suits, leader))
        assert found["spades"] == [1] + 13 * [0]
        assert found["sums"]["S"] == {"spades": 0, "high": 3, "ace": 0, "voids": 1}
        assert found["sums"]["N"] == {"spades": 0, "high": 3, "ace": 0, "voids": 1}
        assert found["sums"]["foes"] == {"spades": 13, "high": 6, "ace": 1, "voids": 2}


def test_a_hand_cut_short_is_left_out():
    found = dealt.empty()
    dealt.count(found, tricks([DECK[:13]] * 4)[:12])
    assert found == dealt.empty()


def test_chance_is_what_counting_hands_says():
    def hypergeometric(special):
        return 13 * special / 52, sqrt(13 * special * (52 - special) * 39 / (52 * 52 * 51))

    void = sum((-1) ** (k + 1) * comb(4, k) * comb(52 - 13 * k, 13) for k in (1, 2, 3)) / comb(52, 13)
    expected = {
        "spades": hypergeometric(13),
        "high": hypergeometric(12),
        "ace": hypergeometric(1),
        "voids": (void, sqrt(void * (1 - void))),
    }
    for what, (mean, one) in expected.items():
        assert dealt.CHANCE[what] == (round(10000 * mean), round(10000 * one))


def test_two_hands_of_a_deal_vary_together():
    """What one opponent holds the other cannot: their mean lies closer to chance than that of any two."""
    means = []
    for seed in range(200):
        found = many(10, seed)
        means.append(found["sums"]["foes"]["spades"] / 20)
    spread = sqrt(sum((mean - 3.25) ** 2 for mean in means) / len(means))
    one = dealt.CHANCE["spades"][1] / 10000
    assert spread == pytest.approx(one / sqrt(3 * 10), rel=0.15)


def test_what_is_rare_is_not_drawn_unless_it_was_held():
    found = many(100)
    numbers = [number for number, _, _ in dealt.spades(found)]
    assert numbers[:8] == list(range(8))
    assert all(found["spades"][number] for number in numbers if number > 8)
    assert sum(usual for _, _, usual in dealt.spades(found)) == pytest.approx(1000, abs=8)


@pytest.mark.parametrize("seed", range(20))
def test_fair_deals_are_found_fair(seed):
    assert dealt.verdict(many(200, seed), WORDS) == WORDS("dealt.within", n=200)


@pytest.mark.parametrize("place", ["S", "N", "foes"])
@pytest.mark.parametrize("what", ["spades", "high"])
def test_a_thumb_on_the_scale_is_seen(place, what):
    found = many(200)
    found["sums"][place][what] += 400 if place == "foes" else 200  # a card a hand
    assert dealt.verdict(found, WORDS) == WORDS("dealt.beyond", n=200)


def test_few_hands_say_nothing():
    assert dealt.verdict(many(9), WORDS) == WORDS("dealt.few", n=9)


def test_means_stand_beside_chance():
    rows = {key: (means, usual) for key, means, usual in dealt.rows(many(100), WORDS)}
    assert rows["dealt.spades"][1] == "3.25 ±\u00a00.27"
    assert rows["dealt.ace"][1] == "25.0% ±\u00a08.7"
    assert all(len(means) == 3 for means, _ in rows.values())


BROKEN: list[object] = [
    None,
    7,
    [],
    {},
    {"spades": [1] * 13, "sums": {}},
    {"spades": ["1"] * 14, "sums": dealt.empty()["sums"]},
    {"spades": [-1] * 14, "sums": dealt.empty()["sums"]},
    {"spades": [1] * 14, "sums": {"S": {}, "N": {}, "foes": 3}},
    {"spades": [10**30] * 14, "sums": dealt.empty()["sums"]},
    {"spades": [dealt.MOST // 10] * 14, "sums": dealt.empty()["sums"]},
]


@pytest.mark.parametrize("value", BROKEN)
def test_what_cannot_be_read_is_nothing(value):
    assert dealt.sound(value) == dealt.empty()


def test_what_was_kept_comes_back():
    found = many(3)
    assert dealt.sound(found) == found
