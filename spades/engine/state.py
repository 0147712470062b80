"""The state of a game: frozen, and complete."""

from dataclasses import dataclass

from spades.cards import Cards
from spades.seats import Seat

from .actions import Action
from .deal import Hands
from .ledger import HandLedger
from .match import Result
from .rules import RuleSet
from .setup import Setup
from .trick import Trick, won_by_seat
from .trump import broken


@dataclass(frozen=True, slots=True)
class Game:
    """A game at one moment. Tuples of four are per seat (N, E, S, W), tuples of two per team (NS, EW).

    ``hand_no`` counts from 0. ``deal`` holds the hands as dealt, ``hands`` what is held now. ``blind`` is
    ``None`` for a seat that is not, or not yet, asked. ``exchanged`` holds the cards given to the partner.
    ``tricks`` are the finished tricks of this hand, ``table`` the one being played. ``scores`` and ``bags``
    stand as before this hand, and as after it once it is over.
    """

    setup: Setup
    hand_no: int
    dealer: Seat
    phase: str
    turn: Seat | None
    deal: Hands
    hands: Hands
    blind: tuple[bool | None, ...]
    bids: tuple[int | None, ...]
    exchanged: tuple[Cards | None, ...]
    tricks: tuple[Trick, ...]
    table: Trick | None
    scores: tuple[int, int]
    bags: tuple[int, int]
    ledgers: tuple[HandLedger, ...]
    result: Result | None
    actions: tuple[Action, ...]

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return self.setup.rules

    def broken(self) -> bool:
        """Whether spades were played on an earlier trick of this hand (rules.md R9)."""
        return broken(self.tricks)

    def tricks_won(self) -> tuple[int, int, int, int]:
        """How many tricks of this hand each seat has won."""
        return won_by_seat(self.tricks)
