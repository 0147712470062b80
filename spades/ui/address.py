"""What the address of the page asks for. Pure, and runs on MicroPython too.

    lang=de  theme=dark  speed=fast      how the page looks on this visit
    rules=kawu                           the rule set in its text form
    level=club                           the level of the three others
    deal=CODE                            sixteen characters: the first hand's cards; South bids first, 0 to 0
    deal=CODE.W                          ... with the dealer, N, E, S or W
    deal=CODE.W.269.241                  ... and the scores of North-South and East-West
    deal=CODE.W.269.-45.9.1              ... and their bags
    daily=2026-11-30                     the daily deal of a date; ``daily`` alone is that of today
    mode=replay                          what the page is for: play (that is so anyway), replay, bid or drill
    drill=cover-nil                      drills of a kind; ``mode=drill`` has one choose
    seat=N                               the seat at the bottom of a replay, or to bid for
    autostart=1                          an embed starts by itself (docs/embed.md)
    #record=A…                           behind the query: the record to replay

The first three hold for the visit. ``rules``, ``level``, ``deal`` and ``daily`` start a game, once: then they
are taken out of the address, so that a reload goes on with that game. Anything else in the address is left
alone; a value that makes no sense is ignored, and named.
"""

from spades.dates import day_of

STARTING = ("rules", "level", "deal", "daily")
CHOICES = {
    "lang": ("en", "de"),
    "theme": ("auto", "light", "dark"),
    "speed": ("slow", "normal", "fast", "instant"),
    "level": ("beginner", "club", "expert"),
    "mode": ("play", "replay", "bid", "drill"),
    "drill": ("bid", "cover-nil", "break-nil", "ending", "drop-bags"),
    "seat": ("N", "E", "S", "W"),
    "autostart": ("", "0", "1"),
}
FRAMED = ("play", "replay", "bid")  # modes in a frame of another page
PLAIN = ("level", "mode", "drill", "seat", "autostart")  # options that are just one of their choices
LONGEST_RECORD = 100000
SETTINGS = {"lang": "language", "theme": "theme", "speed": "speed"}
CODE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
RULES_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.-"
DEALER = "E"  # the dealer's left bids first, so South does


def read(query, levels):
    """What ``?lang=de&deal=…`` asks for, and what it asks in vain.

    :returns: ``options`` with ``visit`` (settings by name) and what starts a game: ``rules``, ``level``,
        ``deal``, ``dealer``, ``scores``, ``bags``, ``daily`` ("" is today), and ``mode``, ``seat``,
        ``autostart``, each only when given; and ``problems``, pairs of a key and its parameters for the
        status line.
    """
    options, problems = {"visit": {}}, []
    for name, value in _pairs(query):
        if name in options or (name in SETTINGS and SETTINGS[name] in options["visit"]):
            continue
        if name == "level" and value in CHOICES["level"] and value not in levels:
            problems.append(("address.later", {"level": value}))
        elif not take(options, name, value):
            problems.append(("address.bad", {"name": name, "value": value[:40]}))
    return options, problems


def take(options, name, value):
    """Puts a parameter into the options; False when its value makes no sense. Others' names do not matter."""
    if name in SETTINGS:
        if value not in CHOICES[name]:
            return False
        options["visit"][SETTINGS[name]] = value
    elif name == "deal":
        found = _deal(value)
        options.update(found)
        return bool(found)
    elif name == "daily":
        if value and day_of(value) is None:
            return False
        options[name] = value
    elif name == "rules" or name in PLAIN:
        if not (_is_rules(value) if name == "rules" else value in CHOICES[name]):
            return False
        options[name] = value
    return True


