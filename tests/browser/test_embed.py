"""The game in other people's pages: on another origin, under their policies, and against their tricks."""

import json
import re

import pytest
from playwright.sync_api import expect

from spades.record import pack, read_record
from tests.browser.hosts import opener
from tests.browser.player import Player
from tests.browser.sheets import button, sheet
from tests.browser.test_access import findings
from tools.build import ROOT

ELEMENT = '<script async src="{site}embed.js"></script>'
CROSS = ELEMENT.replace("async", "async crossorigin")
STRICT = {"Content-Security-Policy": "default-src 'none'; frame-src {site}; script-src 'self' {site}embed.js"}
DEAL = "k3Vq9xT_7mPzB2sA"
# What no page should send: each is ignored, or answered with an error.
HOSTILE: list[object] = [
    None, 7, "new-game", [], {}, {"spades": 2, "type": "new-game", "id": 1}, {"spades": 1},
    {"spades": 1, "type": "play", "id": 1, "card": "AS"}, {"spades": 1, "type": "new-game"},
    {"spades": 1, "type": "new-game", "id": {"toString": 1}}, {"spades": 1, "type": "record", "id": [1]},
    {"spades": 1, "type": "new-game", "id": 1, "options": {"rules": "x" * 500}},
    {"spades": 1, "type": "new-game", "id": 1, "options": {"__proto__": {"rules": "kawu"}, "lang": "de"}},
    {"spades": 1, "type": "load", "id": 1, "record": "x" * 2_000_000},
]  # fmt: skip
# Another window of the same page speaks to the frame: a sound message, but not from the page around.
STRANGER = """parent.document.querySelector("spades-game").shadowRoot.querySelector("iframe").contentWindow
  .postMessage({ spades: 1, type: "new-game", id: "strange" }, "*")"""
RECORD = ROOT / "tests" / "golden" / "record.pbn"
LIMIT = 60_000  # bytes on the wire before the reader's click
STARTING = 60_000  # ms


@pytest.fixture
def host(page, site, serve, tmp_path):
    return opener(page, site, serve, tmp_path)


@pytest.fixture(autouse=True)
def no_icon(faults):
    """The foreign pages have none."""
    faults.expect("404 (Not Found)")


def main(host, number=0):
    return host.frame(number).locator("main")


def started(host, number=0):
    expect(main(host, number)).not_to_have_attribute("data-phase", "loading", timeout=STARTING)


def cards(frame):
    """The cards of South's hand."""
    return frame.locator("button[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")


def inside(page, address="embed.html"):
    """A frame of the page to look into, by its address."""
    return next(frame for frame in page.frames if address in frame.url)


def visitors(page):
    """What is kept in the frame's storage beside the games of frames."""
    kept = json.loads(inside(page).evaluate("JSON.stringify(localStorage)"))
    return {key: text for key, text in kept.items() if ":embed:" not in key}


class TestPoster:
    """What is there before the reader wants the game; no engine is started here."""

    def test_in_a_strict_page_from_right_to_left_on_a_small_phone(self, page, host):
        loaded = {}
        page.on(
            "response", lambda answer: loaded.update({answer.url: answer.headers.get("content-length", "0")})
        )
        page.set_viewport_size({"width": 320, "height": 700})
        shown = host(
            f'<body dir="rtl">{ELEMENT}<spades-game lang="de" label="Ein Spiel"></spades-game>', STRICT
        )
        frame = shown.frame()
        expect(page.get_by_title("Ein Spiel")).to_be_visible()
        expect(frame.get_by_role("button")).to_have_count(1)
        expect(frame.get_by_role("button", name="Spades spielen")).to_be_visible()
        expect(frame.get_by_role("link", name="Im eigenen Fenster öffnen")).to_be_visible()
        expect(frame.locator("html")).not_to_have_attribute("dir", "rtl")
        ours = {url: int(size) for url, size in loaded.items() if url.startswith(shown.site)}
        assert sum(ours.values()) <= LIMIT
        assert not [url for url in ours if re.search(r"\.(py|wasm|zip|json)$|runtime-", url)]
        assert frame.locator("meta[name=robots]").get_attribute("content") == "noindex"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        # The element is as high as the frame wishes, upright and wide.
        frame_box = page.locator("iframe").bounding_box()
        assert frame_box["height"] == 560
        page.set_viewport_size({"width": 916, "height": 700})
        expect(page.locator("iframe")).to_have_css("height", "567px")
        assert [message["lang"] for message in shown.events("ready")][:1] == ["de"]
        assert {message["origin"] for message in shown.heard("ready")} == {shown.site.split("/some")[0]}

    def test_in_a_sandbox_without_an_origin_it_says_what_to_write(self, host):
        shown = host(
            '<iframe src="{site}embed.html" sandbox="allow-scripts" width="600" height="400"></iframe>'
        )
        expect(shown.frame().get_by_text('sandbox="allow-scripts allow-same-origin"')).to_be_visible()
        expect(shown.frame().get_by_role("button")).to_have_count(0)

    def test_under_coep_a_frame_without_credentials_comes_in(self, host):
        shown = host(
            f"{CROSS}<spades-game credentialless></spades-game>",
            {"Cross-Origin-Embedder-Policy": "require-corp"},
        )
        expect(button(shown.frame(), "Play Spades")).to_be_visible()

    def test_the_table_with_embed_in_its_address_goes_there(self, page, site):
        page.goto(site + "?embed&lang=de&level=club#x=1")
        page.wait_for_url(site + "embed.html?embed&lang=de&level=club#x=1")
        expect(page.get_by_role("button", name="Spades spielen")).to_be_visible()
        assert findings(page) == []

    def test_an_element_that_is_not_let_in_shows_a_link(self, page, host, faults):
        """A page that sends COEP, and a frame without its leave: no word comes from there."""
        faults.expect("ERR_BLOCKED_BY_RESPONSE")
        page.clock.install()
        shown = host(
            f'{CROSS}<spades-game rules="kawu"></spades-game>',
            {"Cross-Origin-Embedder-Policy": "require-corp"},
        )
        link = page.get_by_role("link", name="Play Spades")
        page.clock.fast_forward(11_000)
        expect(link).to_have_attribute("href", shown.site + "?rules=kawu")


