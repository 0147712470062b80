"""A bot that bids by the model and plays like Club, to compare bids with bids:

python -m spades arena tools/fit/bidder.py:Bidder club --deals 500
"""

from __future__ import annotations

from spades.bots.club import Club
from spades.bots.model.bidding import weigh
from spades.bots.rng import Rng
from spades.view import View


class Bidder(Club):
    """Club with the model's bids."""

    name = "bidder"

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (it tosses no coin)
        """The bid with the best chance to win the game."""
        return weigh(view).bid
