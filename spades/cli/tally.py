"""The sums of a self-play, and the table that shows them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from spades.bots.referee import Fault
from spades.engine import HandLedger, Result

ROWS = (
    "games won", "points a hand", "contracts set", "nils bid", "nils made", "bid error", "bags a hand",
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

    def column(self) -> list[str]:
        """The figures in the order of ``ROWS``."""
        return [
            str(self.won),
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
    """Both teams, and who failed how."""

    teams: tuple[Team, Team] = field(default_factory=lambda: (Team(), Team()))
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: dict[tuple[str, str], str] = field(default_factory=dict)

    def add_hand(self, ledger: HandLedger) -> None:
        """One hand more."""
        for number, team in enumerate(self.teams):
            team.add_hand(ledger, number)

    def add_result(self, result: Result | None) -> None:
        """A game more, if it came to its end."""
        if result is not None:
            self.teams[result.winner].won += 1

    def add_fault(self, fault: Fault) -> None:
        """A bot that had to be replaced for a move."""
        key = (fault.bot, fault.kind)
        self.faults[key] += 1
        self.first.setdefault(key, fault.detail)

    def lines(self, names: tuple[str, str]) -> list[str]:
        """The table: a row for each figure, a column for each team."""
        columns = [team.column() for team in self.teams]
        width = max(10, *(len(name) for name in names)) + 2
        table = [f"{'':<16}" + "".join(f"{name:>{width}}" for name in names)]
        for row, *values in zip(ROWS, *columns, strict=True):
            table.append(f"{row:<16}" + "".join(f"{value:>{width}}" for value in values))
        for (bot, kind), times in sorted(self.faults.items()):
            table.append(
                f"{bot} {kind} {times}x and was replaced for the move; first: {self.first[bot, kind]}"
            )
        return table


def _mean(total: float, count: int, form: str) -> str:
    return form.format(total / count) if count else "-"