def test_a_whole_hand_by_the_element(page, host):
    """Events, methods, storage of its own, and a page around it that tries everything."""
    shown = host(
        f'<body dir="rtl">{ELEMENT}<spades-game lang="en" speed="instant" rules="kawu"></spades-game>'
        "<iframe></iframe>",
        STRICT,
        near=True,
    )
    frame = shown.frame()
    button(frame, "Play Spades").click()
    started(shown)
    player = Player(frame)
    player.turn()
    expect(frame.locator(":focus")).to_have_count(1)
    inside(page).evaluate("localStorage.setItem('spades:/some/folder/:game:mine', 'the visitor')")
    before = visitors(page)
    assert shown.ask("record()")["code"] == "not-over"

    # Nobody but the page around is heard, and that only in words that make sense.
    dealt = cards(frame)
    for message in HOSTILE:
        shown.tell(message)
    inside(page, "about:blank").evaluate(STRANGER)
    assert shown.ask("newGame({ rules: 'house.target-1' })")["code"] == "rules"
    assert shown.ask("newGame({ level: 7 })")["code"] == "bad-message"
    assert shown.ask("load('nonsense')")["error"]
    assert cards(frame) == dealt
    assert "strange" not in json.dumps(shown.heard("error"))

    # The element in turn hears nobody but its frame, and takes no nonsense from that.
    high = page.locator("iframe[src]").bounding_box()["height"]
    fake = "parent.postMessage({ spades: 1, type: 'game-end', result: {}, height: 777 }, '*')"
    inside(page, "about:blank").evaluate(fake)
    for height in ("1e9", "-5", "'50vh; color: red'", "{}", "NaN"):
        inside(page).evaluate(f"parent.postMessage({{ spades: 1, type: 'height', height: {height} }}, '*')")
    inside(page).evaluate("parent.postMessage({ spades: 2, type: 'game-end' }, '*')")
    assert shown.ask("record()")["code"] == "not-over"
    assert page.locator("iframe[src]").bounding_box()["height"] == high
    assert shown.events("game-end") == []

    player.play_hand()
    (end,) = shown.events("hand-end")
    assert (end["handNo"], sum(end["ledger"]["tricks"])) == (1, 13)
    record = shown.ask("record()")
    assert '[RuleSet "kawu"]' in record
    assert shown.ask("newGame()")["id"] >= 0
    assert player.turn() == "bidding"
    expect(sheet(frame)).to_have_count(0)
    assert shown.ask(f"load({json.dumps(record)})")["id"] >= 0
    expect(main(shown)).to_have_attribute("data-phase", "hand-over")

    # A reload of the page around goes on with that game, and what the visitor has on the site is as it was.
    page.reload()
    button(frame, "Play Spades").click()
    expect(main(shown)).to_have_attribute("data-phase", "hand-over", timeout=STARTING)
    assert visitors(page) == before


