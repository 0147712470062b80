"""Opening hands for the playout figures. Run in Pyodide, it prints how many times as fast as the readable
policy the circuit plays them there, and how many worlds it plays in a second.
"""

import random
import sys
from statistics import median
from time import process_time

from spades.bots.playout import Start, play_out, run
from spades.cards import DECK, Cards
from spades.engine import CARDCOUCH

START = Start(CARDCOUCH, 0, (), (3, 3, 2, 3), (0, 0, 0, 0), broken=False, first_trick=True)
World = tuple[Cards, ...]
ROUNDS, ALONE = 5, 40


def worlds(count: int) -> list[World]:
    """The same deals each time."""
    chance, deck, dealt = random.Random(1), list(DECK), []  # noqa: S311 - no secret
    for _ in range(count):
        chance.shuffle(deck)
        dealt.append(tuple(tuple(sorted(deck[13 * seat :][:13])) for seat in range(4)))
    return dealt


def owners_of(dealt: list[World]) -> dict[int, tuple[int, int]]:
    """The deals as planes of the owners' bits."""
    owners = {}
    for card in DECK:
        seats = [next(seat for seat in range(4) if card in hands[seat]) for hands in reversed(dealt)]
        high, low = ("".join(str(seat >> bit & 1) for seat in seats) for bit in (1, 0))
        owners[card] = (int(high, 2), int(low, 2))
    return owners


def sliced(owners: dict[int, tuple[int, int]], size: int) -> float:
    """Seconds a playout, many at a time."""
    begin = process_time()
    run(START, owners, size)
    return (process_time() - begin) / size


def _scalar(dealt: list[World]) -> float:
    """Seconds a playout, one at a time."""
    begin = process_time()
    for hands in dealt:
        play_out(START, hands)
    return (process_time() - begin) / len(dealt)


def _main(size: int) -> None:
    dealt = worlds(size)
    owners = owners_of(dealt)
    sliced(owners, size)
    rounds = [(_scalar(dealt[:ALONE]), median(sliced(owners, size) for _ in range(5))) for _ in range(ROUNDS)]
    print(median(one / many for one, many in rounds), 1 / median(many for _, many in rounds))


if sys.platform == "emscripten":
    _main(4096)
