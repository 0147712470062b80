"""The chance to win the game: exact where it is over, the same for both sides, and better with more."""

from itertools import pairwise, product

import pytest

from spades.bots.model.equity import EVEN, SURE, bag_cost, chance
from spades.engine import CARDCOUCH, KAWU, RuleSet

SHORT = RuleSet(target=150, losing_score=-100)
LONG = RuleSet(target=1000, losing_score=-1000)
NO_BAGS = RuleSet(bag_limit=None)
FEW_BAGS = RuleSet(bag_limit=5, bag_penalty=50)
FREE_BAGS = RuleSet(bag_penalty=0)
EVERY = [CARDCOUCH, KAWU, SHORT, LONG, NO_BAGS, FEW_BAGS, FREE_BAGS]


@pytest.mark.parametrize(
    ("rules", "scores", "expected"),
    [
        (CARDCOUCH, (500, 499), SURE),
        (CARDCOUCH, (499, 500), 0),
        (CARDCOUCH, (520, 540), 0),
        (CARDCOUCH, (10, -200), SURE),
        (CARDCOUCH, (-230, -210), 0),
        (CARDCOUCH, (510, 510), EVEN),
        (CARDCOUCH, (-200, -200), EVEN),
        (KAWU, (500, -700), SURE),
        (SHORT, (150, 0), SURE),
        (LONG, (990, 1000), 0),
    ],
)
def test_a_game_that_is_over_is_won_or_lost_for_certain(rules, scores, expected):
    assert chance(rules, scores, (0, 0)) == expected


@pytest.mark.parametrize("rules", EVERY)
def test_exchanged_teams_have_exchanged_chances(rules):
    most = (rules.bag_limit or 1) - 1
    for ns, ew in product(range(-190, rules.target, 37), repeat=2):
        for bags in {(0, 0), (0, most), (most // 2, most)}:
            there = chance(rules, (ns, ew), bags)
            assert there + chance(rules, (ew, ns), bags[::-1]) == SURE


@pytest.mark.parametrize("rules", EVERY)
def test_teams_that_stand_alike_have_even_chances(rules):
    for score in range(-90, rules.target, 10):
        assert chance(rules, (score, score), (0, 0)) == EVEN


@pytest.mark.parametrize("rules", EVERY)
def test_more_points_are_never_worse(rules):
    for other in range(-90, rules.target, 35):
        row = [chance(rules, (score, other), (0, 0)) for score in range(-90, rules.target, 10)]
        assert row == sorted(row)


@pytest.mark.parametrize("rules", [CARDCOUCH, KAWU, FEW_BAGS])
def test_bags_carried_are_never_better(rules):
    for scores in [(0, 0), (250, 180), (450, 470), (120, 420)]:
        row = [chance(rules, scores, (bags, 0)) for bags in range(rules.bag_limit)]
        assert row == sorted(row, reverse=True)
        assert row[-1] < row[0]


def test_bags_that_bring_no_penalty_cost_nothing():
    assert bag_cost(NO_BAGS, 0, 300) == 0
    assert {bag_cost(FREE_BAGS, bags, 300) for bags in range(10)} == {0}
    assert chance(FREE_BAGS, (200, 200), (9, 0)) == EVEN


def test_a_bag_costs_more_the_nearer_the_penalty_and_less_the_nearer_the_end():
    costs = [bag_cost(CARDCOUCH, bags, 120) for bags in range(10)]
    steps = [more - less for less, more in pairwise(costs)]
    assert steps[-1] > steps[0]
    assert bag_cost(CARDCOUCH, 3, 20) < bag_cost(CARDCOUCH, 3, 400)


def test_a_losing_score_is_felt_by_the_team_near_to_it():
    deep = RuleSet(losing_score=-1000)
    assert chance(CARDCOUCH, (-190, -50), (0, 0)) < chance(deep, (-190, -50), (0, 0))


def test_a_team_far_ahead_has_nearly_won():
    assert chance(CARDCOUCH, (480, -150), (0, 0)) > SURE * 97 // 100
    assert SURE * 60 // 100 < chance(CARDCOUCH, (300, 200), (0, 0)) < SURE * 90 // 100


class TestAGameOfSoManyHands:
    rules = RuleSet(hands=4)

    @pytest.mark.parametrize(("scores", "expected"), [((1, 0), SURE), ((-90, -80), 0), ((30, 30), EVEN)])
    def test_after_the_last_the_score_decides(self, scores, expected):
        assert chance(self.rules, scores, (9, 0), 4) == expected

    def test_before_it_a_lead_counts_the_more_the_fewer_hands_are_to_come(self):
        chances = [chance(self.rules, (60, 0), (0, 0), hands) for hands in (1, 2, 3, 4)]
        assert chances == sorted(chances)
        assert EVEN < chances[0] < chances[2] < SURE

    @pytest.mark.parametrize("hands", [1, 2, 3])
    def test_exchanged_teams_have_exchanged_chances(self, hands):
        for lead in range(-700, 700, 13):
            there = chance(self.rules, (lead, 0), (3, 8), hands)
            assert there + chance(self.rules, (0, lead), (8, 3), hands) == SURE
            assert there <= chance(self.rules, (lead + 13, 0), (3, 8), hands)

    def test_bags_cost_their_team_while_hands_are_to_come(self):
        assert chance(self.rules, (0, 0), (9, 0), 2) < EVEN == chance(self.rules, (0, 0), (9, 0), 4)

    def test_the_target_means_nothing(self):
        assert chance(self.rules, (600, 640), (0, 0), 3) < EVEN
