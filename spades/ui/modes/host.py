"""An app that can show something else in the place of its game. No document; runs on MicroPython too."""

from spades.ui.choose import Choose

READING = ("read-table", "read-score", "read-hand")


class Host(Choose):
    """``mode`` is what is shown in place of the game, or None (see ``spades.ui.modes``)."""

    mode = None
    _home = None

    async def enter(self, mode):
        """Shows a mode. The game stands still, whatever was under way in it."""
        self._put_away()
        async with self._line:
            self._put_away()  # another mode may have come while the line was taken
            self._begin_run()
        self._home = self.scene
        self.mode, self.scene = mode, mode.scene
        mode.begin()
        self.view.leaving(self._home.snap is not None)
        self.dress()
        mode.say()

    async def leave(self):
        """Back to the game, which goes on."""
        if self.mode:
            self._put_away()
            self.dress()
            self.view.say(self._prompt() if self.snap else "", "")
            if self._latest:
                self._continue()
            self.focus_home()

    def _put_away(self):
        if self.mode:
            mode, self.mode = self.mode, None
            self.scene, self._home = self._home, None
            mode.end()
            self.view.leaving(False)

    def render(self):
        """Shows scene, settings and mode as they are."""
        self.view.render()
        if self.mode:
            self.mode.render()

    def focus_home(self):
        """The focus goes where the player acts next; here there is none."""

    def dress(self):
        """Puts words and looks on the page; here there is none."""

    def _show(self, snap):
        if self.mode:  # another game was begun or loaded meanwhile: it takes its place
            self._put_away()
            self.dress()
        super()._show(snap)

    def resume(self, snap):
        """After a restart of the engine the mode asks it anew; the game waits for its turn."""
        if self.mode is None:
            super().resume(snap)
            return
        self._busy = False
        if snap is not None:
            self._latest = snap
        self.run(self.mode.resume())

    def run(self, task):
        """Lets a coroutine run by itself."""
        raise NotImplementedError

    def lost(self, name):
        """Another tab has taken the game that waits."""
        if self.mode is None:
            super().lost(name)
        elif name == self.game:
            self._home.lost = True

    def card(self, text, again=False):
        """A card of the hand was touched."""
        return self.mode.card(text, again) if self.mode else super().card(text, again)

    def bid(self, bid, again=False):
        """A bid was touched."""
        if self.mode is None:
            return super().bid(bid, again)
        return None if again else self.mode.bid(bid)

    def do(self, name):
        """A button was touched."""
        if self.mode is None or name in READING:
            return super().do(name)
        return self.leave() if name == "leave" else self.mode.do(name)

    def key(self, key):
        """A key that nothing else has used; True when it means something in the mode."""
        if self.mode is None or key not in self.mode.keys:
            return False
        self.run(self.do(self.mode.keys[key]))
        return True
