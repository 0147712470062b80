"""What the browser keeps for the person: games and settings. Runs on MicroPython too.

Every key begins with ``spades:<path of the site>:``, since sites under one host share their storage. Then:

    settings      {"v": 1, "settings": {...}}
    game:<id>     {"v": 1, "date": ..., "summary": {...}, "save": "<opaque text>"}
    owner:<id>    the token of the tab that plays this game
    aside:<id>    {"v": 1, "why": ..., "date": ..., "text": "<what could not be read>"}
    note:<what>   {"v": 1, "value": ...}, for instance how often a bid of the quiz was Expert's
    current       the id of the game that was played last

A game is one key with its summary, so one ``set`` replaces all of it or, when it fails, nothing, and the list
of games cannot contradict the games: it is read from them. A record of a newer version is never touched.

When the browser refuses to store, memory takes its place (``Shelf``): the person plays on, and the older
save stays where it is.
"""

import json

from spades.ui.shelf import VERSION, Shelf, record_of


class Store:
    """Games and settings of one site in one browser, seen from one tab.

    ``path`` is the site's folder; ``storage`` the browser's lasting storage and ``visit`` that of the tab
    (see ``Shelf``); ``now`` gives the time as ISO 8601, ``token`` a text that no other tab has.
    """

    def __init__(self, path, storage, visit=None, now=None, token=None):
        self._prefix = "spades:" + path + ":"
        self._shelf = Shelf(storage)
        self._visit = Shelf(visit)
        self._now = now or (lambda: "")
        self._token = token or (lambda: "1")
        self._tab = self._token()
        self._lost = []
        self.on_lost = None

    def _key(self, *parts):
        return self._prefix + ":".join(parts)

    # Games ------------------------------------------------------------------------------------------

    def new_id(self):
        """A name for a new game."""
        return self._token()

    def games(self):
        """The games, newest first: ``{"id", "date", "summary", "state"}``.

        ``state`` is "ok", or "newer" for one that a newer version of the page wrote. What cannot be read is
        set aside.
        """
        found = []
        for key in self._shelf.keys(self._key("game", "")):
            name = key[len(self._key("game", "")) :]
            state = self.state(name)
            if state == "broken":
                self.set_aside(name, "record")
            else:
                record = record_of(self._shelf.get(key)) or {}
                found.append(_entry(name, record, state))
        return sorted(found, key=lambda entry: (entry["date"], entry["id"]), reverse=True)

    def state(self, name):
        """What is known of a game: "ok", "missing", "broken" or "newer"."""
        text = self._shelf.get(self._key("game", name))
        if text is None:
            return "missing"
        record = record_of(text)
        if record is None:
            return "broken"
        if record["v"] > VERSION:
            return "newer"
        return "ok" if isinstance(record.get("save"), str) else "broken"

    def read(self, name):
        """The save text of a game; None when there is none, or none that this version can read."""
        if self.state(name) != "ok":
            return None
        return record_of(self._shelf.get(self._key("game", name)))["save"]

    def raw(self, name):
        """What stands under a game's key, for a copy of a game that cannot be read."""
        return self._shelf.get(self._key("game", name))

    def write(self, name, text, summary):
        """Keeps a game: "ok"; "full" or "denied" when in memory only; "newer-tab" when another tab has it."""
        if not self.owns(name):
            return "newer-tab"
        record = {"v": VERSION, "date": self._now(), "summary": summary, "save": text}
        return self._shelf.set(self._key("game", name), json.dumps(record))

    def delete(self, name):
        """Forgets a game."""
        for kind in ("game", "owner"):
            self._shelf.remove(self._key(kind, name))
        if self.current() == name:
            self.set_current("")

    def current(self):
        """The game that this tab played last, else the one that any tab did; None for none."""
        return self._visit.get(self._key("current")) or self._shelf.get(self._key("current")) or None

    def set_current(self, name):
        """Remembers the game to go on with after a reload; "" for none."""
        self._visit.set(self._key("current"), name)
        self._shelf.set(self._key("current"), name)

    # Tabs -------------------------------------------------------------------------------------------

    def claim(self, name):
        """This tab plays the game from now on; another one that had it stops writing."""
        self._lost = [other for other in self._lost if other != name]
        self._shelf.set(self._key("owner", name), self._tab)

    def owns(self, name):
        """May this tab write the game? Asked before each write, for a sleeping tab hears of nothing."""
        owner = self._shelf.get(self._key("owner", name))
        return name not in self._lost and owner in (None, self._tab)

    def heard(self, key, text):
        """Another tab changed a key: ``text`` is its new value, None when it is gone."""
        if not isinstance(key, str) or self._tab == text:
            return
        for kind in ("owner", "game"):
            start = self._key(kind, "")
            taken = text if kind == "owner" else text is None
            if key.startswith(start) and taken:
                self._lose(key[len(start) :])

    def _lose(self, name):
        if name not in self._lost:
            self._lost.append(name)
            if self.on_lost:
                self.on_lost(name)

    # What could not be read ---------------------------------------------------------------------------

    def set_aside(self, name, why):
        """Puts a game that cannot be read under another key, from where it can be downloaded.

        When there is no room for it there, it stays where it is.
        """
        return self._put_aside(self._key("game", name), name, why)

    def _put_aside(self, key, name, why):
        record = {"v": VERSION, "why": why, "date": self._now(), "text": self._shelf.get(key)}
        status = self._shelf.set(self._key("aside", name), json.dumps(record))
        if status == "ok":
            self._shelf.remove(key)
        return status

    def asides(self):
        """What was set aside: ``{"id", "date", "why"}``."""
        found = []
        for key in self._shelf.keys(self._key("aside", "")):
            record = record_of(self._shelf.get(key)) or {}
            name = key[len(self._key("aside", "")) :]
            found.append({"id": name, "date": record.get("date") or "", "why": record.get("why") or ""})
        return found

    def read_aside(self, name):
        """The text that was set aside."""
        text = self._shelf.get(self._key("aside", name))
        kept = (record_of(text) or {}).get("text")
        return kept if isinstance(kept, str) else text

    def drop_aside(self, name):
        """Forgets what was set aside."""
        self._shelf.remove(self._key("aside", name))

    # Settings -----------------------------------------------------------------------------------------

    def load_settings(self):
        """The settings as they were saved; {} when there are none."""
        text = self._shelf.get(self._key("settings"))
        if text is None:
            return {}
        settings = (record_of(text) or {}).get("settings")
        if not isinstance(settings, dict):
            self._put_aside(self._key("settings"), "settings", "settings")
            return {}
        return settings

    def save_settings(self, settings):
        """Keeps the settings; those of a newer version that this one does not know stay."""
        kept = self.load_settings()
        kept.update(settings)
        version = (record_of(self._shelf.get(self._key("settings"))) or {}).get("v", VERSION)
        record = {"v": max(version, VERSION), "settings": kept}
        return self._shelf.set(self._key("settings"), json.dumps(record))

    def note(self, what, value):
        """Keeps something small beside games and settings: a value that JSON can say."""
        return self._shelf.set(self._key("note", what), json.dumps({"v": VERSION, "value": value}))

    def noted(self, what):
        """What was kept so, or None."""
        return (record_of(self._shelf.get(self._key("note", what))) or {}).get("value")

    def erase(self):
        """Forgets everything of this site."""
        for key in self._shelf.keys(self._prefix):
            self._shelf.remove(key)
        self._visit.remove(self._key("current"))

    def first_time(self, what):
        """True once: for what is done or asked only one time in a browser."""
        key = self._key("once", what)
        return self._shelf.get(key) is None and self._shelf.set(key, self._now() or "1") == "ok"


def _entry(name, record, state):
    date = record.get("date")
    summary = record.get("summary")
    return {
        "id": name,
        "date": date if isinstance(date, str) else "",
        "summary": summary if isinstance(summary, dict) and state == "ok" else {},
        "state": state,
    }
