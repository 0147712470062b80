"""Leading to a trick (R6, R9, and the house rules on spades)."""

from spades.cards import Card, Cards

from .refusal import Refusal
from .rules import RuleSet
from .trick import Trick
from .trump import LOWEST_SPADE, broken, only_spades


def lead_refusal(rules: RuleSet, hand: Cards, tricks: tuple[Trick, ...], card: Card) -> Refusal | None:
    """Why this card of the hand may not be led, or ``None``. ``tricks`` are the finished ones of the hand.

    A hand of spades only may always lead one (R9).
    """
    if card < LOWEST_SPADE or only_spades(hand):
        return None
    if not tricks and not rules.first_trick_spades:
        return Refusal("no-spades-on-first-trick")
    if rules.lead_spades == "last":
        return Refusal("spades-last")
    if rules.lead_spades == "broken" and not broken(tricks):
        return Refusal("spades-not-broken")
    return None
