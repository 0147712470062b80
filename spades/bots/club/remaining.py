"""The tricks that a hand will still take, in thousandths of a trick."""

from __future__ import annotations

from bisect import bisect_right

from spades.bots.club.odds import lacks, void_chance
from spades.bots.club.reading import Reading, foes
from spades.bots.sight import Suits
from spades.cards import SPADES, Card

# Chance that a suit goes once, twice, three times round without a ruff, by the cards of it that are out.
ROUNDS = (
    (60, 0, 0), (120, 20, 0), (250, 40, 0), (430, 60, 0), (620, 120, 10), (760, 240, 20), (860, 390, 50),
    (920, 540, 100), (950, 680, 210), (970, 780, 350), (980, 860, 490), (990, 910, 620), (990, 940, 700),
    (990, 950, 750),
)  # fmt: skip
# A card below the master counts this much of that, by the number of higher cards that are out.
UNDER = (1000, 800, 560, 300, 120, 50)
# A spade honour below the master, by the higher ones out and the guards beneath it beyond those.
SPADE_HONOUR = (
    (1000, 1000, 1000),
    (350, 780, 930),
    (150, 550, 760),
    (60, 300, 480),
)  # fmt: skip
VOID_RUFFS, SINGLETON_RUFFS, DOUBLETON_RUFFS = 1500, 800, 200


class Counter:
    """Counts the tricks of hands of one seat at one moment; the suits that do not change are kept."""

    __slots__ = ("_goes", "_kept", "_open", "_reading", "out")

    def __init__(self, reading: Reading, *, top_gone: bool = False) -> None:
        self._reading = reading
        self.out = out_after_trick(reading, top_gone=top_gone)
        self._open = spades_against(reading)
        self._goes = [-1, -1, -1]
        self._kept: dict[tuple[Card, ...], tuple[int, int]] = {}

    def tricks(self, hand: Suits) -> int:
        """Tricks that the hand takes, in thousandths."""
        total, spare = self._spades(hand[SPADES])
        ruffs = 0
        for suit in range(3):
            won, short = self._side(suit, hand[suit])
            total += won
            ruffs += short
        return total + min(ruffs, spare * 850 // 1000)

    def without(self, card: Card) -> int:
        """Tricks of the own hand once ``card`` is gone, in thousandths."""
        hand = list(self._reading.hand)
        hand[card // 13] = tuple(c for c in hand[card // 13] if c != card)
        return self.tricks((hand[0], hand[1], hand[2], hand[3]))

    def _side(self, suit: int, cards: tuple[Card, ...]) -> tuple[int, int]:
        key = cards or (-1 - suit,)
        if key not in self._kept:
            self._kept[key] = (self._side_tricks(suit, cards), self._ruffs(suit, len(cards)))
        return self._kept[key]

    def _side_tricks(self, suit: int, cards: tuple[Card, ...]) -> int:
        out, round_no, total = self.out[suit], 0, 0
        for card in reversed(cards):
            higher = len(out) - bisect_right(out, card)
            round_no = max(round_no, higher) + 1
            if round_no > len(cards):
                return total + self._bare(suit, higher, len(cards), round_no)
            total += self._unruffed(suit, round_no) * UNDER[min(higher, 5)] // 1000
        return total

    def _bare(self, suit: int, higher: int, length: int, round_no: int) -> int:
        """A king alone, a queen with one guard: it wins only if the higher card falls early or lies well."""
        if round_no != length + 1 or higher > 2:
            return 0
        return self._unruffed(suit, length) * 220 // 1000

    def _unruffed(self, suit: int, round_no: int) -> int:
        if not self._open:
            return 1000
        if round_no > 3:
            return 0
        rounds = ROUNDS[len(self.out[suit])]
        return self._first_round(suit) * rounds[round_no - 1] // rounds[0]

    def _first_round(self, suit: int) -> int:
        """Chance that no opponent can ruff the suit when it is led next."""
        if self._goes[suit] < 0:
            chance = 1000
            for seat in self._open:
                spade = 1000 - lacks(self._reading, seat, SPADES, len(self._reading.out[SPADES]))
                chance = chance * (1000 - void_chance(self._reading, seat, suit) * spade // 1000) // 1000
            self._goes[suit] = chance
        return self._goes[suit]

    def _ruffs(self, suit: int, length: int) -> int:
        out = len(self.out[suit])
        if length == 0:
            return VOID_RUFFS * min(out, 10) // 10
        if length == 1:
            return SINGLETON_RUFFS * min(out, 10) // 10
        return DOUBLETON_RUFFS * min(out, 10) // 10 if length == 2 else 0

    def _spades(self, cards: tuple[Card, ...]) -> tuple[int, int]:
        """Tricks by honours and length, and the spades left over for ruffs, in thousandths."""
        if cards not in self._kept:
            self._kept[cards] = spade_tricks(cards, self.out[SPADES])
        return self._kept[cards]


def spade_tricks(cards: tuple[Card, ...], out: tuple[Card, ...]) -> tuple[int, int]:
    """Tricks of a spade holding by honours and length, and spades spare for ruffs, in thousandths."""
    rounds = (len(out) + 2) // 3
    long = max(0, len(cards) - rounds)
    honours = 0
    for below, card in enumerate(cards[long:], start=long):
        higher = len(out) - bisect_right(out, card)
        if higher < 4:
            honours += SPADE_HONOUR[higher][max(0, min(2, below - higher + 1))]
    return 1000 * long + honours, 1000 * (len(cards) - long) - honours


def out_after_trick(reading: Reading, *, top_gone: bool) -> Suits:
    """The cards out, less those that the seats still to play will follow with, as a guess: the lowest, and
    with ``top_gone`` the highest instead of one of them.
    """
    suits = list(reading.out)
    if reading.table:
        out = suits[reading.led]
        spent = sum(not reading.voids[seat][reading.led] for seat in reading.after)
        low = min(spent - (top_gone and spent > 0), len(out))
        suits[reading.led] = out[low : len(out) - (top_gone and low < len(out) and spent > 0)]
    return suits[0], suits[1], suits[2], suits[3]


def spades_against(reading: Reading) -> tuple[int, ...]:
    """The opponents that may still hold a spade."""
    return tuple(s for s in foes(reading) if not reading.voids[s][SPADES])


def sure_tricks(reading: Reading, hand: Suits) -> int:
    """Tricks that no opponent can prevent: top spades, and all masters once they are out of spades."""
    against = spades_against(reading)
    if not against:
        return len(hand[SPADES]) + sum(_tops(hand[s], reading.out[s]) for s in range(3))
    return _tops(hand[SPADES], reading.out[SPADES])


def _tops(cards: tuple[Card, ...], out: tuple[Card, ...]) -> int:
    highest = out[-1] if out else -1
    return sum(card > highest for card in cards)
