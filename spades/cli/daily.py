"""``spades daily``: the four deals that everybody plays on a date."""

from __future__ import annotations

import datetime as dt

from spades.cli.errors import CliError
from spades.engine import deal_code
from spades.seats import SEATS
from spades.session.daily import HANDS, setup_of


def show_daily(date: str | None) -> None:
    """Prints the deal codes of a date, of today without one.

    :raises CliError: the text names no day.
    """
    if date is None:
        date = dt.datetime.now(tz=dt.UTC).astimezone().date().isoformat()
    try:
        setup = setup_of(date)
    except ValueError:
        raise CliError(f"{date}: a date is written as 2026-11-30") from None
    print(f"Daily deal of {date}, seed {setup.seed}\n")
    for hand in range(HANDS):
        print(f"Hand {hand + 1}  {deal_code(setup, hand)}  dealer {SEATS[(setup.dealer + hand) % 4]}")
