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


def test_house_rules_are_told_in_words_and_kept(page: Page, site: str):
    page.goto(f"{site}guide/de/rules.html?rules=house.lose-none.nil-50&theme=dark")
    expect(page.locator("[data-house]")).to_contain_text("Deine eigenen Regeln, in Worten.", timeout=STARTED)
    expect(page.locator('[data-law="nil"]')).to_contain_text("50 Punkte")
    expect(page.locator('[data-law="end"]')).not_to_contain_text("\u2212200")
    assert findings(page) == []
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    address = page.get_by_role("link", name="Jetzt spielen").first.get_attribute("href")
    assert address is not None
    assert address.endswith("?lang=de&rules=house.lose-none.nil-50&theme=dark")


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
