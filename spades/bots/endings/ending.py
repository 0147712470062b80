"""An ending: what each card of the seat to move is worth, in one world or summed up over many."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spades.bots.endings.holding import POWERS, Holding, Holdings
from spades.bots.endings.search import SEAT_BITS, Search, Utility, credited
from spades.bots.playout.start import Start
from spades.cards import Card, Cards

Hands = tuple[Cards, Cards, Cards, Cards]


@dataclass(frozen=True, slots=True)
class Values:
    """What candidates are worth: ``sums[i]`` adds up weight times worth of candidate ``i`` over the first
    ``worlds`` worlds, whose weights add up to ``weight``.
    """

    sums: tuple[int, ...]
    worlds: int
    weight: int


class Ending:
    """The last tricks as one seat sees them.

    ``hand`` is its own hand and ``out`` the cards of the others, in any order. ``utility`` says what final
    tricks (N, E, S, W) are worth to its team, and is asked once for each; where nobody of a team bid nil, all
    its tricks are said to be its first seat's.
    """

    __slots__ = ("_free", "_hand", "_holdings", "_search", "_start", "_won")

    def __init__(self, start: Start, hand: Cards, out: Iterable[Card], utility: Utility) -> None:
        self._start, self._hand = start, tuple(sorted(hand))
        self._holdings = Holdings((*hand, *start.table, *out))
        self._search = Search(start, utility)
        self._won = sum(number << SEAT_BITS * credited(start, seat) for seat, number in enumerate(start.won))
        how = start.rules.lead_spades
        self._free = how == "any" or (how == "broken" and start.broken)

    @property
    def positions(self) -> int:
        """How many have been searched, each at the start of a trick: the cost so far."""
        return self._search.positions

    def worths(self, hands: Hands, candidates: Cards) -> list[int]:
        """What each candidate is worth in a world, if from then on every seat plays as well as it can for its
        team. ``hands`` are ascending; what they say of the own hand is not looked at.
        """
        start, of = self._start, self._holdings.of
        seats = [(start.leader + place) % 4 for place in range(4)]
        held = [of(self._hand if seat == start.mover else hands[seat]) for seat in seats]
        sign = -1 if len(start.table) % 2 else 1
        return [sign * self._worth(held, card) for card in candidates]

    def _worth(self, held: list[Holding], card: Card) -> int:
        """To the team of the leader; ``held`` from the leader on."""
        table, left, leader = (*self._start.table, card), len(self._hand), self._start.leader
        suit = table[0] // 13
        powers = [POWERS[suit][each] for each in table]
        top, place = max(powers), len(table) - 1
        rest = self._holdings.after(self._hand, card)
        if place == 0 and left > 1:
            least, most = self._search.reach(self._won, left, leader % 2)
            one, two, three = held[1:]
            return self._search.led(
                suit, top, rest, one, two, three, leader, self._won, left, self._free, least, most
            )
        after = [*held[:place], rest, *held[place + 1 :]]
        return self._answered(after, place + 1, suit, powers.index(top), top)

    def _answered(self, held: list[Holding], place: int, suit: int, winner: int, top: int) -> int:
        """The rest of the trick on the table, from ``place`` on."""
        if place == 4:
            won, left, leader = self._won, len(self._hand), self._start.leader
            zero, one, two, three = held
            return self._search.after(zero, one, two, three, winner, top, leader, won, left, self._free)
        worths = []
        for power, rest in held[place].follow[suit]:
            after = [*held[:place], rest, *held[place + 1 :]]
            best = (place, power) if power > top else (winner, top)
            worths.append(self._answered(after, place + 1, suit, *best))
        return min(worths) if place % 2 else max(worths)


def values(
    start: Start,
    hand: Cards,
    worlds: Iterable[tuple[Hands, int]],
    candidates: Cards,
    utility: Utility,
    positions: int,
) -> Values:
    """What each candidate is worth over weighted worlds, until so many positions have been searched; the
    world that is begun is finished. See :class:`Ending`.
    """
    sums, done, total, ending = [0] * len(candidates), 0, 0, None
    for hands, weight in worlds:
        if ending is None:
            out = (card for seat, cards in enumerate(hands) if seat != start.mover for card in cards)
            ending = Ending(start, hand, out, utility)
        if ending.positions >= positions:
            break
        worths = ending.worths(hands, candidates)
        sums = [sum_ + weight * worth for sum_, worth in zip(sums, worths, strict=True)]
        done, total = done + 1, total + weight
    return Values(tuple(sums), done, total)
