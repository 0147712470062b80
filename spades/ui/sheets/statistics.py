"""The person's own hands and games in figures: alone and with help, against each level."""

import json

from spades.ui import chances, counting, daily, drilling
from spades.ui.dom import el
from spades.ui.model import stats as model
from spades.ui.sheets import ask, fair, files, grades, open_sheet, parts

WIDE = 432  # of the drawing, in its own units
LEVELS = ("all", "beginner", "club", "expert")


def build(sheet):
    """``context``: ``level``, that of the opponents, and what the sheet keeps itself."""
    words, context = sheet.words, sheet.context
    sheet.title = words("stats")
    found = counting.kept(sheet.app.store)
    level = context.get("level", "all")
    choices = [(name, words("stats.all") if name == "all" else words.level(name)) for name in LEVELS]
    sheet.add(parts.choice(words("stats.against"), "level", choices, level))
    partner, rules = _narrower(sheet, found)
    if context.get("moving"):
        text = context.get("text") or json.dumps(_all(sheet.app.store))
        sheet.add(parts.area(words("stats.text"), "text", text, error=context.get("wrong", "")))
        sheet.button("copy", "copy")
        sheet.button("stats.take", "take")
        sheet.on("copy", lambda _: files.copy(sheet, sheet.find("text").value, "copy"))
        sheet.on("take", lambda _: _take(sheet))
        sheet.on("text", lambda node: context.update(text=node.value))

    def wanted(by, beside, foes):
        return level in ("all", foes) and partner in ("", beside) and rules in ("", by)

    alone, helped = (
        model.added(
            found, lambda by, beside, foes, aided, want=want: aided == want and wanted(by, beside, foes)
        )
        for want in (False, True)
    )
    sheet.add(_figures(words, alone, helped))
    drawn = model.off_bid(alone)
    if any(times for _, times in drawn):
        columns = [(words.signed(off), times, str(times) if times else "", off == 0) for off, times in drawn]
        numbers = [(words.signed(off), str(times)) for off, times in drawn]
        sheet.add(
            el("h3", {}, words("stats.off")),
            chances.columns_drawn(columns, words("stats.off"), WIDE),
            chances.pairs(words, ("stats.distance", "stats.times"), numbers),
        )
    reviewed = [one for one in counting.graded(sheet.app.store) if wanted(one["rules"], *one["players"])]
    sheet.add(*grades.nodes(words, reviewed))
    sheet.add(parts.paragraph(words("stats.note"), "note"))
    sheet.add(
        el(
            "p",
            {"class": "links"},
            parts.link(words("fair"), "fair"),
            parts.link(words("stats.move"), "move"),
            parts.link(words("stats.erase"), "erase"),
        )
    )
    sheet.button("games", "games")
    sheet.button("done", "close", primary=True)
    sheet.on("level", lambda node: _again(sheet, level=node.value))
    sheet.on("fair", lambda _: fair.show(sheet, "statistics"))
    sheet.on("move", lambda _: _again(sheet, moving=True))
    sheet.on("erase", lambda _: _erase(sheet))
    sheet.on("games", lambda _: open_sheet(sheet.app, "games"))


def _all(store):
    """Everything that is counted, to be taken along."""
    found = counting.everything(store)
    found["daily"] = daily.kept(store)
    found["drills"] = drilling.kept(store)
    return found


def _narrower(sheet, found):
    """Menus for the partner and the rules, where there is more than one; what is chosen, "" for all."""
    words, context = sheet.words, sheet.context
    names = [name.split("|") for name in found["groups"]]
    chosen = []
    for what, place in (("partner", 1), ("rules", 0)):
        there = sorted({name[place] for name in names})
        if len(there) > 1:
            labels = [(name, words.level(name) if place else name) for name in there]
            all_of_them = [("", words("stats.all"))]
            value = context.get(what, "")
            sheet.add(parts.menu(words("stats." + what), what, all_of_them + labels, value))
            sheet.on(what, lambda node, what=what: _again(sheet, **{what: node.value}))
        chosen.append(context.get(what, ""))
    return chosen


def _again(sheet, **news):
    """Shows the sheet anew; with other buttons it is another one."""
    context = dict(sheet.context)
    context.update(news)
    open_sheet(sheet.app, "statistics", **context)


async def _take(sheet):
    try:
        value = json.loads(sheet.find("text").value)
    except (ValueError, RuntimeError):  # the latter for what is nested too deep
        value = None
    if value is not None and not await ask(sheet.app, "stats.take", "stats.take-text", "stats.take-yes"):
        return
    if counting.take_in(sheet.app.store, value):
        daily.take_in(sheet.app.store, value.get("daily"))
        drilling.take_in(sheet.app.store, value.get("drills"))
        _again(sheet, moving=False, text=None, wrong="")
    else:
        sheet.context["wrong"] = sheet.words("stats.wrong")
        sheet.render()
        sheet.find("text").focus()


async def _erase(sheet):
    if await ask(sheet.app, "stats.erase", "stats.erase-text", "stats.erase-yes"):
        counting.erase(sheet.app.store)
        daily.erase(sheet.app.store)
        drilling.erase(sheet.app.store)
        _again(sheet, text=None)


def _figures(words, alone, helped):
    names = ("stats.what", "stats.alone", "stats.helped")
    head = el("tr", {}, *[el("th", {"scope": "col"}, words(name)) for name in names])
    rows = []
    apart = dict(model.rows(helped, words))
    for key, text in model.rows(alone, words):
        rows.append(
            el("tr", {}, el("th", {"scope": "row"}, words(key)), el("td", {}, text), el("td", {}, apart[key]))
        )
    caption = el("caption", {"class": "vh"}, words("stats"))
    return el("table", {"class": "choices figures"}, caption, el("thead", {}, head), el("tbody", {}, *rows))
