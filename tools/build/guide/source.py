"""A page of the guide as it is written: a head of ``name: value`` lines, a rule, and Markdown."""

from dataclasses import dataclass
from datetime import date
from functools import cache

from spades.i18n import LANGUAGES
from tools.build import ROOT

FOLDER = ROOT / "static" / "guide"
PAGES = ("how-to-play", "bidding", "strategy", "questions", "words", "rules", "embed")
HEAD = ("title", "name", "description", "changed")


@dataclass(frozen=True, slots=True)
class Source:
    """One page in one language. ``name`` is what links call it; ``changed`` is told to the reader."""

    language: str
    slug: str
    title: str
    name: str
    description: str
    changed: date
    text: str


@cache
def read(language: str, slug: str) -> Source:
    """The source of a page.

    :raises ValueError: its head does not hold just the names of ``HEAD``.
    """
    path = FOLDER / language / f"{slug}.md"
    head, _, text = path.read_text("utf-8").removeprefix("---\n").partition("\n---\n")
    found = {name: value.strip() for name, _, value in (line.partition(":") for line in head.splitlines())}
    if tuple(found) != HEAD:
        raise ValueError(f"{path}: the head must hold {', '.join(HEAD)}")
    changed = date.fromisoformat(found.pop("changed"))
    return Source(language, slug, **found, changed=changed, text=text)


def every() -> list[Source]:
    """All pages, language by language, in the order of reading."""
    return [read(language, slug) for language in LANGUAGES for slug in PAGES]
