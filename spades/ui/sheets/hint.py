"""A hint: what to do, one sentence why and, unfolded, what each choice is worth."""

from spades.ui.dom import el
from spades.ui.model import hint as model
from spades.ui.sheets import parts


def build(sheet):
    """``told`` is the engine's answer."""
    words, told = sheet.words, sheet.context["told"]
    sheet.title = model.title(told, words)
    sheet.add(parts.paragraph(model.sentence(told, words)))
    summary = el("summary", {"id": "hint-numbers"}, words("hint.numbers"))
    note = parts.paragraph(words("hint.note-" + told["kind"]), "note")
    sheet.add(el("details", {}, summary, _table(words, model.rows(told, words), sheet.app.settings), note))
    sheet.button("close", "close")
    sheet.button_text(model.deed(told, words), "do-it", primary=True)
    sheet.on("do-it", lambda _: _do(sheet, told))


async def _do(sheet, told):
    sheet.close()
    await sheet.app.act(told["kind"], told["choice"])


def _name(words, row, settings):
    if row["card"] is None:
        return el("th", {"scope": "row"}, row["name"])
    shown = parts.card_sign(words, row["card"], settings)
    return el("th", {"scope": "row"}, shown, parts.hidden(row["name"]))


def _table(words, rows, settings):
    lines = []
    for row in rows:
        bar = el("i", {"class": "bar", "aria-hidden": "true"})
        bar.style.setProperty("--part", str(row["chance"] / 10) + "%")
        lines.append(
            el(
                "tr",
                {"class": "is-best" if row["best"] else ""},
                _name(words, row, settings),
                el("td", {}, bar),
                el("td", {"class": "num"}, row["percent"]),
                el("td", {"class": "num"}, row["points"]),
            )
        )
    names = ("hint.choice", "quiz.bar", "hint.win", "hint.points")
    heads = [
        el("th", {"scope": "col", "class": "num" if name in names[2:] else ""}, words(name)) for name in names
    ]
    caption = el("caption", {"class": "vh"}, words("hint.caption"))
    return el(
        "table",
        {"class": "weighed hinted"},
        caption,
        el("thead", {}, el("tr", {}, *heads)),
        el("tbody", {}, *lines),
    )
