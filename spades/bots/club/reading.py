"""What a player sees at the table: who holds how many cards, what is still out, who needs what."""

from __future__ import annotations

from dataclasses import dataclass

from spades.bots.sight import Suits, by_suit, laid, standing_nils, winning
from spades.cards import SPADES, Card
from spades.seats import Seat, clockwise_from, partner_of, team_of
from spades.view import View


@dataclass(frozen=True, slots=True)
class Reading:
    """One seat's view, sorted for counting. ``out`` are the cards of the other three hands."""

    view: View
    me: Seat
    hand: Suits  # own cards by suit, ascending
    out: Suits  # cards in the other three hands by suit, ascending
    counts: tuple[int, ...]  # cards in each hand
    voids: tuple[tuple[bool, ...], ...]  # seat, suit: certainly none
    room: tuple[int, ...]  # per suit: cards in the other hands that may hold that suit
    table: tuple[tuple[Seat, Card], ...]  # the trick so far, in order
    best_seat: Seat  # who wins it so far; the own seat when leading
    best_card: Card  # -1 when leading
    after: tuple[Seat, ...]  # seats that play to this trick after this one
    won: tuple[int, ...]
    nils: tuple[bool, ...]  # per seat: bid nil and has taken no trick yet
    left: int  # tricks not yet complete, this one counted

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return partner_of(self.me)

    @property
    def led(self) -> int:
        """The led suit, -1 when leading."""
        return self.table[0][1] // 13 if self.table else -1


def read(view: View) -> Reading:
    """The view of a seat, sorted. Also before the play: then nothing is on the table."""
    out = by_suit(view.unseen())
    counts = tuple(view.counts())
    voids = _voids(view, out)
    table = laid(view)
    best_seat, best_card = winning(table) if table else (view.seat, -1)
    return Reading(
        view=view,
        me=view.seat,
        hand=by_suit(view.hand),
        out=out,
        counts=counts,
        voids=voids,
        room=tuple(sum(n for s, n in enumerate(counts) if not voids[s][suit]) for suit in range(4)),
        table=table,
        best_seat=best_seat,
        best_card=best_card,
        after=clockwise_from(view.seat)[1 : 4 - len(table)],
        won=tuple(view.tricks_won()),
        nils=standing_nils(view),
        left=13 - len(view.tricks),
    )


def needs(reading: Reading, team: int, winner: Seat | None = None) -> int:
    """Tricks that a team's numeric bid still lacks, zero or less when it is made (rules.md R10, R13);
    ``winner`` takes one trick more.
    """
    bids, helps = reading.view.bids, reading.view.rules.failed_nil == "help"
    lacking = 0
    for seat in (team, team + 2):
        lacking += bids[seat] or 0
        if bids[seat] or helps:
            lacking -= reading.won[seat] + (seat == winner)
    return lacking


def team_bid(reading: Reading, team: int) -> int:
    """The numeric bid of a team, what is known of it."""
    return (reading.view.bids[team] or 0) + (reading.view.bids[team + 2] or 0)


def foes(reading: Reading) -> tuple[Seat, Seat]:
    """The two opponents, left one first."""
    return (reading.me + 1) % 4, (reading.me + 3) % 4


def same_team(a: Seat, b: Seat) -> bool:
    """Whether two seats are partners, or one and the same."""
    return team_of(a) == team_of(b)


def height(reading: Reading, card: Card) -> int:
    """How many ranks the card stands above the lowest own card of its kind: of the spades, or of the rest."""
    spade = card // 13 == SPADES
    return card % 13 - min(c % 13 for suit in reading.hand for c in suit if (c // 13 == SPADES) == spade)


def _voids(view: View, out: Suits) -> tuple[tuple[bool, ...], ...]:
    shown = view.voids()
    return tuple(
        tuple(seat == view.seat or suit in shown[seat] or not out[suit] for suit in range(4))
        for seat in range(4)
    )
