"""Bid this hand: every bid weighed by what it does for the game, after the bids before it and at its score.

The bidding model says what a bid is worth without luck, but not without error: it asks a nil to be better by
three hundredths of a game, since what looks best of many choices looks too good. A bid is clearly right if it
is better by as much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.bots.model.bidding import DOUBT, weigh, weigh_one
from spades.bots.model.equity import SURE
from spades.bots.model.odds import WHOLE
from spades.coach.drills.verdict import ONE, Estimate, Verdict, Worth, verdict

if TYPE_CHECKING:
    from spades.bots.model.bidding import Option
    from spades.view import View

NAME = "bid"
MARGIN = DOUBT * ONE // SURE


def judge(view: View) -> Verdict:
    """The bids worth weighing; no other one is better."""
    return verdict(
        [_worth(option) for option in weigh(view).options], goal_margin=-ONE, win_margin=MARGIN, hope=0
    )


def judge_one(view: View, bid: int) -> Worth:
    """A bid, however odd."""
    return _worth(weigh_one(view, bid))


def _worth(option: Option) -> Worth:
    made = option.made if option.bid else option.nil
    return Worth(option.bid, Estimate(ONE * option.win // SURE, 0), Estimate(ONE * made // WHOLE, 0))
