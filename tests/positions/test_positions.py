"""Positions in which a card or a bid is provably wrong, each from a fault that players reported."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spades.bots import LEVELS, Rng
from spades.bots.referee import decide
from spades.cards import Cards
from spades.engine import Bid, Game, Play
from spades.record import read_record, write_record
from spades.save import dump_save, load_save
from spades.seats import Seat
from spades.view import view
from tests.positions.positions import Position, positions

ALL = positions()
# What each level still gets wrong, by name. A change in either direction fails here: a new fault is a fault,
# and one that is gone must leave the list.
KNOWN_FAILURES: dict[str, set[str]] = {"beginner": {"P07", "P16", "P20"}, "club": set(), "expert": set()}

each_position = pytest.mark.parametrize("position", ALL, ids=[p.name for p in ALL])


def choice(level: str, game: Game, seat: Seat) -> int:
    decision = decide(game, seat, LEVELS[level]())
    assert decision.fault is None
    action = decision.action
    assert isinstance(action, Bid | Play)
    return action.bid if isinstance(action, Bid) else action.card


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_gets_no_position_wrong_but_those_known(level: str) -> None:
    failed = {p.name for p in ALL if not p.passes(choice(level, p.game, p.actor))}
    assert failed == KNOWN_FAILURES[level], f"{len(failed)} of {len(ALL)} positions fail"


@pytest.mark.parametrize("level", ["club", "expert"])
def test_luck_decides_no_position(level: str) -> None:
    """Twenty seeds each; the view after a save and load is the same, so the choice is."""
    for position in ALL:
        bot, seen = LEVELS[level](), position.view()
        assert view(load_save(dump_save(position.game)), position.actor) == seen
        choose = bot.bid if position.game.phase == "bidding" else bot.play
        assert all(position.passes(choose(seen, Rng(seed))) for seed in range(20)), position.name


@each_position
def test_a_position_is_the_actors_turn_and_judges_legal_choices_only(position: Position) -> None:
    assert position.game.turn == position.actor
    assert position.wrong
    assert not position.right & position.wrong
    assert position.right | position.wrong <= position.legal()
    assert len(position.why) > 30


@each_position
def test_a_bot_chooses_the_same_after_save_and_load(position: Position) -> None:
    """B24: partner, bids and tricks are still known, and are integers."""
    before = choice("club", position.game, position.actor)
    for again in (load_save(dump_save(position.game)), read_record(write_record(position.game))):
        assert choice("club", again, position.actor) == before
        assert all(type(bid) is int for bid in again.bids if bid is not None)
        assert all(type(won) is int for won in again.tricks_won())


@each_position
def test_a_bot_does_not_see_hidden_cards(position: Position) -> None:
    game, actor = position.game, position.actor
    swapped = replace(game, hands=_swapped(game.hands, actor), deal=_swapped(game.deal, actor))
    assert swapped != game
    assert choice("club", swapped, actor) == choice("club", game, actor)


def _swapped(hands: tuple[Cards, ...], actor: Seat) -> tuple[Cards, Cards, Cards, Cards]:
    """The hidden hands moved around the table: every hidden card is somewhere else."""
    a, b, c = (seat for seat in range(4) if seat != actor)
    moved = list(hands)
    moved[a], moved[b], moved[c] = hands[b], hands[c], hands[a]
    return moved[0], moved[1], moved[2], moved[3]


def test_the_views_of_a_position_hold_only_the_own_hand() -> None:
    for position in ALL:
        assert view(position.game, position.actor).hand == position.game.hands[position.actor]
