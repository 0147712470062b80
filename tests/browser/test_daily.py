"""The daily deal: begun from the address, played to its end, beside Expert's game, and never twice."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from spades.engine import Game, NextHand, apply, new_game
from spades.save import dump_save
from spades.session.daily import setup_of
from spades.session.par import ACTIONS
from tests.browser.conftest import started
from tests.browser.player import Player
from tests.browser.sheets import button, put, saved_games, sheet, stored
from tests.browser.test_sheets import CLIPPED, complaints
from tests.session.test_daily import middling


def all_but_the_last_trick(date: str) -> Game:
    """The daily deal of a date, all played but the last trick, and South about to play."""
    game = new_game(setup_of(date))
    while len(game.actions) < ACTIONS - 4 or game.turn != 2:
        game = apply(game, NextHand()) if game.turn is None else apply(game, middling(game))
    return game


def begun(page, open_game) -> str:
    """Begins the daily deal from the address and plays it on, but for the last trick; its date."""
    open_game(page, lang="en", speed="instant", daily="")
    expect(page.get_by_text("Hand 1 of 4").first).to_be_attached()
    assert "daily" not in page.url
    Player(page).turn()  # until then the page keeps what the bots do
    today: str = page.evaluate("new Date().toLocaleDateString('sv')")  # as ISO text
    (key,) = saved_games(page)
    record = saved_games(page)[key]
    assert record["summary"]["daily"] == today
    record["save"] = dump_save(all_but_the_last_trick(today))
    put(page, key, json.dumps(record))
    return today


def test_a_day(page, open_game):
    page.set_viewport_size({"width": 320, "height": 568})
    today = begun(page, open_game)
    player = Player(page)
    page.reload()
    started(page)
    player.turn()
    player.playable.first.click()
    result = sheet(page, re.compile("^Daily deal of "))
    rows = result.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + 4 + 1)
    expect(result.get_by_role("progressbar")).to_be_visible()
    expect(result).to_contain_text("these cards", timeout=120_000)
    expect(rows.last).to_contain_text(re.compile("better|level|worse"))
    expect(result).to_contain_text("1 day in a row")
    assert complaints(page) == []
    assert page.evaluate(CLIPPED) == []
    text = result.get_by_role("textbox", name="To share").input_value().split("\n")
    assert text[0] == f"Spades, daily deal {today}"
    assert re.fullmatch(r"[+=−]( [+=−]){3}", text[3])
    assert text[-1].endswith(f"/some/folder/?daily={today}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(result, "Copy the result").click()
    expect(button(result, "Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").split("\n") == text

    button(result, "Compare trick by trick").click()
    sheet(page, "Compare").get_by_role("radio", name="3").check(force=True)
    expect(sheet(page, "Compare").get_by_role("radio", name="3")).to_be_checked()
    expect(sheet(page, "Compare").get_by_role("row")).to_have_count(1 + 13 + 4)
    button(sheet(page, "Compare"), "Back").click()
    expect(result).to_be_visible()
    kept = [key for key in stored(page) if key.endswith(":note:daily")]
    assert kept == ["spades:/some/folder/:note:daily"]

    open_game(page, lang="de", speed="instant", daily=today)
    german = sheet(page, re.compile("^Spiel des Tages vom "))
    expect(german.get_by_role("table").get_by_role("row")).to_have_count(1 + 4 + 1)
    button(german, "Neues Spiel").click()
    expect(button(sheet(page), "Dein Ergebnis ansehen")).to_be_visible()
    button(sheet(page), "Gespeicherte Spiele").click()
    expect(sheet(page).get_by_role("list")).to_contain_text("Spiel des Tages vom ")
    assert len(saved_games(page)) == 1
    page.keyboard.press("Escape")

    open_game(page, lang="en", speed="instant", daily="2999-01-01")
    expect(player.status).to_contain_text("The daily deal of 2999-01-01 is still to come.")
