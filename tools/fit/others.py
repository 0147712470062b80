"""Learns what seats bid that have not bid yet, from one hand and the bids before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from spades.bots.model.others import COUNT, FOES, NUMBER, OWN, PARTNER, UNKNOWN, around_figures
from tools.fit.logit import Before, Found, Lessons, padded
from tools.fit.seats import Seen

Array = Any  # of numpy
LEFT, OPPOSITE, RIGHT = 1, 2, 3


def learned(rows: Sequence[Seen], worth: Array, lessons: Lessons) -> dict[str, object]:
    """The log-odds of the partner's nil, of its bid, and of the opponents' bids added."""
    early = [(row, worth[i]) for i, row in enumerate(rows) if row.bids.place < 2 and not row.bent[OPPOSITE]]
    lines = [around_figures(row.bids.own, UNKNOWN, known(row), open_seats(row)) for row, _ in early]
    measure = np.array([value / 1000 for _, value in early])
    nil = np.array([row.around[OPPOSITE] == 0 for row, _ in early], dtype=float)
    prior = {OWN + bid: -1.0 for bid in range(14)}
    nils = lessons.learn("bid of nil", padded(lines, COUNT), measure, nil, COUNT, Before(prior, _chains()))
    bids = [row.around[OPPOSITE] for row, _ in early]
    numeric = [i for i, bid in enumerate(bids) if bid]
    partner = _numbers(
        "bid",
        lessons,
        [lines[i] for i in numeric],
        [bids[i] for i in numeric],
        measure[numeric],
        [1] * len(numeric),
    )
    foes = _foes(rows, worth, lessons)
    return {
        "NIL_ODDS": nils.hundredths(),
        "NIL_SLOPE": round(100 * nils.slope),
        "PARTNER_ODDS": partner.hundredths(),
        "PARTNER_SLOPE": round(100 * partner.slope),
        "FOES_ODDS": foes.hundredths(),
        "FOES_SLOPE": round(100 * foes.slope),
    }


def known(row: Seen) -> int | None:
    """The bid of the opponent who bid before, if exactly one did."""
    return row.around[RIGHT] if row.bids.place in (1, 2) else None


def open_seats(row: Seen) -> int:
    """Opponents who bid after this seat."""
    return (2, 1, 1, 0)[row.bids.place]


def _foes(rows: Sequence[Seen], worth: Array, lessons: Lessons) -> Found:
    """Sums without a nil among them."""
    lines, sums, measure, least = [], [], [], []
    for row, value in zip(rows, worth, strict=True):
        left, right = row.around[LEFT], row.around[RIGHT]
        seats = (LEFT, RIGHT) if open_seats(row) == 2 else (LEFT,)
        if not open_seats(row) or any(row.bent[seat] or not row.around[seat] for seat in seats):
            continue
        lines.append(around_figures(row.bids.own, row.bids.partner, known(row), open_seats(row)))
        sums.append(left + (right if len(seats) == 2 else 0))
        measure.append(value / 1000)
        least.append(len(seats))
    return _numbers("bids added", lessons, lines, sums, np.array(measure), least)


def _numbers(
    name: str,
    lessons: Lessons,
    lines: Sequence[Sequence[int]],
    values: Sequence[int],
    measure: Array,
    least: Sequence[int],
) -> Found:
    """Log-odds of each number or more."""
    found, happened, beside = [], [], []
    for line, value, worth, low in zip(lines, values, measure, least, strict=True):
        for number in range(low + 1, 14):
            found.append([*line, NUMBER + number])
            happened.append(value >= number)
            beside.append(worth)
    falling = range(NUMBER + 1, NUMBER + 14)
    before = Before({NUMBER + n: 4.0 - 1.2 * n for n in range(1, 14)}, [*_chains(), falling], [falling])
    return lessons.learn(
        name, padded(found, COUNT), np.array(beside), np.array(happened, dtype=float), COUNT, before
    )


def _chains() -> list[range]:
    return [range(OWN, OWN + 14), range(PARTNER, PARTNER + 14), range(FOES, FOES + 14)]
