"""The watch over bots of strangers."""

from functools import partial
from time import perf_counter

from spades.bots.referee import NoAnswer
from spades.cli.watchdog import watchdog
from spades.engine import Action, Bid

LIMIT = 0.001  # s
ROUNDS = 200
BID = Bid(0, 1)


def thinks(seconds: float) -> Action:
    end = perf_counter() + seconds
    while perf_counter() < end:
        pass
    return BID


def test_an_answer_in_the_very_moment_of_the_limit_is_heard_or_replaced_and_nothing_is_heard_later() -> None:
    """Where code is traced, as for coverage, a bark that came just then made both threads wait for ever."""
    guard = watchdog(LIMIT)
    told: set[object] = set()
    for number in range(ROUNDS):
        time = LIMIT * (0.8 + number % 40 / 100)
        try:
            told.add(guard(partial(thinks, time)))
        except NoAnswer as reason:
            told.add(str(reason))
    assert told <= {BID, "no answer within 0.001 s"}
    assert thinks(20 * LIMIT) == BID
