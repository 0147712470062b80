"""The end of a game: who won and why, the course of it, the last hand."""

from spades.ui.dom import el
from spades.ui.sheets import compare, hand_over, open_sheet, parts, reckoning, score_sheet


def build(sheet):
    """No context: the result is that of the snapshot."""
    words, snap = sheet.words, sheet.app.snap
    result, rules = snap["result"], snap["rules"]["fields"]
    sheet.title = words({"NS": "over.you-win", "EW": "over.you-lose"}.get(result["winner"], "over.draw"))
    sheet.add(
        _score(words, result["scores"]),
        parts.paragraph(reason(words, result, rules)),
        score_sheet.chart(words, snap["sheet"], rules, most=432),
        _facts(words, snap["sheet"]),
        el("h3", {}, words("over.last-hand")),
        hand_over.table(words, snap["ledger"], rules),
    )
    compare.offer(sheet, "game-over")
    if snap.get("daily"):
        sheet.button("daily", "daily")
        sheet.on("daily", lambda _: sheet.app.reckon("game-over", asked=True))
    sheet.button("score-sheet", "sheet")
    sheet.button("review", "review")
    sheet.button("new-game", "again", primary=True)
    sheet.on("sheet", lambda _: open_sheet(sheet.app, "score-sheet", back="game-over"))
    hands = [hand["hand_no"] for hand in snap["sheet"]]
    back = {"text": snap["save"], "hands": hands, "back": "game-over", "own": True}
    sheet.on("review", lambda _: open_sheet(sheet.app, "review", **back))
    sheet.on("again", lambda _: open_sheet(sheet.app, "new-game"))


def reason(words, result, rules):
    """Why the game is over, in a sentence."""
    side = {"NS": "us", "EW": "them"}.get(result["winner"], "draw")
    high, low = max(result["scores"]), min(result["scores"])
    key = "over." + result["reason"] + "." + side
    return words(key, high=high, low=low, target=rules["target"], lose=rules["lose"] or 0, n=rules["hands"])


def _score(words, scores):
    us = el("b", {"class": "us"}, words.number(scores[0]))
    them = el("b", {"class": "them"}, words.number(scores[1]))
    return el("p", {"class": "result"}, us, el("span", {"class": "to"}, words("to")), them)


def _facts(words, sheet):
    ours, theirs = reckoning.facts(sheet, 0), reckoning.facts(sheet, 1)
    head = el(
        "tr",
        {},
        el("td", {}),
        hand_over.team_head(words, "us", "NS"),
        hand_over.team_head(words, "them", "EW"),
    )
    rows = [
        _fact(
            words("over.contracts"),
            [words("taken-of", taken=team["made"], bid=team["contracts"]) for team in (ours, theirs)],
        ),
        _fact(
            words("over.nils"),
            [words("taken-of", taken=team["nils"], bid=team["nil_bids"]) for team in (ours, theirs)],
        ),
        _fact(words("over.bags"), [str(team["bags"]) for team in (ours, theirs)]),
    ]
    caption = el("caption", {"class": "vh"}, words("over.facts"))
    return el("table", {"class": "ledger facts"}, caption, el("thead", {}, head), el("tbody", {}, *rows))


def _fact(label, cells):
    return el(
        "tr", {}, el("th", {"scope": "row"}, label), *[el("td", {"class": "num"}, cell) for cell in cells]
    )
