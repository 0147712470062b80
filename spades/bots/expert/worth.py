"""What final tricks are worth to a team: its chance to win the game from there, and points."""

from __future__ import annotations

from spades.bots.model.equity import SURE, chance
from spades.bots.playout.start import Won
from spades.engine import score_hand
from spades.seats import team_of
from spades.view import View

CHANCE_WEIGHS = 16  # points only tell endings apart that leave nearly the same chance


class Worth:
    """Judges final tricks for the team of a view's seat; every ending once."""

    __slots__ = ("_bids", "_known", "_team", "_view")

    def __init__(self, view: View) -> None:
        self._view = view
        self._team = team_of(view.seat)
        self._bids = [bid or 0 for bid in view.bids]
        self._known: dict[Won, tuple[int, int]] = {}

    def __call__(self, won: Won) -> int:
        """One number to choose by."""
        own, points = self.of(won)
        return CHANCE_WEIGHS * own + points

    def of(self, won: Won) -> tuple[int, int]:
        """The own team's chance to win the game, of ``SURE``, and its points less the other team's, when
        the seats (N, E, S, W) took these tricks.
        """
        worth = self._known.get(won)
        if worth is None:
            worth = self._known[won] = self._judge(won)
        return worth

    def _judge(self, won: Won) -> tuple[int, int]:
        view, mine = self._view, self._team
        teams = score_hand(view.rules, self._bids, view.blind, won, view.scores, view.bags)
        scores = (teams[0].after, teams[1].after)
        north_south = chance(view.rules, scores, (teams[0].bags_after, teams[1].bags_after), view.hand_no + 1)
        own = SURE - north_south if mine else north_south
        return own, teams[mine].points - teams[1 - mine].points
