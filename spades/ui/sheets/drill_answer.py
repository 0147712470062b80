"""The answer to a drill: right or not, why, and what each choice is worth."""

from spades.ui import drilling
from spades.ui.dom import el
from spades.ui.model import drills as model
from spades.ui.sheets import open_sheet, parts
from spades.ui.sheets.practice import dots


def build(sheet):
    """No context: the answer is the mode's."""
    words, app = sheet.words, sheet.app
    mode = app.mode
    sheet.title = model.title(mode.told, words)
    sheet.add(parts.paragraph(model.sentences(mode.told, mode.ask, words)))
    sheet.add(_table(words, model.rows(mode.told, words), model.heads(mode.ask, words), app.settings))
    sheet.add(parts.paragraph(words("drill.note-" + mode.told["kind"]), "note"))
    level, tally = model.standing(model.of(drilling.kept(app.store), mode.kind), words)
    said = " · ".join([words("drill." + mode.kind), level, tally])
    row = el("p", {"class": "far"}, dots(model.of(drilling.kept(app.store), mode.kind)["level"]), said)
    sheet.add(row)
    if mode.moved:
        sheet.add(el("p", {"class": "moved"}, mode.moved))
    sheet.add(el("p", {"class": "links"}, parts.link(words("drill.other"), "other")))
    sheet.button("to-table", "close")
    sheet.button("drill.next", "next", primary=True)
    sheet.on("other", lambda _: open_sheet(app, "practice", rules=app.snap["rules"]["text"]))
    sheet.on("next", lambda _: _next(sheet))


async def _next(sheet):
    sheet.close()
    await sheet.app.mode.next()


def _table(words, rows, heads, settings):
    names = [words("drill.choice"), words("quiz.bar")] + list(heads)
    head = [
        el("th", {"scope": "col", "class": "num" if place > 1 else ""}, name)
        for place, name in enumerate(names)
    ]
    caption = el("caption", {"class": "vh"}, words("drill.caption"))
    body = [_row(words, row, settings) for row in rows]
    return el(
        "table",
        {"class": "weighed hinted drilled"},
        caption,
        el("thead", {}, el("tr", {}, *head)),
        el("tbody", {}, *body),
    )


def _row(words, row, settings):
    bar = el("i", {"class": "bar", "aria-hidden": "true"})
    bar.style.setProperty("--part", str(row["chance"] / 10) + "%")
    return el(
        "tr",
        {"class": "is-best" if row["best"] else "is-own" if row["own"] else ""},
        _name(words, row, settings),
        el("td", {}, bar),
        el("td", {"class": "num"}, row["percent"]),
        el("td", {"class": "num"}, row["beside"]),
    )


def _name(words, row, settings):
    mark = [el("small", {}, " " + row["mark"])] if row["mark"] else []
    if row["card"] is None:
        return el("th", {"scope": "row"}, row["name"], *mark)
    shown = parts.card_sign(words, row["card"], settings)
    return el("th", {"scope": "row"}, shown, parts.hidden(row["name"]), *mark)
