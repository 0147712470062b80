"""Two things at once: a button pressed twice, a new game while the bots move, a sheet that lies open."""

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.sheets import button, saved_games, sheet

DEAL = "QmZ3k9dVx0TbLw7e"


def test_a_double_click_deals_one_game(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    player.button("new").click()
    button(sheet(page), "Deal the cards").dblclick()
    expect(sheet(page)).to_have_count(0)
    player.bid()
    assert player.turn() == "playing"
    assert len(saved_games(page)) == 2


def test_a_new_game_while_the_bots_move(game):
    page = game("en", deal=DEAL, speed="slow")
    player = Player(page)
    player.bid()
    player.button("new").click()
    button(sheet(page), "Deal the cards").click()
    button(sheet(page, "Leave this game?"), "New game").click()
    expect(sheet(page)).to_have_count(0)
    player.bid()
    assert player.turn() == "playing"
    expect(player.hand).to_have_count(13)


def test_the_reckoning_takes_the_place_of_no_other_sheet(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.bid()
    while player.turn() == "playing" and player.hand.count() > 1:
        player.play()
    page.evaluate(
        "document.querySelector('.hand button').click(); document.querySelector('[data-do=settings]').click()"
    )
    expect(player.main).to_have_attribute("data-phase", "hand-over")
    expect(sheet(page, "Settings")).to_be_visible()
    button(sheet(page), "Done").click()
    expect(sheet(page)).to_have_count(0)
    expect(player.button("next")).to_be_visible()
