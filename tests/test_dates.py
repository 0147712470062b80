"""Days of the calendar: one after the other, and nothing that is none."""

import datetime as dt

import pytest

from spades.dates import day_of


def test_days_are_counted_as_the_calendar_counts_them():
    first = dt.date(1999, 12, 30)
    texts = [(first + dt.timedelta(days=days)).isoformat() for days in range(3000)]
    numbers = [day_of(text) for text in texts]
    assert numbers[0] is not None
    assert numbers == list(range(numbers[0], numbers[0] + 3000))


@pytest.mark.parametrize(("earlier", "later"), [("1900-02-28", "1900-03-01"), ("2000-02-29", "2000-03-01")])
def test_a_century_has_a_leap_day_once_in_four(earlier, later):
    first, second = day_of(earlier), day_of(later)
    assert first is not None
    assert second == first + 1


@pytest.mark.parametrize(
    "text",
    [
        "", "2026-11-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01",
        "2026-1-01", "26-11-30", "2026-11-30 ", "-026-11-30", "2026-11-3٠", "2026/11/30", None, 20261130,
    ],
)  # fmt: skip
def test_what_names_no_day_is_none(text):
    assert day_of(text) is None
