"""Deals and deal codes (rules.md R2).

A deal is named by an integer below 52!/(13!)^4, and that integer by sixteen base64url characters: every
deal has exactly one code. The integer counts, in mixed radix, the choice of North's thirteen cards out of
fifty-two, of East's out of the rest, and of South's out of the rest.
"""

import hashlib
import os
from math import comb

from spades.cards import DECK, Cards

Hands = tuple[Cards, Cards, Cards, Cards]

HAND_SIZE = 13
DEAL_COUNT = comb(52, 13) * comb(39, 13) * comb(26, 13)
CODE_LENGTH = 16
SEED_LENGTH = 43
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class DealError(ValueError):
    """A code, number or set of hands that is no deal.

    ``code`` is ``"length"``, ``"characters"``, ``"no-such-deal"`` or ``"not-a-deal"``.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


def deal_from_code(code: str) -> Hands:
    """The deal that a code names.

    :raises DealError: not sixteen base64url characters, or a number that names no deal.
    """
    if type(code) is not str or len(code) != CODE_LENGTH:
        raise DealError("length")
    number = 0
    for character in code:
        if character not in ALPHABET:
            raise DealError("characters")
        number = number * 64 + ALPHABET.index(character)
    return deal_from_number(number)


def code_of(hands: Hands) -> str:
    """The code of a deal.

    :raises DealError: these hands are not a deal.
    """
    return _base64(number_of(hands), CODE_LENGTH)


def deal_from_number(number: int) -> Hands:
    """The deal with this number, hands N, E, S, W, each in ascending order.

    :raises DealError: the number is not in ``range(DEAL_COUNT)``.
    """
    if type(number) is not int or not 0 <= number < DEAL_COUNT:
        raise DealError("no-such-deal")
    number, south = divmod(number, comb(26, 13))
    north, east = divmod(number, comb(39, 13))
    north_hand, rest = _choose(DECK, north)
    east_hand, rest = _choose(rest, east)
    south_hand, west_hand = _choose(rest, south)
    return (north_hand, east_hand, south_hand, west_hand)


def number_of(hands: Hands) -> int:
    """The number of a deal, in ``range(DEAL_COUNT)``.

    :raises DealError: not four hands of thirteen that hold each card once.
    """
    if [len(hand) for hand in hands] != [HAND_SIZE] * 4 or set().union(*hands) != set(DECK):
        raise DealError("not-a-deal")
    north, rest = _rank(DECK, hands[0])
    east, rest = _rank(rest, hands[1])
    south, _ = _rank(rest, hands[2])
    return (north * comb(39, 13) + east) * comb(26, 13) + south


def fresh_code() -> str:
    """The code of a deal drawn uniformly from the system's cryptographic source."""
    while True:
        number = int.from_bytes(os.urandom(12), "big")
        if number < DEAL_COUNT:  # refused and drawn again, so that no deal is likelier than another
            return _base64(number, CODE_LENGTH)


def fresh_seed() -> str:
    """256 random bits as 43 base64url characters: they fix every deal of a game when it starts."""
    return _base64(int.from_bytes(os.urandom(32), "big"), SEED_LENGTH)


def fresh_dealer() -> int:
    """A seat drawn at random: the first dealer (rules.md R3)."""
    return os.urandom(1)[0] % 4


def derived_code(seed: str, index: int) -> str:
    """The code of the deal that a seed fixes for hand ``index``, uniform over all deals."""
    counter = 0
    while True:
        digest = hashlib.sha256(f"{seed}:{index}:{counter}".encode()).digest()
        number = int.from_bytes(digest[:12], "big")
        if number < DEAL_COUNT:
            return _base64(number, CODE_LENGTH)
        counter += 1


def _base64(number: int, length: int) -> str:
    return "".join(ALPHABET[number >> 6 * place & 63] for place in reversed(range(length)))


def _choose(cards: Cards, rank: int) -> tuple[Cards, Cards]:
    """The thirteen cards with this rank among all choices, and the cards left over."""
    chosen: list[int] = []
    left: list[int] = []
    need = HAND_SIZE
    for index in reversed(range(len(cards))):
        skipped = comb(index, need) if need else 0
        if need and rank >= skipped:
            rank -= skipped
            need -= 1
            chosen.append(cards[index])
        else:
            left.append(cards[index])
    return tuple(reversed(chosen)), tuple(reversed(left))


def _rank(cards: Cards, hand: Cards) -> tuple[int, Cards]:
    places = sorted(cards.index(card) for card in hand)
    rank = sum(comb(place, count) for count, place in enumerate(places, start=1))
    return rank, tuple(card for card in cards if card not in hand)
