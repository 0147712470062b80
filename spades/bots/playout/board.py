"""The hands of all worlds as planes, and ways to look through them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spades.bots.planes import Plane, Planes, full, repeat
from spades.bots.playout.start import Start, pack
from spades.bots.playout.thresholds import EARLY, KING, LOWEST_SPADE
from spades.cards import Card

Owners = Mapping[Card, tuple[Plane, Plane]]
Hand = Planes  # a plane for each of the 52 packed cards: the worlds in which the hand holds it


class Orders:
    """The packed cards in play, and their ranks, in the orders in which the policy looks through them."""

    __slots__ = (
        "all_up", "down", "honours", "side_down", "side_up", "spades_down", "spades_up", "suits_down", "up",
    )  # fmt: skip

    def __init__(self, cards: Sequence[Card]) -> None:
        """``cards`` ascend."""
        self.up = tuple(sorted({card % 13 for card in cards}))
        self.down = self.up[::-1]
        self.honours = tuple(rank for rank in self.down if rank >= KING)
        self.all_up = tuple(sorted(cards, key=lambda card: (card % 13, card)))
        self.side_up = tuple(card for card in self.all_up if card < LOWEST_SPADE)
        self.side_down = tuple(sorted(self.side_up, key=lambda card: (-(card % 13), card)))
        self.suits_down = tuple(
            tuple(card for card in self.side_down if card // 13 == suit) for suit in range(3)
        )
        self.spades_up = tuple(card for card in cards if card >= LOWEST_SPADE)
        self.spades_down = self.spades_up[::-1]


class Board:
    """Who holds what. ``alive`` holds by packed card the worlds in which it is still in a hand. ``fixed``
    are the cards of the first trick that the policy does not choose, by place: each is shown to it as a hand
    of one card. ``tricks_left`` counts the one being played.
    """

    __slots__ = ("_owners", "alive", "cards", "fixed", "full", "named", "orders", "tricks_left")

    def __init__(self, start: Start, owners: Owners, size: int, candidates: Sequence[Card]) -> None:
        blocks = max(1, len(candidates))
        self.full = full(size * blocks)
        self.tricks_left = (len(owners) + len(start.table)) // 4
        self.named = named = pack((*start.table, *owners))
        self.cards = tuple(sorted(named.values()))
        self.orders = Orders(self.cards)
        self.alive = [0] * 52
        for card in self.cards:
            self.alive[card] = self.full
        self._owners: list[tuple[Card, Plane, Plane]] = [
            (named[card], repeat(high, size, blocks), repeat(low, size, blocks))
            for card, (high, low) in owners.items()
        ]
        self.fixed = [self._put_on_table(start, place) for place in range(len(start.table))]
        if candidates:
            block = full(size)
            self.fixed.append(_hand({named[card]: block << size * j for j, card in enumerate(candidates)}))

    def _put_on_table(self, start: Start, place: int) -> Hand:
        """A card on the table is held by its seat until its turn in the first trick."""
        card, seat = self.named[start.table[place]], (start.leader + place) % 4
        high, low = (self.full if seat & bit else 0 for bit in (2, 1))
        self._owners.append((card, high, low))
        return _hand({card: self.full})

    def hands(self, lead1: Plane, lead0: Plane) -> tuple[Hand, Hand, Hand, Hand]:
        """The hands by place, the leader's first; the planes of bit 1 and bit 0 say which seat leads."""
        first, second, third, fourth = [0] * 52, [0] * 52, [0] * 52, [0] * 52
        alive, turned = self.alive, lead1 ^ lead0
        for card, high, low in self._owners:
            held = alive[card]
            if held:
                # The place is the seat minus the leader, modulo four: odd where their low bits differ.
                # Then the high bits tell one place from the other; where the leader is odd, with a borrow.
                odd = held & (low ^ lead0)
                even = held ^ odd
                far = third[card] = even & (high ^ lead1)
                first[card] = even ^ far
                far = fourth[card] = odd & (high ^ turned)
                second[card] = odd ^ far
        return first, second, third, fourth

    def last_winner(self, lead1: Plane, lead0: Plane) -> tuple[Plane, Plane]:
        """The seat that wins when everybody has one card left, as planes of its bit 1 and bit 0: it holds the
        highest spade, or else the highest card of the suit that is led.
        """
        left, alive = self.full, self.alive
        led, owners = [0, 0, 0, left], {}
        for card, high, low in self._owners:
            owners[card] = high, low
            if card < LOWEST_SPADE:
                held = alive[card]
                led[card // 13] |= held ^ (held & ((high ^ lead1) | (low ^ lead0)))
        won1 = won0 = 0
        for order in (self.orders.spades_down, *self.orders.suits_down):
            where = left & led[order[0] // 13] if order else 0
            for card in order:
                found = where & alive[card]
                if found:
                    high, low = owners[card]
                    won1 |= found & high
                    won0 |= found & low
                    where ^= found
                    left ^= found
        return won1, won0


def _hand(worlds: dict[Card, Plane]) -> Hand:
    hand = [0] * 52
    for card, plane in worlds.items():
        hand[card] = plane
    return hand


def pick(held: Planes, order: Sequence[int], where: Plane, chosen: Planes) -> Plane:
    """In the worlds of ``where``, chooses the first card in this order that is held there. Its planes are put
    into ``chosen`` (or taken out, when that holds what is left); the worlds that found nothing are returned.
    """
    if not where:
        return where
    for card in order:
        found = held[card] & where
        if found:
            before = chosen[card]
            chosen[card] = before ^ found if before else found
            where ^= found
            if not where:
                break
    return where


def pick_low(board: Board, hand: Hand, where: Plane, lone: Planes, chosen: Planes) -> Plane:
    """As :func:`pick`: the card of a suit of which only one is held, else the lowest side card."""
    if not any(lone):
        return pick(hand, board.orders.side_up, where, chosen)
    clubs, diamonds, hearts = lone
    some = board.full ^ (clubs | diamonds | hearts)
    masks = [some | clubs] * 13 + [some | diamonds] * 13 + [some | hearts] * 13
    for card in board.orders.side_up:
        found = hand[card] & masks[card] & where
        if found:
            before = chosen[card]
            chosen[card] = before ^ found if before else found
            where ^= found
            if not where:
                break
    return where


def lone(board: Board, hand: Hand, where: Plane, below: int) -> Planes:
    """By side suit, where its only card is worth parting with: its rank is below this, and it is early in the
    hand, while a ruff may still come of it. ``where`` are worlds in which a spade is held to ruff with.
    """
    found: Planes = [0, 0, 0]
    if board.tricks_left < EARLY or not where:
        return found
    for suit, order in enumerate(board.orders.suits_down):
        low = [card for card in order if card % 13 < below]
        single = where & _single(hand, low)
        if single:
            single ^= single & union(hand, order[: len(order) - len(low)])
            where ^= single
            found[suit] = single
    return found


def _single(hand: Hand, suit: Sequence[Card]) -> Plane:
    """The worlds in which exactly one card of the suit is held."""
    some = more = 0
    for card in suit:
        held = hand[card]
        if not some:
            some = held
        elif held:
            twice = some & held
            more = more | twice if more else twice
            some |= held
    return some ^ more


def union(hand: Hand, cards: Sequence[Card]) -> Plane:
    """The worlds in which one of these cards is held."""
    some = 0
    for card in cards:
        some = some | hand[card] if some else hand[card]
    return some


def any_of(planes: Planes) -> Plane:
    """The worlds of any of these planes."""
    some = 0
    for plane in planes:
        if plane:
            some = some | plane if some else plane
    return some
