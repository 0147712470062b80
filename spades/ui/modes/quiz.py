"""The bidding quiz: a hand, your bid, Expert's. No document; runs on MicroPython too."""

from spades.i18n import Words
from spades.ui.model import line, turned
from spades.ui.scene import Scene

FIRST_RULES = "cardcouch"
LEVEL = "expert"


class Quiz:
    """Questions one after the other; ``seat`` is who bids, ``rules`` a rule set as text."""

    phase = "quiz"
    keys = ()

    def __init__(self, app, seat, rules, level):
        self.app = app
        self.scene = Scene()
        self.judged = None
        self._asked = {"seat": seat, "rules": rules or FIRST_RULES, "level": level or LEVEL, "number": 0}
        self._asked["seed"] = app.store.new_id()
        self._bottom = seat
        self._busy = False

    async def open(self):
        """Has the first hand dealt.

        :raises EngineError: there is no such question.
        """
        await self._fetch()

    def words(self, language):
        """You sit at the bottom, whichever seat that is."""
        plain = Words(language, self.app.settings["names"])
        if self._bottom == "S":
            return plain
        names = turned.names(plain, self._bottom)
        return Words(language, {letter: names[letter] for letter in "NEW"})

    def title(self, words):
        """Which practice it is."""
        return [words("quiz")]

    def begin(self):
        """It is on the table."""

    def end(self):
        """It is taken away."""

    def render(self):
        """The table shows all there is."""

    def say(self):
        """What was bid, and what is asked."""
        words, snap = self.app.words, self.scene.snap
        # The plates show the bids: they are said for readers only.
        self.app.view.say(line.prompt(self.scene, words), "", line.news(snap["events"], words))

    def focus(self):
        """The pad is asked for by the table itself."""
        return False

    async def resume(self):
        """Questions are kept nowhere but here: there is nothing to be done."""

    # Touches --------------------------------------------------------------------------------------------

    def do(self, name):
        """A button."""
        if name == "next":
            return self.next()
        if name == "reckoning" and self.judged:
            self.app.open_sheet("quiz-answer")
        return None

    def card(self, _text, _again):
        """There is nothing to play."""

    def bid(self, bid):
        """A bid was touched."""
        for choice in self.scene.snap["bid_choices"]:
            if choice["bid"] == bid and choice["why"] is not None:
                self.app.say_text(self.app.words.refusal(choice["why"]), "why")
                return None
        return self._judge(bid)

    async def _judge(self, bid):
        """Expert's answer. Only the first bid of a hand counts for the tally."""
        if self._busy:
            return
        self._busy = True
        try:
            self.scene.armed = ("bid", bid)
            self.app.view.render()
            judged = await self.app.engine.ask("judge", bid=bid, **self.scene.snap["quiz"])
        finally:
            self._busy = False
        if self.app.mode is not self:
            return
        if self.judged is None:
            self._count(judged["agreed"])
        self.judged = judged
        self.scene.offered = ("next", "next-hand")
        self.app.render()
        self.app.open_sheet("quiz-answer")

    def _count(self, agreed):
        """How often you agreed, of how often you were asked; kept."""
        asked, same = tally(self.app.store)
        self.app.store.note("quiz", {"asked": asked + 1, "agreed": same + (1 if agreed else 0)})

    async def next(self):
        """The next hand."""
        if self._busy:
            return
        self._busy = True
        try:
            self._asked["number"] += 1
            await self._fetch()
        finally:
            self._busy = False
        if self.app.mode is self:
            self.app.render()
            self.say()
            self.app.focus_home()

    async def _fetch(self):
        question = await self.app.engine.ask("quiz", **self._asked)
        self.judged = None
        self.scene.offered = None
        self.scene.take(turned.turned(question, self._bottom))


def tally(store):
    """How many hands were asked, and how often the bid was Expert's."""
    kept = store.noted("quiz")
    kept = kept if isinstance(kept, dict) else {}
    asked, agreed = kept.get("asked"), kept.get("agreed")
    if not isinstance(asked, int) or not isinstance(agreed, int) or not 0 <= agreed <= asked:
        return 0, 0
    return asked, agreed
