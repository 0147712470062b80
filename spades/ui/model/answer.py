"""What Expert says to a bid of the quiz: sentences, and lengths of bars. Pure."""

CLOSE = 10  # thousandths of a game: what nobody would notice in a hundred games
SELDOM = 5  # thousandths: a number of tricks that is not drawn at the ends of the chart
BESIDE = 2  # bids on either side of Expert's that are worth showing


def title(judged, words):
    """Expert's bid, and whether it was yours."""
    return words("quiz.same" if judged["agreed"] else "quiz.other", bid=words.bid(judged["bid"]))


def reason(judged, words):
    """Why Expert bids so, in one sentence."""
    return words("why." + judged["reason"], tricks=tenths(judged["worth"], words), nil=hundred(judged["nil"]))


def verdict(judged, words):
    """What the own bid costs; "" when it was Expert's."""
    if judged["agreed"]:
        return ""
    if judged["loss"] < CLOSE:
        return words("quiz.as-good", bid=words.bid(judged["asked"]))
    return words("quiz.costs", bid=words.bid(judged["asked"]), n=hundred(judged["loss"]))


def nil(judged, words):
    """The chance of a nil; "" where none may be bid."""
    return "" if judged["nil"] is None else words("quiz.nil", value=percent(max(judged["nil"], 1), words))


def bids(judged, words):
    """The bids that matter as rows: ``bid``, ``chance`` (thousandths), ``percent``, ``marks`` (whose it is),
    ``best`` and ``own``.
    """
    rows = []
    for option in judged["options"]:
        bid = option["bid"]
        if bid and bid != judged["asked"] and abs(bid - judged["bid"]) > BESIDE:
            continue
        best, own = bid == judged["bid"], bid == judged["asked"]
        marks = [words(key) for key, on in (("level.expert", best), ("quiz.you", own)) if on]
        rows.append(
            {
                "bid": words.bid(bid),
                "chance": option["win"],
                "percent": percent(option["win"], words),
                "marks": ", ".join(marks),
                "best": best,
                "own": own,
            }
        )
    return rows


def tricks(judged, words):
    """The numbers of tricks that may be taken, without the far ends: ``n``, ``chance``, ``percent``."""
    chances = judged["tricks"]
    drawn = [n for n in range(14) if chances[n] >= SELDOM]
    return [
        {"n": n, "chance": chances[n], "percent": percent(chances[n], words)}
        for n in range(drawn[0], drawn[-1] + 1)
    ]


def likeliest(rows):
    """The row of the likeliest number of tricks."""
    found = rows[0]
    for row in rows:
        if row["chance"] > found["chance"]:
            found = row
    return found


def hundred(thousandths):
    """In a hundred, at least one where there is any; None stays."""
    return thousandths and max(1, (thousandths + 5) // 10)


def percent(thousandths, words):
    """``345`` is "35 %"; what is not nothing is not called so."""
    if 0 < thousandths < 10:
        return words("percent.less")
    return words("percent", value=(thousandths + 5) // 10)


def tenths(thousandths, words):
    """``3722`` is "3.7" / "3,7"."""
    tens = (thousandths + 50) // 100
    return str(tens // 10) + words("decimal") + str(tens % 10)
