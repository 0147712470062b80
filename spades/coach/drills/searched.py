"""Judging cards by exact search: in every deal that fits, or in many, the last tricks are played as well as
can be by all four.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.bots.endings.ending import Ending
from spades.bots.expert.cards import distinct
from spades.bots.expert.ending import weighted
from spades.bots.expert.worth import Worth as Game
from spades.bots.model.equity import SURE
from spades.bots.playout.start import start_of
from spades.bots.worlds.draw import Fitting
from spades.bots.worlds.knowledge import know
from spades.bots.worlds.weights import evidence_of
from spades.coach.drills.verdict import Sum, Worth

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.bots.rng import Rng
    from spades.cards import Cards
    from spades.view import View


class Searched:
    """The cards of a seat that differ, and what came of each in the deals searched so far. ``exact`` says
    that these are to be all that fit, at most ``most``; else so many are drawn.
    """

    def __init__(self, view: View, goal: Callable[[Won], bool], most: int, rng: Rng) -> None:
        known = know(view)
        self.tried: Cards = distinct(view, view.legal_cards())
        self.exact = Fitting(known).count() <= most
        self._deals = weighted(known, evidence_of(view), rng, most)
        self.searched = 0
        game = Game(view)
        # Both chances in one number: first the game counts, the goal where that is the same.
        self._ending = Ending(
            start_of(view), view.hand, view.unseen(), lambda won: 2 * game.of(won)[0] + goal(won)
        )
        self._begin()

    def _begin(self) -> None:
        self._wins = [Sum(SURE) for _ in self.tried]
        self._goals = [Sum(1) for _ in self.tried]

    def forget(self) -> None:
        """Begins to add up anew, with the deals that are left; where all count, nothing is forgotten."""
        if not self.exact:
            self._begin()

    @property
    def done(self) -> bool:
        """Have all deals been searched?"""
        return self.searched == len(self._deals)

    def look(self, positions: int, deals: int | None = None) -> None:
        """Searches further deals, until so many positions more, or so many deals in all, were looked at."""
        until = self._ending.positions + positions
        most = len(self._deals) if deals is None else deals
        while not self.done and self.searched < most and self._ending.positions < until:
            hands, weight = self._deals[self.searched]
            self.searched += 1
            for place, worth in enumerate(self._ending.worths(hands, self.tried)):
                win, goal = divmod(worth, 2)
                self._wins[place].add(win, weight)
                self._goals[place].add(goal, weight)

    def worths(self) -> list[Worth]:
        """What each card is worth by now."""
        exact = self.exact and self.done
        return [
            Worth(card, wins.estimate(exact=exact), goals.estimate(exact=exact))
            for card, wins, goals in zip(self.tried, self._wins, self._goals, strict=True)
        ]
