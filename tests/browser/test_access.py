"""axe-core finds nothing, in every phase, theme and language; names, colours, motion, right-to-left hosts."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tools.build import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
DEAL = "QmZ3k9dVx0TbLw7e"
# Counts what moves in any frame from now on.
MOVES = """() => {
  window.moves = 0;
  const look = () => {
    moves += document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 0).length;
    requestAnimationFrame(look);
  };
  look();
}"""
# South may bid blind nil, and then exchanges two cards.
BLIND = {"rules": "house.blind-100.exchange-2", "deal": f"{DEAL}.E.-100.200"}


def findings(page):
    """What axe-core has to say; the page's policy lets no foreign script in, so it comes from outside."""
    page.evaluate(AXE.read_text("utf-8") + ";0")
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (rule["id"], [node["html"][:120] + " " + json.dumps(node["any"])[:300] for node in rule["nodes"]])
        for rule in result["violations"]
    ]


Found = dict[tuple[str, str], list[tuple[str, list[str]]]]


def themes(page, found: Found, phase: str) -> None:
    """Looks at a phase in both themes."""
    for theme in ("light", "dark"):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        found[phase, theme] = findings(page)


@pytest.mark.parametrize("lang", ["en", "de"])
class TestAxe:
    def test_bidding_playing_and_the_reckoning(self, game, lang):
        page = game(lang, deal=DEAL, speed="instant")
        player = Player(page, lang)
        found: Found = {}
        player.turn()
        themes(page, found, "bidding")
        player.play_until_refused()
        themes(page, found, "playing")
        player.refused.first.click(force=True)
        themes(page, found, "refused")
        player.button("last").click()
        themes(page, found, "last trick")
        player.button("last").click()
        while player.turn() == "playing":
            player.play()
        expect(page.get_by_role("dialog")).to_be_visible()
        themes(page, found, "hand-over sheet")
        page.keyboard.press("Escape")
        themes(page, found, "hand-over")
        assert {phase: what for phase, what in found.items() if what} == {}

    def test_blind_and_exchange(self, game, lang):
        page = game(lang, speed="instant", **BLIND)
        expect(page.locator("main")).to_have_attribute("data-phase", "blind")
        expect(page.locator("main")).to_have_attribute("data-turn", "S")
        found: Found = {}
        themes(page, found, "blind")
        page.get_by_role("button", name={"en": "Blind nil", "de": "Blindes Nil"}[lang], exact=True).click()
        expect(page.locator("main")).to_have_attribute("data-phase", "exchange")
        themes(page, found, "exchange")
        assert {phase: what for phase, what in found.items() if what} == {}

    def test_game_over(self, game, lang):
        """One hand that ends the game: both teams are far beyond what decides it."""
        page = game(lang, speed="instant", rules="house.target-150", deal=f"{DEAL}.E.145.140")
        player = Player(page, lang)
        found: Found = {}
        while player.phase() != "game-over":
            player.play_hand()
            if player.phase() == "hand-over":
                player.next_hand()
        expect(page.get_by_role("dialog")).to_be_visible()
        themes(page, found, "sheet")
        page.keyboard.press("Escape")
        themes(page, found, "table")
        assert {phase: what for phase, what in found.items() if what} == {}


def test_loading(page, site):
    """Before Python runs the page is as sound."""
    page.route("**/*.wasm", lambda _: None)
    page.goto(site)
    expect(page.locator("#boot-text")).to_be_visible()
    assert findings(page) == []


def test_every_felt_keeps_its_contrast(game):
    """C11."""
    page = game("en", deal=DEAL, speed="instant")
    Player(page).play_until_refused()
    found: Found = {}
    for felt in ("green", "blue", "wine", "sand"):
        page.evaluate(f"document.documentElement.dataset.felt = '{felt}'")
        themes(page, found, felt)
    assert {felt: what for felt, what in found.items() if what} == {}


def test_the_score_is_a_table_with_its_name(game):
    page = game("de", deal=DEAL, speed="instant")
    table = page.get_by_role("table", name="Punktestand", exact=True)
    expect(table.get_by_role("row")).to_have_count(3)


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_no_movement_when_the_player_wants_none(page, open_game, wish):
    """C20: looked at in every frame from the bid to the second trick; without the wish there is some."""
    page.emulate_media(reduced_motion=wish)
    open_game(page, lang="en", deal=DEAL, speed="fast")
    page.evaluate(MOVES)
    player = Player(page)
    player.bid()
    player.turn()
    player.play()
    expect(page.locator(".where")).to_contain_text("Trick 2 of 13")
    player.turn()
    assert (page.evaluate("moves") == 0) is (wish == "reduce")


def test_forced_colours_keep_the_suits(context, site):
    """C11: the faces of the cards stay as printed."""
    page = context.new_page()
    page.emulate_media(forced_colors="active")
    page.goto(f"{site}?deal={DEAL}&speed=instant")
    player = Player(page)
    player.turn()
    colours = player.hand.evaluate_all("cards => cards.map(card => getComputedStyle(card).color)")
    assert len(set(colours)) == 2
    assert set(
        player.hand.evaluate_all("cards => cards.map(card => getComputedStyle(card).backgroundColor)")
    ) == {"rgb(255, 253, 248)"}


def test_a_right_to_left_host_changes_nothing_of_the_play(game):
    page = game("en", deal=DEAL, speed="instant")
    page.evaluate("document.documentElement.dir = 'rtl'")
    player = Player(page)
    player.play_hand()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
