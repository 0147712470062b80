"""The level Beginner: somebody who learned the rules last week, with the sayings that go with them."""

from __future__ import annotations

from spades.bots.beginner.bid import choose_bid
from spades.bots.beginner.exchange import choose_exchange
from spades.bots.beginner.look import look
from spades.bots.beginner.nil import stay_low
from spades.bots.beginner.play import follow, lead
from spades.bots.rng import Rng
from spades.cards import Card, Cards
from spades.view import View


class Beginner:
    """Counts aces, kings and long spades, forgets what was played, takes every trick it can, and does not
    look at the score. It makes the honest mistakes of a beginner and no others.
    """

    name = "beginner"

    def blind(self, view: View, rng: Rng) -> bool:  # noqa: ARG002  (the protocol offers both)
        """Whether to bid nil unseen: it would not dare."""
        return False

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (the protocol offers luck; it needs none)
        """The bid of this hand, whatever the score."""
        return choose_bid(view)

    def exchange(self, view: View, rng: Rng) -> Cards:  # noqa: ARG002  (as above)
        """The cards for the partner."""
        return choose_exchange(view)

    def play(self, view: View, rng: Rng) -> Card:  # noqa: ARG002  (as above)
        """The card for this trick."""
        seen = look(view)
        if len(seen.legal) == 1:
            return seen.legal[0]
        if view.bids[view.seat] == 0:
            return stay_low(seen)
        return follow(seen) if seen.table else lead(seen)
