"""The score (R10 to R15): the worked hands of docs/rules.md, and the house rules."""

import pytest

from spades.engine import CARDCOUCH, KAWU, LedgerLine, RuleSet, score_hand

NOBODY = (None,) * 4
HELP = RuleSet(failed_nil="help")


def score(bids, tricks, bags=0, before=0, rules=CARDCOUCH, blind=(None, None)):
    """North-South's ledger; ``bids`` and ``tricks`` are North's and South's."""
    seats = (bids[0], 1, bids[1], 1)
    blinds = (blind[0], None, blind[1], None)
    taken = (tricks[0], 13 - sum(tricks), tricks[1], 0)
    return score_hand(rules, seats, blinds, taken, (before, 0), (bags, 0))[0]


def lines(ledger):
    return [(line.code, line.points) for line in ledger.lines]


@pytest.mark.parametrize("rules", [CARDCOUCH, KAWU])
@pytest.mark.parametrize(
    ("bids", "tricks", "bags", "points", "added", "left"),
    [
        ((3, 4), (5, 3), 0, 71, 1, 1),
        ((3, 4), (2, 4), 0, -70, 0, 0),
        ((0, 4), (0, 5), 0, 141, 1, 1),
        ((0, 4), (2, 4), 0, -58, 2, 2),
        ((0, 4), (2, 3), 0, -138, 2, 2),
        ((0, 4), (2, 6), 0, -56, 4, 4),
        ((0, 0), (0, 3), 0, 3, 3, 3),
        ((13, 0), (13, 0), 0, 230, 0, 0),
        ((5, 1), (8, 1), 8, -37, 3, 1),
        ((1, 1), (7, 6), 9, -169, 11, 0),
    ],
)
def test_worked_hands(rules, bids, tricks, bags, points, added, left):
    ledger = score(bids, tricks, bags, rules=rules)
    assert (ledger.points, ledger.bags_added, ledger.bags_after) == (points, added, left)
    assert ledger.after == ledger.before + sum(line.points for line in ledger.lines)


def test_the_ledger_names_every_line():
    ledger = score((0, 4), (2, 6), bags=9, before=50)
    assert ledger.lines == (
        LedgerLine("contract-made", 40, None, 4),
        LedgerLine("overtricks", 2, None, 2),
        LedgerLine("nil-failed", -100, 0, 2),
        LedgerLine("nil-bags", 2, 0, 2),
        LedgerLine("bag-penalty", -100, None, 10),
    )
    assert (ledger.bid, ledger.nils, ledger.tricks) == (4, (0,), 8)
    assert (ledger.before, ledger.points, ledger.after) == (50, -156, -106)


def test_a_charge_for_twenty_bags_is_one_line():
    assert score((1, 1), (7, 6), bags=9).lines[-1] == LedgerLine("bag-penalty", -200, None, 20)


def test_both_teams_are_scored():
    north_south, east_west = score_hand(CARDCOUCH, (3, 0, 4, 5), NOBODY, (4, 1, 3, 5), (10, 20), (1, 2))
    assert (north_south.after, east_west.after) == (80, -29)
    assert (north_south.bags_after, east_west.bags_after) == (1, 3)


def test_house_help_counts_all_tricks_of_the_team_for_the_bid():
    ledger = score((0, 4), (2, 3), rules=HELP)
    assert lines(ledger) == [("contract-made", 40), ("overtricks", 1), ("nil-failed", -100)]
    assert (ledger.points, ledger.bags_added) == (-59, 1)


def test_house_help_does_not_make_bags_of_a_bid_that_is_set():
    ledger = score((0, 4), (2, 1), rules=HELP)
    assert (ledger.points, ledger.bags_added) == (-140, 0)


def test_house_help_has_nothing_to_help_when_both_bid_nil():
    assert score((0, 0), (1, 2), rules=HELP) == score((0, 0), (1, 2))


def test_house_bags_off_overtricks_score_nothing_and_are_not_counted():
    rules = RuleSet(bag_limit=None)
    ledger = score((3, 1), (9, 3), rules=rules)
    assert (lines(ledger), ledger.bags_after) == ([("contract-made", 40)], 0)
    assert lines(score((0, 4), (2, 6), rules=rules)) == [("contract-made", 40), ("nil-failed", -100)]


@pytest.mark.parametrize(("value", "points"), [(-1, -2), (0, 0), (1, 2)])
def test_house_the_penalty_counts_bags_whatever_their_value(value, points):
    ledger = score((3, 1), (3, 3), bags=9, rules=RuleSet(bag_value=value))
    assert lines(ledger) == [("contract-made", 40), ("overtricks", points), ("bag-penalty", -100)]
    assert ledger.bags_after == 1


def test_house_nil_bags_have_the_value_of_bags():
    assert lines(score((0, 4), (2, 4), rules=RuleSet(bag_value=-1)))[-1] == ("nil-bags", -2)


def test_house_five_bags_may_be_charged_three_times():
    ledger = score((1, 1), (7, 6), bags=4, rules=RuleSet(bag_limit=5, bag_penalty=50))
    assert ledger.lines[-1] == LedgerLine("bag-penalty", -150, None, 15)
    assert ledger.bags_after == 0


@pytest.mark.parametrize(
    ("bids", "tricks", "bonus"),
    [
        ((5, 5), (6, 4), True),
        ((5, 4), (6, 3), False),
        ((5, 5), (6, 5), False),
        ((5, 5), (6, 3), False),
        ((6, 7), (6, 7), True),
        ((0, 10), (0, 10), True),
        ((0, 10), (1, 10), True),
        ((0, 10), (1, 9), False),
    ],
)
def test_house_exact_ten(bids, tricks, bonus):
    ledger = score(bids, tricks, rules=RuleSet(exact_ten=100))
    assert (("exact-ten", 100) in lines(ledger)) is bonus


def test_house_exact_ten_with_help_counts_the_tricks_of_the_team():
    rules = RuleSet(exact_ten=100, failed_nil="help")
    assert ("exact-ten", 100) in lines(score((0, 10), (1, 9), rules=rules))
    assert ("exact-ten", 100) not in lines(score((0, 10), (1, 10), rules=rules))


def test_no_bonus_where_the_rule_is_off():
    assert lines(score((5, 5), (6, 4))) == [("contract-made", 100)]


def test_house_nil_has_its_own_value():
    assert lines(score((0, 4), (0, 4), rules=RuleSet(nil=50)))[-1] == ("nil-made", 50)


@pytest.mark.parametrize(("tricks", "line"), [(0, ("blind-nil-made", 300)), (1, ("blind-nil-failed", -300))])
def test_house_blind_nil(tricks, line):
    rules = RuleSet(blind_nil=100, blind_nil_value=300)
    assert line in lines(score((0, 4), (tricks, 4), rules=rules, blind=(True, False)))


def test_house_a_nil_after_declining_to_go_blind_is_a_nil():
    rules = RuleSet(blind_nil=100, blind_nil_value=300)
    assert ("nil-made", 100) in lines(score((0, 4), (0, 4), rules=rules, blind=(False, False)))


def test_house_two_blind_nils_are_judged_alone():
    rules = RuleSet(blind_nil=100)
    ledger = score((0, 0), (0, 3), rules=rules, blind=(True, True))
    assert lines(ledger) == [("blind-nil-made", 200), ("blind-nil-failed", -200), ("nil-bags", 3)]