def test_copied_lines_on_a_foreign_page(page, host, site, faults):
    """Two at once, one started by itself, one in a sandbox; the browser lets neither keep anything."""
    faults.expect("Blocked opening", "Download is disallowed")
    page.goto(site + "guide/en/embed.html")
    for name, value in (
        ("Language", "de"),
        ("Speed", "instant"),
        ("The game starts", "1"),
        ("Rules", "house"),
    ):
        page.get_by_role("combobox", name=name, exact=True).select_option(value)
    page.get_by_role("textbox", name="House rules as text").fill("house.nil-50")
    page.get_by_role("button", name="Copy").nth(1).click()
    frame_line = page.get_by_role("textbox", name="Or a plain frame")
    line = frame_line.input_value()
    page.get_by_role("combobox", name="What it shows", exact=True).select_option("replay")
    record = page.get_by_role("textbox", name="The record of the game")
    record.fill(f"{site}?lang=en#record=Abc-_9")  # a link to watch does as well
    record.blur()
    expect(frame_line).to_have_value(re.compile('mode=replay.*#record=Abc-_9" '))
    sandboxed = line.replace("<iframe", '<iframe sandbox="allow-scripts allow-same-origin"')
    sandboxed = sandboxed.replace("lang=de", "lang=en&amp;seat=N&amp;level=god").replace(
        "autostart=1", "theme=pink"
    )

    shown = host(f'<input autofocus><p style="height:10px">{line}{sandboxed}<p style="height:2000px">')
    started(shown)
    first, second = Player(shown.frame(0), "de"), Player(shown.frame(1))
    assert first.turn() == "bidding"
    expect(first.status).to_contain_text("Hier wird nichts gespeichert.")
    # A game that starts by itself takes no focus; the wheel over a table that cannot scroll moves the page.
    expect(page.locator("input")).to_be_focused()
    page.locator("iframe").first.hover()
    page.mouse.wheel(0, 300)
    page.wait_for_function("scrollY > 0")

    button(shown.frame(1), "Play Spades").click()
    started(shown, 1)
    assert second.turn() == "bidding"
    for told in ("seat=N", "level=god", "theme=pink"):
        expect(second.status).to_contain_text(told)
    assert [error["code"] for error in shown.heard("error")] == ["address"]
    assert sorted(frame.evaluate("spadesFrame.place") for frame in page.frames[1:]) == ["0", "1"]
    before = cards(shown.frame(1))
    first.bid()
    first.turn()
    first.play()
    assert (cards(shown.frame(1)), second.phase()) == (before, "bidding")

    # No new window and no file: the address and the game stand there as text.
    shown.frame(1).get_by_role("link", name="Open in its own window").click()
    field = shown.frame(1).get_by_role("textbox", name="The address of the game:")
    expect(field).to_have_value(site + "?lang=en")
    expect(field).to_be_focused()
    second.button("settings").click()
    expect(field).to_be_hidden()
    button(sheet(shown.frame(1)), "Rules").click()
    sheet(shown.frame(1)).get_by_role("link", name="The exact rules").click()
    expect(field).to_have_value(f"{site}guide/en/rules.html?rules=house.nil-50")
    expect(field).to_be_focused()
    button(sheet(shown.frame(1)), "Done").click()
    second.button("sheet").click()
    button(sheet(shown.frame(1)), "Save or share the game").click()
    button(sheet(shown.frame(1)), "Save as file").click()
    expect(shown.frame(1).get_by_role("textbox", name="The game as text")).to_have_value(
        re.compile("house.nil-50")
    )


def test_a_record_in_a_frame_and_then_a_quiz(page, host):
    record = pack(read_record(RECORD.read_text("utf-8")))
    shown = host(f'{ELEMENT}<spades-game lang="en" mode="replay" seat="N" record="{record}"></spades-game>')
    frame = shown.frame()
    expect(frame.get_by_role("link")).to_have_attribute(
        "href", f"./?lang=en&mode=replay&seat=N#record={record}"
    )
    button(frame, "Watch the game").click()
    expect(main(shown)).to_have_attribute("data-phase", "watching", timeout=STARTING)
    assert shown.ask("load('A.x')")["code"] == "link-broken"
    assert shown.ask("record()")["code"] == shown.ask("newGame()")["code"] == "not-now"
    assert shown.ask(f"load('{record}')")["id"] >= 0
    expect(main(shown)).to_have_attribute("data-phase", "watching")
    # A change of its attributes loads the frame anew, once for all of them.
    page.evaluate("""() => {
      const game = document.querySelector("spades-game");
      for (const name of ["record", "seat"]) game.removeAttribute(name);
      game.setAttribute("mode", "bid");
    }""")
    expect(button(frame, "Bid some hands")).to_be_visible()
    assert [ready["mode"] for ready in shown.events("ready")][-1] == "bid"