def read_frame(query, levels):
    """The same for an embed, where ``seat`` makes sense beside a replay or a quiz only, and ``daily`` none:
    what is kept of it would be lost there. Drills are reached from within.
    """
    options, problems = read(query, levels)
    if options.get("mode", "play") not in FRAMED:
        problems.append(("address.bad", {"name": "mode", "value": options.pop("mode")}))
    if "drill" in options:
        problems.append(("address.bad", {"name": "drill", "value": options.pop("drill")}))
    if "daily" in options:
        problems.append(("address.bad", {"name": "daily", "value": options.pop("daily")}))
    if "seat" in options and options.get("mode", "play") == "play":
        problems.append(("address.bad", {"name": "seat", "value": options.pop("seat")}))
    return options, problems


def record(fragment):
    """The record behind a ``#``, as text; None for none, "" for one that is far too long."""
    for name, value in _pairs(fragment.lstrip("#")):
        if name == "record":
            return value if len(value) <= LONGEST_RECORD else ""
    return None


def starts_game(options):
    """Does the address ask for a game of its own? For a quiz and for drills the rules are theirs."""
    beside = options.get("mode") in ("bid", "drill") or "drill" in options
    return not beside and any(name in options for name in STARTING)


def game(options):
    """What the engine's message "new" is asked for."""
    names = ("rules", "deal", "dealer", "scores", "bags")
    wanted = {name: options[name] for name in names if name in options}
    if "level" in options:
        wanted["players"] = {"N": options["level"], "E": options["level"], "W": options["level"]}
    return wanted


def without(query, names):
    """The query without some of its parameters: ``"?lang=de&deal=…"`` becomes ``"?lang=de"``."""
    parts = [part for part in query.lstrip("?").split("&") if part]
    kept = [part for part in parts if _plain(part.split("=", 1)[0]) not in names]
    return "?" + "&".join(kept) if kept else ""


def deal_link(code, dealer, scores=(0, 0), bags=(0, 0), rules="cardcouch"):
    """The query that names a deal with all that its bidding depends on."""
    numbers = [str(number) for number in list(scores) + list(bags)]
    return "?rules=" + rules + "&deal=" + code + "." + dealer + "." + ".".join(numbers)


def _is_rules(value):
    return 0 < len(value) <= 300 and all(letter in RULES_LETTERS for letter in value)


def guide(page, language, rules, theme):
    """Where a page of the guide stands, as seen from the table, with the rule set it is to tell of."""
    query = "?rules=" + rules + ("" if theme == "auto" else "&theme=" + theme)
    return "guide/" + language + "/" + page + ".html" + query


def _deal(value):
    parts = value.split(".")
    code, numbers = parts[0], [_number(part) for part in parts[2:]]
    if len(code) != 16 or not all(letter in CODE_LETTERS for letter in code):
        return {}
    if len(numbers) not in (0, 2, 4) or None in numbers or any(number < 0 for number in numbers[2:]):
        return {}
    if len(parts) > 1 and parts[1] not in ("N", "E", "S", "W"):
        return {}
    found = {"deal": code, "dealer": parts[1] if len(parts) > 1 else DEALER}
    if numbers:
        found["scores"] = numbers[:2]
    if numbers[2:]:
        found["bags"] = numbers[2:]
    return found


def _number(text):
    digits = text[1:] if text[:1] == "-" else text
    return int(text) if 0 < len(digits) <= 4 and all(digit in "0123456789" for digit in digits) else None


def _pairs(query):
    found = []
    for part in query.lstrip("?").split("&"):
        name, _, value = part.partition("=")
        if name:
            found.append((_plain(name), _plain(value)))
    return found


def _plain(text):
    """A part of the query with its escapes undone; what is no escape stays as it stands."""
    pieces = text.replace("+", " ").split("%")
    data = bytearray(pieces[0].encode())
    for piece in pieces[1:]:
        code = piece[:2]
        if len(code) == 2 and all(letter in "0123456789abcdefABCDEF" for letter in code):
            data.append(int(code, 16))
            data.extend(piece[2:].encode())
        else:
            data.extend(("%" + piece).encode())
    try:
        return bytes(data).decode()
    except UnicodeError:
        return text
