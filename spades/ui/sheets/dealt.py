"""The person's cards beside what chance gives: a part of the sheet on fair deals."""

from spades.ui import chances, counting
from spades.ui.dom import el
from spades.ui.model import dealt as model
from spades.ui.sheets import parts

WIDE = 432  # of the drawing, in its own units


def nodes(sheet):
    """A verdict, a table of means, and how often which number of spades was held."""
    words, found = sheet.words, counting.cards_dealt(sheet.app.store)
    made = [el("h3", {}, words("dealt")), parts.paragraph(model.verdict(found, words))]
    if not found["hands"]:
        return made
    made.append(_table(words, found))
    held = model.spades(found)
    columns = [(str(number), times, str(times) if times else "", False) for number, times, _ in held]
    usual = [tenths / 10 for _, _, tenths in held]
    drawing = chances.columns_drawn(columns, words("dealt.drawn"), WIDE, usual)
    rows = [
        (str(number), words("dealt.times", n=times, usual=_tenths(words, tenths)))
        for number, times, tenths in held
    ]
    made += [
        el("h4", {}, words("dealt.held")),
        drawing,
        chances.pairs(words, ("dealt.spades", "dealt.how-often"), rows),
        parts.paragraph(words("dealt.note"), "note"),
    ]
    return made


def _tenths(words, value):
    return str(value // 10) + words("decimal") + str(value % 10)


def _table(words, found):
    names = ("dealt.mean", "dealt.you", "dealt.partner", "dealt.foes", "dealt.chance")
    head = el("tr", {}, *[el("th", {"scope": "col"}, words(name)) for name in names])
    lines = [
        el(
            "tr",
            {},
            el("th", {"scope": "row"}, words(key)),
            *[el("td", {}, text) for text in means + [usual]],
        )
        for key, means, usual in model.rows(found, words)
    ]
    caption = el("caption", {"class": "vh"}, words("dealt"))
    table = el(
        "table", {"class": "choices figures dealt"}, caption, el("thead", {}, head), el("tbody", {}, *lines)
    )
    attrs = {"class": "scroll", "tabindex": "0", "role": "group", "aria-label": words("dealt")}
    return el("div", attrs, table)
