"""A review in words: sums, the costly moments first, every choice in its place."""

import asyncio

import pytest

from spades.i18n import Words
from spades.ui.engine import EngineError
from spades.ui.model import review
from spades.ui.reviewing import Reviewing


def moment(step, grade, loss=0, forced=False, **more):
    return {
        "hand": 1,
        "step": step,
        "trick": step,
        "kind": "play",
        "choice": "5C",
        "best": "KC",
        "grade": grade,
        "loss": loss,
        "win": 500 - loss,
        "forced": forced,
        "reason": "win",
        "fact": "",
        "params": {"card": "KC", "suit": "C"},
        "options": [],
        **more,
    }


HAND = [
    moment(0, "best", kind="bid", choice=3, best=3),
    moment(1, "best"),
    moment(2, "slip", 12),
    moment(3, "fine", 2),
    moment(4, "blunder", 80),
    moment(5, "best", forced=True),
]


def test_choices_are_counted_by_grade():
    said = review.verdict(HAND, Words("en"))
    assert said == "5 choices: 2 were Expert’s own, 1 as good as that. The others: one slip, one blunder."


def test_where_nothing_was_lost_there_is_nothing_to_regret():
    assert review.verdict([moment(1, "best"), moment(2, "fine", 3)], Words("de")).endswith(
        "Nichts zu bereuen."
    )


def test_the_costliest_come_first():
    assert [one["step"] for one in review.costly(HAND)] == [4, 2]


def test_each_has_its_place():
    words = Words("en")
    assert review.place(HAND[0], words, several=False) == "Bid"
    assert review.place(HAND[2], words, several=True) == "Hand 1: Trick 2"


def test_what_would_have_been_better_is_named():
    assert review.instead(HAND[2], Words("en")) == "You chose five of clubs; better was king of clubs."
    assert review.instead(HAND[0], Words("de")) == "Du hast 3 angesagt; besser war 3."


def test_a_cost_is_told_in_games_and_nothing_for_nothing():
    assert review.loss(HAND[2], Words("de")) == "1,2\u00a0%"
    assert review.loss(HAND[1], Words("de")) == ""
    assert review.win(HAND[5], Words("de")) == ""


def test_the_course_has_a_point_for_each_choice():
    points = review.course(HAND, 100, 50)
    assert [x for x, _, _ in points] == [0, 25, 50, 75, 100]
    assert points[-1] == (100, 29.0, "blunder")


@pytest.mark.parametrize(("best", "said"), [(40, "would have made it +40"), (-2, "brought no more")])
def test_open_cards_are_told_apart(best, said):
    told = {"trick": 9, "best": best, "made": -2, "hand": 1}
    assert said in review.open_cards(told, Words("en"), several=False)


class Engine:
    """Answers slices; at some it has forgotten the record."""

    def __init__(self, of=3, forgets=()):
        self.of, self.forgets, self.asked = of, list(forgets), []

    async def ask(self, op, **params):
        self.asked.append((op, params.get("slice")))
        if op == "watch":
            return {"record": 1}
        if self.forgets and params["slice"] == self.forgets[0]:
            self.forgets.pop(0)
            raise EngineError("not-watched", {})
        done = params["slice"] + 1
        return {"done": done, "of": self.of, "moment": moment(done, "best"), "open": None}


def reviewed(engine, hands=(1,), stop_after=None):
    review = Reviewing(engine, "text", list(hands))
    parts = []

    def tell():
        parts.append(round(review.part, 2))
        review.stopped = len(parts) == stop_after

    asyncio.run(review.run(tell))
    return review, parts


def test_slices_follow_each_other_to_the_end():
    review, parts = reviewed(Engine(), hands=(1, 2))
    assert review.over
    assert parts == [0.17, 0.33, 0.5, 0.67, 0.83, 1.0, 1.0]
    assert [one["hand"] for one in review.moments] == [1, 1, 1, 2, 2, 2]


def test_an_engine_that_forgot_the_record_is_asked_from_the_first_slice():
    review, _ = reviewed(Engine(forgets=[2]))
    assert review.over
    assert [one["step"] for one in review.moments] == [1, 2, 3]


def test_one_that_always_forgets_is_a_fault():
    with pytest.raises(EngineError):
        reviewed(Engine(forgets=[1, 1]))


def test_it_can_be_stopped():
    engine = Engine(of=50)
    review, parts = reviewed(engine, stop_after=2)
    assert not review.over
    assert len(parts) == 2
