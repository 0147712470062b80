"""The marks for the suit led and for broken spades in the document."""

from spades.ui.dom import el, svg


class Chips:
    """A short list, built anew when it changes."""

    def __init__(self, root):
        self._root = root
        self._last = []

    def show(self, model):
        """Brings the chips up to date; one that is new settles once."""
        if model == self._last:
            return
        had = [chip["key"] for chip in self._last]
        self._last = model
        self._root.replaceChildren()
        for chip in model:
            self._root.append(_chip(chip, chip["new"] and chip["key"] not in had))


def _chip(chip, new):
    use = svg("use", {"href": "#suit-" + chip["suit"]})
    attrs = {"class": "suit", "data-suit": chip["suit"], "viewBox": "0 0 100 108", "aria-hidden": "true"}
    return el(
        "li",
        {"class": "chip is-new" if new else "chip"},
        svg("svg", attrs, use),
        el("span", None, chip["text"]),
    )
