"""Dealt hands and what bidders bid with them, kept in a file so that a fit can go on where it stopped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tqdm import tqdm

from spades.bots import Bot
from spades.bots.referee import decide
from spades.cards import Cards
from spades.engine import CARDCOUCH, Game, Setup, apply, new_game

HIGHEST_START = 480  # a team may stand so high before the hand, and as low as:
LOWEST_START = -100


@dataclass(frozen=True, slots=True)
class Bidding:
    """A dealt hand and its bid."""

    hand: Cards
    bid: int


def biddings(name: str, bot: Bot, deals: int, seed: int, folder: Path) -> list[Bidding]:
    """What four of this bot bid in so many deals, at scores of all kinds. Deals done before are read."""
    path = folder / f"bids-{name}-{seed}.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    done = min(deals, len(lines) // 4)
    lines = lines[: 4 * done]  # a run may have been stopped in the middle of a deal
    with path.open("w") as file:
        file.writelines(f"{line}\n" for line in lines)
        numbers = range(done, deals)
        title = f"bids of {name}"
        for number in tqdm(numbers, desc=title, unit="deal", initial=done, total=deals, disable=None):
            for each in _bid_once(bot, number, seed):
                line = " ".join(map(str, (each.bid, *each.hand)))
                lines.append(line)
                file.write(line + "\n")
    return [_read(line) for line in lines]


def _bid_once(bot: Bot, number: int, seed: int) -> Iterator[Bidding]:
    game = dealt(number, seed)
    while game.phase == "bidding":
        seat = game.turn
        assert seat is not None  # noqa: S101  # tells the type checker what the phase has settled
        game = apply(game, decide(game, seat, bot).action)
        yield Bidding(game.hands[seat], game.bids[seat] or 0)


def dealt(number: int, seed: int) -> Game:
    """Deal ``number`` of a series, at some score."""
    chance = random.Random(f"{seed} {number}")  # noqa: S311  (deals, no secrets)
    scores = (chance.randrange(LOWEST_START, HIGHEST_START), chance.randrange(LOWEST_START, HIGHEST_START))
    bags = (chance.randrange(10), chance.randrange(10))
    return new_game(Setup(CARDCOUCH, f"fit-{seed}-{number}", (), number % 4, scores, bags))


def _read(line: str) -> Bidding:
    bid, *hand = map(int, line.split())
    return Bidding(tuple(hand), bid)
