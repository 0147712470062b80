"""What the player is looking at, without a document. Pure, and runs on MicroPython too.

A scene is the last snapshot of the engine, and the little that the page itself knows: the action that is
under way, the card that was refused, the trick that is still being looked at. ``spades.ui.model`` turns a
scene into words and marks; the engine alone says what may be played.
"""

SHOWN_AFTER = ("hand-over", "game-over")


class Scene:
    """The snapshot and what the player has in hand with it.

    ``pending`` is an action that was sent and not answered yet: its picture is shown at once. ``armed`` is
    one that waits for its confirmation. ``picked`` are the cards chosen for an exchange. ``looking`` says
    that the trick just finished still lies on the table, ``past`` that the last trick was asked for.
    ``lost`` says that another tab has the game. ``open`` is a scene that is only watched, all hands in sight.
    ``offered`` is what one more button does, and the key of its words. ``hint`` is what Expert said of this
    moment, when it was asked.
    """

    def __init__(self):
        self.snap = None
        self.pending = None
        self.armed = None
        self.picked = []
        self.refused = None
        self.looking = False
        self.past = False
        self.lost = False
        self.open = False
        self.offered = None
        self.hint = None

    def take(self, snap):
        """Shows a new snapshot; True when it finished a trick that wants to be looked at."""
        self.snap = snap
        self.pending = self.armed = self.refused = self.hint = None
        self.past = False
        if not any(event[0] == "play" for event in snap["events"]):
            self.picked = []
        self.looking = any(event[0] == "trick" for event in snap["events"]) and bool(snap["tricks"])
        return self.looking

    def phase(self):
        """The phase that the player sees: a hand is over once its last trick was looked at."""
        if self.snap is None:
            return "loading"
        phase = self.snap["phase"]
        return "playing" if self.looking and phase in SHOWN_AFTER else phase

    def turn(self):
        """Whose turn it is, as a letter; empty when nobody's, or while an action is under way."""
        if self.snap is None or self.pending or self.phase() != self.snap["phase"]:
            return ""
        return self.snap["turn"] or ""

    def mine(self):
        """Is it the player's turn?"""
        return self.turn() == "S" and not self.open

    def bot_next(self):
        """Does a bot have the next word?"""
        return self.snap is not None and self.snap["turn"] in ("N", "E", "W") and not self.pending

    def why(self, card):
        """Why a card of the hand may not be played now, as the engine put it; None when it may."""
        if self.phase() != "playing":
            return {"code": "wrong-phase"}
        if not self.mine():
            return {"code": "not-your-turn"}
        for entry in self.snap["hand"]:
            if entry["card"] == card:
                return entry["why"]
        return {"code": "not-in-hand", "params": {"card": card}}

    def held(self):
        """The cards in hand, without one that is just being played."""
        gone = self.pending[1] if self.pending and self.pending[0] == "play" else None
        return [entry["card"] for entry in self.snap["hand"] if entry["card"] != gone]

    def is_hinted(self, kind, choice):
        """Is this the "bid" or the card to "play" of the last hint, as long as it is to be done?"""
        told = self.hint
        return told is not None and told["kind"] == kind and told["choice"] == choice and self.mine()

    def pick(self, card):
        """Chooses a card for the exchange, or takes it back; a further one replaces the first."""
        if card in self.picked:
            self.picked = [other for other in self.picked if other != card]
        else:
            self.picked.append(card)
            self.picked = self.picked[-self.snap["exchange"]["count"] :]
