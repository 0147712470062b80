"""The browser's storage in tests: what ``static/storage.mjs`` offers, with its moods."""


class Storage:
    """``room`` is how many characters fit; ``denied`` refuses everything, as a browser may."""

    def __init__(self, texts=None, room=10**6, denied=False):
        self.texts = dict(texts or {})
        self.room = room
        self.denied = denied
        self.writes = []

    def get(self, key):
        return None if self.denied else self.texts.get(key)

    def set(self, key, text):
        if self.denied:
            return "denied"
        if sum(map(len, self.texts.values())) - len(self.texts.get(key, "")) + len(text) > self.room:
            return "full"
        self.texts[key] = text
        self.writes.append(key)
        return "ok"

    def remove(self, key):
        self.texts.pop(key, None)

    def keys(self):
        return "" if self.denied else "\n".join(self.texts)


class Clock:
    """A time that moves on by a minute each time it is asked for."""

    def __init__(self):
        self.minutes = 0

    def __call__(self):
        self.minutes += 1
        return f"2026-11-29T{self.minutes // 60:02}:{self.minutes % 60:02}:00.000Z"


class Tokens:
    """Names that no two tabs share."""

    def __init__(self):
        self.number = 0

    def __call__(self):
        self.number += 1
        return f"token{self.number}"
