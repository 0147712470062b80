"""The table in the document: shows a scene, part by part, and hears every touch of it."""

from pyscript import document, window

from spades.ui import keys, sound
from spades.ui.chips import Chips
from spades.ui.dom import Mark, el, every, listen, one, same
from spades.ui.hand import Hand, empty_face
from spades.ui.model import chips as chips_model
from spades.ui.model import hand as hand_model
from spades.ui.model import pad as pad_model
from spades.ui.model import seats as seats_model
from spades.ui.model import slip as slip_model
from spades.ui.model import tools as tools_model
from spades.ui.model import trick as trick_model
from spades.ui.pad import Pad
from spades.ui.seats import Seats
from spades.ui.slip import Slip
from spades.ui.trick import Trick

SAYS_WHY = ("give", "undo")  # buttons that answer also when they cannot do what they are for


class Table:
    """The view of one ``app`` (see ``spades.ui.app``)."""

    def __init__(self, app):
        self._app = app
        self._root, self._heading = one("main"), one("h1")
        self._main = Mark(self._root)
        face = empty_face()
        self._hand = Hand(one(".hand"), face)
        self._trick = Trick(one(".centre"), one(".trick"), one(".gone"), face)
        self._pad = Pad(one(".centre"))
        self._seats, self._slip, self._chips = Seats(), Slip(), Chips(one(".chips"))
        self._line, self._where = Mark(one(".status")), one(".where")
        self._heard, self._text = Mark(el("span", {"class": "heard"})), Mark(el("span"))
        self._line.node.append(self._heard.node, self._text.node)
        self._undo, self._last = Mark(one("[data-do=undo]")), Mark(one("[data-do=last-trick]"))
        self._hint = Mark(one("[data-do=hint]"))
        self._offer, self._after = Mark(one(".offer")), one(".after")
        self._shown = {}
        self._by_keys = False
        listen(self._root, "click", self._on_click)
        listen(document, "keydown", self._on_key)
        listen(document, "pointerdown", self._on_pointer, True)

    # Showing ------------------------------------------------------------------------------------------

    def render(self):
        """Brings the document up to what the scene says now."""
        app = self._app
        scene, settings, words = app.scene, app.settings, app.words
        laid = trick_model.trick(scene, settings, words)
        way = self._way_of_own(laid)
        dealt = self._is_new("deal", scene.snap and (app.game, scene.snap["hand_no"])) and not scene.past
        self._hand.show(
            hand_model.hand(scene, settings, words), dealt and scene.phase() in ("bidding", "blind")
        )
        self._trick.show(laid, way)
        self._main.attr("data-phase", app.mode.phase if app.mode else scene.phase())
        self._main.attr("data-turn", scene.turn())
        self._seats.show(seats_model.seats(scene, words))
        self._slip.show(slip_model.slip(scene, words))
        self._chips.show(chips_model.chips(scene, words))
        named = app.mode.title(words) if app.mode else []
        self._name_page(named, words)
        self._show_lines(trick_model.place(scene, words, named))
        self._show_tools(tools_model.tools(scene), tools_model.offer(scene, words))
        self._show_after(tools_model.after(scene, words))
        self._ask(pad_model.pad(scene, words))

    def _is_new(self, name, value):
        new = self._shown.get(name) != value
        self._shown[name] = value
        return new

    def _way_of_own(self, laid):
        """The way of the player's card that is about to leave the hand."""
        for card in laid["cards"]:
            if card["seat"] == "S" and not self._app.scene.past:
                box = self._hand.box(card["card"])
                return box and self._trick.way_from(box)
        return None

    def _name_page(self, named, words):
        """The page's title and first heading say what is shown in the place of the game."""
        text = " · ".join(list(named) + [words("title")])
        if self._is_new("title", text):
            document.title = self._heading.textContent = text

    def _show_lines(self, lines):
        if self._is_new("where", lines):
            self._where.replaceChildren()
            for text in lines:
                self._where.append(el("span", None, text))

    def _show_tools(self, tools, offer):
        self._undo.attr("aria-disabled", None if tools["undo"] else "true")
        self._last.attr("aria-disabled", None if tools["last-trick"] else "true")
        self._hint.attr("aria-disabled", None if tools["hint"] else "true")
        self._last.attr("aria-pressed", "true" if tools["past"] else "false")
        if offer:
            self._offer.attr("data-do", offer[0])
            self._offer.text(offer[1])
        pressed = same(document.activeElement, self._offer.node)
        self._offer.hidden(not offer)
        if pressed and not offer:
            self._hand.focus()

    def _show_after(self, buttons):
        if not self._is_new("after", buttons):
            return
        self._after.replaceChildren()
        self._after.hidden = not buttons
        for does, text, first in buttons:
            attrs = {"type": "button", "class": "primary" if first else "secondary", "data-do": does}
            self._after.append(el("button", attrs, text))

    def _ask(self, model):
        asked_before = self._shown.get("pad")
        if self._pad.show(model):
            self._hand.focus()
        self._shown["pad"] = model is not None
        idle = document.body.isSameNode(document.activeElement)
        if model and not asked_before and self._by_keys and idle:
            self._pad.focus()

    def say(self, text, kind="", heard=""):
        """Puts a sentence into the status line; ``heard`` comes before it, for readers only."""
        self._line.attr("data-kind", kind or None)
        self._heard.text(heard + " " if heard else "")
        self._text.text(text)

    def shake(self, text):
        """A refused card."""
        self._hand.shake(text)

    def sound(self, name):
        """A sound, when the player wants any."""
        if name and self._app.settings["sound"]:
            sound.play(name)

    def phase_over(self, phase):
        """The last trick was looked at: the reckoning."""
        self._app.reckon(phase)

    def reading(self):
        """Does another sheet than the reckoning lie over the table?"""
        return self._app.is_reading()

    def hinted(self, told):
        """A hint has come."""
        self._app.open_sheet("hint", told=told)

    def dress(self, attributes, words):
        """Language, theme, felt and so on; the words that stand in the page."""
        for name, value in attributes:
            if value is None:
                document.documentElement.removeAttribute(name)
            else:
                document.documentElement.setAttribute(name, value)
        for node in every("[data-word]"):
            node.textContent = words(node.getAttribute("data-word"))
        for node in every("[data-word-label]"):
            node.setAttribute("aria-label", words(node.getAttribute("data-word-label")))
        for node in every("main .icon"):
            node.title = words(one(".label", node).getAttribute("data-word"))
        self._shown = {"deal": self._shown.get("deal")}

    def leaving(self, offered):
        """Is there a way back from what is shown to the game?"""
        from spades.ui.modes import leave

        leave.show(offered)

    def focus_home(self):
        """The focus goes where the player acts next."""
        after = one("button.primary", self._after)
        if not self._pad.focus() and not self._hand.focus() and after:
            after.focus()

    # Hearing ------------------------------------------------------------------------------------------

    def _on_pointer(self, _event):
        self._by_keys = False

    def _on_click(self, event):
        button = event.target.closest("button")
        if not button:
            self._app.tap()
            return
        again = event.detail > 1
        if button.classList.contains("card"):
            self._app.run(self._app.card(button.getAttribute("data-card"), again))
        elif button.classList.contains("bid"):
            self._app.run(self._app.bid(int(button.getAttribute("data-bid")), again))
        elif button.getAttribute("aria-disabled") != "true" or button.getAttribute("data-do") in SAYS_WHY:
            self._app.run(self._app.do(button.getAttribute("data-do")))

    def _on_key(self, event):
        self._by_keys = True
        key, target = event.key, event.target
        held = event.repeat and key in keys.PRESSES and target.closest("main")
        stepped = key in keys.ARROWS and (self._hand.step(key) or self._pad.step(key))
        if held or stepped or (self._is_free(event) and self._app.key(key)):
            event.preventDefault()
        elif key == "Escape" and self._app.scene.past and not target.closest("dialog"):
            self._app.run(self._app.do("last-trick"))
        elif self._app.settings["keys"] and not target.closest("dialog, input, textarea, select"):
            self._on_letter(event)

    def _is_free(self, event):
        """Is it a key that no control of the page and no browser has a use for?"""
        if event.ctrlKey or event.altKey or event.metaKey or event.target.closest("dialog, input, select"):
            return False
        return event.key not in keys.PRESSES or not event.target.closest("button, a")

    def _on_letter(self, event):
        modified = event.ctrlKey or event.altKey or event.metaKey
        does = keys.letter(event.key, self._app.settings.language(), modified)
        if does:
            event.preventDefault()
            self._app.run(self._app.do(does))


def languages():
    """What the browser prefers, best first."""
    found = window.navigator.languages
    return [str(found[place]) for place in range(found.length)]
