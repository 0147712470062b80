"""Bids around a bot's own, so that a fit sees how the result answers to the bid and not only what bots like.

Half of the bids are moved by one trick; hands that could be a nil sometimes must be, and a nil is sometimes
counted instead.
"""

from __future__ import annotations

import random

from spades.bots.club.counting import count_hand
from spades.bots.club.nil import nil_odds
from spades.bots.sight import by_suit
from spades.engine import Game, bid_refusal
from spades.seats import Seat, partner_of

MOVED = 50  # of a hundred numeric bids, moved by one
FORCED = 30  # of a hundred hands that could be a nil, made one
COUNTED = 30  # of a hundred nils, counted instead
PLAUSIBLE = -100  # log-odds in hundredths by Club's sum that make a hand a possible nil
ACE_OF_SPADES = 51


def bent_bid(game: Game, seat: Seat, bid: int, chance: random.Random) -> int:
    """The bot's bid, or another one that is legal."""
    partner = game.bids[partner_of(seat)]
    wanted = _wanted(game, seat, bid, chance)
    return bid if bid_refusal(game.rules, partner, wanted) else wanted


def _wanted(game: Game, seat: Seat, bid: int, chance: random.Random) -> int:
    roll, suits = chance.randrange(100), by_suit(game.hands[seat])
    up = chance.randrange(2)
    if not bid:
        return max(1, count_hand(suits) // 100) if roll < COUNTED else 0
    if roll < FORCED and _plausible(game, seat):
        return 0
    return max(1, bid + 2 * up - 1) if chance.randrange(100) < MOVED else bid


def _plausible(game: Game, seat: Seat) -> bool:
    """Whether somebody might try a nil here, badly or not."""
    hand = game.hands[seat]
    if ACE_OF_SPADES in hand or game.bids[partner_of(seat)] == 0:
        return False
    return nil_odds(by_suit(hand), 0) >= PLAUSIBLE
