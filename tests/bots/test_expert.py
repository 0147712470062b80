"""The level Expert: it plays every card out in many worlds, knows what a seat knows, and can say why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from spades.bots import Rng
from spades.bots.expert import Expert
from spades.bots.expert.budget import Budget
from spades.bots.expert.cards import distinct
from spades.bots.expert.ending import search
from spades.bots.expert.reasons import REASONS, bid_reason
from spades.bots.expert.worth import Worth
from spades.bots.explain import Explainer
from spades.bots.model.equity import SURE
from spades.bots.selfplay import decisions, finish_hand, game_number
from spades.cards import parse_card
from spades.engine import Game, apply, legal_actions, parse_rules
from spades.seats import SOUTH
from spades.view import View, view
from tests.bots.at_table import bidding, playing
from tests.bots.test_selfplay import HOUSES

FOUR = (Expert(),) * 4


def turns(hands: int, every: int = 7) -> Iterator[tuple[Game, View]]:
    """Some turns of hands in which everybody bids and plays at random."""
    count = 0
    for number in range(hands):
        game, rng = game_number("turns", number), Rng(number)
        while game.turn is not None:
            count += 1
            if count % every == 0:
                yield game, view(game, game.turn)
            game = apply(game, rng.choice(legal_actions(game)))


def choice(seen: View, seed: int = 0) -> int:
    expert, rng = Expert(), Rng(seed)
    return expert.bid(seen, rng) if seen.phase == "bidding" else expert.play(seen, rng)


class TestManners:
    @pytest.mark.parametrize("house", HOUSES)
    def test_a_hand_under_any_house_rules_needs_no_referee(self, house):
        game = game_number("house", 3, parse_rules(house))
        assert [decision.fault for _, decision, _ in decisions(game, FOUR) if decision.fault] == []

    def test_the_same_view_and_luck_give_the_same_choice(self):
        for _, seen in turns(2):
            assert choice(seen) == choice(seen)

    def test_hidden_cards_do_not_matter(self):
        for game, seen in turns(2):
            a, b, c = (seat for seat in range(4) if seat != seen.seat)
            moved = list(game.hands)
            if len({len(moved[seat]) for seat in (a, b, c)}) > 1:
                continue  # exchanged hands would not fit the cards on the table
            moved[a], moved[b], moved[c] = moved[b], moved[c], moved[a]
            north, east, south, west = moved
            other = view(replace(game, hands=(north, east, south, west)), seen.seat)
            assert choice(other) == choice(seen)

    def test_a_hand_is_played_the_same_twice(self):
        first, again = (finish_hand(game_number("twice", 1), FOUR) for _ in range(2))
        assert first.actions == again.actions


class TestExplain:
    def test_it_explains_what_it_does(self):
        assert isinstance(Expert(), Explainer)
        for _, seen in turns(3):
            told = Expert().explain(seen, Rng(0))
            assert told.choice == choice(seen)
            assert told.reason in REASONS
            assert told.options[0].choice == told.choice
            legal = seen.legal_bids() or seen.legal_cards()
            assert {option.choice for option in told.options} <= set(legal)

    def test_the_chances_are_chances_and_the_best_comes_first(self):
        for _, seen in turns(3):
            options = Expert().explain(seen, Rng(0)).options
            assert all(0 <= option.chance <= SURE * option.worlds for option in options)
            chances = [option.chance / option.worlds for option in options]
            assert chances[0] >= max(chances) - SURE / 500  # points may tip what is as good as equal

    def test_every_reason_of_a_card_comes_up(self):
        told = set()
        for number in range(3):
            for _, seen in turns_of(game_number("reasons", number)):
                if seen.phase == "playing":
                    told.add(Expert().explain(seen, Rng(0)).reason)
        assert {"lead-winner", "lead-low", "win-last", "leave-to-partner", "low", "only-choice"} <= told

    def test_a_bid_far_from_what_the_hand_is_worth_has_a_reason_of_its_own(self):
        assert [bid_reason(bid, 3200) for bid in (0, 1, 2, 3, 4, 5)] == [
            "nil-bid",
            "bid-low",
            "bid-low",
            "bid-tricks",
            "bid-high",
            "bid-high",
        ]

    def test_bids_are_weighed_by_their_chances(self):
        told = Expert().explain(bidding("AS KS 8S 5S KH TH 9H AD 4D 3D TC 7C 2C", so_far=(3, 3, 3)), Rng(0))
        assert told.choice in (2, 3, 4)
        assert len(told.options) > 3
        points = {option.choice: option.points for option in told.options}
        assert points[told.choice] > points[max(points)]

    def test_whose_turn_it_is_not_has_nothing_to_explain(self):
        game = game_number("turns", 0)
        assert game.turn is not None
        with pytest.raises(ValueError, match="nothing to choose"):
            Expert().explain(view(game, (game.turn + 1) % 4), Rng(0))


def turns_of(game: Game) -> Iterator[tuple[Game, View]]:
    """Every turn of a hand that four Experts play."""
    for after, _, _ in decisions(game, FOUR):
        if after.turn is not None:
            yield after, view(after, after.turn)


class TestCards:
    def test_of_touching_cards_the_lowest_is_tried(self):
        seen = playing("AS KS QS 5H", bids=(3, 3, 3, 3), tricks=("W 2S",))
        assert distinct(seen, seen.legal_cards()) == tuple(map(parse_card, ["5H", "QS"]))


class TestEnding:
    def test_the_last_tricks_are_searched_and_others_are_not(self):
        for _, seen in turns(4, every=3):
            if seen.phase == "playing" and len(seen.legal_cards()) > 1:
                found = search(seen, distinct(seen, seen.legal_cards()), Rng(0), Budget())
                assert found is None or len(seen.hand) <= len(Budget().positions)
                assert found is not None or len(seen.hand) > 2


class TestWorth:
    def test_won_games_are_worth_all_and_lost_ones_nothing(self):
        seen = replace(bidding("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"), scores=(490, 0), bids=(4, 3, 4, 2))
        assert seen.seat == SOUTH
        assert Worth(seen).of((4, 3, 4, 2))[0] == SURE
        lost = replace(seen, scores=(0, 490))
        assert Worth(lost).of((4, 3, 4, 2))[0] == 0

    def test_a_made_contract_is_worth_more_than_a_set_one_and_bags_less_than_none(self):
        worth = Worth(replace(bidding("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"), bids=(4, 1, 4, 1)))
        assert worth((4, 3, 4, 2)) > worth((5, 2, 4, 2)) > worth((7, 1, 4, 1)) > worth((4, 3, 3, 3))
