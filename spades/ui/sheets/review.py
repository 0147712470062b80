"""Looking back at a hand or a game: the choices that cost most, and every other beside Expert's."""

from spades.ui import counting
from spades.ui.dom import el, svg, today
from spades.ui.engine import EngineError
from spades.ui.model import review as model
from spades.ui.reviewing import Reviewing
from spades.ui.sheets import open_sheet, parts, watching
from spades.ui.sheets.score_sheet import size

LEFT, RIGHT, TOP, BOTTOM = 46, 12, 10, 10


def build(sheet):
    """``text``, a save or a record; ``hands``, the numbers of those to be reviewed; ``back``, a sheet to go
    back to; ``seat``, whose choices they are, South's unless told otherwise; ``own``, whether they are of the
    game on the table: then their grades are kept.
    """
    words, context = sheet.words, sheet.context
    hands = context["hands"]
    sheet.title = words("review.title", n=hands[0]) if len(hands) == 1 else words("review.title-game")
    sheet.wide = True
    if "review" not in context:
        context["review"] = Reviewing(sheet.app.engine, context["text"], hands, context.get("seat", "S"))
        sheet.app.run(_work(sheet, context["review"], _about(sheet.app) if context.get("own") else None))
    review = context["review"]
    if "error" in context:
        sheet.add(parts.paragraph(context["error"]))
    elif review.over:
        sheet.add(*_found(sheet, review))
    else:
        sheet.add(*_progress(words, review))
    if "back" in context:
        sheet.button("back", "back")
        sheet.on("back", lambda _: open_sheet(sheet.app, context["back"]))
    sheet.button("to-table", "close", primary=True)
    sheet.on("look", lambda node: _look(sheet, node))


def _about(app):
    """What the statistics note beside grades."""
    snap = app.snap
    return {"game": app.game, "day": today(), "rules": snap["rules"]["text"], "players": snap["players"][:2]}


async def _work(sheet, review, about):
    try:
        await review.run(lambda: _tell(sheet, review))
        if review.over and about:
            counting.reviewed(sheet.app.store, about, review.moments)
    except EngineError as error:
        sheet.context["error"] = sheet.words.error(error.code, error.params)
        sheet.render()


def _tell(sheet, review):
    """After each slice; a sheet that was closed stops the review."""
    if not sheet.dialog.isConnected:
        review.stopped = True
    elif review.over:
        sheet.render()
    else:
        sheet.find("review-bar").value = review.part


def _progress(words, review):
    bar = el("progress", {"id": "in-review-bar", "max": "1", "aria-label": words("review.working")})
    bar.value = review.part
    return parts.paragraph(words("review.working")), bar


def _found(sheet, review):
    words, several = sheet.words, len(review.hands) > 1
    nodes = [parts.paragraph(model.verdict(review.moments, words)), _chart(words, review.moments)]
    costly = model.costly(review.moments)
    if costly:
        items = [_costly(sheet, moment, several) for moment in costly]
        nodes += [el("h3", {}, words("review.costly")), el("ol", {"class": "costly"}, *items)]
    table = _table(sheet, review.moments, several)
    nodes.append(el("details", {}, el("summary", {"id": "review-all"}, words("review.all")), table))
    if review.open:
        nodes.append(el("h3", {}, words("review.open-cards")))
        nodes += [el("p", {}, model.open_cards(one, words, several)) for one in review.open]
        nodes.append(parts.paragraph(words("review.open-note"), "note"))
    nodes.append(parts.paragraph(words("review.note"), "note"))
    return nodes


def _costly(sheet, moment, several):
    words = sheet.words
    head = el("b", {}, model.place(moment, words, several) + ": ")
    said = model.instead(moment, words)
    badge = el("span", {"class": "badge", "data-grade": moment["grade"]}, words("grade." + moment["grade"]))
    cost = el("small", {}, words("review.cost", value=model.loss(moment, words)))
    look = parts.link(words("review.look"), "look", at=str(moment["hand"]) + "." + str(moment["step"]))
    look.setAttribute("data-note", said + " " + model.why(moment, words))
    return el(
        "li",
        {},
        el("p", {}, badge, " ", head, said, " ", cost),
        el("p", {}, model.why(moment, words), " ", look),
    )


async def _look(sheet, node):
    hand, step = node.getAttribute("data-at").split(".")
    context = sheet.context
    seat, note = context.get("seat", "S"), node.getAttribute("data-note")
    await watching.watch(sheet, context["text"], int(hand), int(step), seat, note)


def _chart(words, moments):
    """The chance to win the game after each choice, from 0 to 100 per cent."""
    width, height = size(624)
    points = model.course(moments, width - LEFT - RIGHT, height - TOP - BOTTOM)
    nodes = []
    for part in (0, 50, 100):
        y = str(TOP + (height - TOP - BOTTOM) * (100 - part) / 100)
        nodes.append(
            svg("line", {"class": "grid", "x1": str(LEFT), "x2": str(width - RIGHT), "y1": y, "y2": y})
        )
        text = words("percent", value=part)
        nodes.append(svg("text", {"x": str(LEFT - 8), "y": str(float(y) + 4), "text-anchor": "end"}, text))
    path = " ".join([str(x + LEFT) + "," + str(y + TOP) for x, y, _ in points])
    nodes.append(svg("polyline", {"class": "us", "points": path}))
    for x, y, grade in points:
        radius = "3" if grade in ("best", "fine") else "6"
        nodes.append(
            svg(
                "circle",
                {"class": "dot", "data-grade": grade, "cx": str(x + LEFT), "cy": str(y + TOP), "r": radius},
            )
        )
    box = "0 0 " + str(width) + " " + str(height)
    said = words("review.chart")
    return svg("svg", {"class": "chart", "viewBox": box, "role": "img", "aria-label": said}, *nodes)


def _table(sheet, moments, several):
    words, settings = sheet.words, sheet.app.settings
    names = ("review.when", "review.choice", "review.best", "review.grade", "review.loss", "hint.win")
    kinds = ("", "", "", "", "num", "num")
    head = [
        el("th", {"scope": "col", "class": kinds[number]}, words(name)) for number, name in enumerate(names)
    ]
    rows = []
    for moment in moments:
        cells = [
            el("th", {"scope": "row"}, model.place(moment, words, several)),
            _cell(words, moment, "choice", settings),
            _cell(words, moment, "best", settings),
            el("td", {}, words("review.forced") if moment["forced"] else words("grade." + moment["grade"])),
            el("td", {"class": "num"}, model.loss(moment, words)),
            el("td", {"class": "num"}, model.win(moment, words)),
        ]
        rows.append(el("tr", {"data-grade": moment["grade"]}, *cells))
    caption = el("caption", {"class": "vh"}, words("review.all"))
    table = el(
        "table",
        {"class": "choices all"},
        caption,
        el("thead", {}, el("tr", {}, *head)),
        el("tbody", {}, *rows),
    )
    attrs = {"class": "scroll", "tabindex": "0", "role": "group", "aria-label": words("review.all")}
    return el("div", attrs, table)


def _cell(words, moment, name, settings):
    if moment["kind"] == "bid":
        return el("td", {}, model.choice(moment, words, name))
    shown = parts.card_sign(words, moment[name], settings)
    return el("td", {}, shown, parts.hidden(model.choice(moment, words, name)))
