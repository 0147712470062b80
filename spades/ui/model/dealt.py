"""The cards that were dealt to the person and round the table, counted beside what chance gives.

``{"hands": deals, "spades": [deals with 0, 1 ... 13 own spades], "sums": {place: {what: sum}}}``: places are
"S", "N" and "foes", both opponents together. Pure, and runs on MicroPython too.
"""

PLACES = ("S", "N", "foes")
WHAT = ("spades", "high", "ace", "voids")
HIGH = "AKQ"
FEWEST = 10  # deals before which nothing is said of chance
MOST = 1000000  # deals; more were counted by nobody
# Of one hand of thirteen by chance, in ten thousandths: the mean, and one standard deviation of a hand. For
# spades and high cards by the hypergeometric distribution of 13 and of 12 cards among 52, for the ace
# of spades as one hand of four, for a void by inclusion and exclusion.
CHANCE = {"spades": (32500, 13653), "high": (30000, 13284), "ace": (2500, 4330), "voids": (511, 2201)}


def empty():
    """Nothing dealt yet."""
    sums = {place: dict.fromkeys(WHAT, 0) for place in PLACES}
    return {"hands": 0, "spades": [0] * 14, "sums": sums}


def sound(value):
    """What was kept, or nothing when it cannot be read."""
    found = empty()
    if not isinstance(value, dict):
        return found
    spades, sums = value.get("spades"), value.get("sums")
    if not isinstance(spades, list) or len(spades) != 14 or not isinstance(sums, dict):
        return found
    numbers = list(spades)
    for place in PLACES:
        given = sums.get(place)
        if not isinstance(given, dict):
            return empty()
        found["sums"][place] = {what: given.get(what) for what in WHAT}
        numbers += [given.get(what) for what in WHAT]
    if not all(isinstance(number, int) and 0 <= number <= 26 * MOST for number in numbers):
        return empty()
    found["spades"], found["hands"] = list(spades), sum(spades)
    return found if found["hands"] <= MOST else empty()


def count(found, tricks):
    """Counts a hand from its thirteen tricks; fewer tell too little and are left out."""
    if len(tricks) != 13:
        return
    hands = {place: [] for place in "NESW"}
    for trick in tricks:
        for turn, card in enumerate(trick["cards"]):
            hands["NESW"[("NESW".index(trick["leader"]) + turn) % 4]].append(card)
    found["hands"] += 1
    found["spades"][_spades(hands["S"])] += 1
    for seat in "NESW":
        sums = found["sums"]["foes" if seat in "EW" else seat]
        cards = hands[seat]
        sums["spades"] += _spades(cards)
        sums["high"] += len([card for card in cards if card[0] in HIGH])
        sums["ace"] += "AS" in cards
        sums["voids"] += len({card[1] for card in cards}) < 4


def _spades(cards):
    return len([card for card in cards if card[1] == "S"])


def rows(found, words):
    """For each thing counted its key, the means of the three places, and what chance gives, as texts."""
    table = []
    for what in WHAT:
        means = [_text(what, value, words) for value in _means(found, what)]
        usual, one = CHANCE[what]
        usual = _text(what, usual, words)
        if found["hands"]:
            usual += " \u00b1\u00a0" + _text(what, _about(2 * one, found["hands"]), words, bare=True)
        table.append(("dealt." + what, means, usual))
    return table


def _means(found, what):
    """Of the three places a hand, in ten thousandths; None where nothing was dealt."""
    hands = found["hands"]
    if not hands:
        return [None, None, None]
    return [10000 * found["sums"][place][what] // _hands_of(place, hands) for place in PLACES]


def _hands_of(place, deals):
    return 2 * deals if place == "foes" else deals


def _alone(place, what, deals):
    """So many hands of one place would vary as much. What one opponent holds the other does not: the mean of
    two hands of a deal has a third of the variance of one, that of voids about half.
    """
    return deals if place != "foes" else 2 * deals if what == "voids" else 3 * deals


def _about(one, count):
    """``one`` divided by the square root of a count; Newton's way, in integers."""
    wanted = 10000 * count
    root = wanted
    while root * root > wanted:
        root = (root + wanted // root) // 2
    return 100 * one // root


def _text(what, value, words, bare=False):
    """Cards with two digits behind the point, shares of all hands as per cent with one."""
    if value is None:
        return "\u2013"
    if what in ("spades", "high"):
        hundredths = (value + 50) // 100
        return "%d%s%02d" % (hundredths // 100, words("decimal"), hundredths % 100)
    tenths = (value + 5) // 10
    text = "%d%s%d" % (tenths // 10, words("decimal"), tenths % 10)
    return text if bare else words("percent", value=text)


def verdict(found, words):
    """Is anything farther off than four standard deviations? Chance puts one figure in 16,000 there."""
    hands = found["hands"]
    if hands < FEWEST:
        return words("dealt.few", n=hands)
    for what in WHAT:
        usual, one = CHANCE[what]
        for place, mean in enumerate(_means(found, what)):
            if abs(mean - usual) > _about(4 * one, _alone(PLACES[place], what, hands)) + 1:
                return words("dealt.beyond", n=hands)
    return words("dealt.within", n=hands)


def spades(found):
    """How often the person held 0, 1 ... spades, and how often chance would have it: ``(n, times, usual)``,
    ``usual`` in tenths. What is rarer than one in a thousand is left out unless it was held.
    """
    return [
        (number, found["spades"][number], 10 * found["hands"] * _ways(number) // _ways())
        for number in range(14)
        if found["spades"][number] or 1000 * _ways(number) > _ways()
    ]


def _ways(spades=None):
    """Hands with so many spades; all hands of thirteen without a number."""
    if spades is None:
        return _choose(52, 13)
    return _choose(13, spades) * _choose(39, 13 - spades)


def _choose(of, some):
    ways = 1
    for number in range(some):
        ways = ways * (of - number) // (number + 1)
    return ways
