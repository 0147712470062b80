"""The hands of all worlds as planes, and the way cards leave them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spades.bots.planes import Plane, Planes, full, repeat
from spades.bots.playout.start import Start, pack
from spades.cards import Card

Owners = Mapping[Card, tuple[Plane, Plane]]
Hand = Planes  # a plane for each of the 52 packed cards: the worlds in which the hand holds it

SUIT_STARTS = (0, 13, 26)  # of the side suits


class Orders:
    """The packed cards in play, in the orders in which the policy looks through them."""

    __slots__ = ("down", "side_down", "side_up", "spades_down", "spades_up", "suits_up", "up")

    def __init__(self, cards: Sequence[Card]) -> None:
        """``cards`` ascend."""
        ranks = sorted({card % 13 for card in cards})
        self.up = tuple(ranks)
        self.down = self.up[::-1]
        side = [card for card in cards if card < 39]
        self.side_up = tuple(sorted(side, key=lambda card: (card % 13, card)))
        self.side_down = tuple(sorted(side, key=lambda card: (-(card % 13), card)))
        self.spades_up = tuple(card for card in cards if card >= 39)
        self.spades_down = self.spades_up[::-1]
        self.suits_up = tuple(
            tuple(card for card in side if start <= card < start + 13) for start in SUIT_STARTS
        )


class Board:
    """Who holds what. ``cards`` are the packed cards in play, ascending; ``alive`` holds for each of them the
    worlds in which it is still in a hand. ``fixed`` are the cards of the first trick that the policy does not
    choose, by place: each is shown to it as a hand of one card.
    """

    __slots__ = ("_owners", "alive", "cards", "fixed", "full", "named", "orders", "tricks_left")

    def __init__(self, start: Start, owners: Owners, size: int, candidates: Sequence[Card]) -> None:
        blocks = max(1, len(candidates))
        self.full = everywhere = full(size * blocks)
        self.tricks_left = (len(owners) + len(start.table)) // 4
        self.named = named = pack((*start.table, *owners))
        self.cards = tuple(sorted(named.values()))
        self.orders = Orders(self.cards)
        self.alive = [0] * 52
        for card in self.cards:
            self.alive[card] = everywhere
        self._owners: list[tuple[Card, Plane, Plane]] = [
            (named[card], repeat(high, size, blocks), repeat(low, size, blocks))
            for card, (high, low) in owners.items()
        ]
        self.fixed = [_one_card({named[card]: everywhere}) for card in start.table]
        self._put_on_table(start)
        if candidates:
            block = full(size)
            self.fixed.append(
                _one_card({named[card]: block << size * j for j, card in enumerate(candidates)})
            )

    def _put_on_table(self, start: Start) -> None:
        """A card on the table counts as held by its seat until its turn in the first trick."""
        for place, card in enumerate(start.table):
            seat = (start.leader + place) % 4
            high, low = (self.full if seat & bit else 0 for bit in (2, 1))
            self._owners.append((self.named[card], high, low))

    def hands(self, lead1: Plane, lead0: Plane) -> tuple[Hand, Hand, Hand, Hand]:
        """The hands by place, the leader's first; the planes of bit 1 and bit 0 say who leads."""
        first, second, third, fourth = [0] * 52, [0] * 52, [0] * 52, [0] * 52
        alive = self.alive
        for card, high, low in self._owners:
            held = alive[card]
            if held:
                # The place is the seat minus the leader, modulo four.
                bit0 = (low ^ lead0) & held
                bit1 = (high ^ lead1 ^ (bit0 & lead0)) & held
                both = bit1 & bit0
                fourth[card] = both
                third[card] = bit1 ^ both
                second[card] = bit0 ^ both
                first[card] = held ^ (bit1 | bit0)
        return first, second, third, fourth


def _one_card(worlds: dict[Card, Plane]) -> Hand:
    hand = [0] * 52
    for card, plane in worlds.items():
        hand[card] = plane
    return hand


def pick(held: Planes, order: Sequence[int], where: Plane, chosen: Planes) -> Plane:
    """In the worlds of ``where``, chooses the first card in this order that is held there. The chosen planes
    are added to ``chosen``; the worlds that found nothing are returned.
    """
    for card in order:
        found = held[card] & where
        if found:
            chosen[card] |= found
            where ^= found
            if not where:
                break
    return where


def singles(held: Planes, suit: Sequence[Card]) -> Plane:
    """The worlds in which exactly one card of the suit is held."""
    any_held = more = 0
    for card in suit:
        plane = held[card]
        if plane:
            more |= any_held & plane
            any_held |= plane
    return any_held ^ more
