"""The commands and their arguments."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

import spades
from spades.cli.arena import arena
from spades.cli.daily import show_daily
from spades.cli.deal import show_deal
from spades.cli.errors import CliError
from spades.cli.replay import replay_file
from spades.cli.selfplay import selfplay
from spades.engine import CODE_LENGTH

BAD_INPUT = 2


def main(argv: Sequence[str]) -> int:
    """Runs a command and returns the exit code: 0, or 2 for input that is refused."""
    options = parser().parse_args(_shielded(argv))
    try:
        options.run(options)
        sys.stdout.flush()
    except CliError as error:
        print(f"spades: {error}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def parser() -> argparse.ArgumentParser:
    """All commands."""
    top = argparse.ArgumentParser(prog="spades", description="Spades for tinkerers.")
    top.add_argument("--version", action="version", version=f"spades {spades.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _deal(commands)
    _daily(commands)
    _replay(commands)
    _selfplay(commands)
    _arena(commands)
    return top


def _deal(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser(
        "deal", help="print the four hands of a deal", description="Prints the four hands of a deal."
    )
    command.add_argument(
        "code", nargs="?", metavar="CODE", help="deal code, 16 characters; a fresh deal without"
    )
    command.set_defaults(run=lambda options: show_deal(options.code))


def _daily(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser(
        "daily",
        help="print the four deals of a date",
        description="Prints the first dealer and the four deal codes of the daily deal of a date.",
    )
    command.add_argument("date", nargs="?", metavar="DATE", help="as 2026-11-30; today without")
    command.set_defaults(run=lambda options: show_daily(options.date))


def _replay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser(
        "replay",
        help="check a record or a save and print its score",
        description="Plays a record (PBN) or a save move by move, checks every one, and prints bids, "
        "tricks, the ledger of each hand and the result. One that breaks a rule is refused with line and "
        "reason.",
    )
    command.add_argument("file", metavar="FILE", help="the file; - for standard input")
    command.set_defaults(run=lambda options: replay_file(options.file))


def _selfplay(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser(
        "selfplay",
        help="let bots play each other",
        description="Lets bots play each other and prints what they made of it, team by team.",
    )
    length = command.add_mutually_exclusive_group()
    length.add_argument("--hands", type=_count, metavar="N", help="single hands from 0-0 (default 100)")
    length.add_argument("--games", type=_count, metavar="N", help="whole games instead")
    command.add_argument(
        "--levels",
        default="club",
        metavar="LIST",
        help="one bot for all, two (North-South,East-West), or four (N,E,S,W); each a level or path.py:name "
        "(default club)",
    )
    _series(command)
    command.set_defaults(run=selfplay)


def _arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser(
        "arena",
        help="let two bots play a match",
        description="Lets two bots play a match over the same deals from both sides, and prints how far A is "
        "ahead. A bot is a level or path.py:name.",
    )
    command.add_argument("a", metavar="A", help="the bot that is measured")
    command.add_argument("b", metavar="B", help="the bot that it is measured against")
    length = command.add_mutually_exclusive_group()
    length.add_argument(
        "--deals", type=_count, metavar="N", help="single hands from 0-0, each deal twice (default 100)"
    )
    length.add_argument(
        "--games", type=_count, metavar="N", help="whole games instead, two for each series of deals"
    )
    command.add_argument("--bids", metavar="BOT", help="another bot that bids for both")
    command.add_argument("--bids-a", metavar="BOT", help="another bot that bids for A")
    command.add_argument("--bids-b", metavar="BOT", help="another bot that bids for B")
    _series(command)
    command.add_argument(
        "--jobs", type=_count, metavar="N", help="processes that share the work (default: one for each core)"
    )
    command.add_argument("--dask", metavar="ADDRESS", help="give the work to the Dask cluster there instead")
    command.set_defaults(run=arena)


def _series(command: argparse.ArgumentParser) -> None:
    """The options of every command that lets bots play."""
    command.add_argument(
        "--seed", default="1", metavar="TEXT", help="the same seed deals the same (default 1)"
    )
    command.add_argument(
        "--rules", default="cardcouch", metavar="TEXT", help="rule set in its text form (default cardcouch)"
    )
    command.add_argument(
        "--limit",
        type=_seconds,
        default=60.0,
        metavar="SECONDS",
        help="when a bot from a file counts as hung (default 60)",
    )
    command.add_argument("--records", metavar="FILE", help="write the record of every game to a file")


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


_count.__name__ = "number"  # argparse names it in its message


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 10**6:
        raise ValueError(text)
    return number


_seconds.__name__ = "time"  # as above


def _shielded(argv: Sequence[str]) -> list[str]:
    """A mistyped deal code may begin with a hyphen; it is no option all the same."""
    if len(argv) == 2 and argv[0] == "deal" and len(argv[1]) == CODE_LENGTH:
        return ["deal", "--", argv[1]]
    return list(argv)
