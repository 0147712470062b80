"""Tricks and who wins them (R8)."""

import pytest

from spades.engine import Trick, won_by_seat

from .helpers import card


def trick(leader, text):
    return Trick(leader, tuple(map(card, text.split())))


@pytest.mark.parametrize(
    ("leader", "played", "winner"),
    [
        (0, "5H 9H KH AH", 3),
        (0, "5H AD AC 6H", 3),
        (2, "AH KH 2S QH", 0),
        (1, "AH 3S 2S 4C", 2),
        (3, "5H", 3),
        (3, "5H 2H TH", 1),
    ],
)
def test_the_highest_spade_or_else_the_highest_of_the_led_suit_wins(leader, played, winner):
    assert trick(leader, played).winner() == winner


def test_who_played_what():
    three = trick(3, "5H 2S TH")
    assert three.best() == card("2S")
    assert [three.card_of(seat) for seat in range(4)] == [card("2S"), card("TH"), None, card("5H")]


def test_an_empty_trick_has_no_winner():
    with pytest.raises(ValueError, match="no card"):
        Trick(0).winner()


def test_tricks_are_counted_by_seat():
    assert won_by_seat((trick(0, "5H 9H KH AH"), trick(3, "5H 2S TH 3H"))) == (1, 0, 0, 1)
