"""What Expert says to a bid, drawn: what each bid is worth, and how many tricks the hand takes."""

from spades.ui.dom import el, svg
from spades.ui.model import answer

HIGH, TOP, FOOT = 150, 18, 22  # of the drawing, in its own units


def bids(words, rows):
    """What each bid is worth as bars; ``rows`` are those of ``answer.bids``."""
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


def drawing(words, rows, wide):
    """A bar for each number of tricks, its chance above it, the number below; ``rows`` are those of
    ``answer.tricks``, ``wide`` is the room in the drawing's own units.
    """
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


def table(words, rows):
    """The same as a table, shut until it is wanted."""
    lines = [
        el("tr", {}, el("th", {"scope": "row"}, str(row["n"])), el("td", {"class": "num"}, row["percent"]))
        for row in rows
    ]
    head = [el("th", {"scope": "col"}, words(key)) for key in ("tricks", "quiz.chance")]
    node = el("table", {"class": "chances"}, el("thead", {}, el("tr", {}, *head)), el("tbody", {}, *lines))
    return el("details", {}, el("summary", {}, words("quiz.table")), node)
