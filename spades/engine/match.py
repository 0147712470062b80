"""When the game ends and who wins (R16, R17)."""

from dataclasses import dataclass

from spades.seats import Team

from .rules import RuleSet


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    ``reason`` is ``"target"``, ``"losing-score"``, or ``"both"`` when each was reached, one by each team.
    """

    winner: Team
    reason: str
    scores: tuple[int, int]


def end_reason(rules: RuleSet, scores: tuple[int, int]) -> str | None:
    """Which end these scores reach, equal or not."""
    target = max(scores) >= rules.target
    losing = rules.losing_score is not None and min(scores) <= rules.losing_score
    if target and losing:
        return "both"
    if target:
        return "target"
    return "losing-score" if losing else None


def result_of(rules: RuleSet, scores: tuple[int, int]) -> Result | None:
    """The result at these scores after a hand, or ``None`` when another hand is played.

    Whichever end is reached, the higher total wins, so the order of the checks cannot matter.
    """
    reason = end_reason(rules, scores)
    if reason is None or scores[0] == scores[1]:
        return None
    return Result(0 if scores[0] > scores[1] else 1, reason, scores)


def is_tie(rules: RuleSet, scores: tuple[int, int]) -> bool:
    """Whether the game would have ended but for equal totals: another hand is played (R16, R17)."""
    return end_reason(rules, scores) is not None and scores[0] == scores[1]
