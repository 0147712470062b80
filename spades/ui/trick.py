"""The trick in the document: cards come from their seat, and go to the seat that won them."""

from spades.ui.dom import Mark, el


class _Laid:
    def __init__(self, face, card):
        drawing = face.cloneNode(True)
        self.use = Mark(drawing.firstElementChild)
        self.card = Mark(el("span", {"class": "card", "role": "img", "data-suit": card["card"][1]}, drawing))
        self.place = Mark(el("li", {"data-pos": card["seat"], "data-card": card["card"]}, self.card.node))
        self.text = card["card"]

    def show(self, card):
        self.use.attr("href", "#" + card["symbol"])
        self.card.attr("aria-label", card["label"])
        self.place.flag("is-winning", card["winning"])


class Trick:
    """The cards on the table, and those on their way to the winner."""

    def __init__(self, centre, root, gone, face):
        self._centre = Mark(centre)
        self._root = Mark(root)
        self._gone = Mark(gone)
        self._face = face
        self._laid = []
        self._last = None
        slot = el(
            "li", {"class": "slot", "data-pos": "S", "aria-hidden": "true"}, el("span", {"class": "place"})
        )
        root.append(slot)
        self._slot = Mark(slot)

    def show(self, model, box=None):
        """Lays the trick; ``box`` is where the player's own card was, from where it flies."""
        last, self._last = self._last, model
        self._root.hidden(not model["shown"])
        self._centre.flag("is-past", model["past"])
        self._slot.hidden(not model["slot"])
        cards = [card["card"] for card in model["cards"]]
        grows = last is not None and last["key"] == model["key"] and cards[: len(self._laid)] == self._texts()
        if not grows:
            self._clear(last, model)
        self._root.flag("is-still", not grows and not _is_next(last, model))
        for card in model["cards"][len(self._laid) :]:
            self._lay(card, box)
        for place, laid in enumerate(self._laid):
            laid.show(model["cards"][place])

    def _texts(self):
        return [laid.text for laid in self._laid]

    def _lay(self, card, box):
        laid = _Laid(self._face, card)
        self._laid.append(laid)
        self._root.node.append(laid.place.node)
        if box is not None and card["seat"] == "S":
            self._fly(laid, box)

    def _fly(self, laid, box):
        """The way from the hand, measured once: the card lies in its place already."""
        node, centre = laid.place.node, self._root.node.getBoundingClientRect()
        across = box.left + box.width / 2 - centre.left - centre.width / 2
        down = box.top + box.height / 2 - centre.top - centre.height / 2
        node.style.setProperty("--fx", str(across) + "px")
        node.style.setProperty("--fy", str(down) + "px")
        node.style.setProperty("--fs", str(box.width / (laid.card.node.offsetWidth or box.width)))
        node.style.setProperty("--fo", "1")

    def _clear(self, last, model):
        if _is_next(last, model) and len(self._laid) == 4:
            self._gone.node.replaceChildren()
            self._gone.attr("data-won", last["won"])
            for laid in self._laid:
                self._gone.node.append(laid.place.node)
        else:
            for laid in self._laid:
                laid.place.node.remove()
        self._laid = []


def _is_next(last, model):
    """Does the new trick follow the last one, in play and not in looking back?"""
    if last is None or last["key"] is None or model["key"] is None or last["past"] or model["past"]:
        return False
    return last["key"][0] == model["key"][0] and last["key"][1] + 1 == model["key"][1]
