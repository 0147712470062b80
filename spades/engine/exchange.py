"""The exchange of cards between partners after a blind nil (house rule)."""

from spades.cards import Cards, card_text
from spades.seats import Seat, clockwise_from, next_seat, partner_of

from .blind import Answers
from .deal import Hands
from .refusal import Refusal
from .rules import RuleSet

Given = tuple[Cards | None, ...]


def exchange_refusal(rules: RuleSet, hand: Cards, cards: Cards) -> Refusal | None:
    """Why these cards of the hand may not be given to the partner, or ``None``."""
    if type(cards) is not tuple or not all(type(card) is int for card in cards):
        return Refusal("not-an-integer")
    if len(cards) != rules.exchange:
        return Refusal("exchange-count", {"count": rules.exchange})
    for place, card in enumerate(cards):
        if card not in hand:
            return Refusal("not-in-hand", {"card": card_text(card)} if 0 <= card < 52 else {})
        if card in cards[:place]:
            return Refusal("exchange-twice", {"card": card_text(card)})
    return None


def next_to_give(rules: RuleSet, blind: Answers, given: Given, dealer: Seat) -> Seat | None:
    """The first seat from the dealer's left that owes its partner cards."""
    if not rules.exchange:
        return None
    for seat in clockwise_from(next_seat(dealer)):
        if given[seat] is None and (blind[seat] or blind[partner_of(seat)]):
            return seat
    return None


def swap(hands: Hands, given: Given) -> Hands:
    """The hands after every seat's given cards went to its partner."""
    north, east, south, west = (_after(hands, given, seat) for seat in range(4))
    return (north, east, south, west)


def _after(hands: Hands, given: Given, seat: Seat) -> Cards:
    gone, got = given[seat] or (), given[partner_of(seat)] or ()
    return tuple(sorted([card for card in hands[seat] if card not in gone] + list(got)))
