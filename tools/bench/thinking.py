"""How long the levels think in Chromium's worker, and what more or less thinking is worth."""

import shutil
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Playwright

from spades.cli.jobs import shared
from spades.cli.match import HALF, Half, Match
from spades.cli.standing import difference
from spades.engine import CARDCOUCH
from tools.bench import Figure
from tools.bench.pages import bare_site, fresh_browser
from tools.build import ROOT

HERE = Path(__file__).parent
LONGEST = 50
DEALS = 24
BUDGETS = {"a quarter of": "Quarter", "once": "", "four times": "Fourfold", "sixteen times": "Sixteenfold"}
PEER = "tests/peers/tree_search.py:TreeSearch1000"
HINT, REVIEW = 150, 4000
# Collects what the worker tells.
LISTEN = """(script) => {
  globalThis.told = [];
  new Worker("think-worker.mjs?" + script, { type: "module" }).onmessage = ({ data }) => told.push(data);
}"""


def latency(playwright: Playwright) -> list[Figure]:
    """Milliseconds of a choice by level, in a worker of the browser."""
    figures = []
    for line in _told(playwright, "decisions.py"):
        level, *spent = line.split()
        times = [float(each) for each in spent]
        name = f"A choice of {level.capitalize()} in the worker"
        figures += [
            Figure(f"{name}, 95th percentile", quantiles(times, n=20)[-1], "ms", LONGEST),
            Figure("The same, median", median(times), "ms"),
            Figure("The same, the longest", max(times), "ms"),
        ]
    return figures


def coaching(playwright: Playwright) -> list[Figure]:
    """Milliseconds of a hint, and of a review of a hand, in a worker of the browser."""
    told = dict(line.split(" ", 1) for line in _told(playwright, "coaching.py"))
    hints, reviews = ([float(each) for each in told[name].split()] for name in ("hint", "review"))
    return [
        Figure("A hint in the worker, 95th percentile", quantiles(hints, n=20)[-1], "ms", HINT),
        Figure("A review of a hand in the worker, median", median(reviews), "ms", REVIEW),
        Figure("The same, the longest", max(reviews), "ms"),
    ]


def _told(playwright: Playwright, script: str) -> list[str]:
    shipped = next((ROOT / "dist").glob("app-*/spades.zip"))
    with (
        bare_site(HERE / "think-worker.mjs", HERE / script, shipped) as url,
        fresh_browser(playwright) as context,
    ):
        page = context.pages[0]
        page.goto(url)
        page.evaluate(LISTEN, script)
        page.wait_for_function("told.at(-1) === 'end'", timeout=600_000, polling=1000)
        lines: list[str] = page.evaluate("told")
        return lines[:-1]


def strength() -> list[Figure]:
    """Points a hand beyond the tree search, by how much Expert may think."""
    if shutil.which("g++") is None:
        print("bench: there is no g++, so Expert does not meet the tree search")
        return []
    return [_against(words, name) for words, name in BUDGETS.items()]


def _against(words: str, name: str) -> Figure:
    expert = f"tools/bench/budgets.py:{name}" if name else "expert"
    match = Match((expert, PEER), (None, None), "bench", CARDCOUCH, whole=False, limit=600, records=False)
    parts = [range(start, start + HALF) for start in range(0, HALF * DEALS, HALF)]
    halves: list[Half] = []
    for batch in shared(match.play, parts, None, None):
        halves += batch.halves
    points, error = difference(halves, lambda half: half.lead)
    return Figure(
        f"Expert with {words} its budget against the tree search", points, f"± {error:.1f} points a hand"
    )
