"""Blind nil: declared before any own card is seen (house rule)."""

from spades.seats import Seat, clockwise_from, next_seat, team_of

from .rules import RuleSet

Answers = tuple[bool | None, ...]


def may_go_blind(rules: RuleSet, scores: tuple[int, int], seat: Seat) -> bool:
    """Whether the seat's team is far enough behind before this hand."""
    team = team_of(seat)
    return rules.blind_nil is not None and scores[1 - team] - scores[team] >= rules.blind_nil


def next_to_answer(rules: RuleSet, scores: tuple[int, int], answers: Answers, dealer: Seat) -> Seat | None:
    """The first seat from the dealer's left that may go blind and has not said yes or no."""
    for seat in clockwise_from(next_seat(dealer)):
        if answers[seat] is None and may_go_blind(rules, scores, seat):
            return seat
    return None
