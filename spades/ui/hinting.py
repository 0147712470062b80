"""Asking Expert what it would do in the player's place. No document; runs on MicroPython too."""

from spades.ui.engine import EngineError
from spades.ui.flow import Flow
from spades.ui.model import tools


class Hinting(Flow):
    """A flow whose player may ask for a hint. ``view.hinted(told)`` shows what came of it."""

    _asking = False

    async def hint(self):
        """What Expert would do here, and why. The game stays as it is; one question at a time."""
        if self._asking or not tools.tools(self.scene)["hint"]:
            return
        self._asking = True
        snap = self.snap
        try:
            async with self._line:
                told = await self.engine.ask("hint", rev=snap["rev"])
        except EngineError as error:
            self.say_text(self.words.error(error.code, error.params), "why")
            return
        finally:
            self._asking = False
        # Else the player was quicker. If the worker died, the next one was asked about the same save.
        if self.snap.get("save") == snap["save"] and self.scene.mine():
            self.scene.hint = told
            self.view.render()
            self.view.hinted(told)
