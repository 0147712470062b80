"""After a hand: every own choice beside Expert's, looked at on the table, and played on from there."""

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_hand_is_reviewed_looked_at_and_played_on(game):
    page = game("en", speed="instant", deal="GnrrP89eSIAfMXwY")
    player = Player(page, "en")
    player.play_hand()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Review", exact=True).click()
    expect(sheet.get_by_role("heading", name="Review of hand 1")).to_be_visible()
    sheet.get_by_text("Every choice", exact=True).first.click()
    rows = sheet.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + 1 + 13)
    expect(sheet.get_by_role("img").first).to_be_visible()
    look = sheet.get_by_role("button", name="Look at it")
    looked = look.count()
    if looked:
        look.first.click()
    else:
        sheet.get_by_role("button", name="Back", exact=True).click()
        sheet.get_by_role("button", name="See the tricks").click()
        sheet.get_by_role("button", name="Watch", exact=True).click()
    expect(player.main).to_have_attribute("data-phase", "watching")
    if looked:
        page.get_by_role("button", name="Back to the game").click()
        expect(sheet.get_by_role("heading", name="Review of hand 1")).to_be_visible()
        look.first.click()
    page.get_by_role("button", name="Play on from here").click()
    expect(player.main).not_to_have_attribute("data-phase", "watching")
    expect(player.main).to_have_attribute("data-turn", "S")
