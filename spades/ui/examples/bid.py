"""Bid a hand: your bid beside Expert's, what each is worth, and how many tricks the hand takes."""

from pyscript import window

from spades.ui import chances
from spades.ui.dom import el, every
from spades.ui.examples import cards, model
from spades.ui.model import answer

LEAST, WIDE = 200, 432  # of the drawing, in pixels
FRAME = 24  # what is around it
MOST_SEEDS = 1000000000


class Bid:
    """First the hand of the picture, then others, drawn with the bids and the score before them."""

    def __init__(self, frame, given):
        self._frame = frame
        self._hand = given["hand"]
        self._quiz = None
        self._shown = el("ol", {"class": "hand"})
        self._before = el("p", {"class": "before", "tabindex": "-1"})
        self._pad = el("div", {"class": "bids", "role": "group", "aria-label": frame.words("your-bid")})

    async def open(self):
        """The hand and the bids to choose from."""
        words = self._frame.words
        for value, text in model.bids(self._frame.page.fields, words):
            attrs = {"type": "button", "data-do": "bid", "data-bid": value, "aria-pressed": "false"}
            self._pad.append(el("button", attrs, text))
        self._frame.body.append(self._before, self._shown, self._pad)
        self._show("")

    async def tap(self, node):
        """A bid, or the wish for another hand."""
        if node.getAttribute("data-do") == "another":
            await self._another()
            return
        bid = int(node.getAttribute("data-bid"))
        self._frame.mark(None)
        self._frame.say(self._frame.words("example.wait"))
        if self._quiz:
            judged = await self._frame.page.engine.ask("judge", bid=bid, **self._quiz)
        else:
            judged = await self._frame.page.ask("bid", hand=self._hand, bid=bid)
        for other in every("button", self._pad):
            other.setAttribute("aria-pressed", str(other.getAttribute("data-bid") == str(bid)).lower())
        self._tell(judged)

    async def _another(self):
        page = self._frame.page
        seed = "guide-" + str(int(window.Math.random() * MOST_SEEDS))
        asked = await page.engine.ask("quiz", seed=seed, seat="S", rules=page.rules)
        self._quiz = asked["quiz"]
        self._hand = [held["card"] for held in asked["hand"]]
        self._hand.reverse()
        self._show(model.before(asked, self._frame.words))
        self._frame.figure.classList.add("is-other")  # the question above speaks of the first hand
        self._before.focus()

    def _show(self, before):
        words = self._frame.words
        self._before.textContent = before
        places = [el("li", {}, cards.face(words, card, words.card(card))) for card in self._hand]
        self._shown.replaceChildren(*places)
        for node in every("button", self._pad):
            node.setAttribute("aria-pressed", "false")
        self._frame.more.replaceChildren()
        self._frame.mark(None)
        self._frame.say(words("example.try-bid"))

    def _room(self):
        """The width of the drawing: its letters stay as large on a small screen."""
        return max(LEAST, min(WIDE, self._frame.body.clientWidth - FRAME))

    def _tell(self, judged):
        words, rows = self._frame.words, answer.tricks(judged, self._frame.words)
        nil = answer.nil(judged, words)
        again = el("button", {"type": "button", "data-do": "another"}, words("example.another"))
        told = [
            el("p", {"class": "of"}, words("quiz.win")),
            chances.bids(words, answer.bids(judged, words)),
            el("p", {"class": "of"}, words("quiz.tricks")),
            chances.drawing(words, rows, self._room()),
            chances.table(words, rows),
            el("p", {}, nil),
            el("p", {}, again),
        ]
        self._frame.more.replaceChildren(el("div", {"class": "told"}, *told))
        said = [
            answer.title(judged, words) + ".",
            answer.verdict(judged, words),
            answer.reason(judged, words),
        ]
        self._frame.mark(judged["loss"] < answer.CLOSE)
        self._frame.say(" ".join([text for text in said if text]))
