"""Bots: one small protocol, the levels that come with the game, and a referee that no bot can stop."""

from collections.abc import Callable

from spades.bots.club import Club
from spades.bots.protocol import BlindBidder, Bot, Exchanger
from spades.bots.rng import Rng, rng_for

LEVELS: dict[str, Callable[[], Bot]] = {"club": Club}

__all__ = ["LEVELS", "BlindBidder", "Bot", "Club", "Exchanger", "Rng", "rng_for"]
