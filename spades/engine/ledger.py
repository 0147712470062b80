"""The score of a hand as an itemised ledger: its lines add up to the change of the score."""

from dataclasses import dataclass

from spades.seats import Seat


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One line of a team's account.

    ``code`` is ``"contract-made"``, ``"contract-set"``, ``"overtricks"``, ``"exact-ten"``, ``"nil-made"``,
    ``"nil-failed"``, ``"blind-nil-made"``, ``"blind-nil-failed"``, ``"nil-bags"`` or ``"bag-penalty"``.
    ``seat`` is the nil bidder that the line is about. ``count`` is the bid of a contract or exact-ten line,
    the tricks of an overtricks, nil or nil-bags line, the bags taken off by a penalty line.
    """

    code: str
    points: int
    seat: Seat | None = None
    count: int = 0


@dataclass(frozen=True, slots=True)
class TeamLedger:
    """One team's hand: ``after == before + points`` and ``points`` is the sum of the lines."""

    bid: int
    nils: tuple[Seat, ...]
    tricks: int
    lines: tuple[LedgerLine, ...]
    points: int
    before: int
    after: int
    bags_before: int
    bags_added: int
    bags_after: int


@dataclass(frozen=True, slots=True)
class HandLedger:
    """A finished hand: both teams' accounts, each seat's bid and tricks, the dealer and the deal code."""

    teams: tuple[TeamLedger, TeamLedger]
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    dealer: Seat
    code: str
