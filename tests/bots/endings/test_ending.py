"""The last tricks searched to their end, against a plain search that knows nothing but the engine."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.bots.endings.ending import Ending, values
from spades.bots.playout.start import start_of
from spades.bots.worlds.draw import all_deals
from spades.bots.worlds.knowledge import know
from spades.engine import CARDCOUCH, Game, RuleSet, Setup, apply, legal_actions, score_hand
from spades.view import view
from tests.engine.helpers import modest, setups, states

PLENTY = 10**9
FOUR_LEFT = [
    Setup(CARDCOUCH, "four", (), 0),
    Setup(RuleSet(lead_spades="any", failed_nil="help"), "left", (), 1),
    Setup(RuleSet(lead_spades="last", bag_limit=5), "now", (), 2),
]


def moments(setup, seed, most):
    """Moments of a random hand in which somebody has a choice, with so many tricks left or fewer."""
    for game in states(setup, random.Random(seed), 1):
        if game.phase == "playing" and 13 - len(game.tricks) <= most and len(legal_actions(game)) > 1:
            yield game


def worth_to(game: Game, team: int):
    """The points of the hand, and something for every trick, so that hardly two ends are alike."""
    bids = [bid or 0 for bid in game.bids]

    def more(won, first):
        one, other = won[first], won[first + 2]
        return (
            7 * (one - 3) ** 2 + 11 * other if 0 in (bids[first], bids[first + 2]) else 5 * (one + other) ** 2
        )

    def utility(won):
        teams = score_hand(game.rules, bids, game.blind, won, game.scores, game.bags)
        return 100 * (teams[team].points - teams[1 - team].points) + more(won, 0) + more(won, 1)

    return utility


def plainly(game: Game, utility, team: int) -> int:
    """The worth of a moment to a team: every line of play, move by move, by the engine."""
    known: dict[object, int] = {}

    def best(now: Game) -> int:
        key = now.hands, now.table, now.tricks_won(), now.broken()
        if key not in known:
            known[key] = searched(now)
        return known[key]

    def searched(now: Game) -> int:
        if now.turn is None:
            worth: int = utility(now.tricks_won())
            return worth
        worths = [best(apply(now, action)) for action in legal_actions(now)]
        return max(worths) if now.turn % 2 == team else min(worths)

    return best(game)


def check(game: Game) -> None:
    assert game.turn is not None
    seen, team = view(game, game.turn), game.turn % 2
    utility = worth_to(game, team)
    ending = Ending(start_of(seen), seen.hand, seen.unseen(), utility)
    expected = [plainly(apply(game, action), utility, team) for action in legal_actions(game)]
    assert ending.worths(game.hands, seen.legal_cards()) == expected


@modest
@given(setups(), st.integers(0, 10**6))
def test_every_card_is_worth_what_the_engine_says(setup, seed):
    for place, game in enumerate(moments(setup, seed, 3)):
        if (place + seed) % 3 == 0:
            check(game)


@pytest.mark.parametrize("setup", FOUR_LEFT, ids=["broken", "any", "last"])
def test_with_four_tricks_left_too(setup):
    check(next(game for game in moments(setup, 3, 4) if game.table and len(game.table.cards) > 1))


@pytest.fixture(name="three_left")
def three_left_():
    return view(game := next(moments(FOUR_LEFT[0], 3, 3)), game.turn or 0), game


def test_the_sums_are_those_of_all_worlds_each_by_its_weight(three_left):
    seen, game = three_left
    start, utility = start_of(seen), worth_to(game, seen.seat % 2)
    worlds = [(hands, 1 + number % 3) for number, hands in enumerate(all_deals(know(seen)))]
    alone = [
        (weight, Ending(start, seen.hand, seen.unseen(), utility).worths(hands, seen.legal_cards()))
        for hands, weight in worlds
    ]
    found = values(start, seen.hand, worlds, seen.legal_cards(), utility, PLENTY)
    expected = [sum(w * worths[i] for w, worths in alone) for i in range(len(seen.legal_cards()))]
    assert list(found.sums) == expected
    assert (found.worlds, found.weight) == (len(worlds), sum(w for _, w in worlds))


def test_no_world_is_begun_once_enough_has_been_searched(three_left):
    seen, game = three_left
    worlds = [(hands, 1) for hands in all_deals(know(seen))]
    utility, start = worth_to(game, seen.seat % 2), start_of(seen)
    few = values(start, seen.hand, worlds, seen.legal_cards(), utility, 1)
    assert few.worlds == 1
    assert few == values(start, seen.hand, worlds[:1], seen.legal_cards(), utility, PLENTY)
    none = values(start, seen.hand, worlds, seen.legal_cards(), utility, 0)
    assert (none.worlds, set(none.sums)) == (0, {0})
