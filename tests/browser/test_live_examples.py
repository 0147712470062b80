"""The guide's pictures come to life on the real engine, at a touch and not before."""

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import STARTED, Faults
from tests.browser.test_access import findings


def begin(page: Page, what: str, name: str):
    """Touches the first picture of a kind by keyboard; the live example in its place."""
    figure = page.locator(f"figure.{what}").first
    figure.get_by_role("button", name=name).press("Enter")
    expect(figure.locator(".live")).to_be_visible(timeout=STARTED)
    return figure


def test_cards_tricks_and_scores(page: Page, site: str):
    """English, on a desktop, by the rules without a losing score."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}guide/en/how-to-play.html?rules=kawu", wait_until="networkidle")
    assert not [url for url in asked if re.search(r"wasm|zip|runtime|examples|json", url)]

    legal = begin(page, "legal", "Try it yourself")
    expect(legal.get_by_role("button", name="Ace of spades")).to_be_focused()
    expect(page.locator("figure.is-live")).to_have_count(page.locator("figure[data-example]").count())
    page.keyboard.press("Enter")
    expect(legal.get_by_role("status")).to_have_text("The ace of spades? You must follow hearts.")
    expect(legal.get_by_role("button", name="Ace of spades, not playable")).to_be_focused()
    for card in ("King", "Seven", "Three"):
        legal.get_by_role("button", name=f"{card} of hearts").click()
    expect(legal.get_by_role("status")).to_contain_text("These are all that you may play.")

    trick = page.locator("figure.trick").nth(1)
    trick.get_by_role("button", name="North: Ace of hearts").click()
    expect(trick.get_by_role("status")).to_contain_text("it was ruffed")
    trick.get_by_role("button", name="You: Two of spades").click()
    expect(trick.get_by_role("status")).to_have_text("Right. You win the trick.")

    score = page.locator("figure.score").first
    expect(score.locator(".live table")).to_contain_text("−138")
    score.get_by_label("Your tricks").select_option("0")
    expect(score.get_by_role("status")).to_have_text("This hand: +60.")
    score.get_by_label("North: tricks").select_option("4")
    expect(score.get_by_role("status")).to_have_text("This hand: +140.")
    score.get_by_label("Points before").fill("-40")
    score.get_by_label("Points before").press("Tab")
    expect(score.get_by_role("row", name="Points after the hand")).to_contain_text("100")
    score.get_by_label("Your tricks").select_option("10")
    expect(score.get_by_role("status")).to_contain_text("together you cannot take 14")
    assert findings(page) == []

    page.set_viewport_size({"width": 320, "height": 568})
    for card in legal.locator(".pick").all():
        card.click(trial=True)  # its middle is free
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    page.emulate_media(media="print")
    expect(legal.locator("figcaption")).to_be_visible()
    expect(legal.locator(".live")).to_be_hidden()


def test_bids(page: Page, site: str):
    """German, on the smallest phone, by house rules without a nil."""
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(f"{site}guide/de/bidding.html?rules=house.nil-off", wait_until="domcontentloaded")
    bid = page.locator("figure.bid").first
    bid.get_by_role("button", name="Selbst probieren").focus()  # the engine comes anyway, to tell these rules
    expect(bid.locator(".live")).to_be_visible(timeout=STARTED)
    expect(page.locator("#when-nil + p")).to_have_text("Nach deinen Regeln gibt es kein Nil.")
    expect(page.get_by_text("Höchstens drei Pik,")).to_be_hidden()
    pad = bid.get_by_role("group", name="Deine Ansage")
    expect(pad.get_by_role("button")).to_have_count(13)
    expect(pad.get_by_role("button", name="1", exact=True)).to_be_focused()
    pad.get_by_role("button", name="9", exact=True).click()
    expect(bid.get_by_role("status")).to_contain_text("Deine Ansage 9 kostet etwa")
    expect(pad.get_by_role("button", name="9", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(bid.get_by_role("img", name=re.compile("^Am wahrscheinlichsten"))).to_be_visible()
    bid.get_by_text("Als Tabelle").click()
    expect(bid.get_by_role("columnheader", name="Stiche", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert findings(page) == []

    first = bid.locator(".live .hand").inner_html()
    bid.get_by_role("button", name="Ein anderes Blatt").click()
    expect(bid.locator(".before")).to_contain_text("Punkte")
    expect(bid.locator(".before")).to_be_focused()
    assert bid.locator(".live .hand").inner_html() != first
    assert bid.locator(".live .hand > li").count() == 13
    pad.get_by_role("button", name="3", exact=True).click()
    expect(bid.get_by_role("status")).to_contain_text("Experte")
    expect(bid.get_by_role("img", name=re.compile("^Am wahrscheinlichsten"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_without_scripts_the_picture_stands_alone(chromium: Browser, site: str):
    page = chromium.new_page(java_script_enabled=False)
    page.goto(f"{site}guide/en/how-to-play.html")
    expect(page.locator("figure.legal figcaption").first).to_contain_text("You may play")
    expect(page.locator("button.try").first).to_be_hidden()
    page.close()


def test_an_engine_that_does_not_come_is_told_and_the_picture_stays(page: Page, site: str, faults: Faults):
    def lose(route: Route) -> None:
        route.abort()

    faults.expect("start.json", "ERR_FAILED", "Failed to fetch")
    page.route("**/start.json", lose)
    page.goto(f"{site}guide/en/bidding.html")
    figure = page.locator("figure.bid").first
    figure.get_by_role("button", name="Try it yourself").click()
    expect(figure.get_by_role("status")).to_contain_text("Please load the page anew")
    expect(figure.locator("figcaption")).to_be_visible()
