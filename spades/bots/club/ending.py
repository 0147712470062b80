"""The last tricks, counted out: every deal that the seat cannot rule out, played to its end."""

from __future__ import annotations

from spades.bots.club.bags import bag_points
from spades.bots.club.reading import Reading
from spades.bots.endings.ending import Ending
from spades.bots.endings.search import Utility
from spades.bots.playout.start import Won, start_of
from spades.bots.worlds.draw import all_deals
from spades.bots.worlds.knowledge import know
from spades.cards import Cards
from spades.engine import result_of, score_hand
from spades.seats import team_of

MOST_DEALS = {2: 90, 3: 6}  # by the tricks left: what can be counted at the table
LOOKED_AT = 4  # deals, evenly spread, while there are more
GAME = 400  # points that winning the game is worth on top of the score


def not_worse(reading: Reading, legal: Cards) -> Cards:
    """The cards that counting leaves: the best over all deals that fit. While those are too many to count,
    all but the cards that are never better than another and sometimes worse, in a few deals looked at.
    """
    if reading.left not in MOST_DEALS or len(legal) < 2:
        return legal
    view = reading.view
    fitting, most = sorted(all_deals(know(view))), MOST_DEALS[reading.left]
    some = fitting if len(fitting) <= most else fitting[:: -(-len(fitting) // LOOKED_AT)]
    ending = Ending(start_of(view), view.hand, view.unseen(), worth_of(reading))
    worths = list(zip(*(ending.worths(hands, legal) for hands in some), strict=True))
    if some is fitting:
        best = max(map(sum, worths))
        return tuple(card for card, its in zip(legal, worths, strict=True) if sum(its) == best)
    return tuple(
        card for card, its in zip(legal, worths, strict=True) if not any(_beaten(its, o) for o in worths)
    )


def worth_of(reading: Reading) -> Utility:
    """What final tricks are worth: points of the own team less the other's."""
    view, own = reading.view, team_of(reading.me)
    bids = [bid or 0 for bid in view.bids]
    bag = min(0, bag_points(view.rules, 0, last_hand=False))

    def worth(won: Won) -> int:
        teams = score_hand(view.rules, bids, view.blind, won, view.scores, view.bags)
        result = result_of(view.rules, (teams[0].after, teams[1].after), view.hand_no + 1)
        points = [team.points + (0 if result else team.bags_after * bag) for team in teams]
        if result is not None and result.winner is not None:
            points[result.winner] += GAME
        return points[own] - points[1 - own]

    return worth


def _beaten(mine: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return mine != other and all(a <= b for a, b in zip(mine, other, strict=True))
