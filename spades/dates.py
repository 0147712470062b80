"""Days of the calendar as ISO text, without a clock (runs on MicroPython too)."""

DIGITS = "0123456789"
LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def day_of(text: object) -> "int | None":
    """The number of a day, so that days can be counted: that of ``"2026-03-01"`` is one more than that of
    ``"2026-02-28"``. None for what names no day from the year 1 to 9999.
    """
    parts = text.split("-") if isinstance(text, str) else []
    if [len(part) for part in parts] != [4, 2, 2]:
        return None
    if not all(digit in DIGITS for part in parts for digit in part):
        return None
    year, month, day = [int(part) for part in parts]
    if not year or not 1 <= month <= 12 or not 1 <= day <= _length(year, month):
        return None
    # The year begins in March here, so that a leap day is the last day of one.
    year, month = (year, month - 3) if month > 2 else (year - 1, month + 9)
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day


def _length(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else LENGTHS[month - 1]
