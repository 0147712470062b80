"""Watching a record, card by card. No document; runs on MicroPython too."""

from spades.i18n import Words
from spades.ui import counting, pace
from spades.ui.engine import EngineError
from spades.ui.model import open_hands, player, turned
from spades.ui.scene import Scene

NOT_IN_A_FRAME: "dict[str, object]" = {
    "hand": [],
    "bid_choices": [],
    "exchange": None,
    "can_undo": False,
    "can_finish": None,
}


class Watch:
    """A replay. ``view`` shows what is beside the table: ``show(model, hands)``, ``begin()``, ``end()``,
    ``focus()``.

    ``text`` is a save or a record; ``bottom`` the seat that sits at the bottom; ``hand`` and ``step`` are
    shown first, and there ``note`` is said in the place of what happened.
    """

    phase = "watching"
    keys = player.KEYS
    came_from = None  # name and context of the sheet to which the way back leads

    def __init__(self, app, view, text, bottom, hand=1, step=0, note=""):
        self.app = app
        self.scene = Scene()
        self.scene.open = True
        self.running = False
        self.about = None
        self._view = view
        self.text = text
        self.bottom = bottom
        self._first = (hand, step)
        self._note, self._noted_in = note, app.words.language
        self._wish = None
        self._going = False
        self._branching = False
        self._run = 0
        self._pace = app.pace.beside(_Tempo(app.settings))

    async def open(self):
        """Has the record opened.

        :raises EngineError: it cannot be watched.
        """
        self.about = await self.app.engine.ask("watch", text=self.text)
        hand, step = self._first
        self._take(await self._frame(min(hand, self.about["hands"]), step))

    def words(self, language):
        """Seats are called by the compass, and nobody is "you"."""
        return Words(language, turned.names(Words(language), self.bottom), "")

    def title(self, words):
        """It is a replay."""
        return [words("watch.replay")]

    def begin(self):
        """It is on the table."""
        self._view.begin()

    def end(self):
        """It is taken away."""
        self._stop()
        self._view.end()

    def render(self):
        """The four hands and the controls."""
        hands = open_hands.open_hands(self.scene, self.app.settings, self.app.words)
        self._view.show(self.model(), hands)

    def model(self):
        """What the controls show."""
        return player.player(self.scene.snap, self.about["hands"], self.running, self.app.words)

    def say(self):
        """What happened at this step. The line shows two sentences at the most, readers get all."""
        snap = self.scene.snap
        here = (snap["hand_no"], snap["step"]) == self._first
        if self._note and here and self.app.words.language == self._noted_in:
            self.app.view.say(self._note, "news")
            return
        said = player.told(snap, self.app.words)
        self.app.view.say(" ".join(said[-2:]), "", " ".join(said[:-2]))

    def focus(self):
        """The focus goes to the controls; True."""
        self._view.focus()
        return True

    async def resume(self):
        """The new engine knows nothing of the record."""
        snap = self.scene.snap
        await self.go(snap["hand_no"], snap["step"])

    # Touches --------------------------------------------------------------------------------------------

    def bid(self, _bid):
        """There is nothing to bid."""

    def card(self, _text, _again):
        """Nor to play."""

    def do(self, name):
        """A button, or a key that does the same."""
        if name == "run":
            return self._stop() if self.running else self._play()
        if name == "reckoning":
            self._stop()
            self.app.open_sheet("watched")
            return None
        if name == "play-on":
            return self._play_on()
        return self._move(name) if name in player.MOVES or name in player.KEYS.values() else None

    async def _play_on(self):
        """A game of its own goes on from here, against the same bots."""
        if self._branching:
            return
        self._branching = True
        self._stop()
        snap = self.scene.snap
        try:
            about = await self.app.engine.ask("watch", text=self.text)
            await self.app.branch(about["record"], snap["hand_no"], snap["step"])
        except EngineError as error:
            self._branching = False
            self.app.say_text(self.app.words.error(error.code, error.params))
            return
        counting.helped(self.app.store, self.app.game)  # all hands were in sight
        self.app.notices.append(self.app.words("play-on.said"))
        self.app.focus_home()

    async def _move(self, name):
        self._stop()
        there = player.target(name, self.scene.snap, self.about["hands"])
        if there:
            await self.go(there[0], there[1])

    def seek(self, step):
        """The slider was moved."""
        self._stop()
        return self.go(self.scene.snap["hand_no"], step)

    # Going ----------------------------------------------------------------------------------------------

    async def go(self, hand, step):
        """Shows a moment. Of many wishes that come while one is fetched, only the last counts."""
        self._wish = (hand, step)
        if self._going:
            return
        self._going = True
        try:
            while self._wish:
                hand, step = self._wish
                self._wish = None
                frame = await self._frame(hand, step)
                if self.app.mode is not self:
                    return
                self._take(frame)
                self.app.render()
                self.say()
        finally:
            self._going = False

    async def _frame(self, hand, step):
        try:
            return await self._ask(hand, step)
        except EngineError as error:
            if error.code != "not-watched":
                raise
        # An engine that was restarted, or that another part of the page showed another record.
        self.about = await self.app.engine.ask("watch", text=self.text)
        return await self._ask(hand, step)

    async def _ask(self, hand, step):
        return await self.app.engine.ask("frame", record=self.about["record"], hand=hand, step=step)

    def _take(self, frame):
        snap = dict(turned.turned(frame, self.bottom))
        snap.update(NOT_IN_A_FRAME)
        self.scene.take(snap)
        self.scene.offered = ("reckoning", "reckoning") if snap["ledger"] else ("play-on", "play-on")

    def _stop(self):
        if self.running:
            self.running = False
            self._run += 1
            self._pace.skip()
            if self.app.mode is self:
                self.render()

    async def _play(self):
        """By itself, to the end of the hand; from there it begins with the next, or with this one again."""
        self.running = True
        self._run += 1
        run, snap = self._run, self.scene.snap
        if snap["step"] == snap["steps"]:
            await self.go(min(snap["hand_no"] + 1, self.about["hands"]), 0)
        else:
            self.render()
        while run == self._run and self.scene.snap["step"] < self.scene.snap["steps"]:
            self._pace.hold(self._kind())
            await self._pace.free()
            if run == self._run:
                await self.go(self.scene.snap["hand_no"], self.scene.snap["step"] + 1)
        if run == self._run:
            self._stop()

    def _kind(self):
        if self.scene.looking:
            return pace.LOOK
        return pace.CARD if self.scene.phase() == "playing" else pace.BID


class _Tempo:
    """The chosen speed; a replay at once would be none."""

    def __init__(self, settings):
        self._settings = settings

    def __getitem__(self, name):
        speed = self._settings[name]
        return "fast" if speed == "instant" else speed
