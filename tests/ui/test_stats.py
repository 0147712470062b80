"""Hands and games are counted once, with help apart from without."""

import json

import pytest

from spades.i18n import Words
from spades.ui import counting
from spades.ui.model import stats


def over(hand_no=1, bid=3, tricks=4, codes=("contract-made",), winner=None, **more):
    team = {"points": 41, "bags_added": 1, "lines": [{"code": code} for code in codes]}
    return {
        "ledger": {
            "hand_no": hand_no,
            "bids": [4, 3, bid, 2],
            "tricks": [4, 3, tricks, 2],
            "teams": [team, team],
        },
        "result": winner and {"winner": winner},
        "players": ["expert", "club", "human", "club"],
        "rules": {"text": "cardcouch"},
        "blind": [None] * 4,
        "tricks": [],
        "drawn": True,
        **more,
    }


def everything(*_):
    return True


def sums(found, wanted=everything):
    return stats.added(found, wanted)


def test_a_hand_is_counted_with_what_it_brought():
    found = stats.empty()
    assert stats.count(found, "a", over())
    total = sums(found)
    assert (total["hands"], total["points"], total["bags"], total["made"], total["contracts"]) == (
        1,
        41,
        1,
        1,
        1,
    )
    assert stats.off_bid(total) == [(n, 1 if n == 1 else 0) for n in range(-4, 5)]


def test_shown_again_it_is_not_counted_again():
    found = stats.empty()
    stats.count(found, "a", over())
    assert not stats.count(found, "a", over())
    assert sums(found)["hands"] == 1
    stats.count(found, "b", over())
    assert sums(found)["hands"] == 2


def test_a_game_is_counted_at_its_end_and_once():
    found = stats.empty()
    stats.count(found, "a", over(1))
    stats.count(found, "a", over(2, winner="NS"))
    assert not stats.count(found, "a", over(2, winner="NS"))
    stats.count(found, "b", over(1, winner="EW"))
    assert (sums(found)["games"], sums(found)["won"]) == (2, 1)


def test_a_nil_is_counted_apart_from_numbers():
    found = stats.empty()
    stats.count(found, "a", over(1, bid=0, tricks=0))
    stats.count(found, "a", over(2, bid=0, tricks=1))
    total = sums(found)
    assert (total["nils"], total["nils_made"], total["bids"]) == (2, 1, 0)
    assert all(times == 0 for _, times in stats.off_bid(total))


def test_what_was_helped_with_stands_apart():
    found = stats.empty()
    stats.count(found, "a", over(1))
    stats.help_with(found, "a")
    stats.count(found, "a", over(2))
    assert sums(found, lambda _rules, _partner, _foes, helped: helped)["hands"] == 1
    assert sums(found, lambda _rules, _partner, _foes, helped: not helped)["hands"] == 1


def test_groups_are_told_apart_by_rules_and_levels():
    found = stats.empty()
    stats.count(found, "a", over())
    stats.count(found, "b", over(players=["club", "beginner", "human", "beginner"]))
    assert sums(found, lambda _rules, _partner, foes, _helped: foes == "beginner")["hands"] == 1
    assert sums(found, lambda rules, *_: rules == "kawu")["hands"] == 0


def test_figures_are_told_in_words_and_dashes_where_there_are_none():
    found = stats.empty()
    stats.count(found, "a", over(winner="NS"))
    told = dict(stats.rows(sums(found), Words("de")))
    assert told["stats.won"] == "1 von 1 (100\u00a0%)"
    assert told["stats.points"] == "41,0"
    assert told["stats.nils-made"] == "–"
    assert told["stats.error"] == "1,0"


def test_a_mean_below_zero_has_its_sign():
    found = stats.empty()
    snap = over()
    snap["ledger"]["teams"][0]["points"] = -26
    stats.count(found, "a", snap)
    assert dict(stats.rows(sums(found), Words("en")))["stats.points"] == "\u221226.0"


def test_many_games_do_not_fill_the_storage():
    found = stats.empty()
    for number in range(200):
        stats.count(found, f"game{number:03}", over())
    assert sorted(found["games"]) == [f"game{number:03}" for number in range(200 - stats.KNOWN, 200)]
    assert sums(found)["hands"] == 200


@pytest.mark.parametrize(
    "value",
    [None, 3, [], {}, {"groups": 3}, {"groups": {"a|b": {}}}, {"groups": {"a|b|c|d": {"hands": "x"}}}],
)
def test_what_cannot_be_read_counts_as_nothing(value):
    assert sums(stats.sound(value))["hands"] == 0


def test_they_survive_being_kept():
    found = stats.empty()
    stats.count(found, "a", over(winner="NS"))
    assert stats.sound(json.loads(json.dumps(found))) == found


class Notes:
    def __init__(self):
        self.kept = {}

    def note(self, what, value):
        self.kept[what] = json.dumps(value)

    def noted(self, what):
        return json.loads(self.kept.get(what, "null"))


def test_erased_they_begin_anew_and_count_no_hand_twice():
    store = Notes()
    counting.count(store, "a", over(1))
    counting.erase(store)
    counting.count(store, "a", over(1))
    assert sums(counting.kept(store))["hands"] == 0
    counting.count(store, "a", over(2))
    assert sums(counting.kept(store))["hands"] == 1


def test_what_was_counted_here_is_not_counted_again_after_others_were_taken_in():
    store = Notes()
    counting.count(store, "a", over(1))
    counting.take_in(store, {"groups": {"kawu|club|club|alone": {"hands": 3, "bags": -4}}})
    counting.count(store, "a", over(1))
    assert sums(counting.kept(store))["hands"] == 3
    assert sums(counting.kept(store))["bags"] == 0


def test_others_are_taken_in_only_when_they_are_some():
    store = Notes()
    counting.helped(store, "a")
    assert not counting.take_in(store, {"hands": 3})
    assert counting.take_in(store, {"groups": {"kawu|club|club|alone": {"hands": 3}}})
    assert sums(counting.kept(store))["hands"] == 3


def cards(hands=1):
    """Hands in which South holds all hearts."""
    suits = [[rank + suit for rank in "23456789TJQKA"] for suit in "CDHS"]
    tricks = [{"leader": "N", "cards": [suit[number] for suit in suits]} for number in range(13)]
    return [dict(over(number + 1), tricks=tricks) for number in range(hands)]


def test_cards_are_counted_beside_chance_where_chance_dealt_them():
    store = Notes()
    for snap in cards(2):
        counting.count(store, "a", snap)
        counting.count(store, "a", snap)  # shown again
    for snap in cards(1):
        counting.count(store, "of a link", dict(snap, drawn=False))
        counting.count(store, "blind", dict(snap, blind=[None, None, True, None]))
    assert counting.cards_dealt(store)["hands"] == 2
    assert sums(counting.kept(store))["hands"] == 4


def test_a_file_from_before_leaves_what_it_does_not_know():
    store = Notes()
    counting.count(store, "a", cards()[0])
    moment = {"grade": "best", "forced": False, "hand": 1}
    about = {"game": "a", "day": "2026-11-30", "rules": "cardcouch", "players": ["club", "club"]}
    counting.reviewed(store, about, [moment])
    whole = json.loads(json.dumps(counting.everything(store)))
    assert counting.take_in(store, {"groups": {}, "games": {}})
    assert counting.cards_dealt(store)["hands"] == len(counting.graded(store)) == 1
    counting.erase(store)
    assert counting.cards_dealt(store)["hands"] == len(counting.graded(store)) == 0
    assert counting.take_in(store, whole)
    assert counting.cards_dealt(store)["hands"] == len(counting.graded(store)) == 1
