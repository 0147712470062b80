"""What the address of the page may ask for; nonsense is named and ignored."""

import pytest

from spades.ui import address
from spades.ui.address import (
    CHOICES,
    LONGEST_RECORD,
    STARTING,
    deal_link,
    guide,
    read,
    read_frame,
    record,
    starts_game,
    without,
)

CODE = "k3Vq9xT_7mPzB2sA"
LEVELS = ("club",)


def options(query):
    found, problems = read(query, LEVELS)
    assert problems == []
    return found


def problems(query):
    found, named = read(query, LEVELS)
    assert not starts_game(found)
    return named


def test_an_empty_address_asks_for_nothing():
    assert options("") == {"visit": {}}
    assert not starts_game(options("?"))


def test_language_theme_and_speed_hold_for_the_visit():
    assert options("?lang=de&theme=dark&speed=fast") == {
        "visit": {"language": "de", "theme": "dark", "speed": "fast"}
    }
    assert not starts_game(options("?lang=de"))


def test_a_bare_deal_has_south_bid_first():
    found = options("?deal=" + CODE)
    assert found == {"visit": {}, "deal": CODE, "dealer": "E"}
    assert starts_game(found)


def test_a_deal_link_carries_dealer_scores_bags_and_rules():
    query = deal_link(CODE, "W", (269, -45), (9, 1), "kawu")
    assert query == f"?rules=kawu&deal={CODE}.W.269.-45.9.1"
    assert options(query) == {
        "visit": {},
        "rules": "kawu",
        "deal": CODE,
        "dealer": "W",
        "scores": [269, -45],
        "bags": [9, 1],
    }


def test_a_deal_may_leave_out_what_is_at_its_end():
    assert options(f"?deal={CODE}.N")["dealer"] == "N"
    assert options(f"?deal={CODE}.N.1.2")["scores"] == [1, 2]


def test_rules_in_their_text_form():
    text = "house.target-300.lose-none.bagvalue-minus1"
    assert options("?rules=" + text)["rules"] == text


def test_a_level_that_the_engine_has():
    assert options("?level=club")["level"] == "club"


@pytest.mark.parametrize("level", CHOICES["level"])
def test_every_level_once_the_engine_has_it(level):
    assert read("?level=" + level, CHOICES["level"]) == ({"visit": {}, "level": level}, [])


def test_a_level_that_is_still_to_come_is_named():
    assert problems("?level=expert") == [("address.later", {"level": "expert"})]


@pytest.mark.parametrize("mode", CHOICES["mode"])
def test_what_the_page_is_for(mode):
    assert options("?mode=" + mode) == {"visit": {}, "mode": mode}
    assert not starts_game(options("?mode=" + mode))


def test_the_rules_of_a_quiz_start_no_game():
    found = options("?mode=bid&rules=kawu&level=club")
    assert (found["rules"], found["level"]) == ("kawu", "club")
    assert not starts_game(found)
    assert starts_game(options("?mode=replay&rules=kawu"))


@pytest.mark.parametrize("query", ["?mode=drill&rules=kawu", "?drill=cover-nil&deal=" + CODE])
def test_drills_start_no_game_and_stand_in_no_frame(query):
    assert not starts_game(options(query))
    found, named = read_frame(query, LEVELS)
    assert not {"mode", "drill"} & {*found}
    assert [key for key, _ in named] == ["address.bad"]


def test_a_drill_that_nobody_knows_is_named():
    found, named = read("?drill=juggle", LEVELS)
    assert "drill" not in found
    assert named == [("address.bad", {"name": "drill", "value": "juggle"})]


def test_an_embed_is_told_by_whom_it_is_seen_and_when_to_start():
    query = "?embed&mode=replay&seat=W&autostart=1"
    assert read_frame(query, LEVELS) == (
        {"visit": {}, "mode": "replay", "seat": "W", "autostart": "1"},
        [],
    )


@pytest.mark.parametrize("query", ["?seat=W", "?mode=play&seat=W"])
def test_in_a_game_the_person_sits_south(query):
    found, named = read_frame(query, LEVELS)
    assert "seat" not in found
    assert named == [("address.bad", {"name": "seat", "value": "W"})]


