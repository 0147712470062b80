"""A review in slices: every choice of a seat is graded, and two reviews of a record agree."""

from __future__ import annotations

from typing import Any

import pytest

from spades.bots.beginner import Beginner
from spades.bots.referee import decide
from spades.coach.review import GRADES
from spades.engine import CARDCOUCH, Game, NextHand, Setup, apply, new_game
from spades.record import write_record
from tests.session.table import Table


def played(deal: int, hands: int = 1) -> Game:
    game, bot = new_game(Setup(CARDCOUCH, f"review{deal}", (), deal % 4)), Beginner()
    while True:
        while game.turn is not None:
            game = apply(game, decide(game, game.turn, bot).action)
        if game.hand_no + 1 == hands:
            return game
        game = apply(game, NextHand())


@pytest.fixture(scope="module")
def record() -> str:
    return write_record(played(1))


def review(table: Table, text: str, **params: Any) -> list[dict[str, Any]]:
    """All answers of a review."""
    number = table.ask("watch", text=text)["record"]
    answers = [table.ask("review", record=number, hand=1, slice=0, **params)]
    while answers[-1]["done"] < answers[-1]["of"]:
        answers.append(table.ask("review", record=number, hand=1, slice=answers[-1]["done"], **params))
    return answers


def moments(answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [answer["moment"] for answer in answers if answer["moment"]]


def test_every_choice_of_the_seat_is_graded_once_in_order(record):
    found = moments(review(Table(), record))
    assert [each["kind"] for each in found] == ["bid"] + ["play"] * 13
    steps = [each["step"] for each in found]
    assert steps == sorted(set(steps))
    assert {each["grade"] for each in found} <= set(GRADES)


def test_a_grade_says_how_much_of_a_game_was_given_away(record):
    for each in moments(review(Table(), record)):
        if each["forced"]:
            assert (each["grade"], each["loss"]) == ("best", 0)
            continue
        worth = {option["choice"]: option["win"] for option in each["options"]}
        assert each["best"] in worth or each["grade"] == "best"
        assert each["win"] in worth.values()
        assert each["loss"] == (0 if each["grade"] == "best" else max(0, worth[each["best"]] - each["win"]))


def test_two_reviews_of_a_record_agree(record):
    assert review(Table(), record) == review(Table(), record)


def test_another_seat_has_its_own_review(record):
    west = moments(review(Table(), record, seat="W"))
    assert [each["choice"] for each in west] != [each["choice"] for each in moments(review(Table(), record))]
    assert len(west) == 14


def test_the_last_slice_tells_what_open_cards_would_have_made(record):
    answers = review(Table(), record)
    assert [answer["open"] is None for answer in answers[:-1]] == [True] * (len(answers) - 1)
    told = answers[-1]["open"]
    assert told["trick"] == 10
    assert isinstance(told["best"], int)


def test_a_game_goes_on_beside_it(record):
    table = Table()
    table.new("cardcouch", dealer="E")
    number = table.ask("watch", text=record)["record"]
    table.ask("review", record=number, hand=1, slice=0)
    table.act("bid", 3)
    assert table.ask("review", record=number, hand=1, slice=1)["done"] == 2


def test_a_slice_out_of_turn_or_of_another_record_is_refused(record):
    table = Table()
    number = table.ask("watch", text=record)["record"]
    assert table.refused("review", record=number, hand=1, slice=3)[0] == "not-watched"
    assert table.refused("review", record=number + 1, hand=1, slice=0)[0] == "not-watched"
    assert table.refused("review", record=number, hand=2, slice=0) == ("bad-request", {"field": "hand"})


class TestBranch:
    def test_a_game_goes_on_from_any_moment_with_the_same_cards(self, record):
        table = Table()
        number = table.ask("watch", text=record)["record"]
        frame = table.ask("frame", record=number, hand=1, step=20)
        snap = table.ask("branch", record=number, hand=1, step=20)
        assert [card["card"] for card in snap["hand"]] == frame["hands"][2]
        assert snap["players"][2] == "human"
        assert table.until("hand-over")["deal"] == frame["deal"]

    def test_deals_to_come_are_others_each_time(self, record):
        codes = set()
        for _ in range(2):
            table = Table()
            number = table.ask("watch", text=record)["record"]
            table.ask("branch", record=number, hand=1, step=0)
            table.until("hand-over")
            table.act("next")
            codes.add(table.until("hand-over")["deal"])
        assert len(codes) == 2

    @pytest.mark.parametrize(("hand", "step"), [(2, 0), (0, 0), (1, -1), (1, 56), (1, 57)])
    def test_there_is_no_such_moment(self, record, hand, step):
        table = Table()
        number = table.ask("watch", text=record)["record"]
        assert table.refused("branch", record=number, hand=hand, step=step)[0] == "bad-request"
