"""Having hands reviewed by the engine, slice by slice. No document; runs on MicroPython too."""

from spades.ui.engine import EngineError
from spades.ui.model import turned


class Reviewing:
    """A review of some hands (from 1) of a game, given as a save or a record, as ``seat`` saw them.

    ``moments`` grows as the review goes on: the engine's, each with its ``hand``. ``open`` holds what open
    cards would have made of each hand's ending. ``part`` is how much is done, from 0 to 1.
    """

    def __init__(self, engine, text, hands, seat="S"):
        self._engine = engine
        self._text = text
        self._seat = seat
        self.hands = hands
        self.moments = []
        self.open = []
        self.part = 0
        self.over = False
        self.stopped = False

    async def run(self, tell):
        """Reviews until all is done or ``stopped``; ``tell()`` is called after each slice.

        :raises EngineError: the record cannot be reviewed.
        """
        for place, hand in enumerate(self.hands):
            if not await self._hand(hand, place, tell):
                return
        self.over = True
        tell()

    async def _hand(self, hand, place, tell):
        """One hand; False when it was stopped. A slice of another record in between begins it anew, once."""
        known = len(self.moments)
        for last in (False, True):
            try:
                return await self._slices(hand, place, tell)
            except EngineError as error:
                if error.code != "not-watched" or last:
                    raise
                del self.moments[known:]
        return False

    def _turned(self, moment):
        """Whoever chose sits at the bottom, and is called so by the words of a replay."""
        params = dict(moment["params"])
        if "seat" in params:
            params["seat"] = turned.place(params["seat"], self._seat)
        moment["params"] = params
        return moment

    async def _slices(self, hand, place, tell):
        about = await self._engine.ask("watch", text=self._text)
        done, of = 0, 1
        while done < of:
            if self.stopped:
                return False
            answer = await self._engine.ask(
                "review", record=about["record"], hand=hand, seat=self._seat, slice=done
            )
            done, of = answer["done"], answer["of"]
            if answer["moment"]:
                self.moments.append(self._turned(dict(answer["moment"], hand=hand)))
            if answer["open"]:
                self.open.append(dict(answer["open"], hand=hand))
            self.part = (place + done / of) / len(self.hands)
            tell()
        return True
