"""A whole game to its end, in each preset and language, through the accessible names alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.mark.parametrize(
    ("lang", "rules", "begin"),
    [
        ("en", "cardcouch", {}),
        ("de", "kawu", {}),
        # The other pairs from a score near the end: the words and the rules have been played through above.
        ("de", "cardcouch", {"deal": "QmZ3k9dVx0TbLw7e.E.440.430"}),
        ("en", "kawu", {"deal": "QmZ3k9dVx0TbLw7e.E.440.430"}),
    ],
)
def test_a_whole_game_can_be_played(game, lang, rules, begin):
    """From the first deal to the result; each hand has thirteen tricks and its reckoning."""
    page = game(lang, rules=rules, speed="instant", **begin)
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
