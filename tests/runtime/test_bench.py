"""What the bench promises and how it says so."""

import pytest

from tools.bench import Figure


@pytest.mark.parametrize(("value", "missed"), [(149.9, True), (150, False), (400, False)])
def test_a_figure_may_have_to_be_large_enough(value, missed):
    figure = Figure("Playouts", value, "times", least=150)
    assert figure.missed is missed
    assert figure.row().endswith("| at least 150 |")


@pytest.mark.parametrize(("value", "missed"), [(0.71, True), (0.7, False), (0.1, False)])
def test_or_small_enough(value, missed):
    figure = Figure("First visit", value, "", most=0.7)
    assert figure.missed is missed
    assert figure.row().endswith("| at most 0.7 |")


def test_or_promise_nothing():
    assert not Figure("Games", 0, "a second").missed
    assert Figure("Games", 3, "a second").row() == "| Games | 3.00 a second |  |"
