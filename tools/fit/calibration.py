"""Compares what the model expects with what happens: ``make calibration``.

On hands that it has not learned from, each seat's forecast is taken when it bids: the chance of its nil, of
so many tricks or more for the hand, and for those of the team that bid a number. All chances between two
tenths are put together; seen should be what was expected. A tenth with 2,000 cases or more that is off by
more than three points, and by more than two standard errors, is a failure: the command ends with 1. The
errors count hands, not cases, as cases of one hand hang together.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from tqdm import tqdm

from spades.bots.model.bidding import Forecast, forecast
from spades.bots.model.equity import SURE, chance
from spades.bots.model.odds import WHOLE
from spades.engine import CARDCOUCH, Bid, RuleSet, Setup, apply, new_game
from spades.view import view
from tools.fit.played import Played, Series
from tools.fit.whole import Whole, WholeGames

ENOUGH = 2000
POINTS = 0.03
ERRORS = 2.0
Case = tuple[str, float, bool]  # what, expected, seen


@dataclass
class Tenth:
    """The cases of one tenth: sums over hands of what was expected and seen."""

    count: int = 0
    expected: float = 0.0
    seen: int = 0
    by_hand: dict[int, float] = field(default_factory=dict)

    def add(self, hand: int, expected: float, seen: bool) -> None:
        """One case of a hand."""
        self.count += 1
        self.expected += expected
        self.seen += seen
        self.by_hand[hand] = self.by_hand.get(hand, 0.0) + seen - expected

    def off(self) -> float:
        """Seen minus expected, as a share."""
        return (self.seen - self.expected) / self.count

    def error(self) -> float:
        """Its standard error."""
        return sqrt(sum(part * part for part in self.by_hand.values())) / self.count

    def fails(self) -> bool:
        """Whether it is off by too much."""
        return self.count >= ENOUGH and abs(self.off()) > max(POINTS, ERRORS * self.error())


def forecasts(hand: Played, rules: RuleSet) -> Iterator[tuple[int, Forecast]]:
    """Each seat's forecast of its own bid when it made it."""
    game = new_game(Setup(rules, "0", (hand.code,), hand.dealer, hand.scores, hand.bags))
    for seat in hand.order():
        yield seat, forecast(view(game, seat), hand.bids[seat])
        game = apply(game, Bid(seat, hand.bids[seat]))


def cases(hand: Played, rules: RuleSet) -> Iterator[Case]:
    """What was expected in a hand, and what was seen."""
    for seat, expected in forecasts(hand, rules):
        if not hand.bids[seat]:
            yield "nil", expected.nil / WHOLE, hand.tricks[seat] == 0
            continue
        yield from _numbers("tricks of a hand", expected.hand, hand.tricks[seat])
        numeric = [s for s in (seat, (seat + 2) % 4) if hand.bids[s]]
        yield from _numbers("tricks of a team", expected.team, sum(hand.tricks[s] for s in numeric))


def _numbers(what: str, chances: Sequence[int], took: int) -> Iterator[Case]:
    for number in range(1, 14):
        yield what, sum(chances[number:]) / WHOLE, took >= number


def game_cases(game: Whole, rules: RuleSet) -> Iterator[Case]:
    """The chance to win of North-South before each hand but the first, and who won."""
    for scores, bags in game.stands:
        yield "games won", chance(rules, scores, bags) / SURE, game.winner == 0


def gathered(groups: Iterable[Iterable[Case]]) -> dict[str, list[Tenth]]:
    """Ten tenths for each thing that is expected; the cases of a group hang together."""
    found: dict[str, list[Tenth]] = {}
    for number, group in enumerate(groups):
        for what, expected, seen in group:
            tenths = found.setdefault(what, [Tenth() for _ in range(10)])
            tenths[min(9, int(10 * expected))].add(number, expected, seen)
    return found


def lines(what: str, tenths: Sequence[Tenth]) -> Iterator[str]:
    """The table of one thing, in points of a hundred."""
    yield f"\n{what:<18}{'cases':>9}{'expected':>10}{'seen':>8}{'off':>8}{'error':>8}"
    for place, tenth in enumerate(tenths):
        if tenth.count:
            expected, seen = (100 * value / tenth.count for value in (tenth.expected, tenth.seen))
            off, error = 100 * tenth.off(), 100 * tenth.error()
            mark = "  FAILS" if tenth.fails() else ""
            name = f"{10 * place} to {10 * place + 10}"
            yield f"{name:>18}{tenth.count:>9}{expected:>10.1f}{seen:>8.1f}{off:>+8.1f}{error:>8.1f}{mark}"


def main() -> None:
    """Plays, compares, prints."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.calibration", description=__doc__)
    parser.add_argument("--level", default="club", help="who plays: a level or path.py:name")
    parser.add_argument("--hands", type=int, default=8000)
    parser.add_argument("--games", type=int, default=0, help="whole games too, for the chance to win")
    parser.add_argument("--seed", default="check")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--free", action="store_true", help="the bots' own bids only; few of them are nil")
    asked = parser.parse_args()
    hands = Series(asked.level, asked.seed, bent=not asked.free, rules=CARDCOUCH).played(
        asked.hands, asked.jobs
    )
    games = WholeGames(asked.level, asked.seed, CARDCOUCH).played(asked.games, asked.jobs)
    bar = tqdm(hands, desc="forecasts", unit="hand", disable=None)
    found = gathered(cases(hand, CARDCOUCH) for hand in bar)
    found |= gathered(game_cases(game, CARDCOUCH) for game in games)
    for what, tenths in sorted(found.items()):
        print("\n".join(lines(what, tenths)))
    sys.exit(any(tenth.fails() for tenths in found.values() for tenth in tenths))


if __name__ == "__main__":
    main()
