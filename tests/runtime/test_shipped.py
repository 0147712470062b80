"""The worker's Python as it is shipped: Pyodide under Node, with the pruned standard library."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.build import ROOT
from tools.build.__main__ import write
from tools.build.site import assemble

HERE = Path(__file__).parent
pytestmark = pytest.mark.node


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site") / "dist"
    write(assemble(""), folder)
    return folder


def in_pyodide(script, site):
    command = ["node", "tools/pyodide.mjs", str(HERE / script), str(site)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_nothing_that_was_pruned_is_needed(site):
    """Every module of the package imports, a hand is played, an error is formatted."""
    assert in_pyodide("worker_package.py", site)[-1] == "played"


def test_the_same_game_everywhere(site):
    """200 hands of self-play give the same hash in CPython and in Pyodide."""
    command = [sys.executable, str(HERE / "selfplay.py")]
    here = subprocess.run(
        command, cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert here.returncode == 0, here.stderr[-3000:]
    assert in_pyodide("selfplay.py", site) == here.stdout.splitlines()
