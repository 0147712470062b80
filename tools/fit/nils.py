"""Learns when a nil is made: the own one from its cards, the partner's beside a hand, an opponent's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from spades.bots.model import nil
from tools.fit.logit import Before, Found, Lessons, padded
from tools.fit.seats import Seen

Array = Any  # of numpy


def learned(rows: Sequence[Seen], worth: Array, lessons: Lessons) -> dict[str, object]:
    """The log-odds of all three."""
    own, cover, foe = _own(rows, lessons), _cover(rows, worth, lessons), _foe(rows, worth, lessons)
    return {
        "OWN_ODDS": own.hundredths()[: nil.OWN_COUNT],
        "COVER_ODDS": cover.hundredths()[: nil.COVER_COUNT],
        "COVER_SLOPE": round(100 * cover.slope),
        "FOE_ODDS": foe.hundredths()[: nil.BID_COUNT],
        "FOE_SLOPE": round(100 * foe.slope),
    }


def _own(rows: Sequence[Seen], lessons: Lessons) -> Found:
    chosen = [row for row in rows if not row.bids.own]
    lines = [nil.own_figures(row.suits) + _own_bids(row) for row in chosen]
    made = np.array([row.tricks[0] == 0 for row in chosen], dtype=float)
    starts = [nil.SIDE + 13 * place for place in range(nil.LOWEST * nil.LONG)]
    starts += [nil.SPADE + 13 * place for place in range(nil.TOP)] + [nil.LONG_TOP]
    ranks = [range(start, start + 13) for start in starts]
    moved = range(nil.OWN_COUNT, nil.OWN_COUNT + 14)
    chains = [*ranks, *_bid_chains(nil.BIDS), moved, range(nil.SPADE_LENGTH, nil.SPADE_LENGTH + nil.LONG + 1)]
    before = Before({nil.START: 2.0}, chains, ranks, 8.0)
    size = nil.OWN_COUNT + 14
    return lessons.learn("own nil", padded(lines, size), None, made, size, before)


def _cover(rows: Sequence[Seen], worth: Array, lessons: Lessons) -> Found:
    """With one figure more than is shipped: a nil that the bot itself would not have bid is made less
    often.
    """
    chosen = [i for i, row in enumerate(rows) if row.bids.own and not row.bids.partner]
    size = nil.COVER_COUNT + 1
    lines = [
        nil.cover_figures(rows[i].suits) + _cover_bids(rows[i]) + [nil.COVER_COUNT] * rows[i].bent[2]
        for i in chosen
    ]
    made = np.array([rows[i].tricks[2] == 0 for i in chosen], dtype=float)
    chains = [*_bid_chains(0), range(nil.SPADES_HELD, nil.SIDE_ACES), range(nil.SIDE_ACES, nil.SIDE_VOIDS)]
    before = Before(_start(), chains)
    return lessons.learn("partner's nil", padded(lines, size), worth[chosen] / 1000, made, size, before)


def _foe(rows: Sequence[Seen], worth: Array, lessons: Lessons) -> Found:
    """As :func:`_cover`."""
    size = nil.BID_COUNT + 1
    lines, made, measure = [], [], []
    for row, value in zip(rows, worth, strict=True):
        for seat in (1, 3):
            if row.around[seat] == 0:
                lines.append(nil.foe_figures(row.bids) + [nil.BID_COUNT] * row.bent[seat])
                made.append(row.tricks[seat] == 0)
                measure.append(value / 1000)
    figures = padded(lines, size)
    before = Before(_start(), _bid_chains(0))
    return lessons.learn(
        "opponent's nil", figures, np.array(measure), np.array(made, dtype=float), size, before
    )


def _own_bids(row: Seen) -> list[int]:
    bids = row.bids
    beside, *around = nil.bid_figures(bids, bids.partner, bids.foes, crossed=bool(bids.foe_nils))
    first = nil.OWN_COUNT if row.bent[2] else nil.BIDS  # a moved bid tells less of the hand behind it
    return [first + beside, *(nil.BIDS + figure for figure in around)]


def _cover_bids(row: Seen) -> list[int]:
    return nil.bid_figures(row.bids, row.bids.own, row.bids.foes, crossed=bool(row.bids.foe_nils))


def _start() -> dict[int, float]:
    """No figure stands for all: the places in the bidding do together."""
    return {nil.PLACE + place: 1.0 for place in range(4)}


def _bid_chains(start: int) -> list[range]:
    return [range(start + at, start + at + 14) for at in (nil.BESIDE, nil.AGAINST, nil.AGAINST + 14)]
