"""The page around the frame: does what it asks, tells it what happened. Runs on MicroPython too."""

import asyncio
import json

from spades.ui import address
from spades.ui.embed import commands
from spades.ui.engine import EngineError, EngineFailed

LASTING = ("rules", "level")  # what the address says of every game in the frame


class Host:
    """Speaks with the page around the frame of ``app``.

    ``tell(text)`` brings a message there. ``options`` are those of the address: a new game keeps to the rules
    and the level of the frame unless the command names others. ``watch(record)`` is a coroutine that shows a
    record in a frame whose mode is to replay, else None.
    """

    def __init__(self, app, tell, options, watch=None):
        self._app = app
        self._tell = tell
        self._options = options
        self.mode = options.get("mode", "play")
        self._watch = watch
        self._turn = asyncio.Lock()

    # What happened --------------------------------------------------------------------------------------

    def ready(self):
        """The game is there."""
        self._say("ready", started=True, lang=self._app.words.language, mode=self.mode)

    def over(self, snap):
        """A hand is over and was looked at, and maybe the game."""
        ledger = snap["ledger"]
        self._say("hand-end", handNo=ledger["hand_no"], ledger=ledger)
        if snap["result"]:
            self._say("game-end", result=snap["result"])

    def error(self, code, text, name=None):
        """Something could not be done; ``name`` is that of the command."""
        if name is None:
            self._say("error", code=code, text=text)
        else:
            self._say("error", code=code, text=text, **{"for": name})

    def _say(self, kind, **fields):
        fields["spades"] = commands.VERSION
        fields["type"] = kind
        self._tell(json.dumps(fields))

    # What is asked for ----------------------------------------------------------------------------------

    async def obey(self, text):
        """Does what a message asks for, one after the other, and answers it."""
        try:
            command = commands.read(text)
        except commands.BadCommand as bad:
            self.error(bad.code, self._app.words("embed." + bad.code, **bad.params), bad.id)
            return
        async with self._turn:
            await self._answer(command)

    async def _answer(self, command):
        words = self._app.words
        try:
            answer = await self._do(command)
        except EngineError as error:
            self.error(error.code, words.error(error.code, error.params), command["id"])
        except EngineFailed:
            self.error("failed", words("embed.failed"), command["id"])
        else:
            if answer is None:
                self.error("not-now", words("embed.not-now"), command["id"])
            else:
                self._say("answer", id=command["id"], **answer)

    async def _do(self, command):
        """The answer's fields; None for what this mode does not have."""
        kind = command["type"]
        if self.mode != "play":
            if kind != "load" or not self._watch:
                return None
            await self._watch(command["record"])
            return {}
        if kind == "record":
            return {"record": (await self._app.engine.ask("record", sealed=True))["text"]}
        before = self._app.store.noted("given")  # the game that the page around began last
        if kind == "new-game":
            await self._app.new_game(**address.game(self._merged(command["options"])))
        else:
            await self._app.take_in(command["record"])
        # A page that begins game after game must not fill the browser's storage.
        self._app.store.note("given", self._app.game)
        if isinstance(before, str) and before != self._app.game:
            self._app.store.delete(before)
        return {}

    def _merged(self, options):
        merged = {name: self._options[name] for name in LASTING if name in self._options}
        merged.update(options)
        return merged
