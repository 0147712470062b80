"""All examples of a page come to life; house rules in its address are told in words."""

import asyncio
import json

from pyscript import document, window

from spades.i18n import GUIDE, Words
from spades.ui.browser import Browser
from spades.ui.dom import el, every, listen, one, same
from spades.ui.engine import Engine, EngineError, EngineFailed
from spades.ui.examples import bid, house, legal, score, trick
from spades.ui.examples.reading import hold

KINDS = {"legal": legal.Legal, "trick": trick.Trick, "score": score.Score, "bid": bid.Bid}
USUAL_RULES = "cardcouch"


class Page:
    """What the examples know of their page: the engine, the words, the rules in play."""

    def __init__(self, engine, language, rules):
        self.engine = engine
        self.words = Words(language)
        self.words.also(GUIDE)
        self.rules = rules
        self.fields = {}
        self._tasks = []

    async def read_rules(self):
        """The fields of the rule set; one that makes no sense gives way to the usual one."""
        try:
            about = await self.engine.ask("check_rules", text=self.rules)
        except EngineError:
            self.rules = USUAL_RULES
            about = await self.engine.ask("check_rules", text=self.rules)
        self.fields = about["fields"]

    async def ask(self, what, **params):
        """What an example comes to by the rules in play."""
        return await self.engine.ask("example", what=what, rules=self.rules, **params)

    def run(self, task):
        """Lets a coroutine run by itself."""
        self._tasks = [other for other in self._tasks if not other.done()] + [asyncio.create_task(task)]


class Frame:
    """The live example in a figure: ``body`` is its own, ``say`` tells beneath it how it goes, aloud too, and
    ``more`` has room for what else there is to see.
    """

    def __init__(self, page, figure, given):
        self.page = page
        self.figure = figure
        self.words = page.words
        self.body = el("div", {"class": "body"})
        self.more = el("div", {"class": "more"})
        self._said = el("p", {"class": "said", "role": "status"})
        self._whole = el("div", {"class": "live"}, self.body, self._said, self.more)
        self.example = KINDS[given["what"]](self, given)
        listen(self._whole, "click", lambda event: self._hear("tap", event))
        listen(self._whole, "change", lambda event: self._hear("change", event))

    async def open(self):
        """Fills the example and puts it in the place of the picture."""
        await self.example.open()
        hold(self._show)

    def _show(self):
        """The picture gives way; a focus on its button goes to what has come."""
        focused = same(document.activeElement, one(".try", self.figure))
        self.figure.insertBefore(self._whole, one("figcaption", self.figure))
        self.figure.classList.add("is-live")
        if focused:
            one("button, select", self._whole).focus()

    def say(self, text):
        """One or two sentences below the example."""
        self._said.textContent = text

    def mark(self, good):
        """Was the last touch right? ``None``: there is nothing to judge."""
        self._said.setAttribute("data-good", "" if good is None else "yes" if good else "no")

    def _hear(self, name, event):
        node = event.target.closest("[data-do]")
        handler = getattr(self.example, name, None)
        if node and handler:
            self.page.run(self._guarded(handler, node))

    async def _guarded(self, handler, node):
        try:
            await handler(node)
        except EngineError as error:
            self.mark(False)
            self.say(self.words.error(error.code, error.params))
        except EngineFailed:
            self.say(self.words("example.failed"))


async def start():
    """Waits for the engine, then brings everything to life."""
    guide, engine = window.spadesGuide, Engine(Browser(one('script[name="engine"]').src))
    page = Page(engine, document.documentElement.lang, str(guide.rules) or USUAL_RULES)
    try:
        await engine.start()
        await page.read_rules()
        await house.tell(page)
        for figure in every("figure[data-example]"):
            if house.stands(figure, page.fields):
                await Frame(page, figure, json.loads(figure.getAttribute("data-example"))).open()
    except EngineFailed:
        guide.stop()
        return
    guide.live()
