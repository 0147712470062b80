"""Whether to bid nil unseen: where cards are exchanged it is made oftener than not; else only in need."""

from __future__ import annotations

from spades.seats import partner_of, team_of
from spades.view import View

# Chance in thousandths that a blind nil of Club beside Club is made, by the cards exchanged.
MADE = (170, 530, 780, 850)
WORTH = 40  # points that it must promise
ABOUT_TO_WIN = 60  # or: points that the opponents lack at most,
BEHIND = 200  # and points by which they lead at least


def goes_blind(view: View) -> bool:
    """The answer to the blind question. Two blind nils in one team cover each other badly."""
    if view.blind[partner_of(view.seat)]:
        return False
    rules, team = view.rules, team_of(view.seat)
    ours, theirs = view.scores[team], view.scores[1 - team]
    promise = rules.blind_nil_value * (2 * MADE[rules.exchange] - 1000) // 1000
    return promise >= WORTH or (theirs >= rules.target - ABOUT_TO_WIN and theirs - ours >= BEHIND)
