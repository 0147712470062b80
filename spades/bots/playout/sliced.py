"""Plays thousands of worlds to their end in one pass, as a circuit over bit planes.

What makes it fast: seats in two bits, taken relative to the leader once a trick; a follower's cards of the
led suit folded into thirteen planes; thermometers for the best card and for the tricks won; ranks packed to
the top; every candidate card's worlds side by side in the same integers.
"""

from __future__ import annotations

from collections.abc import Sequence

from spades.bots.planes import Plane, Planes
from spades.bots.playout.aims import Aims
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

    ``owners`` gives for every card in a hand, those of the seat to move included, the planes of bit 1 and bit
    0 of its seat. ``candidates`` are cards of the seat to move: candidate ``j`` is played in block ``j``.
    Without any, the policy chooses the first card too, in one block. A ``trail`` gets for each card played,
    those on the table included, the worlds by card.
    """
    board = Board(start, owners, size, candidates)
    game = _Playout(start, board, trail)
    for number in range(board.tricks_left):
        game.trick(number)
    return game.tally.finals(size)


class _Playout:
    """The state between tricks."""

    __slots__ = ("_board", "_broken", "_first", "_lead0", "_lead1", "_rules", "_trail", "tally")

    def __init__(self, start: Start, board: Board, trail: Trail | None) -> None:
        self._board, self._trail, self._rules = board, trail, start.rules
        self.tally = Tally(start, board.full, board.tricks_left)
        self._lead1 = board.full if start.leader & 2 else 0
        self._lead0 = board.full if start.leader & 1 else 0
        self._broken = start.broken
        self._first = start.first_trick

    def trick(self, number: int) -> None:
        """Plays one trick. The first of the playout may have its cards given; in the last nobody has a
        choice.
        """
        board = self._board
        if board.tricks_left > 1:
            self._any_trick(self._hands(number))
        else:
            if self._trail is not None:
                for hand in self._hands(number):
                    self._tell(hand)
            self._lead1, self._lead0 = board.last_winner(self._lead1, self._lead0)
        self.tally.count(self._lead1, self._lead0)
        board.tricks_left -= 1
        self._first = False

    def _hands(self, number: int) -> list[Hand]:
        """By place. The first trick of the playout may have its cards given."""
        board = self._board
        hands = list(board.hands(self._lead1, self._lead0))
        if number == 0:
            hands[: len(board.fixed)] = board.fixed
        return hands

    def _any_trick(self, hands: list[Hand]) -> None:
        board = self._board
        aims = Aims(self.tally, board.full, self._lead1, self._lead0)
        lead = choose_lead(board, hands[0], aims, self._barred())
        trick = Trick(board, lead)
        self._tell(lead)
        barred = self._first and not self._rules.first_trick_spades
        for place in (1, 2, 3):
            before = board.alive[:]
            follower = Follower(board, trick, place, hands[place], barred)
            follower.choose(aims)
            trick.play(follower)
            if self._trail is not None:
                self._tell(_turn(trick, follower, before))
        trick.clear(board.alive)
        # The winner's seat is the leader's plus its place, modulo four.
        carry = self._lead0 & trick.by0
        self._lead0 ^= trick.by0
        self._lead1 ^= trick.by1 ^ carry

    def _barred(self) -> Plane:
        """The worlds in which no spade may be led beside another suit."""
        rules, board = self._rules, self._board
        if rules.lead_spades == "last" or (self._first and not rules.first_trick_spades):
            return board.full
        if rules.lead_spades == "any" or self._broken:
            return 0
        unbroken = board.full
        for card in board.orders.spades_up:  # in play when the playout began
            unbroken &= board.alive[card]
        return unbroken

    def _tell(self, played: Hand) -> None:
        if self._trail is not None:
            named = self._board.named.items()
            self._trail.append({card: played[new] for card, new in named if played[new]})


def _turn(trick: Trick, follower: Follower, before: Planes) -> Hand:
    """What a follower played: its discards have left the board as it was before, its other cards have not."""
    turn = [old ^ new for old, new in zip(before, follower.board.alive, strict=True)]
    clubs, diamonds, hearts, _ = trick.led
    for rank, worlds in enumerate(follower.chosen):
        spades = worlds & follower.trumps
        side = worlds ^ spades
        for card, played in zip(
            range(rank, 52, 13), (side & clubs, side & diamonds, side & hearts, spades), strict=True
        ):
            turn[card] |= played
    return turn
