"""The sheets over the table: opened, used and closed by name, in both languages, on small screens too."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spades.i18n import Words
from tests.browser.conftest import started
from tests.browser.player import Player
from tests.browser.sheets import button, cards, points, saved_games, sheet

QUICK = {"speed": "instant"}
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
WORDS = {language: Words(language) for language in ("en", "de")}
NARROW = {"width": 320, "height": 568}
# Every sheet, and how to get to it from the table: a button of the table, then links of sheets.
WAYS = {
    "settings": ("settings",),
    "rules": ("settings", "rules"),
    "keys": ("settings", "keys"),
    "games": ("settings", "games"),
    "import": ("settings", "games", "import"),
    "new-game": ("new-game",),
    "new.house-rules": ("new-game", "new.house"),
    "score-sheet": ("score-sheet",),
    "history": ("score-sheet", "history"),
    "export": ("score-sheet", "export"),
}

COUNT_LISTENERS = """
window.listeners = 0;
const add = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (...all) {
    // The wait for a moment to keep the site begins some seconds after the start.
    if (this instanceof Node && all[0] !== "visibilitychange") window.listeners += 1;
    return add.apply(this, all);
};
"""
CLIPPED = """
() => [...document.querySelectorAll("dialog[open] *")].filter((node) => {
    const box = node.getBoundingClientRect();
    if (!box.width || node.closest(".vh, .scroll, svg, option")) return false;
    return box.right > innerWidth + 1 || box.left < -1 ||
        (node.scrollWidth > node.clientWidth + 1 && node.clientWidth && !/AREA|INPUT/.test(node.tagName) &&
         getComputedStyle(node).display !== "inline");
}).map((node) => node.tagName + " " + node.className + " " + node.textContent.slice(0, 40))
"""


def go(page, lang, way):
    """Opens a sheet by the names of the buttons on the way to it."""
    words = WORDS[lang]
    for key in way:
        within = page if key is way[0] else sheet(page)
        button(within, words(key)).click()
    return sheet(page)


def complaints(page):
    """What axe-core finds in the open sheet."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document.querySelector('dialog[open]')).then(result => result.violations)")
    return [(rule["id"], [node["html"][:120] for node in rule["nodes"]]) for rule in found]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_sheet_opens_at_its_title_and_gives_the_focus_back(game, lang):
    page = game(lang, **QUICK)
    Player(page, lang).turn()
    for title, way in WAYS.items():
        go(page, lang, way)
        heading = sheet(page, WORDS[lang](title)).get_by_role("heading", level=2)
        expect(heading).to_be_focused()
        page.keyboard.press("Escape")
        expect(sheet(page)).to_have_count(0)
        expect(button(page, WORDS[lang](way[0]))).to_be_focused()


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("de", "dark")])
def test_axe_finds_nothing_and_nothing_is_clipped_at_320_pixels(page, open_game, lang, theme):
    """C08, C21"""
    page.set_viewport_size(NARROW)
    open_game(page, lang=lang, theme=theme, **QUICK)
    player = Player(page, lang)
    player.play_hand()
    for size in ("100%", "200%"):
        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        assert page.evaluate(CLIPPED) == [], ("hand-over", size)
    page.evaluate("document.documentElement.style.fontSize = ''")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    for title, way in WAYS.items():
        go(page, lang, way)
        expect(sheet(page, WORDS[lang](title))).to_be_visible()
        assert complaints(page) == [], title
        for size in ("200%", "100%"):
            page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
            assert page.evaluate(CLIPPED) == [], (title, size)
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.keyboard.press("Escape")
        expect(sheet(page)).to_have_count(0)


