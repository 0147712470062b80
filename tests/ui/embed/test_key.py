"""A frame finds its game again, and no other frame's."""

from spades.ui.embed.key import _hash, key

HOST, QUERY = "https://a.example", "?rules=kawu&level=club"


def test_it_is_the_same_after_a_reload():
    assert key(HOST, "0", QUERY) == key(HOST, "0", QUERY)
    assert len(key(HOST, "0", QUERY)) == 16


def test_another_look_is_no_other_game():
    assert key(HOST, "0", "?embed&lang=de&rules=kawu&theme=dark&speed=fast&level=club&autostart=1") == key(
        HOST, "0", QUERY
    )


def test_page_place_and_game_each_make_another():
    keys = {
        key(HOST, "0", QUERY),
        key("https://b.example", "0", QUERY),
        key(HOST, "1", QUERY),
        key(HOST, "left", QUERY),
        key(HOST, "0", "?rules=kawu"),
        key(HOST, "0", ""),
    }
    assert len(keys) == 6


def test_the_hash_is_fnv_1a():
    """Its published value for "a"; a change would lose every game in a frame."""
    assert _hash("a") == "af63dc4c8601ec8c"
