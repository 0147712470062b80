"""The chart of a game: everything inside it, nothing on top of each other."""

import itertools

import pytest

from spades.ui.sheets.chart import LABEL, LEFT, RIGHT, TOP, Plan

US = [0, 71, 134, 54, 207, 269, 240]
THEM = [0, 50, 90, 141, 191, 241, 382]
GAMES = [
    (US, THEM, -200),
    ([0, 520], [0, -210], -200),
    ([0, -90, -180, -270], [0, 60, 120, 180], -200),
    ([0, 100], [0, 100], None),
    ([269], [241], None),
    (list(range(0, 4000, 50)), [0] * 80, None),
]


@pytest.mark.parametrize(("us", "them", "losing"), GAMES)
@pytest.mark.parametrize("width", [288, 432, 624])
def test_every_point_and_every_line_of_the_grid_lies_inside(us, them, losing, width):
    plan = Plan(us, them, 500, losing, width, 200)
    for x, y in plan.us + plan.them + [(plan.x(0), plan.y(value)) for value in plan.grid]:
        assert LEFT <= x <= width - RIGHT
        assert TOP <= y <= 200 - 30


def test_a_higher_score_stands_higher():
    plan = Plan(US, THEM, 500, None, 432, 200)
    assert plan.y(500) < plan.y(250) < plan.y(0)


@pytest.mark.parametrize(("us", "them", "losing"), GAMES)
def test_the_labels_of_the_two_lines_keep_apart(us, them, losing):
    ours, theirs = Plan(us, them, 500, losing, 432, 200).labels
    assert abs(ours - theirs) >= LABEL - 0.001
    assert (ours <= theirs) == (us[-1] >= them[-1])


def test_the_losing_score_is_drawn_once_somebody_comes_near_it():
    assert -200 not in Plan(US, THEM, 500, -200, 432, 200).grid
    assert -200 in Plan([0, -110], [0, 50], 500, -200, 432, 200).grid


@pytest.mark.parametrize("hands", [1, 6, 12, 30, 79])
def test_the_numbers_of_the_hands_have_room(hands):
    plan = Plan([0] * (hands + 1), [0] * (hands + 1), 500, None, 288, 200)
    ticks = plan.ticks()
    assert ticks
    assert all(plan.x(after) - plan.x(before) >= 20 for before, after in itertools.pairwise(ticks))


@pytest.mark.parametrize("us", [[0, 71, 134], [0, -50, -120], [0, 0], [0, 240, 391]])
def test_without_a_target_the_scale_ends_at_the_next_hundred(us):
    plan = Plan(us, [0] * len(us), None, None, 432, 200)
    assert plan.most == max(100, -(-max(us) // 100) * 100)
    assert plan.grid == [0, plan.most // 2, plan.most]
    assert all(TOP <= y <= 200 - 30 for _, y in plan.us + plan.them)