def test_settings_hold_at_once_and_are_remembered(page, open_game):
    open_game(page)
    Player(page).turn()
    html = page.locator("html")
    go(page, "en", ("settings",))
    sheet(page).get_by_role("radio", name="Deutsch").check(force=True)
    expect(html).to_have_attribute("lang", "de")
    expect(sheet(page, "Einstellungen").get_by_role("heading", level=2)).to_be_visible()
    expect(sheet(page).get_by_role("radio", name="Deutsch")).to_be_focused()
    for name in ("Dunkel", "Wein", "Ziegel", "Groß", "A K Q J", "Sofort", "Nach Rang"):
        sheet(page).get_by_role("radio", name=name, exact=True).check(force=True)
    for name in ("Vierfarbiges Blatt", "Ton"):
        sheet(page).get_by_role("switch", name=re.compile(name)).check()
    sheet(page).get_by_role("switch", name=re.compile("Buchstaben")).uncheck()
    north = sheet(page).get_by_role("textbox", name="Nord")
    north.fill("  Ada   Lovelace ")
    north.press("Tab")
    expect(page.get_by_role("region", name="Ada Lovelace")).to_be_attached()
    button(sheet(page), "Fertig").click()
    page.reload()
    started(page)
    for attribute, value in {
        "lang": "de",
        "data-theme": "dark",
        "data-felt": "wine",
        "data-back": "brick",
        "data-size": "large",
        "data-deck": "four",
        "data-speed": "instant",
    }.items():
        expect(html).to_have_attribute(attribute, value)
    expect(page.get_by_role("region", name="Ada Lovelace")).to_be_attached()
    go(page, "de", ("settings",))
    expect(sheet(page).get_by_role("radio", name="Nach Rang")).to_be_checked()
    expect(sheet(page).get_by_role("switch", name=re.compile("Buchstaben"))).not_to_be_checked()


