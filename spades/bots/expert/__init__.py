"""The level Expert: plays every card out in thousands of worlds, and wants to win the game, not points."""

from __future__ import annotations

from spades.bots.club.blind import goes_blind
from spades.bots.club.exchange import choose_exchange
from spades.bots.expert.budget import Budget
from spades.bots.expert.play import rate
from spades.bots.expert.reasons import bid_reason, reason_of
from spades.bots.explain import Explanation, Option
from spades.bots.model.bidding import weigh
from spades.bots.rng import Rng
from spades.cards import Card, Cards
from spades.view import View


class Expert:
    """The strongest player of the house."""

    name = "expert"
    budget = Budget()

    def blind(self, view: View, rng: Rng) -> bool:  # noqa: ARG002  (the protocol offers luck; it needs none)
        """Whether to bid nil unseen."""
        return goes_blind(view)

    def bid(self, view: View, rng: Rng) -> int:
        """The bid of this hand at this score."""
        return self.explain(view, rng).choice

    def exchange(self, view: View, rng: Rng) -> Cards:  # noqa: ARG002  (as above)
        """The cards for the partner."""
        return choose_exchange(view)

    def play(self, view: View, rng: Rng) -> Card:
        """The card for this trick."""
        legal = view.legal_cards()
        return legal[0] if len(legal) == 1 else self.explain(view, rng).choice

    def explain(self, view: View, rng: Rng) -> Explanation:
        """The choice in this view, a bid or a card, its reason, and what else was looked at.

        :raises ValueError: it is not this seat's turn to bid or to play.
        """
        if view.legal_bids():
            return _bidding(view)
        legal = view.legal_cards()
        if not legal:
            raise ValueError(f"seat {view.seat} has nothing to choose: {view.phase}")
        options = rate(view, legal, rng, self.budget)
        best = options[0].choice
        reason = reason_of(view, best) if len(options) > 1 else "only-choice"
        return Explanation(best, reason, tuple(options))


def _bidding(view: View) -> Explanation:
    weighed = weigh(view)
    options = [Option(one.bid, one.win, one.points, 1) for one in weighed.options]
    options.sort(key=lambda one: (one.choice != weighed.bid, -one.chance, one.choice))
    return Explanation(weighed.bid, bid_reason(weighed.bid, weighed.worth), tuple(options))
