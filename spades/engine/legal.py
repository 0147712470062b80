"""The one function that decides what is legal and why not, and what follows from it."""

from collections.abc import Iterator
from itertools import combinations

from spades.cards import Card, Cards, card_text
from spades.seats import SEATS, partner_of

from .actions import Action, Bid, Blind, Exchange, NextHand, Play
from .bid import MOST, bid_refusal
from .blind import may_go_blind
from .exchange import exchange_refusal
from .follow import follow_refusal
from .lead import lead_refusal
from .phases import TRANSITIONS
from .refusal import Refusal
from .rules import RuleSet
from .state import Game
from .trick import Trick


def refusal(game: Game, action: Action) -> Refusal | None:
    """Why the game refuses an action, or ``None`` when it is legal.

    Everything is checked, the types of the values included, in this order: the phase, the turn, the choice.
    Only a blind nil from too near is called that in any phase.
    """
    kind = type(action)
    if isinstance(action, Blind) and not _may_go_blind(game, action.seat):
        return Refusal("blind-not-allowed")
    if kind not in TRANSITIONS[game.phase]:
        return Refusal("wrong-phase", {"phase": game.phase})
    return None if isinstance(action, NextHand) else _choice_refusal(game, action)


def card_refusal(
    rules: RuleSet, hand: Cards, table: Trick, tricks: tuple[Trick, ...], card: Card
) -> Refusal | None:
    """Why a card of a hand may not be played to the trick on the table, or ``None``.

    ``hand`` is in ascending order; ``tricks`` are the finished tricks of this hand.
    """
    if table.cards:
        return follow_refusal(rules, hand, table.cards[0] // 13, not tricks, card)
    return lead_refusal(rules, hand, tricks, card)


def legal_actions(game: Game) -> tuple[Action, ...]:
    """Every action that :func:`refusal` lets pass; an exchange is listed once, its cards ascending."""
    return tuple(action for action in _candidates(game) if refusal(game, action) is None)


def _choice_refusal(game: Game, action: Blind | Bid | Exchange | Play) -> Refusal | None:
    if type(action.seat) is not int:
        return Refusal("not-an-integer")
    if action.seat != game.turn:
        return Refusal("not-your-turn", {} if game.turn is None else {"turn": SEATS[game.turn]})
    if isinstance(action, Play):
        return _play_refusal(game, action)
    if isinstance(action, Bid):
        return bid_refusal(game.setup.rules, game.bids[partner_of(action.seat)], action.bid)
    if isinstance(action, Exchange):
        return exchange_refusal(game.setup.rules, game.hands[action.seat], action.cards)
    return _yes_or_no_refusal(action.declared)


def _yes_or_no_refusal(answer: object) -> Refusal | None:
    return None if type(answer) is bool else Refusal("not-yes-or-no")


def _play_refusal(game: Game, action: Play) -> Refusal | None:
    card, hand = action.card, game.hands[action.seat]
    if type(card) is not int:
        return Refusal("not-an-integer")
    if card not in hand:
        return Refusal("not-in-hand", {"card": card_text(card)} if 0 <= card < 52 else {})
    assert game.table is not None  # noqa: S101  # tells the type checker what the phase has settled
    return card_refusal(game.setup.rules, hand, game.table, game.tricks, card)


def _may_go_blind(game: Game, seat: object) -> bool:
    return type(seat) is int and may_go_blind(game.setup.rules, game.scores, seat)


def _candidates(game: Game) -> Iterator[Action]:
    seat = game.turn
    if seat is None:
        yield NextHand()
    elif game.phase == "playing":
        yield from (Play(seat, card) for card in game.hands[seat])
    elif game.phase == "bidding":
        yield from (Bid(seat, bid) for bid in range(MOST + 1))
    elif game.phase == "blind":
        yield from (Blind(seat, declared) for declared in (False, True))
    else:
        yield from (
            Exchange(seat, cards) for cards in combinations(game.hands[seat], game.setup.rules.exchange)
        )
