"""What a dealt hand is worth: the tricks to expect from it before anybody has bid, in thousandths.

A sum of figures: for the lengths and honours of each suit, and for short side suits by the spades beside
them.
"""

from __future__ import annotations

from spades.bots.model.worth_data import WORTH
from spades.bots.sight import ACE, JACK, KING, QUEEN, TEN, Suits
from spades.cards import SPADES

SIX = 6  # lengths from here on count as one
_HONOURS = (ACE, KING, QUEEN, JACK, TEN)
_TOP_SPADES = (ACE, KING, QUEEN, JACK, TEN, 7, 6)
_PAIRS = ((ACE, KING), (ACE, QUEEN), (KING, QUEEN), (KING, JACK), (QUEEN, JACK), (ACE, JACK))

# Where each kind of figure begins.
SIDE_LENGTH = 0
SIDE_HONOUR = SIDE_LENGTH + 9
SIDE_PAIR = SIDE_HONOUR + SIX * len(_HONOURS)
SPADE_LENGTH = SIDE_PAIR + 2 * len(_PAIRS)
SPADE_RANK = SPADE_LENGTH + 11
SPADE_PAIR = SPADE_RANK + SIX * len(_TOP_SPADES)
SHORT = SPADE_PAIR + len(_PAIRS)
TWO_SHORT = SHORT + 3 * (SIX + 1)
FIGURES = TWO_SHORT + SIX + 1


def worth(suits: Suits) -> int:
    """Tricks in thousandths."""
    return sum(WORTH[figure] for figure in figures(suits))


def figures(suits: Suits) -> list[int]:
    """The figures of a hand by number, each as often as it counts."""
    found = _spades([card % 13 for card in suits[SPADES]])
    trumps = min(len(suits[SPADES]), SIX)
    short = 0
    for suit in range(3):
        ranks = [card % 13 for card in suits[suit]]
        found += _side(ranks)
        if len(ranks) < 3:
            found.append(SHORT + len(ranks) * (SIX + 1) + trumps)
            short += len(ranks) < 2
    if short > 1:
        found.append(TWO_SHORT + trumps)
    return found


def _side(ranks: list[int]) -> list[int]:
    length = len(ranks)
    found = [SIDE_LENGTH + min(length, 8)]
    place = min(length, SIX) - 1
    found += [SIDE_HONOUR + SIX * i + place for i, rank in enumerate(_HONOURS) if rank in ranks]
    long = int(length > 3)
    found += [SIDE_PAIR + 2 * i + long for i, (a, b) in enumerate(_PAIRS) if a in ranks and b in ranks]
    return found


def _spades(ranks: list[int]) -> list[int]:
    length = len(ranks)
    found = [SPADE_LENGTH + min(length, 10)]
    place = min(length, SIX) - 1
    found += [SPADE_RANK + SIX * i + place for i, rank in enumerate(_TOP_SPADES) if rank in ranks]
    found += [SPADE_PAIR + i for i, (a, b) in enumerate(_PAIRS) if a in ranks and b in ranks]
    return found
