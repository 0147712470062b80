"""``spades arena``: two bots over the same deals from both sides."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from spades.cli.given import progress, records_to, rules_of
from spades.cli.jobs import shared
from spades.cli.match import HALF, Half, Match
from spades.cli.players import label
from spades.cli.standing import difference_lines, games_line
from spades.cli.tally import Tally
from spades.engine import format_rules

DEALS = 100
DEALS_IN_A_BATCH = 4
GAMES_IN_A_BATCH = 2  # both of a pair


def arena(options: argparse.Namespace) -> None:
    """Plays the match, shows how far it is, and prints how it ended.

    :raises CliError: rules, bots, cluster or file are refused, or a library is missing.
    """
    match = _match(options)
    names = _names(match)
    tally, halves = Tally(), list[Half]()
    batches = _batches(options.games, options.deals or DEALS)
    work = shared(match.play, batches, options.jobs, options.dask)
    count, unit = batches[-1].stop, "game" if match.whole else "hand"
    with records_to(options.records) as records, progress(count, unit) as bar:
        for batch in work:
            tally.merge(batch.tally)
            halves += batch.halves
            if records is not None:
                records.writelines(half.record for half in batch.halves)
            bar.update(len(batch.halves))
    print("\n".join(_report(match, names, tally, halves)))


def _match(options: argparse.Namespace) -> Match:
    return Match(
        (options.a, options.b),
        (options.bids_a or options.bids, options.bids_b or options.bids),
        options.seed,
        rules_of(options.rules),
        bool(options.games),
        options.limit,
        options.records is not None,
    )


def _names(match: Match) -> tuple[str, str]:
    """What A and B are called; bots that cannot be made are refused here, before any process starts."""
    bots, bidders = match.made()
    a, b = (
        label(bot) if bidder is bot else f"{label(bot)} (bids: {label(bidder)})"
        for bot, bidder in zip(bots, bidders, strict=True)
    )
    return f"A {a}", f"B {b}"


def _batches(games: int | None, deals: int) -> list[range]:
    """The numbers of the halves in batches. Their size is the same for any number of jobs: a bot that keeps
    something in spite of the protocol must not play differently for that.
    """
    count, size = (games, GAMES_IN_A_BATCH) if games else (HALF * deals, HALF * DEALS_IN_A_BATCH)
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def _report(match: Match, names: tuple[str, str], tally: Tally, halves: Sequence[Half]) -> list[str]:
    what = "games" if match.whole else "hands, every deal twice"
    lines = [f"{len(halves)} {what}; rules {format_rules(match.rules)}, seed {match.seed}", ""]
    lines += [*tally.lines(names), "", *difference_lines(halves)]
    if match.whole:
        lines.append(games_line(tally.teams[0].won, tally.games))
    return lines
