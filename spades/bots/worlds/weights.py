"""What a seat may conclude from the bids and plays of the others: clues about the hands they hold."""

from __future__ import annotations

from collections.abc import Iterator

from spades.bots.worlds.bid_levels import BANDS, NIL, TRICKS, Scale
from spades.bots.worlds.clues import Evidence, Holds, Worth
from spades.bots.worlds.play_levels import BITS
from spades.bots.worlds.plays import moments, remarks
from spades.cards import SPADES, Card, Cards
from spades.seats import Seat, partner_of
from spades.view import View

LEAST_OF_ALL = -99  # below every worth


def evidence_of(view: View) -> Evidence:
    """The clues that bids and plays so far give to this seat.

    A blind nil says nothing of the hand, and a bid made before an exchange nothing certain of the hand after
    it; a bid that a house rule forced up says only that the hand is worth no more.
    """
    return (*(_clue(view, seat, bid) for seat, bid in _telling(view)), *_kept(view))


def _telling(view: View) -> Iterator[tuple[Seat, int]]:
    for seat, bid in enumerate(view.bids):
        blind = (view.blind[seat], view.blind[partner_of(seat)])
        exchanged = view.rules.exchange > 0 and any(blind)
        if bid is not None and seat != view.seat and not blind[0] and not exchanged:
            yield seat, bid


def _clue(view: View, seat: Seat, bid: int) -> Worth:
    scale = TRICKS if bid else NIL
    _, _, each, more = scale
    hidden = view.unseen()
    played = _played(view, seat)
    bands = BANDS[bid]
    if bid and _lowest(view, seat) == bid:
        bands = tuple((LEAST_OF_ALL, most) for _, most in bands)
    return Worth(
        seat,
        tuple((card, worth) for card in hidden if (worth := _worth(scale, card))),
        each,
        more,
        tuple(card for card in hidden if card // 13 == SPADES),
        sum(_worth(scale, card) for card in played),
        sum(card // 13 == SPADES for card in played),
        bands,
    )


def _worth(scale: Scale, card: Card) -> int:
    side, spades, _, _ = scale
    return (spades if card // 13 == SPADES else side)[card % 13]


def _played(view: View, seat: Seat) -> Cards:
    tricks = (*view.tricks, *([view.table] if view.table else []))
    return tuple(card for trick in tricks if (card := trick.card_of(seat)) is not None)


def _kept(view: View) -> Iterator[Holds]:
    """What the plays of the others tell of the cards that they kept."""
    unseen, voids = view.unseen(), view.voids()
    played = [_played(view, seat) for seat in range(4)]
    for number, seat, card, moment in moments(view):
        for name, first, end in remarks(moment, card):
            bits = BITS.get(name, 0)
            if not bits or first // 13 in voids[seat]:
                continue
            if any(first <= later < end for later in played[seat][number + 1 :]):
                continue  # it did hold one
            cards = tuple(c for c in unseen if first <= c < end)
            if cards:
                yield Holds(seat, cards, bits)


def _lowest(view: View, seat: Seat) -> int | None:
    """The least bid but nil that the rules let this seat make, where weaker hands had to make it too."""
    rules, partner = view.rules, partner_of(seat)
    lowest = 1 if rules.bid_one else 2
    partner_bid = view.bids[partner]
    second = (seat - view.dealer - 1) % 4 > (partner - view.dealer - 1) % 4
    if rules.least_team_bid is not None and partner_bid and second:
        lowest = max(lowest, rules.least_team_bid - partner_bid)
    return lowest if lowest > 1 or rules.nil is None else None
