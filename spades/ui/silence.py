"""When a worker counts as dead. Pure, and runs on MicroPython too."""

SILENCE = 10000  # ms without answer or heartbeat
JUMP = 5000  # ms between two looks at the clock after which the computer has slept


class Silence:
    """Tells when a worker has been silent for too long (times in ms).

    While the page is hidden, and over a jump of the clock (a laptop that slept, a page that was frozen),
    nothing can be said about the worker: the count begins anew.
    """

    def __init__(self, now, limit=SILENCE):
        self._looked = now
        self._heard = now
        self._limit = limit

    def heard(self, now):
        """A sign of life."""
        self._heard = now

    def too_long(self, now, visible):
        """A look at the clock, about once a second."""
        if not visible or now - self._looked > JUMP:
            self._heard = now
        self._looked = now
        return now - self._heard > self._limit
