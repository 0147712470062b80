"""The level Club: rules of thumb of good players, counted out."""

from __future__ import annotations

from spades.bots.club.bid import choose_bid
from spades.bots.club.blind import goes_blind
from spades.bots.club.duck import play_nil
from spades.bots.club.exchange import choose_exchange
from spades.bots.club.play import play_for_tricks
from spades.bots.club.reading import read
from spades.bots.rng import Rng
from spades.cards import Card, Cards
from spades.view import View


class Club:
    """A sound player that counts cards, keeps its partner in mind and looks at the score. It never tosses a
    coin, so the same view always gets the same answer.
    """

    name = "club"

    def blind(self, view: View, rng: Rng) -> bool:  # noqa: ARG002  (the protocol offers luck; it needs none)
        """Whether to bid nil unseen."""
        return goes_blind(view)

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (as above)
        """The bid of this hand at this score."""
        return choose_bid(read(view), view.legal_bids())

    def exchange(self, view: View, rng: Rng) -> Cards:  # noqa: ARG002  (as above)
        """The cards for the partner."""
        return choose_exchange(view)

    def play(self, view: View, rng: Rng) -> Card:  # noqa: ARG002  (as above)
        """The card for this trick."""
        legal = view.legal_cards()
        if len(legal) == 1:
            return legal[0]
        reading = read(view)
        if reading.nils[view.seat]:
            return play_nil(reading, legal)
        return play_for_tricks(reading, legal)
