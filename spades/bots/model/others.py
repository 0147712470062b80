"""What the seats that have not bid yet will bid: nil or one of a few numbers for the partner, and a few for
what the opponents' bids add up to.
"""

from __future__ import annotations

from spades.bots.model.odds import WHOLE, chance_of
from spades.bots.model.others_data import (
    FOES_ODDS,
    FOES_SLOPE,
    NIL_ODDS,
    NIL_SLOPE,
    PARTNER_ODDS,
    PARTNER_SLOPE,
)

Spread = tuple[tuple[int, int], ...]
"""Values and their chances, in parts of :data:`WHOLE`, adding up to it."""
UNKNOWN = 14  # in place of a bid
SELDOM = WHOLE // 128  # the chance of a partner's nil that is left out

# Where each kind of figure begins.
NUMBER = 0
OWN = NUMBER + 14
PARTNER = OWN + 14
FOES = PARTNER + 15
OPEN = FOES + 15
COUNT = OPEN + 3


def partners_bid(worth: int, own: int, foes: int | None) -> Spread:
    """The partner's bid after the own one, on few values; ``foes`` is the bid that one opponent has made,
    ``None`` before.
    """
    around = around_figures(own, UNKNOWN, foes, 1 if foes is not None else 2)
    nil = chance_of(_odds(NIL_ODDS, around) + NIL_SLOPE * worth // 1000)
    plain = _odds(PARTNER_ODDS, around) + PARTNER_SLOPE * worth // 1000
    numbers = _spread(PARTNER_ODDS, plain, 1)
    if nil < SELDOM:
        return _thirds(numbers)
    rest = [(bid, chance * (WHOLE - nil) // WHOLE) for bid, chance in _thirds(numbers)]
    return ((0, WHOLE - sum(chance for _, chance in rest)), *rest)


def foes_bids(worth: int, own: int, partner: int, foes: int | None, open_seats: int) -> Spread:
    """What the opponents who have not bid yet, ``open_seats`` of them, will add up to, on few values."""
    around = around_figures(own, partner, foes, open_seats)
    plain = _odds(FOES_ODDS, around) + FOES_SLOPE * worth // 1000
    return _thirds(_spread(FOES_ODDS, plain, open_seats))


def around_figures(own: int, partner: int, foes: int | None, open_seats: int) -> list[int]:
    """The figures by number of what is known: ``partner`` may be :data:`UNKNOWN`."""
    return [
        OWN + min(own, 13),
        PARTNER + partner,
        FOES + (UNKNOWN if foes is None else min(foes, 13)),
        OPEN + open_seats,
    ]


def _odds(table: tuple[int, ...], found: list[int]) -> int:
    return sum(table[figure] for figure in found)


def _spread(table: tuple[int, ...], plain: int, least: int) -> list[tuple[int, int]]:
    """Chances of each number from ``least`` on; figure NUMBER + n is of n or more."""
    enough = [WHOLE]
    for number in range(least + 1, 14):
        enough.append(min(enough[-1], chance_of(plain + table[NUMBER + number])))
    enough.append(0)
    return [(least + i, enough[i] - enough[i + 1]) for i in range(14 - least)]


def _thirds(spread: list[tuple[int, int]]) -> Spread:
    """Three values, or fewer: the means, rounded, of the lower, middle and upper third."""
    found: dict[int, int] = {}
    parts = [WHOLE // 3, WHOLE // 3, WHOLE - 2 * (WHOLE // 3)]
    queue = [pair for pair in spread if pair[1]]
    for part in parts:
        total, left = 0, part
        while left:
            value, chance = queue[0]
            used = min(left, chance)
            total += value * used
            left -= used
            queue[0] = (value, chance - used)
            if chance == used:
                queue.pop(0)
        mean = (2 * total + part) // (2 * part)
        found[mean] = found.get(mean, 0) + part
    return tuple(found.items())
