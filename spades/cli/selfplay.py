"""``spades selfplay``: bots against bots."""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TextIO

from spades.bots.selfplay import decisions, game_number
from spades.cli.errors import CliError
from spades.cli.players import is_built_in, label, players
from spades.cli.tally import Tally
from spades.cli.watchdog import watchdog
from spades.engine import Game, NextHand, RulesError, RuleSet, apply, parse_rules
from spades.record import write_record

if TYPE_CHECKING:
    from tqdm import tqdm

    from spades.bots import Bot
    from spades.bots.referee import Guard

    Bots = tuple[Bot, Bot, Bot, Bot]

HANDS = 100


def selfplay(options: argparse.Namespace) -> None:
    """Plays, shows how far it is, and prints the table.

    :raises CliError: rules, bots or file are refused, or the progress bar is missing.
    """
    rules, bots = _rules(options.rules), players(options.levels)
    guard = None if all(map(is_built_in, bots)) else watchdog(options.limit)
    names = (label(bots[0]), label(bots[1]), label(bots[2]), label(bots[3]))
    tally = Tally()
    count = options.games or options.hands or HANDS
    with _records(options.records) as records, _progress(count, "game" if options.games else "hand") as bar:
        for number in range(count):
            game = game_number(options.seed, number, rules, names)
            game = _play(game, bots, tally, guard, whole=bool(options.games))
            if records is not None:
                records.write(write_record(game) + "\n")
            bar.update()
    print("\n".join(tally.lines(_team_names(names))))


def _play(game: Game, bots: Bots, tally: Tally, guard: Guard | None, *, whole: bool) -> Game:
    """One hand, or a whole game."""
    while True:
        game = _hand(game, bots, tally, guard)
        tally.add_hand(game.ledgers[-1])
        if game.result is not None or not whole:
            tally.add_result(game.result)
            return game
        game = apply(game, NextHand())


def _hand(game: Game, bots: Bots, tally: Tally, guard: Guard | None) -> Game:
    began = time.perf_counter()
    for after, decision, seat in decisions(game, bots, guard):
        game = after
        now = time.perf_counter()
        tally.teams[seat % 2].add_time(now - began)
        began = now
        if decision.fault is not None:
            tally.add_fault(decision.fault)
    return game


def _rules(text: str) -> RuleSet:
    try:
        return parse_rules(text)
    except RulesError as error:
        raise CliError(f"--rules {text}: {error}") from None


def _team_names(names: tuple[str, str, str, str]) -> tuple[str, str]:
    """What each team is called: its bot, or both."""
    north, east, south, west = names
    return (
        "NS " + (north if north == south else f"{north}+{south}"),
        "EW " + (east if east == west else f"{east}+{west}"),
    )


@contextlib.contextmanager
def _records(path: str | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise CliError(f"{path}: {error.strerror}") from None


def _progress(count: int, unit: str) -> tqdm[NoReturn]:
    try:
        from tqdm import tqdm as bar  # noqa: PLC0415  # the other commands work without it
    except ImportError:
        raise CliError("selfplay shows its progress with tqdm: pip install 'spades[cli]'") from None
    return bar(total=count, unit=unit)
