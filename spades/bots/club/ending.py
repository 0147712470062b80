"""The last tricks, counted out: every deal that the seat cannot rule out, played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from spades.bots.club.bags import bag_points
from spades.bots.club.reading import Reading
from spades.cards import SPADES, Card, Cards
from spades.engine import result_of, score_hand
from spades.seats import Seat, team_of

MOST_DEALS = {2: 90, 3: 6}  # by the tricks left: what can be counted at the table
LOOKED_AT = 4  # deals, evenly spread, while there are more
GAME = 400  # points that winning the game is worth on top of the score
FAR = 10**9
Won = tuple[int, int, int, int]
Table = tuple[Card, ...]
Hands = tuple[Cards, ...]


def deals(reading: Reading) -> Iterator[Hands]:
    """Every way the cards out can lie, given hand sizes and voids shown; the own hand is in each."""
    out = tuple(card for suit in reading.out for card in suit)
    own = tuple(card for suit in reading.hand for card in suit)
    seats = [s for s in range(4) if s != reading.me]
    for first in _holdings(reading, seats[0], out):
        rest = tuple(c for c in out if c not in first)
        for second in _holdings(reading, seats[1], rest):
            third = tuple(c for c in rest if c not in second)
            if all(not reading.voids[seats[2]][c // 13] for c in third):
                hands = [own] * 4
                hands[seats[0]], hands[seats[1]], hands[seats[2]] = first, second, third
                yield tuple(hands)


def _holdings(reading: Reading, seat: Seat, cards: Cards) -> Iterator[Cards]:
    allowed = [c for c in cards if not reading.voids[seat][c // 13]]
    return combinations(allowed, reading.counts[seat])


class _Moment(NamedTuple):
    hands: Hands
    seat: Seat
    table: Table
    won: Won
    broken: bool


class Ending:
    """Plays the rest of a hand out with all cards open. Worth is the own team's points less the other's."""

    __slots__ = ("_free", "_known", "_reading", "_sign")

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._sign = 1 if team_of(reading.me) == 0 else -1
        self._known: dict[Won, int] = {}
        self._free = reading.view.rules.lead_spades == "any"

    def worth(self, hands: Hands, card: Card) -> int:
        """Points at the end if this seat plays ``card`` and then everybody plays perfectly."""
        reading = self._reading
        table = tuple(c for _, c in reading.table)
        won = (reading.won[0], reading.won[1], reading.won[2], reading.won[3])
        at = _Moment(hands, reading.me, table, won, self._free or reading.view.broken())
        return self._play(at, card, -FAR, FAR)

    def _play(self, at: _Moment, card: Card, low: int, high: int) -> int:
        hands, seat, table, won, broken = at
        left = tuple(c for c in hands[seat] if c != card)
        hands = (*hands[:seat], left, *hands[seat + 1 :])
        table = (*table, card)
        if len(table) < 4:
            return self._best(_Moment(hands, (seat + 1) % 4, table, won, broken), low, high)
        winner = (seat + 1 + _winning(table)) % 4
        won = _one_more(won, winner)
        if len(left) == 1:
            last = tuple(hands[(winner + i) % 4][0] for i in range(4))
            won = _one_more(won, (winner + _winning(last)) % 4)
        if len(left) < 2:
            return self._points(won)
        broken = broken or any(c // 13 == SPADES for c in table)
        return self._best(_Moment(hands, winner, (), won, broken), low, high)

    def _best(self, at: _Moment, low: int, high: int) -> int:
        """The value of a moment; anything outside ``low`` to ``high`` cannot matter and is cut short."""
        ours = (at.seat - self._reading.me) % 2 == 0
        best = -FAR if ours else FAR
        for card in playable(at.hands[at.seat], at.table, at.broken):
            value = self._play(at, card, low, high)
            if ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _points(self, won: Won) -> int:
        if won not in self._known:
            self._known[won] = self._score(won)
        return self._known[won]

    def _score(self, won: Won) -> int:
        view = self._reading.view
        bids = [bid or 0 for bid in view.bids]
        teams = score_hand(view.rules, bids, view.blind, won, view.scores, view.bags)
        result = result_of(view.rules, (teams[0].after, teams[1].after))
        points = [t.points + t.bags_after * min(0, bag_points(view.rules, 0, last_hand=False)) for t in teams]
        if result is not None:
            points = [teams[0].points, teams[1].points]
            points[result.winner] += GAME
        return self._sign * (points[0] - points[1])


def not_worse(reading: Reading, legal: Cards) -> Cards:
    """The cards that counting leaves: the best over all deals that fit. While those are too many to count,
    all but the cards that are never better than another and sometimes worse, in a few deals looked at.
    """
    if reading.left not in MOST_DEALS or len(legal) < 2:
        return legal
    fitting = list(deals(reading))
    ending, most = Ending(reading), MOST_DEALS[reading.left]
    some = fitting if len(fitting) <= most else fitting[:: -(-len(fitting) // LOOKED_AT)]
    worths = {card: [ending.worth(hands, card) for hands in some] for card in legal}
    if some is fitting:
        best = max(map(sum, worths.values()))
        return tuple(card for card in legal if sum(worths[card]) == best)
    return tuple(card for card in legal if not any(_beaten(worths[card], other) for other in worths.values()))


def _beaten(mine: list[int], other: list[int]) -> bool:
    return mine != other and all(a <= b for a, b in zip(mine, other, strict=True))


def playable(hand: Cards, table: Table, broken: bool) -> Cards:
    """Cards worth trying: those that follow suit, and no lead of an unbroken spade beside another suit."""
    if table:
        return tuple(c for c in hand if c // 13 == table[0] // 13) or hand
    return hand if broken else tuple(c for c in hand if c // 13 != SPADES) or hand


def _one_more(won: Won, seat: Seat) -> Won:
    taken = list(won)
    taken[seat] += 1
    return (taken[0], taken[1], taken[2], taken[3])


def _winning(table: Table) -> int:
    """Place in the trick of the card that wins it (rules.md R8)."""
    led = table[0] // 13
    return max(range(4), key=lambda i: table[i] if table[i] // 13 in (led, SPADES) else -1)
