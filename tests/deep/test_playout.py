"""Playouts at full size: millions of cards, each compared between the circuit and the readable policy."""

from __future__ import annotations

import pytest

from tests.bots.playing_out import compare

PARTS, SEEDS, WORLDS = 40, 60, 29


class TestSlicedAndScalar:
    @pytest.mark.parametrize("part", range(PARTS))
    def test_they_play_the_same_cards(self, part):
        seeds = range(1000 + part * SEEDS, 1000 + (part + 1) * SEEDS)
        assert sum(compare(seed, WORLDS) for seed in seeds) > 50_000
