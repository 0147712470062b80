"""Why a bot chose what it chose: a reason code and the numbers, for a coach to put in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from spades.bots.rng import Rng
from spades.view import View


@dataclass(frozen=True, slots=True)
class Option:
    """One choice that was looked at: a bid or a card.

    Sums over ``worlds``: ``chance`` to win the game, 65,535 being certain, and ``points`` of this hand, the
    own team's less the other's.
    """

    choice: int
    chance: int
    points: int
    worlds: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """``options``, the best first; ``reason`` is one of :data:`spades.bots.expert.reasons.REASONS`."""

    choice: int
    reason: str
    options: tuple[Option, ...]


@runtime_checkable
class Explainer(Protocol):
    """A bot that can say why. Asked with the same view and luck, it explains just what it would do."""

    def explain(self, view: View, rng: Rng) -> Explanation:
        """The choice in this view, a bid or a card, and its reason."""
