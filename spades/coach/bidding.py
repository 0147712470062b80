"""What there is to say of a bid: Expert's own, why, and what each bid is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.expert.reasons import bid_reason
from spades.bots.model.bidding import Option, forecast, weigh, weigh_one

if TYPE_CHECKING:
    from spades.view import View


BESIDE = 2  # bids on either side of Expert's that are weighed in any case


@dataclass(frozen=True, slots=True)
class Judgement:
    """``bid`` is Expert's, ``reason`` one of its codes, ``worth`` the tricks to expect in thousandths.

    ``options`` are the bids worth weighing, those around Expert's and the one that was made, ascending.
    ``tricks`` are the chances of 0 to 13 own tricks after the numeric bid ``counted``, ``nil`` the chance of
    a nil, None where it may not be bid; both of :data:`spades.bots.model.odds.WHOLE`.
    """

    bid: int
    reason: str
    worth: int
    options: tuple[Option, ...]
    counted: int
    tricks: tuple[int, ...]
    nil: int | None


def judge(view: View, bid: int) -> Judgement:
    """A bid of the seat whose turn it is to bid, from what this seat knows."""
    weighed = weigh(view)
    known = {option.bid: option for option in weighed.options}
    shown = {bid, *range(weighed.bid - BESIDE, weighed.bid + BESIDE + 1)}
    more = (shown & {*view.legal_bids()}) - {*known, *({0} if bid else ())}
    options = [*weighed.options, *(weigh_one(view, other) for other in more)]
    counted = (
        weighed.bid or max((option for option in options if option.bid), key=_win, default=options[0]).bid
    )
    nil = weigh_one(view, 0).nil if 0 in view.legal_bids() else None
    return Judgement(
        weighed.bid,
        bid_reason(weighed.bid, weighed.worth),
        weighed.worth,
        tuple(sorted(options, key=lambda option: option.bid)),
        counted,
        forecast(view, counted).hand,
        nil,
    )


def _win(option: Option) -> int:
    return option.win
