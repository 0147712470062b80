"""A beginner's bid: aces, kings and long spades, and never a look at the score."""

from __future__ import annotations

from spades.bots.sight import ACE, JACK, KING, QUEEN, TEN, by_suit
from spades.cards import SPADES, Cards
from spades.seats import partner_of
from spades.view import View

USUAL_SPADES = 3  # every spade beyond these is counted as a trick
NIL_SPADES = 3  # as many at most, and none above a ten, has a hand for nil
NIL_LONG = 4  # of a suit this long or longer it has two low cards
LOW = 5  # a seven


def choose_bid(view: View) -> int:
    """One of the legal bids."""
    legal = view.legal_bids()
    partner = view.bids[partner_of(view.seat)]
    if 0 in legal and partner != 0 and plainly_low(view.hand):
        return 0
    wanted = max(1, min(count(view.hand), 13 - (partner or 0)))
    return min(legal, key=lambda bid: (bid == 0, abs(bid - wanted), bid))


def count(hand: Cards) -> int:
    """The tricks that a beginner sees: aces, kings with company, and spades beyond the third."""
    suits = by_suit(hand)
    aces = sum(card % 13 == ACE for card in hand)
    kings = sum(len(suit) > 1 and any(card % 13 == KING for card in suit) for suit in suits)
    return aces + kings + max(0, len(suits[SPADES]) - USUAL_SPADES)


def plainly_low(hand: Cards) -> bool:
    """Whether nobody could overlook that the hand is one for a nil."""
    *sides, spades = by_suit(hand)
    if len(spades) > NIL_SPADES or any(card % 13 > TEN for card in spades):
        return False
    return all(_side_is_low(suit) for suit in sides)


def _side_is_low(suit: Cards) -> bool:
    ranks = [card % 13 for card in suit]
    if not ranks:
        return True
    low = sum(rank <= LOW for rank in ranks)
    return ranks[-1] <= (QUEEN if low > 1 else JACK) and low > (len(ranks) >= NIL_LONG)
