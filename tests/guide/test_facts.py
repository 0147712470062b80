"""Every fact of the game stands in the guide, in both languages: ``facts.md`` says where."""

from pathlib import Path

import pytest

from spades.i18n import LANGUAGES
from tests.guide.reading import opened
from tools.build.guide.source import PAGES

LINES = (Path(__file__).parent / "facts.md").read_text("utf-8").splitlines()
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LINES if line.startswith("|")][2:]


@pytest.mark.parametrize("column", range(len(LANGUAGES)), ids=LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_it_is_told(row, column):
    fact, place, *words = row
    slug, _, anchor = place.partition("#")
    page = opened(LANGUAGES[column], slug)
    told = page.section(anchor) if anchor else " ".join(page.headings[0].below.split())
    missing = [each for each in words[column].split("; ") if each not in told]
    assert missing == [], fact


def test_the_facts_have_names_of_their_own():
    assert len({row[0] for row in ROWS}) == len(ROWS)


def test_no_page_is_left_out():
    assert {row[1].partition("#")[0] for row in ROWS} == set(PAGES)
