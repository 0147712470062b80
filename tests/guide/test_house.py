"""The guide follows the rule set in play: the numbers are theirs, and what does not hold is not told."""

import json
import re

import pytest

from spades.engine import PRESETS
from spades.i18n import LANGUAGES, Words
from spades.session import Session
from spades.session.house import described
from spades.ui.examples.holds import holds
from tests.guide.reading import opened
from tools.build.guide import ruled
from tools.build.guide.render import html

PAGES = ("how-to-play", "bidding", "strategy", "questions")
FIELDS = described(PRESETS["cardcouch"])["fields"]
SETS = (
    "house.nil-off.bags-off",
    "house.target-300.nil-50.bags-5.penalty-20",
    "house.failednil-help.bagvalue-minus1.penalty-0.leadspades-any",
    "house.firstspades-no.leadspades-last.bidone-no.lose-none",
    "house.hands-6",
)


def told(language, rules):
    """All words of the pages that tell the rules, their headings left out: the questions stay."""
    return " ".join(
        " ".join(each.below.split()) for slug in PAGES for each in opened(language, slug, "", rules).headings
    )


def sentences(language, rules, word):
    """Those that hold a word."""
    parts = re.split(r"(?<=[.?!:]) ", told(language, rules))
    return [part for part in parts if re.search(rf"\b{word}\b", part, re.IGNORECASE)]


class TestCondition:
    @pytest.mark.parametrize(
        ("text", "verdict"),
        [("nil", True), ("!hands", True), ("bags=10", True), ("bags=5", False), ("!leadspades=any", True)],
    )
    def test_a_field_is_on_or_off_or_has_a_value(self, text, verdict):
        assert holds(text, FIELDS) is verdict

    def test_every_part_must_hold(self):
        assert holds("nil, bags=10, !hands", FIELDS)
        assert not holds("nil, bags=5", FIELDS)

    def test_a_field_that_is_none_fails_the_build(self):
        with pytest.raises(KeyError):
            html("There are jokers. {if jokers}", "en")


class TestMarks:
    def test_a_number_comes_from_the_rule_set(self):
        assert (
            html("Up to `rule target` points.", "en")
            == '<p>Up to <span data-field="target">500</span> points.</p>\n'
        )
        assert "\u2212200" in html("At `rule lose`.", "en", "cardcouch")

    @pytest.mark.parametrize("mark", ["rule lose", "rule hands", "rule leadspades"])
    def test_what_is_not_one_number_in_both_presets_fails_the_build(self, mark):
        with pytest.raises(ValueError, match=mark):
            ruled.number(Words("en"), mark)

    def test_what_holds_in_one_preset_alone_fails_the_build(self):
        with pytest.raises(ValueError, match="lose"):
            html("There is an end below. {if lose}", "en")

    def test_a_paragraph_a_list_item_words_and_a_block_can_stand_under_a_condition(self):
        assert html("All. {if nil}", "en") == '<p data-if="nil">All.</p>\n'
        assert (
            html("- One. {if nil}\n- Two.", "en")
            == '<ul>\n<li data-if="nil">One.</li>\n<li>Two.</li>\n</ul>\n'
        )
        assert html("Ten[, *or* [eleven](x.md)]{if nil}.", "en") == (
            '<p>Ten<span data-if="nil">, <em>or</em> <a href="x.html">eleven</a></span>.</p>\n'
        )
        assert html("```{if nil}\nAll.\n```", "en") == '<div data-if="nil"><p>All.</p>\n</div>\n'
        assert html("```{if nil}\n|a|\n|-|\n|b|\n```", "en").count('class="wide"') == 1
        assert '<tr data-if="nil"><th' in html("```scoring\nKept | nil+4:0+5 {if nil}\n```", "en")

    def test_what_only_house_rules_say_is_hidden_from_everybody_else(self):
        assert html("None. {if !nil}", "en") == '<p data-if="!nil" hidden="">None.</p>\n'
        assert "which your rules do not know" not in opened("en", "questions").data


@pytest.mark.parametrize("language", LANGUAGES)
class TestPages:
    @pytest.mark.parametrize("rules", SETS)
    def test_every_question_still_has_an_answer(self, language, rules):
        for slug in PAGES:
            assert all(
                len(each.below.split()) >= 3
                for each in opened(language, slug, "", rules).headings
                if each.level == 2
            )

    @pytest.mark.parametrize("rules", SETS)
    def test_the_engine_knows_every_hand_in_sight(self, language, rules):
        for hand in (hand for slug in PAGES for hand in opened(language, slug, "", rules).hands):
            message = {"op": "example", "what": "score", "rules": rules, **hand}
            assert "ok" in json.loads(Session().call(json.dumps(message)))

    def test_other_numbers(self, language):
        text = told(language, "house.target-300.nil-50.bags-5.penalty-20")
        assert not re.search(r"(?<![.,\d])(500|495|436|100)\b", text)
        aim, nil, bags = {
            "en": ("reach 300 points", "scores 50 points", "5 of them cost 20 points"),
            "de": ("erstes 300 Punkte", "bringt es 50 Punkte", "5 davon kosten 20 Punkte"),
        }[language]
        assert aim in text
        assert nil in text
        assert bags in text
        assert not re.search(r"\b(ten|tenth|zehn|zehnter?|10) bags?\b", text, re.IGNORECASE)

    def test_without_nil(self, language):
        found = set(sentences(language, "house.nil-off", "nils?"))
        none = {
            "en": {"By your rules there is no nil.", "Your rules know no nil."},
            "de": {"Nach deinen Regeln gibt es kein Nil.", "Deine Regeln kennen kein Nil."},
        }[language]
        # What remains speaks of the measured deals, which were played by other rules.
        assert {each for each in found if "Club" not in each} == none

    def test_without_bags(self, language):
        none = {"en": "By your rules there are no bags:", "de": "Nach deinen Regeln gibt es keine Bags:"}[
            language
        ]
        found = sentences(language, "house.bags-off", "bags?")
        assert none in found
        assert [each for each in found if each != none] == []

    def test_a_game_of_so_many_hands_has_no_target(self, language):
        assert "500" not in told(language, "house.hands-6")

    def test_when_spades_may_be_led(self, language):
        at_any_time = {
            "en": "Spades may be led at any time.",
            "de": "Pik darf jederzeit ausgespielt werden.",
        }[language]
        for rules, shown in (("house.leadspades-any", True), ("house.leadspades-last", False), ("", False)):
            section = opened(language, "how-to-play", "", rules).section("breaking")
            assert (at_any_time in section) is shown
            broken = {"en": "must be broken first", "de": "erst gebrochen sein"}[language]
            assert (broken in section) is (rules == "")
