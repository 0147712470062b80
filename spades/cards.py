"""Cards and suits (rules.md R2). Runs on MicroPython too, so it imports nothing.

A card is an integer: ``13 * suit + rank`` with suits 0 clubs, 1 diamonds, 2 hearts, 3 spades and ranks
0 (the two) to 12 (the ace); so within a suit the higher integer is the higher card, and every spade is
above every other card. As text a card is its rank and its suit: ``"QS"``, ``"TH"``.
"""

CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
SUITS = "CDHS"
RANKS = "23456789TJQKA"
DECK = tuple(range(52))

TYPE_CHECKING = False  # type checkers take it for true; MicroPython can subscript no type
Card = int
if TYPE_CHECKING:
    Cards = tuple[int, ...]
else:
    Cards = tuple


def suit_of(card: int) -> int:
    """The suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def card_text(card: int) -> str:
    """``50`` is ``"KS"``."""
    return RANKS[card % 13] + SUITS[card // 13]


def parse_card(text: str) -> int:
    """``"KS"`` is ``50``.

    :raises ValueError: the text names no card.
    """
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise ValueError("not a card: " + repr(text))
    return 13 * SUITS.index(text[1]) + RANKS.index(text[0])
