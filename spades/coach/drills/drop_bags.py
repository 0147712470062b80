"""Drop the bags: the own contract is made, and the next tricks but one or two bring the penalty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades.coach.drills.kind import account, needed, tells
from spades.seats import partner_of, team_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.bots.playout.start import Won
    from spades.engine import RuleSet
    from spades.engine.deal import Hands
    from spades.view import View

NEAR = 3  # bags below the penalty
MOST_BID = 10  # by all four
LEAST_LEFT = 3  # tricks: with fewer there is little to do about it


class DropBags:
    """The goal: no penalty in this hand."""

    name = "drop-bags"
    bags = 6

    def allowed(self, rules: RuleSet) -> bool:
        """There are bags, and a penalty; a single hand does not bring so many."""
        return bool(rules.bag_limit) and rules.hands != 1

    def deal(self, hands: Hands) -> bool:  # noqa: ARG002  (any deal will do)
        """Whatever was dealt."""
        return True

    def bids(self, bids: tuple[int | None, ...]) -> bool:
        """Nobody bid nil, and not all tricks are asked for: there will be bags for somebody."""
        return 0 not in bids and sum(bid or 0 for bid in bids) <= MOST_BID

    def over(self, view: View) -> bool:
        """Too few tricks are left."""
        return len(view.hand) < LEAST_LEFT

    def present(self, view: View) -> bool:
        """The contract is made, and few bags are left below the limit."""
        limit, team = view.rules.bag_limit, team_of(view.seat)
        over = -needed(view, team)
        if not limit or over < 0 or len(view.hand) < LEAST_LEFT or not view.bids[partner_of(view.seat)]:
            return False
        return 0 < limit - view.bags[team] - over <= NEAR

    def goal(self, view: View) -> Callable[[Won], bool]:
        """No penalty."""
        return lambda won: not tells(account(view, won)[0], ("bag-penalty",))
