"""Actions and their compact text."""

import pytest

from spades.engine import Action, Bid, Blind, Exchange, NextHand, Play, action_text, parse_action

from .helpers import card, cards

TEXTS: dict[str, Action] = {
    "N:b3": Bid(0, 3),
    "E:b0": Bid(1, 0),
    "S:b13": Bid(2, 13),
    "S:QS": Play(2, card("QS")),
    "W:blind+": Blind(3, True),
    "W:blind-": Blind(3, False),
    "E:x2C3C": Exchange(1, cards("2C 3C")),
    "E:x": Exchange(1, ()),
    "next": NextHand(),
}


@pytest.mark.parametrize("text", TEXTS)
def test_an_action_and_its_text(text):
    assert action_text(TEXTS[text]) == text
    assert parse_action(text) == TEXTS[text]


@pytest.mark.parametrize(
    "text",
    ["", "N", ":", ":b3", "X:b3", "NE:b3", "n:b3", "N:b", "N:b03", "N:b-1", "N:b3.5", "N:b٣", "N:b100",
     "N:1S", "N:QSQS", "N:x2", "N:x2C3", "N:blind", "Next", "N:next"],
)  # fmt: skip
def test_a_text_that_names_no_action_is_refused(text):
    with pytest.raises(ValueError, match=r"not a"):
        parse_action(text)
