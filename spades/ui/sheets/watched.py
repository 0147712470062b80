"""The reckoning of a hand that was watched, and at the end of the record its result."""

from spades.ui.dom import el
from spades.ui.model import line, player
from spades.ui.sheets import hand_over, open_sheet, parts, reckoning


def build(sheet):
    """No context: the ledger is that of the moment that is shown."""
    words, app = sheet.words, sheet.app
    snap = app.snap
    sheet.title = line.hand(snap, words) + ": " + words(reckoning.outcome(snap["ledger"]))
    if snap["result"]:
        sheet.add(el("p", {"class": "lead"}, el("b", {}, player.won(snap, words))))
    elif snap["tie"]:
        sheet.add(parts.paragraph(words("hand.tie")))
    sheet.add(hand_over.table(words, snap["ledger"], snap["rules"]["fields"]))
    sheet.button("hand.review", "history")
    sheet.button("review", "review")
    asked = {"text": app.mode.text, "hands": [snap["hand_no"]], "seat": app.mode.bottom, "back": "watched"}
    sheet.on("review", lambda _: open_sheet(app, "review", **asked))
    sheet.on("history", lambda _: open_sheet(app, "history", back="watched"))
    if snap["hand_no"] < app.mode.about["hands"]:
        sheet.button("next-hand", "next", primary=True)
        sheet.on("next", lambda _: _next(sheet))
    else:
        sheet.button("to-table", "close", primary=True)


async def _next(sheet):
    sheet.close()
    await sheet.app.do("hand-on")
