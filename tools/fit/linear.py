"""Least squares and logistic regression for a few dozen features, in plain Python."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp

Row = Mapping[int, float]  # feature -> value, those that are not zero
RIDGE = 1e-3  # keeps features apart that add up to the same


def least_squares(rows: Iterable[tuple[Row, float, float]], features: int) -> list[float]:
    """The weights that bring the weighted sum of each row nearest its target; a row is (values, target,
    weight).
    """
    square = [[0.0] * features for _ in range(features)]
    right = [0.0] * features
    for row, target, weight in rows:
        items = list(row.items())
        for one, value in items:
            scaled = weight * value
            right[one] += scaled * target
            line = square[one]
            for other, factor in items:
                line[other] += scaled * factor
    for place in range(features):
        square[place][place] += RIDGE
    return solved(square, right)


def logistic(rows: Sequence[tuple[Row, int]], features: int, rounds: int = 8) -> list[float]:
    """Weights whose sum over a row is the log-odds that its target is one; by reweighted least squares."""
    weights = [0.0] * features
    for _ in range(rounds):
        weights = least_squares((_reweighted(row, target, weights) for row, target in rows), features)
    return weights


def _reweighted(row: Row, target: int, weights: list[float]) -> tuple[Row, float, float]:
    odds = max(-12.0, min(12.0, sum(value * weights[place] for place, value in row.items())))
    chance = 1 / (1 + exp(-odds))
    spread = chance * (1 - chance)
    return row, odds + (target - chance) / spread, spread


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(square, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda i: abs(lines[i][place]))
        lines[place], lines[best] = lines[best], lines[place]
        pivot = lines[place]
        for line in lines[place + 1 :]:
            factor = line[place] / pivot[place]
            for i in range(place, size + 1):
                line[i] -= factor * pivot[i]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(lines[place][i] * found[i] for i in range(place + 1, size))
        found[place] = (lines[place][size] - known) / lines[place][place]
    return found
