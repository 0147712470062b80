"""What a bot is: two choices, and two more for the house rules that ask for them.

docs/bots.md shows a whole bot in a few lines.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from spades.bots.rng import Rng
from spades.cards import Card, Cards
from spades.view import View


class Bot(Protocol):
    """A player. It gets the view of its seat and nothing else, and a generator seeded for this one decision.

    It may think as long as it needs; no clock decides for it. It must not keep anything from one call to
    the next: a saved game goes on with a new bot in the seat, and must go on the same way.
    """

    name: str

    def bid(self, view: View, rng: Rng) -> int:
        """One of ``view.legal_bids()``: 0 is nil."""

    def play(self, view: View, rng: Rng) -> Card:
        """One of ``view.legal_cards()``."""


@runtime_checkable
class BlindBidder(Protocol):
    """A bot that answers the question of a blind nil. Without this, a seat always says no."""

    def blind(self, view: View, rng: Rng) -> bool:
        """Whether to bid nil before any card is seen: ``view.hand`` is still empty."""


@runtime_checkable
class Exchanger(Protocol):
    """A bot that chooses what to hand over after a blind nil. Without this, a legal choice is made for it."""

    def exchange(self, view: View, rng: Rng) -> Cards:
        """``view.rules.exchange`` cards of the own hand."""
