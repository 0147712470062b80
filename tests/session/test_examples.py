"""The guide's examples: which cards may be played, who takes the trick, what a hand scores, what to bid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.session.table import Table

HAND = ["AS", "9S", "4S", "KH", "7H", "3H", "QD", "8D", "JC", "6C"]
THIRTEEN = ["AS", "9S", "6S", "3S", "AH", "QH", "5H", "8D", "KC", "JC", "8C", "6C", "2C"]


def example(what, **params):
    return Table().ask("example", what=what, **params)


def refused_cards(**params):
    return {each["card"]: each["why"]["code"] for each in example("legal", **params)["hand"] if each["why"]}


class TestLegal:
    def test_who_can_must_follow(self):
        said = example("legal", hand=HAND, laid=["TH"])
        assert said["led"] == "H"
        assert {each["card"] for each in said["hand"] if each["why"] is None} == {"KH", "7H", "3H"}
        assert said["hand"][-1] == {"card": "AS", "why": {"code": "follow-suit", "params": {"suit": "H"}}}

    def test_who_cannot_may_play_any_card(self):
        assert refused_cards(hand=["JS", "AD", "4C"], laid=["9H", "2H"]) == {}

    def test_spades_are_led_once_one_was_played(self):
        hand = ["KS", "AH", "6H"]
        assert refused_cards(hand=hand) == {"KS": "spades-not-broken"}
        assert refused_cards(hand=hand, broken=True) == {}
        assert refused_cards(hand=["KS", "2S"]) == {}

    def test_house_rules_count(self):
        assert refused_cards(hand=["KS", "AH"], rules="house.leadspades-any") == {}
        no_spades_first = "house.firstspades-no"
        hand = [card for card in THIRTEEN if card[1] != "D"] + ["3C"]
        assert set(refused_cards(hand=hand, laid=["9D"], rules=no_spades_first)) == {"AS", "9S", "6S", "3S"}
        assert refused_cards(hand=hand[:9], laid=["9D"], rules=no_spades_first) == {}


class TestTrick:
    @pytest.mark.parametrize(
        ("leader", "cards", "winner", "card", "beaten"),
        [
            ("W", ["KD", "5D", "AD", "3D"], "E", "AD", ["higher", "higher", None, "higher"]),
            ("N", ["AH", "8H", "2S", "KH"], "S", "2S", ["ruffed", "ruffed", None, "ruffed"]),
            ("S", ["4C", "AD", "KH", "5C"], "E", "5C", ["higher", "off-suit", "off-suit", None]),
            ("E", ["4C", "2S", "AH", "9S"], "N", "9S", ["ruffed", "higher", "off-suit", None]),
        ],
    )
    def test_the_highest_spade_or_else_the_highest_of_the_suit_led(self, leader, cards, winner, card, beaten):
        said = example("trick", leader=leader, cards=cards)
        assert said == {"winner": winner, "card": card, "beaten": beaten}


class TestScore:
    @staticmethod
    def team(**params):
        return example("score", **params)["ledger"]["teams"][0]

    def test_a_contract_made_with_a_bag(self):
        team = self.team(bids=[4, 1, 3, 1], tricks=[5, 5, 3, 0])
        assert [(line["code"], line["points"]) for line in team["lines"]] == [
            ("contract-made", 70),
            ("overtricks", 1),
        ]
        assert (team["points"], team["bags_after"]) == (71, 1)

    def test_what_stood_before_counts(self):
        team = self.team(bids=[2, 1, 2, 1], tricks=[3, 8, 2, 0], scores=[495, 0], bags=[9, 0])
        assert (team["before"], team["after"], team["bags_after"]) == (495, 436, 0)

    def test_house_rules_count(self):
        assert self.team(bids=[4, 1, 0, 1], tricks=[4, 9, 0, 0], rules="house.nil-50")["points"] == 90


class TestBid:
    def test_a_bid_is_judged_as_in_the_quiz(self):
        said = example("bid", hand=THIRTEEN, bid=9)
        best = example("bid", hand=THIRTEEN, bid=said["bid"])
        assert (said["agreed"], best["agreed"], best["loss"]) == (False, True, 0)
        assert said["loss"] > 50
        assert 980 <= sum(said["tricks"]) <= 1020

    def test_a_bid_that_the_rules_refuse(self):
        said = Table().refused("example", what="bid", hand=THIRTEEN, bid=0, rules="house.nil-off")
        assert said == ("nil-off", {})


FINE: dict[str, dict[str, Any]] = {
    "legal": {"hand": HAND},
    "trick": {"leader": "N", "cards": ["AH", "8H", "2S", "KH"]},
    "score": {"bids": [1] * 4, "tricks": [13, 0, 0, 0]},
    "bid": {"hand": THIRTEEN, "bid": 3},
}


@pytest.mark.parametrize(
    ("what", "wrong", "field"),
    [
        ("riddle", {}, "what"),
        ("legal", {"hand": []}, "hand"),
        ("legal", {"hand": ["AS", "AS"]}, "hand"),
        ("legal", {"hand": "AS"}, "hand"),
        ("legal", {"hand": [7]}, "hand"),
        ("legal", {"laid": ["XX"]}, "laid"),
        ("legal", {"laid": ["2C", "3C", "4C", "5C"]}, "laid"),
        ("legal", {"broken": "yes"}, "broken"),
        ("trick", {"leader": None}, "leader"),
        ("trick", {"cards": ["AH", "8H", "2S"]}, "cards"),
        ("score", {"bids": [1, 2, 3]}, "bids"),
        ("score", {"bids": [14, 0, 0, 0]}, "bids"),
        ("score", {"tricks": [1, 2, 3, 4]}, "tricks"),
        ("score", {"scores": [10**9, 0]}, "scores"),
        ("score", {"bags": [-1, 0]}, "bags"),
        ("bid", {"hand": HAND}, "hand"),
        ("bid", {"bid": None}, "bid"),
    ],
)
def test_what_makes_no_example(what, wrong, field):
    code, params = Table().refused("example", **{"what": what, **FINE.get(what, {}), **wrong})
    assert (code, params) == ("bad-request", {"field": field})


@pytest.mark.parametrize("what", FINE)
def test_unknown_rules_are_told(what):
    assert Table().refused("example", what=what, **FINE[what], rules="bridge")[0] == "rules"


@pytest.mark.parametrize("what", FINE)
def test_the_game_in_hand_stays(what):
    table = Table()
    before = table.new()
    table.ask("example", what=what, **FINE[what])
    assert table.ask("load", save=before["save"]) | {"events": []} == before | {"events": []}
