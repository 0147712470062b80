"""A hand that was played is counted, one with a hint apart; the figures can be taken along and erased."""

import re

from playwright.sync_api import expect

from tests.browser.player import Player


def test_hands_are_counted_with_and_without_help(game):
    page = game("en", speed="instant", deal="GnrrP89eSIAfMXwY")
    player, sheet = Player(page, "en"), page.get_by_role("dialog")

    def figures(row):
        cells = sheet.get_by_role("row", name=row).first.get_by_role("cell")
        return cells.all_inner_texts()

    def open_figures():
        page.get_by_role("button", name="Saved games", exact=True).first.click()
        sheet.get_by_role("button", name="Statistics").click()
        expect(sheet.get_by_role("heading", name="Statistics")).to_be_visible()

    player.play_hand()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    open_figures()
    assert figures("Hands") == ["1", "0"]
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    player.next_hand()
    player.turn()
    page.keyboard.press("i")
    sheet.get_by_role("button", name="Close", exact=True).last.click()
    player.play_hand()
    sheet.get_by_role("button", name="Review").click()
    expect(sheet.get_by_role("img")).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    open_figures()
    assert figures("Hands") == ["1", "1"]
    sheet.get_by_text("As a table").last.click()
    assert len(figures(re.compile(r"^1 \d+ \w+ 20"))) == 4
    sheet.get_by_role("button", name="Are the deals fair?").click()
    expect(sheet).to_contain_text("One hand is too little")  # the first was somebody's choice
    assert [len(figures(row)) for row in ("Spades", "A void suit")] == [4, 4]
    sheet.get_by_role("button", name="Back", exact=True).click()
    sheet.get_by_role("button", name="Erase the statistics").click()
    page.get_by_role("button", name="Erase", exact=True).click()
    expect(sheet.get_by_role("row", name="Hands").first.get_by_role("cell").first).to_have_text("0")
