"""Bidding (R4, R5, and the house rules on bids)."""

from spades.seats import Seat, clockwise_from, next_seat

from .refusal import Refusal
from .rules import RuleSet

NIL = 0
MOST = 13
Bids = tuple[int | None, ...]


def bid_refusal(rules: RuleSet, partner_bid: int | None, bid: int) -> Refusal | None:
    """Why a bid is refused, or ``None``; ``partner_bid`` is ``None`` until the partner has bid.

    To Python ``True`` is 1 and ``3.0`` is 3; neither is a bid.
    """
    if type(bid) is not int:
        return Refusal("not-an-integer")
    if not NIL <= bid <= MOST:
        return Refusal("bid-out-of-range", {"least": NIL if rules.nil is not None else 1, "most": MOST})
    if bid == NIL:
        return Refusal("nil-off") if rules.nil is None else None
    if bid == 1 and not rules.bid_one:
        return Refusal("no-bid-of-one")
    return _least_refusal(rules, partner_bid, bid)


def _least_refusal(rules: RuleSet, partner_bid: int | None, bid: int) -> Refusal | None:
    """The least team bid binds the partner who bids second; a nil of either lifts it."""
    least = rules.least_team_bid
    if least is None or not partner_bid or partner_bid + bid >= least:
        return None
    return Refusal("team-bid-too-low", {"least": least, "yours": least - partner_bid})


def team_bid(bids: Bids, team: int) -> int:
    """The partners' numeric bids added; a nil, and a bid not yet made, add nothing (R5)."""
    return (bids[team] or 0) + (bids[team + 2] or 0)


def next_to_bid(bids: Bids, dealer: Seat) -> Seat | None:
    """The first seat from the dealer's left that has no bid yet (R4)."""
    for seat in clockwise_from(next_seat(dealer)):
        if bids[seat] is None:
            return seat
    return None
