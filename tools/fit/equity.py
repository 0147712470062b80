"""Learns the chance to win the game: ``python -m tools.fit.equity --level club``.

Bots play hands from scores of all kinds. From what the hands brought, near each pair of remaining points,
follows by value iteration who wins how often from there. Three things go to
``spades/bots/model/equity_data.py``:

- what bags cost that are carried, as a part of the penalty, by how far the game is from its end;
- the lead of the team that has less to go, by both teams' remaining points;
- the chance that a team near a losing score loses through it what it would have won.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from spades.engine import CARDCOUCH, KAWU, RuleSet
from tools.build import ROOT
from tools.fit.played import Series
from tools.fit.shifts import Shifts, shifts_of

OUT = ROOT / "spades/bots/model/equity_data.py"
Array = Any  # of numpy

REMAINING = (*range(0, 160, 10), *range(160, 400, 20), *range(400, 800, 40), *range(800, 2001, 100))
HORIZON = (0, 20, 40, 70, 100, 150, 200, 300, 400, 500, 700, 1000)
ABOVE = (0, 10, 20, 40, 60, 80, 120, 160, 200, 300, 400, 600)
LIMITS = (5, 10)
PART = 256  # what the penalty is divided into
HALF = 32767
NEAR = 1000  # hands that stand for a pair of remaining points
SWEEPS = 60
WALKS = 20_000


@dataclass(frozen=True)
class Fit:
    """What is written: ``costs`` by limit, horizon and bags; ``wins`` by both teams' remaining points;
    ``doom`` by the points above the losing score.
    """

    costs: Array
    wins: Array
    doom: Array


def pick(shifts: Shifts, ours: Array, theirs: Array, count: int, luck: Array) -> Array:
    """For each pair of remaining points the numbers of ``count`` hands that began near it."""
    chosen: Array = np.empty((len(ours), count), dtype=np.int64)
    for place, (a, b) in enumerate(zip(ours, theirs, strict=True)):
        near = _nearness(shifts.remaining[:, 0], a) + _nearness(shifts.remaining[:, 1], b)
        weight = np.exp(-near)
        chosen[place] = luck.choice(len(weight), count, p=weight / weight.sum())
    return chosen


def _nearness(remaining: Array, wanted: float) -> Array:
    """Squared distance in widths; far from the end all points are alike."""
    far = 170.0
    width = 8 + 0.12 * min(wanted, far)
    return ((np.minimum(remaining, far) - min(wanted, far)) / width) ** 2 / 2


# ---------------------------------------------------------------- what bags cost


def costs(shifts: Shifts, luck: Array) -> Array:
    """Parts of the penalty that ``b`` bags will cost more than none: by limit, horizon and bags. From games
    that go on until a team has no points to go.
    """
    grid = [(a, b) for a in HORIZON for b in HORIZON]
    hands = pick(shifts, [max(a, 1) for a, _ in grid], [max(b, 1) for _, b in grid], NEAR, luck)
    table = np.zeros((len(LIMITS), len(HORIZON), max(LIMITS)))
    for place, horizon in enumerate(HORIZON):
        more = _bags_to_come(shifts, hands, max(horizon, 1), luck)
        for row, limit in enumerate(LIMITS):
            for held in range(limit):
                table[row, place, held] = np.mean((held + more) // limit - more // limit)
    return np.rint(PART * table).astype(int)


def _bags_to_come(shifts: Shifts, hands: Array, horizon: int, luck: Array) -> Array:
    """Bags that a team takes until the end, when the team nearer to it has ``horizon`` points to go."""
    count = WALKS // 4
    left = np.stack([np.full(count, float(horizon)), horizon + luck.integers(0, 100, count)], axis=1)
    for row in left:
        luck.shuffle(row)
    bags = luck.integers(0, 10, (count, 2))
    taken: Array = np.zeros((count, 2), dtype=int)
    playing: Array = np.ones(count, dtype=bool)
    knots = np.array(HORIZON)
    while playing.any():
        at = np.clip(np.searchsorted(knots, left), 0, len(knots) - 1)
        hand = hands[at[:, 0] * len(knots) + at[:, 1], luck.integers(0, NEAR, count)]
        added = shifts.added[hand] * playing[:, None]
        charged = (bags + added) // 10
        left -= (shifts.points[hand] * playing[:, None]) - 100 * charged
        bags = bags + added - 10 * charged
        taken += added
        playing &= (left > 0).all(axis=1)
    return taken.ravel()


def cost_of(table: Array, rules: RuleSet, bags: Array, horizon: Array) -> Array:
    """Points that carried bags cost, as ``spades/bots/model/equity.py`` has it, but for rounding."""
    if rules.bag_limit is None:
        return np.zeros(bags.shape)
    rows = table[LIMITS.index(rules.bag_limit)]
    at = np.clip(np.searchsorted(HORIZON, horizon, side="right") - 1, 0, len(HORIZON) - 2)
    low, high = np.array(HORIZON)[at], np.array(HORIZON)[at + 1]
    part = np.clip((horizon - low) / (high - low), 0, 1)
    parts = rows[at, bags] * (1 - part) + rows[at + 1, bags] * part
    return rules.bag_penalty * parts / PART


# ---------------------------------------------------------------- who wins


def wins(shifts: Shifts, table: Array, rules: RuleSet, luck: Array) -> Array:
    """The chance that the first team wins, by both teams' remaining points."""
    knots = np.array(REMAINING, dtype=float)
    pairs = [(max(a, 1), max(b, 1)) for a in REMAINING for b in REMAINING]
    hands = pick(shifts, [a for a, _ in pairs], [b for _, b in pairs], NEAR, luck)
    here = np.array(pairs, dtype=float)[:, None, :].repeat(NEAR, axis=1)
    bags = shifts.bags[hands]
    near = here.min(axis=2, keepdims=True).repeat(2, axis=2)
    before = rules.target - here + cost_of(table, rules, bags, near)
    full = bags + shifts.added[hands]
    charged = full // (rules.bag_limit or 10**6)
    after = np.rint(before + shifts.points[hands] - rules.bag_penalty * charged)
    left = full - charged * (rules.bag_limit or 0)
    ended, value = _ends(after, rules)
    to_go = rules.target - after
    near = np.maximum(to_go.min(axis=2, keepdims=True), 0).repeat(2, axis=2)
    to_go = to_go + cost_of(table, rules, left if rules.bag_limit else bags, near)
    return _iterated(knots, to_go, ended, value)


