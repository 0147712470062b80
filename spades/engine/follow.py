"""Following to a trick (R7, and the house rule on spades in the first trick)."""

from spades.cards import SUITS, Card, Cards

from .refusal import Refusal
from .rules import RuleSet
from .trump import LOWEST_SPADE, only_spades


def follow_refusal(rules: RuleSet, hand: Cards, led: int, first_trick: bool, card: Card) -> Refusal | None:
    """Why this card of the hand may not be played to a trick that suit ``led`` opened, or ``None``."""
    if card // 13 == led:
        return None
    if holds(hand, led):
        return Refusal("follow-suit", {"suit": SUITS[led]})
    if first_trick and card >= LOWEST_SPADE and not rules.first_trick_spades and not only_spades(hand):
        return Refusal("no-spades-on-first-trick")
    return None


def holds(hand: Cards, suit: int) -> bool:
    """Whether a hand has a card of the suit."""
    for held in hand:  # noqa: SIM110  # any() makes a generator for each of the cards asked about
        if held // 13 == suit:
            return True
    return False
