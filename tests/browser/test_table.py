"""The table on every screen: nothing cut off, every card to be hit, no shift, nothing played twice."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

DEAL = "QmZ3k9dVx0TbLw7e"
SCREENS = [
    (320, 568),
    (360, 640),
    (390, 844),
    (480, 640),
    (640, 700),
    (768, 1024),
    (844, 390),
    (1280, 800),
    (1920, 1080),
]
# The part of each card that a finger would hit: the widest run of free pixels on its line through the index.
STRIPS = """() => [...document.querySelectorAll('.hand button')].map(button => {
  const box = button.getBoundingClientRect();
  const free = (x, y) => document.elementFromPoint(x, y) === button;
  let best = 0;
  for (const part of [0.12, 0.3, 0.5]) {
    let run = 0;
    for (let x = Math.ceil(box.left); x < box.right; x++) {
      run = free(x, box.top + box.height * part) ? run + 1 : 0;
      best = Math.max(best, run);
    }
  }
  const middle = free(box.left + box.width / 2, box.top + box.height / 2);
  return {card: button.dataset.card, strip: best, middle};
})"""
OUTSIDE = """() => [...document.querySelectorAll('main button, main .plate, main .slip, main .chip, .status')]
  .filter(node => node.offsetParent && !node.closest('[hidden]'))
  .map(node => [node.className, node.getBoundingClientRect()])
  .filter(([, b]) => b.width && (b.left < -0.5 || b.right > innerWidth + 0.5 || b.top < -0.5
    || b.bottom > innerHeight + 0.5))
  .map(([name, b]) => `${name} ${b.left},${b.top} ${b.right},${b.bottom}`)"""
# Texts that lie over each other; a card in the hand may lie over its neighbour.
OVERLAPS = """() => {
  const parts = '.slip, .plate, .tools .icon, .acts .icon, .status, .chip, .pad, .hand';
  const boxes = [...document.querySelectorAll(parts)]
    .filter(node => node.checkVisibility() && node.textContent.trim())
    .map(node => [node.className, node.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([name, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      found.push(`${name} over ${other}`);
  }));
  return found;
}"""


# Of each of the table's plans the one that has the least room.
PLANS = [(320, 568), (640, 700), (844, 390), (1280, 800)]
WHERE = "nodes => nodes.map(node => Math.round(node.getBoundingClientRect().bottom))"


def on_every_screen(page, screens=SCREENS):
    """Gives the page the size of each screen that the design names, everything at rest."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("document.getAnimations().forEach(each => each.finish())")
        yield width, height


class TestScreens:
    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_nothing_is_cut_off_or_moves_when_the_pad_goes(self, game, lang):
        """C08, C21: at the bid, at the first card, and with a full table."""
        page = game(lang, deal=DEAL, speed="instant")
        player = Player(page, lang)
        fixed = page.locator(".seat, .line, .mine, .score, .centre")

        def faults():
            return page.evaluate(OUTSIDE) + page.evaluate(OVERLAPS)

        player.turn()
        found, where = {}, {}
        for screen in on_every_screen(page):
            found[screen, "bid"] = faults()
            where[screen] = fixed.evaluate_all(WHERE)
        player.bid()
        player.turn()
        for screen in on_every_screen(page):
            found[screen, "moved"] = [] if fixed.evaluate_all(WHERE) == where[screen] else ["moved"]
        player.play_until_refused()
        for screen in on_every_screen(page):
            found[screen, "play"] = faults()
            wide = page.evaluate("document.documentElement.scrollWidth")
            found[screen, "wide"] = [wide] if wide > screen[0] else []
        assert {when: what for when, what in found.items() if what} == {}

    def test_every_card_can_be_hit(self, game):
        """24 px of each are free at any number of cards, and so is its middle."""
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.bid()
        while player.turn() == "playing":
            page.mouse.move(1, 1)
            found = {screen: page.evaluate(STRIPS) for screen in on_every_screen(page, PLANS)}
            small = {
                screen: [card for card in cards if card["strip"] < 24 or not card["middle"]]
                for screen, cards in found.items()
            }
            assert {screen: cards for screen, cards in small.items() if cards} == {}
            player.play()


# Does the notice lie over the bids?
COVERED = """() => {
  const box = part => document.querySelector(part).getBoundingClientRect()
  return box(".status").top < box(".pad").bottom
}"""
# What the plates say and do not show whole.
CLIPPED = """() => [...document.querySelectorAll(".plate")].filter(plate => {
  const end = node => node.getBoundingClientRect().right
  return [...plate.querySelectorAll(".took > *")].some(part => end(part) > end(plate))
}).map(plate => plate.textContent)"""


class TestZoom:
    def test_at_four_hundred_percent_one_direction_scrolls(self, page, game):
        """C10: 1280 by 1024 at 400 % is 320 by 256."""
        page.set_viewport_size({"width": 320, "height": 256})
        game("de", deal=DEAL, speed="instant")
        player = Player(page, "de")
        player.play_hand()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert page.evaluate("document.documentElement.scrollHeight") > 256

    def test_bigger_text_is_not_clipped(self, page, game):
        """C21: text at 200 %; nor does a long notice cover the bids, there or on a small phone."""
        page.set_viewport_size({"width": 320, "height": 568})
        game("de", deal=DEAL, speed="instant", level="bogus", theme="pink")
        player = Player(page, "de")
        player.turn()
        expect(player.status).to_contain_text("theme=pink")
        assert page.evaluate(COVERED) is False
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.set_viewport_size({"width": 390, "height": 844})
        assert page.evaluate(COVERED) is False
        player.bid()
        player.turn()
        assert page.evaluate(CLIPPED) == []
        page.set_viewport_size({"width": 640, "height": 1100})
        assert page.evaluate("document.documentElement.scrollWidth") <= 640


class TestTouch:
    def test_a_double_click_plays_one_card(self, game):
        """C03."""
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.bid()
        player.turn()
        player.playable.first.dblclick()
        player.turn()
        expect(player.hand).to_have_count(12)

    def test_no_lift_stays_after_a_tap(self, chromium, site):
        """C07."""
        context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        page = context.new_page()
        page.goto(f"{site}?deal={DEAL}&speed=instant")
        player = Player(page)
        player.play_until_refused()
        card = player.refused.first
        before = card.bounding_box()
        card.tap(force=True)
        expect(player.status).to_have_text(re.compile("You must follow"))
        expect(card).to_have_class(re.compile("is-refused"))
        page.evaluate(
            "Promise.all(document.getAnimations().map(movement => movement.finished)).then(() => null)"
        )
        assert card.bounding_box() == before
        context.close()

    def test_a_refused_card_says_why(self, game):
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.play_until_refused()
        player.refused.first.click(force=True)
        expect(player.status).to_have_text(re.compile(r"^You must follow (clubs|diamonds|hearts|spades)\.$"))
        assert player.phase() == "playing"

    def test_turning_the_screen_loses_nothing(self, page, game):
        """C09: in the bidding, in a trick, under an open dialog."""
        page.set_viewport_size({"width": 390, "height": 844})
        game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.turn()
        page.set_viewport_size({"width": 844, "height": 390})
        player.bid()
        player.turn()
        player.play()
        page.set_viewport_size({"width": 390, "height": 844})
        player.turn()
        player.button("settings").click()
        page.set_viewport_size({"width": 844, "height": 390})
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(player.hand).to_have_count(12)
        assert page.evaluate(OUTSIDE) == []


class TestButtons:
    def test_undo_takes_the_bid_back(self, game):
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.bid("4")
        player.turn()
        player.button("undo").click()
        expect(page.get_by_role("group", name="Your bid")).to_be_visible()
        expect(player.hand).to_have_count(13)

    def test_the_last_trick_is_shown_on_demand(self, game):
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.bid()
        player.turn()
        first = player.play()
        player.turn()
        player.button("last").click()
        trick = page.get_by_role("list", name="Current trick").get_by_role("img")
        expect(trick).to_have_count(4)
        expect(page.get_by_role("img", name=re.compile(f"^You: {first}", re.IGNORECASE))).to_be_visible()
        player.button("last").click()
        expect(page.get_by_role("img", name=re.compile(f"^You: {first}", re.IGNORECASE))).to_have_count(0)

    @pytest.mark.parametrize(("lang", "title"), [("en", "Your bid"), ("de", "Deine Ansage")])
    def test_the_page_warns_before_a_bid_above_thirteen(self, game, lang, title):
        """The partner bids first here, so the sum is known."""
        page = game(lang, deal=f"{DEAL}.W", speed="instant")
        player = Player(page, lang)
        player.turn()
        bid = page.get_by_role("group", name=title).get_by_role("button", name="13", exact=True)
        note = page.locator("#" + (bid.get_attribute("aria-describedby") or "none"))
        expect(note).to_have_text(re.compile("13"))
        bid.click()
        player.turn()
        assert player.phase() == "playing"

    def test_an_opponent_who_thinks_shows_it(self, page, game):
        game("en", deal=f"{DEAL}.S", speed="slow")
        expect(page.locator(".seat.is-thinking").get_by_text("thinking")).to_be_attached()

    def test_names_of_buttons(self, page, game):
        game("de", deal=DEAL, speed="instant")
        player = Player(page, "de")
        for what in ("new", "undo", "last", "sheet", "settings"):
            expect(player.button(what)).to_be_visible()


class TestSuits:
    def test_no_suit_is_ever_a_character(self, game):
        """C13: suits are drawings, or words."""
        page = game("en", deal=DEAL, speed="instant")
        player = Player(page)
        player.play_hand()
        assert not re.search("[♠♥♦♣♤♡♢♧🂠🃏]|u26", page.locator("body").inner_text())

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_letters_on_the_cards_follow_the_language(self, game, lang):
        page = game(lang, deal=DEAL, speed="instant")
        Player(page, lang).turn()
        used = page.locator(".hand use").evaluate_all("uses => uses.map(use => use.getAttribute('href'))")
        courts = [face for face in used if face[1] in "QJ"]
        assert courts
        assert all(face.endswith("-de") is (lang == "de") for face in courts)
