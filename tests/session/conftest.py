"""The deals of these tests are the same in every run."""

from __future__ import annotations

from itertools import count, cycle

import pytest


@pytest.fixture
def by_chance() -> None:
    """For a test that wants its deals drawn, as players do."""


@pytest.fixture(autouse=True)
def _same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "by_chance" in request.fixturenames:
        return
    games, dealers = count(), cycle((3, 0, 2, 1))
    monkeypatch.setattr("spades.session.setup.fresh_seed", lambda: f"test-{next(games)}")
    monkeypatch.setattr("spades.session.setup.fresh_dealer", lambda: next(dealers))
