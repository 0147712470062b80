"""After a hand: the reckoning of both teams, line by line, then the next hand."""

from spades.ui.dom import el
from spades.ui.model import line
from spades.ui.sheets import compare, open_sheet, parts, reckoning


def build(sheet):
    """No context: the ledger is that of the snapshot."""
    words, snap = sheet.words, sheet.app.snap
    ledger = snap["ledger"]
    sheet.title = line.hand(snap, words, ledger["hand_no"]) + ": " + words(reckoning.outcome(ledger))
    if snap["tie"]:
        sheet.add(parts.paragraph(words("hand.tie")))
    sheet.add(table(words, ledger, snap["rules"]["fields"]))
    compare.offer(sheet, "hand-over")
    sheet.button("hand.review", "history")
    sheet.button("review", "review")
    sheet.button("next-hand", "next", primary=True)
    sheet.on("history", lambda _: open_sheet(sheet.app, "history", back="hand-over"))
    back = {"text": snap["save"], "hands": [ledger["hand_no"]], "back": "hand-over", "own": True}
    sheet.on("review", lambda _: open_sheet(sheet.app, "review", **back))
    sheet.on("next", lambda _: _next(sheet))


async def _next(sheet):
    sheet.close()
    await sheet.app.act("next")


def table(words, ledger, rules):
    """The reckoning as a table: bids and tricks, every line with its sign, before, now, bags."""
    teams = ledger["teams"]
    head = el("tr", {}, el("td", {}), team_head(words, "us", "NS"), team_head(words, "them", "EW"))
    rows = [
        _row(words("contract"), [reckoning.bid_text(words, team) for team in teams]),
        _row(words("tricks"), [str(team["tricks"]) for team in teams], "gap"),
    ]
    for code, seat, ours, theirs in reckoning.lines(ledger):
        rows.append(
            _points(words, reckoning.line_text(words, code, seat, rules["bags"] or 0), (ours, theirs))
        )
    rows.append(_points(words, words("hand.sum"), [team["points"] for team in teams], "sum"))
    rows.append(_row(words("hand.before"), [words.number(team["before"]) for team in teams]))
    rows.append(_row(words("hand.now"), [words.number(team["after"]) for team in teams], "total"))
    if rules["bags"]:
        rows.append(_bags(words, teams, rules["bags"]))
    caption = el("caption", {"class": "vh"}, words("hand.caption", n=ledger["hand_no"]))
    return el("table", {"class": "ledger"}, caption, el("thead", {}, head), el("tbody", {}, *rows))


def team_head(words, team, letters):
    """The head of a team's column."""
    return el("th", {"scope": "col", "data-team": team}, words.team(letters))


def _row(label, cells, kind=""):
    numbers = [el("td", {"class": "num"}, cell) for cell in cells]
    return el("tr", {"class": kind}, el("th", {"scope": "row"}, label), *numbers)


def _points(words, label, values, kind=""):
    cells = []
    for value in values:
        if value is None:
            nothing = el("span", {"aria-hidden": "true"}, "·")
            cells.append(el("td", {"class": "num none"}, nothing, parts.hidden(words("none"))))
        else:
            cells.append(el("td", {"class": "num neg" if value < 0 else "num"}, words.signed(value)))
    return el("tr", {"class": kind}, el("th", {"scope": "row"}, label), *cells)


def _bags(words, teams, limit):
    cells = []
    for team in teams:
        now, how = reckoning.bags_text(words, team, limit)
        cells.append(el("td", {"class": "num"}, now + " ", el("small", {}, how)))
    return el("tr", {}, el("th", {"scope": "row"}, words("hand.bags")), *cells)
