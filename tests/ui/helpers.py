"""A page without a document: the real rules in this process, a clock that only moves when asked to wait."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from spades.i18n import Words
from spades.session import Session
from spades.ui.choose import Choose
from spades.ui.engine import EngineError
from spades.ui.settings import Settings


class FirstLegal:
    """A player that bids two and plays the first card that it may."""

    name = "club"

    def bid(self, view, _rng):
        return next(bid for bid in (2, *range(14)) if bid in view.legal_bids())

    def play(self, view, _rng):
        return view.legal_cards()[0]


class LocalEngine:
    """What ``spades.ui.engine.Engine`` is to the page, without a worker.

    ``fail`` breaks the next answer; ``refused`` are the codes of what the rules or the session said no to.
    """

    def __init__(self):
        self.session = Session(levels={"club": FirstLegal})
        self.asked = []
        self.refused = []
        self.fail = None

    def on_restart(self, callback):
        self.restarted = callback

    async def ask(self, op, **params):
        self.asked.append(op)
        await asyncio.sleep(0)
        if self.fail:
            error, self.fail = self.fail, None
            raise error
        answer = json.loads(self.session.call(json.dumps({"op": op, **params})))
        if "error" in answer:
            self.refused.append(answer["error"]["code"])
            raise EngineError(answer["error"]["code"], answer["error"]["params"])
        return answer["ok"]


class Shelf:
    """A store that keeps everything in a dictionary."""

    def __init__(self):
        self.saves, self.now, self.status = {}, None, "ok"
        self.aside = []
        self.notes = {}
        self.names = 0

    def note(self, what, value):
        self.notes[what] = value

    def noted(self, what):
        return self.notes.get(what)

    def new_id(self):
        self.names += 1
        return f"game-{self.names - 1}"

    def claim(self, name):
        self.claimed = name

    def set_current(self, name):
        self.now = name

    def current(self):
        return self.now

    def state(self, name):
        return "ok" if name in self.saves else "missing"

    def read(self, name):
        return self.saves.get(name)

    def write(self, name, text, _summary):
        if self.status == "ok":
            self.saves[name] = text
        return self.status

    def delete(self, name):
        self.saves.pop(name)

    def set_aside(self, name, why):
        self.aside.append((name, why))


class PaperView:
    """Notes what a player would see: the scene at each redraw, and every sentence."""

    app: Choose

    def __init__(self):
        self.said = []
        self.turns = []
        self.over = []
        self.hints = []
        self.read = False
        self.trick_sizes = []

    def render(self):
        scene = self.app.scene
        self.turns.append((scene.phase(), scene.turn()))

    def say(self, text, _kind="", heard=""):
        self.said.append(f"{heard} {text}".strip())

    def sound(self, name):
        pass

    def shake(self, text):
        pass

    def phase_over(self, phase):
        self.over.append(phase)

    def reading(self):
        return self.read

    def hinted(self, told):
        self.hints.append(told)


class StillClock:
    """Time passes only in waiting, and then at once."""

    def __init__(self):
        self.time = 0
        self.waits = []

    def now(self):
        return self.time

    async def sleep(self, milliseconds):
        self.time += milliseconds
        self.waits.append(milliseconds)
        await asyncio.sleep(0)


def page(language="en", **settings):
    """A page: an app with a view made of paper."""
    view = PaperView()
    app = Choose(
        LocalEngine(),
        Shelf(),
        Settings({"speed": "instant", **settings}),
        Words(language),
        view,
        StillClock(),
    )
    view.app = app
    return app


def told(story):
    """Runs a story to its end, in a thread of its own: Playwright keeps a loop in the main one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


async def settle(app):
    """Waits until the bots have played and everything is shown."""
    while app.going and not app.going.done():
        await app.going


def legal(app):
    """The cards that may be played now."""
    return [entry["card"] for entry in app.snap["hand"] if app.scene.why(entry["card"]) is None]


async def touch(app, task):
    """A touch and all that follows from it."""
    if task is not None:
        await task
    await settle(app)


async def play_hand(app):
    """Bids three and plays a whole hand, always the first legal card."""
    if app.scene.phase() == "bidding":
        await touch(app, app.bid(3))
    while app.scene.phase() == "playing":
        await touch(app, app.card(legal(app)[0]))
