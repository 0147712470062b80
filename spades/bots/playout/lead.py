"""The policy's lead, in all worlds at once; the readable form is ``World._lead`` in scalar.py."""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.aims import Aims, Voids
from spades.bots.playout.board import Board, Hand, pick, singles

BELOW_ACE = 12


def choose_lead(board: Board, hand: Hand, aims: Aims, voids: Voids, barred: Plane) -> Planes:
    """By card, the worlds in which it is led; ``barred`` are those in which a side card must be led if
    held.
    """
    orders, chosen = board.orders, [0] * 52
    left, cover = board.full, aims.cover[0]
    free = left ^ (aims.duck[0] | cover)
    if free:
        chosen_here = _lead_top_spade(board, hand, aims, free, barred, chosen)
        left ^= chosen_here
        free ^= chosen_here
        left ^= free
        left |= _inviting_lead(board, hand, aims, voids, free, chosen)
    if cover:
        left ^= cover
        cover = pick(hand, orders.side_down, cover, chosen)
        pick(hand, orders.spades_down, cover, chosen)
    if left:
        left = pick(hand, orders.side_up, left, chosen)
        if left:
            pick(hand, orders.spades_up, left, chosen)
    return chosen


def _lead_top_spade(
    board: Board, hand: Hand, aims: Aims, free: Plane, barred: Plane, chosen: Planes
) -> Plane:
    """Leads the highest spade still out; returns the worlds in which that was done."""
    if aims.any_nil:
        free ^= free & (aims.nil[1] | aims.nil[3])
    if barred:
        side = 0
        for card in board.orders.side_up:
            side |= hand[card]
        free ^= free & barred & side
    done, alive = 0, board.alive
    for card in board.orders.spades_down:
        if not free:
            break
        found = free & hand[card]
        if found:
            chosen[card] |= found
            done |= found
        free ^= free & alive[card]
    return done


def _inviting_lead(board: Board, hand: Hand, aims: Aims, voids: Voids, where: Plane, chosen: Planes) -> Plane:
    """A low card where the partner can ruff, else a single one, else one in a suit that no opponent ruffs;
    returns the worlds in which there is none of them.
    """
    suits = board.orders.suits_up
    shown = [aims.shown(voids, suit, (1, 3)) for suit in range(3)]
    for suit, order in enumerate(suits):
        ruffs = where & aims.shown(voids, suit, (2,))
        if ruffs:
            ruffs ^= ruffs & shown[suit]
            where ^= ruffs
            where |= pick(hand, order, ruffs, chosen)
    if not where:
        return 0
    where = lead_single(board, hand, where, BELOW_ACE, chosen)
    if not any(shown):
        return pick(hand, board.orders.side_up, where, chosen)
    safe = [where ^ (where & suit) for suit in shown]
    for card in board.orders.side_up:
        found = hand[card] & safe[card // 13] & where
        if found:
            chosen[card] |= found
            where ^= found
            if not where:
                break
    return where


def lead_single(board: Board, hand: Hand, where: Plane, below: int, chosen: Planes) -> Plane:
    """Chooses the only card of a side suit, when it ranks below this and a spade is held to ruff with later;
    returns the worlds in which there is none. Discards are chosen the same way.
    """
    spade = 0
    for card in board.orders.spades_up:
        spade |= hand[card]
    if not spade & where:
        return where
    for order in board.orders.suits_up:
        single = singles(hand, order) & where & spade
        if single:
            where ^= single
            where |= pick(hand, [card for card in order if card % 13 < below], single, chosen)
            if not where:
                break
    return where
