"""Stored games: any change in what a seat sees shows up here. ``python -m tests.golden.make`` rewrites."""

import json
from pathlib import Path

import pytest

from .golden.make import GAMES
from .golden.playthrough import game_of, steps

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_what_it_saw(name):
    stored = json.loads((GOLDEN / f"play-{name}.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(steps(game_of(stored)))) == stored["steps"]


def test_the_stored_games_reach_every_phase():
    phases = set()
    for name in GAMES:
        stored = json.loads((GOLDEN / f"play-{name}.json").read_text(encoding="utf-8"))
        phases |= {step["all"].get("phase") for step in stored["steps"]}
    assert {"blind", "bidding", "exchange", "playing", "hand-over"} <= phases
