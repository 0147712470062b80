"""Ledgers as the page reads them: each finished hand, line by line (rules.md R10 to R16)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from spades.seats import SEATS, TEAMS

if TYPE_CHECKING:
    from spades.engine import HandLedger, LedgerLine, Result, TeamLedger


@lru_cache(maxsize=64)
def ledger(hand: HandLedger, hand_no: int) -> dict[str, Any]:
    """A finished hand; ``hand_no`` counts from 1. Not to be changed: the same hand gives the same object."""
    return {
        "hand_no": hand_no,
        "bids": list(hand.bids),
        "tricks": list(hand.tricks),
        "teams": [_team(team) for team in hand.teams],
    }


def sheet(hands: tuple[HandLedger, ...]) -> list[dict[str, Any]]:
    """All finished hands of the game, in order."""
    return [ledger(hand, number) for number, hand in enumerate(hands, 1)]


def result(outcome: Result | None) -> dict[str, Any] | None:
    """Who won (None: nobody, equal scores), why and with which scores."""
    if outcome is None:
        return None
    winner = None if outcome.winner is None else TEAMS[outcome.winner]
    return {"winner": winner, "reason": outcome.reason, "scores": list(outcome.scores)}


def _team(team: TeamLedger) -> dict[str, Any]:
    return {
        "bid": team.bid,
        "nils": [SEATS[seat] for seat in team.nils],
        "tricks": team.tricks,
        "lines": [_line(line) for line in team.lines],
        "points": team.points,
        "before": team.before,
        "after": team.after,
        "bags_before": team.bags_before,
        "bags_added": team.bags_added,
        "bags_after": team.bags_after,
    }


def _line(line: LedgerLine) -> dict[str, Any]:
    seat = None if line.seat is None else SEATS[line.seat]
    return {"code": line.code, "points": line.points, "seat": seat, "count": line.count}
