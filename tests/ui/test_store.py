"""What the browser keeps cannot be lost: not by a full disk, another tab, damage or another version."""

import json

import pytest

from spades.ui.store import Store
from tests.ui.shelves import Clock, Storage, Tokens

SUMMARY = {"rules": "cardcouch", "scores": [269, 241], "hand_no": 6, "phase": "playing"}
SITE = "/spades/"
KEY = "spades:/spades/:game:a"


@pytest.fixture
def storage():
    return Storage()


@pytest.fixture
def tokens():
    return Tokens()


@pytest.fixture
def store(storage, tokens):
    return Store(SITE, storage, Storage(), Clock(), tokens)


def other_tab(storage, tokens):
    return Store(SITE, storage, Storage(), Clock(), tokens)


def keep(store, name, text="save"):
    store.claim(name)
    return store.write(name, text, SUMMARY)


# --- Games ---


def test_a_game_comes_back_as_it_was_written(store):
    assert keep(store, "a", "the save") == "ok"
    assert store.read("a") == "the save"


def test_the_list_has_the_newest_game_first_with_its_summary(store):
    keep(store, "a")
    keep(store, "b")
    keep(store, "a")
    assert [game["id"] for game in store.games()] == ["a", "b"]
    assert store.games()[0]["summary"] == SUMMARY
    assert store.games()[0]["state"] == "ok"


def test_a_deleted_game_is_gone_and_no_longer_the_current_one(store, storage):
    keep(store, "a")
    store.set_current("a")
    store.delete("a")
    assert store.games() == []
    assert store.read("a") is None
    assert store.current() is None
    assert not any(":a" in key for key in storage.texts)


def test_every_key_carries_the_path_of_the_site(store, storage):
    keep(store, "a")
    store.set_current("a")
    store.save_settings({"theme": "dark"})
    assert all(key.startswith("spades:/spades/:") for key in storage.texts)


def test_a_site_below_another_keeps_its_games_apart(storage):
    outer, inner = Store("/", storage, token=Tokens()), Store("/spades/", storage, token=Tokens())
    keep(outer, "a")
    keep(inner, "b")
    assert [game["id"] for game in outer.games()] == ["a"]
    inner.erase()
    assert [game["id"] for game in outer.games()] == ["a"]


def test_erasing_leaves_nothing(store, storage):
    keep(store, "a")
    store.set_current("a")
    store.save_settings({"theme": "dark"})
    store.erase()
    assert storage.texts == {}
    assert store.current() is None


def test_a_reload_goes_on_with_the_game_of_this_tab(storage, tokens):
    visit = Storage()
    here = Store(SITE, storage, visit, Clock(), tokens)
    there = other_tab(storage, tokens)
    here.set_current("a")
    there.set_current("b")
    assert Store(SITE, storage, visit, Clock(), tokens).current() == "a"
    assert other_tab(storage, tokens).current() == "b"


def test_new_games_have_new_names(store):
    assert store.new_id() != store.new_id()


# --- Two tabs: fault C15 ---


def test_an_older_tab_notices_a_newer_one_and_stops_writing(store, storage, tokens):
    keep(store, "a", "trick 5")
    lost: list[str] = []
    store.on_lost = lost.append
    newer = other_tab(storage, tokens)
    keep(newer, "a", "trick 9")
    store.heard("spades:/spades/:owner:a", storage.texts["spades:/spades/:owner:a"])
    assert lost == ["a"]
    assert store.write("a", "trick 6", SUMMARY) == "newer-tab"
    assert other_tab(storage, tokens).read("a") == "trick 9"


def test_an_older_tab_that_slept_through_the_news_stops_writing_all_the_same(store, storage, tokens):
    keep(store, "a", "trick 5")
    keep(other_tab(storage, tokens), "a", "trick 9")
    assert store.write("a", "trick 6", SUMMARY) == "newer-tab"
    assert store.read("a") == "trick 9"


def test_the_news_is_told_once(store):
    keep(store, "a")
    lost: list[str] = []
    store.on_lost = lost.append
    store.heard("spades:/spades/:owner:a", "another")
    store.heard("spades:/spades/:owner:a", "another")
    assert lost == ["a"]


def test_a_game_that_another_tab_deleted_is_not_written_again(store):
    keep(store, "a")
    store.heard(KEY, None)
    assert store.write("a", "save", SUMMARY) == "newer-tab"


def test_the_older_tab_can_take_the_game_back(store, storage, tokens):
    keep(store, "a", "trick 5")
    newer = other_tab(storage, tokens)
    keep(newer, "a", "trick 9")
    store.claim("a")
    assert store.read("a") == "trick 9"
    assert store.write("a", "trick 10", SUMMARY) == "ok"
    assert newer.write("a", "trick 9 again", SUMMARY) == "newer-tab"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (None, None),
        ("spades:/other/:owner:a", "another"),
        ("spades:/spades/:settings", "x"),
        ("spades:/spades/:owner:a", None),
        (KEY, "another save"),
    ],
)
def test_other_news_is_no_matter(store, key, text):
    keep(store, "a")
    store.heard(key, text)
    assert store.write("a", "save", SUMMARY) == "ok"


