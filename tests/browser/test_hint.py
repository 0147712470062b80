"""A hint on the page: what to do, why, the numbers; one button does it."""

from playwright.sync_api import expect

from tests.browser.player import Player

WORDS = {"hint": "Tipp", "numbers": "In Zahlen", "play": "Spielen", "close": "Schließen"}


def test_a_hint_is_given_by_button_and_by_key_and_can_be_followed(game):
    page = game("de", speed="instant", deal="GnrrP89eSIAfMXwY")
    player = Player(page, "de")
    page.get_by_role("button", name=WORDS["hint"], exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading")).to_contain_text(WORDS["hint"])
    expect(sheet.get_by_role("table")).to_be_hidden()
    sheet.get_by_text(WORDS["numbers"]).click()
    expect(sheet.get_by_role("table")).to_be_visible()
    assert sheet.get_by_role("rowheader").count() > 2
    sheet.get_by_role("button", name=WORDS["close"], exact=True).last.click()
    expect(page.locator(".bid.is-hinted")).to_have_count(1)
    page.keyboard.press("i")
    expect(sheet.get_by_role("heading")).to_be_focused()
    sheet.locator("footer button").last.click()
    expect(player.main).to_have_attribute("data-phase", "playing")
    expect(player.main).to_have_attribute("data-turn", "S")
    page.keyboard.press("i")
    sheet.get_by_role("button", name=WORDS["play"], exact=True).click()
    expect(player.hand).to_have_count(12)
