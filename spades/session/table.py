"""The table as South sees it: made from South's view alone, so no hidden card can get into a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.cards import SUITS, card_text
from spades.engine import is_spade
from spades.seats import SEATS, TEAMS, partner_of
from spades.session.later import certain_tricks

if TYPE_CHECKING:
    from spades.cards import Cards
    from spades.engine import Refusal, Trick
    from spades.view import View

Message = dict[str, Any]


def table(view: View) -> Message:
    """Everything of a snapshot that lies on the table or in the seat's hand (docs/wire.md)."""
    return {
        **laid(view),
        "you": SEATS[view.seat],
        "hand": _hand(view),
        "bid_choices": _bid_choices(view),
        "exchange": _exchange(view),
        "can_finish": _can_finish(view),
    }


def laid(view: View) -> Message:
    """What everybody at the table sees of it."""
    trick = view.table
    return {
        "phase": view.phase,
        "turn": None if view.turn is None else SEATS[view.turn],
        "hand_no": view.hand_no + 1,
        "dealer": SEATS[view.dealer],
        "blind": list(view.blind),
        "bids": list(view.bids),
        "won": list(view.tricks_won()),
        "counts": list(view.counts()),
        "trick_no": _trick_no(view),
        "table": None if trick is None else _trick(trick),
        "led": None if trick is None or not trick.cards else SUITS[trick.cards[0] // 13],
        "broken": any(map(is_spade, view.played())),
        "tricks": [_trick(trick) for trick in view.tricks],
        "teams": [_team(view, team) for team in range(len(TEAMS))],
    }


def why(refusal: Refusal | None) -> Message | None:
    """A refusal as the page has words for it."""
    return None if refusal is None else {"code": refusal.code, "params": dict(refusal.params)}


def _cards(cards: Cards) -> list[str]:
    return [card_text(card) for card in cards]


def _hand(view: View) -> list[Message]:
    reasons = dict(view.refusals)
    return [{"card": card_text(card), "why": why(reasons.get(card))} for card in view.hand]


def _bid_choices(view: View) -> list[Message]:
    partner = view.bids[partner_of(view.seat)] or 0
    return [
        {"bid": bid, "why": why(refusal), "warn": _over_13(bid + partner if bid else 0)}
        for bid, refusal in view.bid_refusals
    ]


def _over_13(team_bid: int) -> Message | None:
    """Nothing limits a team bid, but nobody takes fourteen tricks (rules.md R4)."""
    return {"code": "team-bid-over-13", "params": {"sum": team_bid}} if team_bid > 13 else None


def _trick_no(view: View) -> int:
    """The trick being played, 1 to 13; after the last still 13, before the first 0."""
    return len(view.tricks) + (view.table is not None)


def _trick(trick: Trick) -> Message:
    winner = SEATS[trick.winner()] if trick.cards else None
    return {"leader": SEATS[trick.leader], "cards": _cards(trick.cards), "winner": winner}


def _team(view: View, team: int) -> Message:
    seats = (team, partner_of(team))
    bids, won = view.bids, view.tricks_won()
    nils = tuple(seat for seat in seats if bids[seat] == 0)
    return {
        "score": view.scores[team],
        "bags": view.bags[team],
        "bid": view.team_bid(team),
        "bid_open": any(bids[seat] is None for seat in seats),
        "won": sum(won[seat] for seat in seats),
        "toward": view.tricks_toward(team),
        "nils": [SEATS[seat] for seat in nils],
    }


def _exchange(view: View) -> Message | None:
    """The seat's own exchange: what it gives, and what it got once both partners have chosen."""
    blind = view.blind[view.seat] or view.blind[partner_of(view.seat)]
    if not view.rules.exchange or not blind:
        return None
    return {"count": view.rules.exchange, "given": _cards(view.given), "received": _cards(view.received)}


def _can_finish(view: View) -> Message | None:
    tricks = certain_tricks(view)
    return None if tricks is None else {"won": list(tricks)}
