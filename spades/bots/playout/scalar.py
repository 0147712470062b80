"""The playout policy for one world, to be read: :mod:`spades.bots.playout` says it in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spades.bots.playout.start import Start, Won, pack
from spades.cards import SPADES, Card, Cards
from spades.seats import Seat, partner_of

SIDE_SUITS = (0, 1, 2)
LOWEST_SPADE = 39
JACK, QUEEN, KING, ACE = 9, 10, 11, 12
HUNTING = 11  # team bids together from which a team that has made its contract goes on to set the other


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
        self.voids = [set(shown) for shown in start.voids]
        self.hunt = sum(start.bids) >= HUNTING

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return (self.leader + len(self.table)) % 4

    def play(self, card: Card) -> None:
        """The seat to move plays a card."""
        seat, table = self.seat, self.table
        self.hands[seat].remove(card)
        table.append(card)
        if card // 13 != table[0] // 13:
            self.voids[seat].add(table[0] // 13)
        if len(table) == 4:
            self.leader = self.winning_seat()
            self.won[self.leader] += 1
            self.broken = self.broken or max(table) >= LOWEST_SPADE
            self.first_trick = False
            self.table = []

    def legal(self) -> list[Card]:
        """The cards that the seat to move may play, ascending."""
        hand, rules = self.hands[self.seat], self.start.rules
        if self.table:
            followers = of_suit(hand, self.table[0] // 13)
            if followers:
                return followers
            barred = self.first_trick and not rules.first_trick_spades
        else:
            barred = (
                (self.first_trick and not rules.first_trick_spades)
                or rules.lead_spades == "last"
                or (rules.lead_spades == "broken" and not self.broken)
            )
        return (barred and side_cards(hand)) or hand

    # What a seat is after

    def standing(self, seat: Seat) -> bool:
        """Whether the seat's nil stands."""
        return self.start.bids[seat] == 0 and self.won[seat] == 0

    def covering(self, seat: Seat) -> bool:
        """Whether the seat has a partner's nil to cover, and none of its own."""
        return self.standing(partner_of(seat)) and not self.standing(seat)

    def foe_nil(self, seat: Seat) -> bool:
        """Whether a nil of the opponents stands."""
        return self.standing((seat + 1) % 4) or self.standing((seat + 3) % 4)

    def made(self, team: int) -> bool:
        """Whether a team has made its contract."""
        bids, won, seats = self.start.bids, self.won, (team, team + 2)
        nils = [seat for seat in seats if bids[seat] == 0]
        helping = len(nils) == 1 and self.start.rules.failed_nil == "help"
        counted = [seat for seat in seats if bids[seat] or helping]
        return sum(won[seat] for seat in counted) >= sum(bids[seat] for seat in seats)

    def ducking(self, seat: Seat) -> bool:
        """Whether the seat wants no trick."""
        if self.standing(seat):
            return True
        if self.covering(seat):
            return False
        return (self.made(0) and self.made(1)) if self.hunt else self.made(seat % 2)

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
        side, spades = side_cards(legal), of_suit(legal, SPADES)
        if self.covering(seat):
            return highest(side) if side else spades[-1]
        if not self.ducking(seat):
            if spades and not self.foe_nil(seat) and spades[-1] == self._top_spade():
                return spades[-1]
            choice = self._inviting_lead(seat, side)
            if choice is not None:
                return choice
        return lowest(side) if side else spades[0]

    def _top_spade(self) -> Card:
        return max(hand[-1] for hand in self.hands if hand)

    def _inviting_lead(self, seat: Seat, side: list[Card]) -> Card | None:
        foes = self.voids[(seat + 1) % 4] | self.voids[(seat + 3) % 4]
        for suit in SIDE_SUITS:
            if suit in self.voids[partner_of(seat)] and suit not in foes and of_suit(side, suit):
                return of_suit(side, suit)[0]
        if self.hands[seat][-1] >= LOWEST_SPADE:
            for suit in SIDE_SUITS:
                held = of_suit(side, suit)
                if len(held) == 1 and held[0] % 13 < ACE:
                    return held[0]
        safe = [card for card in side if card // 13 not in foes]
        return lowest(safe) if safe else None

    def _follow(self) -> Card:
        seat, legal, best = self.seat, self.legal(), self.best()
        follows = legal[0] // 13 == self.table[0] // 13
        suit = legal if follows else of_suit(legal, SPADES)
        winners = [card for card in suit if beats(card, best)]
        losers = [card for card in suit if not beats(card, best)]
        under_nil = self._under_nil(seat)
        duck = self.ducking(seat) or under_nil
        if winners and not duck and self._wants(seat, follows, best):
            choice = self._take(seat, follows, winners, best)
            if choice is not None:
                return choice
        if duck and losers:
            return losers[-1]
        if not follows and side_cards(legal):
            return self._discard(seat, legal, duck)
        return suit[-1] if duck and follows and len(self.table) == 3 else suit[0]

    def _under_nil(self, seat: Seat) -> bool:
        """Whether an opponent's nil is winning the trick: the seat stays under it."""
        winning = self.winning_seat()
        return self.standing(winning) and winning != partner_of(seat) and not self.standing(seat)

    def _wants(self, seat: Seat, follows: bool, best: Card) -> bool:
        """Whether a seat that is not ducking tries to win this trick."""
        if self.covering(seat):
            return True
        if len(self.table) < 3 and self.standing((seat + 1) % 4):
            return False
        if self.winning_seat() != partner_of(seat):
            return True
        if len(self.table) == 3:
            return False
        if follows:
            return best % 13 < KING
        return best < LOWEST_SPADE and best % 13 < QUEEN

    def _take(self, seat: Seat, follows: bool, winners: list[Card], best: Card) -> Card | None:
        if len(self.table) == 3:
            return winners[0]
        second = len(self.table) == 1
        if follows:
            if second and winners[-1] % 13 < KING and not self.covering(seat):
                return None
            return winners[-1]
        return None if second and best % 13 < JACK else winners[0]

    def _discard(self, seat: Seat, legal: list[Card], duck: bool) -> Card:
        side = side_cards(legal)
        if duck:
            return highest(side)
        if self.hands[seat][-1] >= LOWEST_SPADE:
            for suit in SIDE_SUITS:
                held = of_suit(side, suit)
                if len(held) == 1 and held[0] % 13 < KING:
                    return held[0]
        return lowest(side)


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
    """The lowest rank; of equal ones clubs, then diamonds, then hearts."""
    return min(cards, key=lambda card: (card % 13, card))


def highest(cards: list[Card]) -> Card:
    """The highest rank; of equal ones clubs, then diamonds, then hearts."""
    return min(cards, key=lambda card: (-(card % 13), card))
