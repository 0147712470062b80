"""Hands and games played out and counted, for every command that lets bots play."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from spades.bots import Bot
from spades.bots.referee import Fault, Guard
from spades.bots.selfplay import decisions
from spades.cli.players import is_built_in
from spades.cli.tally import Tally
from spades.cli.watchdog import watchdog
from spades.engine import Game, NextHand, apply
from spades.seats import Seat

Bots = tuple[Bot, Bot, Bot, Bot]


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table (N, E, S, W) and who bids for them. ``first`` is the team (0 NS, 1 EW) that is
    counted in a tally's first column; ``names`` stand before a bot's own where its faults are told.
    """

    bots: Bots
    bidders: Bots
    guard: Guard | None
    first: int = 0
    names: tuple[str, str] = ("", "")

    def play(self, game: Game, tally: Tally, *, whole: bool) -> Game:
        """One hand, or with ``whole`` the game to its end."""
        while True:
            game = self._hand(game, tally)
            tally.add_hand(game.ledgers[-1], self.first)
            if game.result is not None or not whole:
                tally.add_result(game.result, self.first)
                return game
            game = apply(game, NextHand())

    def _hand(self, game: Game, tally: Tally) -> Game:
        began = time.perf_counter()
        for after, decision, seat in decisions(game, self.bots, self.guard, self.bidders):
            game = after
            now = time.perf_counter()
            tally.teams[self._column(seat)].add_time(now - began)
            began = now
            if decision.fault is not None:
                tally.add_fault(self._named(decision.fault, seat))
        return game

    def _column(self, seat: Seat) -> int:
        return seat % 2 ^ self.first

    def _named(self, fault: Fault, seat: Seat) -> Fault:
        return replace(fault, bot=self.names[self._column(seat)] + fault.bot)


def guard_for(bots: tuple[Bot, ...], limit: float) -> Guard | None:
    """A watch of ``limit`` seconds if a stranger is among the bots."""
    return None if all(map(is_built_in, bots)) else watchdog(limit)
