"""What the player is told as a game goes on: the sentences of the one status line, and the sounds.

No document here, and it runs on MicroPython too.
"""

from spades.ui.model import line
from spades.ui.scene import Scene


class Telling:
    """Tells of the scene. ``notices`` wait for the player's turn, and are said with what is asked for then:
    so they stay until the player acts.

    ``view`` has ``say(text, kind, heard)`` (kind "", "why", "news" or "read"; heard comes before the text,
    for readers only) and ``sound(name)``.
    """

    def __init__(self, settings, words, view):
        self.settings = settings
        self.words = words
        self.view = view
        self.scene = Scene()
        self.notices = []
        self._unsaid = []

    @property
    def snap(self):
        """The snapshot that is shown, None before the first."""
        return self.scene.snap

    def say(self, key, **params):
        """Puts a sentence into the one status line."""
        self.say_text(self.words(key, **params), "news")

    def say_text(self, text, kind="news"):
        """The same with words already chosen."""
        self.view.say(text, kind)

    def _tell(self, events, finished):
        """What happened, heard and said; ``finished`` when a trick is still to be looked at."""
        self.view.sound(_sound(events))
        self._unsaid.append(line.news(events, self.words))
        self._unsaid.append(line.received(self.scene, self.words))
        if not finished:
            self._unsaid.append(self._prompt())
        self._speak(finished)

    def _tell_outcome(self):
        """Who took the trick that was looked at, and what comes next."""
        self._unsaid.append(line.outcome(self.scene, self.words))
        self._unsaid.append(self._prompt())
        self._speak(self.scene.bot_next())

    def _prompt(self):
        text = line.prompt(self.scene, self.words)
        return (
            text + " " + self.words("finish-short") if self.snap["can_finish"] and self.scene.mine() else text
        )

    def _speak(self, more_to_come):
        """One message an event; at instant speed they are joined until the player has the word."""
        waits = more_to_come or self.scene.bot_next()
        if self.settings["speed"] == "instant" and waits:
            return
        parts = [part for part in self._unsaid if part]
        self._unsaid = []
        if self.notices and not waits:
            notices = " ".join(self.notices)
            self.notices = []
            self.view.say(" ".join([notices] + parts[-1:]), "news", " ".join(parts[:-1]))
        elif parts and (self.settings["speed"] == "instant" or self._many()):
            # What was joined is much to read: the line shows its end, readers get all of it.
            self.view.say(parts[-1], "", " ".join(parts[:-1]))
        elif parts:
            self.view.say(" ".join(parts), "")

    def _many(self):
        """Did more than one card fall at once, as when the rest of a hand is played out?"""
        return len([event for event in self.snap["events"] if event[0] == "play"]) > 1


def _sound(events):
    """The sound that fits what happened."""
    names = [event[0] for event in events]
    for name in ("game-over", "broken", "trick", "play", "bid", "deal"):
        if name in names:
            return name
    return None
