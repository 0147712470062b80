"""A link to a game that was played: whoever opens it plays the same deal, and sees what came of both."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import started
from tests.browser.player import Player


def test_a_deal_is_shared_played_again_and_compared(game):
    page = game("en", speed="instant")
    player = Player(page, "en")
    player.play_hand()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    player.button("sheet").click()
    sheet.get_by_role("button", name="Save or share the game").click()
    sheet.get_by_role("radio", name="Link to watch").check(force=True)
    text = sheet.get_by_role("textbox", name="Link to watch")
    expect(text).to_have_value(re.compile("#record="))
    link = text.input_value()
    assert len(link) < 500
    expect(sheet.get_by_role("button", name="Save as file")).to_be_hidden()
    page.goto("about:blank")
    page.goto(link)
    started(page)
    expect(sheet).to_contain_text("Watch this game?")
    sheet.get_by_role("button", name="Play the same deal").click()
    expect(player.main).to_have_attribute("data-phase", "bidding")
    player.play_hand("4")
    sheet.get_by_role("button", name="Compare").click()
    expect(sheet.get_by_role("table").get_by_role("row")).to_have_count(1 + 13 + 4)
