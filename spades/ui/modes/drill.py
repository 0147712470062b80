"""A drill: a table, one question, the answer. No document; runs on MicroPython too."""

import asyncio

from spades.i18n import Words
from spades.ui import drilling
from spades.ui.engine import EngineError
from spades.ui.model import drills as model
from spades.ui.model import line, turned
from spades.ui.scene import Scene


class Drill:
    """Drills of one kind, one after the other; ``finder`` finds them (see ``spades.ui.drilling``). While the
    person thinks, the next one is looked for.

    ``told`` is what the engine says to the answer, None before it; ``moved`` what it did to the level.
    """

    keys = ()

    def __init__(self, app, finder):
        self.app = app
        self.scene = Scene()
        self.told = None
        self.moved = ""
        self.ask = None
        self._finder = finder
        self._name = None
        self._level = 1
        self._next = None
        self._looking = False
        self._looked = asyncio.Event()
        self._busy = False
        self._waiting = False

    @property
    def phase(self):
        """What the page says that it is in; where a bid is asked for the pad needs all the room."""
        return "drill-bid" if self.kind == "bid" else "drill"

    @property
    def kind(self):
        """The kind of drill."""
        return self._finder.kind

    async def open(self):
        """Has the first one found; False when that was stopped.

        :raises EngineError: there is none.
        """
        found = await self._finder.find()
        if found:
            self._take(found)
        return found is not None

    def words(self, language):
        """The person sits at the bottom, whichever seat that was."""
        return Words(language, self.app.settings["names"])

    def title(self, words):
        """Which practice it is, and the level that the person had reached when it was asked."""
        return [words("drill." + self.kind), words("practice.level", n=self._level, of=model.LEVELS)]

    def begin(self):
        """It is on the table; the next one is looked for."""
        self.app.run(self._prepare())

    def end(self):
        """It is taken away."""
        self._finder.stopped = True

    def render(self):
        """The table shows all there is."""

    def say(self):
        """What is asked; the cards of the trick are said for readers only."""
        words = self.app.words
        self.app.view.say(model.question(self.ask, words), "", line.news(self.scene.snap["events"], words))

    def focus(self):
        """The table finds the pad or the hand by itself."""
        return False

    async def resume(self):
        """Drills are named by what is asked for: there is nothing to be done."""

    # Touches --------------------------------------------------------------------------------------------

    def do(self, name):
        """A button."""
        if name == "next" and self.told:
            return self.next()
        if name in ("history", "last-trick") and self.scene.snap["tricks"]:
            self.app.open_sheet("history")
        elif name == "reckoning" and self.told:
            self.app.open_sheet("drill-answer")
        return None

    def card(self, text, again):
        """A card was touched."""
        why = self.scene.why(text)
        if why is None:
            return self._chosen("play", text, again, "status.confirm", card=text)
        if not again and self.scene.phase() == "playing":
            self.scene.refused = text
            self.app.view.render()
            self.app.view.shake(text)
            self.app.say_text(self.app.words.refusal(why), "why")
        return None

    def bid(self, bid):
        """A bid was touched."""
        for choice in self.scene.snap["bid_choices"]:
            if choice["bid"] == bid and choice["why"] is not None:
                self.app.say_text(self.app.words.refusal(choice["why"]), "why")
                return None
        return self._chosen("bid", bid, False, "status.bid-confirm", bid=bid)

    def _chosen(self, kind, choice, again, key, **params):
        """Answers, or asks for a second touch where the person wants that."""
        armed = self.scene.armed == (kind, choice)
        if again and not armed:
            return None
        if self.app.settings["confirm"] and not armed:
            self.scene.armed, self.scene.refused = (kind, choice), None
            self.app.view.render()
            self.app.say(key, **params)
            return None
        return self._solve(kind, choice)

    async def _solve(self, kind, choice):
        """What the engine says. Only the first answer counts."""
        if self._busy:
            return
        self._busy = True
        try:
            self.scene.armed, self.scene.refused = (kind, choice), None
            self.app.view.render()
            told = await self.app.engine.ask("solve", choice=choice, **self._name)
        except EngineError as error:
            self._refused(error)
            return
        finally:
            self._busy = False
        if self.app.mode is not self:
            return
        if self.told is None:
            before, now = drilling.answered(self.app.store, self.kind, told["right"])
            self.moved = model.moved(before, now, self.app.words)
        self.told = _turned(told, self.scene.snap["seat"])
        best = choice if told["right"] else told["best"]
        self.scene.hint = {"kind": kind, "choice": best}
        self.scene.offered = ("next", "drill.next")
        self.app.render()
        self.app.open_sheet("drill-answer")

    def _refused(self, error):
        """There is no answer: the choice is taken back, and why is said, if the drill is still there."""
        self.scene.armed = None
        if self.app.mode is self:
            self.app.view.render()
            self.app.say_text(self.app.words.error(error.code, error.params), "why")

    async def next(self):
        """The next one; where it is not found yet, it is waited for."""
        if self._waiting:
            return
        self._waiting = True
        try:
            if self._next is None:
                self.app.say("practice.searching")
                await self._prepare()
        finally:
            self._waiting = False
        found, self._next = self._next, None
        if found is None or self.app.mode is not self:
            return
        self._take(found)
        self.app.render()
        self.say()
        self.app.focus_home()
        await self._prepare()

    async def _prepare(self):
        """Looks for the next one, unless there is one; what is being looked for is waited for."""
        if self._next is not None or self._finder.stopped:
            return
        if self._looking:
            await self._looked.wait()
            return
        self._looking = True
        self._looked.clear()
        try:
            self._next = await self._finder.find()
        except EngineError as error:
            self.app.say_text(self.app.words.error(error.code, error.params), "why")
        finally:
            self._looking = False
            self._looked.set()

    def _take(self, found):
        self.told, self.moved = None, ""
        self._name = found["drill"]
        self._level = model.of(drilling.kept(self.app.store), self.kind)["level"]
        seat = found["you"]
        self.ask = dict(found["ask"])
        if "seat" in self.ask:
            self.ask["seat"] = turned.place(self.ask["seat"], seat)
        snap = dict(turned.turned(found, seat))
        snap["seat"] = seat
        self.scene.offered = ("history", "drill.tricks") if snap["tricks"] else None
        self.scene.take(snap)


def _turned(told, seat):
    """Whoever is spoken of is called by the place at which it is shown."""
    params = dict(told["params"])
    if "seat" in params:
        params["seat"] = turned.place(params["seat"], seat)
    return dict(told, params=params)
