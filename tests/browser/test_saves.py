"""Saved games: the list, damage, other versions, storage that is denied, export and import, the address.

Reloads, two tabs on one game and a full storage: ``test_safety``.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import started
from tests.browser.player import Player
from tests.browser.sheets import button, cards, put, saved_games, sheet, stored

QUICK = {"speed": "instant"}
FIXTURE = Path(__file__).parents[1] / "golden" / "save-v1.json"
DENIED = """
    for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
"""
DEAL = "AAAAAAAAAAAAAAAA"


def reload(page):
    page.reload()
    started(page)


class TestDamage:
    @pytest.mark.parametrize("text", ["{", '{"v": 1, "save": "51 cards"}'])
    def test_a_broken_save_is_set_aside_and_a_new_game_dealt(self, game, text):
        """C18; what else may be broken: tests/ui/test_store.py."""
        page = game(**QUICK)
        player = Player(page)
        player.turn()
        (key,) = saved_games(page)
        put(page, key, text)
        reload(page)
        expect(player.status).to_contain_text("put aside")
        assert player.turn() == "bidding"
        expect(page.locator("#crash")).to_be_hidden()
        button(page, "Saved games").click()
        expect(sheet(page)).to_contain_text("Could not be read")
        sheet(page).get_by_role("button", name=re.compile("^Save text")).click()
        assert sheet(page).get_by_role("textbox", name="The game as text").input_value() == text

    def test_other_broken_notes_do_no_harm(self, game):
        page = game(**QUICK)
        player = Player(page)
        player.turn()
        prefix = next(iter(saved_games(page))).split("game:")[0]
        for key in ("settings", "current", "owner:x", "aside:x", "nonsense"):
            put(page, prefix + key, "{")
        page.evaluate("sessionStorage.clear()")
        reload(page)
        assert player.turn() == "bidding"
        button(page, "Saved games").click()
        expect(sheet(page)).to_contain_text("Damaged game")

    def test_a_newer_record_is_left_alone_and_told_of(self, game):
        """C19"""
        page = game(**QUICK)
        player = Player(page)
        player.turn()
        (key,) = saved_games(page)
        newer = json.dumps({"v": 99, "shelf": "of the future"})
        put(page, key, newer)
        reload(page)
        player.bid()
        assert stored(page)[key] == newer
        button(page, "Saved games").click()
        expect(sheet(page)).to_contain_text("newer version")

    def test_a_save_of_a_newer_engine_is_left_alone_and_told_of(self, game):
        """C19"""
        page = game(**QUICK)
        player = Player(page)
        player.turn()
        ((key, record),) = saved_games(page).items()
        save = json.loads(record["save"])
        save["version"] += 1
        record["save"] = json.dumps(save)
        put(page, key, json.dumps(record))
        reload(page)
        expect(player.status).to_contain_text("newer version")
        assert player.turn() == "bidding"
        assert saved_games(page)[key] == record

    def test_a_denied_storage_does_not_stop_the_play(self, page, open_game):
        page.add_init_script(DENIED)
        open_game(page, lang="en", **QUICK)
        player = Player(page)
        player.play_hand()
        player.next_hand()
        button(page, "Saved games").click()
        expect(sheet(page)).to_contain_text("on the table")


class TestList:
    def test_a_game_left_behind_can_be_gone_on_with_or_deleted(self, game):
        page = game(**QUICK)
        player = Player(page)
        player.bid("4")
        player.turn()
        before = cards(page)
        button(page, "New game").click()
        button(sheet(page, "New game"), "Deal the cards").click()
        button(sheet(page, "Leave this game?"), "New game").click()
        expect(sheet(page)).to_have_count(0)
        assert player.turn() == "bidding"
        button(page, "Saved games").click()
        games = sheet(page, "Saved games")
        expect(games.get_by_role("listitem")).to_have_count(2)
        expect(games).to_contain_text("CardCouch · 0 to 0 · Hand 1")
        games.get_by_role("button", name=re.compile("^Continue")).click()
        expect(sheet(page)).to_have_count(0)
        assert player.turn() == "playing"
        assert cards(page) == before
        button(page, "Saved games").click()
        other = games.get_by_role("listitem").filter(has_text="Continue")
        other.get_by_role("button", name=re.compile("^Delete")).click()
        button(sheet(page, "Delete this game?"), "Cancel").click()
        expect(games.get_by_role("listitem")).to_have_count(2)
        other.get_by_role("button", name=re.compile("^Delete")).click()
        button(sheet(page, "Delete this game?"), "Delete").click()
        expect(games.get_by_role("listitem")).to_have_count(1)
        assert len(saved_games(page)) == 1

    def test_erasing_everything_leaves_a_first_visit(self, page, open_game, site):
        open_game(page)
        player = Player(page)
        player.turn()
        path = page.evaluate("location.pathname")
        keys = page.evaluate("[...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
        assert site.endswith(path)
        assert all(key.startswith(f"spades:{path}:") for key in keys)
        (first,) = saved_games(page)
        button(page, "Settings").click()
        sheet(page).get_by_role("radio", name="Dark").check(force=True)
        button(sheet(page), "Saved games").click()
        button(sheet(page), "Erase everything").click()
        with page.expect_navigation():
            button(sheet(page, "Erase everything?"), "Erase").click()
        started(page)
        player.turn()
        assert page.locator("html").get_attribute("data-theme") is None
        assert first not in saved_games(page)

    def test_two_tabs_may_play_two_games(self, context, open_game):
        one, two = context.new_page(), context.new_page()
        open_game(one, lang="en", **QUICK)
        Player(one).turn()
        open_game(two, lang="en", **QUICK)
        button(two, "New game").click()
        button(sheet(two), "Deal the cards").click()
        expect(sheet(two)).to_have_count(0)
        Player(two).bid("5")
        reload(one)
        Player(one).bid("4")
        assert Player(one).turn() == Player(two).turn() == "playing"
        assert cards(one) != cards(two)
        assert len(saved_games(two)) == 2


class TestExport:
    def test_a_file_and_its_way_back(self, game):
        page = game(**QUICK)
        player = Player(page)
        player.bid("4")
        player.turn()
        before = cards(page)
        button(page, "Score sheet").click()
        button(sheet(page), "Save or share the game").click()
        with page.expect_download() as download:
            button(sheet(page), "Save as file").click()
        text = Path(download.value.path()).read_text()
        assert [text] == [record["save"] for record in saved_games(page).values()]
        assert not any(":" + card in text for card in before)  # none that is still held
        expect(sheet(page).get_by_role("radio")).to_have_count(0)
        button(sheet(page), "Close").click()

        button(page, "Saved games").click()
        button(sheet(page), "Import a game").click()
        sheet(page).locator("input[type=file]").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(sheet(page).get_by_role("textbox", name="Text")).to_have_value(text)
        button(sheet(page), "Import").click()
        expect(sheet(page)).to_have_count(0)
        assert player.turn() == "playing"
        assert cards(page) == before

    def test_a_record_and_its_way_back_once_the_hand_is_over(self, game):
        """Before that it would show the other hands."""
        page = game(**QUICK)
        player = Player(page)
        player.play_hand()
        page.keyboard.press("Escape")
        score = page.get_by_role("table", name="Score", exact=True)
        points = score.inner_text()
        button(page, "Score sheet").click()
        button(sheet(page), "Save or share the game").click()
        sheet(page).get_by_role("radio", name="Record (PBN)").check(force=True)
        field = sheet(page).get_by_role("textbox", name="The game as text")
        expect(field).to_have_value(re.compile(r"\[Event "))
        record = field.input_value()
        button(sheet(page), "Close").click()
        player.next_hand()

        button(page, "Saved games").click()
        button(sheet(page), "Import a game").click()
        sheet(page).get_by_role("textbox", name="Text").fill(record)
        button(sheet(page), "Import").click()
        expect(page.get_by_role("button", name="Next hand").first).to_be_visible()
        expect(sheet(page, re.compile("^Hand 1"))).to_be_visible()
        page.keyboard.press("Escape")
        assert score.inner_text() == points
        assert len(saved_games(page)) == 2

    def test_the_first_format_still_loads(self, game):
        """C19"""
        page = game(**QUICK)
        button(page, "Saved games").click()
        button(sheet(page), "Import a game").click()
        sheet(page).get_by_role("textbox", name="Text").fill(FIXTURE.read_text())
        button(sheet(page), "Import").click()
        expect(sheet(page, "Import a game")).to_have_count(0)
        expect(page.locator("main")).not_to_have_attribute("data-phase", "loading")
        assert len(saved_games(page)) == 2

    @pytest.mark.parametrize(
        ("lang", "games", "title", "go", "broken", "newer"),
        [
            ("en", "Saved games", "Import a game", "Import", "cannot be read", "newer version"),
            (
                "de",
                "Gespeicherte Spiele",
                "Spiel importieren",
                "Importieren",
                "nicht lesbar",
                "neueren Fassung",
            ),
        ],
    )
    def test_what_is_no_game_is_refused_at_its_field(self, game, lang, games, title, go, broken, newer):
        page = game(lang, **QUICK)
        button(page, games).click()
        button(sheet(page), title).click()
        field = sheet(page).get_by_role("textbox", name="Text")
        for text, said in (("nonsense", broken), ("{", broken), ('{"version": 99}', newer)):
            field.fill(text)
            button(sheet(page), go).click()
            expect(field).to_have_attribute("aria-invalid", "true")
            expect(field).to_have_accessible_description(re.compile(said))
            expect(field).to_have_value(text)
            expect(field).to_be_focused()
        sheet(page).locator("input[type=file]").set_input_files(
            {"name": "long.txt", "mimeType": "text/plain", "buffer": b"." * 4_000_001}
        )
        expect(field).to_have_accessible_description(re.compile("million", re.IGNORECASE))


class TestAddress:
    def test_a_deal_starts_a_game_once(self, page, open_game):
        open_game(page, lang="en", **QUICK)
        player = Player(page)
        player.turn()
        other = cards(page)
        open_game(page, deal=DEAL, lang="en", **QUICK)
        player.turn()
        dealt = cards(page)
        assert dealt != other
        assert page.evaluate("location.search") == "?lang=en&speed=instant"
        assert [record["save"].count(":b") for record in saved_games(page).values()].count(0) >= 1
        player.bid()
        player.turn()
        before = cards(page)
        reload(page)
        assert player.turn() == "playing"
        assert cards(page) == before
        assert len(saved_games(page)) == 2
        page.goto(page.url.split("?")[0])
        started(page)
        assert player.turn() == "playing"

    def test_a_deal_link_carries_dealer_scores_bags_and_rules(self, game):
        page = game(deal=DEAL + ".E.269.-45.9.1", rules="kawu", **QUICK)
        Player(page).turn()
        slip = page.get_by_role("table", name="Score")
        expect(slip.get_by_role("row", name=re.compile("^We"))).to_contain_text("269")
        expect(slip.get_by_role("row", name=re.compile("^They"))).to_contain_text("−45")
        (record,) = saved_games(page).values()
        assert record["summary"]["rules"] == "kawu"
        button(page, "Settings").click()
        button(sheet(page), "Rules").click()
        expect(sheet(page, "Rules")).to_contain_text("Rule set: kawu")
        expect(sheet(page, "Rules")).not_to_contain_text("−200")

    @pytest.mark.parametrize(
        ("lang", "parameters", "said"),
        [
            ("en", {"deal": "x", "level": "god", "theme": "pink"}, "theme=pink"),
            ("de", {"deal": "x", "level": "god", "theme": "pink"}, "deal=x"),
            ("de", {"deal": "_" * 16}, "_" * 16),
            ("en", {"rules": "house.target-1"}, "150"),
        ],
    )
    def test_a_bad_value_is_said_and_ignored(self, page, open_game, lang, parameters, said):
        open_game(page, lang=lang, **QUICK, **parameters)
        player = Player(page, lang)
        expect(player.status).to_contain_text(said)
        assert player.turn() == "bidding"

    def test_language_and_theme_hold_for_the_visit_and_are_not_remembered(self, page, open_game):
        open_game(page, lang="de", theme="dark", **QUICK)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        open_game(page)
        expect(page.locator("html")).to_have_attribute("lang", "en")
        assert page.locator("html").get_attribute("data-theme") is None
