"""The levels that come with the game. A level's modules are imported when its first bot sits down: a page
that starts shows its table before it needs any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades.bots.protocol import Bot


def _beginner() -> Bot:
    from spades.bots.beginner import Beginner

    return Beginner()


def _club() -> Bot:
    from spades.bots.club import Club

    return Club()


def _expert() -> Bot:
    from spades.bots.expert import Expert

    return Expert()


LEVELS: dict[str, Callable[[], Bot]] = {"beginner": _beginner, "club": _club, "expert": _expert}
"""What makes a bot of a level, by the level's name, the weakest first."""
