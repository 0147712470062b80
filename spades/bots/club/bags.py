"""What one more overtrick costs: a point now, a tenth of a penalty later."""

from __future__ import annotations

from spades.bots.club.reading import Reading, needs, team_bid
from spades.engine import RuleSet, is_last_hand


def bag_points(rules: RuleSet, bags: int, *, last_hand: bool) -> int:
    """Points that the next bag brings a team with so many, as a rule a small loss.

    On the last hand of a game the penalty counts in full when this bag brings it, and not at all otherwise.
    """
    if rules.bag_limit is None:
        return 0
    if not last_hand:
        return rules.bag_value - rules.bag_penalty // rules.bag_limit
    return rules.bag_value - (rules.bag_penalty if bags + 1 >= rules.bag_limit else 0)


def bags_so_far(reading: Reading, team: int) -> int:
    """Bags of a team, those of this hand counted."""
    return reading.view.bags[team] + max(0, -needs(reading, team))


def may_be_last_hand(reading: Reading) -> bool:
    """Whether a team reaches the target by making what it has bid, or so many hands are all."""
    view = reading.view
    if view.rules.hands is not None:
        return is_last_hand(view.rules, view.hand_no)
    scores, target = view.scores, view.rules.target
    return any(scores[team] + 10 * team_bid(reading, team) >= target for team in (0, 1))
