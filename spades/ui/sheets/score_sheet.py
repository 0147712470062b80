"""The score sheet: every hand of the game in a table, and its course as lines."""

from pyscript import document, window

from spades.ui.dom import el, svg
from spades.ui.sheets import fair, open_sheet, parts, reckoning, watching
from spades.ui.sheets.chart import Plan


def build(sheet):
    """``context``: ``back``, the sheet to go back to, if there is one."""
    words, snap = sheet.words, sheet.app.snap
    sheet.title = words("score-sheet")
    sheet.wide = True
    rules = snap["rules"]["fields"]
    if snap["sheet"]:
        sheet.add(chart(words, snap["sheet"], rules), _table(words, snap["sheet"], rules))
    else:
        sheet.add(parts.paragraph(words("sheet.empty")))
    links = [
        parts.link(words("history"), "to", sheet="history"),
        parts.link(words("export"), "to", sheet="export"),
    ]
    if snap["sheet"]:
        links.append(parts.link(words("watch.hands"), "watch"))
        sheet.on("watch", lambda _: watching.watch(sheet, snap["save"]))
    links.append(parts.link(words("fair"), "fair"))
    sheet.on("fair", lambda _: fair.show(sheet, "score-sheet"))
    sheet.add(el("p", {"class": "links"}, *links))
    if "back" in sheet.context:
        sheet.button("back", "back")
        sheet.on("back", lambda _: open_sheet(sheet.app, sheet.context["back"]))
    sheet.button("to-table", "close", primary=True)
    sheet.on("to", lambda node: open_sheet(sheet.app, node.getAttribute("data-sheet")))


def _table(words, hands, rules):
    caption = el("caption", {"class": "vh"}, words("sheet.caption"))
    head = [
        el(
            "tr",
            {},
            el("th", {"scope": "col", "rowspan": "2"}, words("sheet.hand")),
            el("th", {"scope": "colgroup", "colspan": "3", "data-team": "us"}, words.team("NS")),
            el("th", {"scope": "colgroup", "colspan": "3", "data-team": "them"}, words.team("EW")),
        ),
        el(
            "tr",
            {},
            *[el("th", {"scope": "col"}, words("sheet." + name)) for name in ("bid", "points", "total") * 2],
        ),
    ]
    rows = []
    for hand in hands:
        cells = [el("th", {"scope": "row"}, str(hand["hand_no"]))]
        for team in hand["teams"]:
            cells += _cells(words, team, rules)
        rows.append(el("tr", {}, *cells))
    table = el("table", {"class": "scores"}, caption, el("thead", {}, *head), el("tbody", {}, *rows))
    return el(
        "div",
        {"class": "scroll", "tabindex": "0", "role": "group", "aria-label": words("sheet.caption")},
        table,
    )


def _cells(words, team, rules):
    # The bid stays on one line; where room is scarce the tricks go below it.
    bid = reckoning.bid_text(words, team).replace(" ", "\u00a0") + " /\u00a0" + str(team["tricks"])
    total = [words.number(team["after"])]
    if rules["bags"]:
        total.append(
            el(
                "small",
                {"aria-label": words("sheet.bags", n=team["bags_after"]), "role": "img"},
                str(team["bags_after"]),
            )
        )
    return [
        el("td", {}, bid),
        el("td", {"class": "neg" if team["points"] < 0 else ""}, words.signed(team["points"])),
        el("td", {"class": "tot"}, *total),
    ]


def chart(words, hands, rules, most=624):
    """The totals after each hand as two lines, said in one sentence for those who do not see them.

    ``most`` is the width of the sheet's body in pixels, on a screen that has room for it.
    """
    us, them = reckoning.totals(hands)
    target, lose = (None, None) if rules["hands"] else (rules["target"], rules["lose"])
    plan = Plan(us, them, target, lose, *size(most))
    key = "chart.said-hands" if rules["hands"] else "chart.said"
    said = words(key, us=us[-1], them=them[-1], target=target)
    box = "0 0 " + str(plan.width) + " " + str(plan.height)
    nodes = (
        _grid(words, plan) + _line(plan.them, "them") + _line(plan.us, "us") + _ends(words, plan, us, them)
    )
    return svg("svg", {"class": "chart", "viewBox": box, "role": "img", "aria-label": said}, *nodes)


def size(most):
    """Room for the chart in its own pixels, which are larger where the text is set larger.

    So its letters grow as well, as far as there is room for lines beside them.
    """
    root = window.getComputedStyle(document.documentElement).fontSize
    room = (window.innerWidth - 32) * 16 / float(root[:-2])
    width = round(min(max(room, 288), most))
    return width, 210 if width > 400 else 180


def _grid(words, plan):
    nodes = []
    for value in plan.grid:
        kind = {0: "grid zero", plan.target: "grid goal", plan.losing: "grid goal"}.get(value, "grid")
        y = plan.y(value)
        ends = {"x1": str(plan.x(0)), "x2": str(plan.x(plan.hands)), "y1": str(y), "y2": str(y)}
        nodes.append(svg("line", dict(ends, **{"class": kind})))
        nodes.append(_text(plan.x(0) - 8, y + 4, words.number(value), "end"))
    numbers = [_text(plan.x(hand), plan.height - 8, str(hand), "middle") for hand in plan.ticks()]
    return nodes + numbers


def _text(x, y, text, anchor, kind=""):
    return svg("text", {"x": str(x), "y": str(y), "text-anchor": anchor, "class": kind}, text)


def _line(points, team):
    """A line with its marks: dots for us, squares for them, so that colour is not all."""
    path = " ".join([str(x) + "," + str(y) for x, y in points])
    mark = _dot if team == "us" else _square
    return [svg("polyline", {"class": team, "points": path})] + [mark(x, y) for x, y in points[1:]]


def _dot(x, y):
    return svg("circle", {"class": "us", "cx": str(x), "cy": str(y), "r": "4"})


def _square(x, y):
    return svg("rect", {"class": "them", "x": str(x - 4), "y": str(y - 4), "width": "8", "height": "8"})


def _ends(words, plan, us, them):
    x = plan.x(plan.hands) + 10
    ours = words.team("NS") + " " + words.number(us[-1])
    theirs = words.team("EW") + " " + words.number(them[-1])
    return [
        _text(x, plan.labels[0] + 5, ours, "start", "us"),
        _text(x, plan.labels[1] + 5, theirs, "start", "them"),
    ]
