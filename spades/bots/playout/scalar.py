"""The playout policy for one world, to be read: :mod:`spades.bots.playout` says it in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spades.bots.playout.start import Start, Won, pack
from spades.bots.playout.thresholds import ACE, EARLY, JACK, KING, LOW, LOWEST_SPADE, NINE, QUEEN, SPARE
from spades.cards import SPADES, Card, Cards
from spades.seats import Seat, partner_of

SIDE_SUITS = (0, 1, 2)


def play_out(start: Start, hands: Sequence[Cards], card: Card | None = None) -> tuple[Won, Cards]:
    """Plays a hand to its end in one world: the tricks won by seat and the cards played, in order.

    ``hands`` are what the four seats hold, without the cards on the table. ``card`` is what the seat to move
    plays first; without it the policy chooses that too.
    """
    named = pack((*start.table, *(held for hand in hands for held in hand)))
    original = {new: old for old, new in named.items()}
    world = World(start, [[named[c] for c in hand] for hand in hands], [named[c] for c in start.table])
    played: list[Card] = []
    first = None if card is None else named[card]
    while world.table or any(world.hands):
        choice = world.choose() if first is None else first
        first = None
        played.append(original[choice])
        world.play(choice)
    north, east, south, west = world.won
    return (north, east, south, west), tuple(played)


class World:
    """One deal being played. Cards are packed: see :func:`spades.bots.playout.start.pack`."""

    def __init__(self, start: Start, hands: list[list[Card]], table: list[Card]) -> None:
        self.start = start
        self.hands = [sorted(hand) for hand in hands]
        self.leader = start.leader
        self.table = table
        self.won = list(start.won)
        self.broken = start.broken
        self.first_trick = start.first_trick
        self.left = max(len(hand) for hand in hands)  # tricks, the one on the table included

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return (self.leader + len(self.table)) % 4

    def play(self, card: Card) -> None:
        """The seat to move plays a card."""
        table = self.table
        self.hands[self.seat].remove(card)
        table.append(card)
        if len(table) == 4:
            self.leader = self.winning_seat()
            self.won[self.leader] += 1
            self.left -= 1
            self.broken = self.broken or max(table) >= LOWEST_SPADE
            self.first_trick = False
            self.table = []

    def legal(self) -> list[Card]:
        """The cards that the seat to move may play, ascending."""
        hand, rules = self.hands[self.seat], self.start.rules
        followers = of_suit(hand, self.table[0] // 13) if self.table else []
        if followers:
            return followers
        barred = self.first_trick and not rules.first_trick_spades
        if not self.table:
            barred |= rules.lead_spades == "last" or (rules.lead_spades == "broken" and not self.broken)
        return (barred and side_cards(hand)) or hand

    # What a seat is after

    def standing(self, seat: Seat) -> bool:
        """Whether the seat's nil stands."""
        return self.start.bids[seat] == 0 and self.won[seat] == 0

    def covering(self, seat: Seat) -> bool:
        """Whether the seat has a partner's nil to cover, and none of its own. A partner that has played to
        this trick and is not winning it is safe.
        """
        partner = partner_of(seat)
        if self.standing(seat) or not self.standing(partner):
            return False
        return len(self.table) < 2 or self.winning_seat() == partner

    def foe_nil(self, seat: Seat) -> bool:
        """Whether a nil of the opponents stands."""
        return self.standing((seat + 1) % 4) or self.standing((seat + 3) % 4)

    def lacking(self, team: int) -> int:
        """How many tricks a team's contract still needs; below one it is made."""
        bids, won, seats = self.start.bids, self.won, (team, team + 2)
        nils = [seat for seat in seats if bids[seat] == 0]
        helping = len(nils) == 1 and self.start.rules.failed_nil == "help"
        counted = [seat for seat in seats if bids[seat] or helping]
        return sum(bids[seat] for seat in seats) - sum(won[seat] for seat in counted)

    def sated(self, seat: Seat) -> bool:
        """Whether the seat's team has no use for another trick."""
        ours, theirs = self.lacking(seat % 2), self.lacking(1 - seat % 2)
        if ours > self.left:
            return theirs <= 0
        hunting = theirs > 0 and 0 <= self.left - theirs <= SPARE
        return ours <= 0 and not hunting

    def ducking(self, seat: Seat) -> bool:
        """Whether the seat wants no trick."""
        return self.standing(seat) or (self.sated(seat) and not self.covering(seat))

    # What lies on the table

    def best(self) -> Card:
        """The card that wins so far."""
        led = self.table[0] // 13
        return max(card for card in self.table if card // 13 in (led, SPADES))

    def winning_seat(self) -> Seat:
        """The seat of that card."""
        return (self.leader + self.table.index(self.best())) % 4

    # The choice

    def choose(self) -> Card:
        """The policy's card for the seat to move."""
        return self._follow() if self.table else self._lead()

    def _lead(self) -> Card:
        seat, legal = self.seat, self.legal()
        if self.covering(seat):
            return self._covering_lead(legal)
        if not self.ducking(seat):
            if self.foe_nil(seat):
                return lowest(legal)
            return self._strong_lead(seat, legal)
        return lowest(side_cards(legal) or legal)

    def _covering_lead(self, legal: list[Card]) -> Card:
        masters = self._masters(legal)
        if masters:
            return masters[0]
        return legal[-1] if legal[-1] >= LOWEST_SPADE else highest(legal)

    def _strong_lead(self, seat: Seat, legal: list[Card]) -> Card:
        masters = self._masters(legal)
        if masters:
            return masters[0]
        side = side_cards(legal)
        single = self._single(seat, side, ACE)
        return lowest(side or legal) if single is None else single

    def _masters(self, legal: list[Card]) -> list[Card]:
        """The highest cards still out of their suits: the spade first, then in the order of the suits."""
        masters = []
        for suit in (SPADES, *SIDE_SUITS):
            out = [card for hand in self.hands for card in of_suit(hand, suit)]
            if out and max(out) in legal:
                masters.append(max(out))
        return masters

    def _single(self, seat: Seat, side: list[Card], below: int) -> Card | None:
        """The only card of a side suit, if low enough, and a spade to ruff that suit with while it is
        early.
        """
        if self.left >= EARLY and self.hands[seat][-1] >= LOWEST_SPADE:
            for suit in SIDE_SUITS:
                held = of_suit(side, suit)
                if len(held) == 1 and held[0] % 13 < below:
                    return held[0]
        return None

    def _follow(self) -> Card:
        seat, legal, best = self.seat, self.legal(), self.best()
        follows = legal[0] // 13 == self.table[0] // 13
        suit = legal if follows else of_suit(legal, SPADES)
        winners = [card for card in suit if beats(card, best)]
        losers = [card for card in suit if not beats(card, best)]
        under_nil = self._under_nil(seat)
        duck = self.ducking(seat) or under_nil
        if winners and not duck and not self._content(seat, follows, best):
            choice = self._take(seat, follows, winners, best)
            if choice is not None:
                return choice
        if duck and losers:
            return losers[-1]
        if not follows and side_cards(legal):
            return self._discard(seat, side_cards(legal), duck)
        forced = under_nil or (duck and len(self.table) == 3)
        return suit[-1] if forced and follows else suit[0]

    def _under_nil(self, seat: Seat) -> bool:
        """Whether an opponent's nil is winning the trick: the seat stays under it."""
        winning = self.winning_seat()
        return self.standing(winning) and winning != partner_of(seat) and not self.standing(seat)

    def _content(self, seat: Seat, follows: bool, best: Card) -> bool:
        """Whether the seat leaves the trick to its partner, or to an opponent's nil that plays next."""
        if self.covering(seat):
            return False
        if len(self.table) < 3 and self.standing((seat + 1) % 4):
            ruffed = best // 13 != self.table[0] // 13
            if best % 13 < QUEEN and not ruffed:
                return True
        if self.winning_seat() != partner_of(seat):
            return False
        if len(self.table) == 3:
            return True
        if follows:
            return best % 13 >= KING
        return best >= LOWEST_SPADE or best % 13 >= NINE

    def _take(self, seat: Seat, follows: bool, winners: list[Card], best: Card) -> Card | None:
        if len(self.table) == 3:
            return winners[0]
        if len(self.table) == 1 and not self.covering(seat):
            if follows and (winners[-1] % 13 < KING or best >= LOWEST_SPADE):
                return None
            if not follows and best % 13 < JACK:
                return None
        return winners[-1] if follows else winners[0]

    def _discard(self, seat: Seat, side: list[Card], duck: bool) -> Card:
        if not duck and not self.foe_nil(seat):
            single = self._single(seat, side, KING)
            return lowest(side) if single is None else single
        if self.standing(seat):
            safe = {card // 13 for card in side if card % 13 < LOW}
            side = [card for card in side if card // 13 not in safe] or side
        return highest(side)


def of_suit(cards: Iterable[Card], suit: int) -> list[Card]:
    """The cards of one suit, in the order given."""
    return [card for card in cards if card // 13 == suit]


def side_cards(cards: Iterable[Card]) -> list[Card]:
    """The cards that are no spades."""
    return [card for card in cards if card < LOWEST_SPADE]


def beats(card: Card, best: Card) -> bool:
    """Whether a card wins over the best so far."""
    return card > best if card // 13 == best // 13 else card >= LOWEST_SPADE


def lowest(cards: list[Card]) -> Card:
    """The lowest rank; of equal ones in the order of the suits."""
    return min(cards, key=lambda card: (card % 13, card))


def highest(cards: list[Card]) -> Card:
    """The highest rank; of equal ones in the order of the suits."""
    return min(cards, key=lambda card: (-(card % 13), card))
