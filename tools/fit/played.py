"""Hands that bots bid and played from scores of all kinds, kept in a file, so that a run can be stopped.

Of each hand is kept where it began and what came of it: one line of text, read back as :class:`Played`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from spades.bots import Bot
from spades.bots.referee import decide
from spades.cards import Cards
from spades.cli.players import label, player
from spades.engine import (
    Bid,
    Game,
    RuleSet,
    Setup,
    apply,
    deal_from_code,
    format_rules,
    new_game,
)
from spades.engine.setup import deal_code
from spades.seats import clockwise_from
from tools.fit.bent import bent_bid
from tools.fit.kept import kept

BATCH = 20  # hands that a process plays before it hands them in
Pair = tuple[int, int]
Four = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Played:
    """A hand: where it began, the bids, and the tricks of each seat. ``bent`` marks the seats whose bid was
    not the bot's own: 1 for North, 2 for East, 4, 8.
    """

    code: str
    dealer: int
    scores: Pair
    bags: Pair
    bids: Four
    bent: int
    tricks: Four

    def hands(self) -> tuple[Cards, Cards, Cards, Cards]:
        """The four dealt hands."""
        return deal_from_code(self.code)

    def order(self) -> tuple[int, ...]:
        """The seats in the order of the bidding."""
        return clockwise_from((self.dealer + 1) % 4)

    def text(self) -> str:
        """One line."""
        numbers = (self.dealer, *self.scores, *self.bags, *self.bids, self.bent, *self.tricks)
        return " ".join([self.code, *map(str, numbers)])


def read(line: str) -> Played:
    """The hand of a line."""
    code, *rest = line.split()
    n = [int(word) for word in rest]
    return Played(
        code, n[0], (n[1], n[2]), (n[3], n[4]), (n[5], n[6], n[7], n[8]), n[9], (n[10], n[11], n[12], n[13])
    )


@dataclass(frozen=True, slots=True)
class Series:
    """Which hands: who plays (a level or path.py:name), which seed and rules, whether bids are bent."""

    level: str
    seed: str
    bent: bool
    rules: RuleSet

    def played(self, hands: int, jobs: int = 1) -> list[Played]:
        """The first so many hands of the series; those not yet in its file are played."""
        kind = "bent" if self.bent else "free"
        name = f"{kind}-{label(player(self.level))}-{format_rules(self.rules)}-{self.seed}"
        return [read(line) for line in kept(name, "hand", hands, self.batch, BATCH, jobs)]

    def batch(self, numbers: range) -> list[str]:
        """The lines of some hands."""
        bot = player(self.level)
        return [self._one(bot, number).text() + "\n" for number in numbers]

    def _one(self, bot: Bot, number: int) -> Played:
        chance = random.Random(f"{self.seed} {number}")  # noqa: S311  (deals, no secrets)
        start = game = self._start(chance, number)
        bent = 0
        while game.turn is not None:
            seat, asked = game.turn, game.phase
            action = decide(game, seat, bot).action
            if self.bent and asked == "bidding" and isinstance(action, Bid):
                bid = bent_bid(game, seat, action.bid, chance)
                bent |= (bid != action.bid) << seat
                action = replace(action, bid=bid)
            game = apply(game, action)
        ledger = game.ledgers[-1]
        (n, e, s, w), (a, b, c, d) = ledger.bids, ledger.tricks
        code = deal_code(start.setup, 0)
        return Played(code, start.dealer, start.scores, start.bags, (n, e, s, w), bent, (a, b, c, d))

    def _start(self, chance: random.Random, number: int) -> Game:
        rules = self.rules
        scores = tuple(_score(chance, rules) for _ in range(2))
        bags = tuple(chance.randrange(rules.bag_limit or 1) for _ in range(2))
        setup = Setup(
            rules, f"{self.seed}-{number}", (), number % 4, (scores[0], scores[1]), (bags[0], bags[1])
        )
        return new_game(setup)


def _score(chance: random.Random, rules: RuleSet) -> int:
    """Half of them near the end of the game, where what is bid changes most."""
    least = max(-150, (rules.losing_score or -1000) + 10)
    return chance.randrange(rules.target - 130 if chance.randrange(2) else least, rules.target)
