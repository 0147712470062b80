"""The app of a page in a frame. ``static/frame.mjs`` has brought the reader's click or the first command."""

from pyscript import window

from spades.ui import address, app
from spades.ui.browser_store import page_store
from spades.ui.embed.host import Host
from spades.ui.embed.key import key
from spades.ui.embed.old import forget_old
from spades.ui.engine import EngineError, unless_failed


class Embedded(app.App):
    """An app with a page around it. Nothing is taken out of the address: a reload finds its game by it."""

    host = None
    daily_offered = False
    unkept = "status.saved-not-frame"

    async def begin(self, query):
        """The game of this frame goes on; without one, the game that the address asks for begins."""
        options, problems = address.read_frame(query, self.hello["levels"])
        mode = options.get("mode", "play")

        async def watch(record):
            options["record"] = record
            await self._show_mode(options)

        self.host = Host(self, window.spadesFrame.tell, options, watch if mode == "replay" else None)
        self.notices = self.said(problems)
        for text in self.notices:
            self.host.error("address", text)
        if mode == "play" or not await self._begin_other(options):
            await self._begin_game(options)
        self.host.ready()
        window.spadesFrame.hear(lambda text: self.run(self.host.obey(text)))
        if window.spadesFrame.clicked and window.document.hasFocus():
            self.focus_home()

    async def _begin_game(self, options):
        if await self.go_on():
            return
        if not address.starts_game(options):
            await self.new_game()
        elif not await self.begin_asked(options):
            self.host.error("address", self.notices[-1])
            await self.new_game()

    async def _begin_other(self, options):
        """A replay or a quiz; False, and said, when it cannot be: then there is a game to play."""
        options["record"] = address.record(window.location.hash)
        try:
            await self._show_mode(options)
        except EngineError as error:
            self.notices.append(self.words.error(error.code, error.params))
            self.host.error(error.code, self.notices[-1])
            self.host.mode = "play"
            return False
        return True

    async def _show_mode(self, options):
        from spades.ui import modes

        await modes.enter(self, options)

    def forget_mode(self):
        """The address stays as it is."""

    def reckon(self, phase, asked=False):
        """The page around is told of a hand once, when its last trick was looked at."""
        if not asked:
            self.host.over(self.snap)
        super().reckon(phase, asked)


async def start(engine):
    """As in a page of its own, but with a store apart from the visitor's games and settings."""
    frame = window.spadesFrame
    name = key(frame.host, frame.place, window.location.search)
    folder = window.location.pathname
    forget_old(window.spadesShelf, "spades:" + folder[: folder.rfind("/") + 1] + ":embed:", name)
    page = await app.set_table(engine, page_store(":embed:" + name), Embedded)
    if page:
        await unless_failed(page.begin(window.location.search))
