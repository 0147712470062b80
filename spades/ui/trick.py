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

    def show(self, model, way=None):
        """Lays the trick; ``way`` is the one that the player's own card flies, see ``way_from``."""
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
            self._lay(card, way)
        for place, laid in enumerate(self._laid):
            laid.show(model["cards"][place])

    def _texts(self):
        return [laid.text for laid in self._laid]

    def _lay(self, card, way):
        laid = _Laid(self._face, card)
        self._laid.append(laid)
        self._root.node.append(laid.place.node)
        if way is not None and card["seat"] == "S":
            for name in way:
                laid.place.node.style.setProperty(name, way[name])

    def way_from(self, box):
        """The way of a card from ``box`` to its place, as properties of its style.

        To be measured before anything is changed: in between, it would lay the whole page out once more.
        """
        centre = self._root.node.getBoundingClientRect()
        across = box.left + box.width / 2 - centre.left - centre.width / 2
        down = box.top + box.height / 2 - centre.top - centre.height / 2
        size = box.width / (self._slot.node.firstElementChild.offsetWidth or box.width)
        return {"--fx": str(across) + "px", "--fy": str(down) + "px", "--fs": str(size), "--fo": "1"}

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
