"""Both languages say everything that engine, session and page can mean."""

import json
import re
import string
from pathlib import Path

import pytest

from spades.bots import LEVELS
from spades.cards import RANKS, SUITS
from spades.engine import PRESETS, LedgerLine, Result
from spades.i18n import GUIDE, LANGUAGES, PARTS, Words
from spades.session import Session
from spades.session.house import rule_fields

ROOT = Path(__file__).parents[2]
ENGLISH, GERMAN = (
    {
        key: text
        for part in (*PARTS, GUIDE)
        for key, text in __import__(f"spades.i18n.{language}.{part}", fromlist=["WORDS"]).WORDS.items()
    }
    for language in LANGUAGES
)
BOTH = pytest.mark.parametrize("words", [Words("en"), Words("de")], ids=["en", "de"])


def params(text):
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def sources(*folders):
    return "\n".join(path.read_text() for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))


def test_the_languages_have_the_same_keys():
    assert set(ENGLISH) == set(GERMAN)


def test_a_text_speaks_of_the_same_things_in_both_languages():
    assert [key for key in ENGLISH if params(ENGLISH[key]) != params(GERMAN.get(key, ""))] == []


def test_a_special_form_says_no_more_than_the_usual_one():
    special = {key: key.split("~")[0] for key in ENGLISH if "~" in key}
    assert [key for key, usual in special.items() if not params(ENGLISH[key]) <= params(ENGLISH[usual])] == []


def test_no_key_stands_in_two_parts():
    for language in LANGUAGES:
        modules = [
            __import__(f"spades.i18n.{language}.{part}", fromlist=["WORDS"]).WORDS for part in (*PARTS, GUIDE)
        ]
        assert sum(map(len, modules)) == len({key for module in modules for key in module})


def test_german_addresses_the_reader_as_du():
    formal = re.compile(r"\b(Sie|Ihnen|Ihre[mnrs]?|Ihr(?= [a-z]+en\b))\b")
    assert [text for text in GERMAN.values() if formal.search(text)] == []


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
def test_suits_are_words_and_never_signs_that_may_turn_into_emoji(texts):
    assert not re.search("[\u2660-\u2667\U0001f0a0-\U0001f0ff]", "".join(texts.values()))


@pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])
def test_a_minus_is_a_minus(texts):
    assert not re.search(r"(^|\s)-\d", "\n".join(texts.values()))


def test_every_card_has_its_name():
    assert [Words("en").card(card) for card in ("QS", "TH", "2C", "AD")] == [
        "Queen of spades",
        "Ten of hearts",
        "Two of clubs",
        "Ace of diamonds",
    ]
    assert [Words("de").card(card) for card in ("QS", "TH", "2C", "AD")] == [
        "Pik-Dame",
        "Herz-Zehn",
        "Kreuz-Zwei",
        "Karo-Ass",
    ]


@BOTH
def test_fifty_two_cards_have_fifty_two_names(words):
    assert len({words.card(rank + suit) for rank in RANKS for suit in SUITS}) == 52


def test_the_letters_on_the_cards_are_those_of_the_language():
    assert "".join(Words("en").index(rank) for rank in "AKQJT9") == "AKQJ109"
    assert "".join(Words("de").index(rank) for rank in "AKQJT9") == "AKDB109"


@BOTH
def test_numbers_have_true_signs(words):
    assert words.number(-29) == "−29"
    assert (words.signed(70), words.signed(-70), words.signed(0)) == ("+70", "−70", "0")


def test_one_is_one_and_you_are_you():
    words = Words("en")
    assert (words("tricks-n", n=1), words("tricks-n", n=2)) == ("1 trick", "2 tricks")
    assert words("event.bid", seat="S", bid=3) == "You bid 3."
    assert words("event.bid", seat="W", bid=3) == "West bids 3."


def test_a_card_takes_a_capital_only_at_the_start_of_a_sentence():
    words = Words("en")
    assert words("event.play", seat="W", card="TH") == "West plays ten of hearts."
    assert words.refusal({"code": "not-in-hand", "params": {"card": "TH"}}).startswith("Ten of hearts")


def test_seats_take_the_names_that_the_person_gave_them():
    words = Words("de", {"N": "Ada"})
    assert words("event.play", seat="N", card="QS") == "Ada spielt Pik-Dame."
    assert words.seat("W") == "West"


def test_a_refusal_is_a_sentence():
    follow = {"code": "follow-suit", "params": {"suit": "H"}}
    assert Words("en").refusal(follow) == "You must follow hearts."
    assert Words("de").refusal(follow) == "Du musst Herz bedienen."


@BOTH
def test_what_is_unknown_or_incomplete_is_said_all_the_same(words):
    assert "new-code" in words.refusal({"code": "new-code", "params": {}})
    assert "not-in-hand" in words.refusal({"code": "not-in-hand", "params": {}})
    assert "new-code" in words.error("new-code")
    assert words.level("stranger") == "stranger"


@BOTH
def test_a_level_and_a_bid_have_names(words):
    assert words.level("club") != "club"
    assert [words.bid(bid) for bid in (0, 13)] == ["Nil", "13"]


def test_another_language_is_refused():
    with pytest.raises(ValueError, match="fr"):
        Words("fr")


