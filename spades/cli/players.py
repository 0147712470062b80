"""Bots by name: a level of the game, or a class of somebody's own in a file."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from spades.bots import LEVELS, Bot
from spades.cli.errors import CliError


def players(text: str) -> tuple[Bot, Bot, Bot, Bot]:
    """Four bots (N, E, S, W) from a list of one, two or four.

    :raises CliError: a name that means nothing.
    """
    names = text.split(",")
    if len(names) not in (1, 2, 4):
        raise CliError(f"--levels {text}: give one bot, two or four")
    made = [player(name) for name in names] * (4 // len(names))
    return made[0], made[1], made[2], made[3]


def player(name: str) -> Bot:
    """A level, or the bot that ``path.py:name`` makes when called without arguments.

    :raises CliError: there is no such level, file or name, or the file fails.
    """
    if name in LEVELS:
        return LEVELS[name]()
    path, colon, attribute = name.rpartition(":")
    if not colon:
        raise CliError(f"{name}: no level of this name; there is {', '.join(LEVELS)}, or path.py:name")
    try:
        return _made(getattr(_module(Path(path)), attribute))
    except CliError:
        raise
    except Exception as error:  # noqa: BLE001  (a stranger's file may raise anything)
        raise CliError(f"{name}: {type(error).__name__}: {error}") from None


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise CliError(f"{path}: no such file")
    spec = importlib.util.spec_from_file_location(f"spades_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise CliError(f"{path}: not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # a dataclass looks itself up there
    spec.loader.exec_module(module)
    return module


def _made(maker: Any) -> Bot:
    bot: Bot = maker()
    for method in ("bid", "play"):
        if not callable(getattr(bot, method, None)):
            raise TypeError(f"it has no method {method}")
    return bot


def label(bot: Bot) -> str:
    """The bot's name as a game may write it down."""
    name = str(getattr(bot, "name", type(bot).__name__))
    return re.sub(r"[^A-Za-z0-9_.-]", "_", name)[:40] or "bot"


def is_built_in(bot: Bot) -> bool:
    """Whether the bot comes with the game; the referee's clock is not for those."""
    return type(bot).__module__.startswith("spades.bots.")
