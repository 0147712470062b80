"""Judging cards by playouts: each is tried in thousands of worlds, and the hand played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.bots.expert.cards import distinct
from spades.bots.expert.play import worlds
from spades.bots.expert.worth import Worth as Game
from spades.bots.model.equity import SURE
from spades.bots.playout.sliced import run
from spades.bots.playout.start import start_of
from spades.coach.drills.verdict import Sum, Worth

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.bots.rng import Rng
    from spades.cards import Cards
    from spades.view import View


class PlayedOut:
    """The cards of a seat that differ, and what came of each so far; of cards that do the same only the
    lowest is there.
    """

    def __init__(self, view: View, goal: Callable[[Won], bool]) -> None:
        self._view, self._start = view, start_of(view)
        self.tried: Cards = distinct(view, view.legal_cards())
        self._game = Game(view)
        self._goal = goal
        self._known: dict[Won, tuple[int, int]] = {}
        self.forget()

    def forget(self) -> None:
        """Begins to add up anew."""
        self._wins = [Sum(SURE) for _ in self.tried]
        self._goals = [Sum(1) for _ in self.tried]

    def look(self, playouts: int, rng: Rng) -> None:
        """So many playouts more, of all cards together, in worlds of their own."""
        size = playouts // len(self.tried)
        finals = run(self._start, worlds(self._view, size, rng), size, self.tried)
        for block, (wins, goals) in enumerate(zip(self._wins, self._goals, strict=True)):
            for won, count in finals.outcomes(block):
                win, goal = self._worth(won)
                wins.add(win, times=count)
                goals.add(goal, times=count)

    def worths(self) -> list[Worth]:
        """What each card is worth by now."""
        return [
            Worth(card, wins.estimate(), goals.estimate())
            for card, wins, goals in zip(self.tried, self._wins, self._goals, strict=True)
        ]

    def _worth(self, won: Won) -> tuple[int, int]:
        known = self._known.get(won)
        if known is None:
            known = self._known[won] = (self._game.of(won)[0], int(self._goal(won)))
        return known
