"""Choosing a bid: the one with the best chance to win the game.

For each bid the bids still to come, the nils and the tricks are mixed by their chances, and what the hand
brings is looked up as a chance to win the game from the score after it.
"""

from __future__ import annotations

from dataclasses import dataclass

from spades.bots.model.account import Nils, Standing, brought
from spades.bots.model.equity import SURE
from spades.bots.model.nil import own_nil
from spades.bots.model.odds import WHOLE
from spades.bots.model.table import Table
from spades.bots.model.tricks import BESIDE, COVER, HAND, TEAM, Bids, tricks
from spades.seats import partner_of, team_of
from spades.view import View

AROUND = 2  # bids this far from what the hand is worth are weighed, and those that may win the game
LEAST_NIL = WHOLE // 8  # chance of a nil that is worth a thought
DOUBT = SURE * 3 // 100  # taken from a nil: what looks best of many choices looks too good
RARE = WHOLE // 500  # chances of a trick count below this are left out
USUAL = Bids(0, 0, 3, 6, 0)


@dataclass(frozen=True, slots=True)
class Option:
    """A bid and what is expected of it.

    ``win`` is the chance to win the game, of ``SURE``; ``points`` those of the own team less the other's,
    without bag penalties; ``made`` the chance, of ``WHOLE``, that the team makes its contract, ``nil`` that
    the own nil is made (0 for a number).
    """

    bid: int
    win: int
    points: int
    made: int
    nil: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """The best bid; ``worth`` of the hand in thousandths of a trick; the options, the smallest bid first."""

    bid: int
    worth: int
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Forecast:
    """Chances, of ``WHOLE``, after a bid: of 0, 1 ... 13 tricks for the own hand and for the own team's
    numeric bidders, and of the own nil (0 for a number).
    """

    hand: tuple[int, ...]
    team: tuple[int, ...]
    nil: int


def weigh(view: View) -> Weighed:
    """The bids of the seat whose turn it is to bid. Of equal ones the smallest is best, but nil last."""
    table = Table(view)
    standing = _standing(view)
    options = tuple(_option(table, standing, bid) for bid in _candidates(table))
    best = max(options, key=lambda option: (option.win, option.bid > 0, -option.bid))
    return Weighed(best.bid, table.worth, options)


def weigh_one(view: View, bid: int) -> Option:
    """One legal bid, whether it is worth weighing or not."""
    return _option(Table(view), _standing(view), bid)


def forecast(view: View, bid: int) -> Forecast:
    """What is expected of a bid, whatever the score."""
    table = Table(view)
    hand, team, nil = [0] * 14, [0] * 14, 0
    for bids, ours, theirs, chance in table.states(bid):
        failed, foe_failed = _spilt(ours), _spilt(theirs)
        made = chance if not (bid or failed) else 0
        nil += made
        for number, part in _numbers(table, bids, failed, foe_failed):
            team[number] += chance * part
        if bid:
            kind = HAND if bids.partner else COVER
            for number, part in enumerate(tricks(kind, table.worth, bids, failed, foe_failed)):
                hand[number] += chance * part
    if not bid:
        hand[0], hand[1] = nil * WHOLE, (WHOLE - nil) * WHOLE
    return Forecast(_shares(hand), _shares(team), nil)


def _standing(view: View) -> Standing:
    return Standing(view.rules, view.scores, view.bags, team_of(view.seat), view.hand_no + 1)


def _shares(sums: list[int]) -> tuple[int, ...]:
    return tuple(value // WHOLE for value in sums)


def _candidates(table: Table) -> list[int]:
    """Legal bids that are worth weighing."""
    view, middle = table.view, table.worth // 1000
    legal = view.legal_bids()
    needed = _needed(table)
    near = [b for b in legal if b and (abs(b - middle) <= AROUND or b in needed)]
    if 0 in legal and (not near or own_nil(table.nil_odds, USUAL) >= LEAST_NIL):
        near.insert(0, 0)
    return near or list(legal)


def _needed(table: Table) -> range:
    """Bids with which the own team reaches the target, if such may be made at all."""
    if table.view.rules.hands is not None:
        return range(0)
    view, partner = table.view, table.view.bids[partner_of(table.view.seat)]
    lacking = view.rules.target - view.scores[team_of(view.seat)]
    least = -(-lacking // 10) - (3 if partner is None else partner)
    return range(least, least + 3) if 0 < least <= table.worth // 1000 + 5 else range(0)


def _option(table: Table, standing: Standing, bid: int) -> Option:
    win = points = made = nil = 0
    for bids, ours, theirs, chance in table.states(bid):
        got_win, got_points, got_made = _outcome(table, standing, bids, ours, theirs)
        win += chance * got_win
        points += chance * got_points
        made += chance * got_made
        if bid == 0 and not ours[0][1]:
            nil += chance
    win = win // WHOLE if bid else max(0, win // WHOLE - DOUBT)
    return Option(bid, win, points // WHOLE, made // WHOLE, nil)


def _outcome(table: Table, standing: Standing, bids: Bids, ours: Nils, theirs: Nils) -> tuple[int, int, int]:
    """The chance to win the game, the points, and the chance of the contract made, over the tricks of the
    numeric bidders.
    """
    rules, contract = table.view.rules, bids.own + bids.partner
    failed, foe_failed = _spilt(ours), _spilt(theirs)
    left = 13 - failed - foe_failed
    win = points = made = seen = 0
    for number, chance in _numbers(table, bids, failed, foe_failed):
        mine = brought(rules, contract, number, ours)
        other = brought(rules, bids.foes, left - number, theirs)
        win += chance * standing.chance(mine, other)
        points += chance * (mine[0] - other[0])
        made += chance * (number >= contract)
        seen += chance
    return win // seen, points // seen, made * WHOLE // seen


def _numbers(table: Table, bids: Bids, failed: int, foe_failed: int) -> list[tuple[int, int]]:
    """Numbers of tricks of the own numeric bidders with their chances."""
    if not bids.own and not bids.partner:
        return [(0, WHOLE)]
    if bids.foe_nils == 2:
        return [(13 - failed - foe_failed, WHOLE)]
    kind = BESIDE if not bids.own else TEAM if bids.partner else COVER
    spread = tricks(kind, table.worth, bids, failed, foe_failed)
    return [(number, chance) for number, chance in enumerate(spread) if chance >= RARE]


def _spilt(nils: Nils) -> int:
    return sum(tricks for _, tricks in nils)
