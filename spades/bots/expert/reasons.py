"""Reason codes: what a card does at the table, in the words of the game."""

from __future__ import annotations

from spades.bots.sight import beats, laid, standing_nils, winning
from spades.cards import SPADES, Card
from spades.seats import Seat, clockwise_from, partner_of, team_of
from spades.view import View

MUCH_HIGHER = 2  # ranks above the lowest card at hand
FAR = 800  # thousandths of a trick between a bid and what the hand is worth

# Each is what a coach has words for.
REASONS: dict[str, str] = {
    "only-choice": "no other card, or none that does anything else, may be played",
    "lead-under-nil": "a low lead that an opponent's nil may have to win",
    "lead-for-nil": "a lead that covers the partner's nil",
    "lead-void-nil": "a lead to which the partner's nil can throw a danger away",
    "lead-winner": "no card that is out can beat it, but for a ruff",
    "lead-top-spade": "no spade that is out can beat it",
    "draw-spades": "a lead of spades, to take them out",
    "lead-low": "a lead that gives nothing away",
    "lead-high": "a lead that drives higher cards out",
    "keep-nil": "the own nil stays safe in this trick",
    "risk-nil": "it may take the trick and break the own nil, and the other choices are worth less",
    "cover-nil": "it takes a trick that the partner's nil would have to take",
    "set-nil": "it leaves the trick to an opponent's nil, and nobody else can take it",
    "leave-to-nil": "it does not cover an opponent's nil, which may have to take the trick",
    "win-last": "the last hand takes the trick as cheaply as it can",
    "win": "it takes the lead in the trick",
    "ruff": "a spade takes the trick",
    "leave-to-partner": "the partner is winning",
    "duck": "it could win, and does not want to",
    "throw-high": "a high card goes that would only bring bags",
    "keep-low": "it cannot win, and lower cards are worth keeping",
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
        return "keep-nil" if table and not beats(card, winning(table)[1]) else "risk-nil"
    return _following(view, card) if table else _leading(view, card)


def nil_at_stake(view: View) -> Seat | None:
    """The opponent whose nil this trick may break: who is winning it, else the first who is yet to play."""
    nils, table = standing_nils(view), laid(view)
    last = [winning(table)[0]] if table else []
    seats = [*last, *_to_play(view)]
    return next((seat for seat in seats if nils[seat] and team_of(seat) != team_of(view.seat)), None)


def _leading(view: View, card: Card) -> str:
    out = [other for other in view.unseen() if other // 13 == card // 13]
    higher = sum(other > card for other in out)
    partner = partner_of(view.seat)
    if standing_nils(view)[partner]:
        if not out or card // 13 in view.voids()[partner]:
            return "lead-void-nil"
        if len(out) - higher >= higher:  # else its cards are more likely above than below
            return "lead-for-nil"
    if not higher:
        return "lead-top-spade" if card // 13 == SPADES else "lead-winner"
    if nil_at_stake(view) is not None:
        return "lead-under-nil"
    if card // 13 == SPADES:
        return "draw-spades"
    return "lead-high" if card % 13 >= 9 else "lead-low"


def _following(view: View, card: Card) -> str:
    best = winning(laid(view))[1]
    if beats(card, best):
        return _taking(view, card)
    return _against_nil(view, best) or _losing(view, card)


def _against_nil(view: View, best: Card) -> str:
    """What it does to an opponent's nil that the trick stays with ``best``; "" where that is nothing."""
    nil = nil_at_stake(view)
    if nil is None:
        return ""
    if nil == winning(laid(view))[0]:
        return "leave-to-nil" if _may_be_taken(view, best) else "set-nil"
    return "leave-to-nil" if _uncovers(view, nil, best) else ""


def _losing(view: View, card: Card) -> str:
    seat, best = winning(laid(view))
    partner, legal = partner_of(view.seat), view.legal_cards()
    high = card % 13 > min(other % 13 for other in legal) + MUCH_HIGHER
    if high and _contract_made(view):
        return "throw-high"
    if seat == partner and not standing_nils(view)[partner]:
        return "leave-to-partner"
    if any(beats(other, best) for other in legal):
        return "duck"
    return "keep-low" if high else "low"


def _taking(view: View, card: Card) -> str:
    table, partner = laid(view), partner_of(view.seat)
    seat, best = winning(table)
    led = table[0][1] // 13
    forced = len(table) < 2 and led not in view.voids()[partner]
    if standing_nils(view)[partner] and (seat == partner or forced):
        return "cover-nil"
    if len(table) == 3 and card == min(other for other in view.legal_cards() if beats(other, best)):
        return "win-last"
    return "ruff" if card // 13 == SPADES != led else "win"


def _to_play(view: View) -> list[Seat]:
    """Who plays to this trick after the seat itself, in order."""
    gone = dict(laid(view))
    return [seat for seat in clockwise_from(view.seat)[1:] if seat not in gone]


def _may_be_taken(view: View, best: Card) -> bool:
    """May a hand that is yet to play beat this card?"""
    higher = {other // 13 for other in view.unseen() if beats(other, best)}
    return any(higher - view.voids()[seat] for seat in _to_play(view))


def _uncovers(view: View, nil: Seat, best: Card) -> bool:
    """May the nil, yet to play, have to take a trick that another own card would have covered?"""
    led = laid(view)[0][1] // 13
    if led in view.voids()[nil]:
        return False
    over = [other for other in view.unseen() if other // 13 == led and beats(other, best)]
    covers = [other for other in view.legal_cards() if beats(other, best)]
    return any(not beats(other, cover) for other in over for cover in covers)


def _contract_made(view: View) -> bool:
    team = team_of(view.seat)
    return view.tricks_toward(team) >= view.team_bid(team)
