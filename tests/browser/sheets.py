"""What lies over the table, and what the browser keeps."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Locator, Page


def button(within: Page | Locator, name: str) -> Locator:
    """A button by its whole name."""
    return within.get_by_role("button", name=name, exact=True)


def sheet(page: Page, title: str | re.Pattern[str] | None = None) -> Locator:
    """The open sheet, or the one with this title."""
    return page.get_by_role("dialog", name=title) if title else page.get_by_role("dialog")


def stored(page: Page) -> dict[str, str]:
    """Everything in the lasting storage."""
    kept: dict[str, str] = json.loads(page.evaluate("JSON.stringify({...localStorage})"))
    return kept


def put(page: Page, key: str, text: str) -> None:
    """Writes into the lasting storage."""
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def saved_games(page: Page) -> dict[str, dict[str, Any]]:
    """The records of the games in storage by their keys."""
    return {key: json.loads(text) for key, text in stored(page).items() if ":game:" in key}


def cards(page: Page) -> list[str]:
    """The cards of South's hand, such as "QS"."""
    found: list[str] = page.locator("button[data-card]").evaluate_all(
        "cards => cards.map(card => card.dataset.card)"
    )
    return found


def points(texts: Iterable[str]) -> list[int]:
    """Numbers as the page writes them: "−29" is -29; what is no number is left out."""
    found = [text.strip().replace("−", "-").replace("+", "") for text in texts]
    return [int(text) for text in found if re.fullmatch(r"-?\d+", text)]
