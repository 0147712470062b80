"""A beginner's nil: stay under, and throw the highest card that does."""

from __future__ import annotations

from spades.bots.beginner.look import Look
from spades.bots.sight import beats
from spades.cards import SPADES, Card

SPADE_FEARED = 5  # a spade is as bad as a side card so many ranks higher


def stay_low(look: Look) -> Card:
    """The card of a seat that bid nil, also once the nil has failed: the partner still needs its tricks."""
    if not look.table:
        return min(look.legal, key=fear)
    under = [card for card in look.legal if not beats(card, look.best_card)]
    if under:
        return max(under, key=fear)
    return max(look.legal) if len(look.table) == 3 else min(look.legal)


def fear(card: Card) -> tuple[int, int]:
    """How high a card is, a spade higher than it looks."""
    return card % 13 + SPADE_FEARED * (card // 13 == SPADES), card
