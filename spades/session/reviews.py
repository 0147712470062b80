"""Reviews as messages: of a hand of the record that is watched, slice by slice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spades.cards import card_text
from spades.coach.open_cards import open_cards
from spades.coach.review import Moment, Review
from spades.seats import SEATS, SOUTH, Seat
from spades.session import request as read
from spades.session.refused import Refused

if TYPE_CHECKING:
    from spades.coach.hint import Rated
    from spades.session.watch import Record

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Under:
    """A review under way: of a hand (from 1) of a record, as a seat saw it."""

    record: int
    hand: int
    seat: Seat
    review: Review


def begun(record: Record, hand: int, seat: Seat) -> Under:
    """A review of which no slice is done.

    :raises Refused: "bad-request": the record has no such hand.
    """
    setup, actions = record.hand(hand)
    return Under(record.number, hand, seat, Review(setup, actions, seat))


def asked(under: Under | None, record: Record, request: read.Request) -> tuple[Message, Under]:
    """What a request makes of the review under way: slice 0 begins one, any other must be the next.

    :raises Refused: the record has no such hand, or another slice is due ("not-watched": begin again).
    """
    hand, number = (read.integer(request.get(name), name) for name in ("hand", "slice"))
    seat = read.seat(request, "seat")
    wanted = (record.number, hand, SOUTH if seat is None else seat)
    if number == 0:
        under = begun(record, hand, wanted[2])
    elif under is None or (under.record, under.hand, under.seat, under.review.done) != (*wanted, number):
        raise Refused("not-watched")
    return step(under, record), under


def step(under: Under, record: Record) -> Message:
    """The next slice; the last one tells what the ending was worth with open cards."""
    review = under.review
    told: Message = {"done": review.done + 1, "of": review.slices + 1, "moment": None, "open": None}
    if review.done == review.slices:
        told["open"] = _open(record, under)
        return told
    moment = review.step()
    told["moment"] = moment and _moment(moment)
    return told


def _moment(moment: Moment) -> Message:
    def named(choice: int) -> int | str:
        return choice if moment.kind == "bid" else card_text(choice)

    def rated(option: Rated) -> Message:
        return {"choice": named(option.choice), "win": option.win, "points": option.points}

    return {
        "step": moment.step,
        "trick": moment.trick,
        "kind": moment.kind,
        "choice": named(moment.choice),
        "best": named(moment.best),
        "grade": moment.grade,
        "loss": moment.loss,
        "win": moment.win,
        "forced": not moment.options,
        "reason": moment.reason,
        "fact": moment.fact,
        "params": moment.params,
        "options": [rated(option) for option in moment.options],
    }


def _open(record: Record, under: Under) -> Message | None:
    setup, actions = record.hand(under.hand)
    found = open_cards(setup, actions, under.seat)
    if found is None:
        return None
    return {"trick": found.trick, "best": found.best, "made": found.made, "seat": SEATS[under.seat]}
