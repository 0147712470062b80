"""Other people's pages, with the game in a frame; each on an origin of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tools.serve import Handler

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import FrameLocator, Page

# Notes what the page is told, by messages and by events, and offers a place to ask from.
SCRIPT = """
addEventListener("message", ({ data, origin }) => (window.heard ??= []).push({ ...data, origin }));
for (const game of document.querySelectorAll("spades-game"))
  for (const type of ["ready", "hand-end", "game-end", "error"])
    game.addEventListener(type, ({ detail }) => (window.events ??= []).push([type, detail]));
"""


@dataclass
class Host:
    """A foreign page, open in ``page``; ``site`` is the address of the game."""

    page: Page
    site: str

    def frame(self, number: int = 0) -> FrameLocator:
        """One of its frames, those of elements included."""
        return self.page.locator("iframe[src]").nth(number).content_frame

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The messages of one type that the page got so far."""
        found: list[dict[str, Any]] = self.page.evaluate(
            "kind => (window.heard ?? []).filter(({ type }) => type === kind)", kind
        )
        return found

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What came with the element's events of one type."""
        found: list[dict[str, Any]] = self.page.evaluate(
            "kind => (window.events ?? []).filter(([type]) => type === kind).map(([_, detail]) => detail)",
            kind,
        )
        return found

    def tell(self, message: object, number: int = 0) -> None:
        """Sends a message into a frame, as any page may."""
        self.page.evaluate(
            """([number, message]) => {
              const game = document.querySelectorAll("spades-game")[number]?.shadowRoot ?? document;
              game.querySelector("iframe").contentWindow.postMessage(message, "*");
            }""",
            [number, message],
        )

    def ask(self, call: str) -> Any:
        """Calls a method of the element: what it promised, or the error with its code."""
        return self.page.evaluate(
            f"document.querySelector('spades-game').{call}"
            ".catch((error) => ({ error: error.message, code: error.code }))"
        )


def opener(page: Page, site: str, serve: Callable[..., Any], folder: Path) -> Callable[..., Host]:
    """What opens a foreign page: ``host(body, headers={}, near=False)``. In it {site} is the game's address.

    To the browser the page is another site; ``near`` makes it another origin of the same site, where frames
    may keep things.
    """

    def open_page(body: str, headers: dict[str, str] | None = None, *, near: bool = False) -> Host:
        text = f'<!doctype html><meta charset="utf-8">{body}<script src="host.js"></script>'
        given = {name: value.replace("{site}", site) for name, value in (headers or {}).items()}
        (folder / "index.html").write_text(text.replace("{site}", site))
        (folder / "host.js").write_text(SCRIPT)
        server = serve(folder)

        def end_headers(handler: Handler) -> None:
            for name, value in given.items():
                handler.send_header(name, value)
            Handler.end_headers(handler)

        server.RequestHandlerClass.end_headers = end_headers
        page.goto(server.url if near else server.url.replace("127.0.0.1", "localhost"))
        return Host(page, site)

    return open_page
