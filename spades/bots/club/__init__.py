"""The level Club: rules of thumb of good players, counted out (docs/product.md has them in words)."""

from __future__ import annotations

from spades.bots.club.bid import choose_bid
from spades.bots.club.duck import play_nil
from spades.bots.club.play import play_for_tricks
from spades.bots.club.reading import read
from spades.bots.rng import Rng
from spades.cards import Card
from spades.view import View


class Club:
    """A sound player that counts cards, keeps its partner in mind and looks at the score. Needs no luck."""

    name = "club"

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (it never tosses a coin)
        """The bid of this hand at this score."""
        return choose_bid(read(view), view.legal_bids())

    def play(self, view: View, rng: Rng) -> Card:  # noqa: ARG002  (as above)
        """The card for this trick."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal[0]
        reading = read(view)
        if reading.nils[view.seat]:
            return play_nil(reading, legal)
        return play_for_tricks(reading, legal)
