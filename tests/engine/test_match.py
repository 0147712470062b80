"""The end of the game (R16, R17), ties included."""

import pytest

from spades.engine import CARDCOUCH, KAWU, Result, RuleSet, is_last_hand, is_tie, result_of


@pytest.mark.parametrize(
    ("scores", "winner", "reason"),
    [
        ((500, 499), 0, "target"),
        ((510, 535), 1, "target"),
        ((535, 510), 0, "target"),
        ((-230, 120), 1, "losing-score"),
        ((120, -200), 0, "losing-score"),
        ((-210, -225), 0, "losing-score"),
        ((530, -210), 0, "both"),
        ((-210, 530), 1, "both"),
    ],
)
def test_the_higher_total_wins_whichever_end_is_reached(scores, winner, reason):
    assert result_of(CARDCOUCH, scores) == Result(winner, reason, scores)
    assert not is_tie(CARDCOUCH, scores)


@pytest.mark.parametrize("scores", [(499, 0), (436, -199), (0, 0), (-199, -199)])
def test_before_that_the_game_goes_on(scores):
    assert result_of(CARDCOUCH, scores) is None
    assert not is_tie(CARDCOUCH, scores)


@pytest.mark.parametrize("scores", [(507, 507), (-210, -210)])
def test_equal_totals_play_on(scores):
    assert result_of(CARDCOUCH, scores) is None
    assert is_tie(CARDCOUCH, scores)


def test_kawu_has_no_losing_score():
    assert result_of(KAWU, (-4000, -200)) is None
    assert not is_tie(KAWU, (-210, -210))
    assert result_of(KAWU, (500, -4000)) == Result(0, "target", (500, -4000))


def test_house_limits():
    rules = RuleSet(target=150, losing_score=-1000)
    assert result_of(rules, (150, 0)) == Result(0, "target", (150, 0))
    assert result_of(rules, (-999, 0)) is None
    assert result_of(rules, (-1000, 0)) == Result(1, "losing-score", (-1000, 0))


class TestAGameOfSoManyHands:
    rules = RuleSet(hands=4)

    @pytest.mark.parametrize("scores", [(520, 0), (-240, 10), (60, 60)])
    def test_no_score_ends_it_early(self, scores):
        assert [result_of(self.rules, scores, hands) for hands in range(4)] == [None] * 4
        assert not is_tie(self.rules, scores)

    @pytest.mark.parametrize(("scores", "winner"), [((61, 60), 0), ((-90, -80), 1), ((60, 60), None)])
    def test_after_the_last_the_higher_total_wins_and_equal_ones_are_a_draw(self, scores, winner):
        assert result_of(self.rules, scores, 4) == Result(winner, "hands", scores)
        assert not is_tie(self.rules, scores)

    def test_which_hand_is_the_last(self):
        assert [is_last_hand(self.rules, number) for number in range(4)] == [False, False, False, True]
        assert not is_last_hand(CARDCOUCH, 40)
