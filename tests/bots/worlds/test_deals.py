"""Deals with weights: all of them while they are few, or some drawn by their chance."""

from __future__ import annotations

import pytest

from spades.bots import Rng
from spades.bots.worlds.clues import Holds, bits_lost
from spades.bots.worlds.deals import hands_of, weighted_deals
from spades.bots.worlds.draw import all_deals, count_deals
from spades.bots.worlds.sample import sample
from spades.seats import EAST, WEST
from tests.bots.worlds.endings import ENDINGS, unseen, world
from tests.bots.worlds.test_draw import fits
from tests.engine.helpers import card, cards

ENDING = ENDINGS["a card handed over"]
EVIDENCE = (Holds(EAST, cards("4D 9S"), 3), Holds(WEST, cards("5H"), 1))


def test_few_deals_are_all_listed_and_weigh_half_for_every_bit():
    found = dict(weighted_deals(ENDING, EVIDENCE, 1000, Rng(1)))
    assert found.keys() == set(all_deals(ENDING))
    heaviest = max(found.values())
    least = min(bits_lost(EVIDENCE, hands) for hands in found)
    assert all(weight << bits_lost(EVIDENCE, hands) - least == heaviest for hands, weight in found.items())


def test_the_likeliest_come_first_and_the_hopeless_not_at_all():
    against = (Holds(EAST, cards("4D"), 30), *EVIDENCE)
    found = weighted_deals(ENDING, against, 1000, Rng(1))
    weights = [weight for _, weight in found]
    assert weights == sorted(weights, reverse=True)
    assert all(card("4D") not in hands[EAST] for hands, _ in found)


def test_of_many_deals_some_are_drawn():
    found = weighted_deals(ENDINGS["nothing shown"], EVIDENCE, 50, Rng(1))
    assert len(found) == 50 < count_deals(ENDINGS["nothing shown"])
    assert all(weight == 1 and fits(ENDINGS["nothing shown"], hands) for hands, weight in found)


def test_worlds_as_hands_are_those_of_the_planes():
    owners = sample(ENDING, EVIDENCE, 20, Rng(3))
    assert hands_of(owners, 20) == [tuple(map(tuple, map(sorted, world(owners, w)))) for w in range(20)]


def test_nothing_is_weighed_when_nothing_fits():
    with pytest.raises(ValueError, match="no deal fits"):
        weighted_deals(unseen("2C 3C", (1, 1, 0), E="C"), (), 10, Rng(1))
