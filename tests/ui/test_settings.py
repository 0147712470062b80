"""Settings: each has its values, what was saved is checked, the address rules for a visit."""

import pytest

from spades.ui.settings import CHOICES, Settings, arrange, root_attributes, tidy_name

HAND = ["2C", "AS", "KH", "3D", "AC", "TS"]


def test_the_first_value_is_the_usual_one():
    settings = Settings()
    assert all(settings[name] == CHOICES[name][0] for name in CHOICES)
    assert settings["names"] == {}
    assert settings["sound"] is False


@pytest.mark.parametrize("name", CHOICES)
def test_every_value_can_be_set_and_comes_back(name):
    for value in CHOICES[name]:
        settings = Settings()
        assert settings.set(name, value)
        assert Settings(settings.stored())[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "pink"),
        ("sound", 1),
        ("sound", "yes"),
        ("no such", True),
        ("names", []),
        ("names", {"X": "a"}),
    ],
)
def test_another_value_is_refused_and_changes_nothing(name, value):
    settings = Settings()
    assert not settings.set(name, value)
    assert settings.stored() == {}


def test_what_was_saved_is_checked_value_by_value():
    settings = Settings({"theme": "pink", "felt": "wine", "names": {"N": 5}, "glow": 3})
    assert settings.stored() == {"felt": "wine"}


def test_the_address_rules_for_a_visit_and_is_not_saved():
    settings = Settings({"theme": "dark"}, {"theme": "light"})
    assert settings["theme"] == "light"
    assert settings.stored() == {"theme": "dark"}


def test_what_the_person_sets_rules_over_the_address():
    settings = Settings({}, {"theme": "light"})
    settings.set("theme", "dark")
    assert settings["theme"] == "dark"


@pytest.mark.parametrize(
    ("languages", "language"),
    [((), "en"), (("de-AT", "en"), "de"), (("fr", "DE"), "de"), (("en-GB", "de"), "en"), (("fr",), "en")],
)
def test_the_language_is_the_first_of_the_browser_that_the_page_knows(languages, language):
    assert Settings(languages=languages).language() == language


def test_a_chosen_language_is_spoken_whatever_the_browser_says():
    assert Settings({"language": "de"}, languages=("en",)).language() == "de"


def test_the_letters_on_the_cards_follow_the_language_unless_chosen():
    assert Settings({"language": "de"}).index_language() == "de"
    assert Settings({"language": "de", "index": "en"}).index_language() == "en"


def test_the_root_element_says_what_the_style_needs():
    assert dict(root_attributes(Settings({"theme": "dark", "four_colours": True}))) == {
        "lang": "en",
        "data-theme": "dark",
        "data-felt": "green",
        "data-back": "petrol",
        "data-deck": "four",
        "data-size": "normal",
        "data-speed": "normal",
    }
    assert dict(root_attributes(Settings()))["data-theme"] is None


@pytest.mark.parametrize(
    ("order", "arranged"),
    [
        ("suits-down", ["AS", "TS", "KH", "AC", "2C", "3D"]),
        ("suits-up", ["3D", "2C", "AC", "KH", "TS", "AS"]),
        ("ranks", ["AS", "AC", "KH", "TS", "3D", "2C"]),
    ],
)
def test_a_hand_lies_as_the_person_likes_it(order, arranged):
    assert arrange(HAND, order) == arranged


def test_a_name_is_one_line_and_not_too_long():
    assert tidy_name("  Ada \n Lovelace  ") == "Ada Lovelace"
    assert tidy_name("x" * 40) == "x" * 16
    assert tidy_name("   ") == ""
    assert Settings().set("names", {"N": tidy_name("Ada")})
    assert not Settings().set("names", {"N": "x" * 17})
