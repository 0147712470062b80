"""Logistic regression on figures by number: each row names the figures that count, and may have one measure
beside.

Figures without many rows behind them stay near what is held likely before: a prior, and neighbours alike.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

Array = Any  # of numpy
ROUNDS = 30
CLOSE = 1e-3
HELD = 1e9
HOLD = 2.0  # on what was learned earlier: as much as some eight rows say that are undecided


@dataclass(frozen=True)
class Before:
    """What is held likely before any row is seen. ``prior`` weights by figure, and ``slope`` of
    the measure; ``ridge`` holds each weight near it, ``stiff`` together ``chains`` of figures that
    should differ little from one to the next; ``falling`` ones that must not rise; and weights
    that are ``held`` as they are.
    """

    prior: dict[int, float] = field(default_factory=dict)
    chains: Sequence[Sequence[int]] = ()
    falling: Sequence[Sequence[int]] = ()
    stiff: float = 4.0
    ridge: float = 0.5
    slope: float = 0.0
    held: dict[int, float] = field(default_factory=dict)


NOTHING = Before()


@dataclass(frozen=True)
class Found:
    """Weights by figure, and of the measure, as log-odds."""

    weights: Array
    slope: float

    def hundredths(self) -> tuple[int, ...]:
        """The weights as they are shipped."""
        return tuple(int(value) for value in np.rint(100 * self.weights))


class Lessons:
    """What was learned from earlier hands, by name: later lessons start from there and are held near it."""

    def __init__(self) -> None:
        self._found: dict[str, Found] = {}

    def learn(
        self, name: str, figures: Array, measure: Array | None, happened: Array, size: int, before: Before
    ) -> Found:
        """As :func:`logistic`."""
        earlier = self._found.get(name)
        if earlier is not None:
            prior = dict(enumerate(map(float, earlier.weights)))
            before = replace(before, prior=prior, slope=earlier.slope, ridge=HOLD)
        self._found[name] = logistic(figures, measure, happened, size, before)
        return self._found[name]


def padded(rows: Sequence[Sequence[int]], size: int) -> Array:
    """Rows of different lengths as one array; ``size`` stands for no figure."""
    width = max(map(len, rows))
    found: Array = np.full((len(rows), width), size, dtype=np.int64)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return found


def logistic(
    figures: Array, measure: Array | None, happened: Array, size: int, before: Before = NOTHING
) -> Found:
    """The weights under which what happened is likeliest. Weights that must not rise and do are pooled, and
    the others are learned once more beside those.
    """
    found = _likeliest(figures, measure, happened, size, before)
    if not before.falling:
        return found
    pooled = found.weights.copy()
    for chain in before.falling:
        pooled[list(chain)] = not_rising(pooled[list(chain)])
    held = {int(figure): float(pooled[figure]) for chain in before.falling for figure in chain}
    return _likeliest(figures, measure, happened, size, replace(before, held=held))


def _likeliest(figures: Array, measure: Array | None, happened: Array, size: int, before: Before) -> Found:
    beside = np.zeros(len(figures)) if measure is None else measure
    stiffness, prior = _penalty(size, before)

    def odds_of(weights: Array) -> Array:
        return np.append(weights[:size], 0)[figures].sum(axis=1) + weights[size] * beside

    def loss(weights: Array) -> float:
        odds, away = odds_of(weights), weights - prior
        return float(np.logaddexp(0, odds).sum() - odds @ happened + away @ stiffness @ away / 2)

    weights, best = prior.copy(), loss(prior)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(odds_of(weights), -30, 30)))
        square = stiffness + _square(figures, beside, np.maximum(chance * (1 - chance), 1e-6), size)
        slope = stiffness @ (prior - weights) + _sums(figures, beside, happened - chance, size)
        step, gain = np.linalg.solve(square, slope), 0.0
        while gain <= 0 and np.abs(step).max() > CLOSE:  # a whole step may lead too far
            gain = best - loss(weights + step)
            step = step if gain > 0 else step / 2
        if gain <= 0:
            break
        weights, best = weights + step, best - gain
    return Found(weights[:size], float(weights[size]))


def linear(figures: Array, wanted: Array, size: int, ridge: float = 1.0) -> Array:
    """Weights by least squares."""
    beside = np.zeros(len(figures))
    square = ridge * np.eye(size + 1) + _square(figures, beside, np.ones(len(figures)), size)
    return np.linalg.solve(square, _sums(figures, beside, wanted, size))[:size]


def _square(figures: Array, beside: Array, weight: Array, size: int) -> Array:
    """The weighted products of all columns with all, the measure's the last one."""
    wide = size + 1
    found = np.zeros((wide, wide))
    for one in figures.T:
        for other in figures.T:
            found += np.bincount(one * wide + other, weight, wide * wide).reshape(wide, wide)
    found[:size, size] = found[size, :size] = _cross(figures, weight * beside, size)
    found[size, size] = (weight * beside * beside).sum()
    return found


def _cross(figures: Array, weight: Array, size: int) -> Array:
    return sum(np.bincount(column, weight, size + 1)[:size] for column in figures.T)


def _sums(figures: Array, beside: Array, weight: Array, size: int) -> Array:
    """The weighted sum of every column."""
    return np.append(_cross(figures, weight, size), (weight * beside).sum())


def not_rising(values: Array) -> Array:
    """The nearest values that do not rise: neighbours out of order are pooled."""
    pools: list[list[float]] = []
    for value in values:
        pools.append([float(value), 1.0])
        while len(pools) > 1 and pools[-2][0] < pools[-1][0]:
            (a, m), (b, n) = pools[-2], pools[-1]
            pools[-2:] = [[(a * m + b * n) / (m + n), m + n]]
    return np.concatenate([np.full(int(count), value) for value, count in pools])


def _penalty(size: int, before: Before) -> tuple[Array, Array]:
    stiffness, prior = before.ridge * np.eye(size + 1), np.zeros(size + 1)
    stiffness[size, size], prior[size] = 1e-6, before.slope
    for figure, value in before.prior.items():
        prior[figure] = value
    for figure, value in before.held.items():
        prior[figure] = value
        stiffness[figure, figure] = HELD
    for chain in before.chains:
        for a, b in itertools.pairwise(chain):
            stiffness[[a, b], [a, b]] += before.stiff
            stiffness[[a, b], [b, a]] -= before.stiff
    return stiffness, prior
