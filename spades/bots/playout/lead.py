"""The policy's lead, in all worlds at once; the readable form is ``World._lead`` in scalar.py."""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.aims import Aims
from spades.bots.playout.board import Board, Hand, lone, pick, pick_low, union
from spades.bots.playout.thresholds import ACE


def choose_lead(board: Board, hand: Hand, aims: Aims, barred: Plane) -> Planes:
    """By card, the worlds in which it is led; in those of ``barred`` a side card must be led if one is
    held.
    """
    orders, chosen = board.orders, [0] * 52
    cover = aims.cover[0]
    strong = board.full ^ aims.duck(0, cover)
    left = board.full ^ strong
    if aims.any_nil:
        attack = strong & aims.foe_nil(0)
        attack ^= attack & cover
        strong ^= attack
        _attack(board, hand, attack, barred, chosen)
    strong = _lead_master(board, hand, strong, barred, chosen)
    if cover:
        cover &= strong
        strong ^= cover
        _lead_high(board, hand, cover, barred, chosen)
    ruffing = strong and strong & union(hand, orders.spades_up)
    left = pick_low(board, hand, left | strong, lone(board, hand, ruffing, ACE), chosen)
    only_spades = left & strong & barred
    if only_spades:
        left ^= only_spades ^ _master(board, hand, orders.spades_down, only_spades, chosen)
    pick(hand, orders.spades_up, left, chosen)
    return chosen


def _attack(board: Board, hand: Hand, where: Plane, barred: Plane, chosen: Planes) -> None:
    """Under an opponent's nil: the lowest card."""
    side = where & barred
    left = where ^ side ^ pick(hand, board.orders.side_up, side, chosen)
    pick(hand, board.orders.all_up, left, chosen)


def _lead_master(board: Board, hand: Hand, where: Plane, barred: Plane, chosen: Planes) -> Plane:
    """The highest card still out of a suit; returns the worlds in which none is held. Where spades are
    barred it leads none even if it holds nothing else.
    """
    side = where & barred
    left = side | _master(board, hand, board.orders.spades_down, where ^ side, chosen)
    for order in board.orders.suits_down:
        left = _master(board, hand, order, left, chosen)
    return left


def _master(board: Board, hand: Hand, order: tuple[int, ...], where: Plane, chosen: Planes) -> Plane:
    left, alive = where, board.alive
    for card in order:
        if not where:
            break
        found = where & hand[card]
        if found:
            chosen[card] = chosen[card] | found if chosen[card] else found
            left ^= found
        where ^= where & alive[card]
    return left


def _lead_high(board: Board, hand: Hand, where: Plane, barred: Plane, chosen: Planes) -> None:
    """To cover a nil: the highest spade if one may be led, else the highest side card."""
    side = where & barred
    left = side | pick(hand, board.orders.spades_down, where ^ side, chosen)
    left = pick(hand, board.orders.side_down, left, chosen)
    pick(hand, board.orders.spades_down, left, chosen)
