"""The engine's worker: what PyScript runs on Pyodide. It ties a session to the page, and knows no game."""

import asyncio
import sys

from polyscript import xworker  # what ``pyscript.sync`` is made of; static/worker.mjs tells why not that

sys.path.insert(0, "spades.zip")  # read as it is: to unpack it took longer than to import from it

from spades.session import Session
from spades.wire import BEAT, event

BEAT_SECONDS = 1.0


def emit(text: str) -> None:
    """Sends a one-way message. Its answer is not waited for: the page may be busy, and has none."""
    xworker.sync.event(text)


xworker.onmessage = lambda _event: None  # PyScript shows it what static/worker.mjs got from the page
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
