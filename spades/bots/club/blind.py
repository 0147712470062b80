"""Whether to bid nil unseen: only when the opponents are about to win and points will not do."""

from __future__ import annotations

from spades.seats import partner_of, team_of
from spades.view import View

ABOUT_TO_WIN = 60  # points that the opponents lack at most
# Points behind from which it is right, by the cards exchanged: the more, the oftener it is made.
BEHIND = (240, 200, 160, 120)


def goes_blind(view: View) -> bool:
    """The answer to the blind question. Two blind nils in one team cover each other badly."""
    team = team_of(view.seat)
    ours, theirs = view.scores[team], view.scores[1 - team]
    if view.blind[partner_of(view.seat)]:
        return False
    return theirs >= view.rules.target - ABOUT_TO_WIN and theirs - ours >= BEHIND[view.rules.exchange]
