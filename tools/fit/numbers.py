"""Learns how many tricks fall to whom, from the bids and the worth of a hand.

A bid that was moved tells less about the hand behind it than a bot's own, so those of the other seats have
figures of their own here, which are not shipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from spades.bots.model.tricks import (
    BESIDE,
    COUNT,
    COVER,
    FOES,
    HAND,
    NEAR_OURS,
    NEAR_THEIRS,
    NUMBER,
    OWN,
    PARTNER,
    TEAM,
    figures,
    lines,
    near,
)
from tools.fit.logit import Before, Found, Lessons, padded
from tools.fit.seats import Seen

Array = Any  # of numpy
MOVED = {PARTNER: COUNT, FOES: COUNT + 14, FOES + 14: COUNT + 28}
SIZE = COUNT + 42
TAKERS = {TEAM: (0, 2), COVER: (0,), BESIDE: (2,), HAND: (0,)}


def learned(rows: Sequence[Seen], worth: Array, lessons: Lessons) -> dict[str, object]:
    """``FIGURES`` and ``SLOPES`` by whose tricks are asked for."""
    found = [_kind(kind, rows, worth, lessons) for kind in (TEAM, COVER, BESIDE, HAND)]
    return {
        "FIGURES": tuple(each.hundredths()[:COUNT] for each in found),
        "SLOPES": tuple(round(100 * each.slope) for each in found),
    }


def _kind(kind: int, rows: Sequence[Seen], worth: Array, lessons: Lessons) -> Found:
    asked = TEAM if kind == HAND else kind
    chosen = [
        i for i, row in enumerate(rows) if row.bids.kind == asked and (row.bids.own or row.bids.partner)
    ]
    written, happened, measure = [], [], []
    for i in chosen:
        row = rows[i]
        failed, foe_failed = row.failed(), row.foe_failed()
        plain = _apart(figures(row.bids, failed, foe_failed), row)
        took = sum(row.tricks[seat] for seat in TAKERS[kind])
        spilt = failed + foe_failed
        for number in range(1, 14 - spilt):
            written.append([*plain, *near(number, *lines(kind, row.bids, spilt))])
            happened.append(took >= number)
            measure.append(worth[i] / 1000)
    return lessons.learn(
        f"tricks {kind}",
        padded(written, SIZE),
        np.array(measure),
        np.array(happened, dtype=float),
        SIZE,
        _before(),
    )


def _apart(found: list[int], row: Seen) -> list[int]:
    """With the figures for moved bids where the others' were moved."""
    moved = {PARTNER: row.bent[2]} | dict.fromkeys((FOES, FOES + 14), row.bent[1] or row.bent[3])
    for start, yes in moved.items():
        if yes:
            found = [MOVED[start] + f - start if start <= f < start + 14 else f for f in found]
    return found


def _before() -> Before:
    spans = [
        (COUNT, 14),
        (COUNT + 14, 14),
        (COUNT + 28, 14),
        (OWN, 14),
        (PARTNER, 14),
        (FOES, 14),
        (FOES + 14, 14),
        (NEAR_OURS, 9),
        (NEAR_THEIRS, 9),
    ]
    chains = [range(start, start + length) for start, length in spans]
    prior = {NUMBER + number: 5.0 - 0.8 * number for number in range(1, 14)}
    return Before(prior, [*chains, range(NUMBER + 1, NUMBER + 14)], [range(NUMBER + 1, NUMBER + 14)])
