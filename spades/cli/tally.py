"""The sums of a self-play, and the table that shows them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields

from spades.bots.referee import Fault
from spades.engine import HandLedger, Result

ROWS = (
    "points a hand", "contracts set", "nils bid", "nils made", "bid error", "bags a hand",
    "ms a decision", "slowest ms",
)  # fmt: skip


@dataclass(slots=True)
class Team:
    """What one team did."""

    hands: int = 0
    points: int = 0
    contracts: int = 0
    failed: int = 0
    seats: int = 0
    nils: int = 0
    nils_made: int = 0
    missed: int = 0  # tricks between numeric bid and tricks taken, added up
    bags: int = 0
    won: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add_hand(self, ledger: HandLedger, team: int) -> None:
        """One hand more."""
        account = ledger.teams[team]
        codes = [line.code for line in account.lines]
        self.hands += 1
        self.points += account.points
        self.bags += account.bags_added
        self.contracts += "contract-made" in codes or "contract-set" in codes
        self.failed += "contract-set" in codes
        for seat in (team, team + 2):
            self.seats += 1
            if ledger.bids[seat] == 0:
                self.nils += 1
                self.nils_made += ledger.tricks[seat] == 0
            else:
                self.missed += abs(ledger.bids[seat] - ledger.tricks[seat])

    def add_time(self, seconds: float) -> None:
        """One decision more."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    def merge(self, other: Team) -> None:
        """What was counted elsewhere, added."""
        slowest = max(self.slowest, other.slowest)
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))
        self.slowest = slowest

    def column(self) -> list[str]:
        """The figures in the order of ``ROWS``."""
        return [
            _mean(self.points, self.hands, "{:.1f}"),
            _mean(100 * self.failed, self.contracts, "{:.1f} %"),
            _mean(100 * self.nils, self.seats, "{:.1f} %"),
            _mean(100 * self.nils_made, self.nils, "{:.0f} %"),
            _mean(self.missed, self.seats - self.nils, "{:.2f}"),
            _mean(self.bags, self.hands, "{:.2f}"),
            _mean(1000 * self.seconds, self.decisions, "{:.2f}"),
            f"{1000 * self.slowest:.1f}",
        ]


@dataclass(slots=True)
class Tally:
    """Two columns, North-South and East-West or whoever sits there, and who failed how."""

    teams: tuple[Team, Team] = field(default_factory=lambda: (Team(), Team()))
    games: int = 0
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: dict[tuple[str, str], str] = field(default_factory=dict)

    def add_hand(self, ledger: HandLedger, first: int = 0) -> None:
        """One hand more, in which ``first`` is the team (0 NS, 1 EW) of the first column."""
        for column, team in enumerate(self.teams):
            team.add_hand(ledger, column ^ first)

    def add_result(self, result: Result | None, first: int = 0) -> None:
        """A game more, if it came to its end; a draw is won by nobody."""
        if result is None:
            return
        self.games += 1
        if result.winner is not None:
            self.teams[result.winner ^ first].won += 1

    def add_fault(self, fault: Fault) -> None:
        """A bot that had to be replaced for a move."""
        key = (fault.bot, fault.kind)
        self.faults[key] += 1
        self.first.setdefault(key, fault.detail)

    def merge(self, other: Tally) -> None:
        """What was counted elsewhere and later, added."""
        for mine, others in zip(self.teams, other.teams, strict=True):
            mine.merge(others)
        self.games += other.games
        self.faults += other.faults
        self.first = other.first | self.first

    def lines(self, names: tuple[str, str]) -> list[str]:
        """The table: a row for each figure, a column for each team."""
        width = max(10, *(len(name) for name in names)) + 2
        rows = [("", *names)]
        if self.games:
            rows.append(("games won", str(self.teams[0].won), str(self.teams[1].won)))
        rows += zip(ROWS, self.teams[0].column(), self.teams[1].column(), strict=True)
        table = [f"{row:<16}" + "".join(f"{value:>{width}}" for value in values) for row, *values in rows]
        return table + [
            f"{bot} {kind} {times}x and was replaced for the move; first: {self.first[bot, kind]}"
            for (bot, kind), times in sorted(self.faults.items())
        ]


def _mean(total: float, count: int, form: str) -> str:
    return form.format(total / count) if count else "-"
