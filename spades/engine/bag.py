"""Bags: tricks over the bid, what they score and what ten of them cost (R10, R15)."""

from .ledger import LedgerLine
from .rules import RuleSet

BAG_CODES = ("overtricks", "nil-bags")


def bag_points(rules: RuleSet, bags: int) -> int:
    """What bags score at once; they are counted towards the penalty whatever that is."""
    return rules.bag_value * bags


def overtrick_lines(rules: RuleSet, over: int) -> list[LedgerLine]:
    """The tricks over a bid that was made; where bags are off they score nothing and are not counted."""
    if rules.bag_limit is None or not over:
        return []
    return [LedgerLine("overtricks", bag_points(rules, over), None, over)]


def bags_in(lines: list[LedgerLine]) -> int:
    """How many bags the lines of a hand add."""
    return sum(line.count for line in lines if line.code in BAG_CODES)


def penalty_lines(rules: RuleSet, bags: int) -> list[LedgerLine]:
    """The charge for a count of ``bags``: once for every full limit in it, so perhaps twice (R15)."""
    times = bags // rules.bag_limit if rules.bag_limit else 0
    if not times:
        return []
    return [LedgerLine("bag-penalty", -rules.bag_penalty * times, None, times * (rules.bag_limit or 0))]
