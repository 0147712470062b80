"""How many random games the engine plays in a second."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from tools.bench import Figure
from tools.build import ROOT

SCRIPT = str(Path(__file__).with_name("random_games.py"))
ROUNDS = 5


def _rate(*command: str) -> float:
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


def figures() -> list[Figure]:
    """Random games to the end, per second."""
    native = median(_rate(sys.executable, SCRIPT) for _ in range(ROUNDS))
    pyodide = median(_rate("node", "tools/pyodide.mjs", SCRIPT, "dist") for _ in range(ROUNDS))
    return [
        Figure("Random games in CPython", native, "a second"),
        Figure("Random games in Pyodide", pyodide, "a second"),
    ]
