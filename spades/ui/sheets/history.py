"""The tricks of the hand: who led, who played what, who won."""

from spades.ui.dom import el
from spades.ui.sheets import open_sheet, parts, watching

COLUMNS = "WNES"
CLOCKWISE = "NESW"


def build(sheet):
    """``context``: ``back``, the sheet to go back to, if there is one."""
    words, snap = sheet.words, sheet.app.snap
    sheet.title = words("history")
    if snap["tricks"]:
        sheet.add(parts.paragraph(words("history.lead")), _table(words, snap["tricks"], sheet.app.settings))
    else:
        sheet.add(parts.paragraph(words("history.empty")))
    if "back" in sheet.context:
        sheet.button("back", "back")
        sheet.on("back", lambda _: open_sheet(sheet.app, sheet.context["back"]))
    if snap["deal"] and sheet.app.mode is None:
        sheet.button("watch", "watch")
        sheet.on("watch", lambda _: watching.watch(sheet, snap["save"], snap["hand_no"]))
    sheet.button("to-table", "close", primary=True)


def _table(words, tricks, settings):
    heads = [el("th", {"scope": "col"}, words.seat(seat)) for seat in COLUMNS]
    head = el("tr", {}, el("th", {"scope": "col"}, parts.hidden(words("trick")), "#"), *heads)
    rows = []
    for number, trick in enumerate(tricks):
        cells = [el("th", {"scope": "row"}, str(number + 1))]
        rows.append(el("tr", {}, *(cells + [_cell(words, trick, seat, settings) for seat in COLUMNS])))
    caption = el("caption", {"class": "vh"}, words("history"))
    return el("table", {"class": "tricks"}, caption, el("thead", {}, head), el("tbody", {}, *rows))


def _cell(words, trick, seat, settings):
    card = trick["cards"][(CLOCKWISE.index(seat) - CLOCKWISE.index(trick["leader"])) % 4]
    marks = [words.card(card)]
    if seat == trick["leader"]:
        marks.append(words("history.led"))
    if seat == trick["winner"]:
        marks.append(words("history.won"))
    kinds = [kind for kind, who in (("is-led", trick["leader"]), ("is-won", trick["winner"])) if seat == who]
    shown = parts.card_sign(words, card, settings)
    return el("td", {"class": " ".join(kinds)}, shown, parts.hidden(", ".join(marks)))