def test_a_missing_key_is_an_error():
    with pytest.raises(KeyError):
        Words("en")("no such key")


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        "bridge",
        "house.target-1",
        "house.target-x",
        "house.nil-off.blind-100",
        "house.x-1",
        "house.nil-1.nil-2",
    ],
)
def test_what_is_wrong_with_a_rule_set_is_a_sentence(words, text):
    refused = json.loads(Session().call(json.dumps({"op": "check_rules", "text": text})))["error"]
    said = words.error(refused["code"], refused["params"])
    assert words.complaint(refused["params"]) in said
    assert "(" not in said


def codes(pattern, *folders):
    found = set(re.findall(pattern, sources(*folders)))
    assert found, pattern
    return sorted(found)


@BOTH
@pytest.mark.parametrize("code", codes(r'Refusal\(\s*"([a-z-]+)"', "spades/engine"))
def test_every_refusal_of_the_engine_has_words(words, code):
    assert words.has("no." + code)


@BOTH
@pytest.mark.parametrize("code", codes(r'Refused\(\s*"([a-z-]+)"', "spades/session"))
def test_every_refusal_of_the_session_has_words(words, code):
    assert words.has("error." + code)


@BOTH
@pytest.mark.parametrize(
    "code",
    codes(r'(?:SaveError|RecordError|PackedError)\([^"()]*(?:\("[A-Z]\w*"\)[^"()]*)?"([a-z-]+)"', "spades"),
)
def test_every_reason_why_a_text_is_no_game_has_words(words, code):
    assert words.has("broken." + code)


@BOTH
@pytest.mark.parametrize("code", codes(r'RulesError\([^,"]*"?[^,"]*"?, "([a-z-]+)"', "spades/engine"))
def test_every_complaint_about_house_rules_has_words(words, code):
    assert words.has("wrong." + code)


@BOTH
@pytest.mark.parametrize("code", re.findall('``"([a-z-]+)"``', str(LedgerLine.__doc__)))
def test_every_line_of_the_ledger_has_words(words, code):
    assert words.has("line." + code)


@BOTH
def test_every_field_of_a_rule_set_has_a_label_and_words_for_its_values(words):
    for field in rule_fields():
        assert words.has("field." + field["name"])
        for value in field["choices"] or ():
            if isinstance(value, str):
                assert words.has(f"value.{field['name']}.{value}")


@BOTH
@pytest.mark.parametrize("reason", re.findall('``"([a-z-]+)"``', str(Result.__doc__)))
def test_every_end_of_a_game_has_words_for_either_winner(words, reason):
    assert words.has(f"over.{reason}.us")
    assert words.has(f"over.{reason}.them")


@BOTH
def test_every_event_is_said_or_is_silent_on_purpose(words):
    events: list[list[object]] = [
        ["bid", "N", 3],
        ["bid", "S", 0],
        ["play", "W", "5H"],
        ["trick", "N"],
        ["broken"],
        ["blind", "E", True],
        ["blind", "S", False],
        ["exchange"],
        ["hand-over"],
        ["game-over"],
        ["deal"],
        ["fault", "W", "club", "raised"],
        ["fault", "W", "club", "illegal"],
        ["fault", "W", "club", "hung"],
    ]
    assert set(codes(r'\[\["([a-z-]+)"', "spades/session")) <= {event[0] for event in events}
    assert all(words.event(event) for event in events)
    assert words.event(["something new"]) == ""


@BOTH
@pytest.mark.parametrize("code", codes('return "(nil-bid)|(?<=")(bid-[a-z]+)(?=")', "spades/bots/expert"))
def test_every_reason_for_a_bid_is_a_sentence(words, code):
    for reason in filter(None, code):
        assert words("why." + reason, tricks="3.7", nil=60).endswith(".")


@BOTH
@pytest.mark.parametrize("code", ["higher", "ruffed", "off-suit"])
def test_every_reason_why_a_card_is_beaten_is_a_sentence(words, code):
    assert f'"{code}"' in sources("spades/session")
    words.also(GUIDE)
    assert words("example.beaten-" + code).endswith(".")


@BOTH
def test_every_preset_has_a_name_and_a_line_about_it(words):
    for name in PRESETS:
        assert words("preset." + name)
        assert words("preset." + name + ".about")


@BOTH
def test_every_level_has_a_name_and_a_short_line_about_it(words):
    for level in LEVELS:
        assert words.level(level) != level
        assert 0 < len(words("level." + level + ".about")) <= 40  # one line on the narrowest phone


# Keys that are put together from a group and a code; the tests above hold them complete.
MADE = (
    "broken.",
    "card",
    "compass.",
    "drill.",
    "error.",
    "event.",
    "example.beaten-",
    "field.",
    "index.",
    "level.",
    "line.",
    "no.",
    "over.both.",
    "over.hands.",
    "over.losing-score.",
    "over.target.",
    "preset.",
    "rank.",
    "rules.",
    "seat.",
    "setting.",
    "suit.",
    "team.",
    "fact.",
    "grade.",
    "review.count-",
    "value.",
    "why.",
    "wrong.",
)


def test_no_key_is_left_over():
    text = (
        sources("spades/ui")
        + (ROOT / "spades/i18n/__init__.py").read_text()
        + (ROOT / "index.html").read_text()
    )
    text += "".join(path.read_text() for path in (ROOT / "static").glob("*.mjs"))
    quoted = set(re.findall(r"""["']([a-z0-9_.-]+)["']""", text, re.IGNORECASE))
    starts = {start for start in quoted if start.endswith((".", "-"))}
    unused = [
        key
        for key in ENGLISH
        if key.split("~")[0] not in quoted
        and not key.startswith(MADE)
        and not any(key.startswith(start) and key[len(start) :].split("~")[0] in quoted for start in starts)
    ]
    assert unused == []
