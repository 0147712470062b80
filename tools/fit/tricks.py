"""Learns tricks, nils and bids: ``python -m tools.fit.tricks``.

Bots play hands; in two thirds of them many bids are moved by hand, so that it is seen how the result answers
to a bid. First many hands of quick players, from which the worth of a hand is learned too; then fewer of
strong ones, which show how those differ. From them follow the figures in
``spades/bots/model/{worth,tricks,nil,others}_data.py``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from spades.bots.model import worth as worths
from spades.engine import CARDCOUCH
from tools.build import ROOT
from tools.fit import nils, numbers, others
from tools.fit.logit import Lessons, linear, padded
from tools.fit.played import Played, Series
from tools.fit.seats import Seen, seen
from tools.fit.writing import module

OUT = ROOT / "spades/bots/model"
TEACHERS = (("club", "36000"), ("tools/fit/quick.py:Quick", "6000"))
Array = Any  # of numpy
PARTS: dict[str, Callable[[Sequence[Seen], Array, Lessons], dict[str, object]]] = {
    "tricks": numbers.learned,
    "nil": nils.learned,
    "others": others.learned,
}


def worth_table(rows: Sequence[Seen]) -> tuple[int, ...]:
    """The figures of a hand in thousandths of a trick, learned from hands without a nil of the own team."""
    plain = [row for row in rows if row.bids.own and row.bids.partner]
    figures = padded([worths.figures(row.suits) for row in plain], worths.FIGURES)
    took = np.array([row.tricks[0] for row in plain], dtype=float)
    return tuple(int(value) for value in np.rint(1000 * linear(figures, took, worths.FIGURES)))


def worth_of(rows: Sequence[Seen], table: Sequence[int]) -> Array:
    """What each row's hand is worth by the table."""
    return np.array([sum(table[figure] for figure in worths.figures(row.suits)) for row in rows])


def main() -> None:
    """Learns and writes."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.tricks", description=__doc__)
    parser.add_argument(
        "--learn",
        nargs=2,
        action="append",
        metavar=("LEVEL", "HANDS"),
        help="whom to learn from (a level or path.py:name), one after the other",
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder of the modules to write")
    asked = parser.parse_args()
    chosen = [(level, int(hands)) for level, hands in asked.learn or TEACHERS]
    named = "".join(f" \\\n        --learn {level} {hands}" for level, hands in chosen)
    command = f"python -m tools.fit.tricks --seed {asked.seed}{named}"
    table: tuple[int, ...] = ()
    lessons, learned = Lessons(), dict[str, dict[str, object]]()
    for level, hands in chosen:
        rows = list(seen(_hands(level, hands, asked.seed, asked.jobs)))
        table = table or worth_table(rows)
        worth = worth_of(rows, table)
        learned = {name: part(rows, worth, lessons) for name, part in PARTS.items()}
    learned["worth"] = {"WORTH": table}
    for name, tables in learned.items():
        (asked.out / f"{name}_data.py").write_text(module(name, command, tables))


def _hands(level: str, hands: int, seed: str, jobs: int) -> list[Played]:
    """A third of them with the bots' own bids."""
    third = hands // 3
    free, bent = (Series(level, seed, bent=bent, rules=CARDCOUCH) for bent in (False, True))
    return [*free.played(third, jobs), *bent.played(2 * third, jobs)]


if __name__ == "__main__":
    main()
