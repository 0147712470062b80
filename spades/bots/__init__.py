"""Bots: one small protocol, the levels that come with the game, and a referee that no bot can stop."""

from spades.bots.levels import LEVELS
from spades.bots.protocol import BlindBidder, Bot, Exchanger
from spades.bots.rng import Rng, rng_for

__all__ = ["LEVELS", "BlindBidder", "Bot", "Exchanger", "Rng", "rng_for"]
