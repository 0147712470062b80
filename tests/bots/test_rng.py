"""Luck is the same on every machine, and another for every decision."""

from __future__ import annotations

import pytest

from spades.bots import Rng, rng_for

FACTS = ("AAAAAAAAAAAAAAAA", 2, "cardcouch", "club", 3, 41)


def test_the_same_decision_has_the_same_luck() -> None:
    assert rng_for(*FACTS).getrandbits(64) == rng_for(*FACTS).getrandbits(64)


def test_the_numbers_are_those_of_every_python() -> None:
    """A change here breaks every saved game that is played on."""
    assert rng_for(*FACTS).getrandbits(64) == 2_904_523_885_121_002_805


@pytest.mark.parametrize(
    "other",
    [
        ("AAAAAAAAAAAAAAAB", 2, "cardcouch", "club", 3, 41),
        ("AAAAAAAAAAAAAAAA", 1, "cardcouch", "club", 3, 41),
        ("AAAAAAAAAAAAAAAA", 2, "kawu", "club", 3, 41),
        ("AAAAAAAAAAAAAAAA", 2, "cardcouch", "expert", 3, 41),
        ("AAAAAAAAAAAAAAAA", 2, "cardcouch", "club", 4, 41),
        ("AAAAAAAAAAAAAAAA", 2, "cardcouch", "club", 3, 42),
    ],
)
def test_every_fact_changes_the_luck(other: tuple[str, int, str, str, int, int]) -> None:
    assert rng_for(*other).getrandbits(64) != rng_for(*FACTS).getrandbits(64)


def test_below_reaches_every_number_and_no_other() -> None:
    rng = Rng(7)
    assert {rng.below(5) for _ in range(200)} == set(range(5))
    assert {rng.below(1) for _ in range(5)} == {0}


def test_nothing_is_below_zero() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Rng(7).below(0)


def test_a_choice_is_one_of_the_items() -> None:
    rng = Rng(7)
    assert {rng.choice("abc") for _ in range(50)} == set("abc")
    with pytest.raises(ValueError, match="below"):
        rng.choice([])
