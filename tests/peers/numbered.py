"""Bots whose class is named with a number, ``TreeSearch1000``, for any number of simulations."""

from __future__ import annotations

import re
from collections.abc import Callable

from spades.bots import Bot


def numbered(word: str, maker: Callable[[int], Bot]) -> Callable[[str], Callable[[], Bot]]:
    """A module's ``__getattr__``: ``word`` with a number behind it makes a bot of that number."""

    def of_name(name: str) -> Callable[[], Bot]:
        wanted = re.fullmatch(word + "([1-9][0-9]{0,6})", name)
        if wanted is None:
            raise AttributeError(f"no bot is called {name} here; there is {word}1000, with any number")
        return lambda: maker(int(wanted[1]))

    return of_name
