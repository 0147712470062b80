"""How long things stay to be seen. Runs on MicroPython too; the clock is given, so tests need none.

The engine is never held up: an answer may be there long before its turn to be shown has come.
"""

import asyncio
import time

# Milliseconds by speed: after a bid, after a card, a finished trick, the gap before the next lead, and the
# reckoning of a hand before the next one is dealt by itself.
PAUSES = {
    "slow": (800, 950, 1400, 500, 9000),
    "normal": (450, 550, 900, 300, 6000),
    "fast": (180, 240, 500, 120, 3000),
    "instant": (0, 0, 0, 0, 0),
}
BID, CARD, LOOK, GAP, RECKONING = range(5)
SLICE = 40  # ms: how soon a tap is noticed that ends a pause


class Clock:
    """The time of this machine in milliseconds."""

    def now(self):
        """Milliseconds since some moment."""
        return int(time.time() * 1000)

    async def sleep(self, milliseconds):
        """Waits."""
        await asyncio.sleep(milliseconds / 1000)


class Pace:
    """A pause that others can wait for, and that a tap ends."""

    def __init__(self, clock, settings):
        self._clock = clock
        self._settings = settings
        self._until = 0

    def beside(self, settings):
        """Another pause on the same clock, at another speed."""
        return Pace(self._clock, settings)

    def pause(self, kind):
        """Milliseconds of one kind of pause at the chosen speed."""
        return PAUSES[self._settings["speed"]][kind]

    def hold(self, kind):
        """What is shown now stays for a while."""
        self._until = self._clock.now() + self.pause(kind)

    def skip(self):
        """Ends the pause."""
        self._until = 0

    async def free(self):
        """Waits until the pause is over."""
        left = self._until - self._clock.now()
        while left > 0:
            await self._clock.sleep(min(left, SLICE))
            left = self._until - self._clock.now()
