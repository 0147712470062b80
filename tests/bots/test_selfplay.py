"""Whole hands: every one ends, the same way every time, under every rule set."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from spades.bots import LEVELS, Rng
from spades.bots.club import Club
from spades.bots.referee import decide
from spades.bots.selfplay import decisions, finish_hand, game_number, selfplay_hash
from spades.cards import DECK
from spades.engine import CARDCOUCH, Game, NextHand, Setup, apply, code_of, new_game, parse_rules
from spades.save import dump_save, load_save
from spades.view import View

BOTS = (Club(),) * 4
HOUSES = (
    "kawu", "house.nil-off", "house.nil-200", "house.failednil-help", "house.bags-off",
    "house.bags-5.penalty-200",
    "house.bagvalue-minus1", "house.bagvalue-0", "house.leadspades-any", "house.leadspades-last",
    "house.firstspades-no", "house.leastbid-6.bidone-no", "house.exact-100", "house.penalty-0",
    "house.blind-100", "house.blind-100.exchange-3", "house.nil-50.blind-200.blindvalue-400.exchange-1",
)  # fmt: skip


def test_hundreds_of_hands_end_without_a_fault() -> None:
    """B23. In most of them three bots are stubborn, so that sense is not what ends a hand."""
    stubborn = (Stubborn(), Club(), Stubborn(), Stubborn())
    for number in range(400):
        bots = stubborn if number % 8 else BOTS
        game = game_number("thousand", number)
        for after, decision, _ in decisions(game, bots):
            assert decision.fault is None
            game = after
        assert sum(game.tricks_won()) == 13


class Stubborn:
    """Bids one and plays its highest card: it wins tricks and must lead again."""

    name = "stubborn"

    def bid(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (it looks at nothing)
        return 1

    def play(self, view: View, rng: Rng) -> int:  # noqa: ARG002  (it needs no luck)
        return max(view.legal_cards(), key=lambda card: (card % 13, card))


def test_a_hand_of_thirteen_spades_wins_them_all() -> None:
    suits = [DECK[13 * suit : 13 * suit + 13] for suit in (3, 2, 1, 0)]
    for turn in range(4):
        hands = suits[turn:] + suits[:turn]
        code = code_of((hands[0], hands[1], hands[2], hands[3]))
        game = finish_hand(new_game(Setup(CARDCOUCH, "x", (code,), 0)), BOTS)
        assert max(game.tricks_won()) == 13
        assert game.bids[game.tricks_won().index(13)] == 13


def test_the_same_seed_plays_the_same_hands() -> None:
    assert selfplay_hash(3, "again") == selfplay_hash(3, "again")
    assert selfplay_hash(3, "again") != selfplay_hash(3, "other")


def test_a_game_to_its_end_has_a_winner() -> None:
    game = game_number("whole", 0)
    for hands in count(1):
        game = finish_hand(game, BOTS)
        assert len(game.ledgers) == hands
        if game.result is not None:
            break
        game = apply(game, NextHand())
    assert max(game.scores) >= 500 or min(game.scores) <= -200


@pytest.mark.parametrize("text", HOUSES)
def test_every_house_rule_is_played_without_a_fault(text: str) -> None:
    rules = parse_rules(text)
    for number in range(4):
        setup = game_number("house", number, rules).setup
        game: Game = new_game(replace(setup, scores=(0, rules.target - 10)))
        for after, decision, _ in decisions(game, BOTS):
            assert decision.fault is None
            game = after
        assert sum(game.tricks_won()) == 13


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_survives_save_and_load(level: str) -> None:
    bots = (LEVELS[level](),) * 4
    game = game_number("saved", 3)
    while game.turn is not None:
        decision = decide(game, game.turn, bots[game.turn])
        loaded = load_save(dump_save(game))
        assert decide(loaded, loaded.turn or 0, LEVELS[level]()) == decision
        game = apply(game, decision.action)


def test_a_bid_once_made_stays() -> None:
    """A20: each seat bids once, in order, and no bid changes after it, reloads in between or not."""
    for number in range(20):
        game, made = game_number("bids", number), {}
        while game.phase == "bidding":
            seat = game.turn or 0
            game = apply(load_save(dump_save(game)), decide(game, seat, Club()).action)
            made[seat] = game.bids[seat]
            assert {s: b for s, b in enumerate(game.bids) if b is not None} == made
        assert list(made) == [(game.dealer + turn) % 4 for turn in (1, 2, 3, 4)]


def test_hidden_cards_change_no_choice() -> None:
    """At every decision of some hands, the hidden hands are exchanged: the choice stays."""
    for number in range(3):
        game = game_number("hidden", number)
        for after, decision, seat in decisions(game, BOTS):
            a, b, c = (other for other in range(4) if other != seat)
            hands = list(game.hands)
            hands[a], hands[b], hands[c] = game.hands[b], game.hands[c], game.hands[a]
            swapped = replace(game, hands=(hands[0], hands[1], hands[2], hands[3]))
            assert decide(swapped, seat, Club()) == decision
            game = after


def test_club_bids_and_plays_soundly() -> None:
    """The aims of the level, with room for luck: 80 hands."""
    bids = failed = missed = seats = bags = nils = made = 0
    for number in range(80):
        game = finish_hand(game_number("sound", number), BOTS)
        ledger = game.ledgers[0]
        for team in ledger.teams:
            codes = [line.code for line in team.lines]
            bids += 1
            failed += "contract-set" in codes
            bags += team.bags_added
        for bid, tricks in zip(ledger.bids, ledger.tricks, strict=True):
            seats += bid > 0
            missed += abs(bid - tricks) if bid else 0
            nils += bid == 0
            made += bid == 0 == tricks
    assert failed / bids < 0.2
    assert missed / seats < 1.1
    assert bags / bids < 1.6
    assert nils >= 10
    assert made / nils > 0.65
