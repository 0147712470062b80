"""What a page around the game may ask for; anything else is refused before it does anything."""

import json

import pytest

from spades.ui.embed.commands import LARGEST_ID, LONGEST_ID, LONGEST_RECORD, BadCommand, read

CODE = "k3Vq9xT_7mPzB2sA"


def message(kind, name=7, **fields):
    return json.dumps({"spades": 1, "type": kind, "id": name, **fields})


def refused(text):
    with pytest.raises(BadCommand) as caught:
        read(text)
    return caught.value.code, caught.value.params, caught.value.id


def test_a_game_with_all_its_options():
    asked = message("new-game", options={"rules": "kawu", "level": "expert", "deal": CODE + ".W.10.-20"})
    assert read(asked) == {
        "type": "new-game",
        "id": 7,
        "options": {"rules": "kawu", "level": "expert", "deal": CODE, "dealer": "W", "scores": [10, -20]},
    }


@pytest.mark.parametrize("fields", [{}, {"options": {}}, {"options": None}])
def test_a_game_without_any(fields):
    assert read(message("new-game", **fields))["options"] == {}


def test_a_record_in_and_out():
    assert read(message("load", "a", record="[Event …")) == {"type": "load", "id": "a", "record": "[Event …"}
    assert read(message("record", -1)) == {"type": "record", "id": -1}


def test_fields_of_others_do_not_matter():
    assert read(message("record", extra=[1])) == {"type": "record", "id": 7}


@pytest.mark.parametrize("text", ["", "1", "null", "[]", '"record"', "{", "[" * 100_000])
def test_what_is_no_object_is_refused(text):
    assert refused(text) == ("bad-message", {"field": "message"}, None)


@pytest.mark.parametrize("version", [None, 0, 2, "1", 1.0, True, [1]])
def test_another_version_is_refused(version):
    assert refused(json.dumps({"spades": version, "type": "record", "id": 7})) == ("version", {}, 7)


@pytest.mark.parametrize("kind", [None, "", "play", "act", "__init__", 1, ["record"], {}])
def test_another_type_is_refused(kind):
    """Nothing bids or plays for the visitor."""
    assert refused(message(kind)) == ("unknown-type", {}, 7)


@pytest.mark.parametrize(
    "name", [None, "", "x" * (LONGEST_ID + 1), 1.5, True, [], {}, LARGEST_ID + 1, -LARGEST_ID - 1]
)
def test_a_name_that_no_answer_could_carry_is_refused(name):
    assert refused(message("record", name)) == ("bad-message", {"field": "id"}, None)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ([], "options"),
        ("rules=kawu", "options"),
        (7, "options"),
        ({"rules": ""}, "options.rules"),
        ({"rules": 7}, "options.rules"),
        ({"rules": "<b>"}, "options.rules"),
        ({"rules": "x" * 301}, "options.rules"),
        ({"rules": None}, "options.rules"),
        ({"level": "god"}, "options.level"),
        ({"level": ["club"]}, "options.level"),
        ({"deal": "short"}, "options.deal"),
        ({"deal": CODE + ".W.1"}, "options.deal"),
        ({"deal": {}}, "options.deal"),
        ({"speed": "fast"}, "options.speed"),
        ({"__class__" * 10: "x"}, "options.__class____class____"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused(options, field):
    assert refused(message("new-game", options=options)) == ("bad-message", {"field": field}, 7)


@pytest.mark.parametrize("record", [None, "", 7, [], {}, "x" * (LONGEST_RECORD + 1)])
def test_a_record_is_text_of_a_possible_length(record):
    assert refused(message("load", record=record)) == ("bad-message", {"field": "record"}, 7)
