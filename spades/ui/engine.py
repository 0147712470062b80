"""The page's link to the engine: asks, listens for signs of life, and restarts a worker that has none.

Runs on MicroPython, and with a fake browser on any Python.
"""

import asyncio

from spades import wire
from spades.ui.silence import Silence

STARTING = 60000  # ms that a worker may take to start anew: slow phones need their time
LOOK = 1  # s from one look to the next
TRIES = 3  # workers that one request may wear out


class EngineError(Exception):
    """A refusal that the game expects: what ``spades.i18n`` has words for."""

    def __init__(self, code, params):
        super().__init__(code)
        self.code = code
        self.params = params


class EngineFailed(Exception):  # noqa: N818 - said as it is: the engine failed
    """No engine: it does not start, not even anew."""


async def unless_failed(work):
    """Lets a coroutine run to its end, or to where there is no engine: the page has said that by then."""
    try:
        await work
    except EngineFailed as failed:
        print("no engine for:", failed)


class _Request:
    """A request on its way; ``answer`` is text, or None when its worker is lost."""

    def __init__(self):
        self.done = asyncio.Event()
        self.answer = None

    def settle(self, answer):
        if not self.done.is_set():
            self.answer = answer
            self.done.set()


class Engine:
    """The engine, whichever worker it runs in.

    ``browser`` opens and closes workers and knows the time, see ``spades.ui.browser``.
    """

    def __init__(self, browser):
        self._browser = browser
        self._number = 1
        self._worker = None
        self._waiting = []
        self._save = None
        self._rev = None
        self._up = asyncio.Event()
        self._broken = False
        self._silence = Silence(browser.now())
        self._tasks = []
        self._restarted = None
        self._failed = None

    def on_restart(self, callback):
        """``callback(snapshot)`` after a restart, with the game as last saved (None: no game yet)."""
        self._restarted = callback

    def on_failed(self, callback):
        """``callback()`` when not even a restart helped."""
        self._failed = callback

    async def start(self):
        """Starts the engine; its answer to "hello".

        :raises EngineFailed: it does not start.
        """
        self._browser.mark("asked")
        hello = await self._open()
        self._browser.mark("answered")
        self._up.set()
        self._go(self._watch())
        return hello

    async def ask(self, op, **params):
        """What the engine answers; a request whose worker was lost is asked again, of the next one.

        :raises EngineError: the engine refuses.
        :raises EngineFailed: there is no engine any more.
        """
        for _ in range(TRIES):
            await self._up.wait()
            if self._broken:
                break
            answer = await self._send(wire.request(op, **params))
            if answer is not None:
                return self._read(answer)
            await self._up.wait()
            params = self._again(op, params)
        raise EngineFailed(op)

    async def restart(self):
        """Another worker in place of this one, with the game as it was last saved."""
        self._up.clear()
        self._browser.close(self._name())
        self._drop()
        self._number += 1
        self._silence = Silence(self._browser.now(), STARTING)
        snapshot = None
        try:
            await self._open()
            if self._save is not None:
                snapshot = await self._first("load", save=self._save)
        except (EngineError, EngineFailed) as error:
            print("the engine does not restart:", error)
            self._broken = True
        self._silence = Silence(self._browser.now())
        self._up.set()
        if self._broken:
            self._tell(self._failed)
        else:
            self._tell(self._restarted, snapshot)

    def _tell(self, callback, *values):
        if callback is not None:
            callback(*values)

    def _go(self, coroutine):
        """Runs something beside the rest; kept, since a task that nobody holds may be collected."""
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.create_task(coroutine))

    def _name(self):
        return "engine" if self._number == 1 else "engine-" + str(self._number)

    async def _open(self):
        """A worker of the same build as this page; its answer to "hello"."""
        opening = _Request()
        self._waiting.append(opening)
        self._go(self._fetch_worker(opening))
        await opening.done.wait()
        if opening.answer is None:
            raise EngineFailed("no worker")
        self._worker = opening.answer
        hello = await self._first("hello", protocol=wire.PROTOCOL, build=wire.BUILD)
        if hello["protocol"] == wire.PROTOCOL and hello["build"] == wire.BUILD:
            return hello
        if await self._browser.renew():
            await asyncio.Event().wait()  # the page is about to go
        raise EngineFailed("page and engine are of different builds")

    async def _fetch_worker(self, opening):
        try:
            worker = await self._browser.open(self._name(), self._event)
        except Exception as error:  # noqa: BLE001 - whatever the browser says: there is no worker
            print("no worker:", error)
            worker = None
        opening.settle(worker)

    async def _first(self, op, **params):
        """Asks a worker that is not yet up.

        :raises EngineFailed: it does not answer.
        """
        answer = await self._send(wire.request(op, **params))
        if answer is None:
            raise EngineFailed(op)
        return self._read(answer)

    async def _send(self, text):
        """The text that the worker answers, or None."""
        request = _Request()
        self._waiting.append(request)
        self._go(self._deliver(request, text))
        await request.done.wait()
        self._waiting = [other for other in self._waiting if other is not request]
        return request.answer

    async def _deliver(self, request, text):
        worker = self._worker
        try:
            answer = str(await worker.call(text))
        except Exception as error:  # noqa: BLE001 - a worker that cannot even be called is of no use
            print("the worker fails:", error)
            if worker is self._worker:  # one that was replaced may still fail late
                self._lose()
            answer = None
        self._silence.heard(self._browser.now())
        request.settle(answer)

    def _read(self, answer):
        """The "ok" part of an answer; the last save is kept for a restart."""
        message = wire.decode(answer)
        if "error" in message:
            raise EngineError(message["error"]["code"], message["error"]["params"])
        value = message["ok"]
        if "save" in value:
            self._save = value["save"]
            self._rev = value["rev"]
        return value

    def _again(self, op, params):
        """The same request for the worker that has just loaded the save.

        A bot's decision goes to a stand-in this time: the bot may be what hung.
        """
        again = dict(params)
        if "rev" in again:
            again["rev"] = self._rev
        if op == "step":
            again["stand_in"] = True
        return again

    def _event(self, _text):
        """A one-way message: whatever it says, the worker lives."""
        self._silence.heard(self._browser.now())

    def _drop(self):
        """Lets go of what the worker will no longer answer."""
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            request.settle(None)

    def _lose(self):
        """Gives the worker up, if it is not being replaced already."""
        if self._up.is_set() and not self._broken:
            self._up.clear()
            self._go(self.restart())

    async def _watch(self):
        """Looks at the clock as long as there is an engine."""
        while not self._broken:
            await asyncio.sleep(LOOK)
            if not self._silence.too_long(self._browser.now(), self._browser.visible()):
                continue
            if self._up.is_set():
                self._lose()
            else:
                self._drop()  # the new worker does not start either
