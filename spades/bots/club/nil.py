"""Judging a hand for nil, suit by suit.

The weights are log-odds in hundredths, fitted to seven thousand nils of all qualities played out between
these bots; hands that the sum gives 75 % took no trick in 78 of 100.
"""

from __future__ import annotations

from spades.bots.sight import ACE, KING, Suits
from spades.cards import SPADES

START = 308
BY_TURN = (0, 4, 14, 22)  # who bids later has seen more of the table before deciding
SIDE = (0, 62, 77, 76, 23, -19)  # by length; a void is neutral
# What each rank above a two takes off: lowest card first, by the length of the suit.
SIDE_RANKS = ((), (16,), (9, 18), (11, 12, 9), (9, 14, 6), (19, 9))
LONG_ACE = 13
MOST_SPADES = 4
SPADE = (0, -23, -21, 16, -35, -152)
SPADE_RANKS = (3, 12, 19, 21)  # highest spade first
HIGH_SPADE = 22  # more for each rank of the highest spade above a ten
# Chance in thousandths by log-odds from -300 to +300 in steps of 50.
CHANCE = (47, 76, 119, 182, 269, 378, 500, 622, 731, 818, 881, 924, 953)


def nil_odds(hand: Suits, turn: int) -> int:
    """Log-odds in hundredths that the hand takes no trick; ``turn`` counts the seats that bid before."""
    odds = START + BY_TURN[turn] + spade_odds([c % 13 for c in hand[SPADES]])
    return odds + sum(side_odds([c % 13 for c in hand[suit]]) for suit in range(3))


def nil_chance(hand: Suits, turn: int = 0) -> int:
    """Chance in thousandths that the hand takes no trick. With the ace or king of spades, or five of them,
    no sum of low cards is trusted.
    """
    spades = hand[SPADES]
    if len(spades) > MOST_SPADES or (spades and spades[-1] % 13 >= KING):
        return 0
    place, part = divmod(max(0, min(599, nil_odds(hand, turn) + 300)), 50)
    return CHANCE[place] + (CHANCE[place + 1] - CHANCE[place]) * part // 50


def side_odds(ranks: list[int]) -> int:
    """What a side suit does to the odds; ``ranks`` ascending."""
    length = min(len(ranks), 5)
    odds = SIDE[length] - sum(weight * rank for weight, rank in zip(SIDE_RANKS[length], ranks, strict=False))
    return odds - LONG_ACE if length >= 4 and ranks[-1] == ACE else odds


def spade_odds(ranks: list[int]) -> int:
    """What the spades do to the odds; ``ranks`` ascending. Each one beyond five is as bad as the fifth."""
    if not ranks:
        return 0
    length = len(ranks)
    odds = SPADE[min(length, 5)] - 120 * max(0, length - 5) - HIGH_SPADE * max(0, ranks[-1] - 8)
    return odds - sum(weight * rank for weight, rank in zip(SPADE_RANKS, reversed(ranks), strict=False))
