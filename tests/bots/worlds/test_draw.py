"""Deals of the hidden cards: those that fit, all of them, and each as likely as the next."""

from __future__ import annotations

import random
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.bots import Rng
from spades.bots.worlds.draw import all_deals, count_deals, draw, shuffled
from spades.bots.worlds.knowledge import Knowledge, know
from spades.view import view
from tests.bots.worlds.endings import ENDINGS, too_uneven, unseen
from tests.engine.helpers import modest, setups, start, states

by_ending = pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
FEW = 100


def fits(knowledge: Knowledge, hands) -> bool:
    held = {card: seat for seat, hand in enumerate(hands) for card in hand}
    gone_over = dict(knowledge.fixed)
    return (
        sorted(held) == list(knowledge.unknown)
        and tuple(map(len, hands)) == knowledge.room
        and all(held[card] == seat for card, seat in gone_over.items())
        and all(c in gone_over or c // 13 not in knowledge.barred[seat] for c, seat in held.items())
    )


def every_way(knowledge: Knowledge):
    """All ways to give each card to somebody, and those that fit picked out."""
    for owners in product((1, 2, 3), repeat=len(knowledge.unknown)):
        hands = [tuple(c for c, o in zip(knowledge.unknown, owners, strict=True) if o == s) for s in range(4)]
        if fits(knowledge, hands):
            yield tuple(hands)


@by_ending
def test_all_deals_that_fit_are_listed_once_each(ending):
    listed = list(all_deals(ending))
    assert sorted(listed) == sorted(every_way(ending))
    assert count_deals(ending) == len(listed)


@by_ending
def test_every_deal_is_drawn_as_often_as_any_other(ending):
    deals = list(all_deals(ending))
    rng = Rng(5)
    drawn = [draw(ending, rng) for _ in range(20 * len(deals))]
    assert too_uneven(drawn, dict.fromkeys(deals, 1 / len(deals))) < 4


def test_a_shuffle_reaches_every_order_alike():
    rng = Rng(3)
    orders = [tuple(shuffled((0, 1, 2, 3), rng)) for _ in range(2400)]
    assert too_uneven(orders, dict.fromkeys(set(orders), 1 / 24)) < 4
    assert len(set(orders)) == 24


@pytest.mark.parametrize(
    "impossible",
    [
        unseen("2C 3C", (1, 1, 0), E="C"),  # East would have to hold a club
        unseen("2C 3D", (1, 1, 0), E="C", S="C"),  # nobody may hold the two of clubs
    ],
)
def test_nothing_is_drawn_when_nothing_fits(impossible):
    assert count_deals(impossible) == 0
    assert list(all_deals(impossible)) == []
    with pytest.raises(ValueError, match="below 0"):
        draw(impossible, Rng(1))


@modest
@given(setups(), st.integers(0, 10**6))
def test_what_a_seat_knows_is_true_and_what_is_drawn_fits_it(setup, seed):
    rng = random.Random(seed)
    luck = Rng(seed)
    for game in states(setup, rng, 1):
        if game.turn is None or game.phase == "blind" or len(game.actions) % 4:
            continue
        knowledge = know(view(game, game.turn))
        hidden = [tuple(c for c in hand if c in knowledge.unknown) for hand in game.hands]
        assert fits(knowledge, hidden)
        assert fits(knowledge, draw(knowledge, luck))
        count = count_deals(knowledge)
        assert count > 0
        listed = list(islice(all_deals(knowledge), FEW + 1))
        assert len(listed) == len(set(listed)) == min(count, FEW + 1)
        assert all(fits(knowledge, hands) for hands in listed)


def test_before_the_first_card_there_are_as_many_deals_as_the_books_say():
    knowledge = know(view(start(), 0))
    assert count_deals(knowledge) == 84_478_098_072_866_400
