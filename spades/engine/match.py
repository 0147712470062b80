"""When the game ends and who wins (R16, R17), and the game of so many hands."""

from dataclasses import dataclass

from spades.seats import Team

from .rules import RuleSet


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    ``reason`` is ``"target"``, ``"losing-score"``, or ``"both"`` when each was reached, one by each team;
    ``"hands"`` when all hands of a limited game are played, the one end that may be a draw: ``winner`` is
    ``None``.
    """

    winner: Team | None
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


def result_of(rules: RuleSet, scores: tuple[int, int], hands: int = 0) -> Result | None:
    """The result at these scores after so many hands, or ``None`` when another hand is played.

    Whichever end is reached, the higher total wins, so the order of the checks cannot matter. In a game of
    so many hands no score ends it.
    """
    if rules.hands is not None:
        return Result(_higher(scores), "hands", scores) if hands >= rules.hands else None
    reason = end_reason(rules, scores)
    if reason is None or scores[0] == scores[1]:
        return None
    return Result(_higher(scores), reason, scores)


def is_tie(rules: RuleSet, scores: tuple[int, int]) -> bool:
    """Whether the game would have ended but for equal totals: another hand is played (R16, R17)."""
    return rules.hands is None and end_reason(rules, scores) is not None and scores[0] == scores[1]


def is_last_hand(rules: RuleSet, hand_no: int) -> bool:
    """Whether a hand, counted from 0, is the last one whatever happens in it."""
    return rules.hands is not None and hand_no + 1 >= rules.hands


def _higher(scores: tuple[int, int]) -> Team | None:
    return None if scores[0] == scores[1] else int(scores[1] > scores[0])
