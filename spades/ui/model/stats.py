"""Statistics of the person's own hands and games. Pure, and runs on MicroPython too.

``{"groups": {group: sums}, "games": {game: [hand, helped, over, when]}}``: a group is rules, level of the
partner, level of the opponents and "helped" or "alone", joined by bars. ``games`` says of the games played
last which hand was counted last, whether a hint or an undo helped in it, whether its end was counted, and the
number of this note; so nothing is counted twice.
"""

SUMS = ("games", "won", "hands", "points", "contracts", "made", "nils", "nils_made", "bags", "tricks", "bids")
OFF = 4  # tricks away from the bid: what is farther is counted there
KNOWN = 40  # games that are remembered
MOST = 1000000000  # what is beyond was counted by nobody
NEW = [0, False, False, 0]  # of a game that is not known


def empty():
    """Nothing counted yet."""
    return {"groups": {}, "games": {}}


def sound(value):
    """Statistics that were kept, or those of nobody when they cannot be read."""
    if not isinstance(value, dict) or not isinstance(value.get("groups"), dict):
        return empty()
    groups = {}
    for name, sums in value["groups"].items():
        if name.count("|") == 3 and isinstance(sums, dict):
            groups[name] = _sums(sums)
    games = value.get("games")
    games = games if isinstance(games, dict) else {}
    return {"groups": groups, "games": {name: mark for name, mark in games.items() if _is_mark(mark)}}


def _sums(given):
    found = {name: _number(given.get(name), -MOST if name == "points" else 0) for name in SUMS}
    off = given.get("off")
    found["off"] = {}
    if isinstance(off, dict):
        for key in off:
            if key in OFFS:
                found["off"][key] = _number(off[key])
    return found


def _number(value, least=0):
    sound = isinstance(value, int) and not isinstance(value, bool)
    return value if sound and least <= value <= MOST else 0


def _is_mark(mark):
    return isinstance(mark, list) and len(mark) == 4 and isinstance(mark[0], int) and isinstance(mark[3], int)


OFFS = [str(number) for number in range(-OFF, OFF + 1)]


def help_with(stats, game):
    """A hint or an undo helped in a game: what it still brings is counted apart."""
    hand, _, over, _ = stats["games"].get(game) or NEW
    _mark(stats["games"], game, hand, True, over)


def count(stats, game, snap):
    """Counts the hand that is over, and the game with it; True when anything was new."""
    hand, helped, over, _ = stats["games"].get(game) or NEW
    ledger, result = snap["ledger"], snap["result"]
    if ledger is None or (ledger["hand_no"] <= hand and (over or result is None)):
        return False
    players = snap["players"]
    group = "|".join([snap["rules"]["text"], players[0], players[1], "helped" if helped else "alone"])
    sums = stats["groups"].setdefault(group, _sums({}))
    if ledger["hand_no"] > hand:
        _count_hand(sums, ledger)
    if result is not None and not over:
        sums["games"] += 1
        sums["won"] += result["winner"] == "NS"
    _mark(stats["games"], game, max(hand, ledger["hand_no"]), helped, over or result is not None)
    return True


def _count_hand(sums, ledger):
    ours = ledger["teams"][0]
    bid, tricks = ledger["bids"][2], ledger["tricks"][2]
    sums["hands"] += 1
    sums["points"] += ours["points"]
    sums["bags"] += ours["bags_added"]
    codes = [line["code"] for line in ours["lines"]]
    sums["made"] += codes.count("contract-made")
    sums["contracts"] += codes.count("contract-made") + codes.count("contract-set")
    if bid == 0:
        sums["nils"] += 1
        sums["nils_made"] += tricks == 0
        return
    sums["bids"] += bid
    sums["tricks"] += tricks
    key = str(min(OFF, max(-OFF, tricks - bid)))
    sums["off"][key] = sums["off"].get(key, 0) + 1


def _mark(games, game, hand, helped, over):
    """Remembers how far a game was counted; of many games only the newest."""
    when = 1 + max([mark[3] for mark in games.values()] + [0])
    games[game] = [hand, helped, over, when]
    for name in sorted(games, key=lambda name: games[name][3])[: max(0, len(games) - KNOWN)]:
        del games[name]


def added(stats, wanted):
    """The sums of all groups that ``wanted(rules, partner, opponents, helped)`` takes."""
    total = _sums({})
    for name, sums in stats["groups"].items():
        rules, partner, opponents, helped = name.split("|")
        if wanted(rules, partner, opponents, helped == "helped"):
            for key in SUMS:
                total[key] += sums[key]
            for key in sums["off"]:
                total["off"][key] = total["off"].get(key, 0) + sums["off"][key]
    return total


def rows(sums, words):
    """What the sums say, as pairs of a key and a text."""
    hands = sums["hands"]
    return [
        ("stats.games", str(sums["games"])),
        ("stats.won", _share(sums["won"], sums["games"], words)),
        ("stats.hands", str(hands)),
        ("stats.points", _mean(sums["points"], hands, words)),
        ("stats.made", _share(sums["made"], sums["contracts"], words)),
        ("stats.nils", _share(sums["nils"], hands, words)),
        ("stats.nils-made", _share(sums["nils_made"], sums["nils"], words)),
        ("stats.bags", _mean(sums["bags"], hands, words)),
        ("stats.error", _mean(_distance(sums["off"]), hands - sums["nils"], words)),
    ]


def _distance(off):
    return sum([abs(int(key)) * off[key] for key in off])


def _share(part, of, words):
    """So many of so many, as "7 of 12 (58 %)"; a dash for none of none."""
    if not of:
        return "\u2013"
    value = words("percent", value=(200 * part + of) // (2 * of))
    return words("stats.share", part=part, of=of, value=value)


def _mean(total, of, words):
    """With one digit behind the point; a dash where there is nothing to divide by."""
    if not of:
        return "\u2013"
    tenths = (20 * abs(total) + of) // (2 * of)
    text = str(tenths // 10) + words("decimal") + str(tenths % 10)
    return "\u2212" + text if total < 0 and tenths else text


def off_bid(sums):
    """How often so many tricks more or fewer than bid: ``(tricks, times)`` from too few to too many."""
    return [(int(key), sums["off"].get(key, 0)) for key in OFFS]
