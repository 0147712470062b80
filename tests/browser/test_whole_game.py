"""A whole game to its end, in each preset and language, through the accessible names alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.mark.parametrize("rules", ["cardcouch", "kawu"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_can_be_played(game, lang, rules):
    """From the first deal to the result; each hand has thirteen tricks and its reckoning."""
    page = game(lang, rules=rules, speed="instant")
    player = Player(page, lang)
    hands = 0
    while player.phase() != "game-over":
        player.play_hand()
        hands += 1
        assert player.hand.count() == 0
        assert hands < 60
        if player.phase() == "hand-over":
            player.next_hand()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(player.main).to_have_attribute("data-turn", "")
