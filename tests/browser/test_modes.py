"""A record is watched, a bid is practised, the game waits: by keyboard, and on the narrowest phone."""

import random
import re

from playwright.sync_api import expect

from spades.engine import CARDCOUCH, Setup
from spades.record import pack
from tests.browser.player import Player
from tests.browser.sheets import button, sheet
from tests.browser.test_access import findings
from tests.engine.helpers import last

DEAL = "QmZ3k9dVx0TbLw7e"
GAME = last(Setup(CARDCOUCH, "watched", (), 3, (40, -20), (2, 5)), random.Random(8), 2)
SUITS = ("Spades", "Hearts", "Clubs", "Diamonds")
SIZES = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800))


def fits(page):
    """Nothing sticks out, at any size; what lies on the cloth does not overlap."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        boxes = page.locator(".slip, .open li, .plate, .player > div, .tools").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width)"
            ".map(box => [box.left, box.top, box.right, box.bottom])"
        )
        assert all(left >= 0 and right <= width and bottom <= height for left, _, right, bottom in boxes)
        for place, one in enumerate(boxes):
            assert [other for other in boxes[place + 1 :] if overlap(one, other)] == [], (width, height, one)


def overlap(one, other):
    return one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1


def ranks(page):
    """How many cards lie open in each of the four hands."""
    return page.locator(".open").evaluate_all("all => all.map(one => one.querySelectorAll('b').length)")


def test_a_game_from_a_link_is_watched_and_the_own_one_waits(game):
    page = game("en", deal=DEAL, speed="instant")
    player = Player(page)
    player.turn()
    hand = held(player)

    # A damaged link is refused in words, and nothing else happens.
    page.evaluate(f"location.hash = 'record={pack(GAME)[:60]}'")
    button(sheet(page), "Watch").click()
    expect(player.status).to_contain_text("This link cannot be read")
    expect(player.main).to_have_attribute("data-phase", "bidding")

    page.evaluate(f"location.hash = 'record={pack(GAME)}'")
    expect(sheet(page, "Watch this game?")).to_be_visible()
    button(sheet(page), "Watch").click()
    expect(player.main).to_have_attribute("data-phase", "watching")
    expect(player.status).to_have_text("West has dealt.")
    assert ranks(page) == [13] * 4
    north = page.get_by_role("list", name="Cards of North", exact=True)
    expect(north.get_by_role("listitem")).to_have_text([re.compile(f"{suit}: ") for suit in SUITS])
    assert page.evaluate("location.hash") == ""

    # By keys: bids, then a card at a time, each told in words.
    page.keyboard.press("ArrowDown")
    expect(page.locator(".where")).to_contain_text("Trick 1 of 13")
    page.keyboard.press("ArrowRight")
    expect(player.status).to_contain_text(re.compile(r"^North plays "))
    assert sorted(ranks(page)) == [12, 13, 13, 13]
    expect(page.get_by_role("slider", name="Card", exact=True)).to_have_attribute(
        "aria-valuetext", "Step 5 of 56"
    )
    assert findings(page) == []
    fits(page)
    page.keyboard.press("Home")
    expect(player.status).to_have_text("West has dealt.")
    button(page, "Play").click()  # by itself to the end
    expect(player.status).to_contain_text("Hand 1 is over.")
    expect(button(page, "Play")).to_be_visible()
    assert sum(ranks(page)) == 0

    button(page, "The reckoning").click()
    expect(sheet(page).get_by_role("row")).not_to_have_count(0)
    assert findings(page) == []
    button(sheet(page), "Next hand").click()
    expect(page.locator(".where")).to_contain_text("Hand 2")

    button(page, "Back to the game").click()
    expect(player.main).to_have_attribute("data-phase", "bidding")
    assert held(player) == hand
    player.bid()
    assert player.turn() == "playing"


def test_own_hands_are_watched_from_the_reckoning_and_the_list_of_games(game):
    page = game("de", deal=DEAL, speed="instant")
    player = Player(page, "de")
    player.play_hand()
    button(sheet(page), "Stiche ansehen").click()
    button(sheet(page), "Ansehen").click()
    expect(player.main).to_have_attribute("data-phase", "watching")
    page.get_by_role("slider", name="Karte", exact=True).fill("20")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Schritt 20 von 56")
    expect(player.status).to_contain_text("macht den Stich.")
    assert findings(page) == []
    button(page, "Zurück zum Spiel").click()
    expect(player.main).to_have_attribute("data-phase", "hand-over")
    button(sheet(page, "Stiche"), "Zurück").click()  # the way back leads where one came from
    player.next_hand()

    button(page, "Gespeicherte Spiele").click()
    sheet(page).get_by_role("button", name=re.compile("^Ansehen: ")).click()
    expect(player.main).to_have_attribute("data-phase", "watching")
    # Only what is over: the hand that is being played stays closed.
    expect(button(page, "Nächste Runde")).to_have_attribute("aria-disabled", "true")


def test_bids_are_practised_on_the_narrowest_phone(page, open_game):
    page.set_viewport_size({"width": 320, "height": 568})
    open_game(page, lang="de", mode="bid", speed="instant")
    player = Player(page, "de")
    expect(player.main).to_have_attribute("data-phase", "quiz")
    bids = page.get_by_role("group", name=player.name["bid"], exact=True)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hand = held(player)
    button(bids, "Nil").focus()
    page.keyboard.press("End")
    page.keyboard.press("Enter")

    answer = sheet(page, re.compile("Experte"))
    expect(answer.get_by_role("img", name=re.compile(r"[0-9]\s%"))).to_be_visible()
    expect(answer.get_by_role("row", name=re.compile("Experte$"))).to_have_count(1)
    expect(answer.get_by_role("row", name=re.compile("^13 .*du$"))).to_have_count(1)
    answer.get_by_text("Als Tabelle").click()
    chances = answer.get_by_role("table").last.get_by_role("cell").all_inner_texts()
    assert 90 <= sum(int(re.sub(r"\D", "", text)) for text in chances if "<" not in text) <= 110
    expect(answer).to_contain_text("In 0 von 1 Runde")
    assert findings(page) == []
    assert answer.evaluate("one => one.querySelector('.sheet-body').scrollWidth <= one.clientWidth")

    button(answer, player.name["next"]).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(button(page, player.name["next"])).to_have_count(0)
    assert held(player) != hand
    # How often one agreed is kept.
    page.reload()
    expect(player.main).to_have_attribute("data-phase", "quiz")
    button(bids, "13").click()
    expect(sheet(page)).to_contain_text("von 2 Runden")
    page.keyboard.press("Escape")
    button(page, "Zurück zum Spiel").click()
    expect(player.main).to_have_attribute("data-phase", "bidding")
    assert "mode" not in page.url


QUESTIONS = {
    "Bid this hand": "What do you bid?",
    "Cover the nil": "Your partner bid nil. Keep it alive: which card?",
    "Break the nil": "(West|East) bid nil. Break it: which card?",
    "Make or set the contract": "(for your contract|Set them): which card?",
    "Drop the bags": "brings? the penalty: which card?",
}


def test_all_kinds_of_drills_on_the_narrowest_phone(page, open_game):
    page.set_viewport_size({"width": 320, "height": 568})
    open_game(page, lang="en", mode="drill", speed="instant")
    player = Player(page)
    # Closed without a drill it does not come again with a reload.
    expect(sheet(page, "Practice")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile("mode="))
    button(page, "New game").click()
    button(sheet(page, "New game"), "Practice").click()
    expect(sheet(page, "Practice").get_by_role("button", name="Practise bidding")).to_be_visible()
    assert findings(page) == []
    for kind, question in QUESTIONS.items():
        sheet(page, "Practice").get_by_role("button", name=re.compile(f"^{kind} .* Level 1 of 5")).click()
        expect(player.status).to_contain_text(re.compile(question))
        expect(player.main).to_have_attribute("data-phase", re.compile("^drill"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if kind == "Bid this hand":
            choices = page.get_by_role("group", name=player.name["bid"], exact=True).get_by_role("button")
            choices.last.click()  # thirteen is never right
        else:
            player.playable.first.focus()
            page.keyboard.press("Enter")
        answer = sheet(page, re.compile("^(Right|Better): "))
        expect(answer.get_by_role("row", name=re.compile("yours"))).to_have_count(1)
        expect(answer).to_contain_text(re.compile(rf"{kind} · Level 1 of 5 · [01] of 1 right"))
        assert answer.evaluate("one => one.querySelector('.sheet-body').scrollWidth <= one.clientWidth")
        if kind == "Cover the nil":
            assert findings(page) == []
            page.keyboard.press("Escape")
            button(page, "Next").click()
            expect(button(page, "Next")).to_have_count(0)
            expect(player.status).to_contain_text("Keep it alive")
            assert findings(page) == []
            player.playable.first.click()
        button(sheet(page, re.compile("^(Right|Better): ")), "Other drills").click()
    # What was reached is kept, and goes with the statistics.
    expect(sheet(page, "Practice")).to_contain_text(re.compile("Cover the nil.*of 2 right"))
    page.keyboard.press("Escape")
    button(page, "Back to the game").click()
    expect(player.main).to_have_attribute("data-phase", "bidding")
    assert "mode" not in page.url


def held(player):
    """The cards of the hand."""
    return player.hand.evaluate_all("cards => cards.map(card => card.dataset.card)")
