"""Deals of the hidden cards that fit: counted, listed, and drawn so that each is equally likely.

Cards that the same hands may hold are alike, so the cards fall into few groups: those that all three hidden
hands may hold, those that only two of them may, those of one. Once it is chosen how many of each two-hand
group go to its first hand, everything else is counting; so a deal is drawn by drawing these numbers, weighted
by how many deals they stand for, and then shuffling each group. All numbers are whole and exact.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, factorial

from spades.bots.rng import Rng
from spades.bots.worlds.knowledge import Knowledge
from spades.cards import Card, Cards
from spades.seats import Seat

Hands = tuple[Cards, Cards, Cards, Cards]


@dataclass(frozen=True, slots=True)
class _Split:
    """``firsts``: how many cards of each two-hand group go to its first seat. ``free``: how many cards of the
    group open to all go to each hidden seat. ``deals``: in how many ways.
    """

    firsts: tuple[int, ...]
    free: tuple[int, ...]
    deals: int


class Fitting:
    """All deals that fit what a seat knows; the hands it gives hold the hidden cards only. ``alike`` are the
    groups of cards that the same hands may hold.
    """

    __slots__ = ("_free", "_given", "_pairs", "_seats", "_splits", "_total", "alike")

    def __init__(self, knowledge: Knowledge) -> None:
        self._seats = tuple(seat for seat in range(4) if knowledge.room[seat])
        self._given: tuple[list[Card], ...] = ([], [], [], [])
        groups = _groups(knowledge, self._seats, self._given)
        self.alike = tuple(groups.values())
        self._free: Cards = groups.pop(self._seats, ()) if len(self._seats) == 3 else ()
        self._pairs = tuple(groups.items())
        room = tuple(knowledge.room[seat] - len(self._given[seat]) for seat in self._seats)
        # A card that no hand may hold: then nothing fits.
        self._splits = () if () in groups else tuple(self._all_splits(room))
        self._total = sum(split.deals for split in self._splits)

    def count(self) -> int:
        """How many deals fit."""
        return self._total

    def draw(self, rng: Rng) -> list[list[Card]]:
        """One of them, each equally likely, as four lists of cards in any order.

        :raises ValueError: no deal fits.
        """
        number = rng.below(self._total)
        for split in self._splits:
            if number < split.deals:
                return self._dealt(split, rng)
            number -= split.deals
        raise AssertionError("the splits add up to the total")

    def _dealt(self, split: _Split, rng: Rng) -> list[list[Card]]:
        hands = [list(cards) for cards in self._given]
        for (seats, cards), first in zip(self._pairs, split.firsts, strict=True):
            mixed = shuffled(cards, rng)
            hands[seats[0]] += mixed[:first]
            hands[seats[1]] += mixed[first:]
        mixed = shuffled(self._free, rng)
        for seat, count in zip(self._seats, split.free, strict=False):
            hands[seat] += mixed[:count]
            del mixed[:count]
        return hands

    def __iter__(self) -> Iterator[Hands]:
        for split in self._splits:
            ways = [
                combinations(cards, first)
                for (_, cards), first in zip(self._pairs, split.firsts, strict=True)
            ]
            for chosen in product(*ways):
                hands = [list(cards) for cards in self._given]
                for (seats, cards), first in zip(self._pairs, chosen, strict=True):
                    hands[seats[0]] += first
                    hands[seats[1]] += [card for card in cards if card not in first]
                yield from self._with_free(hands, split.free)

    def _with_free(self, hands: list[list[Card]], free: tuple[int, ...]) -> Iterator[Hands]:
        if not self._free:
            yield _sorted(hands)
            return
        a, b, c = self._seats
        for first in combinations(self._free, free[0]):
            rest = [card for card in self._free if card not in first]
            for second in combinations(rest, free[1]):
                third = [card for card in rest if card not in second]
                all_hands = [list(hand) for hand in hands]
                for seat, cards in ((a, first), (b, second), (c, third)):
                    all_hands[seat] += cards
                yield _sorted(all_hands)

    def _all_splits(self, room: tuple[int, ...]) -> Iterator[_Split]:
        place = {seat: i for i, seat in enumerate(self._seats)}
        for firsts in product(*(range(len(cards) + 1) for _, cards in self._pairs)):
            left, deals = list(room), 1
            for (seats, cards), first in zip(self._pairs, firsts, strict=True):
                left[place[seats[0]]] -= first
                left[place[seats[1]]] -= len(cards) - first
                deals *= comb(len(cards), first)
            if min(left, default=0) < 0:
                continue
            if sum(left) == len(self._free):
                yield _Split(firsts, tuple(left), deals * _ways(left))


def draw(knowledge: Knowledge, rng: Rng) -> Hands:
    """One deal of the hidden cards that fits, each equally likely; the own hand is empty.

    :raises ValueError: no deal fits.
    """
    return _sorted(Fitting(knowledge).draw(rng))


def count_deals(knowledge: Knowledge) -> int:
    """How many deals of the hidden cards fit."""
    return Fitting(knowledge).count()


def all_deals(knowledge: Knowledge) -> Iterator[Hands]:
    """Every deal of the hidden cards that fits, once each; the own hand is empty. Count before listing."""
    return iter(Fitting(knowledge))


def shuffled(cards: Cards, rng: Rng) -> list[Card]:
    """The cards in an order drawn uniformly: one number below ``n!`` holds all the choices."""
    mixed = list(cards)
    number = rng.below(factorial(len(mixed)))
    for last in range(len(mixed) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def _groups(
    knowledge: Knowledge, seats: tuple[Seat, ...], given: tuple[list[Card], ...]
) -> dict[tuple[Seat, ...], Cards]:
    """The cards by the seats that may hold them; those of one seat only go to ``given`` at once."""
    fixed = dict(knowledge.fixed)
    groups: dict[tuple[Seat, ...], Cards] = {}
    for card in knowledge.unknown:
        holders = (fixed[card],) if card in fixed else tuple(s for s in seats if knowledge.may_hold(s, card))
        if len(holders) == 1:
            given[holders[0]].append(card)
        else:
            groups[holders] = (*groups.get(holders, ()), card)
    return groups


def _ways(counts: list[int]) -> int:
    """In how many ways so many cards go to each."""
    ways, rest = 1, sum(counts)
    for count in counts:
        ways *= comb(rest, count)
        rest -= count
    return ways


def _sorted(hands: list[list[Card]]) -> Hands:
    north, east, south, west = (tuple(sorted(hand)) for hand in hands)
    return (north, east, south, west)
