"""Chromium everywhere; Firefox and WebKit where Playwright has its own."""

import json

from playwright.sync_api import Playwright

from tests.browsers.driver import PATIENCE, Driver


class ByPlaywright(Driver):
    """A browser that Playwright starts: "chromium", "firefox" or "webkit"."""

    def __init__(self, tool: Playwright, name: str, **options: object) -> None:
        self.name = name
        self._browser = getattr(tool, name).launch(**options)
        self._page = self._browser.new_page()
        self._page.set_default_timeout(PATIENCE * 1000)
        self._at = self._page.main_frame

    def open(self, url: str) -> None:
        self._page.goto(url)
        self._at = self._page.main_frame

    def run(self, expression: str) -> object:
        code = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        return json.loads(self._at.evaluate(code))

    def press(self, name: str) -> None:
        self._at.get_by_role("button", name=name, exact=True).click()

    def enter(self) -> None:
        self._at = self._page.main_frame.child_frames[0]

    def stop(self) -> None:
        self._browser.close()
