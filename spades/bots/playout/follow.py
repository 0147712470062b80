"""The policy's card to a trick, in all worlds at once; the readable form is ``World._follow`` in
scalar.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from spades.bots.planes import Plane, Planes
from spades.bots.playout.aims import Aims
from spades.bots.playout.board import Board, Hand, any_of, lone, pick, pick_low, union
from spades.bots.playout.thresholds import JACK, KING, LOW, LOWEST_SPADE, NINE, QUEEN
from spades.bots.playout.trick import Trick


class Follower:
    """One place's turn. ``suit`` are its cards of the led suit, or its spades where it cannot follow, by
    rank; ``chosen`` gathers what is played of them, while what is thrown of the other suits leaves the board
    at once. ``won`` are the worlds in which it wins the trick so far.

    It can follow in the worlds of ``follows`` and cannot in those of ``void``. Of these it has a spade where
    it is ``armed``, and may play it now in those of ``ruffs``.

    Its cards of ``suit`` all lose where it is ``beaten``: it follows to a trick that was ruffed. They all win
    where it would be the ``first`` to ruff. Elsewhere they are ``compared`` with the best card so far;
    ``losers`` are those that do not win then.
    """

    __slots__ = (
        "armed", "beaten", "board", "chosen", "compared", "first", "follows", "hand", "losers", "place",
        "ruffs", "suit", "trick", "trumps", "void", "won",
    )  # fmt: skip

    def __init__(self, board: Board, trick: Trick, place: int, hand: Hand, spades_barred: bool) -> None:
        self.board, self.trick, self.place, self.hand = board, trick, place, hand
        self._sort(spades_barred)
        self.beaten = self.follows & trick.ruffed
        self.compared = self.follows ^ trick.ruffed
        self.first = self.void ^ (self.void & trick.ruffed)
        self.losers = [held and held & best for held, best in zip(self.suit, trick.best, strict=True)]
        self.chosen: Planes = [0] * 13
        self.won = 0

    def _sort(self, spades_barred: bool) -> None:
        """Finds ``suit`` and the worlds in which it can follow: a spade counts where spades were led or it
        cannot follow.
        """
        hand, full = self.hand, self.board.full
        clubs, diamonds, hearts, spades = self.trick.led
        self.suit = suit = [0] * 13
        follows = 0
        for rank in self.board.orders.up:
            held = (clubs & hand[rank]) | (diamonds & hand[rank + 13]) | (hearts & hand[rank + 26])
            suit[rank] = held
            follows = follows | held if follows else held
        trumps = full ^ follows
        if spades_barred:
            trumps ^= trumps & union(hand, self.board.orders.side_up)
            trumps |= spades
        some = 0
        for card in self.board.orders.spades_up:
            held = hand[card] & trumps
            if held:
                rank = card - LOWEST_SPADE
                suit[rank] = suit[rank] | held if suit[rank] else held
                some = some | held if some else held
        self.trumps = trumps
        self.follows = follows | (some & spades)
        self.void = full ^ self.follows
        self.ruffs = self.armed = some & self.void
        if spades_barred:
            self.armed = self.void & union(hand, self.board.orders.spades_up)

    def choose(self, aims: Aims) -> None:
        """Fills ``chosen``, and discards."""
        cover, under_nil, duck, want = self._aim(aims)
        orders, chosen = self.board.orders, self.chosen
        took = self._take(want & self.compared, cover) if want else 0
        left = self.board.full ^ took
        losing = duck & self.compared
        if losing:
            left ^= losing ^ pick(self.losers, orders.down, losing, chosen)
        thrown = left & (self.void ^ self._first_ruffs(want, cover))
        if thrown:
            left ^= thrown
            left |= self._discard(thrown, duck, aims)
        self.won = took | self._forced(left)
        high = left & self.follows & (duck if self.place == 3 else under_nil | (duck & self.beaten))
        if high:
            left ^= high
            pick(self.suit, orders.down, high, chosen)
        pick(self.suit, orders.up, left, chosen)

    def _first_ruffs(self, want: Plane, cover: Plane) -> Plane:
        """The worlds in which it is the first to ruff, and means to. Any spade will do: it plays the
        lowest.
        """
        ruffs = want & self.ruffs & self.first
        return ruffs & (self.trick.best[JACK] | cover) if self.place == 1 else ruffs

    def _forced(self, where: Plane) -> Plane:
        """The worlds in which it wins though it plays its lowest card: all its cards do."""
        losing = self.beaten | (self.compared & any_of(self.losers))
        return where ^ (where & losing)

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
        """Beats the best card where it can and should; returns the worlds in which it did."""
        orders, chosen = self.board.orders, self.chosen
        if self.place == 1:
            wary = want ^ (want & cover)
            bold, wary = want ^ wary, wary ^ (wary & self.trick.led[3])
            took = wary ^ pick(self._winners(orders.honours), orders.honours, wary, chosen)
            return took | (bold ^ pick(self._winners(orders.up), orders.down, bold, chosen)) if bold else took
        winners = self._winners(orders.up)
        if self.place == 3:
            return want ^ pick(winners, orders.up, want, chosen)
        follow = want & self.follows
        ruff = want ^ follow
        missed = pick(winners, orders.down, follow, chosen)
        if ruff:
            missed |= pick(winners, orders.up, ruff, chosen)
        return want ^ missed

    def _winners(self, ranks: Sequence[int]) -> Planes:
        """Of its cards of these ranks, those that win where they are compared."""
        winners, suit, losers = [0] * 13, self.suit, self.losers
        for rank in ranks:
            winners[rank] = suit[rank] ^ losers[rank] if losers[rank] else suit[rank]
        return winners

    def _discard(self, where: Plane, duck: Plane, aims: Aims) -> Plane:
        """Throws a side card; returns the worlds in which none is held."""
        orders, hand, alive = self.board.orders, self.hand, self.board.alive
        high = where & duck
        if aims.any_nil:
            high |= where & aims.foe_nil(self.place)
        low = where ^ high
        if low:
            low = pick_low(self.board, hand, low, lone(self.board, hand, low & self.armed, KING), alive)
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
