"""What the player is asked, in the middle of the table: the bid pad, the blind question, the exchange."""

from pyscript import document

from spades.ui.dom import Mark, el, every, same


class Pad:
    """One panel; built when another question comes, and then only brought up to date."""

    def __init__(self, centre):
        self._centre = centre
        self._key = None
        self._panel = None
        self._bids = []
        self._note = self._give = None

    def show(self, model):
        """Asks the question of the model; None takes the panel away. True when it had the focus."""
        key = model and (model["kind"], model["title"])
        if key != self._key:
            had_focus = self._take_away()
            self._key = key
            if model:
                self._panel = getattr(self, "_build_" + model["kind"])(model)
                self._centre.append(self._panel)
        else:
            had_focus = False
        if model:
            getattr(self, "_show_" + model["kind"])(model)
        return had_focus

    def _take_away(self):
        if self._panel is None:
            return False
        had_focus = self._panel.contains(document.activeElement)
        self._panel.remove()
        self._panel = None
        return had_focus

    # A bid --------------------------------------------------------------------------------------------

    def _build_bid(self, model):
        self._note = Mark(el("p", {"class": "note warn", "id": "pad-note"}))
        head = el("div", {"class": "head"}, el("h2", {"id": "pad-title"}, model["title"]), self._note.node)
        keys = el("div", {"class": "bids"})
        self._bids = []
        for choice in model["choices"]:
            attrs = {"type": "button", "class": "bid", "data-bid": str(choice["bid"])}
            bid = Mark(el("button", attrs, choice["text"]))
            self._bids.append(bid)
            keys.append(bid.node)
        self._rove(0)
        return el("div", {"class": "pad", "role": "group", "aria-labelledby": "pad-title"}, head, keys)

    def _show_bid(self, model):
        self._note.text(model["warn"])
        self._note.hidden(not model["warn"])
        for place, bid in enumerate(self._bids):
            choice = model["choices"][place]
            bid.attr("aria-disabled", "true" if choice["off"] else None)
            bid.attr("data-warn", "" if choice["warn"] else None)
            bid.attr("aria-describedby", "pad-note" if choice["warn"] else None)
            bid.attr("aria-pressed", "true" if choice["pressed"] else None)
            bid.flag("is-hinted", choice["hinted"])

    def _rove(self, home):
        for place, bid in enumerate(self._bids):
            bid.attr("tabindex", "0" if place == home else "-1")

    # Blind or not, and the exchange -------------------------------------------------------------------

    def _build_blind(self, model):
        return self._ask(
            model,
            el("button", {"type": "button", "class": "secondary", "data-do": "blind-yes"}, model["yes"]),
            el("button", {"type": "button", "class": "primary", "data-do": "blind-no"}, model["no"]),
        )

    def _show_blind(self, model):
        self._note.text(model["note"])

    def _build_exchange(self, model):
        self._give = Mark(
            el("button", {"type": "button", "class": "primary", "data-do": "give"}, model["give"])
        )
        return self._ask(model, self._give.node)

    def _show_exchange(self, model):
        self._note.text(model["note"])
        self._give.attr("aria-disabled", None if model["ready"] else "true")

    def _ask(self, model, *buttons):
        self._note = Mark(el("p", {"class": "note", "id": "pad-note"}))
        return el(
            "div",
            {
                "class": "pad ask",
                "role": "group",
                "aria-labelledby": "pad-title",
                "aria-describedby": "pad-note",
            },
            el("h2", {"id": "pad-title"}, model["title"]),
            self._note.node,
            el("div", {"class": "buttons"}, *buttons),
        )

    # Focus --------------------------------------------------------------------------------------------

    def focus(self):
        """Gives the panel the focus; False when there is none."""
        for node in every("button", self._panel) if self._panel else []:
            if node.getAttribute("tabindex") != "-1":
                node.focus()
                return True
        return False

    def step(self, key):
        """Arrow keys lead from bid to bid; True when they meant something here."""
        here = [place for place, bid in enumerate(self._bids) if same(document.activeElement, bid.node)]
        if self._panel is None or not here:
            return False
        last = len(self._bids) - 1
        moves = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -5, "ArrowDown": 5, "Home": -last, "End": last}
        if key not in moves:
            return False
        there = min(max(here[0] + moves[key], 0), last)
        self._rove(there)
        self._bids[there].node.focus()
        return True
