"""A team's hand as short text, and what the engine makes of it.

3+4:8             bids of 3 and 4, eight tricks together
nil+4:2+5         a nil that takes two, and five of the partner's own
5+1:9@8           with eight bags before the hand
2+2:5@9/495       and with 495 points
"""

import json
import re
from dataclasses import dataclass

from spades.engine import CARDCOUCH, RuleSet, TeamLedger, score_hand
from spades.i18n import Words

HAND = re.compile(r"(nil|\d+)\+(nil|\d+):(\d+)(?:\+(\d+))?(?:@(\d+))?(?:/(-?\d+))?")


@dataclass(frozen=True, slots=True)
class TeamHand:
    """The bids and tricks of two partners; ``alone`` says whether the tricks are told one by one."""

    bids: tuple[int, int]
    tricks: tuple[int, int]
    alone: bool
    bags: int
    points: int

    def ledger(self, rules: RuleSet = CARDCOUCH) -> TeamLedger:
        """The account of the hand: South's the first bid, North's the second."""
        return score_hand(rules, self._bids, (None,) * 4, self._tricks, (self.points, 0), (self.bags, 0))[0]

    def told(self, words: Words) -> str:
        """Its points, and what to ask of the engine (docs/wire.md) to have them by other rules."""
        asked = {
            "bids": self._bids,
            "tricks": self._tricks,
            "scores": (self.points, 0),
            "bags": (self.bags, 0),
        }
        return f"<b class=\"points\" data-hand='{json.dumps(asked)}'>{words.signed(self.ledger().points)}</b>"

    @property
    def _bids(self) -> tuple[int, int, int, int]:
        return (self.bids[1], 1, self.bids[0], 1)

    @property
    def _tricks(self) -> tuple[int, int, int, int]:
        return (self.tricks[1], 13 - sum(self.tricks), self.tricks[0], 0)


def parse(text: str) -> TeamHand | None:
    """The hand that a text names, or ``None``."""
    found = HAND.fullmatch(text)
    if not found:
        return None
    first, second = (0 if bid == "nil" else int(bid) for bid in found.group(1, 2))
    tricks = (int(found[3]), int(found[4] or 0))
    return TeamHand((first, second), tricks, found[4] is not None, int(found[5] or 0), int(found[6] or 0))
