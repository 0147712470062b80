"""All that one seat weighs before it bids: its hand, the bids so far, and by their chances those to come and
how the nils end.
"""

from __future__ import annotations

from collections.abc import Iterator

from spades.bots.model.account import Nils
from spades.bots.model.nil import BLIND_ODDS, cover_odds, foes_nil, own_nil, own_odds, partners_nil
from spades.bots.model.odds import WHOLE, chance_of
from spades.bots.model.others import Spread, foes_bids, partners_bid
from spades.bots.model.tricks import Bids
from spades.bots.model.worth import worth
from spades.bots.sight import by_suit
from spades.engine import RuleSet
from spades.seats import partner_of
from spades.view import View

State = tuple[Bids, Nils, Nils, int]
"""All four bids, the nils of the own team (the own first) and of the opponents as they end, the chance of
it.
"""


class Table:
    """One decision. ``worth`` of the hand in thousandths of a trick; ``nil_odds`` of its cards."""

    __slots__ = (
        "_blind",
        "_cover",
        "_first",
        "_foes",
        "_nils",
        "_place",
        "_still",
        "_values",
        "nil_odds",
        "view",
        "worth",
    )

    def __init__(self, view: View) -> None:
        suits = by_suit(view.hand)
        self.view = view
        self.worth = worth(suits)
        self.nil_odds = own_odds(suits)
        self._cover = cover_odds(suits, self.worth)
        self._place = (view.seat - view.dealer - 1) % 4
        self._blind = chance_of(BLIND_ODDS[view.rules.exchange])
        self._values = [_nil_value(view, (view.seat + i) % 4) for i in range(4)]
        foes = [view.bids[(view.seat + i) % 4] for i in (1, 3)]
        made = [bid for bid in foes if bid is not None]
        self._foes, self._nils = sum(made), made.count(0)
        self._first, self._still = made[0] if len(made) == 1 else None, 2 - len(made)

    def states(self, bid: int) -> Iterator[State]:
        """Everything that may be after this bid, its chances in parts of ``WHOLE``."""
        for bids, likely in self._tables(bid):
            for ours, theirs, chance in self._endings(bids):
                yield bids, ours, theirs, likely * chance // WHOLE

    def _tables(self, bid: int) -> Iterator[tuple[Bids, int]]:
        """All four bids, as far as they are to come by their chances."""
        for partner, likely in self._partner(bid):
            more: Spread = ((0, WHOLE),)
            if self._still:
                more = foes_bids(self.worth, bid, partner, self._first, self._still)
            for rest, chance in more:
                yield Bids(self._place, bid, partner, self._foes + rest, self._nils), likely * chance // WHOLE

    def _partner(self, bid: int) -> Spread:
        known = self.view.bids[partner_of(self.view.seat)]
        if known is not None:
            return ((known, WHOLE),)
        found: dict[int, int] = {}
        for partner, chance in partners_bid(self.worth, bid, self._first):
            legal = _legal(self.view.rules, partner, bid)
            found[legal] = found.get(legal, 0) + chance
        return tuple(found.items())

    def _endings(self, bids: Bids) -> Iterator[tuple[Nils, Nils, int]]:
        """Which nils are made and which fail, with the chance of it."""
        blind, seat = self.view.blind, self.view.seat
        ours, theirs = list[tuple[int, int]](), list[tuple[int, int]]()
        if not bids.own:
            ours.append((self._values[0], own_nil(self.nil_odds, bids)))
        if not bids.partner:
            chance = self._blind if blind[partner_of(seat)] else partners_nil(self._cover, bids)
            ours.append((self._values[2], chance))
        for i in (1, 3):
            if self.view.bids[(seat + i) % 4] == 0:
                chance = self._blind if blind[(seat + i) % 4] else foes_nil(self.worth, bids)
                theirs.append((self._values[i], chance))
        for mine, likely in _ends(ours):
            for other, chance in _ends(theirs):
                yield mine, other, likely * chance // WHOLE


def _nil_value(view: View, seat: int) -> int:
    return view.rules.blind_nil_value if view.blind[seat] else view.rules.nil or 0


def _legal(rules: RuleSet, partner: int, own: int) -> int:
    """The legal bid of a partner who would like to bid so many."""
    if not partner and rules.nil is not None:
        return 0
    bid = max(partner, 1 if rules.bid_one else 2)
    return max(bid, rules.least_team_bid - own) if own and rules.least_team_bid else bid


def _ends(nils: list[tuple[int, int]]) -> Iterator[tuple[Nils, int]]:
    """Every way for these nils (value, chance) to end: made, or failed by one trick."""
    if not nils:
        yield (), WHOLE
        return
    (value, chance), *rest = nils
    for others, likely in _ends(rest):
        yield ((value, 0), *others), likely * chance // WHOLE
        yield ((value, 1), *others), likely * (WHOLE - chance) // WHOLE
