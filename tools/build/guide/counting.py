"""The rules of thumb of the bidding guide, as it tells them: what each suit of a hand is worth."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from spades.cards import RANKS

HALF, QUARTER, THREE_QUARTERS = Fraction(1, 2), Fraction(1, 4), Fraction(3, 4)
SHORT = (Fraction(2), Fraction(1), QUARTER)  # a void, a singleton, a doubleton


@dataclass(frozen=True, slots=True)
class Count:
    """One suit: its high cards and length, and what its shortness adds."""

    suit: str
    cards: tuple[str, ...]
    high: Fraction
    short: Fraction


def side_honours(ranks: str) -> Fraction:
    """Ace, king and queen of a side suit, by the length held."""
    length, count = len(ranks), Fraction(0)
    if "A" in ranks:
        count += 1 if length < 7 else HALF
    if "K" in ranks:
        count += THREE_QUARTERS if 2 <= length <= 4 else QUARTER
    if "Q" in ranks:
        count += HALF if length in (3, 4) else QUARTER
    return count


def spade_counts(ranks: str, rank: str) -> bool:
    """Whether a spade honour counts: nothing can beat it, or more spades are below it in the hand than are
    missing above.
    """
    above = RANKS[RANKS.index(rank) + 1 :]
    missing = sum(other not in ranks for other in above)
    below = sum(RANKS.index(other) < RANKS.index(rank) for other in ranks)
    return not missing or below > missing


def spade_honours(ranks: str) -> int:
    """How many of ace, king, queen and jack count."""
    return sum(rank in ranks and spade_counts(ranks, rank) for rank in "AKQJ")


def spade_tricks(ranks: str) -> int:
    """Honours, and one for each spade beyond three; never more than there are spades."""
    return min(len(ranks), spade_honours(ranks) + max(0, len(ranks) - 3))


def count_hand(hand: list[str]) -> list[Count]:
    """The hand suit by suit, spades first. Short suits count while spades are left to ruff with."""
    suits = {suit: tuple(card for card in hand if card[1] == suit) for suit in "SHDC"}
    ranks = {suit: "".join(card[0] for card in cards) for suit, cards in suits.items()}
    counts = [Count("S", suits["S"], Fraction(spade_tricks(ranks["S"])), Fraction(0))]
    spare = len(ranks["S"]) - counts[0].high
    for suit in "HDC":
        wanted = SHORT[len(ranks[suit])] if len(ranks[suit]) < 3 else Fraction(0)
        short = min(wanted, spare)
        spare -= short
        counts.append(Count(suit, suits[suit], side_honours(ranks[suit]), short))
    return counts


def total(counts: list[Count]) -> Fraction:
    """All that the hand is worth."""
    return sum((count.high + count.short for count in counts), Fraction(0))


def told(count: Fraction) -> str:
    """A quarter more or less, as people write it: ``2¾``."""
    whole, rest = divmod(count, 1)
    sign = {Fraction(0): "", QUARTER: "¼", HALF: "½", THREE_QUARTERS: "¾"}[rest]
    return f"{whole or ''}{sign}" or "0"


def both_follow(held: int, round_no: int) -> Fraction:
    """The chance that both opponents can follow a suit so often, whoever holds the rest of its cards.

    ``held`` cards of the suit are in the own hand; the others lie anywhere in the three other hands.
    """
    out, ways = 13 - held, 0
    for left in range(round_no, out + 1):
        for right in range(round_no, out - left + 1):
            ways += comb(13, left) * comb(13, right) * comb(13, out - left - right)
    return Fraction(ways, comb(39, out))
