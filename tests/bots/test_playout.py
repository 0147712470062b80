"""Playouts: the circuit plays every card that the readable policy plays, and every one of them is legal.

``make test-deep`` compares millions of cards in the same way.
"""

from __future__ import annotations

import pytest

from spades.bots.playout import Finals, play_out, run, start_of
from spades.engine import Play, apply, legal_actions, refusal, score_hand
from spades.view import view
from tests.bots.playing_out import (
    compare,
    credit,
    legal_cards,
    moment,
    owners_of,
    start_here,
    table_of,
    turn_of,
)


class TestSlicedAndScalar:
    @pytest.mark.parametrize("seed", range(120))
    def test_they_play_the_same_cards_to_the_same_end(self, seed):
        assert compare(seed, 7) > 0


class TestLegality:
    @pytest.mark.parametrize("seed", range(120))
    def test_the_engine_accepts_every_card_and_counts_the_same_tricks(self, seed):
        game = moment(seed)
        first = legal_cards(game)[-1] if seed % 2 else None
        won, played = play_out(start_here(game), game.hands, first)
        for card in played:
            action = Play(turn_of(game), card)
            assert refusal(game, action) is None
            game = apply(game, action)
        assert game.ledgers[-1].tricks == won

    def test_a_forced_card_is_played_first(self):
        game = moment(1)
        for card in legal_cards(game):
            _, played = play_out(start_here(game), game.hands, card)
            assert played[0] == card


class TestFinals:
    @pytest.mark.parametrize("seed", range(60))
    def test_each_outcome_scores_as_the_playout_did(self, seed):
        game = moment(seed)
        begin = start_here(game)
        won, _ = play_out(begin, game.hands)
        ((final, count),) = run(begin, owners_of([game.hands]), 1).outcomes()
        assert (final, count) == (credit(begin, won), 1)
        points = [
            [
                (team.points, team.bags_added)
                for team in score_hand(begin.rules, begin.bids, game.blind, tricks, (0, 0), (0, 0))
            ]
            for tricks in (won, final)
        ]
        assert points[0] == points[1]

    def test_blocks_are_kept_apart(self):
        """Two worlds in each of two blocks; team NS took 5 and 6 in the first, 13 and none in the second."""
        thermometer = [0b1111] + [0b0111] * 5 + [0b0110] + [0b0100] * 7 + [0]
        finals = Finals(2, 13, thermometer, {})
        assert finals.outcomes(0) == [((5, 8, 0, 0), 1), ((6, 7, 0, 0), 1)]
        assert finals.outcomes(1) == [((0, 13, 0, 0), 1), ((13, 0, 0, 0), 1)]

    def test_a_nil_is_counted_together_with_its_partner(self):
        game = next(g for g in map(moment, range(200)) if g.bids[1] == 0 and g.bids[0] and g.bids[2])
        begin = start_here(game)
        for won, _ in run(begin, owners_of([game.hands] * 3), 3, legal_cards(game)).outcomes(0):
            assert won[2] == 0
            assert sum(won) == 13


class TestStart:
    def test_it_is_what_the_view_shows(self):
        game = next(g for g in map(moment, range(200)) if g.broken() and table_of(g).cards)
        seen = view(game, turn_of(game))
        begin = start_of(seen)
        assert begin.mover == game.turn
        assert (begin.table, begin.leader) == (table_of(game).cards, table_of(game).leader)
        assert (begin.won, begin.bids) == (game.tricks_won(), game.bids)
        assert begin.broken
        assert not begin.first_trick

    def test_there_must_be_a_trick(self):
        game = moment(0)
        while game.phase == "playing":
            game = apply(game, legal_actions(game)[0])
        with pytest.raises(ValueError, match="hand-over"):
            start_of(view(game, 0))
