"""Drills: the theme is there, the answer is right, and nothing but the seat's knowledge decides."""

from __future__ import annotations

import random
from dataclasses import replace
from math import sqrt

import pytest

from spades.bots import LEVELS
from spades.bots.expert import Expert
from spades.bots.rng import Rng
from spades.coach.drills import drill as drills
from spades.coach.drills.drill import CARDS, KINDS, Drill, Judge, ended, equals, first_of, judged, position
from spades.coach.drills.level import level
from spades.coach.drills.played_out import PlayedOut
from spades.coach.drills.search import Search, Wanted
from spades.coach.drills.searched import Searched
from spades.coach.drills.verdict import ONE, Estimate, Sum, Worth, presumed, verdict
from spades.engine import CARDCOUCH, KAWU, code_of, parse_rules
from spades.seats import partner_of, team_of
from spades.view import view

SEEDS = ("one", "two")


def found(kind, seed="one", wanted=2, rules=CARDCOUCH, hand=0):
    search = Search(Wanted(kind, seed, rules, wanted, hand))
    while not search.done:
        search.step()
    return search.found


@pytest.fixture(scope="module")
def some():
    """A drill of each kind for each seed."""
    return {kind: [found(kind, seed) for seed in SEEDS] for kind in KINDS}


def seen(one):
    return view(one.game, one.game.turn)


