"""How a match stands: the difference with its standard error, the share of games with its interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import sqrt

from spades.cli.match import HALF, Half

NORMAL_95 = 1.959964  # standard errors on either side of the mean that hold 95 %


def difference(halves: Sequence[Half], lead: Callable[[Half], float]) -> tuple[float, float]:
    """A's lead in points a hand, and its standard error, over pairs: what both halves of a pair share, the
    luck of the deal, cancels. 0 for the error if there is one pair only.
    """
    pairs = [list(pair) for _, pair in groupby(halves, key=lambda half: half.number // HALF)]
    leads = [sum(map(lead, pair)) for pair in pairs]
    hands = [sum(half.hands for half in pair) for pair in pairs]
    mean = sum(leads) / sum(hands)
    # Games of a pair may differ in length, so this is the error of a ratio; with single hands, the usual one.
    squares = sum((points - mean * count) ** 2 for points, count in zip(leads, hands, strict=True))
    count = len(pairs)
    return mean, sqrt(squares * count / (count - 1)) / sum(hands) if count > 1 else 0.0


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of games, by Wilson's score."""
    share, z = won / games, NORMAL_95
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


def difference_lines(halves: Sequence[Half]) -> list[str]:
    """A's lead in words."""
    pairs = (len(halves) + HALF - 1) // HALF
    mean, error = difference(halves, lambda half: half.lead)
    settled, settled_error = difference(halves, lambda half: half.settled)
    return [
        f"A - B {mean:+.2f} ± {error:.2f} points a hand (standard error over {pairs} pairs)",
        f"      {settled:+.2f} ± {settled_error:.2f} with every bag charged its share of the penalty at once",
    ]


def games_line(won: int, games: int) -> str:
    """A's share of the games in words."""
    least, most = wilson(won, games)
    return (
        f"A won {won} of {games} games, {100 * won / games:.1f} %, at least {100 * least:.1f} % "
        f"(95 %: {100 * least:.1f} to {100 * most:.1f})"
    )