def _ends(after: Array, rules: RuleSet) -> tuple[Array, Array]:
    ended = after.max(axis=2) >= rules.target
    if rules.losing_score is not None:
        ended |= after.min(axis=2) <= rules.losing_score
    value = (np.sign(after[:, :, 0] - after[:, :, 1]) + 1) / 2
    return ended, value


def _iterated(knots: Array, to_go: Array, ended: Array, value: Array) -> Array:
    size = len(knots)
    to_go = np.clip(to_go, knots[0], knots[-1])
    at = np.clip(np.searchsorted(knots, to_go, side="right") - 1, 0, size - 2)
    part = (to_go - knots[at]) / (knots[at + 1] - knots[at])
    (ia, ib), (pa, pb) = np.moveaxis(at, 2, 0), np.moveaxis(part, 2, 0)
    table = np.full((size, size), 0.5)
    for _ in range(SWEEPS):
        ahead = (table[ia, ib] * (1 - pb) + table[ia, ib + 1] * pb) * (1 - pa)
        ahead += (table[ia + 1, ib] * (1 - pb) + table[ia + 1, ib + 1] * pb) * pa
        fresh = np.where(ended, value, ahead).mean(axis=1).reshape(size, size)
        table = (fresh + 1 - fresh.T) / 2
    return monotone(table)


def monotone(table: Array) -> Array:
    """A table near this one in which fewer points to go never win less; but for noise it would be so."""
    for _ in range(200):
        for axis, way in ((0, -1), (1, 1)):
            step = np.diff(table, axis=axis) * way
            fix = np.minimum(step, 0) / 2 * way
            pad = [(0, 0), (0, 0)]
            pad[axis] = (0, 1)
            table = table + np.pad(fix, pad)
            pad[axis] = (1, 0)
            table = table - np.pad(fix, pad)
    return (table + 1 - table.T) / 2


# ---------------------------------------------------------------- losing scores


def doom(shifts: Shifts, table: Array, free: Array, luck: Array) -> tuple[Array, float]:
    """By the points above the losing score, the part of its chance that a team loses through it; and the mean
    error that is left, over all remaining points, of the chance to win.
    """
    rules = (CARDCOUCH, replace(KAWU, losing_score=-100), replace(KAWU, target=300, losing_score=-200))
    rows, targets = [], []
    for each in rules:
        exact = wins(shifts, table, each, luck)
        for i, a in enumerate(REMAINING):
            for j, b in enumerate(REMAINING):
                above = [each.target - r - (each.losing_score or 0) for r in (a, b)]
                if min(above) <= 0:
                    continue
                w = free[i, j]
                rows.append((1 - w) * _tent(above[1]) - w * _tent(above[0]))
                targets.append(exact[i, j] - w)
    matrix, wanted = np.array(rows), np.array(targets)
    falls = np.tril(np.ones((len(ABOVE), len(ABOVE)))).T  # a knot is the sum of the falls from it on
    found = np.minimum(falls @ _not_negative(matrix @ falls, wanted), 1)
    return found, float(np.abs(matrix @ found - wanted).mean())


