"""Whole games between bots: where they stood after each hand, and who won."""

from __future__ import annotations

from dataclasses import dataclass

from spades.bots import Bot
from spades.bots.selfplay import finish_hand, game_number
from spades.cli.players import label, player
from spades.engine import NextHand, RuleSet, apply, format_rules
from tools.fit.kept import kept
from tools.fit.played import Pair

BATCH = 2  # games that a process plays before it hands them in


@dataclass(frozen=True, slots=True)
class Whole:
    """A game: the team that won, and scores and bags after each hand but the last."""

    winner: int
    stands: tuple[tuple[Pair, Pair], ...]

    def text(self) -> str:
        """One line."""
        numbers = [n for pairs in self.stands for pair in pairs for n in pair]
        return " ".join(map(str, [self.winner, *numbers]))


def read(line: str) -> Whole:
    """The game of a line."""
    winner, *n = map(int, line.split())
    stands = tuple(((n[i], n[i + 1]), (n[i + 2], n[i + 3])) for i in range(0, len(n), 4))
    return Whole(winner, stands)


@dataclass(frozen=True, slots=True)
class WholeGames:
    """Which games: four of a level (or path.py:name), a seed, a rule set."""

    level: str
    seed: str
    rules: RuleSet

    def played(self, games: int, jobs: int = 1) -> list[Whole]:
        """The first so many games; those not yet in their file are played."""
        name = f"games-{label(player(self.level))}-{format_rules(self.rules)}-{self.seed}"
        return [read(line) for line in kept(name, "game", games, self.batch, BATCH, jobs)]

    def batch(self, numbers: range) -> list[str]:
        """The lines of some games."""
        bot = player(self.level)
        return [self._one(bot, number).text() + "\n" for number in numbers]

    def _one(self, bot: Bot, number: int) -> Whole:
        game = game_number(self.seed, number, self.rules)
        stands: list[tuple[Pair, Pair]] = []
        while True:
            game = finish_hand(game, (bot,) * 4)
            if game.result is not None:
                if game.result.winner is None:
                    raise ValueError("nothing is fitted to games of so many hands")
                return Whole(game.result.winner, tuple(stands))
            stands.append((game.scores, game.bags))
            game = apply(game, NextHand())
