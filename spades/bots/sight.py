"""What every player sees at a glance: the own hand by suits, the trick on the table and who is winning it."""

from __future__ import annotations

from spades.cards import SPADES, Card
from spades.seats import Seat, clockwise_from
from spades.view import View

ACE, KING, QUEEN, JACK, TEN = 12, 11, 10, 9, 8  # ranks: a card modulo 13
Suits = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]
Table = tuple[tuple[Seat, Card], ...]


def by_suit(cards: tuple[Card, ...]) -> Suits:
    """Cards sorted into four suits, ascending."""
    suits: tuple[list[Card], ...] = ([], [], [], [])
    for card in sorted(cards):
        suits[card // 13].append(card)
    return tuple(suits[0]), tuple(suits[1]), tuple(suits[2]), tuple(suits[3])


def beats(card: Card, best: Card) -> bool:
    """Whether ``card``, played later, beats the best card so far (rules.md R8)."""
    if card // 13 == best // 13:
        return card > best
    return card // 13 == SPADES


def laid(view: View) -> Table:
    """The trick so far: each seat that has played, and its card, in order."""
    if view.table is None:
        return ()
    return tuple(zip(clockwise_from(view.table.leader), view.table.cards, strict=False))


def winning(table: Table) -> tuple[Seat, Card]:
    """Who wins the trick so far, and with which card. Not asked before a card lies on the table."""
    best = table[0]
    for played in table[1:]:
        if beats(played[1], best[1]):
            best = played
    return best


def standing_nils(view: View) -> tuple[bool, ...]:
    """Per seat: whether it bid nil and has taken no trick yet."""
    return tuple(bid == 0 and won == 0 for bid, won in zip(view.bids, view.tricks_won(), strict=True))
