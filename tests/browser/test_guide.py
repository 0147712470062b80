"""The guide in a browser: it follows the rule set in its address, fits a phone, and leads to the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STARTED
from tests.browser.test_access import findings

PAGES = ("how-to-play", "bidding", "strategy", "questions", "words", "rules")


@pytest.mark.parametrize(
    ("query", "shown", "hidden"),
    [("?rules=kawu", "kawu", "cardcouch"), ("?rules=cardcouch", "cardcouch", "kawu")],
)
def test_it_shows_the_rules_in_play(page: Page, site: str, query, shown, hidden):
    page.goto(f"{site}guide/en/how-to-play.html{query}")
    for part in page.locator(f'[data-rules="{hidden}"]').all():
        expect(part).to_be_hidden()
    for part in page.locator(f'[data-rules="{shown}"]').all():
        expect(part).to_be_visible()
    expect(page.locator("[data-house]")).to_be_hidden()
    page.get_by_role("link", name="Exact rules", exact=True).click()
    expect(page).to_have_url(re.compile(f"rules[.]html[?]rules={shown}$"))


def test_without_a_rule_set_it_tells_of_both(page: Page, site: str):
    page.goto(f"{site}guide/de/how-to-play.html")
    for part in page.locator("[data-rules]").all():
        expect(part).to_be_visible()


def test_the_text_follows_house_rules_and_stays_where_it_is_read(page: Page, site: str):
    """From the middle of the page, where lists come above the reader, and paragraphs go."""
    page.set_viewport_size({"width": 320, "height": 568})
    rules = "house.target-300.lose-none.nil-60.bags-5"
    page.goto(f"{site}guide/de/how-to-play.html?rules={rules}&theme=dark#scoring")
    page.evaluate("document.documentElement.style.overflowAnchor = 'none'")  # not every browser helps
    heading = page.locator("#scoring")
    before = heading.evaluate("each => each.getBoundingClientRect().top")
    expect(page.locator("figure.score.is-live")).to_have_count(1, timeout=STARTED)  # the last of all
    assert abs(heading.evaluate("each => each.getBoundingClientRect().top") - before) < 12
    expect(page.locator("[data-house]")).to_contain_text("Deine eigenen Regeln, in Worten.")
    expect(page.locator('[data-law="nil"]')).to_contain_text("60 Punkte")
    expect(page.locator('[data-law="end"]')).not_to_contain_text("\u2212200")
    expect(page.locator("#aim + p")).to_contain_text("als erstes 300 Punkte")
    expect(page.locator(".scoring tr", has_text="Nil erfüllt: 60 Punkte")).to_contain_text("+101")
    expect(page.locator("#bags + p")).to_contain_text("5 davon kosten 100 Punkte")
    for gone in ("Zehnter Bag", "Ihr habt 8 Bags", "Ihr steht bei 495", "Ein Team hat 500"):
        expect(page.get_by_text(gone)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert findings(page) == []
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    address = page.get_by_role("link", name="Jetzt spielen").first.get_attribute("href")
    assert address is not None
    assert address.endswith(f"?lang=de&rules={rules}&theme=dark")


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_wider_than_a_small_phone(page: Page, site: str, language):
    page.set_viewport_size({"width": 320, "height": 568})
    for slug in PAGES:
        page.goto(f"{site}guide/{language}/{slug}.html")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == 320, slug
        for table in page.locator(".wide").all():
            assert table.evaluate("each => each.scrollWidth <= each.clientWidth"), slug


def test_it_prints_dark_on_light_whatever_the_screen_shows(page: Page, site: str):
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(f"{site}guide/en/bidding.html")
    colour = page.locator("article").evaluate("each => getComputedStyle(each).color")
    assert max(int(part) for part in re.findall(r"\d+", colour)) < 64
    expect(page.get_by_role("navigation").first).to_be_hidden()


def test_it_leads_to_the_table_and_the_loading_table_to_it(page: Page, site: str):
    page.goto(f"{site}guide/de/questions.html")
    page.get_by_role("link", name="Jetzt spielen").last.click()
    expect(page).to_have_url(f"{site}?lang=de")
    for address in page.locator(".boot-rules a").evaluate_all("links => links.map(each => each.href)"):
        assert page.request.get(address).ok


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing(page: Page, site: str, language, theme):
    page.emulate_media(color_scheme=theme)
    for slug in PAGES:
        page.goto(f"{site}guide/{language}/{slug}.html")
        page.locator("summary").click()
        assert findings(page) == [], slug
