"""Score a hand: bids and tricks in, the ledger out, by the rules in play."""

from spades.ui.dom import el, every
from spades.ui.examples import model


class Score:
    """A form that begins with the hand of the picture."""

    def __init__(self, frame, given):
        self._frame = frame
        self._given = given
        self._ledger = el("table", {"class": "ledger"})

    async def open(self):
        """The form and the first reckoning."""
        words, given = self._frame.words, self._given
        bids = model.bids(self._frame.page.fields, words)
        taken = [(str(n), str(n)) for n in range(14)]
        bags = [(str(n), str(n)) for n in range(self._frame.page.fields["bags"] or 1)]
        fields = [
            self._menu("bid-S", words("example.bid", seat="S"), bids, given["bids"][0]),
            self._menu("bid-N", words("example.bid", seat="N"), bids, given["bids"][1]),
            self._menu("won-S", words("example.took", seat="S"), taken, given["tricks"][0]),
            self._menu("won-N", words("example.took", seat="N"), taken, given["tricks"][1]),
            self._menu("bags", words("example.bags"), bags, given["bags"]),
            self._points(given["points"]),
        ]
        wide = el("div", {"class": "wide"}, self._ledger)
        self._frame.body.append(el("div", {"class": "entries"}, *fields), wide)
        await self._reckon()
        self._frame.say(words("example.try-score"))

    async def change(self, _node):
        """Something was changed: the whole hand is reckoned anew."""
        await self._reckon()

    def _menu(self, name, label, choices, chosen):
        box = el("select", {"data-do": name})
        for value, text in choices:
            option = el("option", {"value": value}, text)
            option.selected = value == str(chosen)
            box.append(option)
        return el("label", {}, el("span", {}, label), box)

    def _points(self, points):
        attrs = {"type": "number", "data-do": "points", "min": "-999", "max": "999", "step": "1"}
        box = el("input", attrs)
        box.value = str(points)
        return el("label", {}, el("span", {}, self._frame.words("example.points")), box)

    async def _reckon(self):
        words = self._frame.words
        entered = {node.getAttribute("data-do"): node.value for node in every("[data-do]", self._frame.body)}
        asked, wrong = model.hand(entered, words)
        if wrong:
            self._frame.mark(False)
            self._frame.say(wrong)
            return
        answer = await self._frame.page.ask("score", **asked)
        rows, said = model.ledger(answer["ledger"]["teams"][0], words)
        self._ledger.replaceChildren(
            *[
                el("tr", {"class": kind}, el("th", {"scope": "row"}, text), el("td", {}, value))
                for text, value, kind in rows
            ]
        )
        self._frame.mark(None)
        self._frame.say(said)
