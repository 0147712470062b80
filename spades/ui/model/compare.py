"""The same deal, played twice: trick by trick, and what came of it. Pure."""


def rows(ours, theirs, words):
    """A row for each trick, ``{"trick", "ours", "theirs", "same"}``: who won it, here and there."""
    found = []
    for number, trick in enumerate(ours["tricks"]):
        other = theirs["tricks"][number]
        found.append(
            {
                "trick": number + 1,
                "ours": _seat(trick["winner"], words),
                "theirs": _seat(other["winner"], words),
                "same": trick["winner"] == other["winner"],
            }
        )
    return found


def _seat(letter, words):
    """A seat of either game by the compass: in the other one nobody is "you", nor has a name of one's own."""
    return words("compass." + letter)


def sums(ours, theirs, words):
    """Bids, tricks and points of our side, here and there: ``(key, here, there)``."""
    here, there = ours["ledger"]["teams"][0], theirs["ledger"]["teams"][0]
    return [
        ("contract", _bid(here, words), _bid(there, words)),
        ("tricks", str(here["tricks"]), str(there["tricks"])),
        ("points", words.signed(here["points"]), words.signed(there["points"])),
        ("compare.less-theirs", words.signed(_ahead(ours)), words.signed(_ahead(theirs))),
    ]


def _bid(team, words):
    nils = [words("nil")] * len(team["nils"])
    return " + ".join(([str(team["bid"])] if team["bid"] or not nils else []) + nils)


def _ahead(game):
    """The points of our side in this hand, less those of the other."""
    ours, theirs = game["ledger"]["teams"]
    return ours["points"] - theirs["points"]


def verdict(ours, theirs, words):
    """Who made more of it, in a sentence."""
    ahead = _ahead(ours) - _ahead(theirs)
    if ahead == 0:
        return words("compare.even")
    return words("compare.ahead" if ahead > 0 else "compare.behind", n=abs(ahead))
