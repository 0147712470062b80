"""A beginner's exchange after a blind nil: the nil hands over its highest cards and gets low ones."""

from __future__ import annotations

from spades.bots.beginner.nil import fear
from spades.cards import Cards
from spades.view import View


def choose_exchange(view: View) -> Cards:
    """The cards to hand over, ascending."""
    number = view.rules.exchange
    hand = sorted(view.hand, key=fear)
    return tuple(sorted(hand[-number:] if view.bids[view.seat] == 0 else hand[:number]))
