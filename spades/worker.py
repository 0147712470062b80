"""The engine's worker: what PyScript runs on Pyodide. It ties a session to the page, and knows no game."""

import asyncio
import sys

from pyscript import sync

sys.path.insert(0, "spades.zip")  # read as it is: to unpack it took longer than to import from it

from spades.session import Session  # noqa: E402 (it lies in that file)
from spades.wire import BEAT, event  # noqa: E402

BEAT_SECONDS = 1.0


def emit(text: str) -> None:
    """Sends a one-way message. Its answer is not waited for: the page may be busy, and has none."""
    sync.event(text)


session = Session(emit)
beating: list[asyncio.Future[None]] = []


def call(text: str) -> str:
    """Answers one request of the page, see ``spades.wire``."""
    if not beating:
        beating.append(asyncio.ensure_future(beat()))  # not before: now the page listens
    return session.call(text)


async def beat() -> None:
    """Tells the page that the worker lives, whenever nothing else runs here."""
    while True:
        emit(event(BEAT))
        await asyncio.sleep(BEAT_SECONDS)


__export__ = ["call"]
