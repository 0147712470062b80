"""Browsers and pages to measure in."""

import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright

from tools.build import MODULES, ROOT
from tools.serve import Server

HERE = Path(__file__).parent
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BARE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Tasks of the main thread that last longer than 50 ms, from the very first on.
WATCH = """
globalThis.tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""


@contextmanager
def fresh_browser(playwright: Playwright) -> Iterator[BrowserContext]:
    """A browser that has never seen the site, with caches on disk as a person's."""
    path = (ROOT / ".cache" / "browser").read_text().strip()
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=path, args=[*FLAGS, *as_root], viewport={"width": 1280, "height": 800}
        )
        try:
            yield context
        finally:
            context.close()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder, served from this machine."""
    server = Server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.url
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def bare_site(*more: Path) -> Iterator[str]:
    """The yardstick: a page that does nothing but ``loadPyodide()`` in a worker; ``more`` lies beside."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        runtime = folder / "runtime-000000000000"
        runtime.mkdir()
        for file in BARE:
            shutil.copy(MODULES / "pyodide" / file, runtime)
        for each in (HERE / "bare.mjs", HERE / "bare-worker.mjs", *more):
            shutil.copy(each, folder)
        shutil.copy(HERE / "bare.html", folder / "index.html")
        with served(folder) as url:
            yield url


def mark(page: Page, name: str) -> float:
    """Milliseconds from navigation to a mark of the page, once it is there."""
    code = f"performance.getEntriesByName('spades:{name}')[0]?.startTime ?? 0"
    for _ in range(1200):
        when = float(page.evaluate(code))
        if when:
            return when
        page.wait_for_timeout(50)
    raise SystemExit(f"bench: the page never came to {name!r}")


def play(page: Page) -> None:
    """Lets the page be played by ``player.mjs``."""
    page.evaluate("(source) => void (0, eval)(source)", (HERE / "player.mjs").read_text())
