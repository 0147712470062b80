"""How many tricks will fall to a team, or to the one of it that did not bid nil, once all bids are known.

For every number of tricks there are log-odds that as many or more are taken: a sum of figures for the bids,
for the place in the bidding, and for how near the number lies to either contract (a contract is fought for,
a trick beyond it is not), and a part of the own hand's worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from spades.bots.model.odds import WHOLE, chance_of
from spades.bots.model.tricks_data import FIGURES, SLOPES

TEAM, COVER, BESIDE, HAND = 0, 1, 2, 3
"""Whose tricks: both partners' (no nil among them), the own beside the partner's nil, the partner's beside
the own nil; the own (no nil among the partners).
"""

NEAR = 4  # farther from a contract than this all numbers are alike
_SPAN = 2 * NEAR + 1

# Where each kind of figure begins.
NUMBER = 0
OWN = NUMBER + 14
PARTNER = OWN + 14
FOES = PARTNER + 14
PLACE = FOES + 28
NEAR_OURS = PLACE + 4
NEAR_THEIRS = NEAR_OURS + _SPAN
FAILED = NEAR_THEIRS + _SPAN
FOE_NIL = FAILED + 2
COUNT = FOE_NIL + 3


@dataclass(frozen=True, slots=True)
class Bids:
    """All four bids as one seat sees them: ``place`` is its own in the bidding, from 0; ``foes`` is the
    opponents' bids added, ``foe_nils`` how many of those are nil.
    """

    place: int
    own: int
    partner: int
    foes: int
    foe_nils: int

    @property
    def kind(self) -> int:
        """Whose tricks are judged by the numeric bid."""
        if not self.own:
            return BESIDE
        return TEAM if self.partner else COVER


def figures(bids: Bids, failed: int, foe_failed: int) -> list[int]:
    """The figures by number that count for any number of tricks. ``failed`` and ``foe_failed`` are the
    nils of the own team and of the opponents that fail.
    """
    return [
        OWN + bids.own,
        PARTNER + bids.partner,
        FOES + min(bids.foes, 13) + 14 * bool(bids.foe_nils),
        PLACE + bids.place,
        FAILED + min(failed, 1),
        FOE_NIL + (1 + min(foe_failed, 1) if bids.foe_nils else 0),
    ]


def lines(kind: int, bids: Bids, spilt: int) -> tuple[int, int]:
    """The numbers of tricks that decide: with so many the own contract is made; with so many that of the
    opponents is not. ``spilt`` tricks fall to nils.
    """
    return bids.own + (0 if kind == HAND else bids.partner), 14 - spilt - bids.foes


def near(number: int, make: int, break_them: int) -> tuple[int, int, int]:
    """The figures by number that differ from one number of tricks to the next; ``make`` and ``break_them`` as
    :func:`lines` says.
    """
    return (
        NUMBER + number,
        NEAR_OURS + NEAR + max(-NEAR, min(NEAR, number - make)),
        NEAR_THEIRS + NEAR + max(-NEAR, min(NEAR, number - break_them)),
    )


def tricks(kind: int, worth: int, bids: Bids, failed: int = 0, foe_failed: int = 0) -> list[int]:
    """The chances of 0, 1 ... 13 tricks, in parts of :data:`WHOLE`, adding up to it. ``kind`` says whose."""
    table = FIGURES[kind]
    plain = sum(table[figure] for figure in figures(bids, failed, foe_failed))
    plain += SLOPES[kind] * worth // 1000
    spilt = failed + foe_failed
    chances, before = [], WHOLE
    for step in _steps(kind, 13 - spilt, *lines(kind, bids, spilt)):
        enough = min(before, chance_of(plain + step))
        chances.append(before - enough)
        before = enough
    return chances + [before] + [0] * spilt


@lru_cache(maxsize=4096)
def _steps(kind: int, most: int, make: int, break_them: int) -> tuple[int, ...]:
    """What the figures that differ add up to, for one trick, two tricks ..."""
    table = FIGURES[kind]
    return tuple(
        sum(table[figure] for figure in near(number, make, break_them)) for number in range(1, most + 1)
    )
