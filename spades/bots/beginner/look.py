"""What a beginner keeps in mind: its hand, the trick on the table and the last one; no other."""

from __future__ import annotations

from dataclasses import dataclass

from spades.bots.sight import Suits, Table, by_suit, laid, standing_nils, winning
from spades.cards import Card, Cards
from spades.engine import Trick
from spades.seats import Seat, partner_of
from spades.view import View


@dataclass(frozen=True, slots=True)
class Look:
    """A look at the table at the own turn to play."""

    me: Seat
    hand: Suits  # own cards by suit, ascending
    legal: Cards
    table: Table  # the trick so far, in order
    best_seat: Seat  # who wins it so far; the own seat when leading
    best_card: Card  # -1 when leading
    nils: tuple[bool, ...]  # per seat: bid nil and has taken no trick yet
    last: Trick | None  # the trick before this one

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return partner_of(self.me)


def look(view: View) -> Look:
    """What the seat sees."""
    table = laid(view)
    best_seat, best_card = winning(table) if table else (view.seat, -1)
    return Look(
        me=view.seat,
        hand=by_suit(view.hand),
        legal=view.legal_cards(),
        table=table,
        best_seat=best_seat,
        best_card=best_card,
        nils=standing_nils(view),
        last=view.tricks[-1] if view.tricks else None,
    )
