"""Perft: in how many ways the last four tricks can be played, per rule set: stored and counted."""

import json
from pathlib import Path

import pytest

from spades.cards import card_text
from spades.save import load_save

from .perft import brute_counts, counts

STORED = json.loads((Path(__file__).parent.parent / "golden" / "perft.json").read_text(encoding="utf-8"))

each = pytest.mark.parametrize("stored", STORED, ids=lambda stored: json.loads(stored["save"])["rules"])


@each
def test_the_last_four_tricks_can_be_played_in_so_many_ways(stored):
    game = load_save(stored["save"])
    assert counts(game, len(stored["counts"])) == stored["counts"]


@each
def test_a_count_without_the_engine_agrees(stored):
    game = load_save(stored["save"])
    assert game.turn is not None
    hands = [[card_text(card) for card in hand] for hand in game.hands]
    broken = any(card_text(card)[1] == "S" for trick in game.tricks for card in trick.cards)
    assert (
        brute_counts(hands, game.turn, game.rules.lead_spades, broken, len(stored["counts"]))
        == stored["counts"]
    )


def test_the_positions_differ_and_some_have_spades_unbroken():
    games = [load_save(stored["save"]) for stored in STORED]
    assert len({tuple(stored["counts"]) for stored in STORED}) > 8
    assert {game.broken() for game in games} == {True, False}