class TestNewGame:
    def test_house_rules_are_checked_at_their_field_in_the_language_of_the_reader(self, game):
        page = game("de", **QUICK)
        form = go(page, "de", ("new-game", "new.house"))
        target = form.get_by_role("spinbutton", name="Punkte zum Sieg")
        target.fill("9")
        target.press("Tab")
        expect(target).to_have_attribute("aria-invalid", "true")
        expect(target).to_have_accessible_description(re.compile("Bitte zwischen 150 und 1000"))
        target.fill("300")
        target.press("Tab")
        expect(target).not_to_have_attribute("aria-invalid", "true")
        form.get_by_role("combobox", name="Blindes Nil bei so viel Rückstand").select_option("100")
        worth = form.get_by_role("spinbutton", name="Wert des blinden Nils")
        nil = form.get_by_role("spinbutton", name="Wert des Nils")
        nil.fill("200")
        nil.press("Tab")
        worth.fill("150")
        worth.press("Tab")
        expect(worth).to_have_accessible_description(re.compile("nicht kleiner sein als „Wert des Nils“"))
        button(form, "Übernehmen").click()
        expect(form).to_be_visible()
        form.get_by_role("switch", name="Nil darf angesagt werden").uncheck()
        expect(worth).to_have_count(0)
        expect(form.get_by_role("textbox", name="Als Text")).to_have_value("house.target-300.nil-off")

    def test_house_rules_from_their_text_make_a_game(self, game):
        page = game(**QUICK)
        form = go(page, "en", ("new-game", "new.house"))
        text = form.get_by_role("textbox", name="As text")
        text.fill("house.lose-none.bags-5.leadspades-any")
        text.press("Enter")
        expect(form.get_by_role("switch", name="A team can lose by its score")).not_to_be_checked()
        expect(form.get_by_role("combobox", name="Bags until the penalty")).to_have_value("1")
        button(form, "Use these rules").click()
        new = sheet(page, "New game")
        expect(new.get_by_role("radio", name=re.compile("^House rules"))).to_be_checked()
        button(new, "Deal the cards").click()
        expect(sheet(page)).to_have_count(0)
        Player(page).turn()
        rules = [record["summary"]["rules"] for record in saved_games(page).values()]
        assert "house.lose-none.bags-5.leadspades-any" in rules
        panel = go(page, "en", ("settings", "rules"))
        expect(panel).to_contain_text("Spades may be led at any time.")
        with page.expect_popup() as opened:
            panel.get_by_role("link", name="How to play, with examples").click()
        asked = "house.lose-none.bags-5.leadspades-any"
        expect(opened.value).to_have_url(re.compile(f"/guide/en/how-to-play.html[?]rules={asked}$"))

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_partner_and_opponents_have_levels_of_their_own(self, game, lang):
        page, words = game(lang, **QUICK), WORDS[lang]
        Player(page, lang).turn()
        new = go(page, lang, ("new-game",))
        partner, opponents = (
            new.get_by_role("group", name=words(key)) for key in ("new.partner", "new.opponents")
        )
        for group in (partner, opponents):
            expect(group.get_by_role("radio", name=words.level("club"))).to_be_checked()
            expect(group.get_by_text(words("level.club.about"))).to_be_visible()
        beginner = opponents.get_by_role("radio", name=words.level("beginner"))
        beginner.check()
        expect(beginner).to_have_accessible_description(words("level.beginner.about"))
        expect(opponents.get_by_text(words("level.beginner.about"))).to_be_visible()
        expect(opponents.get_by_text(words("level.club.about"))).not_to_be_visible()
        expect(partner.get_by_text(words("level.club.about"))).to_be_visible()
        button(new, words("new.start")).click()
        expect(sheet(page)).to_have_count(0)
        Player(page, lang).turn()
        assert any(
            json.loads(record["save"])["players"] == ["club", "beginner", "human", "beginner"]
            for record in saved_games(page).values()
        )
        new = go(page, lang, ("new-game",))
        expect(partner.get_by_role("radio", name=words.level("club"))).to_be_checked()
        expect(beginner).to_be_checked()

    def test_text_that_is_no_rule_set_is_refused(self, game):
        page = game(**QUICK)
        form = go(page, "en", ("new-game", "new.house"))
        text = form.get_by_role("textbox", name="As text")
        text.fill("bridge")
        text.press("Enter")
        expect(text).to_have_accessible_description(re.compile("No rule set has this name"))

    def test_a_game_that_has_begun_is_not_left_without_asking(self, game):
        page = game(**QUICK)
        player = Player(page)
        player.bid("4")
        player.turn()
        before = cards(page)
        new = go(page, "en", ("new-game",))
        button(new, "Deal the cards").click()
        question = sheet(page, "Leave this game?")
        expect(question.get_by_role("heading")).to_be_focused()
        page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(new).to_be_visible()
        button(new, "Cancel").click()
        assert cards(page) == before
        assert player.phase() == "playing"

    def test_a_deal_code_deals_its_cards_and_a_wrong_one_is_refused_at_its_field(self, game):
        page = game(**QUICK)
        player = Player(page)
        player.turn()
        new = go(page, "en", ("new-game",))
        field = new.get_by_role("textbox", name="Deal code (optional)")
        for wrong in ("short", "_" * 16):
            field.fill(wrong)
            field.press("Enter")
            expect(field).to_have_accessible_description(re.compile("No deal has this code"))
            expect(field).to_be_focused()
        field.fill("https://example.org/spades/?rules=kawu&deal=AAAAAAAAAAAAAAAA.E.10.20")
        field.press("Enter")
        expect(new).to_have_count(0)
        player.turn()
        first = cards(page)
        expect(page.get_by_role("table", name="Score")).to_contain_text("20")
        assert "kawu" in [record["summary"]["rules"] for record in saved_games(page).values()]
        new = go(page, "en", ("new-game",))
        new.get_by_role("textbox", name="Deal code (optional)").fill("AAAAAAAAAAAAAAAA")
        button(new, "Deal the cards").click()
        expect(new).to_have_count(0)
        player.turn()
        assert cards(page) == first


