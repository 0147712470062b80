"""The four name plates in the document."""

from spades.seats import SEATS
from spades.ui.dom import Mark, el, every, one


class _Plate:
    def __init__(self, seat):
        root = one(".seat[data-seat=" + seat + "]")
        self._root = Mark(root)
        self._name = Mark(one(".name", root))
        self._dealer = Mark(one(".dealer", root))
        took = one(".took", root)
        self._strong, self._rest, self._tally = (
            Mark(el("b")),
            Mark(el("span")),
            el("span", {"class": "tally"}),
        )
        self._tally.setAttribute("aria-hidden", "true")
        took.append(self._strong.node, self._rest.node, self._tally)
        self._marks = None
        self._backs = [Mark(back) for back in every(".backs svg", root)]

    def show(self, plate):
        self._root.flag("is-turn", plate["turn"])
        self._root.flag("is-thinking", plate["thinking"])
        self._name.text(plate["name"])
        self._dealer.hidden(not plate["dealer"])
        self._strong.text(plate["strong"])
        self._strong.hidden(not plate["strong"])
        self._rest.text(plate["rest"])
        self._show_tally(plate["tally"])
        # The fan thins out from both ends.
        gone = len(self._backs) - plate["backs"]
        for place, back in enumerate(self._backs):
            back.flag("is-gone", place < (gone + 1) // 2 or place >= len(self._backs) - gone // 2)

    def _show_tally(self, marks):
        if marks == self._marks:
            return
        self._marks = marks
        self._tally.replaceChildren()
        for mark in marks:
            self._tally.append(el("i", {"class": mark} if mark else None))
        self._tally.hidden = not marks


class Seats:
    """All four."""

    def __init__(self):
        self._plates = {seat: _Plate(seat) for seat in SEATS}

    def show(self, model):
        """Brings the plates up to date."""
        for plate in model:
            self._plates[plate["seat"]].show(plate)
