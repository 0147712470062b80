"""The player's cards in the document. A card keeps its button as long as it is held, and so its focus."""

from pyscript import document

from spades.ui.dom import Mark, el, one, same


class _Card:
    """The button of one card."""

    def __init__(self, face, text):
        drawing = face.cloneNode(True)
        self.use = Mark(drawing.firstElementChild)
        attrs = {"type": "button", "class": "card", "data-card": text, "data-suit": text[1], "tabindex": "-1"}
        self.button = Mark(el("button", attrs, drawing))
        self.place = el("li", None, self.button.node)

    def show(self, card):
        self.use.attr("href", "#" + card["symbol"])
        self.button.attr("aria-label", card["label"])
        self.button.attr("aria-disabled", "true" if card["off"] else None)
        self.button.attr("aria-pressed", None if card["pressed"] is None else str(card["pressed"]).lower())
        self.button.flag("is-refused", card["refused"])
        self.button.flag("is-hinted", card["hinted"])


class Hand:
    """The list of cards. ``face`` is an empty drawing to copy."""

    def __init__(self, root, face):
        self.root = root
        self._mark = Mark(root)
        self._face = face
        self._cards = {}
        self._order = []
        self._backs = root.children.length  # the page opens with thirteen
        self._home = None

    def show(self, model, dealt=False):
        """Brings the cards into the document; ``dealt`` lets them fly in."""
        wanted = [card["card"] for card in model["cards"]]
        self._show_backs(model["backs"])
        self._mark.flag("is-dealt", dealt)
        self._let_go(wanted)
        self._bring(wanted)
        for card in model["cards"]:
            self._cards[card["card"]].show(card)
        count = max(len(wanted), model["backs"])
        self._mark.var("--n", count)
        self._mark.var("--half", (count + 1) // 2)
        self._mark.attr("data-rows", str(model["rows"]))
        self._keep_home([card["card"] for card in model["cards"] if not card["off"]])

    def _show_backs(self, count):
        if count == self._backs:
            return
        self._backs = count
        if not count:
            self.root.replaceChildren()
        for _ in range(count):
            drawing = self._face.cloneNode(True)
            drawing.firstElementChild.setAttribute("href", "#back")
            self.root.append(
                el("li", {"aria-hidden": "true"}, el("span", {"class": "card is-back"}, drawing))
            )

    def _let_go(self, wanted):
        leaving = [text for text in self._order if text not in wanted]
        staying = [text for text in self._order if text in wanted]
        focused = self.focused() if leaving else None
        at = self._order.index(focused) if focused in leaving else 0
        self._order = staying
        if staying and focused in leaving:
            self.focus(staying[min(at, len(staying) - 1)])
        for text in leaving:
            self._cards.pop(text).place.remove()

    def _bring(self, wanted):
        if self._order == wanted:
            return
        if self._order != [text for text in wanted if text in self._order]:
            self._sort_anew(wanted)
        following = None
        for text in reversed(wanted):
            if text not in self._cards:
                self._cards[text] = _Card(self._face, text)
                self.root.insertBefore(self._cards[text].place, following)
            following = self._cards[text].place
        self._order = wanted

    def _sort_anew(self, wanted):
        focused = self.focused()
        for text in wanted:
            if text in self._cards:
                self.root.append(self._cards[text].place)
        if focused:
            self._cards[focused].button.node.focus()

    # Focus: one card is in the tab order, arrows lead to the others ------------------------------------

    def _keep_home(self, playable):
        if self._home not in self._order:
            self._home = (playable or self._order or [None])[0]
        for text in self._order:
            self._cards[text].button.attr("tabindex", "0" if text == self._home else "-1")

    def focused(self):
        """The card that has the focus, or None."""
        for text in self._order:
            if same(document.activeElement, self._cards[text].button.node):
                return text
        return None

    def focus(self, text=None):
        """Gives a card the focus: this one, or the one in the tab order. False when there is no card."""
        text = text or self._home
        if text not in self._cards:
            return False
        self._home = text
        self._cards[text].button.node.focus()
        self._keep_home([])
        return True

    def step(self, key):
        """An arrow key leads to the next card; True when it meant something here."""
        here = self.focused()
        if here is None:
            return False
        at, last = self._order.index(here), len(self._order) - 1
        there = {"ArrowLeft": at - 1, "ArrowRight": at + 1, "Home": 0, "End": last}.get(key)
        if there is None:
            return False
        self.focus(self._order[min(max(there, 0), last)])
        return True

    def box(self, text):
        """Where a card is on the screen, or None."""
        return self._cards[text].button.node.getBoundingClientRect() if text in self._cards else None

    def shake(self, text):
        """A refused card shakes its head, also the second time."""
        if text in self._cards:
            node = self._cards[text].button.node
            node.classList.remove("is-refused")
            node.getBoundingClientRect()
            node.classList.add("is-refused")


def empty_face():
    """The drawing of a card without its face, to be copied."""
    return one("#face").content.firstElementChild
