"""The policy's card to a trick, in all worlds at once; the readable form is ``World._follow`` in
scalar.py.
"""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.aims import Aims
from spades.bots.playout.board import Board, Hand, pick
from spades.bots.playout.lead import lead_single
from spades.bots.playout.trick import Trick

JACK, QUEEN, KING = 9, 10, 11


class Follower:
    """One place's turn. ``suit`` are its cards of the led suit, or its spades where it cannot follow, by
    rank; ``winners`` those of them that win now. ``chosen`` gathers what is played of them, ``discards`` the
    rest, by card.
    """

    __slots__ = (
        "board",
        "chosen",
        "discards",
        "follows",
        "hand",
        "place",
        "ruffs",
        "suit",
        "trick",
        "winners",
    )

    def __init__(self, board: Board, trick: Trick, place: int, hand: Hand, spades_barred: bool) -> None:
        self.board, self.trick, self.place, self.hand = board, trick, place, hand
        suit = trick.followers(hand)
        follows = 0
        for plane in suit:
            follows |= plane
        free = self.ruffs = board.full ^ follows
        if spades_barred:
            for card in board.orders.side_up:
                free ^= free & hand[card]
        if free:
            for card in board.orders.spades_up:
                held = hand[card]
                if held:
                    suit[card - 39] |= held & free
        self.suit, self.follows = suit, follows
        self.winners = trick.winners(suit, follows)
        self.chosen: Planes = [0] * 13
        self.discards: Planes = [0] * 52

    def choose(self, aims: Aims) -> None:
        """Fills ``chosen`` and ``discards``."""
        duck, want = self._aim(aims)
        left = self.board.full
        if want:
            left ^= want
            left |= self._take(want, aims.cover[self.place])
        under = duck & left
        if under:
            losers = [held ^ won for held, won in zip(self.suit, self.winners, strict=True)]
            left ^= under
            left |= pick(losers, self.board.orders.down, under, self.chosen)
        thrown = left & self.ruffs
        if thrown:
            left ^= thrown
            left |= self._discard(thrown, duck)
        if not left:
            return
        if self.place == 3:
            beaten = left & duck & self.follows
            left ^= beaten
            pick(self.suit, self.board.orders.down, beaten, self.chosen)
        pick(self.suit, self.board.orders.up, left, self.chosen)

    def _aim(self, aims: Aims) -> tuple[Plane, Plane]:
        """The worlds in which it ducks, and those in which it tries to win."""
        place, duck = self.place, aims.duck[self.place]
        want = self.board.full ^ duck
        content = self._partner_wins()
        if not aims.any_nil:
            return duck, want ^ (want & content)
        cover = aims.cover[place]
        if place < 3:
            content |= aims.nil[place + 1]
        content ^= content & cover
        under = self._under_nil(aims)
        under ^= under & aims.nil[place]
        return duck | under, want ^ (want & (content | under))

    def _partner_wins(self) -> Plane:
        """The worlds in which the partner is winning, surely enough to be left alone."""
        trick, place = self.trick, self.place
        if place == 1:
            return 0
        if place == 3:
            return trick.by0 ^ (trick.by0 & trick.by1)
        wins = self.board.full ^ (trick.by1 | trick.by0)
        if not wins:
            return 0
        best = trick.best
        on_spade = trick.ruffed | trick.led[3]
        enough = (self.follows & best[KING]) | (self.ruffs & (best[QUEEN] | on_spade))
        return wins & enough

    def _under_nil(self, aims: Aims) -> Plane:
        """The worlds in which an opponent's nil is winning."""
        trick, nil = self.trick, aims.nil
        if self.place == 1:
            return nil[0]
        if self.place == 2:
            return nil[1] & trick.by0
        return (nil[0] & (self.board.full ^ (trick.by1 | trick.by0))) | (nil[2] & trick.by1)

    def _take(self, want: Plane, cover: Plane) -> Plane:
        """Wins the trick where it can and should; returns the worlds in which it did not."""
        up, down, winners, chosen = self.board.orders.up, self.board.orders.down, self.winners, self.chosen
        if self.place == 3:
            return pick(winners, up, want, chosen)
        follow, ruff = want & self.follows, want & self.ruffs
        missed = 0
        if self.place == 1:
            cautious = follow ^ (follow & cover)
            follow ^= cautious
            missed = pick(winners, [rank for rank in down if rank >= KING], cautious, chosen)
            low = ruff ^ (ruff & self.trick.best[JACK])
            ruff ^= low
            missed |= low
        if follow:
            missed |= pick(winners, down, follow, chosen)
        if ruff:
            missed |= pick(winners, up, ruff, chosen)
        return missed

    def _discard(self, where: Plane, duck: Plane) -> Plane:
        """Throws a side card; returns the worlds in which none is held."""
        orders, hand = self.board.orders, self.hand
        high = where & duck
        low = where ^ high
        if low:
            low = lead_single(self.board, hand, low, KING, self.discards)
            if low:
                low = pick(hand, orders.side_up, low, self.discards)
        if high:
            high = pick(hand, orders.side_down, high, self.discards)
        return low | high
