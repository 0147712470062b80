"""Expert with more or less to think with: ``spades arena tools/bench/budgets.py:Fourfold expert``."""

from __future__ import annotations

from spades.bots.expert import Expert
from spades.bots.expert.budget import Budget


class Quarter(Expert):
    """A quarter of the worlds and positions."""

    name = "quarter"
    budget = Budget().times(1, 4)


class Fourfold(Expert):
    """Four times as many."""

    name = "fourfold"
    budget = Budget().times(4)


class Sixteenfold(Expert):
    """Sixteen times as many."""

    name = "sixteenfold"
    budget = Budget().times(16)
