"""The daily deals that were played, and the days in a row. Pure, and runs on MicroPython too.

``{"days": {date: day}, "streak": n, "best": n, "last": date}``. A day is ``{"begun": date, "helped": bool,
"hands": [[us, them], ...], "expert": [[us, them], ...], "record": text}``: the date on which it was begun,
whether a hint or an undo helped, what both teams scored in each hand, with the person in South's place and
with Expert, and the packed record of the latter; all three are empty until they are there. ``last`` is the
day up to which the streak goes.
"""

from spades.dates import day_of

HANDS = 4
LONGEST = 500  # characters of the record of four hands
KNOWN = 100  # days that are remembered one by one
MOST = 1000000  # days in a row that nobody has


def empty():
    """Nothing played yet."""
    return {"days": {}, "streak": 0, "best": 0, "last": ""}


def sound(value):
    """What was kept, or what can be read of it."""
    if not isinstance(value, dict):
        return empty()
    days = value.get("days")
    days = days if isinstance(days, dict) else {}
    last = value.get("last")
    last = last if day_of(last) is not None else ""
    streak = _number(value.get("streak")) if last else 0
    return {
        "days": {date: _day(days[date]) for date in _newest(days) if isinstance(days[date], dict)},
        "streak": streak,
        "best": max(streak, _number(value.get("best"))),
        "last": last,
    }


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
    """The daily deal of a date is begun, today; one that was begun before stays as it is."""
    kept["days"].setdefault(date, {"begun": today, "helped": False, "hands": [], "expert": [], "record": ""})
    for old in sorted(kept["days"])[:-KNOWN]:
        del kept["days"][old]


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
    day["hands"], day["helped"] = hands, helped
    if counts(date, day) and kept["last"] < date:  # one that was finished after the next day's fills no gap
        held = streak(kept, date)
        kept["streak"] = held if helped else held + 1
        kept["best"] = max(kept["best"], kept["streak"])
        kept["last"] = date
    return True


def counts(date, day):
    """Was it begun on its own day? Then it belongs to the days in a row; with help it only holds them."""
    return day["begun"] == date


def streak(kept, today):
    """Days in a row up to today, or up to yesterday while today's deal may still be played."""
    last, now = day_of(kept["last"]), day_of(today)
    return kept["streak"] if last is not None and now is not None and now - 1 <= last <= now else 0


def par(kept, date, hands, record):
    """What Expert scored in these four hands, and the record of that."""
    if date in kept["days"]:
        kept["days"][date]["expert"] = _hands(hands)
        kept["days"][date]["record"] = record


# Showing ------------------------------------------------------------------------------------------------


def total(hands):
    """Points of both teams, ``(us, them)``."""
    return sum([us for us, _ in hands]), sum([them for _, them in hands])


def lead(hands):
    """Our points less theirs."""
    us, them = total(hands)
    return us - them


def signs(day):
    """Each hand beside Expert's: 1 better, 0 level, -1 worse; [] while there is nothing to compare."""
    if not day["expert"]:
        return []
    found = []
    for number, mine in enumerate(day["hands"]):
        ahead = lead([mine]) - lead([day["expert"][number]])
        found.append((ahead > 0) - (ahead < 0))
    return found


def verdict(day, words):
    """Who made more of the four hands, in a sentence; "" while Expert still plays."""
    if not day["expert"]:
        return ""
    ahead = lead(day["hands"]) - lead(day["expert"])
    if ahead == 0:
        return words("daily.level")
    return words("daily.ahead" if ahead > 0 else "daily.behind", n=abs(ahead))


def share(date, day, days, link, words):
    """The result as a text that tells no card: a line each for the day, both results, the hands, the link.

    ``days`` in a row; none are not told.
    """
    us, them = total(day["hands"])
    mine = words("daily.share-mine", us=us, them=them, points=us - them)
    help_said = words("daily.share-helped") if day["helped"] else ""
    lines = [words("daily.share-title", date=date), mine + help_said]
    if day["expert"]:
        us, them = total(day["expert"])
        lines.append(words("daily.share-expert", us=us, them=them, points=us - them))
        lines.append(" ".join([{1: "+", 0: "=", -1: "\u2212"}[sign] for sign in signs(day)]))
    if days:
        lines.append(words("daily.share-streak", n=days))
    return "\n".join(lines + [link])
