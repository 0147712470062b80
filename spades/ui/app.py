"""The page: the game, its table in the document, its sheets. ``spades.ui.boot`` starts it."""

import asyncio

from pyscript import window

from spades.i18n import Words
from spades.ui import address, modes, sheets
from spades.ui.browser_store import ask_to_persist, page_store
from spades.ui.dom import listen_window, today
from spades.ui.engine import EngineError, EngineFailed, unless_failed
from spades.ui.model import line, tools
from spades.ui.modes.host import Host
from spades.ui.scene import SHOWN_AFTER
from spades.ui.settings import Settings, root_attributes
from spades.ui.table import Table, languages

SHEETS = {
    "score-sheet": "score-sheet",
    "settings": "settings",
    "new-game": "new-game",
    "games": "games",
    "help": "keys",
}
HELP = ("hint", "undo")
OF_A_HAND = ("hand-over", "game-over", "history", "daily")  # sheets that speak of the hand on the table


class App(Host):
    """The one object that everything on the page knows."""

    daily_offered = True  # a frame keeps too little for it

    def __init__(self, engine, store, settings):
        words = Words(settings.language(), settings["names"])
        super().__init__(engine, store, settings, words, None)
        self.view = Table(self)
        self.hello = {"levels": (), "presets": [], "rule_fields": []}
        self._tasks = []
        store.on_lost = self.lost
        engine.on_restart(self.resume)
        engine.on_failed(window.spadesBoot.crash)
        self.dress()

    def run(self, task):
        """Lets a coroutine run by itself; None is nothing to do."""
        if task is not None:
            self._tasks = [other for other in self._tasks if not other.done()] + [
                asyncio.create_task(unless_failed(task))
            ]

    def dress(self):
        """Puts settings and language on the page."""
        language = self.settings.language()
        self.words = self.mode.words(language) if self.mode else Words(language, self.settings["names"])
        self.view.dress(root_attributes(self.settings), self.words)
        self.render()

    def setting_changed(self):
        """After a setting was set: kept, and seen at once."""
        self.store.save_settings(self.settings.stored())
        self.dress()
        if self.mode:
            self.mode.say()
        elif self.snap:
            self.view.say(line.prompt(self.scene, self.words))

    def tap(self):
        """A touch of the bare table ends a pause."""
        self.pace.skip()

    def do(self, name):
        """A button of the table was touched."""
        if name in SHEETS:
            self.open_sheet(SHEETS[name])
            return None
        if name in HELP and self.mode is None and tools.tools(self.scene)[name]:
            from spades.ui import counting, daily

            counting.helped(self.store, self.game)
            daily.helped(self.store, self.snap)
        if name == "reckoning" and self.mode is None:
            self.reckon(self.snap["phase"], asked=True)
            return None
        return super().do(name)

    def open_sheet(self, name, **context):
        """Shows a sheet over the table."""
        self.run(sheets.open_sheet(self, name, **context))

    def is_reading(self):
        """Does another sheet than the reckoning of the hand lie over the table?"""
        return sheets.is_open() and not sheets.is_open("hand-over")

    def reckon(self, phase, asked=False):
        """The reckoning of the hand, or of the game; by itself it takes the place of no other sheet."""
        passed_over = self.settings["auto_next"] and self.settings["speed"] == "instant"
        if not asked and (passed_over or sheets.is_open()):
            return
        if phase == "game-over" and self.snap.get("daily"):
            from spades.ui import daily

            day = daily.day_of_game(self.store, self.game, self.snap)
            self.open_sheet("daily", date=self.snap["daily"], day=day)
        else:
            self.open_sheet(phase)

    def _show(self, snap):
        if (
            self.snap
            and self.snap["phase"] in SHOWN_AFTER
            and snap["phase"] not in SHOWN_AFTER
            and sheets.is_open(*OF_A_HAND)
        ):
            sheets.close_sheet(self)
        super()._show(snap)

    def entered(self, snap, op):
        """A daily deal is begun also where it comes from a file or the list."""
        if snap.get("daily"):
            from spades.ui import daily

            daily.entered(self.store, snap, today(), op == "import")

    def hand_played(self, snap):
        """Counts it together with its save: a reload in the last trick loses nothing."""
        from spades.ui import counting, daily

        counting.count(self.store, self.game, snap)
        daily.finished(self.store, self.game, snap)

    def focus_home(self):
        """The focus goes where the player acts next."""
        if self.mode is None or not self.mode.focus():
            self.view.focus_home()

    # The beginning --------------------------------------------------------------------------------------

    async def begin(self, query):
        """The game that the address asks for, else the last one, else a new one."""
        options, problems = address.read(query, self.hello["levels"])
        self.notices = self.said(problems)
        begun = False
        if address.starts_game(options):
            begun = await self.begin_asked(options)
            self._take_out(address.STARTING)
        if not begun and not await self.go_on():
            await self.new_game()
        if not begun and "daily" in options:
            self.show_daily(options["daily"] or today())
        listen_window("hashchange", lambda _: self.run(self._offer_record({})))
        await self._begin_mode(options)

    def _take_out(self, names):
        """Takes parameters out of the address: a reload then goes on with what there is."""
        here = window.location
        rest = address.without(here.search, names)
        window.history.replaceState(None, "", here.pathname + rest + here.hash)

    async def leave(self):
        """Back to the game, also for a reload."""
        back = getattr(self.mode, "came_from", None)
        await super().leave()
        self.forget_mode()
        if back:
            self.open_sheet(back[0], **back[1])

    def forget_mode(self):
        """A reload goes on with the game, whatever the address asks for beside it."""
        self._take_out(("mode", "drill", "seat") + address.STARTING)

    async def _begin_mode(self, options):
        """What the address asks for beside a game: the quiz, drills, or a record to be watched."""
        if options.get("mode") == "drill" or "drill" in options:
            self.open_sheet("practice", rules=options.get("rules"), kind=options.get("drill"))
        elif options.get("mode") == "bid":
            await self.show(options)
        else:
            await self._offer_record(options)

    async def _offer_record(self, options):
        """Asks whether the record in the address is to be watched; ``mode=replay`` has asked for it."""
        record = address.record(window.location.hash)
        if record is None:
            return
        wanted = dict(options, mode="replay", record=record)
        asked = options.get("mode") == "replay"
        answer = asked or await sheets.ask(self, "watch.ask", "watch.ask-text", "watch", also="play-same")
        if answer == "play-same":
            await self._play_same(record)
        elif answer:
            await self.show(wanted)
        if not asked:  # once: a reload goes on with the game
            here = window.location
            window.history.replaceState(None, "", here.pathname + here.search)

    async def _play_same(self, record):
        """The first deal of a record, to be played and then compared."""
        try:
            about = await self.engine.ask("watch", text=record)
            await self.branch(about["record"], 1, 0)
        except EngineError as error:
            self.say_text(self.words.error(error.code, error.params))
            return
        if about["sheet"]:  # else that hand was not played to its end
            self.store.note("same", {"game": self.game, "record": record})
        self.focus_home()

    async def play_daily(self, date):
        """The daily deal of a date is begun or gone on with; False when it was played before.

        :raises EngineError: there is no such day, or it is still to come.
        """
        from spades.ui import daily

        return await daily.play(self, date, today())

    def show_daily(self, date):
        """The result of a daily deal, if there is one."""
        from spades.ui import daily

        if daily.is_over(self.store, date):
            self.open_sheet("daily", date=date)

    async def show(self, options):
        """Shows a mode, see ``spades.ui.modes``; what cannot be shown is said."""
        try:
            await modes.enter(self, options)
        except EngineError as error:
            self.say_text(self.words.error(error.code, error.params))
            return False
        if sheets.is_open(*OF_A_HAND):  # of the game that waits
            sheets.close_sheet(self)
        self.focus_home()
        return True

    async def go_on(self):
        """The game that was played last goes on; True when there is one."""
        name = self.store.current()
        return name is not None and await self.load(name)

    def said(self, problems):
        """What the address asks for in vain; all that is unknown in one sentence."""
        unknown = [params["name"] + "=" + params["value"] for key, params in problems if key == "address.bad"]
        said = [self.words("address.bad", list=", ".join(unknown))] if unknown else []
        said += [self.words(key, **params) for key, params in problems if key != "address.bad"]
        return said

    async def begin_asked(self, options):
        """The game of the address; False, and said, when the engine refuses it."""
        try:
            if "daily" in options:
                return await self.play_daily(options["daily"] or today())
            await self.new_game(**address.game(options))
        except EngineError as error:
            self.notices.append(self.words.error(error.code, error.params))
            return False
        return True


async def set_table(engine, store, kind=App):
    """An app with its engine; None, and said, when that does not start."""
    options, _ = address.read(window.location.search, ())
    app = kind(engine, store, Settings(store.load_settings(), options["visit"], languages()))
    try:
        app.hello = await engine.start()
    except EngineFailed:
        window.spadesBoot.stop("slow")
        return None
    return app


async def start(engine):
    """Sets the table, waits for the engine, and deals."""
    store = page_store()
    app = await set_table(engine, store)
    if app:
        await unless_failed(app.begin(window.location.search))
        await ask_to_persist(store)
