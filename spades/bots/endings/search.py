"""The search: every line of play of the last tricks, all cards open, each side for the good of its team."""

from __future__ import annotations

from collections.abc import Callable

from spades.bots.endings.holding import TRUMP, Holding
from spades.bots.playout.start import Start, Won
from spades.seats import Seat

OUT_OF_REACH = 99  # above all powers
SEAT_BITS = 4  # of a count of tricks
Utility = Callable[[Won], int]


class Search:
    """Searches worlds that start in the same moment.

    ``utility`` is what final tricks (N, E, S, W) are worth to the team of the seat to move; where nobody of a
    team bid nil, all its tricks are said to be its first seat's. Tricks won are kept in one number, four bits
    a seat. The worth of a moment is meant for the team that leads, which makes it as high as it can.
    ``positions`` counts those searched, each at the start of a trick.
    """

    __slots__ = ("_add", "_breaks", "_known", "_reach", "_worths", "positions")

    def __init__(self, start: Start, utility: Utility) -> None:
        self._worths = tuple(_Worths(utility, 1 if team == start.mover % 2 else -1) for team in (0, 1))
        self._reach: tuple[dict[int, tuple[int, int]], ...] = ({}, {})
        self._known: dict[tuple[Holding, Holding, Holding, Holding, int], int] = {}
        self._breaks = OUT_OF_REACH if start.rules.lead_spades == "last" else TRUMP
        once = [1 << SEAT_BITS * credited(start, seat) for seat in range(4)]
        self._add = tuple((*once[leader:], *once[:leader]) for leader in range(4))
        self.positions = 0

    def best(
        self, h0: Holding, h1: Holding, h2: Holding, h3: Holding,
        leader: Seat, won: int, left: int, free: bool,
    ) -> int:  # fmt: skip
        """The worth before a lead: hands from the leader's on, ``left`` tricks to play, spades ``free`` to be
        led or not.
        """
        key = (h0, h1, h2, h3, won << 2 | leader)
        best = self._known.get(key)
        if best is None:
            self.positions += 1
            best, most = self.reach(won, left, leader & 1)
            for suit, power, r0 in h0.free if free else h0.bound:
                if best == most:
                    break
                best = max(best, self.led(suit, power, r0, h1, h2, h3, leader, won, left, free, best, most))
            self._known[key] = best
        return best

    def reach(self, won: int, left: int, team: int) -> tuple[int, int]:
        """The least and the most that a moment can be worth to a team."""
        known = self._reach[team]
        if won not in known:
            if left == 0:
                known[won] = (self._worths[team][won],) * 2
            else:
                ends = [self.reach(won + step, left - 1, team) for step in set(self._add[0])]
                known[won] = min(end[0] for end in ends), max(end[1] for end in ends)
        return known[won]

    def led(  # noqa: C901  (four seats play to a trick, and calls would cost more than all else)
        self, suit: int, power: int, r0: Holding, h1: Holding, h2: Holding, h3: Holding,
        leader: Seat, won: int, left: int, free: bool, best: int, most: int,
    ) -> int:  # fmt: skip
        """The worth of a lead, ``most`` at most; ``best`` if it is not above that."""
        if left == 2:
            return self._led_two(suit, power, r0, h1, h2, h3, leader, won, best, most)
        lowest, plays2, plays3 = most, h2.follow[suit], h3.follow[suit]
        for power1, r1 in h1.follow[suit]:
            top1, winner1 = (power1, 1) if power1 > power else (power, 0)
            highest = best
            for power2, r2 in plays2:
                top2, winner2 = (power2, 2) if power2 > top1 else (top1, winner1)
                least = lowest
                for power3, r3 in plays3:
                    top, winner = (power3, 3) if power3 > top2 else (top2, winner2)
                    worth = self.after(r0, r1, r2, r3, winner, top, leader, won, left, free)
                    if worth < least:
                        least = worth
                        if least <= highest:
                            break
                if least > highest:
                    highest = least
                    if highest >= lowest:
                        break
            if highest < lowest:
                lowest = highest
                if lowest <= best:
                    break
        return lowest

    def after(
        self, r0: Holding, r1: Holding, r2: Holding, r3: Holding,
        winner: int, top: int, leader: Seat, won: int, left: int, free: bool,
    ) -> int:  # fmt: skip
        """The worth after a trick that place ``winner`` took with a card of power ``top``, to the team that
        led to it.
        """
        won += self._add[leader][winner]
        free = free or top > self._breaks
        if left == 1:
            return self._worths[leader & 1][won]
        if winner == 0:
            return self.best(r0, r1, r2, r3, leader, won, left - 1, free)
        if winner == 1:
            return -self.best(r1, r2, r3, r0, leader + 1 & 3, won, left - 1, free)
        if winner == 2:
            return self.best(r2, r3, r0, r1, leader + 2 & 3, won, left - 1, free)
        return -self.best(r3, r0, r1, r2, leader + 3 & 3, won, left - 1, free)

    def _led_two(  # noqa: C901  (as led)
        self, suit: int, power: int, r0: Holding, h1: Holding, h2: Holding, h3: Holding,
        leader: Seat, won: int, best: int, most: int,
    ) -> int:  # fmt: skip
        """The same with two tricks left: the last one plays itself."""
        add = self._add[leader]
        a0, a1, a2, a3 = add
        worths = self._worths[leader & 1]
        lowest, plays2, plays3 = most, h2.follow[suit], h3.follow[suit]
        for power1, r1 in h1.follow[suit]:
            top1, winner1 = (power1, 1) if power1 > power else (power, 0)
            highest = best
            for power2, r2 in plays2:
                top2, winner2 = (power2, 2) if power2 > top1 else (top1, winner1)
                least = lowest
                for power3, r3 in plays3:
                    winner = 3 if power3 > top2 else winner2
                    last = (
                        r3.suit
                        if winner == 3
                        else r0.suit
                        if winner == 0
                        else r1.suit
                        if winner == 1
                        else r2.suit
                    )
                    end = won + add[winner]
                    top, taken = r0.powers[last], a0
                    other = r1.powers[last]
                    if other > top:
                        top, taken = other, a1
                    other = r2.powers[last]
                    if other > top:
                        top, taken = other, a2
                    if r3.powers[last] > top:
                        taken = a3
                    end += taken
                    worth = worths[end]
                    if worth < least:
                        least = worth
                        if least <= highest:
                            break
                if least > highest:
                    highest = least
                    if highest >= lowest:
                        break
            if highest < lowest:
                lowest = highest
                if lowest <= best:
                    break
        return lowest


class _Worths(dict[int, int]):
    """What final tricks are worth to one team, looked up when first asked."""

    __slots__ = ("_sign", "_utility")

    def __init__(self, utility: Utility, sign: int) -> None:
        super().__init__()
        self._utility, self._sign = utility, sign

    def __missing__(self, won: int) -> int:
        north, east, south, west = (won >> SEAT_BITS * seat & 15 for seat in range(4))
        self[won] = worth = self._sign * self._utility((north, east, south, west))
        return worth


def credited(start: Start, seat: Seat) -> Seat:
    """Whose tricks those of a seat count as: its own beside a nil, its team's first seat's otherwise."""
    return seat if 0 in (start.bids[seat], start.bids[seat - 2]) else seat % 2
