"""Each picture can come to life: the engine answers what it asks, and what its page needs is allowed."""

import json
import re

import pytest

from spades.engine import PRESETS, RuleSet
from spades.i18n import LANGUAGES, Words
from spades.session import Session
from spades.session.house import described
from spades.ui.sheets.rules_text import sections
from tests.guide.reading import opened
from tools.build.guide import page
from tools.build.guide.source import PAGES, read

EVERY = [(language, slug) for language in LANGUAGES for slug in PAGES]
each_page = pytest.mark.parametrize(("language", "slug"), EVERY)


def figures(language, slug):
    return [json.loads(each["data-example"]) for each in opened(language, slug).attributes("figure")]


def answer(asked, **more):
    if asked["what"] == "score":  # the page sends what the form holds
        (south, north), (won, beside) = asked["bids"], asked["tricks"]
        more |= {"bids": [north, 1, south, 1], "tricks": [beside, 13 - won - beside, won, 0]}
        more |= {"scores": [asked["points"], 0], "bags": [asked["bags"], 0]}
    message = {"op": "example", **asked, **more}
    return json.loads(Session().call(json.dumps(message)))["ok"]


@each_page
def test_the_engine_answers_every_picture(language, slug):
    for asked in figures(language, slug):
        more = {"bid": 3} if asked["what"] == "bid" else {}
        assert answer(asked, **more)


def test_the_live_example_says_what_the_picture_shows():
    reader = opened("en", "how-to-play")
    text = page.page(read("en", "how-to-play"), "app-0", "")
    asked = figures("en", "how-to-play")
    captions = [page.plain(each) for each in re.findall("<figcaption>(.*?)</figcaption>", text)]
    assert len(captions) == len(asked) == len(reader.attributes("button", **{"class": "try"}))
    words = Words("en")
    for each, caption in zip(asked, captions, strict=True):
        if each["what"] == "trick":
            said = answer(each)
            assert words.card(said["card"]) in caption
        if each["what"] == "legal":
            may = [held["card"] for held in answer(each)["hand"] if held["why"] is None]
            shown = caption.partition("Not allowed")[0]
            assert {card for card in each["hand"] if words.card(card) in shown} == set(may)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_four_kinds_can_be_tried(language):
    kinds = {asked["what"] for slug in PAGES for asked in figures(language, slug)}
    assert kinds == {"legal", "trick", "score", "bid"}


@each_page
def test_only_pages_that_may_start_the_engine_are_allowed_to(language, slug):
    reader = opened(language, slug)
    (policy,) = [each["content"] for each in reader.attributes("meta") if "http-equiv" in each]
    lives = any("data-example" in values or "data-law" in values for _, values in reader.tags)
    assert ("'wasm-unsafe-eval'" in policy) is ("worker-src 'self' blob:" in policy) is lives


@each_page
def test_before_the_touch_a_page_loads_two_small_files(language, slug):
    reader = opened(language, slug)
    loaded = [each["src"] for each in reader.attributes("script") if "src" in each]
    loaded += [each["href"] for each in reader.attributes("link") if each["rel"] in ("stylesheet", "preload")]
    own = ["../../app-0/embed-page.mjs"] if slug == "embed" else []
    assert sorted(loaded) == sorted(["../../app-0/guide.mjs", "../../app-0/guide.css", *own])


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_have_their_place_in_the_text_of_both_pages(language):
    """Every heading of the rules, but how the cards are dealt, which no rule set changes."""
    headings = set(sections_of(RuleSet())) - {"table"}
    for slug in ("how-to-play", "rules"):
        places = {values["data-law"] for _, values in opened(language, slug).tags if "data-law" in values}
        assert headings <= places, slug


def sections_of(rules):
    words = Words("en")
    names = ("table", "bid", "play", "score", "nil", "end")
    told = dict(sections(words, described(rules)["fields"]))
    return [name for name in names if words("rules." + name) in told]


def test_what_house_rules_hide_is_marked():
    """Each line that only one of the presets says."""
    reader = opened("en", "how-to-play")
    assert {values["data-rules"] for _, values in reader.tags if "data-rules" in values} == set(PRESETS)


def test_the_answers_for_search_engines_do_not_tell_of_house_rules():
    assert "By your rules" not in opened("en", "questions").data
