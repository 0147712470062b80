"""The positions: records (docs/record.md) with four tags more.

``Actor`` is the seat whose turn it is. The bot fails if its choice is among ``Wrong``, or if ``Right`` is not
empty and the choice neither among ``Right`` nor unrated, which are the legal choices listed nowhere. ``Why``
tells the proof: most were searched over every deal that the actor cannot rule out.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from spades.cards import parse_card
from spades.engine import Bid, Game, Play
from spades.record import read_records
from spades.record.pbn import blocks_of
from spades.seats import SEATS, Seat
from spades.view import View, view

FILE = Path(__file__).with_name("positions.pbn")


@dataclass(frozen=True)
class Position:
    """One choice and its verdicts: bids or cards."""

    name: str
    title: str
    actor: Seat
    game: Game
    right: frozenset[int]
    wrong: frozenset[int]
    why: str

    def view(self) -> View:
        return view(self.game, self.actor)

    def legal(self) -> frozenset[int]:
        seen = self.view()
        return frozenset(seen.legal_bids() if self.game.phase == "bidding" else seen.legal_cards())

    def passes(self, choice: int) -> bool:
        unrated = self.legal() - self.right - self.wrong
        return choice in self.right or (choice in unrated)

    def action(self, choice: int) -> Bid | Play:
        return Bid(self.actor, choice) if self.game.phase == "bidding" else Play(self.actor, choice)


def positions() -> list[Position]:
    text = FILE.read_text(encoding="utf-8")
    games = read_records(text)
    return [
        Position(
            block.need("Position").value,
            block.need("Title").value,
            SEATS.index(block.need("Actor").value),
            game,
            _choices(block.need("Right").value),
            _choices(block.need("Wrong").value),
            block.need("Why").value,
        )
        for block, game in zip(blocks_of(text), games, strict=True)
    ]


def _choices(text: str) -> frozenset[int]:
    """Bids as numbers, cards as in the record: suit, then rank."""
    return frozenset(int(w) if w.isdigit() else parse_card(w[1] + w[0]) for w in text.split())
