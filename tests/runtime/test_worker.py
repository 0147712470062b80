"""The worker's script, with a page made of paper."""

import asyncio
import importlib
import json
import sys
import types
from concurrent.futures import ThreadPoolExecutor

import pytest


@pytest.fixture
def page(monkeypatch):
    """What the worker has told the page."""
    told: list[str] = []
    xworker = types.SimpleNamespace(sync=types.SimpleNamespace(event=told.append))
    monkeypatch.setitem(sys.modules, "polyscript", types.SimpleNamespace(xworker=xworker))
    monkeypatch.delitem(sys.modules, "spades.worker", raising=False)
    return told


def run(scenario):
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, scenario()).result()


@pytest.mark.usefixtures("page")
def test_it_answers_as_the_session_does():
    async def scenario():
        worker = importlib.import_module("spades.worker")
        answer = json.loads(worker.call('{"op": "hello", "protocol": 1, "build": "unbuilt"}'))
        assert answer["ok"]["protocol"] == 1
        assert worker.__export__ == ["call"]

    run(scenario)


def test_it_beats_from_the_first_question_on(page, monkeypatch):
    """Before that nobody listens."""

    async def scenario():
        worker = importlib.import_module("spades.worker")
        monkeypatch.setattr(worker, "BEAT_SECONDS", 0)
        await asyncio.sleep(0)
        assert page == []
        worker.call('{"op": "hello"}')
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(page) >= 3
        assert set(page) == {'{"event": "beat"}'}
        worker.beating[0].cancel()

    run(scenario)
