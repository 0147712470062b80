"""Every word that the page says, in English and German. Runs on MicroPython too.

``Words("de")("no.follow-suit", suit="H")`` is "Du musst Herz bedienen." A template names its parameters
in braces, and the name of a parameter says what it is: ``seat``, ``card``, ``cards``, ``suit``, ``team``
and ``level`` are put into words, whole numbers get a true minus, ``points`` also a plus, and a parameter
whose name ends in ``_key`` is itself a key. Two endings of a key choose a template by its parameters:
``~1`` when ``n`` is 1, ``~you`` when ``seat`` is that of the person, South.

A language lies in parts: the table, the sheets, the daily deal, the rules, the other modes. A part is loaded
when a key of it is first asked for, since a page that has just opened needs the first one only.
"""

LANGUAGES = ("en", "de")
PARTS = ("table", "sheets", "daily", "rules", "modes", "coach", "drills")
GUIDE = "guide"  # a part that only the guide's pages have
MINUS = "\u2212"


class Words:
    """The words of one language.

    ``names`` gives seats the names that the person chose: ``{"N": "Ada"}``, and teams (``"NS"``) those that
    they have where nobody is "we". ``you`` is the seat of the person, "" where there is none.
    """

    def __init__(self, language, names=None, you="S"):
        """:raises ValueError: the language is none of ``LANGUAGES``."""
        if language not in LANGUAGES:
            raise ValueError("no such language: " + repr(language))
        self.language = language
        self.names = names or {}
        self.you = you
        self._texts = {}
        self._parts = list(PARTS)

    def __call__(self, key, **params):
        """The text of a key.

        :raises KeyError: no part knows the key, or the template wants a parameter that is missing.
        """
        template = self._template(key, params)
        if "{" not in template:
            return template
        text = template.format(**{name: self._value(name, value) for name, value in params.items()})
        return text[:1].upper() + text[1:] if template[0] == "{" else text

    def has(self, key):
        """Does the language know this key?"""
        while key not in self._texts and self._parts:
            self._load(self._parts.pop(0))
        return key in self._texts

    def also(self, part):
        """Adds a part that not every page has, such as ``GUIDE``."""
        self._load(part)

    def _load(self, part):
        module = "spades.i18n." + self.language + "." + part
        try:
            texts = __import__(module, None, None, ["WORDS"]).WORDS
        except ImportError:  # a page is packed without the words of what it does not have
            texts = {}
        self._texts.update(texts)

    def _template(self, key, params):
        if params.get("n") == 1 and self.has(key + "~1"):
            return self._texts[key + "~1"]
        if params.get("seat") == self.you and self.has(key + "~you"):
            return self._texts[key + "~you"]
        if not self.has(key):
            raise KeyError(key)
        return self._texts[key]

    def _value(self, name, value):
        if name == "points":
            return self.signed(value)
        if name.endswith("_key"):
            return self(value)
        if name in ("seat", "suit", "team", "level", "cards"):
            return getattr(self, name)(value)
        if name == "card":
            return self._card_inside(value)
        return self.number(value) if isinstance(value, int) and not isinstance(value, bool) else value

    def number(self, value):
        """``-29`` is "−29", with a true minus."""
        return MINUS + str(-value) if value < 0 else str(value)

    def signed(self, value):
        """``70`` is "+70", ``-29`` is "−29", ``0`` is "0"."""
        return "+" + str(value) if value > 0 else self.number(value)

    def suit(self, letter):
        """``"H"`` is "hearts" / "Herz"."""
        return self("suit." + letter)

    def card(self, text):
        """``"QS"`` is "Queen of spades" / "Pik-Dame"."""
        return self("card", rank_key="rank." + text[0], suit=text[1])

    def _card_inside(self, text):
        # Within an English sentence a card takes no capital; at its start __call__ gives it one.
        name = self.card(text)
        return name[0].lower() + name[1:] if self.language == "en" else name

    def cards(self, texts):
        """Several cards, joined by commas."""
        return ", ".join([self._card_inside(text) for text in texts])

    def index(self, rank):
        """The letter in the corner of a card: ``"Q"`` is "Q" / "D", ``"T"`` is "10"."""
        return self("index." + rank) if rank in "JQKA" else ("10" if rank == "T" else rank)

    def seat(self, letter):
        """The chosen name of a seat, or its own; South is "You" / "Du"."""
        return self.names.get(letter) or self("seat." + letter)

    def team(self, letters):
        """``"NS"`` is "We" / "Wir", ``"EW"`` is "They" / "Gegner"."""
        return self.names.get(letters) or self("team." + letters)

    def level(self, name):
        """A level of play; one that this page does not know keeps its own name."""
        return self("level." + name) if self.has("level." + name) else name

    def bid(self, value):
        """``0`` is "Nil"."""
        return self("nil") if value == 0 else str(value)

    def coded(self, group, code, params=None):
        """Words for a code from the engine, ``group + code``; an unknown code gets ``group + "other"``."""
        if self.has(group + code):
            try:
                return self(group + code, **(params or {}))
            except KeyError:
                pass  # a parameter that the template speaks of is missing
        return self(group + "other", code=code)

    def refusal(self, why):
        """The sentence for ``{"code": …, "params": …}``: why an action is refused."""
        return self.coded("no.", why["code"], why.get("params"))

    def complaint(self, params):
        """What is wrong with a rule set: the parameters of the error "rules", fields by their labels."""
        said = {name: value for name, value in params.items() if name != "code"}
        for name in ("field", "other"):
            if self.has("field." + str(said.get(name))):
                said[name] = self("field." + said[name])
        return self.coded("wrong.", params["code"], said)

    def error(self, code, params=None):
        """The sentence for an error that the engine sends; a refused action is one too."""
        params = dict(params or {})
        if code == "rules":
            if not params["field"]:
                return self("error.rules-whole", why=self.complaint(params))
            label = "field." + params["field"]
            field = self(label) if self.has(label) else params["field"]
            return self("error.rules", field=field, why=self.complaint(params))
        if self.has("broken." + str(params.get("why"))):
            params["why"] = self("broken." + params["why"])
        return self.coded("no." if self.has("no." + code) else "error.", code, params)

    def event(self, event):
        """The sentence for one event of a snapshot, such as ``["play", "W", "5H"]``; "" for a silent one."""
        what = event[0]
        if what == "bid":
            return self("event.nil" if event[2] == 0 else "event.bid", seat=event[1], bid=event[2])
        if what == "play":
            return self("event.play", seat=event[1], card=event[2])
        if what == "blind":
            return self("event.blind" if event[2] else "event.not-blind", seat=event[1])
        if what == "fault":
            return self.coded("event.fault-", event[3], {"seat": event[1], "level": event[2]})
        if what == "trick":
            return self("event.trick", seat=event[1])
        return self("event." + what) if self.has("event." + what) else ""
