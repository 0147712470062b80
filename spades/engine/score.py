"""The score of a finished hand (R10 to R15)."""

from collections.abc import Sequence

from .bag import bags_in, overtrick_lines, penalty_lines
from .ledger import LedgerLine, TeamLedger
from .nil import nil_bag_lines, nil_bidders, nil_line, tricks_help
from .rules import RuleSet


def score_hand(  # the six things a score depends on, per seat or per team
    rules: RuleSet,
    bids: Sequence[int],
    blind: Sequence[bool | None],
    tricks: Sequence[int],
    scores: tuple[int, int],
    bags: tuple[int, int],
) -> tuple[TeamLedger, TeamLedger]:
    """Both teams' ledgers of a hand.

    ``bids``, ``blind`` and ``tricks`` are per seat (N, E, S, W); ``scores`` and ``bags`` are per team as they
    stood before the hand.
    """
    return (
        _team(rules, bids, blind, tricks, scores[0], bags[0], 0),
        _team(rules, bids, blind, tricks, scores[1], bags[1], 1),
    )


def _team(  # as score_hand
    rules: RuleSet,
    bids: Sequence[int],
    blind: Sequence[bool | None],
    tricks: Sequence[int],
    before: int,
    bags_before: int,
    team: int,
) -> TeamLedger:
    nils = nil_bidders(bids, team)
    bid, taken = bids[team] + bids[team + 2], tricks[team] + tricks[team + 2]
    lines = contract_lines(rules, bid, _tricks_for_bid(rules, nils, tricks, taken))
    lines += [nil_line(rules, seat, bool(blind[seat]), tricks[seat]) for seat in nils]
    lines += nil_bag_lines(rules, nils, tricks)
    added = bags_in(lines)
    charge = penalty_lines(rules, bags_before + added)
    lines += charge
    points = sum(line.points for line in lines)
    bags_after = bags_before + added - sum(line.count for line in charge)
    return TeamLedger(
        bid, nils, taken, tuple(lines), points, before, before + points, bags_before, added, bags_after
    )


def _tricks_for_bid(rules: RuleSet, nils: tuple[int, ...], tricks: Sequence[int], taken: int) -> int:
    """Beside a nil bidder a bid is judged on the partner's own tricks alone (R13), unless nil tricks help."""
    if tricks_help(rules, nils):
        return taken
    return taken - sum(tricks[seat] for seat in nils)


def contract_lines(rules: RuleSet, bid: int, tricks: int) -> list[LedgerLine]:
    """A team bid made (R10) or set (R11); no line where both partners bid nil."""
    if not bid:
        return []
    if tricks < bid:
        return [LedgerLine("contract-set", -10 * bid, None, bid)]
    lines = [LedgerLine("contract-made", 10 * bid, None, bid)]
    if rules.exact_ten and bid >= 10 and tricks == bid:
        lines.append(LedgerLine("exact-ten", rules.exact_ten, None, bid))
    return lines + overtrick_lines(rules, tricks - bid)
