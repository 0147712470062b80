"""What the commands that play have in common: rules and file as given, a bar of progress."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

from spades.cli.errors import CliError
from spades.engine import RulesError, RuleSet, parse_rules

if TYPE_CHECKING:
    from tqdm import tqdm


def rules_of(text: str) -> RuleSet:
    """The rule set of ``--rules``.

    :raises CliError: there is none of this text.
    """
    try:
        return parse_rules(text)
    except RulesError as error:
        raise CliError(f"--rules {text}: {error}") from None


@contextlib.contextmanager
def records_to(path: str | None) -> Iterator[TextIO | None]:
    """The open file of ``--records``, or ``None`` without one.

    :raises CliError: it cannot be written.
    """
    if path is None:
        yield None
        return
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise CliError(f"{path}: {error.strerror}") from None


def progress(count: int, unit: str) -> tqdm[NoReturn]:
    """A bar for so many hands, deals or games.

    :raises CliError: tqdm is not installed.
    """
    try:
        from tqdm import tqdm as bar  # noqa: PLC0415  # the other commands work without it
    except ImportError:
        raise CliError("the progress bar is tqdm's: pip install 'spades[cli]'") from None
    return bar(total=count, unit=unit)