def test_a_record_stands_behind_the_query():
    assert record("#record=Ab.c-_9") == "Ab.c-_9"
    assert record("#x=1&record=A") == "A"
    assert record("") is record("#") is record("#records=A") is None
    assert record("#record=" + "A" * (LONGEST_RECORD + 1)) == ""


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("mode", "watch"),
        ("seat", "Q"),
        ("seat", "n"),
        ("autostart", "yes"),
        ("lang", "fr"),
        ("lang", ""),
        ("theme", "pink"),
        ("speed", "9"),
        ("level", "god"),
        ("rules", ""),
        ("rules", "a b"),
        ("rules", "<b>"),
        ("rules", "x" * 301),
        ("deal", ""),
        ("deal", CODE[:15]),
        ("deal", CODE + "A"),
        ("deal", CODE[:15] + "="),
        ("deal", CODE + ".X"),
        ("deal", CODE + "."),
        ("deal", CODE + ".W.1"),
        ("deal", CODE + ".W.1.2.3"),
        ("deal", CODE + ".W.1.2.3.4.5"),
        ("deal", CODE + ".W.1.x"),
        ("deal", CODE + ".W.1.--2"),
        ("deal", CODE + ".W.1.2.-3.4"),
        ("deal", CODE + ".W.1.99999"),
    ],
)
def test_a_bad_value_is_named_and_ignored(name, value):
    assert problems(f"?{name}={value}") == [("address.bad", {"name": name, "value": value[:40]})]


def test_a_bad_value_does_not_spoil_a_good_one():
    found, named = read("?theme=pink&lang=de&deal=" + CODE, LEVELS)
    assert (found["visit"], found["deal"], len(named)) == ({"language": "de"}, CODE, 1)


def test_what_is_not_ours_is_left_alone():
    assert options("?utm_source=x&team=NS&&=&a") == {"visit": {}}


def test_the_first_of_two_counts():
    assert options("?lang=de&lang=en&level=club&level=club")["visit"] == {"language": "de"}


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        ("%C3%BC", "ü"),
        ("a+b", "a b"),
        ("%zz", "%zz"),
        ("%", "%"),
        ("%2", "%2"),
        ("%ff", "%ff"),
        ("50%25", "50%"),
    ],
)
def test_escapes_are_undone_and_nonsense_stays(value, plain):
    assert problems("?lang=" + value) == [("address.bad", {"name": "lang", "value": plain})]


def test_what_started_a_game_is_taken_out_of_the_address():
    assert without(f"?lang=de&rules=kawu&deal={CODE}&x=1", STARTING) == "?lang=de&x=1"
    assert without("?deal=" + CODE, STARTING) == ""
    assert without("", STARTING) == ""


def test_the_guide_is_told_the_rules_in_play_and_a_chosen_theme():
    assert guide("rules", "de", "house.nil-50", "auto") == "guide/de/rules.html?rules=house.nil-50"
    assert guide("rules", "en", "kawu", "dark") == "guide/en/rules.html?rules=kawu&theme=dark"


def test_a_name_in_escapes_is_taken_out_as_well():
    assert address.without("?lang=de&de%61l=x&d", ("deal",)) == "?lang=de&d"


class TestTheDailyDeal:
    @pytest.mark.parametrize(
        ("query", "date"), [("?daily", ""), ("?daily=", ""), ("?daily=2026-11-30", "2026-11-30")]
    )
    def test_it_is_that_of_today_or_of_a_date_and_starts_a_game(self, query, date):
        found = options(query)
        assert found == {"visit": {}, "daily": date}
        assert starts_game(found)
        assert without(query + "&lang=de", STARTING) == "?lang=de"

    @pytest.mark.parametrize("value", ["tomorrow", "2026-02-30", "2026-11-30T00", "30.11.2026"])
    def test_what_is_no_date_is_named(self, value):
        assert problems("?daily=" + value) == [("address.bad", {"name": "daily", "value": value})]

    def test_a_frame_has_none(self):
        found, named = read_frame("?daily=2026-11-30", LEVELS)
        assert found == {"visit": {}}
        assert named == [("address.bad", {"name": "daily", "value": "2026-11-30"})]
