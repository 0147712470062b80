"""How fast hands are played out: the circuit over bit planes against the same policy, one world at a time."""

import gc
import shutil
import subprocess
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from spades.bots.playout import run
from tools.bench import Figure
from tools.bench.playout_worlds import START, owners_of, sliced, worlds
from tools.build import ROOT

HERE = Path(__file__).parent
SIZE, ROUNDS, EACH = 16384, 25, 2


def figures() -> list[Figure]:
    """Against Python in Pyodide, and against C where there is a compiler."""
    return [*_in_pyodide(), *_against_c()]


def _in_pyodide() -> list[Figure]:
    command = ("node", "tools/pyodide.mjs", str(HERE / "playout_worlds.py"))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    ratio, rate = map(float, done.stdout.splitlines()[0].split())
    return [
        Figure("Playouts of 4,096 worlds in Pyodide, against one by one there", ratio, "times", least=150),
        Figure("Playouts in Pyodide", rate, "a second"),
    ]


def _against_c() -> list[Figure]:
    """Processor time on both sides, taken in turns."""
    if shutil.which("gcc") is None:
        print("bench: there is no gcc, so playouts are not compared with C")
        return []
    dealt = worlds(SIZE)
    owners = owners_of(dealt)
    bids = " ".join(map(str, START.bids))
    hands = "\n".join(" ".join(str(sum(1 << card for card in hand)) for hand in each) for each in dealt)
    text = f"{SIZE} {START.leader} {bids}\n{hands}\n"
    expected = _histogram(owners)
    with TemporaryDirectory() as folder:
        program = Path(folder) / "playout"
        subprocess.run(("gcc", "-O3", "-o", str(program), str(HERE / "playout.c")), check=True)
        gc.freeze()  # what was made for the measurement is not to be looked through again and again
        rounds = [(_c(program, text, expected), _fastest(owners)) for _ in range(ROUNDS)]
        gc.unfreeze()
    ratio, rate = median(c / ours for c, ours in rounds), 1 / median(ours for _, ours in rounds)
    return [
        Figure("Playouts of 16,384 worlds in CPython, against C", ratio, "times", least=1.5),
        Figure("Playouts in CPython", rate, "a second"),
    ]


def _fastest(owners: dict[int, tuple[int, int]]) -> float:
    return min(sliced(owners, SIZE) for _ in range(EACH))


def _c(program: Path, text: str, expected: list[int]) -> float:
    """Seconds a playout in C; it must have played as we do."""
    done = subprocess.run((str(program), str(EACH)), input=text, capture_output=True, text=True, check=True)
    nanoseconds, *counts = done.stdout.split()
    if list(map(int, counts)) != expected:
        raise SystemExit("bench: the playouts in C take other tricks than ours")
    return float(nanoseconds) / 1e9


def _histogram(owners: dict[int, tuple[int, int]]) -> list[int]:
    """In how many worlds team North-South takes 0, 1, ... 13 tricks."""
    counts = [0] * 14
    for won, count in run(START, owners, SIZE).outcomes():
        counts[won[0]] += count
    return counts
