"""Interrupts a bot that never answers: for bots of strangers, where there are threads. The page has its own
way, a heartbeat and a fresh worker.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable

from spades.bots.referee import Guard, NoAnswer
from spades.engine import Action

# Seconds from one bark to the next, at least: time to call the dog off on a busy machine.
PATIENCE = 2.0
HEARING = 100  # turns of a loop, each of which lets a waiting exception in


def watchdog(seconds: float) -> Guard:
    """A guard that waits so long for an answer. It interrupts Python code only: a call into C must return by
    itself.
    """

    def guard(ask: Callable[[], Action]) -> Action:
        dog = _Dog(seconds, threading.get_ident())
        try:
            dog.watch()
            answer = ask()
            dog.quiet()
        except NoAnswer:
            dog.quiet()
            raise NoAnswer(f"no answer within {seconds:g} s") from None
        except BaseException:
            dog.quiet()
            raise
        return answer

    return guard


class _Dog:
    """Barks at one thread after the limit, and again as long as nobody calls it off.

    While a bark is on its way, CPython 3.11 lets no other thread of a traced program into a Python function:
    so nobody may wait for this thread unless it is about to be done, and it calls none while it has the lock.
    """

    def __init__(self, seconds: float, target: int) -> None:
        self._seconds = seconds
        self._target = ctypes.c_ulong(target)
        self._off = threading.Event()
        self._calm = False
        self._mouth = threading.Lock()

    def watch(self) -> None:
        """Begins to count. On a busy machine the first bark can be heard before this has returned."""
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def _watch(self) -> None:
        wait = self._seconds
        while not self._off.wait(wait):
            with self._mouth:
                if self._calm:
                    return
                ctypes.pythonapi.PyThreadState_SetAsyncExc(self._target, ctypes.py_object(NoAnswer))
            wait = max(wait, PATIENCE)

    def quiet(self) -> None:
        """No bark after this. One that is under way is heard here: taken back through the C call, it would
        leave CPython 3.11 checking for it for ever, and hanging where code is traced.
        """
        while True:
            try:
                with self._mouth:
                    self._calm = True
                self._off.set()
                for _ in range(HEARING):
                    pass
            except NoAnswer:
                continue
            return
