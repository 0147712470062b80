"""What a touch of a card, a bid or a button means at this moment. No document; runs on MicroPython too.

Each method returns a coroutine for what takes time, or None.
"""

from spades.ui.hinting import Hinting
from spades.ui.model import line, read, tools


class Choose(Hinting):
    """The player's touches. ``again`` says that a touch is the second of a double click or a key held down:
    it counts only where a second press is asked for.
    """

    def card(self, text, again=False):
        """A card of the hand was touched."""
        self.pace.skip()
        if self.scene.phase() == "exchange" and self.scene.mine():
            return None if again else self._pick(text)
        why = self.scene.why(text)
        if why is not None:
            return None if again else self._refuse(text, why)
        return self._confirmed(("play", text), again, "status.confirm", card=text)

    def bid(self, bid, again=False):
        """A bid was touched."""
        if self.snap is None or self.scene.phase() != "bidding" or not self.scene.mine():
            return None
        for choice in self.snap["bid_choices"]:
            if choice["bid"] == bid and choice["why"] is not None:
                self.say_text(self.words.refusal(choice["why"]), "why")
                return None
        return self._confirmed(("bid", bid), again, "status.bid-confirm", bid=bid)

    def do(self, name):
        """A button of the table was touched."""
        self.pace.skip()
        deeds = {
            "undo": self._undo,
            "finish": self.finish,
            "hint": self.hint,
            "play-here": self.play_here,
            "next": lambda: self.act("next"),
            "blind-yes": lambda: self.act("blind", True),
            "blind-no": lambda: self.act("blind", False),
            "give": self._give,
            "last-trick": self._look_back,
            "read-hand": lambda: self._read(read.hand(self.scene, self.settings, self.words)),
            "read-table": lambda: self._read(read.table(self.scene, self.words)),
            "read-score": lambda: self._read(read.score(self.scene, self.words)),
        }
        return deeds[name]() if self.snap else None

    def _pick(self, text):
        self.scene.pick(text)
        self.view.render()

    def _undo(self):
        if self.snap["can_undo"]:
            return self.undo()
        stands = self.snap.get("daily") and self.snap["result"]
        self.say("daily.no-undo" if stands else "error.nothing-to-undo")
        return None

    def _give(self):
        count = self.snap["exchange"]["count"] if self.snap and self.snap["exchange"] else 0
        if len(self.scene.picked) == count:
            return self.act("exchange", list(self.scene.picked))
        self.say_text(self.words("no.exchange-count", count=count), "why")
        return None

    def _refuse(self, text, why):
        self.scene.armed, self.scene.refused = None, text
        self.view.render()
        self.view.shake(text)
        if self.scene.phase() == "bidding":
            self.say("status.bid-first") if self.scene.mine() else self.say(
                "status.waits", seat=self.snap["turn"]
            )
        elif why["code"] == "not-your-turn" and self.snap["turn"]:
            self.say("status.waits", seat=self.snap["turn"])
        else:
            self.say_text(self.words.refusal(why), "why")

    def _confirmed(self, action, again, key, **params):
        if self.settings["confirm"] and self.scene.armed != action:
            if again:
                return None
            self.scene.armed, self.scene.refused = action, None
            self.view.render()
            self.say(key, **params)
            return None
        if again and self.scene.armed != action:
            return None
        return self.act(*action)

    def _look_back(self):
        if not tools.tools(self.scene)["last-trick"]:
            return
        self.scene.past = not self.scene.past
        self.view.render()
        if self.scene.past:
            self.say_text(read.past(self.scene, self.words), "read")
        else:
            self.view.say(line.prompt(self.scene, self.words), "")

    def _read(self, text):
        self.view.say(text, "read")
