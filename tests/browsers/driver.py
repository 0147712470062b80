"""What a test asks of a browser, whichever it is. Each browser has its own way to be driven."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable

PATIENCE = 120  # s: the machine may be busy with other tests
LOOK = 0.1  # s between two looks


class Driver(ABC):
    """One browser with one page. Scripts are expressions; promises are waited for."""

    name: str

    @abstractmethod
    def open(self, url: str) -> None:
        """Goes to an address, or loads it anew."""

    @abstractmethod
    def run(self, expression: str) -> object:
        """The value of a JavaScript expression, as JSON has it."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Clicks the button that this browser tells assistive technology of by just this name."""

    @abstractmethod
    def enter(self) -> None:
        """From now on all is about the page in the only frame."""

    @abstractmethod
    def stop(self) -> None:
        """Ends the browser."""

    def wait(self, expression: str) -> object:
        """The value of an expression as soon as it is true.

        :raises TimeoutError: it never is.
        """
        return until(lambda: self.run(expression), f"{self.name}: {expression}")


def until(look: Callable[[], object], what: str) -> object:
    """What a look finds, as soon as it finds anything.

    :raises TimeoutError: it never does.
    """
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {PATIENCE} s in vain for {what}")
        time.sleep(LOOK)
    return found
