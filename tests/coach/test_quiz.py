"""Questions for bidders: the same everywhere, of every seat and score, and answered as Expert bids."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from spades.bots import LEVELS
from spades.bots.expert import Expert
from spades.bots.model.odds import WHOLE
from spades.bots.rng import Rng
from spades.coach.bidding import judge
from spades.coach.quiz import Question, asked
from spades.engine import CARDCOUCH, KAWU, parse_rules
from spades.seats import SOUTH
from spades.view import view

BLIND = parse_rules("house.target-150.blind-100.exchange-2.leastbid-4")


def position(number=0, seed="quiz", rules=CARDCOUCH, level="expert", seat=None):
    return asked(Question(seed, number, rules, level, seat), LEVELS[level]())


def seen(game):
    return view(game, game.turn)


class TestQuestions:
    @pytest.mark.parametrize("rules", [CARDCOUCH, KAWU, BLIND])
    def test_a_seat_is_about_to_bid(self, rules):
        for number in range(40):
            game = position(number, rules=rules)
            assert game.phase == "bidding"
            assert game.setup.players[game.turn] == "human"
            assert game.blind[game.turn] in (None, False)

    def test_the_same_question_is_the_same_game(self):
        assert position(3) == position(3)
        assert position(3) != position(4)
        assert position(3, seed="other").deal != position(3).deal

    def test_the_seat_that_is_drawn_can_be_asked_for(self):
        game = position(5)
        assert position(5, seat=game.turn) == game

    def test_a_seat_that_is_asked_for_is_asked(self):
        assert {position(number, seat=SOUTH).turn for number in range(12)} == {SOUTH}

    def test_questions_are_of_all_kinds(self):
        games = [position(number) for number in range(100)]
        assert {game.turn for game in games} == {0, 1, 2, 3}
        places = Counter(sum(bid is not None for bid in game.bids) for game in games)
        assert min(places[made] for made in range(4)) > 12
        assert 8 < sum(game.scores == (0, 0) for game in games) < 42
        assert len({game.scores for game in games}) > 50
        assert any(bags > 7 for game in games for bags in game.bags)

    def test_a_single_hand_begins_at_nothing(self):
        rules = parse_rules("house.hands-1")
        games = [position(number, rules=rules) for number in range(20)]
        assert {(game.scores, game.bags) for game in games} == {((0, 0), (0, 0))}

    @pytest.mark.parametrize(("hands", "apart", "most"), [(2, 69, 93), (3, 129, 180), (12, 249, 499)])
    def test_scores_are_such_as_so_many_hands_bring(self, hands, apart, most):
        games = [position(number, rules=parse_rules(f"house.hands-{hands}")) for number in range(60)]
        assert max(abs(game.scores[0] - game.scores[1]) for game in games) <= apart
        assert max(score for game in games for score in game.scores) <= most
        assert max(bags for game in games for bags in game.bags) <= 3 * (hands - 1)
        assert len({game.scores for game in games}) > 20

    def test_those_before_bid_as_their_level_does(self):
        games = [position(number, level="beginner", seat=SOUTH) for number in range(20)]
        assert [game.bids for game in games] != [position(number, seat=SOUTH).bids for number in range(20)]


class TestJudgement:
    def test_the_bid_and_its_reason_are_those_of_expert(self):
        for number in range(30):
            told = seen(position(number))
            expert, said = Expert().explain(told, Rng(0)), judge(told, 3)
            assert (said.bid, said.reason) == (expert.choice, expert.reason)
            assert said.options[[option.bid for option in said.options].index(said.bid)].win == max(
                option.win for option in said.options
            )

    @pytest.mark.parametrize("bid", [0, 1, 13])
    def test_the_own_bid_is_weighed_too_however_odd(self, bid):
        said = judge(seen(position(1)), bid)
        assert bid in [option.bid for option in said.options]
        assert said.bid == judge(seen(position(1)), 3).bid

    def test_the_chances_of_tricks_add_up(self):
        for number in range(30):
            said = judge(seen(position(number)), 4)
            assert len(said.tricks) == 14
            assert WHOLE - 40 < sum(said.tricks) <= WHOLE
            mean = sum(count * chance for count, chance in enumerate(said.tricks)) / WHOLE
            assert abs(mean - said.worth / 1000) < 1.5

    def test_a_nil_has_a_chance_where_it_may_be_bid(self):
        without = parse_rules("house.nil-off")
        assert judge(seen(position(1, rules=without)), 3).nil is None
        chance = judge(seen(position(1)), 3).nil
        assert chance is not None
        assert 0 < chance < WHOLE

    def test_only_what_the_seat_knows_counts(self):
        game = position(2, seat=SOUTH)
        assert game.turn == SOUTH
        others = [seat for seat in range(4) if seat != SOUTH]
        hands = list(game.hands)
        hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
        assert judge(seen(replace(game, hands=tuple(hands), deal=tuple(hands))), 3) == judge(seen(game), 3)
