"""Reason codes: what a card does at the table, in the words of the game."""

from __future__ import annotations

from spades.bots.sight import beats, laid, standing_nils, winning
from spades.cards import SPADES, Card
from spades.seats import partner_of
from spades.view import View

MUCH_HIGHER = 2  # ranks above the lowest card at hand
FAR = 800  # thousandths of a trick between a bid and what the hand is worth

# Each is what a coach has words for.
REASONS: dict[str, str] = {
    "only-choice": "no other card, or none that does anything else, may be played",
    "lead-under-nil": "a low lead that an opponent's nil may have to win",
    "lead-for-nil": "a lead that covers the partner's nil",
    "lead-winner": "no card that is out can beat it, but for a ruff",
    "draw-spades": "a lead of spades, to take them out",
    "lead-low": "a lead that gives nothing away",
    "lead-high": "a lead that drives higher cards out",
    "keep-nil": "the own nil stays safe",
    "cover-nil": "it takes a trick that the partner's nil would have to take",
    "set-nil": "it leaves the trick to an opponent's nil",
    "win-last": "the last hand takes the trick as cheaply as it can",
    "win": "it takes the lead in the trick",
    "ruff": "a spade takes the trick",
    "leave-to-partner": "the partner is winning",
    "duck": "it could win, and does not want to",
    "throw-high": "a high card goes that would only bring bags, or a nil trick",
    "low": "it cannot win, so the least goes",
    "nil-bid": "the hand is likely to take no trick, and it pays",
    "bid-tricks": "the tricks to be expected",
    "bid-high": "more than the hand is worth: the score, or what is left to bid, asks for it",
    "bid-low": "less than the hand is worth: at this score, after these bids, it is safer",
}


def bid_reason(bid: int, worth: int) -> str:
    """The code that fits a bid of a hand that is worth so many thousandths of a trick."""
    if not bid:
        return "nil-bid"
    above = 1000 * bid - worth
    return "bid-high" if above >= FAR else "bid-low" if above <= -FAR else "bid-tricks"


def reason_of(view: View, card: Card) -> str:
    """The code that fits a card that is about to be played."""
    table = laid(view)
    if standing_nils(view)[view.seat]:
        return "keep-nil"
    return _following(view, card) if table else _leading(view, card)


def _leading(view: View, card: Card) -> str:
    nils = standing_nils(view)
    higher = [other for other in view.unseen() if other // 13 == card // 13 and other > card]
    if not higher:
        return "lead-for-nil" if nils[partner_of(view.seat)] else "lead-winner"
    if nils[partner_of(view.seat)]:
        return "lead-for-nil"
    if nils[(view.seat + 1) % 4] or nils[(view.seat + 3) % 4]:
        return "lead-under-nil"
    if card // 13 == SPADES:
        return "draw-spades"
    return "lead-high" if card % 13 >= 9 else "lead-low"


def _following(view: View, card: Card) -> str:
    table = laid(view)
    seat, best = winning(table)
    if beats(card, best):
        return _taking(view, card)
    partner = partner_of(view.seat)
    if seat == partner:
        return "leave-to-partner"
    if standing_nils(view)[seat]:
        return "set-nil"
    if any(beats(other, best) for other in view.legal_cards()):
        return "duck"
    lowest = min(other % 13 for other in view.legal_cards())
    return "throw-high" if card % 13 > lowest + MUCH_HIGHER else "low"


def _taking(view: View, card: Card) -> str:
    table, partner = laid(view), partner_of(view.seat)
    if standing_nils(view)[partner] and (winning(table)[0] == partner or len(table) < 2):
        return "cover-nil"
    if len(table) == 3:
        return "win-last"
    return "ruff" if card // 13 == SPADES != table[0][1] // 13 else "win"
