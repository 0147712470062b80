"""Everything by keyboard alone (C01), and what a held key must not do (C03)."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

DEAL = "QmZ3k9dVx0TbLw7e"


def tab_to(page, locator):
    """Presses Tab until something has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if locator.evaluate_all("found => found.includes(document.activeElement)"):
            return
    raise AssertionError(f"Tab never reaches {locator}")


def focused(page):
    return page.evaluate(
        "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
    )


def test_a_whole_hand_by_keys(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    tab_to(page, page.get_by_role("group", name="Your bid").get_by_role("button"))
    assert focused(page) == "Nil"
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert focused(page) == "3"
    page.keyboard.press("Enter")
    while player.turn() == "playing":
        held = player.hand.count()
        # The focus stays in the hand from card to card; only the first one has to be looked for.
        assert focused(page).split(",")[0] in player.hand.evaluate_all(
            "cards => cards.map(card => card.getAttribute('aria-label').split(',')[0])"
        )
        page.keyboard.press("Home")
        while ", not playable" in focused(page):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        expect(player.hand).to_have_count(held - 1)
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, player.button("next"))
    page.keyboard.press("Enter")
    expect(player.main).to_have_attribute("data-phase", "bidding")
    expect(player.hand).to_have_count(13)


def test_only_one_card_is_in_the_tab_order(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    orders = player.hand.evaluate_all("cards => cards.map(card => card.tabIndex)")
    assert sorted(orders) == [-1] * 12 + [0]


def test_a_held_enter_plays_one_card(game):
    """C03."""
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.bid()
    player.turn()
    player.playable.first.focus()
    page.keyboard.down("Enter")
    for _ in range(8):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert player.turn() == "playing"
    expect(player.hand).to_have_count(12)


@pytest.mark.parametrize(
    ("lang", "read"),
    [
        ("en", {"h": "Your hand: ", "t": "No card lies on the table.", "s": "We: 0 points"}),
        ("de", {"b": "Dein Blatt: ", "t": "Auf dem Tisch liegt keine Karte.", "p": "Wir: 0 Punkte"}),
    ],
    ids=["en", "de"],
)
def test_single_letters_read_hand_table_and_score(game, lang, read):
    page = game(lang, deal=DEAL, speed="instant")
    player = Player(page, lang)
    player.turn()
    for key, start in read.items():
        page.keyboard.press(key)
        expect(player.status).to_contain_text(start)


def test_single_letters_can_be_switched_off(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    player.button("settings").click()
    page.get_by_role("switch", name="Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    expect(player.status).not_to_contain_text("Your hand")


def test_the_ring_of_the_focus_is_seen(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
