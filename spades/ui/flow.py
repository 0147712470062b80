"""How a game runs on the page: the player's actions, the bots' turns, the pauses, the save.

No document here: ``view`` shows the scene, ``engine`` knows the rules, ``store`` keeps the game. Every answer
of the engine is saved at once; how long it takes to be *shown* is a matter of ``pace`` alone.
"""

import asyncio

from spades.ui import pace
from spades.ui.engine import EngineError, unless_failed
from spades.ui.scene import SHOWN_AFTER
from spades.ui.telling import Telling

LEVEL = "club"
FIRST_RULES = "cardcouch"


class Flow(Telling):
    """One game at a time. ``going`` is the task in which the bots play.

    ``view`` has, besides what ``Telling`` needs, ``render()``, ``phase_over(phase)``, called when the last
    trick of a hand has been looked at, and ``reading()``: is the player busy with a sheet over the table?
    """

    unkept = "status.saved-not"  # what is said where the browser keeps nothing

    def __init__(self, engine, store, settings, words, view, clock=None):
        super().__init__(settings, words, view)
        self.engine = engine
        self.store = store
        self.game = None
        self.pace = pace.Pace(clock or pace.Clock(), settings)
        self._latest = None
        self._line = asyncio.Lock()
        self._busy = False
        self._run = 0
        self._kept = "ok"
        self.going = None

    # What the player does -----------------------------------------------------------------------------

    def act(self, *action):
        """An action of the player: ``act("bid", 3)``, ``act("play", "QS")``, ``act("next")``.

        Its picture is there before this returns; the engine's answer follows in the coroutine that it
        returns. While one is under way any other is ignored; when the engine refuses, everything is as
        before and the line says why.
        """
        return self._send(action, "act", action=list(action))

    def undo(self):
        """Takes the last own bid or card back."""
        return self._send(("undo",), "undo") if self.snap and self.snap["can_undo"] else _nothing()

    def finish(self):
        """Lets the rest of the hand fall, when it is certain."""
        return self._send(("finish",), "finish") if self.snap and self.snap["can_finish"] else _nothing()

    def _send(self, picture, op, **params):
        if self._busy or self.snap is None:
            return _nothing()
        self._busy = True
        self._begin_run()
        self.scene.armed = self.scene.refused = None
        self.scene.pending = picture
        self.view.render()
        return self._answer(self.game, op, params)

    async def _answer(self, game, op, params):
        snap = None
        try:
            async with self._line:
                if game == self.game:  # else another game lies on the table by now
                    snap = await self._ask(op, **params)
        except EngineError as error:
            await self._refused(error)
        finally:
            # Whatever happened: the next click counts again, and no picture stays of what did not happen.
            self._busy = False
            if snap is None:
                self.scene.pending = None
                self.view.render()
        if snap is not None:
            self._unsaid = [self.words("status.undone")] if op == "undo" else []
            self._show(snap)
        self._continue()

    async def new_game(self, **options):
        """Deals a new game; the one before stays in the list. ``options`` as of the message "new"."""
        asked = {"rules": FIRST_RULES, "players": {"N": LEVEL, "E": LEVEL, "W": LEVEL}}
        asked.update(options)
        await self._enter(self.store.new_id(), "new", asked)

    async def begin_daily(self, date, today):
        """Deals the daily deal of a date.

        :raises EngineError: there is no such day, or it is still to come.
        """
        await self._enter(self.store.new_id(), "daily", {"date": date, "today": today})

    async def load(self, name):
        """Goes on with a game of the list; True when it is there.

        One that cannot be read is set aside, one of a newer version is left alone; either is said.
        """
        state = self.store.state(name)
        if state == "ok":
            try:
                await self._enter(name, "load", {"save": self.store.read(name)})
            except EngineError as error:
                state = "newer" if error.code == "save-newer" else "broken"
        if state == "broken":
            self.store.set_aside(name, "save-broken")
        if state in ("broken", "newer"):
            self.notices.append(self.words("save." + state))
        return state == "ok"

    def lost(self, name):
        """Another tab has taken a game, or deleted it."""
        if name == self.game:
            self.scene.lost = True
            self.view.render()
            self.say("status.deleted" if self.store.state(name) == "missing" else "status.other-tab")

    async def play_here(self):
        """Takes the game back, as the other tab left it; one that was deleted goes on from here."""
        if self.store.state(self.game) != "missing":
            if not await self.load(self.game):
                await self.new_game()
            return
        self.store.claim(self.game)
        self.store.set_current(self.game)
        self.scene.lost = False
        self._keep(self._latest)
        self.view.render()
        self.view.say(self._prompt(), "")

    async def take_in(self, text):
        """A game from a file or a record becomes one of the list and is gone on with.

        :raises EngineError: it cannot be read.
        """
        await self._enter(self.store.new_id(), "import", {"text": text})

    async def branch(self, record, hand, step):
        """A new game goes on from a moment of a record; the one before stays in the list.

        :raises EngineError: the record is not the one that is watched.
        """
        await self._enter(self.store.new_id(), "branch", {"record": record, "hand": hand, "step": step})

    async def _enter(self, name, op, params):
        async with self._line:
            snap = await self.engine.ask(op, **params)
            # Not before: a game that cannot be entered leaves the present one and its bots as they are.
            self._begin_run()
            self.game = name
            self.store.claim(name)
            self.store.set_current(name)
            self._keep(snap)
            self.entered(snap, op)
        self.scene.lost = False
        self._unsaid = []
        self._show(snap)
        self._continue()

    # The engine's answers -----------------------------------------------------------------------------

    async def _ask(self, op, **params):
        """A question about the newest state; whoever asks holds the line, so that it is one at a time."""
        snap = await self.engine.ask(op, rev=self._latest["rev"], **params)
        self._keep(snap)
        return snap

    def _keep(self, snap):
        self._latest = snap
        status = self.store.write(self.game, snap["save"], snap["summary"])
        if any(event[0] == "hand-over" for event in snap["events"]):  # played here, and not only opened
            self.hand_played(snap)
        if status != self._kept:
            self._kept = status
            if status in ("full", "denied"):
                self.notices.append(self.words(self.unkept))
            elif status == "newer-tab":
                self.scene.lost = True
                self.notices.append(self.words("status.other-tab"))

    def entered(self, snap, op):
        """A game was begun or is gone on with, by the message ``op``, and saved; here nobody takes note."""

    def hand_played(self, snap):
        """A hand is over and saved, while its last trick may still lie there; here nobody counts."""

    async def _refused(self, error):
        """The engine said no. Out of step with it (another tab, a restart): what is saved counts."""
        if error.code == "stale":
            await self.load(self.game)
            return
        self.scene.pending = None
        self.view.render()
        self.say_text(self.words.error(error.code, error.params), "why")

    def resume(self, snap):
        """After a restart of the engine: what was saved is shown, and the game goes on."""
        self._busy = False
        self.scene.pending = None
        self._begin_run()
        if snap is None:
            return
        self._latest = snap
        self._unsaid = [self.words("engine.restarted")]
        self._show(snap)
        self._continue()

    # Showing ------------------------------------------------------------------------------------------

    def _begin_run(self):
        """Ends what the bots of an earlier moment still had to show."""
        self._run += 1
        self.pace.skip()

    def _show(self, snap):
        finished = self.scene.take(snap)
        seen = any(event[0] in ("deal", "bid", "play", "blind") for event in snap["events"])
        self.view.render()
        self.pace.hold(pace.LOOK if finished else pace.CARD if snap["phase"] == "playing" else pace.BID)
        if not seen:
            self.pace.skip()
        self._tell(snap["events"], finished)

    def _continue(self):
        """Goes on from what is shown; whatever went on before ends, for two must never ask for one turn."""
        self._run += 1
        self.going = asyncio.create_task(unless_failed(self._go_on(self._run)))

    async def _go_on(self, run):
        """The bots play, each in its time; then the last trick is cleared and a finished hand reckoned."""
        while run == self._run and self.scene.bot_next():
            snap = await self._step(run)
            if run != self._run:
                return
            await self._look_enough(run)
            if run != self._run:
                return
            self._show(snap)
        await self._look_enough(run)
        if run == self._run and self.snap["phase"] in SHOWN_AFTER:
            await self._over(run)

    async def _step(self, run):
        """The next snapshot: one that the engine is ahead by, else a bot's decision; None when too late."""
        async with self._line:
            if run != self._run:
                return None
            if self._latest is not self.snap:
                return self._latest
            try:
                return await self._ask("step")
            except EngineError as error:
                if error.code != "stale":
                    raise
                self._latest = await self.engine.ask("load", save=self._latest["save"])
                return self._latest

    async def _look_enough(self, run):
        """Waits until what is shown was seen; a finished trick is then cleared away."""
        await self.pace.free()
        if run != self._run or not self.scene.looking:
            return
        self.scene.looking = False
        self.view.render()
        self._tell_outcome()
        self.pace.hold(pace.GAP)
        if self.scene.bot_next():
            await self.pace.free()

    async def _over(self, run):
        phase = self.snap["phase"]
        self.view.phase_over(phase)
        if phase == "hand-over" and self.settings["auto_next"]:
            self.pace.hold(pace.RECKONING)
            await self.pace.free()
            if run == self._run and not self.view.reading():
                await self.act("next")


async def _nothing():
    """What is left to do when a touch meant nothing."""
