"""Plays thousands of worlds to their end in one pass, as a circuit over bit planes.

What made it fast: seats in two bits, taken relative to the leader once a trick; a follower's cards of the led
suit folded into thirteen planes; thermometers for the best card and for the tricks won; ranks packed to the
top; every candidate card's worlds side by side in the same integers.
"""

from __future__ import annotations

from collections.abc import Sequence

from spades.bots.planes import Plane
from spades.bots.playout.aims import Aims, Voids, known_voids
from spades.bots.playout.board import Board, Hand, Owners
from spades.bots.playout.finals import Finals
from spades.bots.playout.follow import Follower
from spades.bots.playout.lead import choose_lead
from spades.bots.playout.start import Start
from spades.bots.playout.tally import Tally
from spades.bots.playout.trick import Trick
from spades.cards import Card

Trail = list[dict[Card, Plane]]


def run(
    start: Start, owners: Owners, size: int, candidates: Sequence[Card] = (), trail: Trail | None = None
) -> Finals:
    """Plays the hand to its end in ``size`` worlds, once for each candidate.

    ``owners`` gives for every card in a hand, those of the seat to move included, the planes of bit 1 and
    bit 0 of its seat. ``candidates`` are cards of the seat to move: candidate ``j`` is played in block
    ``j``. Without any, the policy chooses the first card too, in one block. A ``trail`` gets for each card
    played, those on the table included, the worlds by card.
    """
    board = Board(start, owners, size, candidates)
    game = _Playout(start, board, trail)
    for number in range(board.tricks_left):
        game.trick(number == 0)
    return game.tally.finals(size)


class _Playout:
    """The state between tricks."""

    __slots__ = ("_board", "_broken", "_first", "_lead0", "_lead1", "_rules", "_trail", "_voids", "tally")

    def __init__(self, start: Start, board: Board, trail: Trail | None) -> None:
        self._board, self._trail, self._rules = board, trail, start.rules
        everywhere = board.full
        self.tally = Tally(start, everywhere, board.tricks_left)
        self._voids: Voids = known_voids(start.voids, everywhere)
        self._lead1 = everywhere if start.leader & 2 else 0
        self._lead0 = everywhere if start.leader & 1 else 0
        self._broken = everywhere if start.broken else 0
        self._first = start.first_trick

    def trick(self, opening: bool) -> None:
        """Plays one trick; the ``opening`` one of the playout may have its cards given."""
        board = self._board
        hands: list[Hand] = list(board.hands(self._lead1, self._lead0))
        if opening:
            hands[: len(board.fixed)] = board.fixed
        aims = Aims(self.tally, board.full, self._lead1, self._lead0)
        lead = choose_lead(board, hands[0], aims, self._voids, self._barred())
        trick = Trick(board.orders, lead, board.cards)
        self._lay(lead)
        barred = self._first and not self._rules.first_trick_spades
        for place in (1, 2, 3):
            follower = Follower(board, trick, place, hands[place], barred)
            follower.choose(aims)
            trick.played(place, follower.chosen, follower.winners, follower.follows, board.full)
            self._lay(self._cards(trick, follower))
            self._note_voids(aims, trick, follower)
        self._end(trick)

    def _barred(self) -> Plane:
        """The worlds in which no spade may be led beside another suit."""
        rules, everywhere = self._rules, self._board.full
        if rules.lead_spades == "last" or (self._first and not rules.first_trick_spades):
            return everywhere
        return everywhere ^ self._broken if rules.lead_spades == "broken" else 0

    def _cards(self, trick: Trick, follower: Follower) -> Hand:
        """By card what a follower played."""
        played, follows = follower.discards, follower.follows
        clubs, diamonds, hearts, spades = (led & follows for led in trick.led)
        spades |= follower.ruffs
        chosen = follower.chosen
        for rank in self._board.orders.up:
            worlds = chosen[rank]
            if worlds:
                played[rank] |= worlds & clubs
                played[rank + 13] |= worlds & diamonds
                played[rank + 26] |= worlds & hearts
                spade = worlds & spades
                if spade:
                    played[rank + 39] = spade
                    trick.spades |= spade
        return played

    def _lay(self, played: Hand) -> None:
        """Cards leave the hands."""
        alive = self._board.alive
        for card in self._board.cards:
            worlds = played[card]
            if worlds:
                alive[card] ^= worlds
        if self._trail is not None:
            named = self._board.named.items()
            self._trail.append({old: played[card] for old, card in named if played[card]})

    def _note_voids(self, aims: Aims, trick: Trick, follower: Follower) -> None:
        if follower.ruffs:
            for suit in range(3):
                void = trick.led[suit] & follower.ruffs
                if void:
                    aims.show(self._voids, follower.place, suit, void)

    def _end(self, trick: Trick) -> None:
        """The winner leads next: its seat is the leader's plus its place, modulo four."""
        carry = self._lead0 & trick.by0
        self._lead0 ^= trick.by0
        self._lead1 ^= trick.by1 ^ carry
        self.tally.count(self._lead1, self._lead0)
        self._broken |= trick.spades
        self._first = False
