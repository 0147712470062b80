"""What a daily deal that was played says: beside Expert's game, in the row, and to be shared.

A ``day`` is one of ``spades.ui.model.daily``. Pure, and runs on MicroPython too.
"""

from spades.ui.model.daily import counts


def why_not(date, day):
    """The key of a sentence on why a day does not add to the days in a row; "" when it does."""
    if not counts(date, day):
        return "daily.late" if day["begun"] else "daily.unknown"
    return "daily.helped" if day["helped"] else ""


def total(hands):
    """Points of both teams, ``(us, them)``."""
    return sum([us for us, _ in hands]), sum([them for _, them in hands])


def lead(hands):
    """Our points less theirs."""
    us, them = total(hands)
    return us - them


def winner(day):
    """The key of a sentence on who won the game."""
    ahead = lead(day["hands"])
    return "over.you-win" if ahead > 0 else "over.you-lose" if ahead < 0 else "over.draw"


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
