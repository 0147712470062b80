"""A bot that raises, hangs or answers illegally is named and replaced for that move (B23)."""
# ruff: noqa: ARG002  (the stubs have the shape of the protocol and look at nothing)

from __future__ import annotations

from typing import Any

import pytest

from spades.bots import Rng
from spades.bots.club import Club
from spades.bots.referee import Guard, NoAnswer, decide
from spades.bots.selfplay import finish_hand, game_number
from spades.cli.watchdog import watchdog
from spades.engine import Bid, Game, Play, apply, parse_rules, refusal
from spades.view import View


class Stub(Club):
    name = "stub"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def bid(self, view: View, rng: Rng) -> Any:
        return self.answer() if callable(self.answer) else self.answer

    play = bid


def raises() -> int:
    raise RuntimeError("lost my cards")


def exits() -> int:
    raise SystemExit(1)


def recurses() -> int:
    return recurses()


def hangs() -> int:
    while True:
        pass


def hangs_stubbornly() -> int:
    while True:
        try:
            while True:
                pass
        except Exception:  # noqa: BLE001, S110  (that is its stubbornness)
            pass


def playing(rules: str = "cardcouch") -> Game:
    game = game_number("referee", 1, parse_rules(rules))
    while game.phase == "bidding":
        game = apply(game, decide(game, game.turn or 0, Club()).action)
    return game


@pytest.mark.parametrize("broken", [raises, exits, recurses])
def test_a_bot_that_raises_is_named_and_replaced(broken: Any) -> None:
    for game in (game_number("referee", 1), playing()):
        decision = decide(game, game.turn or 0, Stub(broken))
        assert decision.fault is not None
        assert (decision.fault.bot, decision.fault.kind) == ("stub", "raised")
        assert refusal(game, decision.action) is None


@pytest.mark.parametrize("answer", [99, -1, None, "QS", 3.0, True, [], (1, 2)])
def test_an_illegal_answer_is_named_and_replaced(answer: Any) -> None:
    for game in (game_number("referee", 1), playing()):
        decision = decide(game, game.turn or 0, Stub(answer))
        assert decision.fault is not None
        assert decision.fault.kind == "illegal"
        assert refusal(game, decision.action) is None


def test_the_same_illegal_card_again_and_again_does_not_stop_a_hand() -> None:
    game = finish_hand(game_number("referee", 2), (Stub(99), Club(), Stub(raises), Club()))
    assert len(game.tricks) == 13


def test_a_hung_bot_is_interrupted_named_and_replaced() -> None:
    game = playing()
    for endless in (hangs, hangs_stubbornly):
        decision = decide(game, game.turn or 0, Stub(endless), guard=watchdog(0.05))
        assert decision.fault is not None
        assert (decision.fault.bot, decision.fault.kind) == ("stub", "hung")
        assert refusal(game, decision.action) is None


def test_a_guard_that_gives_up_is_believed_without_a_clock() -> None:
    def guard(ask: Any) -> Any:  # noqa: ARG001  (it waits for nobody)
        raise NoAnswer("too long")

    given_up: Guard = guard
    decision = decide(playing(), playing().turn or 0, Club(), guard=given_up)
    assert decision.fault is not None
    assert decision.fault.detail == "too long"


def test_a_bot_that_answers_is_not_hurried() -> None:
    game = playing()
    free, guarded = (decide(game, game.turn or 0, Club(), guard=g) for g in (None, watchdog(600)))
    assert free == guarded
    assert free.fault is None


def test_a_stand_in_answers_for_a_bot_that_hung_before() -> None:
    game = game_number("referee", 1)
    decision = decide(game, game.turn or 0, Stub(hangs), stand_in=True)
    assert decision.fault is not None
    assert decision.fault.kind == "hung"
    assert isinstance(decision.action, Bid)


def test_a_stand_in_bids_no_nil_and_plays_its_lowest_card() -> None:
    bid = decide(game_number("referee", 1), 2, Stub(0), stand_in=True).action
    assert isinstance(bid, Bid)
    assert bid.bid == 3
    game = playing()
    play = decide(game, game.turn or 0, Stub(0), stand_in=True).action
    assert isinstance(play, Play)
    ranks = [card % 13 for card in game.hands[play.seat] if refusal(game, Play(play.seat, card)) is None]
    assert play.card % 13 == min(ranks)


class Plain:
    """A bot that knows nothing of house rules."""

    name = "plain"

    def bid(self, view: View, rng: Rng) -> int:
        return next(bid for bid in view.legal_bids() if bid)

    def play(self, view: View, rng: Rng) -> int:
        return view.legal_cards()[0]


def test_a_bot_without_answers_to_house_rules_is_no_fault() -> None:
    from spades.engine import Setup, new_game

    rules = parse_rules("house.blind-100.exchange-2")
    game = new_game(Setup(rules, "plain", (), 3, scores=(0, 200)))
    assert game.phase == "blind"
    while game.turn is not None:
        bot = Plain() if game.turn != 0 else Club()
        decision = decide(game, game.turn, bot)
        assert decision.fault is None
        game = apply(game, decision.action)
    assert len(game.tricks) == 13
