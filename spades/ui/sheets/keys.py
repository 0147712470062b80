"""The keys, for those who play without a pointer."""

from spades.ui.dom import el
from spades.ui.keys import DEEDS, LETTERS
from spades.ui.sheets import open_sheet, parts

FIXED = (("← →", "move"), ("Enter", "press"), ("Esc", "close"))


def build(sheet):
    """No context."""
    words = sheet.words
    sheet.title = words("keys")
    letters = {what: key for key, what in LETTERS[words.language].items()}
    found = [(letters[what].upper(), what) for what in DEEDS] + list(FIXED)
    rows = [
        el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, words("keys." + what)))
        for key, what in found
    ]
    off = "" if sheet.app.settings["keys"] else " " + words("keys.off")
    sheet.add(parts.paragraph(words("keys.lead") + off), el("dl", {"class": "keys"}, *rows))
    sheet.button("rules", "rules")
    sheet.button("done", "close", primary=True)
    sheet.on("rules", lambda _: open_sheet(sheet.app, "rules"))
