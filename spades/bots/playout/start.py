"""Where a playout starts: what everybody at the table knows at this moment."""

from __future__ import annotations

from dataclasses import dataclass

from spades.cards import Card, Cards
from spades.engine import RuleSet
from spades.seats import Seat
from spades.view import View

Won = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Start:
    """The public state of a hand in play. Tuples of four are per seat (N, E, S, W).

    ``table`` holds the cards of the trick so far, ``leader``'s first. ``bids`` are numbers, 0 a nil (blind or
    not). ``won`` are the finished tricks; ``broken`` says whether a spade was played on one of them and
    ``first_trick`` whether there is none.
    """

    rules: RuleSet
    leader: Seat
    table: Cards
    bids: tuple[int, int, int, int]
    won: Won
    broken: bool
    first_trick: bool

    @property
    def mover(self) -> Seat:
        """The seat to play."""
        return (self.leader + len(self.table)) % 4


def start_of(view: View) -> Start:
    """The start that a seat sees.

    :raises ValueError: no trick is being played.
    """
    if view.table is None:
        raise ValueError(f"no trick is being played: {view.phase}")
    north, east, south, west = (bid or 0 for bid in view.bids)
    return Start(
        rules=view.rules,
        leader=view.table.leader,
        table=view.table.cards,
        bids=(north, east, south, west),
        won=view.tricks_won(),
        broken=view.broken(),
        first_trick=not view.tricks,
    )


def pack(in_play: Cards) -> dict[Card, Card]:
    """Cards renamed so that the highest of each suit in play is its ace, the next its king, and so on: the
    policy's thresholds then mean how many cards can still beat one.
    """
    named: dict[Card, Card] = {}
    following = [13, 26, 39, 52]
    for card in sorted(in_play, reverse=True):
        following[card // 13] -= 1
        named[card] = following[card // 13]
    return named
