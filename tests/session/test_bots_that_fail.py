"""A bot that raises, answers illegally or hangs is named, and the game goes on (A22, B23)."""
# ruff: noqa: ARG002 - the stubs have the shape of the protocol and look at nothing

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from spades.bots import LEVELS
from spades.engine import code_of
from spades.session import Session
from tests.session.table import Table

if TYPE_CHECKING:
    from spades.bots.rng import Rng
    from spades.view import View


class Stub:
    """Bids two and plays its lowest legal card."""

    name = "stub"

    def bid(self, view: View, rng: Rng) -> int:
        return 2

    def play(self, view: View, rng: Rng) -> int:
        return view.legal_cards()[0]


class Raising(Stub):
    name = "raising"

    def play(self, view: View, rng: Rng) -> int:
        raise RuntimeError("lost my cards")


class Cheating(Stub):
    """Always offers the same card, whether it may or not, and a bid of ninety-nine."""

    name = "cheating"

    def bid(self, view: View, rng: Rng) -> int:
        return 99

    def play(self, view: View, rng: Rng) -> int:
        return 51


STUBS = {"club": LEVELS["club"], "stub": Stub, "raising": Raising, "cheating": Cheating}
CLUBS, DIAMONDS, HEARTS, SPADES = (tuple(range(13 * suit, 13 * suit + 13)) for suit in range(4))


def table_with(level: str, **params: Any) -> Table:
    table = Table(Session(levels=STUBS))
    table.new(players={"N": level, "E": level, "W": level}, **params)
    return table


@pytest.mark.parametrize(("level", "kind"), [("raising", "raised"), ("cheating", "illegal")])
def test_it_is_named_and_every_hand_ends_with_thirteen_tricks(level, kind):
    table = table_with(level)
    faults = []
    for snap in table.game(hands=3):
        faults += [event for event in snap["events"] if event[0] == "fault"]
        assert sum(snap["won"]) == len(snap["tricks"])
    assert sum(table.snap["won"]) == 13
    assert {(event[2], event[3]) for event in faults} == {(level, kind)}
    assert {event[1] for event in faults} == {"N", "E", "W"}


def test_the_fault_comes_before_the_choice_that_stands_in_for_it():
    table = table_with("cheating", dealer="S")
    fault, bid = table.go_on()["events"]
    assert fault == ["fault", "W", "cheating", "illegal"]
    assert bid[:2] == ["bid", "W"]


def test_a_bot_that_hung_is_passed_over_when_the_page_says_so():
    table = table_with("stub", dealer="S")
    snap = table.at_rev("step", stand_in=True)
    assert snap["events"][0] == ["fault", "W", "stub", "hung"]
    assert snap["turn"] == "N"
    assert table.at_rev("step", stand_in=False)["events"][0][0] == "bid"


def test_a_bot_that_wins_every_trick_leads_every_trick():
    """B23: the one who takes the trick is the one to lead, to the end."""
    table = table_with("stub", deal=code_of((SPADES, CLUBS, HEARTS, DIAMONDS)))
    table.until("hand-over")
    assert table.snap["won"] == [13, 0, 0, 0]


def test_a_thousand_decisions_of_club_players_need_no_stand_in():
    table = table_with("club")
    for snap in table.game(hands=8):
        assert not [event for event in snap["events"] if event[0] == "fault"]
