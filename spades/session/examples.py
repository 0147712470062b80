"""The examples of the guide as messages: each is worked out from its request alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.cards import DECK, SUITS, card_text, parse_card
from spades.coach.bidding import judge
from spades.engine import Bid, HandLedger, Setup, Trick, code_of, new_game, refusal, score_hand
from spades.engine.follow import follow_refusal
from spades.engine.lead import lead_refusal
from spades.seats import EAST, SEATS, SOUTH
from spades.session import house, quiz, sheet
from spades.session import request as read
from spades.session.refused import Refused
from spades.session.setup import USUAL_RULES
from spades.session.table import why
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from spades.cards import Card, Cards
    from spades.engine import RuleSet
    from spades.session.request import Request

Message = dict[str, Any]

QUIET = Trick(0, tuple(map(parse_card, ("2H", "3H", "5H", "4H"))))  # tricks that lie behind an example
RUFFED = Trick(0, tuple(map(parse_card, ("2H", "3H", "2S", "4H"))))
FARTHEST = 10_000  # points: no game gets there


def answer(request: Request) -> Message:
    """What the example comes to; ``what`` names its kind.

    :raises Refused: there is no such kind, or the request makes no such example.
    """
    make = _KINDS.get(read.text(request, "what"))
    if make is None:
        raise Refused("bad-request", field="what")
    rules = house.rules_of(USUAL_RULES if request.get("rules") is None else request["rules"])
    return make(rules, request)


def _legal(rules: RuleSet, request: Request) -> Message:
    """Which cards of a hand may be played. As many tricks lie behind it as it lacks of thirteen cards."""
    hand = tuple(sorted(_cards(request, "hand", 1, 13)))
    table = _cards(request, "laid", 0, 3) if request.get("laid") is not None else ()
    past = (QUIET,) * (13 - len(hand))
    if read.flag(request, "broken") and past:
        past = (*past[1:], RUFFED)

    def reason(card: int) -> Message | None:
        if table:
            return why(follow_refusal(rules, hand, table[0] // 13, not past, card))
        return why(lead_refusal(rules, hand, past, card))

    return {
        "hand": [{"card": card_text(card), "why": reason(card)} for card in hand],
        "led": SUITS[table[0] // 13] if table else None,
    }


def _trick(_rules: RuleSet, request: Request) -> Message:
    """Who takes a trick."""
    leader = read.seat(request, "leader")
    if leader is None:
        raise Refused("bad-request", field="leader")
    trick = Trick(leader, _cards(request, "cards", 4, 4))
    best = trick.best()
    return {
        "winner": SEATS[trick.winner()],
        "card": card_text(best),
        "beaten": [_beaten(card, trick.cards[0], best) for card in trick.cards],
    }


def _beaten(card: Card, led: Card, best: Card) -> str | None:
    """Why a card does not take the trick that ``best`` takes; None of that card itself."""
    if card == best:
        return None
    if card // 13 == best // 13:
        return "higher"
    return "ruffed" if card // 13 == led // 13 else "off-suit"


def _score(rules: RuleSet, request: Request) -> Message:
    """The reckoning of a hand."""
    bids, tricks = _four(request, "bids"), _four(request, "tricks")
    if sum(tricks) != 13:
        raise Refused("bad-request", field="tricks")
    scores, bags = read.pair(request, "scores"), read.pair(request, "bags")
    if max(map(abs, scores)) > FARTHEST:
        raise Refused("bad-request", field="scores")
    if min(bags) < 0 or max(bags) > FARTHEST:
        raise Refused("bad-request", field="bags")
    teams = score_hand(rules, bids, (None,) * 4, tricks, scores, bags)
    return {"ledger": sheet.ledger(HandLedger(teams, bids, tricks, EAST, ""), 1)}


def _bid(rules: RuleSet, request: Request) -> Message:
    """What Expert says to a bid of South, who bids first, at nothing to nothing."""
    hand, bid = tuple(sorted(_cards(request, "hand", 13, 13))), read.integer(request.get("bid"), "bid")
    rest = [card for card in DECK if card not in hand]
    deal = code_of((tuple(rest[0::3]), tuple(rest[1::3]), hand, tuple(rest[2::3])))
    game = new_game(Setup(rules, "guide", (deal,), EAST))
    refused = refusal(game, Bid(SOUTH, bid))
    if refused is not None:
        raise Refused(refused.code, **refused.params)
    return quiz.judgement(judge(view(game, SOUTH), bid), bid)


def _cards(request: Request, field: str, least: int, most: int) -> Cards:
    """Different cards, in the order of the request.

    :raises Refused: they are none, too few or too many.
    """
    found = request.get(field)
    if not isinstance(found, list) or not least <= len(found) <= most:
        raise Refused("bad-request", field=field)
    try:
        cards = tuple(parse_card(card) for card in found)
    except (TypeError, ValueError, AttributeError) as error:
        raise Refused("bad-request", field=field) from error
    if len(set(cards)) != len(cards):
        raise Refused("bad-request", field=field)
    return cards


def _four(request: Request, field: str) -> tuple[int, ...]:
    """A number from 0 to 13 for each seat.

    :raises Refused: it is something else.
    """
    found = request.get(field)
    if not isinstance(found, list) or len(found) != 4:
        raise Refused("bad-request", field=field)
    numbers = tuple(read.integer(number, field) for number in found)
    if not all(0 <= number <= 13 for number in numbers):
        raise Refused("bad-request", field=field)
    return numbers


_KINDS: dict[str, Callable[[RuleSet, Request], Message]] = {
    "legal": _legal,
    "trick": _trick,
    "score": _score,
    "bid": _bid,
}
