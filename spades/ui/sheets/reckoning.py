"""What the ledgers of a snapshot say, in rows of words. Pure: no page, and no rule either.

A ledger is what ``spades/session/sheet.py`` sends: for both teams bid, nils, tricks, lines and totals.
"""

ORDER = (
    "contract-made",
    "contract-set",
    "overtricks",
    "exact-ten",
    "nil-made",
    "nil-failed",
    "blind-nil-made",
    "blind-nil-failed",
    "nil-bags",
    "bag-penalty",
)


def bid_text(words, team):
    """A team's bid: "7", "4 + Nil", "Nil + Nil"."""
    nils = [words("nil")] * len(team["nils"])
    numbers = [str(team["bid"])] if team["bid"] or not nils else []
    return " + ".join(numbers + nils)


def outcome(ledger):
    """One word for how our team did: the key of the title over its reckoning."""
    codes = [line["code"] for line in ledger["teams"][0]["lines"]]
    if "contract-set" in codes:
        return "hand.set"
    if "bag-penalty" in codes:
        return "hand.dear"
    if "nil-failed" in codes or "blind-nil-failed" in codes:
        return "hand.nil-failed"
    if "nil-made" in codes or "blind-nil-made" in codes:
        return "hand.nil-made"
    return "hand.made"


def lines(ledger):
    """The lines of both teams side by side: ``(code, seat, our points or None, their points or None)``."""
    found = []
    for code in ORDER:
        seats = []
        for team in ledger["teams"]:
            seats += [line["seat"] for line in team["lines"] if line["code"] == code]
        rows = [(code, seat) for seat in ("N", "E", "S", "W", None) if seat in seats]
        found += [(code, row[1], _points(ledger, 0, row), _points(ledger, 1, row)) for row in rows]
    return found


def _points(ledger, team, row):
    lines = ledger["teams"][team]["lines"]
    points = [line["points"] for line in lines if (line["code"], line["seat"]) == row]
    return sum(points) if points else None


def line_text(words, code, seat, limit):
    """What a line of the ledger is for."""
    params = {"limit": limit}
    if seat:
        params["seat"] = seat
    return words.coded("line.", code, params)


def bags_text(words, team, limit):
    """How the bags came to be what they are: "0 (9 + 1 − 10)"."""
    terms = [str(team["bags_before"]), "+ " + str(team["bags_added"])]
    gone = team["bags_before"] + team["bags_added"] - team["bags_after"]
    if gone:
        terms.append(words.number(-gone)[0] + " " + str(gone))
    return str(team["bags_after"]), "(" + " ".join(terms) + ")" if limit else ""


def totals(sheet):
    """The scores of both teams before the first hand and after each: two lists of equal length."""
    found = []
    for team in (0, 1):
        first = [sheet[0]["teams"][team]["before"]] if sheet else [0]
        found.append(first + [hand["teams"][team]["after"] for hand in sheet])
    return found


def facts(sheet, team):
    """What a team did in a game: contracts made and bid, nils made and bid, bags taken."""
    codes = [line["code"] for hand in sheet for line in hand["teams"][team]["lines"]]
    made, missed = codes.count("contract-made"), codes.count("contract-set")
    nils_made = codes.count("nil-made") + codes.count("blind-nil-made")
    nils_failed = codes.count("nil-failed") + codes.count("blind-nil-failed")
    bags = sum([hand["teams"][team]["bags_added"] for hand in sheet])
    return {
        "made": made,
        "contracts": made + missed,
        "nils": nils_made,
        "nil_bids": nils_made + nils_failed,
        "bags": bags,
    }
