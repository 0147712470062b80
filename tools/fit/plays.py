"""Learns what plays tell about a hand: ``python -m tools.fit.plays``.

Bots play many hands. For each decision and each card that may be played it is counted, by the classes of
``spades/bots/worlds/plays.py``, whether the hand holds one of the cards that a remark names, and whether the
card is played. Where hands that hold one play so clearly less often, whoever the bots are, what is written to
``spades/bots/worlds/play_levels.py`` is how often that halves their chance.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from math import log2
from pathlib import Path

from tqdm import tqdm

from spades.bots import Bot
from spades.bots.referee import decide
from spades.bots.worlds.plays import moment_of, remarks
from spades.cli.players import label, player
from spades.engine import Game, Play, apply, legal_actions
from tools.build import ROOT
from tools.fit.hands import dealt

OUT = ROOT / "spades/bots/worlds/play_levels.py"
CACHE = ROOT / ".cache/fit"
PLAYERS = ("club", "tests/peers/reference.py:Reference", "tests/peers/tree_search.py:TreeSearch1000")
CHUNK = 20  # hands that are counted together
SELDOM = 40  # a class is judged by bots that had the choice so often, with and without
MOST_BITS = 3
BEYOND_WEAKEST = 0.5  # bits by which the counts of all bots together may tell more than those of any one
CLEAR = 0.8  # bits below which a class is left out

Counts = Counter[str]  # "class|held|played" -> decisions


def counted(name: str, bot: Bot, hands: int, seed: int, folder: Path) -> Counts:
    """The counts of so many hands among four of this bot. Chunks done before are read."""
    path = folder / f"plays-{name}-{seed}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    total: Counts = Counter()
    with path.open("a") as file:
        chunks = range(hands // CHUNK)
        for chunk in tqdm(chunks, desc=f"plays of {name}", unit=f"{CHUNK} hands", disable=None):
            if chunk < len(lines):
                total.update(json.loads(lines[chunk]))
                continue
            counts = Counter(
                key for number in range(CHUNK) for key in _hand(dealt(chunk * CHUNK + number, seed), bot)
            )
            total.update(counts)
            file.write(json.dumps(counts) + "\n")
            file.flush()
    return total


def _hand(game: Game, bot: Bot) -> Iterator[str]:
    while game.turn is not None:
        action = decide(game, game.turn, bot).action
        if isinstance(action, Play):
            yield from _decision(game, action.card)
        game = apply(game, action)


def _decision(game: Game, played: int) -> Iterator[str]:
    seat, legal = game.turn, [action.card for action in legal_actions(game) if isinstance(action, Play)]
    if seat is None or game.table is None or len(legal) < 2:
        return
    hand = game.hands[seat]
    live = {card for cards in game.hands for card in cards}
    bids = tuple(bid or 0 for bid in game.bids)
    moment = moment_of(game.rules, bids, game.tricks_won(), game.table, seat)
    for card in legal:
        for name, first, end in remarks(moment, card):
            run = range(first, end)
            if live.intersection(run):
                yield f"{name}|{int(any(c in run for c in hand))}|{int(card == played)}"


def bits_of(name: str, counts: list[Counts]) -> int:
    """What a class tells: how often the chance of a hand that holds one of the cards is halved."""
    rates = [pair for pair in (_rates(name, each) for each in counts) if pair]
    if not rates:
        return 0
    weakest = min(log2(without / held) for held, without in rates)
    together = log2(sum(without for _, without in rates) / sum(held for held, _ in rates))
    told = min(together, weakest + BEYOND_WEAKEST, MOST_BITS)
    return round(told) if min(told, weakest) >= CLEAR else 0


def _rates(name: str, counts: Counts) -> tuple[float, float] | None:
    """How often the card is played by hands that hold one of the cards named, and by others."""
    held, without = ([counts[f"{name}|{has}|{played}"] for played in (0, 1)] for has in (1, 0))
    if min(sum(held), sum(without)) < SELDOM:
        return None
    return (held[1] + 1) / (sum(held) + 4), (without[1] + 1) / (sum(without) + 4)


TEXT = '''r"""What plays tell about hands. Written by a script; see it for how:

    {command}

``BITS`` are, by the class of a remark in plays.py, how often the chance of a hand that holds one of the cards
is halved. Classes that tell little are left out.
"""

BITS: dict[str, int] = {{
{lines}
}}
'''


def main() -> None:
    """Learns and writes."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.plays", description=__doc__)
    parser.add_argument("--players", default=",".join(PLAYERS), help="levels or path.py:name")
    parser.add_argument("--hands", type=int, default=1500, help="for each player")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help="the module to write")
    asked = parser.parse_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    counts = []
    for name in asked.players.split(","):
        bot = player(name)
        counts.append(counted(label(bot), bot, asked.hands, asked.seed, CACHE))
    names = sorted({key.split("|")[0] for each in counts for key in each})
    bits = {name: bits_of(name, counts) for name in names}
    lines = "\n".join(f'    "{name}": {told},' for name, told in bits.items() if told)
    parts = (f"--players {asked.players}", f"--hands {asked.hands} --seed {asked.seed}")
    command = " \\\n        ".join(("python -m tools.fit.plays", *parts))
    asked.out.write_text(TEXT.format(command=command, lines=lines))


if __name__ == "__main__":
    main()
