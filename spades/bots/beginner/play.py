"""A beginner's play: aces first, third hand high, take what can be taken, and keep what cannot win cheap."""

from __future__ import annotations

from spades.bots.beginner.look import Look
from spades.bots.sight import ACE, KING, beats
from spades.cards import SPADES, Card, Cards

SPADE_KEPT = 9  # a spade that cannot win now is thrown like a side card so many ranks higher


def lead(look: Look) -> Card:
    """High cards at once; else the suit that the partner led last; else low from the longest suit."""
    sure = [card for card in look.legal if _looks_sure(look, card)]
    if sure:
        return min(sure, key=lambda card: (_spade(card), len(look.hand[card // 13]), card))
    returned = _partners_suit(look)
    if returned:
        return returned[0]
    return min(look.legal, key=lambda card: (_spade(card), -len(look.hand[card // 13]), card % 13, card))


def follow(look: Look) -> Card:
    """Second hand with its big cards, third hand high, last hand as cheaply as it can."""
    higher = tuple(card for card in look.legal if beats(card, look.best_card))
    lower = tuple(card for card in look.legal if card not in higher)
    if look.best_seat == look.partner:
        return _behind_partner(look, higher, lower)
    if look.nils[look.best_seat] and lower:
        return cheapest(lower)  # an opponent's nil is about to fail: even a beginner lets it
    return _take(look, higher) if higher else cheapest(lower)


def cheapest(cards: Cards) -> Card:
    """The card to part with: a low one, a spade or an ace only when nothing else is left."""
    return min(cards, key=lambda card: (card % 13 == ACE, card % 13 + SPADE_KEPT * _spade(card), card))


def _behind_partner(look: Look, higher: Cards, lower: Cards) -> Card:
    """The partner is winning, and is never ruffed; third hand plays high over all but an ace or a king."""
    over = tuple(card for card in higher if card // 13 == _led(look))
    third = len(look.table) == 2 and look.best_card % 13 < KING
    if over and (third or look.nils[look.partner]):
        return over[-1]
    return cheapest(lower or higher)


def _take(look: Look, higher: Cards) -> Card:
    """An opponent is winning, and this seat could."""
    ruffing = higher[0] // 13 != _led(look)
    if ruffing or len(look.table) == 3:
        return higher[0]
    if len(look.table) == 2 or higher[-1] % 13 >= KING:
        return higher[-1]
    return cheapest(look.legal)


def _looks_sure(look: Look, card: Card) -> bool:
    """An ace; a king too, if its ace fell in the last trick."""
    if card % 13 == ACE:
        return True
    last = look.last.cards if look.last else ()
    return card % 13 == KING and card + 1 in last


def _partners_suit(look: Look) -> Cards:
    """The cards of the suit that the partner led to the last trick."""
    if look.last is None or look.last.leader != look.partner:
        return ()
    suit = look.last.cards[0] // 13
    return tuple(card for card in look.legal if card // 13 == suit)


def _led(look: Look) -> int:
    return look.table[0][1] // 13


def _spade(card: Card) -> bool:
    return card // 13 == SPADES
