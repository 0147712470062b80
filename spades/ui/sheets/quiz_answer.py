"""Expert's answer to a bid of the quiz: its own, why, and what each bid and the hand are worth."""

from spades.ui.dom import el, svg
from spades.ui.model import answer
from spades.ui.modes.quiz import tally
from spades.ui.sheets import parts, score_sheet

HIGH, TOP, FOOT = 150, 18, 22  # of the drawing, in its own units


def build(sheet):
    """No context: the answer is the mode's."""
    words, app = sheet.words, sheet.app
    judged = app.mode.judged
    sheet.title = answer.title(judged, words)
    said = [answer.verdict(judged, words), answer.reason(judged, words)]
    sheet.add(parts.paragraph(" ".join([text for text in said if text])))
    sheet.add(el("h3", {}, words("quiz.win")), _bids(words, answer.bids(judged, words)))
    rows = answer.tricks(judged, words)
    sheet.add(el("h3", {}, words("quiz.tricks")), _drawing(words, rows), _table(words, rows))
    nil = answer.nil(judged, words)
    if nil:
        sheet.add(el("p", {}, nil))
    asked, agreed = tally(app.store)
    sheet.add(el("p", {"class": "code"}, words("quiz.tally", n=asked, agreed=agreed)))
    sheet.button("quiz.look", "close")
    sheet.button("next-hand", "next", primary=True)
    sheet.on("next", lambda _: _next(sheet))


async def _next(sheet):
    sheet.close()
    await sheet.app.mode.next()


def _bids(words, rows):
    lines = []
    for row in rows:
        bar = el("i", {"class": "bar", "aria-hidden": "true"})
        bar.style.setProperty("--part", str(row["chance"] / 10) + "%")
        head = el("th", {"scope": "row"}, row["bid"])
        mark = el("td", {"class": "whose"}, row["marks"])
        kind = "is-best" if row["best"] else "is-own" if row["own"] else ""
        lines.append(
            el(
                "tr",
                {"class": kind},
                head,
                el("td", {}, bar),
                el("td", {"class": "num"}, row["percent"]),
                mark,
            )
        )
    head = [el("th", {"scope": "col"}, words("quiz." + name)) for name in ("bid", "bar", "chance", "whose")]
    caption = el("caption", {"class": "vh"}, words("quiz.win"))
    return el(
        "table",
        {"class": "weighed"},
        caption,
        el("thead", {"class": "vh"}, el("tr", {}, *head)),
        el("tbody", {}, *lines),
    )


def _drawing(words, rows):
    """A bar for each number of tricks; its chance above it, the number below."""
    wide, _ = score_sheet.size(432)
    most, step = answer.likeliest(rows), wide / len(rows)
    width = min(44, step * 0.72)
    room = HIGH - TOP - FOOT
    nodes = [svg("line", _line(wide, HIGH - FOOT))]
    for place, row in enumerate(rows):
        high = round(room * row["chance"] / most["chance"], 1)
        x = round(step * (place + 0.5), 1)
        bar = {"x": str(round(x - width / 2, 1)), "y": str(HIGH - FOOT - high), "width": str(round(width, 1))}
        bar.update({"height": str(high), "rx": "3", "class": "top" if row is most else ""})
        nodes.append(svg("rect", bar))
        nodes.append(_text(x, HIGH - FOOT - high - 5, row["percent"] if row["chance"] >= 20 else ""))
        nodes.append(_text(x, HIGH - 5, str(row["n"]), "n"))
    said = words("quiz.drawn", n=most["n"], value=most["percent"])
    box = "0 0 " + str(wide) + " " + str(HIGH)
    return svg("svg", {"class": "chart bars", "viewBox": box, "role": "img", "aria-label": said}, *nodes)


def _line(wide, y):
    return {"class": "zero", "x1": "0", "x2": str(wide), "y1": str(y), "y2": str(y)}


def _text(x, y, text, kind=""):
    return svg("text", {"x": str(x), "y": str(y), "text-anchor": "middle", "class": kind}, text)


def _table(words, rows):
    lines = [
        el("tr", {}, el("th", {"scope": "row"}, str(row["n"])), el("td", {"class": "num"}, row["percent"]))
        for row in rows
    ]
    head = [el("th", {"scope": "col"}, words(key)) for key in ("tricks", "quiz.chance")]
    table = el("table", {"class": "chances"}, el("thead", {}, el("tr", {}, *head)), el("tbody", {}, *lines))
    return el("details", {}, el("summary", {}, words("quiz.table")), table)
