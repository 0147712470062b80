"""The play of the arena: two bots over the same deals from both sides, in batches that know nothing of each
other, so that any number of processes or machines may share them.
"""

from __future__ import annotations

from dataclasses import dataclass

from spades.bots import Bot
from spades.bots.selfplay import game_number
from spades.cli.players import label, player
from spades.cli.playing import Bots, Company, guard_for
from spades.cli.tally import Tally
from spades.engine import Game, HandLedger, RuleSet
from spades.record import write_record

HALF = 2  # every deal, or series of deals, is played twice


@dataclass(frozen=True, slots=True)
class Half:
    """One seating of a pair: A North-South in the even numbers, East-West in the odd ones.

    ``lead`` is A's points minus B's, as scored; ``settled`` the same with every bag charged its share of the
    penalty at once, instead of a penalty now and then. ``record`` is empty unless records are wanted.
    """

    number: int
    hands: int
    lead: int
    settled: float
    record: str


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch came to."""

    tally: Tally
    halves: tuple[Half, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match: bots by name, who bids for them (by name, or ``None`` for themselves), and over what."""

    bots: tuple[str, str]
    bidders: tuple[str | None, str | None]
    seed: str
    rules: RuleSet
    whole: bool
    limit: float
    records: bool

    def made(self) -> tuple[tuple[Bot, Bot], tuple[Bot, Bot]]:
        """A and B, and who bids for them, made anew.

        :raises CliError: a name that means nothing.
        """
        a, b = map(player, self.bots)
        bids_a, bids_b = (player(name) if name else None for name in self.bidders)
        return (a, b), (bids_a or a, bids_b or b)

    def play(self, numbers: range) -> Batch:
        """Plays some halves. The bots are made here, from their files if they have any, and see no other
        batch.

        :raises CliError: as :meth:`made`.
        """
        players, bidders = self.made()
        guard = guard_for((*players, *bidders), self.limit)
        tally, halves = Tally(), []
        for number in numbers:
            first = number % HALF
            bots = _seated(players, first)
            company = Company(bots, _seated(bidders, first), guard, first, ("A ", "B "))
            game = game_number(self.seed, number // HALF, self.rules, [label(bot) for bot in bots])
            halves.append(self._half(number, company.play(game, tally, whole=self.whole)))
        return Batch(tally, tuple(halves))

    def _half(self, number: int, game: Game) -> Half:
        sign = 1 - 2 * (number % HALF)
        return Half(
            number,
            len(game.ledgers),
            sign * sum(ledger.teams[0].points - ledger.teams[1].points for ledger in game.ledgers),
            sign * sum(_settled(ledger, self.rules) for ledger in game.ledgers),
            write_record(game) + "\n" if self.records else "",
        )


def _seated(pair: tuple[Bot, Bot], first: int) -> Bots:
    """A and B around the table, A in the seats of team ``first``."""
    north, east = pair[first], pair[1 - first]
    return (north, east, north, east)


def _settled(ledger: HandLedger, rules: RuleSet) -> float:
    """North-South's points minus East-West's, with bags charged by the piece."""
    share = rules.bag_penalty / rules.bag_limit if rules.bag_limit else 0.0
    points = [
        sum(line.points for line in team.lines if line.code != "bag-penalty") - share * team.bags_added
        for team in ledger.teams
    ]
    return points[0] - points[1]
