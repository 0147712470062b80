"""OpenSpiel's search at our table: its state is what the seat knows, its cards are legal, its rules known."""

from __future__ import annotations

import pytest

from spades.bots import Rng
from spades.bots.selfplay import decisions, game_number
from spades.bots.worlds.draw import Fitting
from spades.bots.worlds.knowledge import know
from spades.cli import main
from spades.engine import parse_rules
from spades.view import view
from tests.peers import open_spiel_bot
from tests.peers.open_spiel_bot import FIRST_BID, Ismcts
from tests.peers.reference import Reference

THEIRS = "house.failednil-help.leadspades-last"


def test_it_bids_and_plays_without_a_fault() -> None:
    bots = (Ismcts(12), Reference(), Ismcts(12), Reference())
    for number in range(4):
        for _, decision, _ in decisions(game_number("spiel", number, parse_rules(THEIRS)), bots):
            assert decision.fault is None


def test_its_state_is_what_the_seat_knows() -> None:
    """Another draw of the hidden hands looks the same to the seat, and allows what our rules allow."""
    bot, rng = Ismcts(1), Rng(1)
    for number in range(12):
        game = game_number("state", number, parse_rules(THEIRS))
        for after, _, seat in decisions(game, (Reference(),) * 4):
            seen = view(game, seat)
            fitting = Fitting(know(seen))
            one, other = (bot.state(seen, fitting.draw(rng)) for _ in range(2))
            assert one.observation_string() == other.observation_string()
            assert one.current_player() == (seat - seen.dealer - 1) % 4
            legal = [action % FIRST_BID for action in one.legal_actions()]
            if seen.phase == "playing":
                assert legal == list(seen.legal_cards())
            game = after


def test_the_same_luck_makes_the_same_choice() -> None:
    game = game_number("luck", 1, parse_rules(THEIRS))
    for _ in range(2):
        seen = view(game, game.turn or 0)
        assert Ismcts(30).bid(seen, Rng(5)) == Ismcts(30).bid(seen, Rng(5))


def test_other_rules_are_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{open_spiel_bot.__file__}:Ismcts5"
    assert main(["arena", bot, "club", "--deals", "1", "--jobs", "1"]) == 0
    assert "A open-spiel-5 raised 56x" in capsys.readouterr().out


def test_it_meets_ours_with_the_same_bids(capsys: pytest.CaptureFixture[str]) -> None:
    bot, bids = f"{open_spiel_bot.__file__}:Ismcts5", "tests/peers/reference.py:Reference"
    assert main(["arena", bot, "club", "--deals", "2", "--rules", THEIRS, "--bids", bids]) == 0
    out = capsys.readouterr().out
    assert "A open-spiel-5 (bids: reference)" in out
    assert "B club (bids: reference)" in out
    assert "replaced" not in out
