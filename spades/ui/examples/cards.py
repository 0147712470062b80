"""Cards of an example in the document, drawn as in its picture."""

from spades.ui.dom import el, svg
from spades.ui.model.hand import symbol


def face(words, card, label=""):
    """A card to look at; ``label`` is its name, "" where something around it has one."""
    attrs = {"class": "face", "viewBox": "0 0 240 336", "data-suit": card[1]}
    attrs.update({"role": "img", "aria-label": label} if label else {"aria-hidden": "true"})
    return svg("svg", attrs, svg("use", {"href": "#" + symbol(card, words.language == "de")}))


def button(words, card, label):
    """A card to tap."""
    attrs = {"type": "button", "class": "pick", "data-do": "card", "data-card": card, "aria-label": label}
    return el("button", attrs, face(words, card))
