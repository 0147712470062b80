"""What a replay shows beside the table: the four hands, a slider for the cards, seven buttons."""

from spades.seats import SEATS
from spades.ui.dom import Mark, el, listen, one, svg
from spades.ui.sheets.parts import suit_sign

DRAWN = {
    "hand-back": "M6 6v12M19 6.5v11L9.5 12z",
    "trick-back": "M12 6l-6 6 6 6M19 6l-6 6 6 6",
    "card-back": "M15 6l-6 6 6 6",
    "run": "M8 5.5v13L18.5 12z",
    "stop": "M8.5 6v12M15.5 6v12",
    "card-on": "M9 6l6 6-6 6",
    "trick-on": "M12 6l6 6-6 6M5 6l6 6-6 6",
    "hand-on": "M18 6v12M5 6.5v11L14.5 12z",
}
BUTTONS = ("hand-back", "trick-back", "card-back", "run", "card-on", "trick-on", "hand-on")
NOTHING = "–"
_made: "list[WatchView]" = []


def watch_view(app):
    """The one view of the page; its listener stays for the life of the page."""
    if not _made:
        _made.append(WatchView(app))
    return _made[0]


class WatchView:
    """Built once, and put into the table when a replay begins."""

    def __init__(self, app):
        self._app = app
        self._main = one("main")
        self._mine, self._acts = one(".mine"), one(".acts")
        self._hands = {seat: _Hand(seat) for seat in SEATS}
        attrs = {"type": "range", "class": "scrub", "min": "0", "step": "1", "data-word-label": "watch.scrub"}
        self._slider = el("input", attrs)
        self._scrub = Mark(self._slider)
        self._buttons = {name: Mark(_button(name)) for name in BUTTONS}
        self._run = Mark(one("path", self._buttons["run"].node))
        self._label = Mark(one(".label", self._buttons["run"].node))
        row = el("div", {"class": "moves", "role": "group", "data-word-label": "watch.controls"})
        for name in BUTTONS:
            row.append(self._buttons[name].node)
        attrs = {"class": "player", "data-word-label": "watch.replay"}
        self._player = el("section", attrs, self._hands["S"].root, el("div", None, self._slider, row))
        listen(self._slider, "input", self._on_input)

    def begin(self):
        """Into the table, in the place of the player's own hand."""
        self._mine.hidden = self._acts.hidden = True
        for seat in "NEW":
            one(".seat[data-seat=" + seat + "]").append(self._hands[seat].root)
        self._main.append(self._player)

    def end(self):
        """Out of the table."""
        self._mine.hidden = self._acts.hidden = False
        self._player.remove()
        for seat in "NEW":
            self._hands[seat].root.remove()

    def focus(self):
        """The focus goes to the button in the middle."""
        self._buttons["run"].node.focus()

    def show(self, model, hands):
        """Brings hands and controls up to date."""
        for hand in hands:
            self._hands[hand["seat"]].show(hand)
        self._scrub.attr("max", str(model["steps"]))
        self._scrub.attr("aria-valuetext", model["said"])
        self._slider.value = str(model["step"])
        self._slider.style.setProperty("--part", str(100 * model["step"] / max(1, model["steps"])) + "%")
        for name in BUTTONS:
            self._buttons[name].attr("aria-disabled", "true" if name in model["off"] else None)
        self._run.attr("d", DRAWN["stop" if model["running"] else "run"])
        self._label.attr("data-word", "watch.stop" if model["running"] else "watch.run")
        self._label.text(model["run"])
        self._buttons["run"].attr("title", model["run"])

    def _on_input(self, event):
        if self._app.mode:
            self._app.run(self._app.mode.seek(int(event.target.value)))


class _Hand:
    """The cards of a seat: a row for each suit."""

    def __init__(self, seat):
        self.root = el("ul", {"class": "open", "data-of": seat})
        self._list = Mark(self.root)
        self._shown = None

    def show(self, hand):
        self._list.attr("aria-label", hand["label"])
        if self._shown == hand["suits"]:
            return
        self._shown = hand["suits"]
        self.root.replaceChildren()
        for suit in hand["suits"]:
            ranks = el("span", {"class": "ranks", "aria-hidden": "true"})
            for rank in suit["ranks"]:
                ranks.append(el("b", None, rank))
            if not suit["ranks"]:
                ranks.append(NOTHING)
            said = el("span", {"class": "vh"}, suit["said"])
            self.root.append(el("li", {"data-suit": suit["suit"]}, suit_sign(suit["suit"]), ranks, said))


def _button(name):
    drawing = svg(
        "svg",
        {"viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"},
        svg("path", {"d": DRAWN[name]}),
    )
    label = el("span", {"class": "label", "data-word": "watch." + name})
    return el("button", {"type": "button", "class": "icon", "data-do": name}, drawing, label)
