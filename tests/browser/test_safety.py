"""Nothing is lost: reloads, other tabs, a browser that keeps nothing, errors in the page itself."""

import itertools

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import started
from tests.browser.player import Player

DEAL = "QmZ3k9dVx0TbLw7e"
# Counts what the status line says: one entry for each message that a reader would be given.
LISTEN = """() => {
  const line = document.querySelector('[role=status]');
  window.heard = [];
  new MutationObserver(() => {
    const text = line.textContent.trim();
    if (text) window.heard.push(text);
  }).observe(line, {childList: true, subtree: true, characterData: true});
}"""

FULL = "void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); })"


def held(player):
    return player.hand.evaluate_all("cards => cards.map(card => card.dataset.card).sort()")


def score(page):
    return page.get_by_role("table", name="Score", exact=True).inner_text()


class TestReload:
    """C14: the same state, the same seat to act, no card twice, no new deal."""

    def check(self, page, player):
        phase, cards, points = player.turn(), held(player), score(page)
        page.reload()
        started(page)
        assert player.turn() == phase
        assert held(player) == cards
        assert score(page) == points

    def test_in_the_bidding_in_a_trick_and_after_the_hand(self, game):
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.turn()
        assert "deal=" not in page.url
        self.check(page, player)
        player.play_until_refused()
        self.check(page, player)
        while player.turn() == "playing":
            player.play()
        self.check(page, player)
        expect(player.button("next")).to_be_visible()

    def test_while_the_bots_play(self, game):
        page = game("en", deal=DEAL, speed="slow")
        player = Player(page)
        player.bid()
        page.reload()
        started(page)
        assert player.turn() == "playing"
        expect(player.hand).to_have_count(13)

    def test_going_back_and_forth(self, game):
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.bid()
        player.turn()
        player.play()
        player.turn()
        cards = held(player)
        page.goto("about:blank")
        page.go_back()
        started(page)
        player.turn()
        assert held(player) == cards


def test_the_older_of_two_tabs_stops_writing(context, game, site):
    """C15."""
    old = game("en", deal=DEAL, speed="instant")
    first = Player(old)
    first.bid()
    first.turn()
    new = context.new_page()
    new.goto(site + "?lang=en&speed=instant")
    started(new)
    second = Player(new)
    second.turn()
    expect(first.status).to_contain_text("another tab")
    second.play()
    second.turn()
    cards = held(second)
    first.play()
    first.turn()
    new.reload()
    started(new)
    second.turn()
    assert held(second) == cards
    old.get_by_role("button", name="Play on here").click()
    expect(second.status).to_contain_text("another tab")
    expect(new.get_by_role("button", name="Play on here")).to_be_visible()
    first.turn()
    assert held(first) == cards
    expect(old.get_by_role("button", name="Play on here")).to_be_hidden()


def test_a_full_storage_is_said_quietly_and_the_game_goes_on(game):
    """C17: the third save fails."""
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    page.evaluate(FULL)
    player.bid()
    expect(player.status).to_contain_text("keeps nothing")
    player.turn()
    player.play()
    expect(player.status).not_to_contain_text("keeps nothing")


@pytest.mark.parametrize(
    "fault",
    [
        "setTimeout(() => { throw new Error('a timer'); })",
        "Promise.reject(new Error('a coroutine'))",
        "document.querySelector('.bid').dataset.bid = 'a handler'",
    ],
    ids=["timer", "coroutine", "handler"],
)
def test_an_error_in_the_page_is_seen_and_the_game_goes_on(game, faults, fault):
    """D14: a message with a way on; the save is sound."""
    faults.expect("a timer", "a coroutine", "Traceback", "PythonError")
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    cards = held(player)
    page.evaluate(f"void ({fault})")
    if "dataset" in fault:
        player.bid("Nil")
    page.get_by_role("alert").get_by_role("button", name="Continue").click()
    started(page)
    player.turn()
    assert held(player) == cards


def test_one_message_for_each_event(game):
    """C23: the texts of a trick that South leads or follows, none twice in a row."""
    page = game("en", deal=DEAL, speed="fast")
    player = Player(page)
    player.turn()
    page.evaluate(LISTEN)
    player.bid()
    player.turn()
    player.play()
    expect(page.locator(".where")).to_contain_text("Trick 2 of 13")
    player.turn()
    heard = page.evaluate("heard")
    assert all(first != second for first, second in itertools.pairwise(heard))
    assert max(text.count(" plays ") for text in heard) == 1
    assert sum("the trick." in text for text in heard) == 1


def test_the_thirteenth_trick_is_seen(game):
    """C24: four cards lie there, and the counter says 13, before the reckoning comes."""
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.bid()
    while player.turn() == "playing" and player.hand.count() > 1:
        player.play()
    player.button("settings").click()
    page.get_by_role("radio", name="Slow").check(force=True)
    page.keyboard.press("Escape")
    player.play()
    trick = page.get_by_role("list", name="Current trick").get_by_role("img")
    expect(trick).to_have_count(4)
    expect(page.locator(".where")).to_contain_text("Trick 13 of 13")
    assert player.phase() == "playing"
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(trick).to_have_count(4)
