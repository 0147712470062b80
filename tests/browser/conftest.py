"""A real Chromium against the built site, served below a sub-path. Every page must stay clean."""

import fcntl
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tools.build import ROOT
from tools.serve import Server

DIST = ROOT / "dist"
PREFIX = "/some/folder/"
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
OURS = ("127.0.0.1", "localhost")  # two names, so two sites to a browser
STARTED = 60_000  # ms: the machine may be busy with other tests
expect.set_options(timeout=40_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site, built from the sources as they are now."""
    lock = ROOT / ".cache" / "build.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "-m", "tools.build"], cwd=ROOT, check=True)
    return DIST


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[..., Server]]:
    """Serves a folder until the tests end: ``serve(folder, prefix="/", fresh_for=600).url``."""
    running: list[Server] = []

    def start(folder: Path, **options: object) -> Server:
        server = Server(folder, **options)  # type: ignore[arg-type]  # passed on as they come
        threading.Thread(target=server.serve_forever, daemon=True).start()
        running.append(server)
        return server

    yield start
    for server in running:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="session")
def site(dist: Path, serve: Callable[..., Server]) -> str:
    """The address of the built site, below a sub-path."""
    url: str = serve(dist, prefix=PREFIX).url
    return url


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as tool:
        yield tool


@pytest.fixture(scope="session")
def chromium_options() -> dict[str, Any]:
    """How to start the Chromium that ``make setup`` found."""
    path = (ROOT / ".cache" / "browser").read_text().strip()
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": path, "args": [*FLAGS, *as_root]}


@pytest.fixture(scope="session")
def chromium(playwright: Playwright, chromium_options: dict[str, Any]) -> Iterator[Browser]:
    """The browser; each test has a context of its own in it."""
    browser = playwright.chromium.launch(**chromium_options)
    yield browser
    browser.close()


@dataclass
class Faults:
    """What went wrong in a page: errors on its console, refused by its policy, asked of a foreign host."""

    seen: list[str] = field(default_factory=list)
    # Chromium tells of a file that its cache was asked for and does not have; the page then fetches it.
    expected: list[str] = field(default_factory=lambda: ["net::ERR_CACHE_MISS"])

    def expect(self, *parts: str) -> None:
        """A fault that contains one of these texts is what the test wants."""
        self.expected += parts

    def unexpected(self) -> list[str]:
        """The faults that no test asked for."""
        return [fault for fault in self.seen if not any(part in fault for part in self.expected)]


@pytest.fixture
def faults() -> Faults:
    return Faults()


@pytest.fixture
def context(chromium: Browser, faults: Faults) -> Iterator[BrowserContext]:
    """A browser context that reaches this machine only, and tells what its pages complain about."""
    context = chromium.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block"
    )
    watch(context, faults)
    yield context
    context.close()
    assert faults.unexpected() == []


def watch(context: BrowserContext, faults: Faults, *, fence: bool = True) -> None:
    """Notes every fault of a context's pages. The ``fence`` keeps foreign requests in; a service worker is
    passed over by pages that have one.
    """

    def foreign(url: str) -> bool:
        return url.startswith(("http", "ws")) and urlsplit(url).hostname not in OURS

    def asked(request: Request) -> None:
        if foreign(request.url):
            faults.seen.append(f"foreign: {request.url}")

    def said(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.seen.append(f"{message.text} {message.location}")

    context.on("request", asked)
    if fence:
        context.route(foreign, lambda route: route.abort())
    context.on("console", said)
    context.on("weberror", lambda error: faults.seen.append(str(error.error)))


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture
def open_game(site: str) -> Callable[..., None]:
    """Opens the site in a page and waits for the table: ``open_game(page, lang="de", speed="instant")``."""

    def go(page: Page, **parameters: str) -> None:
        query = urlencode(parameters)
        page.goto(site + ("?" + query if query else ""))
        started(page)

    return go


@pytest.fixture
def game(page: Page, open_game: Callable[..., None]) -> Callable[..., Page]:
    """A fresh visitor's page at the table; what it takes are the parameters of the address."""

    def start(lang: str = "en", **parameters: str) -> Page:
        open_game(page, lang=lang, **parameters)
        return page

    return start


def started(page: Page) -> None:
    """Waits until the table is there."""
    expect(page.locator("main")).not_to_have_attribute("data-phase", "loading", timeout=STARTED)