class TestReckoning:
    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_the_lines_add_up_to_the_score(self, game, lang):
        page = game(lang, **QUICK)
        player = Player(page, lang)
        player.play_hand()
        words = WORDS[lang]
        over = sheet(page, re.compile("^" + words("hand-no", n=1)))
        table = over.get_by_role("table")
        for team in (0, 1):
            texts = table.locator(f"tbody tr td:nth-child({team + 2})").all_inner_texts()
            rows = table.locator("tbody tr").evaluate_all("rows => rows.map(row => row.className)")
            summed = rows.index("sum")
            (total,) = points(texts[summed : summed + 1])
            assert sum(points(texts[2:summed])) == total
            before, now = points(texts[summed + 1 : summed + 3])
            assert before + total == now
        button(over, words("next-hand")).click()
        expect(sheet(page)).to_have_count(0)
        expect(player.main).to_have_attribute("data-phase", "bidding")
        score = go(page, lang, ("score-sheet",))
        expect(score.get_by_role("table").locator("tbody tr")).to_have_count(1)
        expect(score.get_by_role("img", name=re.compile("500"))).to_be_visible()

    def test_the_tricks_of_the_hand_can_be_looked_at(self, game):
        page = game(**QUICK)
        Player(page).play_hand()
        button(sheet(page), "See the tricks").click()
        tricks = sheet(page, "Tricks of this hand")
        expect(tricks.locator("tbody tr")).to_have_count(13)
        said = tricks.locator("tbody td .vh").all_inner_texts()
        assert len({text.split(",")[0] for text in said}) == 52
        assert sum("won" in text for text in said) == sum("led" in text for text in said) == 13
        button(tricks, "Back").click()
        expect(sheet(page, re.compile("^Hand 1"))).to_be_visible()
        button(sheet(page), "Close").click()
        Player(page).next_hand()

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_the_end_says_who_won_and_why(self, game, lang):
        page = game(lang, deal="AAAAAAAAAAAAAAAA.E.480.480", **QUICK)
        player = Player(page, lang)
        words = WORDS[lang]
        player.play_hand("1")
        while player.phase() == "hand-over":
            button(sheet(page), words("next-hand")).click()
            player.play_hand("1")
        over = sheet(page, re.compile("|".join([words("over.you-win"), words("over.you-lose")])))
        expect(over).to_contain_text("500")
        expect(over.get_by_role("img", name=re.compile("500"))).to_be_visible()
        assert complaints(page) == []
        button(over, words("new-game")).click()
        button(sheet(page, words("new-game")), words("new.start")).click()
        expect(sheet(page)).to_have_count(0)
        assert player.turn() == "bidding"

    def test_the_next_hand_comes_by_itself_for_who_wants_that(self, page, open_game):
        open_game(page, lang="en", **QUICK)
        player = Player(page)
        player.turn()
        go(page, "en", ("settings",))
        sheet(page).get_by_role("switch", name=re.compile("Next hand by itself")).check()
        button(sheet(page), "Done").click()
        player.bid()
        for _ in range(13):
            assert player.turn() == "playing"
            held = player.hand.count()
            player.playable.first.click()
            expect(player.hand).not_to_have_count(held)
        expect(page.get_by_role("main")).to_contain_text("Hand 2")
        assert player.turn() == "bidding"
        expect(sheet(page)).to_have_count(0)


def test_the_sheets_leave_no_listener_and_no_node_behind(page, open_game):
    """D13: the first sheet sets the listeners up, and no other one adds any."""
    page.add_init_script(COUNT_LISTENERS)
    open_game(page, lang="en", **QUICK)
    Player(page).turn()
    counts = []
    for _ in range(4):
        go(page, "en", ("settings", "rules"))
        page.keyboard.press("Escape")
        expect(sheet(page)).to_have_count(0)
        counts.append(page.evaluate("listeners"))
    assert counts[0] > 0
    assert set(counts[1:]) == {counts[0]}
    expect(page.locator("#sheets > *")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
