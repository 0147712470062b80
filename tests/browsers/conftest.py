"""Chromium, Firefox and WebKit, each as this machine has it: ``make test-browsers``."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from tests.browser.conftest import (  # noqa: F401 - fixtures
    chromium_options,
    dist,
    playwright,
    serve,
)
from tests.browsers.by_bidi import ByBidi
from tests.browsers.by_playwright import ByPlaywright
from tests.browsers.by_webdriver import ByWebDriver
from tests.browsers.driver import Driver

NAMES = ("chromium", "firefox", "webkit")
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"


def stock_webkit() -> tuple[str, str, str] | None:
    """WebKitGTK's driver and its small browser, and a screen for it."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = sorted(Path("/usr").glob(MINI_BROWSERS))
    return (driver, str(browsers[-1]), screen) if driver and screen and browsers else None


def start(name: str, tool: Playwright, chromium: dict[str, Any], folder: Path) -> Driver | None:
    """A running browser; None where it is not to be had."""
    if name == "chromium":
        return ByPlaywright(tool, name, **chromium)
    if name == "firefox" and (path := shutil.which("firefox-esr")):
        return ByBidi(path, folder)
    if name == "webkit" and (paths := stock_webkit()):
        return ByWebDriver(paths)
    return ByPlaywright(tool, name) if Path(getattr(tool, name).executable_path).exists() else None


@pytest.fixture(
    scope="session", params=[pytest.param(each, marks=pytest.mark.xdist_group(each)) for each in NAMES]
)
def browser(
    request: pytest.FixtureRequest,
    playwright: Playwright,  # noqa: F811 - the fixture
    chromium_options: dict[str, Any],  # noqa: F811 - the fixture
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Driver]:
    """One browser after the other."""
    name: str = request.param
    driver = start(name, playwright, chromium_options, tmp_path_factory.mktemp("profile"))
    if driver is None:
        pytest.skip(f"{name} is not on this machine")
    yield driver
    driver.stop()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says loudly which browsers were not tried."""
    skipped = [report.nodeid for report in terminalreporter.stats.get("skipped", [])]
    missing = [name for name in NAMES if any(f"[{name}" in each for each in skipped)]
    for name in missing:
        terminalreporter.section(f"NOT TRIED: {name.upper()}", red=True, bold=True)
        terminalreporter.line(
            f"There is no {name} here that can be driven: `make setup` says how to get one."
        )
