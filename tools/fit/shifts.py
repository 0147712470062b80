"""What played hands brought, as arrays: the points of both teams and the bags they took."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from spades.engine import RuleSet, score_hand
from tools.fit.played import Played

Array = Any  # of numpy


@dataclass(frozen=True)
class Shifts:
    """Hands by rows, the two teams by columns; every hand stands twice, the teams exchanged.

    ``remaining`` points to the target before the hand, ``bags`` carried then, ``points`` without penalties,
    bags ``added``.
    """

    remaining: Array
    bags: Array
    points: Array
    added: Array


def shifts_of(hands: Iterable[Played], rules: RuleSet) -> Shifts:
    """The hands as arrays."""
    rows = []
    for hand in hands:
        teams = score_hand(rules, hand.bids, (None,) * 4, hand.tricks, hand.scores, hand.bags)
        plain = [sum(line.points for line in team.lines if line.code != "bag-penalty") for team in teams]
        added = [team.bags_added for team in teams]
        rows.append(([rules.target - score for score in hand.scores], hand.bags, plain, added))
    columns = [np.array([row[i] for row in rows]) for i in range(4)]
    both = [np.concatenate([column, column[:, ::-1]]) for column in columns]
    return Shifts(both[0], both[1], both[2], both[3])