class TestWhatIsFound:
    @pytest.mark.parametrize("kind", KINDS)
    def test_the_theme_is_there(self, some, kind):
        for one in some[kind]:
            told = seen(one)
            nils = [seat for seat in range(4) if told.bids[seat] == 0 and not told.tricks_won()[seat]]
            team = team_of(told.seat)
            over = told.tricks_toward(team) - told.team_bid(team)
            there = {
                "bid": told.phase == "bidding",
                "cover-nil": partner_of(told.seat) in nils,
                "break-nil": bool({(told.seat + 1) % 4, (told.seat + 3) % 4} & {*nils}),
                "ending": not nils and 3 <= len(told.hand) <= 5,
                "drop-bags": over >= 0 and 0 < 10 - told.bags[team] - over <= 3,
            }
            assert there[kind]
            assert kind == "bid" or len(told.legal_cards()) > 1

    @pytest.mark.parametrize("kind", CARDS)
    def test_another_judge_with_four_times_the_worlds_says_the_same(self, some, kind, monkeypatch):
        owns = [judged(kind, one.game) for one in some[kind]]
        monkeypatch.setattr(drills, "PARTS", 4 * drills.PARTS)
        monkeypatch.setattr(drills, "MOST_DEALS", 4 * drills.MOST_DEALS)
        for one, own in zip(some[kind], owns, strict=True):
            other = judged(kind, one.game, "another")
            assert own.right
            assert other.best.choice in own.right
            worst = min(worth.win.mean for worth in other.worths if worth.choice in own.right)
            assert all(worth.win.mean < worst for worth in other.worths if worth.choice not in own.right)

    def test_a_glance_picks_a_question_and_counts_no_more(self, some):
        kind, one = next(
            (kind, one) for kind in CARDS for one in some[kind] if len(seen(one).hand) > drills.SEARCHED
        )
        glanced, fresh = Judge(kind, one.game), Judge(kind, one.game)
        assert ended(glanced.glance()).right
        assert ended(glanced.study()) == ended(fresh.study())

    def test_deals_searched_at_a_glance_count_no_more_unless_they_are_all(self, some):
        told = seen(next(one for one in some["ending"] if len(seen(one).hand) <= drills.SEARCHED))

        def searched(most, glance):
            one = Searched(told, CARDS["ending"].goal(told), most, Rng(0))
            if glance:
                one.look(10**9, 40)
                one.forget()
            else:
                one.searched = 40
            one.look(10**9)
            return one.done, one.worths()

        assert searched(100, glance=True) == searched(100, glance=False)
        assert searched(10**6, glance=True) != searched(10**6, glance=False)

    def test_bids_are_right_as_expert_bids_and_others_cost(self, some):
        for one in some["bid"]:
            told = judged("bid", one.game)
            assert Expert().bid(seen(one), Rng(0)) in told.right
            assert told.margin >= ONE // 100
            best = told.best.win.mean
            others = [worth for worth in told.worths if worth.choice not in told.right]
            assert all(best - worth.win.mean >= 20 * ONE // 1000 for worth in others if worth.choice)

    def test_hands_of_all_strengths_are_asked_for(self):
        """Not only those of which little is to be bid."""
        right = set[int]()
        for number in range(12):
            one = found("bid", "strengths", hand=10 * number)
            right |= set(judged("bid", one.game).right)
        assert {1, 2, 3, 4} <= right

    @pytest.mark.parametrize("kind", KINDS)
    def test_what_was_asked_for_is_found_again(self, some, kind):
        one = some[kind][0]
        assert found(kind, SEEDS[0]) == one
        assert position(one.drill) == one.game
        later = found(kind, SEEDS[0], hand=one.drill.hand + 1)
        assert later.drill.hand > one.drill.hand

    @pytest.mark.parametrize("kind", KINDS)
    def test_only_what_the_seat_knows_counts(self, some, kind):
        game = some[kind][0].game
        told = judged(kind, game)
        hands = list(map(list, game.hands))
        a, b = [seat for seat in range(4) if seat != game.turn and hands[seat]][:2]
        hands[a][0], hands[b][0] = hands[b][0], hands[a][0]
        swapped = replace(game, hands=tuple(tuple(sorted(hand)) for hand in hands))
        assert judged(kind, swapped) == told

    def test_no_drill_where_the_rules_have_no_such_theme(self):
        assert found("cover-nil", rules=parse_rules("house.nil-off")) is None
        assert found("drop-bags", rules=parse_rules("house.bags-off")) is None
        assert found("drop-bags", rules=parse_rules("house.hands-1")) is None

    def test_other_rules_have_drills_too(self):
        assert found("break-nil", rules=KAWU).game.rules == KAWU

    @pytest.mark.parametrize("rules", ["target-205", "target-203", "bags-5", "target-203.bags-5"])
    def test_bags_to_be_dropped_never_end_the_game_before_it_begins(self, rules):
        rules = parse_rules(f"house.{rules}")
        for hand in range(200):
            game = first_of("drop-bags", "one", rules, hand)
            assert game.result is None
            assert min(game.bags) >= min(6, rules.bag_limit - 1)
            assert all(score % 10 == bags for score, bags in zip(game.scores, game.bags, strict=True))

    def test_a_name_that_names_no_question_is_refused(self, some):
        drill = some["ending"][0].drill
        with pytest.raises(ValueError, match="asks nothing"):
            position(replace(drill, step=2))
        with pytest.raises(ValueError, match="asks nothing"):
            position(Drill("bid", "one", CARDCOUCH, 0, 9))


class TestLevels:
    def test_levels_differ_by_what_simple_players_miss(self, some):
        game = some["cover-nil"][0].game
        told = seen(some["cover-nil"][0])
        simple = [LEVELS[name]().play(told, Rng(0)) for name in ("beginner", "club")]
        rest = [card for card in told.legal_cards() if card not in simple]
        easy = level(game, told.legal_cards(), ONE)
        assert easy == 1
        assert rest
        assert level(game, rest[:1], ONE) >= easy + 2
        assert level(game, told.legal_cards(), 0) == easy + 1

    def test_the_search_prefers_the_level_that_is_asked_for(self):
        got = [found("cover-nil", f"seed{n}", wanted).level for n in range(3) for wanted in (1, 4)]
        assert sum(got[0::2]) < sum(got[1::2])

    @pytest.mark.parametrize("kind", ["bid", "cover-nil", "ending"])
    def test_a_step_is_one_thought(self, kind, monkeypatch):
        thoughts = []

        def noted(owner, name):
            thought = getattr(owner, name)

            def noting(*args):
                thoughts.append(name)
                return thought(*args)

            monkeypatch.setattr(owner, name, noting)

        noted(Judge, "__init__")
        noted(PlayedOut, "look")
        noted(Searched, "look")
        search, steps = Search(Wanted(kind, "one", CARDCOUCH, 2)), []
        while not search.done:
            thoughts.clear()
            search.step()
            steps.append(len(thoughts))
        assert max(steps) == 1


class TestVerdict:
    def worth(self, choice, win, goal, error=0):
        return Worth(choice, Estimate(win * 1000, error * 1000), Estimate(goal * 1000, error * 1000))

    def test_the_best_is_right_when_all_others_are_clearly_worse(self):
        assert verdict([self.worth(1, 500, 600), self.worth(2, 400, 300)]).right == (1,)

    def test_choices_that_are_as_good_are_right_together(self):
        told = verdict([self.worth(1, 500, 600), self.worth(2, 400, 300), self.worth(3, 498, 600)])
        assert (told.right, told.margin) == ((1, 3), 98_000)

    @pytest.mark.parametrize(
        ("other", "error"),
        [((493, 300), 0), ((400, 550), 0), ((400, 610), 0), ((400, 300), 17)],
        ids=["too near", "goal too near", "goal says otherwise", "may be luck"],
    )
    def test_what_is_not_clear_is_no_drill(self, other, error):
        assert verdict([self.worth(1, 500, 600, error), self.worth(2, other[0], other[1], error)]).right == ()

    def test_a_goal_that_is_out_of_reach_is_no_drill(self):
        assert verdict([self.worth(1, 500, 200), self.worth(2, 400, 0)]).right == ()

    def test_a_glance_asks_for_half_of_it(self):
        assert presumed([self.worth(1, 500, 600, 50), self.worth(2, 494, 540, 50)]).right == (1,)
        assert presumed([self.worth(1, 500, 600), self.worth(2, 496, 300)]).right == ()

    def test_mean_and_error_are_those_of_the_books(self):
        values = [random.Random(1).randrange(1001) for _ in range(400)]
        total = Sum(1000)
        for value in values:
            total.add(value)
        mean = sum(values) / 400
        spread = sqrt(sum((value - mean) ** 2 for value in values)) / 400
        assert abs(total.estimate().mean - 1000 * mean) <= 1
        assert abs(total.estimate().error - 1000 * spread) <= 1
        assert total.estimate(exact=True).error == 0

    def test_a_heavy_world_counts_for_more(self):
        total = Sum(1)
        total.add(1, weight=3)
        total.add(0, weight=1)
        assert total.estimate().mean == 750_000
        assert total.estimate().error > Sum_of(1, 1, 1, 0).estimate().error


def Sum_of(*values):  # noqa: N802  (it stands beside Sum)
    total = Sum(1)
    for value in values:
        total.add(value)
    return total


def test_cards_that_do_the_same_are_right_together(some):
    for one in some["cover-nil"] + some["break-nil"]:
        told = judged(one.drill.kind, one.game)
        cards = [card for worth in told.worths for card in equals(one.game, worth, told.worths)]
        assert sorted(cards) == list(seen(one).legal_cards())


def test_hands_are_of_all_kinds(some):
    games = [one.game for ones in some.values() for one in ones]
    for ones in some.values():  # another kind may ask something else of the same cards
        assert len({code_of(one.game.deal) for one in ones}) == len(ones)
    assert len({game.turn for game in games}) > 2
    assert len({game.scores for game in games}) > 3
