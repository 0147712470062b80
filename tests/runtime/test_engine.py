"""The page's link to the engine, with a browser made of paper."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from spades.ui import engine as link
from spades.ui.engine import Engine, EngineError, EngineFailed
from spades.ui.silence import Silence
from spades.wire import BUILD, PROTOCOL

HELLO = {"protocol": PROTOCOL, "build": BUILD, "levels": ["club"]}
SAVED = {"save": "a game", "rev": 3}


class Worker:
    """Answers with what it is told to; one of "hang" never does, and an event fails once it is set."""

    def __init__(self, **answers):
        self.answers = {"hello": {"ok": HELLO}, "load": {"ok": {**SAVED, "rev": 30}}, **answers}
        self.asked = []

    async def call(self, text):
        request = json.loads(text)
        self.asked.append(request)
        answer = self.answers[request["op"]]
        if answer == "hang":
            await asyncio.Event().wait()
        if isinstance(answer, asyncio.Event):
            await answer.wait()
            raise OSError("too late")
        if isinstance(answer, Exception):
            raise answer
        return json.dumps(answer)


class Browser:
    """Hands out the workers one after the other; its clock stands still unless it is moved."""

    def __init__(self, *workers):
        self.workers = list(workers)
        self.names = []
        self.closed = []
        self.time = 0
        self.seen = True
        self.renewed = False
        self.marks = []

    def mark(self, name):
        self.marks.append(name)

    def now(self):
        return self.time

    def visible(self):
        return self.seen

    async def open(self, name, on_event):
        self.names.append(name)
        self.hear = on_event
        worker = self.workers.pop(0)
        if worker is None:
            raise OSError("no file")
        return worker

    def close(self, name):
        self.closed.append(name)

    async def renew(self):
        return self.renewed


def play(scenario):
    """Runs a scenario in a thread of its own: the browser tests keep a loop in this one."""

    async def limited():
        await asyncio.wait_for(scenario, 5)

    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, limited()).result()


async def settle():
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def looks(monkeypatch):
    """Lets the test say when the engine looks at the clock."""
    looked = asyncio.Event()
    real = asyncio.sleep

    async def sleep(seconds):
        if seconds != link.LOOK:
            return await real(seconds)
        await looked.wait()
        looked.clear()
        return None

    async def look(browser, ms):
        browser.time += ms
        looked.set()
        for _ in range(30):
            await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return look


async def seconds(looks, browser, count, *, beats=False):
    for _ in range(count):
        if beats:
            browser.hear('{"event": "beat"}')
        await looks(browser, 1000)


class TestAsking:
    def test_the_ok_part_is_the_answer(self):
        async def scenario():
            engine = Engine(Browser(Worker(peek={"ok": {"summary": {}}})))
            assert await engine.start() == HELLO
            assert engine._browser.marks == ["asked", "answered"]
            assert await engine.ask("peek", save="x") == {"summary": {}}

        play(scenario())

    def test_a_refusal_carries_code_and_parameters(self):
        async def scenario():
            no = {"error": {"code": "follow-suit", "params": {"suit": "H"}}}
            engine = Engine(Browser(Worker(act=no)))
            await engine.start()
            with pytest.raises(EngineError) as caught:
                await engine.ask("act", rev=1, action=["play", "QS"])
            assert (caught.value.code, caught.value.params) == ("follow-suit", {"suit": "H"})

        play(scenario())


class TestStarting:
    def test_no_worker_is_a_failure(self):
        async def scenario():
            with pytest.raises(EngineFailed):
                await Engine(Browser(None)).start()

        play(scenario())

    def test_a_worker_that_cannot_be_called_is_a_failure(self):
        async def scenario():
            with pytest.raises(EngineFailed):
                await Engine(Browser(Worker(hello=TypeError("call is not a function")))).start()

        play(scenario())

    @pytest.mark.parametrize("other", [{"build": "older"}, {"protocol": PROTOCOL + 1}])
    def test_another_build_is_a_failure_when_renewing_does_not_help(self, other):
        async def scenario():
            with pytest.raises(EngineFailed, match="different builds"):
                await Engine(Browser(Worker(hello={"ok": {**HELLO, **other}}))).start()

        play(scenario())

    def test_another_build_waits_for_the_new_page(self):
        async def scenario():
            browser = Browser(Worker(hello={"ok": {**HELLO, "build": "older"}}))
            browser.renewed = True
            start = asyncio.create_task(Engine(browser).start())
            await settle()
            assert not start.done()
            start.cancel()

        play(scenario())


class TestSilence:
    def test_ten_seconds_are_too_long(self):
        silence = Silence(0)
        assert [silence.too_long(ms, True) for ms in range(1000, 12000, 1000)] == [False] * 10 + [True]

    def test_a_sign_of_life_begins_the_count_anew(self):
        silence = Silence(0)
        for ms in range(1000, 60000, 1000):
            if ms % 9000 == 0:
                silence.heard(ms)
            assert not silence.too_long(ms, True)

    def test_a_sleeping_laptop_is_not_silence(self):
        silence = Silence(0)
        assert not silence.too_long(9000, True)
        assert not silence.too_long(8 * 3600 * 1000, True)

    def test_a_hidden_page_is_not_silence(self):
        silence = Silence(0)
        assert not any(silence.too_long(ms, False) for ms in range(1000, 60000, 1000))

    def test_a_throttled_page_is_not_silence(self):
        silence = Silence(0)
        assert not any(silence.too_long(ms, True) for ms in range(60000, 600000, 60000))


class TestRestart:
    def test_a_silent_worker_is_replaced_and_the_game_loaded(self, looks):
        async def scenario():
            first, second = Worker(new={"ok": SAVED}), Worker()
            browser = Browser(first, second)
            engine = Engine(browser)
            told: list[object] = []
            engine.on_restart(told.append)
            await engine.start()
            await engine.ask("new", rules="kawu")
            await seconds(looks, browser, 11)
            assert browser.closed == ["engine"]
            assert browser.names == ["engine", "engine-2"]
            assert [request["op"] for request in second.asked] == ["hello", "load"]
            assert second.asked[1]["save"] == "a game"
            assert told == [{**SAVED, "rev": 30}]

        play(scenario())

    def test_a_beating_worker_is_left_alone(self, looks):
        async def scenario():
            browser = Browser(Worker(step="hang"))
            engine = Engine(browser)
            await engine.start()
            asking = asyncio.create_task(engine.ask("step", rev=3))
            await seconds(looks, browser, 60, beats=True)
            assert browser.closed == []
            asking.cancel()

        play(scenario())

    def test_a_hung_decision_goes_to_the_stand_in(self, looks):
        async def scenario():
            first = Worker(new={"ok": SAVED}, step="hang")
            second = Worker(step={"ok": {"save": "more", "rev": 31}})
            browser = Browser(first, second)
            engine = Engine(browser)
            await engine.start()
            await engine.ask("new")
            asking = asyncio.create_task(engine.ask("step", rev=3))
            await settle()
            await seconds(looks, browser, 11)
            assert (await asking)["save"] == "more"
            assert second.asked[-1] == {"op": "step", "rev": 30, "stand_in": True}

        play(scenario())

    def test_the_own_card_is_asked_again_as_it_was(self, looks):
        async def scenario():
            first = Worker(new={"ok": SAVED}, act="hang")
            second = Worker(act={"ok": {"save": "more", "rev": 31}})
            browser = Browser(first, second)
            engine = Engine(browser)
            await engine.start()
            await engine.ask("new")
            asking = asyncio.create_task(engine.ask("act", rev=3, action=["play", "QS"]))
            await settle()
            await seconds(looks, browser, 11)
            await asking
            assert second.asked[-1] == {"op": "act", "rev": 30, "action": ["play", "QS"]}

        play(scenario())

    def test_a_worker_that_breaks_is_replaced_at_once(self):
        async def scenario():
            first = Worker(new={"ok": SAVED}, step=OSError("gone"))
            second = Worker(step={"ok": {"save": "more", "rev": 31}})
            browser = Browser(first, second)
            engine = Engine(browser)
            await engine.start()
            await engine.ask("new")
            assert (await engine.ask("step", rev=3))["save"] == "more"
            assert browser.closed == ["engine"]

        play(scenario())

    def test_a_replaced_worker_that_fails_late_costs_no_other_one(self, looks):
        async def scenario():
            late = asyncio.Event()
            first = Worker(new={"ok": SAVED}, step=late)
            browser = Browser(first, Worker(step={"ok": {"save": "more", "rev": 31}}))
            engine = Engine(browser)
            await engine.start()
            await engine.ask("new")
            asking = asyncio.create_task(engine.ask("step", rev=3))
            await settle()
            await seconds(looks, browser, 11)
            await asking
            late.set()
            await settle()
            assert browser.closed == ["engine"]
            assert (await engine.ask("step", rev=31))["save"] == "more"

        play(scenario())

    def test_without_a_second_worker_the_page_is_told(self, looks):
        async def scenario():
            browser = Browser(Worker(new={"ok": SAVED}, step="hang"), None)
            engine = Engine(browser)
            told: list[object] = []
            engine.on_failed(lambda: told.append("failed"))
            await engine.start()
            await engine.ask("new")
            asking = asyncio.create_task(engine.ask("step", rev=3))
            await settle()
            await seconds(looks, browser, 11)
            assert told == ["failed"]
            with pytest.raises(EngineFailed):
                await asking
            with pytest.raises(EngineFailed):
                await engine.ask("peek", save="x")

        play(scenario())

    def test_a_slow_phone_gets_a_minute_to_start_the_next_one(self, looks):
        async def scenario():
            browser = Browser(Worker(), Worker(hello="hang"))
            engine = Engine(browser)
            told: list[object] = []
            engine.on_failed(lambda: told.append("failed"))
            await engine.start()
            await seconds(looks, browser, 11 + 59)
            assert told == []
            await seconds(looks, browser, 3)
            assert told == ["failed"]

        play(scenario())

    def test_a_request_wears_out_three_workers_at_most(self):
        async def scenario():
            gone = [Worker(new={"ok": SAVED}, step=OSError("gone")) for _ in range(5)]
            engine = Engine(Browser(*gone))
            await engine.start()
            await engine.ask("new")
            with pytest.raises(EngineFailed):
                await engine.ask("step", rev=3)

        play(scenario())