def test_two_tabs_may_play_two_games(store, storage, tokens):
    newer = other_tab(storage, tokens)
    keep(store, "a")
    keep(newer, "b")
    store.heard("spades:/spades/:owner:b", storage.texts["spades:/spades/:owner:b"])
    assert store.write("a", "save", SUMMARY) == "ok"


# --- Full or denied: fault C17 ---


def test_a_full_storage_keeps_the_older_save_and_the_play_goes_on_in_memory(store, storage):
    keep(store, "a", "old")
    storage.room = sum(map(len, storage.texts.values()))
    before = storage.texts[KEY]
    assert store.write("a", "new, and longer", SUMMARY) == "full"
    assert storage.texts[KEY] == before
    assert store.read("a") == "new, and longer"


def test_room_that_comes_back_is_used(store, storage):
    keep(store, "a", "old")
    storage.room = sum(map(len, storage.texts.values()))
    store.write("a", "new, and longer", SUMMARY)
    storage.room = 10**6
    assert store.write("a", "newest, and longer still", SUMMARY) == "ok"
    assert json.loads(storage.texts[KEY])["save"] == "newest, and longer still"


@pytest.mark.parametrize("storage", [None, Storage(denied=True)], ids=["none", "denied"])
def test_where_nothing_may_be_stored_everything_works_for_this_visit(storage):
    store = Store(SITE, storage, storage, Clock(), Tokens())
    assert keep(store, "a") == "denied"
    store.set_current("a")
    assert store.save_settings({"theme": "dark"}) == "denied"
    assert (store.read("a"), store.current(), store.load_settings()) == ("save", "a", {"theme": "dark"})
    assert [game["id"] for game in store.games()] == ["a"]
    store.delete("a")
    assert store.games() == []


# --- Broken and newer: faults C18 and C19 ---

BROKEN = [
    "",
    "undefined",
    "{",
    "null",
    "[]",
    "5",
    '"text"',
    "{}",
    '{"v": 1}',
    '{"v": "1", "save": "x"}',
    '{"v": 1, "save": 5}',
    '{"v": 1, "save": null}',
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_game_is_set_aside_and_can_be_downloaded(store, storage, text):
    storage.texts[KEY] = text
    assert store.state("a") == "broken"
    assert store.read("a") is None
    assert store.games() == []
    assert KEY not in storage.texts
    assert [aside["id"] for aside in store.asides()] == ["a"]
    assert store.read_aside("a") == text


def test_a_save_that_the_engine_cannot_read_is_set_aside_by_hand(store):
    keep(store, "a", "51 cards")
    assert store.set_aside("a", "save-broken") == "ok"
    assert store.state("a") == "missing"
    assert store.asides()[0]["why"] == "save-broken"
    assert "51 cards" in store.read_aside("a")
    store.drop_aside("a")
    assert store.asides() == []


def test_without_room_beside_it_a_broken_game_stays_where_it_is(store, storage):
    storage.texts[KEY] = "{" * 100
    storage.room = 150
    assert store.set_aside("a", "record") == "full"
    assert storage.texts[KEY] == "{" * 100
    assert store.read_aside("a") == "{" * 100


def test_a_broken_note_about_what_was_set_aside_is_still_its_text(store, storage):
    storage.texts["spades:/spades/:aside:a"] = "nonsense"
    assert store.asides() == [{"id": "a", "date": "", "why": ""}]
    assert store.read_aside("a") == "nonsense"


def test_a_newer_game_is_listed_and_left_alone(store, storage):
    text = json.dumps({"v": 2, "date": "2027-01-01T00:00:00.000Z", "shelf": "new"})
    storage.texts[KEY] = text
    assert store.state("a") == "newer"
    assert store.read("a") is None
    assert store.raw("a") == text
    assert [(game["state"], game["summary"]) for game in store.games()] == [("newer", {})]
    assert storage.texts[KEY] == text


@pytest.mark.parametrize("record", [{"v": 1, "save": "x", "date": 5, "summary": []}, {"v": 1, "save": "x"}])
def test_a_game_with_a_poor_summary_is_still_a_game(store, storage, record):
    storage.texts[KEY] = json.dumps(record)
    assert store.read("a") == "x"
    assert store.games() == [{"id": "a", "date": "", "summary": {}, "state": "ok"}]


# --- Settings ---


def test_settings_come_back(store):
    store.save_settings({"theme": "dark"})
    assert store.load_settings() == {"theme": "dark"}


def test_no_settings_are_no_settings(store):
    assert store.load_settings() == {}


@pytest.mark.parametrize("text", [*BROKEN[:9], '{"v": 1, "settings": []}'])
def test_broken_settings_are_set_aside(store, storage, text):
    storage.texts["spades:/spades/:settings"] = text
    assert store.load_settings() == {}
    assert store.read_aside("settings") == text


def test_settings_of_a_newer_version_survive_an_older_one(store, storage):
    storage.texts["spades:/spades/:settings"] = json.dumps({"v": 2, "settings": {"glow": 3, "theme": "dark"}})
    store.save_settings({"theme": "light"})
    kept = json.loads(storage.texts["spades:/spades/:settings"])
    assert kept == {"v": 2, "settings": {"glow": 3, "theme": "light"}}


def test_what_is_asked_once_is_asked_once(store):
    assert store.first_time("persist")
    assert not store.first_time("persist")
