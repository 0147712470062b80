"""What ``tools/thumb.py`` measured, as the guide tells it: ``count 2 took``, ``sums 10 12``."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from spades.i18n import Words
from tools.build.guide.labels import LABELS
from tools.build.guide.tables import row, table

KEPT = Path(__file__).parent / "figures.json"
SHARES = ("won", "made")
ENOUGH = 100  # hands; fewer tell nothing


@cache
def kept() -> dict[str, Any]:
    """The figures as they were measured."""
    return json.loads(KEPT.read_text("utf-8"))  # type: ignore[no-any-return]  # as tools/thumb.py wrote it


def _decimal(words: Words, value: float) -> str:
    text = f"{value:.1f}"
    return text.replace(".", ",") if words.language == "de" else text


def figure(words: Words, kind: str, name: str, field: str) -> str:
    """The average of a field: a share in per cent, or a number of tricks.

    :raises KeyError: it was not measured.
    """
    sums = kept()[kind][name]
    if field in SHARES:
        return f"{round(100 * sums[field] / sums['n'])} %"
    return _decimal(words, sums[field] / sums["n"])


def inline(words: Words, text: str) -> str | None:
    """The figure that a piece of code names, or ``None``."""
    kind, *rest = text.split()
    if kind == "deals":
        return f"{kept()['deals']:,}".replace(",", "." if words.language == "de" else ",")
    if kind == "sums":
        least, most = int(rest[0]), int(rest[1])
        hands = {int(name): sums["n"] for name, sums in kept()["table"].items()}
        within = sum(number for name, number in hands.items() if least <= name <= most)
        return f"{round(100 * within / sum(hands.values()))} %"
    if len(rest) < 2 or not isinstance(kept().get(kind), dict):
        return None
    return figure(words, kind, " ".join(rest[:-1]), rest[-1])


def count(words: Words, lines: list[str]) -> str:
    """What hands of each count were bid and took: one line heads the first column."""
    labels = LABELS[words.language]
    hands = sorted((int(name), sums) for name, sums in kept()["count"].items() if sums["n"] >= ENOUGH)
    rows = [
        row("", [str(name), *(figure(words, "count", str(name), field) for field in ("bid", "took"))])
        for name, _ in hands
    ]
    return table("measured", [lines[0], labels["was-bid"], labels["took"]], rows)
