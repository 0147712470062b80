"""The policy's card to a trick, in all worlds at once; the readable form is ``World._follow`` in
scalar.py.
"""

from __future__ import annotations

from spades.bots.planes import Plane, Planes
from spades.bots.playout.aims import Aims
from spades.bots.playout.board import Board, Hand, pick, pick_single, union
from spades.bots.playout.thresholds import JACK, KING, LOW, LOWEST_SPADE, NINE, QUEEN
from spades.bots.playout.trick import Trick


class Follower:
    """One place's turn. ``suit`` are its cards of the led suit, or its spades where it cannot follow, by
    rank; ``winners`` and ``losers`` part them. ``chosen`` gathers what is played of them; what is thrown of
    the other suits leaves the board at once. ``follows`` and ``void`` are the worlds in which it can follow
    and in which it cannot.
    """

    __slots__ = (
        "board", "chosen", "follows", "hand", "losers", "place", "suit", "trick", "void", "winners",
    )  # fmt: skip

    def __init__(self, board: Board, trick: Trick, place: int, hand: Hand, spades_barred: bool) -> None:
        self.board, self.trick, self.place, self.hand = board, trick, place, hand
        self._sort(spades_barred)
        self.winners, self.losers = trick.part(self.suit, self.follows)
        self.chosen: Planes = [0] * 13

    def _sort(self, spades_barred: bool) -> None:
        """Finds ``suit``, ``follows`` and ``void``: a spade counts where spades were led or it cannot
        follow.
        """
        hand = self.hand
        clubs, diamonds, hearts, spades = self.trick.led
        self.suit = suit = [0] * 13
        follows = 0
        for rank in self.board.orders.up:
            held = (clubs & hand[rank]) | (diamonds & hand[rank + 13]) | (hearts & hand[rank + 26])
            suit[rank] = held
            follows |= held
        trumps = self.board.full ^ follows
        if spades_barred:
            trumps ^= trumps & union(hand, self.board.orders.side_up)
            trumps |= spades
        some = 0
        for card in self.board.orders.spades_up:
            held = hand[card] & trumps
            if held:
                suit[card - LOWEST_SPADE] |= held
                if spades:
                    some |= held
        self.follows = follows | (some & spades)
        self.void = self.board.full ^ self.follows

    def choose(self, aims: Aims) -> None:
        """Fills ``chosen``, and discards."""
        cover, under_nil, duck, want = self._aim(aims)
        orders, chosen = self.board.orders, self.chosen
        left = self.board.full
        if want:
            left ^= want
            left |= self._take(want, cover)
        losing = duck & left
        if losing:
            left ^= losing
            left |= pick(self.losers, orders.down, losing, chosen)
        thrown = left & self.void
        if thrown:
            left ^= thrown
            left |= self._discard(thrown, duck, aims)
        forced = (duck if self.place == 3 else under_nil) & left & self.follows
        if forced:
            left ^= forced
            pick(self.suit, orders.down, forced, chosen)
        pick(self.suit, orders.up, left, chosen)

    def _aim(self, aims: Aims) -> tuple[Plane, Plane, Plane, Plane]:
        """The worlds in which it covers, stays under an opponent's nil, ducks at all, and tries to win."""
        place = self.place
        wins = self._partner_wins()
        content = wins & self._enough() if place == 2 else wins
        if not aims.any_nil:
            duck = aims.sated[place]
            want = self.board.full ^ duck
            return 0, 0, duck, want ^ (want & content)
        cover = aims.cover[place] & wins if place > 1 else aims.cover[place]
        if place < 3:
            low = aims.nil[place + 1]
            content |= low ^ (low & (self.trick.best[QUEEN] | self.trick.ruffed))
        content ^= content & cover
        under = self._under_nil(aims)
        under ^= under & aims.nil[place]
        duck = aims.duck(place, cover) | under
        want = self.board.full ^ duck
        return cover, under, duck, want ^ (want & content)

    def _partner_wins(self) -> Plane:
        trick = self.trick
        if self.place == 1:
            return 0
        if self.place == 2:
            return self.board.full ^ (trick.by1 | trick.by0)
        return trick.by0 ^ (trick.by0 & trick.by1)

    def _enough(self) -> Plane:
        """The worlds in which the third place may leave the trick to the card that the leader played."""
        trick, best = self.trick, self.trick.best
        return (self.follows & best[KING]) | (self.void & (best[NINE] | trick.led[3]))

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
        orders, winners, chosen = self.board.orders, self.winners, self.chosen
        if self.place == 3:
            return pick(winners, orders.up, want, chosen)
        follow, ruff = want & self.follows, want & self.void
        missed = 0
        if self.place == 1:
            wary = follow ^ (follow & cover)
            follow ^= wary
            missed = wary & self.trick.led[3]
            missed |= pick(winners, [rank for rank in orders.down if rank >= KING], wary ^ missed, chosen)
            low = ruff ^ (ruff & (self.trick.best[JACK] | cover))
            ruff ^= low
            missed |= low
        if follow:
            missed |= pick(winners, orders.down, follow, chosen)
        if ruff:
            missed |= pick(winners, orders.up, ruff, chosen)
        return missed

    def _discard(self, where: Plane, duck: Plane, aims: Aims) -> Plane:
        """Throws a side card; returns the worlds in which none is held."""
        orders, hand, alive = self.board.orders, self.hand, self.board.alive
        high = where & duck
        if aims.any_nil:
            high |= where & aims.foe_nil(self.place)
        low = where ^ high
        if low:
            low = pick_single(self.board, hand, low, KING, alive)
            low = pick(hand, orders.side_up, low, alive)
        if high:
            nil = high & aims.nil[self.place]
            if nil:
                high ^= nil
                high |= self._discard_danger(nil)
            high = pick(hand, orders.side_down, high, alive)
        return low | high

    def _discard_danger(self, nil: Plane) -> Plane:
        """For a nil, the highest card of the suits in which it holds no low one."""
        orders, hand, alive = self.board.orders, self.hand, self.board.alive
        risky = []
        for order in orders.suits_down:
            low = union(hand, [card for card in order if card % 13 < LOW])
            risky.append(nil ^ (nil & low))
        for card in orders.side_down:
            found = hand[card] & risky[card // 13] & nil
            if found:
                alive[card] ^= found
                nil ^= found
        return nil
