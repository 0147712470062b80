"""What plays tell: whoever did not beat a card that it could have beaten most likely cannot."""

from __future__ import annotations

import pytest

from spades.bots.worlds.clues import Holds
from spades.bots.worlds.plays import Moment, goal_of, moment_of, moments, remarks
from spades.bots.worlds.weights import evidence_of
from spades.cards import card_text
from spades.engine import CARDCOUCH, RuleSet, Trick
from spades.seats import EAST, NORTH, SOUTH, WEST
from spades.view import view
from tests.engine.helpers import bid, card, cards, deal_with, play, start

DIAMONDS, SPADES = 1, 3


def said(moment, text):
    """Remarks on a card, as words: what it says, first and last card of the run."""
    return {
        name.split(" ")[0] + " " + name.split(" ")[1]: f"{card_text(first)}-{card_text(end - 1)}"
        for name, first, end in remarks(moment, card(text))
    }


def moment(place, best="", led=DIAMONDS, goal="need"):
    return Moment(place, led if place else -1, card(best) if best else -1, False, goal)


@pytest.mark.parametrize(
    ("where", "played", "expected"),
    [
        (moment(3, "9D"), "5D", {"lost beat": "TD-AD", "lost between": "6D-8D", "lost lower": "2D-4D"}),
        (moment(3, "9D"), "QD", {"won cheaper": "TD-JD", "won higher": "KD-AD"}),
        (moment(3, "9D"), "AD", {"won cheaper": "TD-KD"}),
        (moment(2, "3S"), "5D", {"ruffed lower": "2D-4D", "ruffed higher": "6D-AD"}),
        (moment(1, "9D"), "5S", {"ruff cheaper": "2S-4S", "ruff higher": "6S-AS"}),
        (moment(2, "3S"), "5S", {"ruff cheaper": "4S-4S", "ruff higher": "6S-AS"}),
        (moment(2, "8S"), "5S", {}),
        (moment(1, "9D"), "3C", {"threw ruff": "2S-AS", "threw lower": "2C-2C", "threw higher": "4C-AC"}),
        (moment(2, "QS"), "3C", {"threw ruff": "KS-AS", "threw lower": "2C-2C", "threw higher": "4C-AC"}),
        (moment(3, "5S", SPADES), "2S", {"lost beat": "6S-AS", "lost between": "3S-4S"}),
        (moment(0), "QD", {"led lower": "2D-JD", "led higher": "KD-AD"}),
    ],
)
def test_each_way_to_play_names_the_cards_that_it_passed_over(where, played, expected):
    assert said(where, played) == expected


@pytest.mark.parametrize(
    ("bids", "won", "goal"),
    [
        ((0, 3, 4, 3), (0, 2, 1, 0), "nil"),
        ((3, 3, 0, 3), (1, 2, 0, 0), "cover"),
        ((3, 0, 4, 3), (1, 0, 1, 0), "attack"),
        ((3, 3, 4, 0), (1, 0, 1, 0), "attack"),
        ((3, 3, 4, 3), (2, 0, 1, 0), "need"),
        ((3, 3, 4, 3), (3, 0, 4, 0), "rest"),  # made
        ((6, 3, 4, 3), (1, 4, 0, 3), "rest"),  # lost
        ((0, 3, 4, 3), (1, 2, 3, 0), "need"),  # a nil that failed helps nobody
    ],
)
def test_what_a_seat_is_after(bids, won, goal):
    assert goal_of(CARDCOUCH, bids, won, NORTH) == goal


def test_a_failed_nil_helps_where_the_rules_say_so():
    assert goal_of(RuleSet(failed_nil="help"), (0, 3, 4, 3), (1, 2, 3, 0), NORTH) == "rest"


def test_the_moment_says_who_is_winning():
    trick = Trick(EAST, cards("5D") + cards("KD"))
    assert moment_of(CARDCOUCH, (3, 3, 3, 3), (0, 0, 0, 0), trick, WEST) == moment(2, "KD")
    winning = Trick(EAST, cards("KD") + cards("5D"))
    assert moment_of(CARDCOUCH, (3, 3, 3, 3), (0, 0, 0, 0), winning, WEST).friendly


def holdings(seen, seat):
    return [clue for clue in evidence_of(seen) if isinstance(clue, Holds) and clue.seat == seat]


def lead_of_diamonds(*plays):
    """North leads low, East wins in front of South; West is last and cannot, or will not, win."""
    hands = deal_with(N="2D 3D KD", E="QD 7D", S="8D 5D", W="4D 9D AS")
    return play(bid(start(hands), 3, 3, 3, 3), *plays)


def test_the_last_hand_that_lets_an_opponent_win_most_likely_cannot_beat_it():
    seen = view(lead_of_diamonds("2D", "7D", "8D", "4D"), SOUTH)
    beaten = cards("9D TD JD QD KD AD")  # by South's eight
    assert any(clue.any_of == beaten and clue.cost >= 2 for clue in holdings(seen, WEST))


def test_the_own_plays_tell_nothing():
    seen = view(lead_of_diamonds("2D", "7D", "8D", "4D"), WEST)
    assert not holdings(seen, WEST)
    assert {seat for _, seat, _, _ in moments(seen)} == {NORTH, EAST, SOUTH}


def test_a_seat_that_shows_such_a_card_later_is_not_doubted_for_the_rest():
    before = lead_of_diamonds("2D", "7D", "8D", "4D", "5D")
    assert any(card("TD") in clue.any_of for clue in holdings(view(before, NORTH), WEST))
    after = play(before, "9D")
    assert not any(card("TD") in clue.any_of for clue in holdings(view(after, NORTH), WEST))


def test_cards_that_are_seen_are_not_asked_for():
    seen = view(lead_of_diamonds("2D", "7D", "8D", "4D"), NORTH)
    assert all(
        set(clue.any_of) <= set(seen.unseen()) for clue in evidence_of(seen) if isinstance(clue, Holds)
    )
