"""A daily deal that was played: the result beside Expert's in the same seat, hand by hand, and to share."""

from pyscript import window

from spades.ui import daily
from spades.ui.dom import el, today
from spades.ui.engine import EngineError
from spades.ui.model import daily as model
from spades.ui.model import daily_result as result
from spades.ui.sheets import compare, files, open_sheet, parts, watching

MARKS = {1: ("\u25b2", "daily.better"), 0: ("=", "daily.same"), -1: ("\u25bc", "daily.worse")}


def build(sheet):
    """``date``; and ``day``, what came of it, where this browser does not remember it by itself."""
    words, context = sheet.words, sheet.context
    date = context["date"]
    kept = daily.kept(sheet.app.store)
    context["day"] = day = daily.result(sheet.app.store, date, context.get("day"))
    days = model.streak(kept, today())
    sheet.title = words("daily.of", date=files.say_day(date, words.language))
    sheet.add(_score(words, day), el("p", {"class": "lead won"}, el("b", {}, words(result.winner(day)))))
    if day["expert"]:
        sheet.add(parts.paragraph(result.verdict(day, words)))
    else:
        sheet.add(*_progress(sheet))
    sheet.add(_table(words, day), *_row(words, kept, date, day, days))
    text = result.share(date, day, days if model.counts(date, day) else 0, _link(date), words)
    sheet.add(parts.area(words("daily.text"), "shared", text, str(text.count("\n") + 2), readonly=True))
    sheet.add(_links(sheet, day))
    sheet.button("new-game", "again")
    sheet.button("daily.copy", "copy", primary=True)
    sheet.on("again", lambda _: open_sheet(sheet.app, "new-game"))
    sheet.on("copy", lambda _: files.copy(sheet, text, "copy"))


def _score(words, day):
    us, them = result.total(day["hands"])
    return el(
        "p",
        {"class": "result"},
        el("b", {"class": "us"}, words.number(us)),
        el("span", {"class": "to"}, words("to")),
        el("b", {"class": "them"}, words.number(them)),
    )


def _link(date):
    return window.location.origin + window.location.pathname + "?daily=" + date


# Expert's game ------------------------------------------------------------------------------------------


def _progress(sheet):
    """Lets Expert play, as long as the sheet lies there."""
    context, words = sheet.context, sheet.words
    if "error" in context:
        return [parts.paragraph(context["error"])]
    if "par" not in context:
        context["par"] = daily.Par(sheet.app.engine, context["date"], today())
        sheet.app.run(_work(sheet, context["par"]))
    bar = el("progress", {"id": "in-par-bar", "max": "1", "aria-label": words("daily.working")})
    bar.value = context["par"].part
    return [parts.paragraph(words("daily.working")), bar]


async def _work(sheet, par):
    try:
        if await par.run(lambda: _tell(sheet, par)):
            sheet.context["day"].update(expert=par.hands, record=par.record)
            daily.keep_par(sheet.app.store, sheet.context["date"], par)
    except EngineError as error:
        sheet.context["error"] = sheet.words.error(error.code, error.params)
    if sheet.dialog.isConnected:
        sheet.render()


def _tell(sheet, par):
    """After each slice; a sheet that was closed stops the play."""
    if sheet.dialog.isConnected:
        sheet.find("par-bar").value = par.part
    else:
        par.stopped = True


# Hand by hand -------------------------------------------------------------------------------------------


def _table(words, day):
    head = [el("th", {"scope": "col"}, words("sheet.hand"))]
    head += [el("th", {"scope": "col", "class": "num"}, words("daily." + who)) for who in ("you", "expert")]
    head.append(el("td", {"class": "mark"}))
    expert, signs = day["expert"], result.signs(day)
    rows = []
    for number, hand in enumerate(day["hands"]):
        sign = signs[number] if signs else None
        rows.append(_line(words, str(number + 1), [hand], expert[number : number + 1], sign))
    ahead = result.lead(day["hands"]) - result.lead(expert) if expert else None
    sign = None if ahead is None else (ahead > 0) - (ahead < 0)
    rows.append(_line(words, words("daily.sum"), day["hands"], expert, sign, "sum"))
    caption = el("caption", {}, words("daily.caption"))
    return el(
        "table", {"class": "daily"}, caption, el("thead", {}, el("tr", {}, *head)), el("tbody", {}, *rows)
    )


def _line(words, name, mine, expert, sign, kind=""):
    cells = [el("th", {"scope": "row"}, name), _cell(words, mine), _cell(words, expert)]
    if sign is None:
        cells.append(el("td", {"class": "mark"}))
    else:
        mark, key = MARKS[sign]
        shown = el("span", {"aria-hidden": "true"}, mark)
        cells.append(el("td", {"class": "mark", "data-sign": str(sign)}, shown, parts.hidden(words(key))))
    return el("tr", {"class": kind}, *cells)


def _cell(words, hands):
    if not hands:
        return el("td", {"class": "num"}, "\u2013")
    us, them = result.total(hands)
    small = el("small", {}, words("games.score", us=us, them=them))
    return el("td", {"class": "num"}, el("b", {}, words.signed(us - them)), " ", small)


def _row(words, kept, date, day, days):
    """The days in a row, and why this one may not count."""
    said = [words("daily.row", n=days), words("daily.best", n=kept["best"])]
    nodes = [el("p", {"class": "days"}, el("b", {}, said[0]), " \u00b7 ", said[1])]
    why = result.why_not(date, day)
    return nodes + ([parts.paragraph(words(why), "note")] if why else [])


# Looking closer -----------------------------------------------------------------------------------------


def _links(sheet, day):
    words, app, date = sheet.words, sheet.app, sheet.context["date"]
    links = []
    if app.snap and app.mode is None and app.snap.get("daily") == date and app.snap["result"]:
        links.append(parts.link(words("daily.game"), "game"))
        sheet.on("game", lambda _: open_sheet(app, "game-over"))
    if day.get("record"):
        links.append(parts.link(words("daily.watch"), "watch"))
        sheet.on("watch", lambda _: watching.watch(sheet, day["record"]))
        own = daily.save_of(app.store, date)
        if own:
            links.append(parts.link(words("daily.compare"), "compare"))
            about = {"date": date, "day": day}
            sheet.on("compare", lambda _: _compare(app, about, own, day["record"], 1))
    return el("p", {"class": "links"}, *links)


async def _compare(app, about, own, record, hand):
    """A hand of both games trick by trick; from there on to the others."""
    try:
        ours = await compare.last_frame(app, own, hand)
        theirs = await compare.last_frame(app, record, hand)
    except EngineError as error:
        app.say_text(app.words.error(error.code, error.params))
        return
    context = {"ours": ours, "theirs": theirs, "there": "daily.expert", "back": "daily", "about": about}
    context["turn"] = lambda other: _compare(app, about, own, record, other)
    open_sheet(app, "compare", hands=model.HANDS, **context)
