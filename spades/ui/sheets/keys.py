"""The keys, for those who play without a pointer."""

from spades.ui.dom import el
from spades.ui.sheets import open_sheet, parts

KEYS = (
    ("←→", "move"),
    ("Enter", "play"),
    ("0–9", "bid"),
    ("h", "hand"),
    ("t", "table"),
    ("s", "score"),
    ("u", "undo"),
    ("l", "last"),
    ("Esc", "close"),
)


def build(sheet):
    """No context."""
    words = sheet.words
    sheet.title = words("keys")
    rows = []
    for key, what in KEYS:
        rows.append(el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words("keys." + what))))
    off = "" if sheet.app.settings["keys"] else " " + words("keys.off")
    sheet.add(parts.paragraph(words("keys.lead") + off), el("dl", {"class": "keys"}, *rows))
    sheet.button("rules", "rules")
    sheet.button("done", "close", primary=True)
    sheet.on("rules", lambda _: open_sheet(sheet.app, "rules"))
