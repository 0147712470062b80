"""Interrupts a bot that never answers: for bots of strangers, where there are threads. The page has its own
way, a heartbeat and a fresh worker.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable

from spades.bots.referee import Guard, NoAnswer
from spades.engine import Action


def watchdog(seconds: float) -> Guard:
    """A guard that waits so long for an answer. It interrupts Python code only: a call into C must return by
    itself.
    """

    def guard(ask: Callable[[], Action]) -> Action:
        dog = _Dog(seconds, threading.get_ident())
        dog.thread.start()
        try:
            return ask()
        except NoAnswer:
            raise NoAnswer(f"no answer within {seconds:g} s") from None
        finally:
            dog.call_off()

    return guard


class _Dog:
    """Barks at one thread after the limit, and again as long as nobody calls it off."""

    def __init__(self, seconds: float, target: int) -> None:
        self._seconds = seconds
        self._target = ctypes.c_ulong(target)
        self._lock = threading.Lock()
        self._off = threading.Event()
        self.thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def _watch(self) -> None:
        while not self._off.wait(self._seconds):
            with self._lock:
                if not self._off.is_set():
                    _throw(self._target, ctypes.py_object(NoAnswer))

    def call_off(self) -> None:
        """No bark after this; one that has not been heard yet is taken back."""
        with self._lock:
            self._off.set()
            _throw(self._target, None)


def _throw(target: ctypes.c_ulong, error: ctypes.py_object[type[NoAnswer]] | None) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(target, error)
