"""A seat at the table, put together by hand: South looks at a view and the bot chooses.

Cards and tricks that do not matter to the rule in question may be left out.
"""

from __future__ import annotations

from spades.bots import Rng
from spades.bots.club import Club
from spades.cards import Card, Cards, card_text, parse_card
from spades.engine import CARDCOUCH, Refusal, RuleSet, Trick, bid_refusal, card_refusal
from spades.seats import SEATS, SOUTH, clockwise_from, next_seat
from spades.view import View

NOTHING = ()


def cards(text: str) -> Cards:
    return tuple(sorted(map(parse_card, text.split())))


def trick(text: str) -> Trick:
    """``"W 4H 5H 6H"``: West led."""
    leader, *played = text.split()
    return Trick(SEATS.index(leader), tuple(map(parse_card, played)))


def playing(
    hand: str,
    *,
    bids: tuple[int, int, int, int],
    table: str = "S",
    tricks: tuple[str, ...] = NOTHING,
    rules: RuleSet = CARDCOUCH,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    blind: tuple[bool | None, ...] = (None,) * 4,
) -> View:
    """South to play. ``bids`` are N, E, S, W; ``table`` is the trick so far, ``tricks`` those before it."""
    held, before, now = cards(hand), tuple(map(trick, tricks)), trick(table)
    refusals = tuple((card, card_refusal(rules, held, now, before, card)) for card in held)
    return _view("playing", held, rules, scores, bags, blind, bids, before, now, refusals, ())


def bidding(
    hand: str,
    *,
    so_far: tuple[int, ...] = (),
    rules: RuleSet = CARDCOUCH,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    blind: tuple[bool | None, ...] = (None,) * 4,
) -> View:
    """South to bid after ``so_far``, the bids before it in order."""
    first = (SOUTH - len(so_far)) % 4
    made = dict(zip(clockwise_from(first), so_far, strict=False))
    bids = tuple(made.get(seat) for seat in range(4))
    refusals = tuple((bid, bid_refusal(rules, bids[0], bid)) for bid in range(14))
    return _view("bidding", cards(hand), rules, scores, bags, blind, bids, (), None, (), refusals)


def _view(  # the parts of a view that a test may want to set
    phase: str,
    hand: Cards,
    rules: RuleSet,
    scores: tuple[int, int],
    bags: tuple[int, int],
    blind: tuple[bool | None, ...],
    bids: tuple[int | None, ...],
    tricks: tuple[Trick, ...],
    table: Trick | None,
    refusals: tuple[tuple[Card, Refusal | None], ...],
    bid_refusals: tuple[tuple[int, Refusal | None], ...],
) -> View:
    leader = tricks[0].leader if tricks else table.leader if table else next_seat(SOUTH)
    return View(
        SOUTH, rules, 0, (leader + 3) % 4, phase, SOUTH, hand, hand, (), (), blind, bids, tricks, table,
        scores, bags, len(tricks) * 4, refusals, bid_refusals,
    )  # fmt: skip


def plays(seen: View) -> str:
    """The card that Club plays."""
    return card_text(plays_card(seen))


def plays_card(seen: View) -> Card:
    return Club().play(seen, Rng(0))


def bids(seen: View) -> int:
    """The bid that Club makes."""
    return Club().bid(seen, Rng(0))
