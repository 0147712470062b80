"""The exchange after a blind nil: danger goes to the partner, shelter comes back."""

from __future__ import annotations

from spades.bots.club.nil import nil_odds
from spades.bots.sight import by_suit
from spades.cards import SPADES, Card, Cards
from spades.view import View

ACE_OF_SPADES = 51
DOOM = 1000  # what the ace of spades, which takes a trick for certain, does to the odds


def choose_exchange(view: View) -> Cards:
    """The cards to hand over, ascending."""
    given: list[Card] = []
    pick = _most_dangerous if view.bids[view.seat] == 0 else _most_sheltering
    for _ in range(view.rules.exchange):
        given.append(pick(tuple(c for c in view.hand if c not in given)))
    return tuple(sorted(given))


def _most_dangerous(hand: Cards) -> Card:
    """The card without which the hand is the best nil."""

    def odds_without(card: Card) -> tuple[int, int]:
        rest = tuple(c for c in hand if c != card)
        return nil_odds(by_suit(rest), 0) - DOOM * (ACE_OF_SPADES in rest), card

    return max(hand, key=odds_without)


def _most_sheltering(hand: Cards) -> Card:
    """The lowest side card, from the shorter suit; a spade last, because each weakens a nil."""
    suits = by_suit(hand)
    return min(hand, key=lambda c: (c // 13 == SPADES, c % 13, len(suits[c // 13]), c))
