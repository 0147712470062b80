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
    """A bar for each number of tricks, its chance above it; ``rows`` are those of ``answer.tricks``, ``wide``
    is the room in the drawing's own units.
    """
    most = answer.likeliest(rows)
    columns = [
        (str(row["n"]), row["chance"], row["percent"] if row["chance"] >= 20 else "", row is most)
        for row in rows
    ]
    return columns_drawn(columns, words("quiz.drawn", n=most["n"], value=most["percent"]), wide)


def columns_drawn(columns, said, wide, usual=(), most=0):
    """Bars side by side: ``columns`` are (what stands below, how high, what stands above, is it the one that
    matters most). At least one is higher than nothing. ``said`` tells the drawing to those who do not see it.
    ``usual`` are heights to compare with, a mark on each bar; ``most`` is the height of the drawing, that of
    the highest bar or mark unless told otherwise.
    """
    most = most or max([column[1] for column in columns] + list(usual))
    step = wide / len(columns)
    width = min(44, step * 0.72)
    room = HIGH - TOP - FOOT
    nodes = [svg("line", _line(wide, HIGH - FOOT))]
    for place, (below, value, above, top) in enumerate(columns):
        high = round(room * value / most, 1)
        x = round(step * (place + 0.5), 1)
        bar = {"x": str(round(x - width / 2, 1)), "y": str(HIGH - FOOT - high), "width": str(round(width, 1))}
        bar.update({"height": str(high), "rx": "3", "class": "top" if top else ""})
        nodes.append(svg("rect", bar))
        head = high
        if usual:
            mark = round(room * usual[place] / most, 1)
            head, y = max(high, mark), str(HIGH - FOOT - mark)
            ends = {"x1": str(round(x - step / 2 + 1, 1)), "x2": str(round(x + step / 2 - 1, 1))}
            nodes.append(svg("line", dict(ends, y1=y, y2=y, **{"class": "usual"})))
        nodes.append(_text(x, HIGH - FOOT - head - 5, above))
        nodes.append(_text(x, HIGH - 5, below, "n"))
    box = "0 0 " + str(wide) + " " + str(HIGH)
    return svg("svg", {"class": "chart bars", "viewBox": box, "role": "img", "aria-label": said}, *nodes)


def _line(wide, y):
    return {"class": "zero", "x1": "0", "x2": str(wide), "y1": str(y), "y2": str(y)}


def _text(x, y, text, kind=""):
    return svg("text", {"x": str(x), "y": str(y), "text-anchor": "middle", "class": kind}, text)


def table(words, rows):
    """The same as a table, shut until it is wanted."""
    return pairs(words, ("tricks", "quiz.chance"), [(str(row["n"]), row["percent"]) for row in rows])


def pairs(words, names, rows):
    """A table of two columns, shut until it is wanted: the keys of their names, and texts."""
    lines = [
        el("tr", {}, el("th", {"scope": "row"}, one), el("td", {"class": "num"}, other))
        for one, other in rows
    ]
    head = [el("th", {"scope": "col"}, words(name)) for name in names]
    node = el("table", {"class": "chances"}, el("thead", {}, el("tr", {}, *head)), el("tbody", {}, *lines))
    return el("details", {}, el("summary", {}, words("quiz.table")), node)
