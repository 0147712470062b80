"""The chance that a nil is made: the own one, the partner's beside the own hand, an opponent's.

Each is a sum of log-odds in hundredths, over suits and bids, read by
:func:`spades.bots.model.odds.chance_of`.
"""

from __future__ import annotations

from spades.bots.model.nil_data import COVER_ODDS, COVER_SLOPE, FOE_ODDS, FOE_SLOPE, OWN_ODDS
from spades.bots.model.odds import chance_of
from spades.bots.model.tricks import Bids
from spades.bots.sight import ACE, KING, QUEEN, Suits
from spades.cards import SPADES

LONG = 5  # suits of this length and longer count alike
LOWEST = 4  # how many cards of a side suit are looked at, from the lowest
TOP = 3  # how many spades are looked at, from the highest

# Where each kind of figure of a hand that bids nil begins: each card looked at by the length of its suit, its
# place in it, and its rank; and what is common to a hand.
SIDE = 0
SPADE = SIDE + 13 * LOWEST * LONG
SIDE_LENGTH = SPADE + 13 * TOP
SPADE_LENGTH = SIDE_LENGTH + LONG + 1
LONG_TOP = SPADE_LENGTH + LONG + 1
START = LONG_TOP + 13
BIDS = START + 1
# And of the bids, for all three nils: the partner's bid (or that of the nil's partner), the opponents'.
BESIDE = 0
AGAINST = BESIDE + 14
PLACE = AGAINST + 28
BID_COUNT = PLACE + 4
OWN_COUNT = BIDS + BID_COUNT
# A covering hand: its spade honours, and its spades and side suits by length.
TOPS = BID_COUNT
SPADES_HELD = TOPS + 8
SIDE_ACES = SPADES_HELD + 7
SIDE_VOIDS = SIDE_ACES + 4
COVER_COUNT = SIDE_VOIDS + 3
ACE_OF_SPADES = 51
HOPELESS = -2000
BLIND_ODDS = (-160, 12, 127, 173)
"""Of a blind nil, by the cards that are exchanged."""


def own_odds(suits: Suits) -> int:
    """The part of the odds of an own nil that is in the cards. The ace of spades takes a trick for
    certain.
    """
    if suits[SPADES][-1:] == (ACE_OF_SPADES,):
        return HOPELESS
    return sum(OWN_ODDS[figure] for figure in own_figures(suits))


def own_nil(odds: int, bids: Bids) -> int:
    """The chance that the own nil is made; ``odds`` as :func:`own_odds`."""
    around = bid_figures(bids, bids.partner, bids.foes, crossed=bool(bids.foe_nils))
    return chance_of(odds + sum(OWN_ODDS[BIDS + figure] for figure in around))


def cover_odds(suits: Suits, worth: int) -> int:
    """The part of the odds of a partner's nil that is in this hand."""
    return sum(COVER_ODDS[figure] for figure in cover_figures(suits)) + COVER_SLOPE * worth // 1000


def partners_nil(odds: int, bids: Bids) -> int:
    """The chance that the partner's nil is made; ``odds`` as :func:`cover_odds`."""
    around = bid_figures(bids, bids.own, bids.foes, crossed=bool(bids.foe_nils))
    return chance_of(odds + sum(COVER_ODDS[figure] for figure in around))


def foes_nil(worth: int, bids: Bids) -> int:
    """The chance that an opponent's nil is made, seen from a hand of this worth."""
    odds = sum(FOE_ODDS[figure] for figure in foe_figures(bids))
    return chance_of(odds + FOE_SLOPE * worth // 1000)


def own_figures(suits: Suits) -> list[int]:
    """The figures by number of a hand that bids nil."""
    found = [START]
    for suit in range(3):
        found += _side([card % 13 for card in suits[suit]])
    return found + _spades([card % 13 for card in reversed(suits[SPADES])])


def cover_figures(suits: Suits) -> list[int]:
    """The figures by number of a hand beside a nil."""
    spades = [card % 13 for card in suits[SPADES]]
    tops = 4 * (ACE in spades) + 2 * (KING in spades) + (QUEEN in spades)
    aces = sum(suits[suit][-1:] == (13 * suit + ACE,) for suit in range(3))
    voids = sum(not suits[suit] for suit in range(3))
    return [TOPS + tops, SPADES_HELD + min(len(spades), 6), SIDE_ACES + aces, SIDE_VOIDS + min(voids, 2)]


def foe_figures(bids: Bids) -> list[int]:
    """The figures by number of the bids around an opponent's nil."""
    return bid_figures(bids, bids.foes, bids.own + bids.partner, crossed=not (bids.own and bids.partner))


def bid_figures(bids: Bids, beside: int, against: int, *, crossed: bool) -> list[int]:
    """The figures by number of the bids around a nil: the bid beside it, those against it, and whether there
    is a nil among those.
    """
    return [BESIDE + min(beside, 13), AGAINST + min(against, 13) + 14 * crossed, PLACE + bids.place]


def _side(ranks: list[int]) -> list[int]:
    length = min(len(ranks), LONG)
    found = [SIDE_LENGTH + length]
    if ranks:
        row = SIDE + 13 * LOWEST * (length - 1)
        found += [row + 13 * place + rank for place, rank in enumerate(ranks[:LOWEST])]
        if len(ranks) > LOWEST:
            found.append(LONG_TOP + ranks[-1])
    return found


def _spades(ranks: list[int]) -> list[int]:
    """From the highest."""
    found = [SPADE_LENGTH + min(len(ranks), LONG)]
    return found + [SPADE + 13 * place + rank for place, rank in enumerate(ranks[:TOP])]
