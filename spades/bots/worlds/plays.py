"""Remarks on plays: which cards a seat most likely does not hold, since it played another.

A remark is on a class of plays that are alike (what was done, from which place, whether the partner was
winning, what the seat is after) and names a run of cards in one suit. How much less often hands that hold one
of those play so has been counted for each class; see play_levels.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spades.cards import SPADES, Card
from spades.engine import RuleSet, Trick
from spades.seats import Seat, partner_of
from spades.view import View

Remark = tuple[str, Card, Card]  # class; the first card of the run, and the one after its last
LOWEST_SPADE = 13 * SPADES


@dataclass(frozen=True, slots=True)
class Moment:
    """What everybody sees as a seat plays a card: ``place`` in the trick, the ``led`` suit, the ``best`` card
    so far, whether it is the partner's (``friendly``), and what the seat is after.
    """

    place: int
    led: int
    best: Card
    friendly: bool
    goal: str


def moments(view: View) -> Iterator[tuple[int, Seat, Card, Moment]]:
    """The plays of the others so far, in order: number of the trick, seat, card, and the moment."""
    bids = tuple(bid or 0 for bid in view.bids)
    won = [0, 0, 0, 0]
    for number, trick in enumerate((*view.tricks, *([view.table] if view.table else []))):
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % 4
            if seat != view.seat:
                before = Trick(trick.leader, trick.cards[:place])
                yield number, seat, card, moment_of(view.rules, bids, won, before, seat)
        if len(trick.cards) == 4:
            won[trick.winner()] += 1


def moment_of(rules: RuleSet, bids: Sequence[int], won: Sequence[int], trick: Trick, seat: Seat) -> Moment:
    """The moment in which ``seat`` plays next to ``trick``, with these tricks ``won`` by each seat before."""
    goal = goal_of(rules, bids, won, seat)
    if not trick.cards:
        return Moment(0, -1, -1, False, goal)
    best = trick.best()
    friendly = trick.card_of(partner_of(seat)) == best
    return Moment(len(trick.cards), trick.cards[0] // 13, best, friendly, goal)


def goal_of(rules: RuleSet, bids: Sequence[int], won: Sequence[int], seat: Seat) -> str:
    """What the seat is after: its own ``nil``, to ``cover`` one or ``attack`` one, tricks that it is in
    ``need`` of, or the ``rest``.
    """
    partner = partner_of(seat)
    if bids[seat] == 0 == won[seat]:
        return "nil"
    if bids[partner] == 0 == won[partner]:
        return "cover"
    if any(bids[foe] == 0 == won[foe] for foe in (seat - 1, seat - 3)):
        return "attack"
    needed = bids[seat] + bids[partner]
    for member in (seat, partner):
        if bids[member] or rules.failed_nil == "help":
            needed -= won[member]
    return "need" if 0 < needed <= 13 - sum(won) else "rest"


def remarks(moment: Moment, card: Card) -> Iterator[Remark]:
    """What it says that this card is played in this moment."""
    where = f"{moment.place}{'f' if moment.friendly else 'o'} {moment.goal}"
    for what, first, end in _runs(moment, card):
        if first < end:
            yield f"{what} {where}", first, end


def _runs(moment: Moment, card: Card) -> Iterator[Remark]:
    suit, best = card // 13, moment.best
    low, high = 13 * suit, 13 * suit + 13
    if moment.place == 0:
        yield "led lower", low, card
        yield "led higher", card + 1, high
    elif suit == moment.led:
        yield from _followed(moment, card, low, high)
    elif suit == SPADES and card > best:
        yield "ruff cheaper", max(best + 1, LOWEST_SPADE), card
        yield "ruff higher", card + 1, high
    elif suit != SPADES:
        yield "threw ruff", max(best + 1, LOWEST_SPADE), LOWEST_SPADE + 13
        yield "threw lower", low, card
        yield "threw higher", card + 1, high


def _followed(moment: Moment, card: Card, low: Card, high: Card) -> Iterator[Remark]:
    best = moment.best
    if best // 13 != moment.led:
        yield "ruffed lower", low, card
        yield "ruffed higher", card + 1, high
    elif card > best:
        yield "won cheaper", best + 1, card
        yield "won higher", card + 1, high
    else:
        yield "lost beat", best + 1, high
        yield "lost between", card + 1, best
        yield "lost lower", low, card
