"""Hands of an ending as a web: from each hand lead the cards that it may play, and the hands that remain.

Many worlds share a hand, and every line of play comes through few of them, so each is looked at once.
"""

from __future__ import annotations

from itertools import pairwise

from spades.cards import SPADES, Card, Cards

TRUMP = 13  # powers above it are those of spades
# By led suit and card: how high the card stands in the trick, 0 where it cannot win.
POWERS = tuple(
    tuple(
        rank + 1 + TRUMP * (suit == SPADES) if suit in (led, SPADES) else 0
        for suit in range(4)
        for rank in range(13)
    )
    for led in range(4)
)


class Holding:
    """One hand, by the cards it may play.

    ``follow[led]`` pairs the power of each card that may follow with the hand that remains; ``free`` and
    ``bound`` list the leads, with spades broken and not, as (suit, power, hand that remains). Of cards that
    are as good as each other only the highest is there. A last card has ``powers`` by led suit, and ``suit``.
    """

    __slots__ = ("bound", "follow", "free", "powers", "suit")

    follow: tuple[tuple[tuple[int, Holding], ...], ...]
    free: tuple[tuple[int, int, Holding], ...]
    bound: tuple[tuple[int, int, Holding], ...]
    powers: tuple[int, ...]
    suit: int


class Holdings:
    """The hands of one ending. ``in_play`` are all cards in hands and on the table: where a hand holds two of
    them next to each other in a suit, it is the same which one it plays.
    """

    __slots__ = ("_known", "_next")

    def __init__(self, in_play: Cards) -> None:
        self._known: dict[Cards, Holding] = {}
        ordered = sorted(in_play)
        self._next: dict[Card, Card] = {
            low: high for low, high in pairwise(ordered) if low // 13 == high // 13
        }

    def of(self, cards: Cards) -> Holding:
        """The hand that holds these cards, given in ascending order."""
        holding = self._known.get(cards)
        if holding is None:
            holding = self._known[cards] = self._made(cards)
        return holding

    def _made(self, cards: Cards) -> Holding:
        made = Holding()
        if len(cards) == 1:
            made.suit = cards[0] // 13
            made.powers = tuple(powers[cards[0]] for powers in POWERS)
        plays = [
            (card, self.after(cards, card)) for card in reversed(cards) if self._next.get(card) not in cards
        ]
        suits = [[(card, rest) for card, rest in plays if card // 13 == suit] for suit in range(4)]
        made.follow = tuple(
            tuple((POWERS[led][card], rest) for card, rest in suits[led] or plays) for led in range(4)
        )
        made.free = tuple((card // 13, POWERS[card // 13][card], rest) for card, rest in plays)
        made.bound = tuple(lead for lead in made.free if lead[0] != SPADES) or made.free
        return made

    def after(self, cards: Cards, card: Card) -> Holding:
        """The hand without one of its cards."""
        return self.of(tuple(other for other in cards if other != card))
