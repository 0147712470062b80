"""What each choice is worth, how sure that is, and whether some of the choices are clearly right.

Everything is a whole number, in millionths of a chance, so that all machines judge alike.

A choice has two chances: to win the game, and to reach the goal of the drill (the nil stands, the contract is
made). Choices are *clearly right* if they lose less than a slip to the best (``spades.coach.review``) and
every other one is worse than each of them in both chances: by more than three standard errors, and by a
margin that matters in play (``WIN_MARGIN``, twice a slip, and ``GOAL_MARGIN``). What lies between makes the
question unfit to be asked, as does a goal that is far even by the best choice.

The standard error of a difference of two means over the same worlds is at most the sum of both errors,
whatever the worlds have in common; the sum is what is taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING

from spades.coach.review import FROM

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ONE = 1_000_000
ERRORS = 3
SLIP = FROM[0] * ONE // 1000
WIN_MARGIN = 2 * SLIP
GOAL_MARGIN = 100 * ONE // 1000
HOPE = 250 * ONE // 1000  # of the goal, by the best choice: less is no fun


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error, 0 where it is exact; millionths."""

    mean: int
    error: int

    def clearly_below(self, other: Estimate, margin: int) -> bool:
        """Is it below the other by more than luck could do, and by the margin at least?"""
        less = other.mean - self.mean
        return less >= margin and less > ERRORS * (self.error + other.error)


class Sum:
    """Adds up what a choice came to in many worlds, each of some weight; values from 0 to ``full``."""

    __slots__ = ("_full", "_heavy", "_squares", "_values", "_weighed", "_weight")

    def __init__(self, full: int) -> None:
        self._full = full
        # Sums of the weights, of their squares, and of these times the value and its square.
        self._weight = self._heavy = self._values = self._weighed = self._squares = 0

    def add(self, value: int, weight: int = 1, times: int = 1) -> None:
        """A value of so many worlds of the same weight."""
        heavy = weight * weight * times
        self._weight += weight * times
        self._heavy += heavy
        self._values += weight * times * value
        self._weighed += heavy * value
        self._squares += heavy * value * value

    def estimate(self, *, exact: bool = False) -> Estimate:
        """The mean over the worlds; ``exact`` where they are all that there are."""
        weight, values = self._weight, self._values
        mean = (2 * ONE * values + self._full * weight) // (2 * self._full * weight)
        if exact:
            return Estimate(mean, 0)
        # The sum of squared weight times squared distance from the mean, times the weight squared.
        spread = self._squares * weight**2 - 2 * self._weighed * values * weight + self._heavy * values**2
        return Estimate(mean, isqrt(ONE**2 * spread // (self._full**2 * weight**4)) + 1)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a choice, a bid or a card, is worth: the chance to win the game and that of the goal."""

    choice: int
    win: Estimate
    goal: Estimate


@dataclass(frozen=True, slots=True)
class Verdict:
    """``worths``, the best first; ``right``, those of their choices that are clearly right, () where nothing
    is clear; ``margin``, the millionths of a game by which the others lose at least.
    """

    worths: tuple[Worth, ...]
    right: tuple[int, ...]
    margin: int

    @property
    def best(self) -> Worth:
        """The best choice."""
        return self.worths[0]


def verdict(
    worths: Iterable[Worth],
    goal_margin: int | None = GOAL_MARGIN,
    win_margin: int = WIN_MARGIN,
    hope: int = HOPE,
    slip: int = SLIP,
) -> Verdict:
    """Weighs choices; their order among equals is that in which they are given. Right may be what loses less
    than ``slip``. Without a ``goal_margin`` the game alone tells right from wrong.
    """
    order = _ranked(worths)
    best = order[0].win.mean
    right = [worth for worth in order if best - worth.win.mean < slip]
    wrong = order[len(right) :]
    if not wrong or order[0].goal.mean < hope or not _apart(right, wrong, win_margin, goal_margin):
        return Verdict(order, (), 0)
    return Verdict(order, _choices(right), right[-1].win.mean - wrong[0].win.mean)


def presumed(worths: Iterable[Worth]) -> Verdict:
    """What a longer look may find to be clearly right, after a short one: half of the margins must be there
    already, luck is not asked.
    """
    order = _ranked(worths)
    sure = [Worth(w.choice, Estimate(w.win.mean, 0), Estimate(w.goal.mean, 0)) for w in order]
    for count in range(1, len(order)):
        if sure[0].goal.mean >= HOPE and _apart(
            sure[:count], sure[count:], WIN_MARGIN // 2, GOAL_MARGIN // 2
        ):
            margin = order[count - 1].win.mean - order[count].win.mean
            return Verdict(order, _choices(order[:count]), margin)
    return Verdict(order, (), 0)


def _ranked(worths: Iterable[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda worth: (-worth.win.mean, -worth.goal.mean)))


def _choices(worths: Iterable[Worth]) -> tuple[int, ...]:
    return tuple(worth.choice for worth in worths)


def _apart(right: Sequence[Worth], wrong: Sequence[Worth], win_margin: int, goal_margin: int | None) -> bool:
    return all(
        bad.win.clearly_below(good.win, win_margin)
        and (goal_margin is None or bad.goal.clearly_below(good.goal, goal_margin))
        for good in right
        for bad in wrong
    )