def _not_negative(matrix: Array, wanted: Array, rounds: int = 500) -> Array:
    """Least squares with no weight below zero, one weight after another."""
    square, right = matrix.T @ matrix, matrix.T @ wanted
    found = np.zeros(len(right))
    for _ in range(rounds):
        for at in range(len(found)):
            slope = right[at] - square[at] @ found
            found[at] = max(0.0, found[at] + slope / (square[at, at] + 1e-9))
    return found


def _tent(above: float) -> Array:
    """How much each knot of ABOVE counts at a place between them."""
    row = np.zeros(len(ABOVE))
    at = int(np.clip(np.searchsorted(ABOVE, above, side="right") - 1, 0, len(ABOVE) - 2))
    part = min(1.0, (above - ABOVE[at]) / (ABOVE[at + 1] - ABOVE[at]))
    row[at], row[at + 1] = 1 - part, part
    return row


# ---------------------------------------------------------------- what is written

TEXT = '''"""The chance to win the game, as figures. Written by a script; see it for how:

    {command}

from {hands} hands. ``spades/bots/model/equity.py`` reads them.
"""

HORIZON = {horizon}
ABOVE = {above}
REMAINING = (
{remaining}
)
# Parts of 256 of the penalty that 0, 1, 2 ... bags carried cost; by limit, then by HORIZON.
COSTS = {{
{costs}
}}
# Parts of 32767 of its chance that a team loses through the losing score, by the points ABOVE it.
DOOM = {doom}
# The lead (chance beyond a half, of 32767, four hexadecimal digits each) of a team that has REMAINING[i]
# points to go when the other has REMAINING[j], j > i: row by row.
LEADS = (
{leads}
)
'''


def text_of(fit: Fit, command: str, hands: int) -> str:
    """The module."""
    blocks, leads = [], list[str]()
    for row, limit in enumerate(LIMITS):
        inner = [f"        {tuple(int(v) for v in line[:limit])}," for line in fit.costs[row]]
        blocks.append("\n".join([f"    {limit}: (", *inner, "    ),"]))
    for i in range(len(REMAINING) - 1):
        ahead = [max(0, round(2 * HALF * (fit.wins[i, j] - 0.5))) for j in range(i + 1, len(REMAINING))]
        leads += _wrapped("".join(f"{value:04x}" for value in ahead))
    return TEXT.format(
        command=command,
        hands=hands,
        horizon=HORIZON,
        above=ABOVE,
        remaining="\n".join(f"    {', '.join(map(str, part))}," for part in _parts(REMAINING, 16)),
        costs="\n".join(blocks),
        doom=tuple(round(HALF * value) for value in fit.doom),
        leads="\n".join(f'    "{line}"' for line in leads),
    )


def _parts(items: tuple[int, ...], size: int) -> list[tuple[int, ...]]:
    return [items[at : at + size] for at in range(0, len(items), size)]


def _wrapped(text: str, width: int = 100) -> list[str]:
    return [text[at : at + width] for at in range(0, len(text), width)]


def main() -> None:
    """Learns and writes."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.equity", description=__doc__)
    parser.add_argument("--level", default="club", help="who plays: a level or path.py:name")
    parser.add_argument("--hands", type=int, default=12_000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--out", type=Path, default=OUT, help="the module to write")
    asked = parser.parse_args()
    played = Series(asked.level, asked.seed, bent=False, rules=CARDCOUCH).played(asked.hands, asked.jobs)
    shifts, luck = shifts_of(played, CARDCOUCH), np.random.default_rng(1)
    table = costs(shifts, luck)
    free = wins(shifts, table, KAWU, luck)
    lost, error = doom(shifts, table, free, luck)
    print(f"losing scores: mean error {100 * error:.2f} points of a hundred")
    command = f"python -m tools.fit.equity --level {asked.level} --hands {asked.hands} --seed {asked.seed}"
    asked.out.write_text(text_of(Fit(table, free, lost), command, asked.hands))


if __name__ == "__main__":
    main()
