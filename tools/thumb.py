"""Measures the rules of thumb of the bidding guide on deals that bots play out.

    python -m tools.thumb --level club --deals 10000

Every deal is the first hand of a game, at 0 to 0, and the same seed gives the same deals. Hands in which
somebody bids nil tell only of nil, since then nobody plays as usual. Single high cards are not followed: a
bot that has its contract throws them away, and the figure would be too low. The result is kept beside the
code that makes the guide (``tools/build/guide/figures.json``) and told there.
"""

import argparse
import json
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path

from tqdm import tqdm

from spades.bots.levels import LEVELS
from spades.bots.protocol import Bot
from spades.bots.selfplay import finish_hand, game_number
from spades.cards import SPADES, SUITS, card_text
from spades.cli.jobs import shared
from spades.engine import Game, won_by_seat
from tools.build import ROOT
from tools.build.guide.counting import count_hand, total

KEPT = ROOT / "tools" / "build" / "guide" / "figures.json"
PART = 50  # deals that one process plays at a time
SHORT = ("void", "singleton", "doubleton")
Sums = dict[str, Counter[str]]


def _sums() -> Sums:
    return defaultdict(Counter)


class Figures:
    """Sums by name: how many there were of a kind, and what they took."""

    def __init__(self) -> None:
        self.kinds: dict[str, Sums] = defaultdict(_sums)

    def add(self, kind: str, name: str, **amounts: int) -> None:
        """One more of a name, with what it took."""
        self.kinds[kind][name].update({"n": 1, **amounts})

    def join(self, other: "Figures") -> None:
        """Adds what was measured elsewhere."""
        for kind, names in other.kinds.items():
            for name, sums in names.items():
                self.kinds[kind][name].update(sums)

    def plain(self) -> dict[str, dict[str, dict[str, int]]]:
        """As data, sorted."""
        return {
            kind: {name: dict(sorted(sums.items())) for name, sums in sorted(names.items())}
            for kind, names in sorted(self.kinds.items())
        }


def look(game: Game, figures: Figures) -> None:
    """Adds a finished hand, seat by seat."""
    bids = tuple(bid or 0 for bid in game.bids)
    won = won_by_seat(game.tricks)
    if 0 in bids:
        for seat, bid in enumerate(bids):
            if bid == 0:
                figures.add("nil", "bid", made=int(won[seat] == 0))
        return
    figures.add("table", str(sum(bids)))
    for seat in range(4):
        hand = [card_text(card) for card in game.deal[seat]]
        place = (seat - game.dealer - 1) % 4
        figures.add("count", str(int(total(count_hand(hand)))), bid=bids[seat], took=won[seat])
        figures.add("place", str(place), bid=bids[seat], took=won[seat])
        short_suits(game, seat, figures)


def short_suits(game: Game, seat: int, figures: Figures) -> None:
    """The ruffs that won in each short suit, by its length and the spades held."""
    spades = sum(card // 13 == SPADES for card in game.deal[seat])
    for suit in range(len(SUITS) - 1):
        length = sum(card // 13 == suit for card in game.deal[seat])
        if length > 2:
            continue
        mine = [
            trick
            for trick in game.tricks
            if trick.cards[0] // 13 == suit and trick.winner() == seat and trick.best() // 13 == SPADES
        ]
        figures.add("short", f"{SHORT[length]} {min(spades, 5)}", ruffs=len(mine))


def some(level: str, seed: str, numbers: range) -> Figures:
    """The figures of these deals of a seed, among four bots of a level."""
    bots: tuple[Bot, ...] = (LEVELS[level](),) * 4
    figures = Figures()
    for number in numbers:
        look(finish_hand(game_number(seed, number), bots), figures)
    return figures


def measure(level: str, deals: int, seed: str, jobs: int | None = None) -> dict[str, object]:
    """The figures of so many deals, in so many processes (``None``: one for each core)."""
    parts = [range(start, min(start + PART, deals)) for start in range(0, deals, PART)]
    figures = Figures()
    for done in tqdm(shared(partial(some, level, seed), parts, jobs, None), total=len(parts)):
        figures.join(done)
    return {"level": level, "deals": deals, "seed": seed, **figures.plain()}


def main() -> None:
    """Measures and keeps."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--level", default="expert", choices=sorted(LEVELS))
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", default="guide")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--out", type=Path, default=KEPT)
    asked = parser.parse_args()
    found = measure(asked.level, asked.deals, asked.seed, asked.jobs)
    asked.out.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
