"""The state machine: state and action in, new state out. Nothing here decides what is legal."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

from spades.cards import Cards
from spades.seats import Seat, next_seat

from .actions import Action, Bid, Blind, Exchange, NextHand, Play
from .bid import next_to_bid
from .blind import next_to_answer
from .deal import Hands, deal_from_code
from .exchange import next_to_give, swap
from .ledger import HandLedger
from .legal import refusal
from .match import result_of
from .phases import BIDDING, BLIND, EXCHANGE, GAME_OVER, HAND_OVER, PLAYING, START, TRANSITIONS
from .refusal import IllegalAction
from .score import score_hand
from .setup import Setup, deal_code
from .state import Game
from .trick import Trick, won_by_seat

T = TypeVar("T")
_NOBODY = (None, None, None, None)


def new_game(setup: Setup) -> Game:
    """The game at its start: the first hand is dealt."""
    return _deal(setup, 0, setup.dealer, setup.scores, setup.bags, (), ())


def apply(game: Game, action: Action) -> Game:
    """The game after an action.

    :raises IllegalAction: the rules refuse it, for the reason in ``code``; nothing has changed.
    """
    why = refusal(game, action)
    if why is not None:
        raise IllegalAction(why.code, why.params)
    return _STEPS[type(action)](game, action)


def replay(setup: Setup, actions: Iterable[Action]) -> Game:
    """The game after all these actions.

    :raises IllegalAction: the first of them that the rules refuse.
    """
    game = new_game(setup)
    for action in actions:
        game = apply(game, action)
    return game


def _deal(  # private, and each argument is a field of the state it makes
    setup: Setup,
    hand_no: int,
    dealer: Seat,
    scores: tuple[int, int],
    bags: tuple[int, int],
    ledgers: tuple[HandLedger, ...],
    actions: tuple[Action, ...],
) -> Game:
    hands = deal_from_code(deal_code(setup, hand_no))
    game = Game(
        setup, hand_no, dealer, BIDDING, None, hands, hands, _NOBODY, _NOBODY, _NOBODY, (), None,
        scores, bags, ledgers, None, actions,
    )  # fmt: skip
    return _enter(game, START)


def _blind(game: Game, action: Blind) -> Game:
    """A blind nil is a bid at once: its seat is passed over in the bidding."""
    bids = _put(game.bids, action.seat, 0) if action.declared else game.bids
    blind = _put(game.blind, action.seat, action.declared)
    return _after(replace(game, blind=blind, bids=bids), action)


def _bid(game: Game, action: Bid) -> Game:
    return _after(replace(game, bids=_put(game.bids, action.seat, action.bid)), action)


def _exchange(game: Game, action: Exchange) -> Game:
    """Both partners choose before any card changes hands."""
    exchanged = _put(game.exchanged, action.seat, tuple(sorted(action.cards)))
    owed = next_to_give(game.rules, game.blind, exchanged, game.dealer)
    hands = swap(game.hands, exchanged) if owed is None else game.hands
    return _after(replace(game, exchanged=exchanged, hands=hands), action)


def _play(game: Game, action: Play) -> Game:
    assert game.table is not None  # noqa: S101  # tells the type checker what the phase has settled
    trick = Trick(game.table.leader, (*game.table.cards, action.card))
    hands = _without(game.hands, action.seat, action.card)
    if len(trick.cards) < 4:
        return _on_table(game, hands, trick, game.tricks, next_seat(action.seat), action)
    tricks = (*game.tricks, trick)
    if len(tricks) < 13:
        winner = trick.winner()
        return _on_table(game, hands, Trick(winner), tricks, winner, action)
    return _after(_scored(replace(game, hands=hands, tricks=tricks, table=None)), action)


def _on_table(  # as _deal
    game: Game, hands: Hands, table: Trick, tricks: tuple[Trick, ...], turn: Seat, action: Play
) -> Game:
    # Spelt out rather than replace(): a game is some five hundred cards, and this is four times as fast.
    return Game(
        game.setup, game.hand_no, game.dealer, PLAYING, turn, game.deal, hands, game.blind, game.bids,
        game.exchanged, tricks, table, game.scores, game.bags, game.ledgers, None, (*game.actions, action),
    )  # fmt: skip


def _scored(game: Game) -> Game:
    tricks = won_by_seat(game.tricks)
    bids = tuple(bid or 0 for bid in game.bids)
    teams = score_hand(game.rules, bids, game.blind, tricks, game.scores, game.bags)
    scores = (teams[0].after, teams[1].after)
    ledger = HandLedger(teams, bids, tricks, game.dealer, deal_code(game.setup, game.hand_no))
    return replace(
        game,
        scores=scores,
        bags=(teams[0].bags_after, teams[1].bags_after),
        ledgers=(*game.ledgers, ledger),
        result=result_of(game.rules, scores, game.hand_no + 1),
    )


def _next_hand(game: Game, action: NextHand) -> Game:
    """The deal passes to the left (R3)."""
    actions = (*game.actions, action)
    dealer = next_seat(game.dealer)
    return _deal(game.setup, game.hand_no + 1, dealer, game.scores, game.bags, game.ledgers, actions)


def _after(game: Game, action: Action) -> Game:
    game = replace(game, actions=(*game.actions, action))
    return _enter(game, TRANSITIONS[game.phase][type(action)])


def _enter(game: Game, phases: tuple[str, ...]) -> Game:
    """The first of these phases that has something to do begins."""
    phase = next(phase for phase in phases if _BEGINS[phase](game))
    turn = _TURN[phase](game)
    if phase == PLAYING and game.table is None:
        return replace(game, phase=phase, turn=turn, table=Trick(next_seat(game.dealer)))
    return replace(game, phase=phase, turn=turn)


def _to_answer(game: Game) -> Seat | None:
    return next_to_answer(game.rules, game.scores, game.blind, game.dealer)


def _to_bid(game: Game) -> Seat | None:
    return next_to_bid(game.bids, game.dealer)


def _to_give(game: Game) -> Seat | None:
    return next_to_give(game.rules, game.blind, game.exchanged, game.dealer)


def _to_lead(game: Game) -> Seat | None:
    """The dealer's left leads to the first trick (R6)."""
    return None if game.tricks else next_seat(game.dealer)


def _nobody(_: Game) -> Seat | None:
    return None


_TURN: dict[str, Callable[[Game], Seat | None]] = {
    BLIND: _to_answer,
    BIDDING: _to_bid,
    EXCHANGE: _to_give,
    PLAYING: _to_lead,
    HAND_OVER: _nobody,
    GAME_OVER: _nobody,
}
_BEGINS: dict[str, Callable[[Game], bool]] = {
    BLIND: lambda game: _to_answer(game) is not None,
    BIDDING: lambda game: _to_bid(game) is not None,
    EXCHANGE: lambda game: _to_give(game) is not None,
    PLAYING: lambda game: _to_lead(game) is not None,
    HAND_OVER: lambda game: game.result is None,
    GAME_OVER: lambda game: game.result is not None,
}
# Each step takes its own kind of action; the type of the table cannot say so.
_STEPS: dict[type, Callable[[Game, Any], Game]] = {
    Blind: _blind,
    Bid: _bid,
    Exchange: _exchange,
    Play: _play,
    NextHand: _next_hand,
}


def _put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def _without(hands: Hands, seat: Seat, card: int) -> Hands:
    held: list[Cards] = list(hands)
    place = held[seat].index(card)
    held[seat] = held[seat][:place] + held[seat][place + 1 :]
    return (held[0], held[1], held[2], held[3])
