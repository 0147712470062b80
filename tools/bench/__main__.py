"""Measures, writes the table into the README, and fails when a figure is missed."""

import platform
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.bench import Figure, engine, playouts, start, table, thinking
from tools.build import ROOT
from tools.build.weights import first_visit

README = ROOT / "README.md"
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"


def weight() -> Figure:
    """What a first visit takes on the wire."""
    dist = ROOT / "dist"
    files = {
        path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()
    }
    return Figure("First visit on the wire (gzip)", first_visit(files) / 1e6, "MB", 6.2)


def measure() -> list[Figure]:
    """Everything, one after the other."""
    with sync_playwright() as playwright:
        pages = [
            *start.figures(playwright),
            *table.figures(playwright),
            weight(),
            *thinking.latency(playwright),
            *thinking.coaching(playwright),
        ]
    return [*pages, *engine.figures(), *playouts.figures(), *thinking.strength()]


def written(text: str, figures: list[Figure]) -> str:
    """The README with these figures between its markers."""
    head, rest = text.split(BEGIN)
    _, tail = rest.split(END)
    lines = ["| measured | value | promised |", "|---|---|---|", *(figure.row() for figure in figures)]
    python = platform.python_version()
    where = f"Medians of {start.ROUNDS} in one run, on {platform.machine()} with Python {python}."
    return f"{head}{BEGIN}\n" + "\n".join(lines) + f"\n\n{where}\n{END}{tail}"


def main(readme: Path = README) -> None:
    """Measures and reports."""
    figures = measure()
    for figure in figures:
        print(figure.row(), "MISSED" if figure.missed else "")
    if readme.exists() and BEGIN in readme.read_text():
        readme.write_text(written(readme.read_text(), figures))
    missed = [figure.name for figure in figures if figure.missed]
    if missed:
        sys.exit("bench: missed: " + "; ".join(missed))


if __name__ == "__main__":
    main()
