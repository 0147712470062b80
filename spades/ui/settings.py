"""The settings of the person. Pure, and runs on MicroPython too.

A setting has a name, the values that it may have, and the first of them as its default. What was saved is
checked value by value: one that is no longer known falls back to its default.
"""

from spades.cards import RANKS

CHOICES = {
    "language": ("auto", "en", "de"),
    "theme": ("auto", "light", "dark"),
    "felt": ("green", "blue", "wine", "sand"),
    "back": ("petrol", "brick", "forest", "ink"),
    "index": ("auto", "en", "de"),
    "card_size": ("normal", "small", "large"),
    "speed": ("normal", "slow", "fast", "instant"),
    "order": ("suits-down", "suits-up", "ranks"),
    "four_colours": (False, True),
    "confirm": (False, True),
    "auto_next": (False, True),
    "keys": (True, False),
    "sound": (False, True),
}
LONGEST_NAME = 16
SUIT_ORDERS = {"suits-down": "SHCD", "suits-up": "DCHS", "ranks": "SHCD"}


class Settings:
    """The settings in force.

    ``stored`` is what was saved; ``visit`` what the address of the page asks for, which holds for this visit
    and is not saved; ``languages`` what the browser prefers, best first.
    """

    def __init__(self, stored=None, visit=None, languages=()):
        self._stored = _sound(stored or {})
        self._visit = _sound(visit or {})
        self._languages = [str(language) for language in languages]

    def __getitem__(self, name):
        if name in self._visit:
            return self._visit[name]
        if name == "names":
            return self._stored.get(name, {})
        return self._stored.get(name, CHOICES[name][0])

    def set(self, name, value):
        """Changes a setting; True when the value is one of those that it may have."""
        if not _allowed(name, value):
            return False
        self._stored[name] = value
        self._visit.pop(name, None)
        return True

    def stored(self):
        """What to save."""
        return dict(self._stored)

    def language(self):
        """The language to speak: the chosen one, else the first of the browser's that the page knows."""
        if self["language"] != "auto":
            return self["language"]
        for tag in self._languages:
            if tag[:2].lower() in ("en", "de"):
                return tag[:2].lower()
        return "en"

    def index_language(self):
        """The language of the letters on the cards: A K Q J or A K D B."""
        return self.language() if self["index"] == "auto" else self["index"]


def _sound(values):
    return {name: value for name, value in values.items() if _allowed(name, value)}


def _allowed(name, value):
    if name == "names":
        return isinstance(value, dict) and all(_is_name(seat, value[seat]) for seat in value)
    return name in CHOICES and value in CHOICES[name] and type(value) is type(CHOICES[name][0])


def _is_name(seat, name):
    return seat in ("N", "E", "S", "W") and isinstance(name, str) and len(name) <= LONGEST_NAME


def tidy_name(text):
    """A name as it may be used: one line, no spaces around it, not too long."""
    return " ".join(text.split())[:LONGEST_NAME].strip()


def root_attributes(settings):
    """What the root element says for its style: pairs of attribute and value, None to take it off."""
    theme = settings["theme"]
    return [
        ("lang", settings.language()),
        ("data-theme", None if theme == "auto" else theme),
        ("data-felt", settings["felt"]),
        ("data-back", settings["back"]),
        ("data-deck", "four" if settings["four_colours"] else None),
        ("data-size", settings["card_size"]),
        ("data-speed", settings["speed"]),
    ]


def arrange(cards, order):
    """A hand in the order that the person likes: ``["2C", "AS"]`` becomes ``["AS", "2C"]``.

    Suits stand black, red, black, red; "suits-down" has spades and aces first, "suits-up" last, "ranks" goes
    by rank, aces first.
    """
    suits = SUIT_ORDERS[order]
    sign = 1 if order == "suits-up" else -1

    def place(card):
        suit, rank = suits.index(card[1]), sign * RANKS.index(card[0])
        return (rank, suit) if order == "ranks" else (suit, rank)

    return sorted(cards, key=place)
