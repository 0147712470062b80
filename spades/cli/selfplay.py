"""``spades selfplay``: bots against bots."""

from __future__ import annotations

import argparse

from spades.bots.selfplay import game_number
from spades.cli.given import progress, records_to, rules_of
from spades.cli.players import label, players
from spades.cli.playing import Company, guard_for
from spades.cli.tally import Tally
from spades.record import write_record

HANDS = 100


def selfplay(options: argparse.Namespace) -> None:
    """Plays, shows how far it is, and prints the table.

    :raises CliError: rules, bots or file are refused, or the progress bar is missing.
    """
    rules, bots = rules_of(options.rules), players(options.levels)
    company = Company(bots, bots, guard_for(bots, options.limit))
    names = (label(bots[0]), label(bots[1]), label(bots[2]), label(bots[3]))
    tally = Tally()
    count = options.games or options.hands or HANDS
    with records_to(options.records) as records, progress(count, "game" if options.games else "hand") as bar:
        for number in range(count):
            game = game_number(options.seed, number, rules, names)
            game = company.play(game, tally, whole=bool(options.games))
            if records is not None:
                records.write(write_record(game) + "\n")
            bar.update()
    print("\n".join(tally.lines(_team_names(names))))


def _team_names(names: tuple[str, str, str, str]) -> tuple[str, str]:
    """What each team is called: its bot, or both."""
    north, east, south, west = names
    return (
        "NS " + (north if north == south else f"{north}+{south}"),
        "EW " + (east if east == west else f"{east}+{west}"),
    )
