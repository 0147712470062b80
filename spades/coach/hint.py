"""A hint at an own bid or card: what Expert would do in this seat, why, and what each choice is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.bots.expert import Expert
from spades.bots.expert.reasons import nil_at_stake
from spades.bots.model.bidding import weigh
from spades.bots.model.equity import SURE
from spades.bots.model.odds import WHOLE
from spades.cards import Card, card_text
from spades.seats import SEATS, team_of

if TYPE_CHECKING:
    from spades.bots.explain import Option
    from spades.bots.rng import Rng
    from spades.view import View

Params = dict[str, int | str]

# What the table says beside a reason; each is what the page has words for.
FACTS: dict[str, str] = {
    "contract-made": "the own team has the tricks that it bid",
    "need-all": "every trick that is left is needed",
    "need": "so many tricks are still needed",
    "contract-lost": "more tricks are needed than are left",
}


@dataclass(frozen=True, slots=True)
class Rated:
    """A choice, a bid or a card. ``win`` is the chance to win the game in thousandths; ``points`` are those
    of this hand in tenths, the own team's less the other's.
    """

    choice: int
    win: int
    points: int


@dataclass(frozen=True, slots=True)
class Hint:
    """``kind`` is "bid" or "play"; ``reason`` one of :data:`spades.bots.expert.reasons.REASONS`, ``fact`` one
    of :data:`FACTS` or "", ``params`` what both speak of. ``options`` are the choices that were looked at,
    the best first: of cards that do the same only one.
    """

    kind: str
    choice: int
    reason: str
    fact: str
    params: Params
    options: tuple[Rated, ...]


def hint(view: View, rng: Rng) -> Hint:
    """What Expert would do in the place of a seat that is to bid or to play, from its knowledge alone.

    :raises ValueError: the seat has nothing to choose now.
    """
    told = Expert().explain(view, rng)
    options = tuple(_rated(option) for option in told.options)
    if view.legal_bids():
        return Hint("bid", told.choice, told.reason, "", about_bid(view, told.choice), options)
    fact, params = about_card(view, told.choice, told.reason)
    return Hint("play", told.choice, told.reason, fact, params, options)


def _rated(option: Option) -> Rated:
    return Rated(
        option.choice,
        _nearest(1000 * option.chance, SURE * option.worlds),
        _nearest(10 * option.points, option.worlds),
    )


def _nearest(number: int, of: int) -> int:
    return (2 * number + of) // (2 * of)


def about_bid(view: View, bid: int) -> Params:
    """What the hand is worth or how likely the nil is, in thousandths of a trick or of all nils."""
    weighed = weigh(view)
    if bid:
        return {"bid": bid, "worth": weighed.worth}
    nil = next(option.nil for option in weighed.options if not option.bid)
    return {"bid": 0, "nil": _nearest(1000 * nil, WHOLE)}


def about_card(view: View, card: Card, reason: str) -> tuple[str, Params]:
    """What to say beside a reason, and of whom the reason speaks."""
    team, nil = team_of(view.seat), nil_at_stake(view)
    params: Params = {"card": card_text(card), "suit": card_text(card)[1]}
    if reason in {"lead-under-nil", "set-nil", "leave-to-nil"} and nil is not None:
        params["seat"] = SEATS[nil]
    if reason in {"keep-nil", "risk-nil"} or not view.team_bid(team):
        return "", params
    need = view.team_bid(team) - view.tricks_toward(team)
    if need <= 0:
        return "contract-made", params
    if need > len(view.hand):
        return "contract-lost", params
    params["n"] = need
    return ("need-all" if need == len(view.hand) else "need"), params
