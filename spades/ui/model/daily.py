"""The daily deals that were played, and the days in a row. Pure, and runs on MicroPython too.

``{"days": {date: day}, "row": n, "until": date, "best": n}``. A day is ``{"begun": date, "helped": bool,
"hands": [[us, them], ...], "expert": [[us, them], ...], "record": text}``: the date on which it was begun,
whether a hint or an undo helped, what both teams scored in each hand, with the person in South's place and
with Expert, and the packed record of the latter; all three are empty until they are there. Days in a row are
reckoned from the days themselves; ``row`` is how many there were up to ``until``, the last one forgotten.
"""

from spades.dates import day_of

HANDS = 4
LONGEST = 500  # characters of the record of four hands
KNOWN = 100  # days that are remembered one by one
MOST = 1000000  # days in a row that nobody has


def empty():
    """Nothing played yet."""
    return {"days": {}, "row": 0, "until": "", "best": 0}


def sound(value):
    """What was kept, or what can be read of it."""
    if not isinstance(value, dict):
        return empty()
    days = value.get("days")
    days = days if isinstance(days, dict) else {}
    until = value.get("until")
    until = until if day_of(until) is not None else ""
    return _with_best(
        {
            "days": {date: _day(days[date]) for date in _newest(days) if isinstance(days[date], dict)},
            "row": _number(value.get("row")) if until else 0,
            "until": until,
            "best": _number(value.get("best")),
        }
    )


def _newest(days):
    return sorted([date for date in days if day_of(date) is not None])[-KNOWN:]


def _number(value):
    sound = isinstance(value, int) and not isinstance(value, bool)
    return value if sound and 0 <= value <= MOST else 0


def _day(given):
    begun, record = given.get("begun"), given.get("record")
    return {
        "begun": begun if day_of(begun) is not None else "",
        "helped": given.get("helped") is True,
        "hands": _hands(given.get("hands")),
        "expert": _hands(given.get("expert")),
        "record": record if isinstance(record, str) and len(record) <= LONGEST else "",
    }


def _hands(given):
    """Four hands of two numbers each, or none at all."""
    if not isinstance(given, list) or len(given) != HANDS:
        return []
    for pair in given:
        if not isinstance(pair, list) or len(pair) != 2:
            return []
        if not all(isinstance(points, int) and abs(points) <= MOST for points in pair):
            return []
    return given


# Playing ------------------------------------------------------------------------------------------------


def begin(kept, date, today):
    """The daily deal of a date is begun, today, "" for who knows when; what was begun before stays so."""
    day = kept["days"].setdefault(date, _day({"begun": today}))
    day["begun"] = day["begun"] or today
    for old in sorted(kept["days"])[:-KNOWN]:
        if _in_row(old, kept["days"][old]):
            kept["row"], kept["until"] = _rows(kept)[0][1], old
        del kept["days"][old]


def help_with(kept, date):
    """A hint or an undo helped, or the cards are known from a game that was begun before."""
    begin(kept, date, "")
    if date in kept["days"] and not is_over(kept, date):
        kept["days"][date]["helped"] = True


def take_over(kept, other):
    """What is under way in other daily deals is under way in these too, with the help that was used."""
    for date, day in other["days"].items():
        if not day["hands"]:
            begin(kept, date, day["begun"])
            if day["helped"]:
                help_with(kept, date)


def is_over(kept, date):
    """Is there a result of this date?"""
    return date in kept["days"] and bool(kept["days"][date]["hands"])


def finish(kept, date, hands, helped):
    """All four hands are played; True when that is news. Only the first time counts."""
    if is_over(kept, date) or len(hands) != HANDS:
        return False
    begin(kept, date, "")
    day = kept["days"].get(date)  # an old one that is not remembered counts for nothing
    if day is None:
        return False
    day["hands"], day["helped"] = hands, day["helped"] or helped
    _with_best(kept)
    return True


def counts(date, day):
    """Was it begun on its own day? Then it belongs to the days in a row; with help it only holds them."""
    return day["begun"] == date


def streak(kept, today):
    """Days in a row up to today, or up to yesterday while today's deal may still be played; up to tomorrow
    for who has travelled west meanwhile. A day of a clock that was wrong is none of them.
    """
    now = day_of(today)
    return max([row for number, row in _rows(kept) if now - 1 <= number <= now + 1] + [0])


def _in_row(date, day):
    return bool(day["hands"]) and counts(date, day)


def _rows(kept):
    """``(number of the day, days in a row up to it)`` of those that belong to a row, the oldest first."""
    found, row, before = [], kept["row"], day_of(kept["until"])
    for date in sorted(kept["days"]):
        day, number = kept["days"][date], day_of(date)
        if _in_row(date, day):
            row = (row if before == number - 1 else 0) + (not day["helped"])
            before = number
            found.append((number, row))
    return found


def _with_best(kept):
    kept["best"] = max([row for _, row in _rows(kept)] + [kept["row"], kept["best"]])
    return kept


def par(kept, date, hands, record):
    """What Expert scored in these four hands, and the record of that."""
    if date in kept["days"]:
        kept["days"][date]["expert"] = _hands(hands)
        kept["days"][date]["record"] = record
