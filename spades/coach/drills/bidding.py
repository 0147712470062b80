"""Bid this hand: every bid weighed by what it does for the game, after the bids before it and at its score.

The bidding model says what a bid is worth without luck, but not without error, and neighbouring bids are
often worth nearly the same. A question is fit to be asked if one bid, or two, lose less than a hundredth of a
game, and every other one would be a mistake (``spades.coach.review``). A nil is docked for what looks too
good: to be wrong it must be a mistake without that (``spades.bots.model.bidding.DOUBT``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from spades.bots.model.bidding import DOUBT, weigh, weigh_one
from spades.bots.model.equity import SURE
from spades.bots.model.odds import WHOLE
from spades.coach.drills.verdict import ONE, Estimate, Verdict, Worth, verdict
from spades.coach.review import FROM

if TYPE_CHECKING:
    from spades.bots.model.bidding import Option
    from spades.view import View

NAME = "bid"
SLIGHT = ONE // 100
MISTAKE = FROM[1] * ONE // 1000
MOST = 2  # right bids


def judge(view: View) -> Verdict:
    """The bids worth weighing; no other one is better."""
    worths = [_worth(option) for option in weigh(view).options]
    found = verdict(worths, goal_margin=None, win_margin=SLIGHT, hope=0, slip=SLIGHT)
    wrong = [worth for worth in found.worths if worth.choice not in found.right]
    clear = len(found.right) <= MOST and all(
        _at_best(each) <= found.best.win.mean - MISTAKE for each in wrong
    )
    return found if clear else replace(found, right=(), margin=0)


def _at_best(worth: Worth) -> int:
    """The chance to win the game that a bid may have, in millionths."""
    return worth.win.mean + (0 if worth.choice else ONE * DOUBT // SURE)


def judge_one(view: View, bid: int) -> Worth:
    """A bid, however odd."""
    return _worth(weigh_one(view, bid))


def _worth(option: Option) -> Worth:
    made = option.made if option.bid else option.nil
    return Worth(option.bid, Estimate(ONE * option.win // SURE, 0), Estimate(ONE * made // WHOLE, 0))
