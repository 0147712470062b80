"""A person at the table, for tests: sends requests to a session, keeps the last snapshot."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from spades.engine import PRESETS as NAMED
from spades.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator

Snapshot = dict[str, Any]

PRESETS = tuple(NAMED)
BLIND = "house.target-300.blind-100.blindvalue-200.exchange-2"
HOUSES = (
    BLIND,
    "house.target-250.lose-100.nil-50.failednil-help.bags-5.penalty-50.leadspades-last.firstspades-no.leastbid-4",
    "house.target-250.lose-100.nil-off.bags-off.leadspades-any.bidone-no.exact-100",
)


class Table:
    def __init__(self, session: Session | None = None) -> None:
        self.session = session or Session()
        self.snap: Snapshot = {}

    def send(self, op: Any, **params: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.session.call(json.dumps({"op": op, **params})))
        return answer

    def ask(self, op: str, **params: Any) -> Any:
        """The "ok" part of an answer; a snapshot becomes the latest."""
        answer = self.send(op, **params)
        assert "ok" in answer, answer
        if "rev" in answer["ok"]:
            self.snap = answer["ok"]
        return answer["ok"]

    def refused(self, op: Any, **params: Any) -> tuple[str, dict[str, Any]]:
        """Code and parameters of an error."""
        answer = self.send(op, **params)
        assert "error" in answer, answer
        return answer["error"]["code"], answer["error"]["params"]

    def at_rev(self, op: str, **params: Any) -> Snapshot:
        snap: Snapshot = self.ask(op, rev=self.snap["rev"], **params)
        return snap

    def new(self, rules: str = "cardcouch", **params: Any) -> Snapshot:
        snap: Snapshot = self.ask("new", rules=rules, **params)
        return snap

    def act(self, *action: Any) -> Snapshot:
        return self.at_rev("act", action=action)

    def go_on(self) -> Snapshot:
        """One action: of the bot whose turn it is, or South's usual choice."""
        return self.at_rev("step") if is_bots_turn(self.snap) else self.act(*choice(self.snap))

    def until(self, phase: str, turn: str | None = None) -> Snapshot:
        """Goes on to the first state in this phase, with this turn if one is given."""
        while self.snap["phase"] != phase or (turn and self.snap["turn"] != turn):
            assert self.snap["phase"] != "game-over"
            self.go_on()
        return self.snap

    def game(self, hands: int = 100) -> Iterator[Snapshot]:
        """Every snapshot up to the end of the game, or of this many hands."""
        yield self.snap
        while self.snap["phase"] != "game-over":
            if self.snap["phase"] == "hand-over" and self.snap["hand_no"] == hands:
                return
            yield self.go_on()


def is_bots_turn(snap: Snapshot) -> bool:
    return snap["turn"] not in (None, "S")


def choice(snap: Snapshot) -> list[Any]:
    """What South does in these tests: bids three or the nearest, plays a middling legal card."""
    if snap["phase"] == "hand-over":
        return ["next"]
    if snap["phase"] == "blind":
        return ["blind", True]
    if snap["phase"] == "exchange":
        return ["exchange", [card["card"] for card in snap["hand"][: snap["exchange"]["count"]]]]
    if snap["phase"] == "bidding":
        bids = [choice["bid"] for choice in snap["bid_choices"] if choice["why"] is None]
        return ["bid", min(bids, key=lambda bid: abs(bid - 3))]
    legal = legal_cards(snap)
    return ["play", legal[len(legal) // 2]]


def legal_cards(snap: Snapshot) -> list[str]:
    return [card["card"] for card in snap["hand"] if card["why"] is None]


def without_news(snap: Snapshot) -> Snapshot:
    """A snapshot but for what just happened."""
    return {key: value for key, value in snap.items() if key != "events"}


def without_names(snap: Snapshot) -> Snapshot:
    """A snapshot but for the save, which the page stores unread, and the number that is made of it."""
    return {key: value for key, value in snap.items() if key not in ("save", "rev")}
