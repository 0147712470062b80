"""Nil: a bid of no trick (R12, R13, R14)."""

from collections.abc import Sequence

from spades.seats import Seat

from .bag import bag_points
from .ledger import LedgerLine
from .rules import RuleSet


def nil_bidders(bids: Sequence[int], team: int) -> tuple[Seat, ...]:
    """The seats of a team that bid nil, blind or not."""
    return tuple(seat for seat in (team, team + 2) if bids[seat] == 0)


def nil_line(rules: RuleSet, seat: Seat, blind: bool, tricks: int) -> LedgerLine:
    """Nil made or failed; each nil bidder is judged alone (R12)."""
    value = rules.blind_nil_value if blind else rules.nil or 0
    code = ("blind-" if blind else "") + ("nil-failed" if tricks else "nil-made")
    return LedgerLine(code, -value if tricks else value, seat, tricks)


def tricks_help(rules: RuleSet, nils: tuple[Seat, ...]) -> bool:
    """Whether a nil bidder's tricks count for the partner's bid: needs a partner who bid a number."""
    return rules.failed_nil == "help" and len(nils) == 1


def nil_bag_lines(rules: RuleSet, nils: tuple[Seat, ...], tricks: Sequence[int]) -> list[LedgerLine]:
    """Each trick of a nil bidder is a bag of the team (R14), unless it helps the partner's bid."""
    if rules.bag_limit is None or tricks_help(rules, nils):
        return []
    return [
        LedgerLine("nil-bags", bag_points(rules, tricks[seat]), seat, tricks[seat])
        for seat in nils
        if tricks[seat]
    ]
