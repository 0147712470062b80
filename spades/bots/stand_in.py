"""The choice made for a bot that fails: legal, dull, and too simple to fail itself."""

from __future__ import annotations

from spades.engine import Action, Bid, Blind, Exchange, Play
from spades.seats import Seat
from spades.view import View


def stand_in_action(view: View, seat: Seat) -> Action:
    """A legal action for the seat: three tricks, the lowest card, no blind nil, the lowest cards given."""
    if view.phase == "blind":
        return Blind(seat, declared=False)
    if view.phase == "bidding":
        return Bid(seat, min(view.legal_bids(), key=lambda bid: (bid == 0, abs(bid - 3))))
    if view.phase == "exchange":
        lowest = sorted(view.hand, key=lambda card: (card % 13, card))
        return Exchange(seat, tuple(sorted(lowest[: view.rules.exchange])))
    return Play(seat, min(view.legal_cards(), key=lambda card: (card % 13, card)))
