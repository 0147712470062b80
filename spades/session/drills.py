"""Drills as messages. One is named by its parameters: nothing is kept between messages but the searches under
way, which begin anew where they are not there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.bots.expert.reasons import bid_reason, reason_of
from spades.bots.model.bidding import weigh
from spades.bots.sight import standing_nils
from spades.cards import card_text, parse_card
from spades.coach.drills import bidding
from spades.coach.drills.cover_nil import CoverNil
from spades.coach.drills.drill import KINDS, Drill, all_right, equals, judged, position
from spades.coach.drills.ending import Ending, to_make
from spades.coach.drills.kind import needed
from spades.coach.drills.level import LEVELS
from spades.coach.drills.search import Search, Wanted
from spades.coach.hint import about_bid, about_card
from spades.engine import Bid, Play, SetupError, format_rules, refusal
from spades.seats import SEATS, partner_of, team_of
from spades.session import house, quiz
from spades.session import request as read
from spades.session.refused import Refused
from spades.session.setup import USUAL_RULES
from spades.session.table import table
from spades.view import view

if TYPE_CHECKING:
    from spades.coach.drills.search import Found
    from spades.coach.drills.verdict import Verdict, Worth
    from spades.engine import Game
    from spades.session.request import Request
    from spades.view import View

Message = dict[str, Any]
Searches = tuple[Search, ...]
MOST_HAND = 10_000_000
KEPT = 2  # searches under way: one kind may be looked for while another is still being prepared


def find(under: Searches, request: Request) -> tuple[Message, Searches]:
    """The next step of the search for a drill, and the searches under way; what was found is told again.

    :raises Refused: the request asks for no drill, or there is none by these rules ("no-drill").
    """
    wanted = _wanted(request)
    search = next((other for other in under if other.wanted == wanted), None) or Search(wanted)
    try:
        search.step()
    except SetupError as error:
        raise Refused("bad-request", field=error.field) from error
    if search.done and search.found is None:
        raise Refused("no-drill", kind=wanted.kind)
    question = None if search.found is None else _question(search.found)
    return {"question": question}, (search, *(other for other in under if other is not search))[:KEPT]


def solve(request: Request) -> Message:
    """What there is to say of a choice at a drill.

    :raises Refused: the request names no drill, or what the rules refuse there.
    """
    drill = _drill(request)
    try:
        game = position(drill)
    except SetupError as error:
        raise Refused("bad-request", field=error.field) from error
    except ValueError as error:
        raise Refused("bad-request", field="step") from error
    own = _choice(game, request)
    verdict = judged(drill.kind, game)
    if not verdict.right:
        raise Refused("bad-request", field="step")
    return _solution(game, verdict, own)


def _wanted(request: Request) -> Wanted:
    kind, seed, rules, hand = _named(request)
    level = read.integer(request.get("level", 1), "level")
    if level not in LEVELS:
        raise Refused("bad-request", field="level")
    return Wanted(kind, seed, rules, level, hand)


def _drill(request: Request) -> Drill:
    step = read.integer(request.get("step"), "step")
    if not 0 <= step < 4 * 14:
        raise Refused("bad-request", field="step")
    return Drill(*_named(request), step)


def _named(request: Request) -> tuple[str, str, Any, int]:
    """Kind, seed, rules, hand."""
    kind, seed = read.text(request, "kind"), read.text(request, "seed")
    if kind not in KINDS:
        raise Refused("bad-request", field="kind")
    if not seed.isascii():
        raise Refused("bad-request", field="seed")
    rules = house.rules_of(USUAL_RULES if request.get("rules") is None else request["rules"])
    hand = read.integer(request.get("hand", 0), "hand")
    if not 0 <= hand <= MOST_HAND:
        raise Refused("bad-request", field="hand")
    return kind, seed, rules, hand


def _question(found: Found) -> Message:
    """A seat's view of the table, like a snapshot; what names the drill, and what is asked."""
    drill, game = found.drill, found.game
    seen = _seen(game)
    return {
        "drill": {
            "kind": drill.kind,
            "seed": drill.seed,
            "rules": format_rules(drill.rules),
            "hand": drill.hand,
            "step": drill.step,
        },
        "level": found.level,
        "ask": _ask(drill.kind, seen),
        **table(seen),
        "rules": house.described(drill.rules),
        "players": list(game.setup.players),
        **quiz.NOTHING_OVER,
        "can_finish": None,
        "events": quiz.told(game) if drill.kind == bidding.NAME else _laid(seen),
    }


def _seen(game: Game) -> View:
    assert game.turn is not None  # noqa: S101  # a question is somebody's turn
    return view(game, game.turn)


def _laid(seen: View) -> list[list[Any]]:
    """The cards of the trick so far, as they fell."""
    table = seen.table
    if table is None:
        return []
    return [
        ["play", SEATS[(table.leader + place) % 4], card_text(card)] for place, card in enumerate(table.cards)
    ]


def _ask(kind: str, seen: View) -> Message:
    """What is asked: a code, and what its words speak of."""
    team = team_of(seen.seat)
    if kind == Ending.name:
        if to_make(seen):
            return {"code": "make", "n": needed(seen, team)}
        return {"code": "set", "n": seen.team_bid(1 - team)}
    if kind == "drop-bags":
        over = -needed(seen, team)
        return {"code": kind, "n": (seen.rules.bag_limit or 0) - seen.bags[team] - over}
    if kind == "break-nil":
        nils = standing_nils(seen)
        return {"code": kind, "seat": SEATS[next(seat for seat in range(4) if nils[seat])]}
    if kind == CoverNil.name:
        return {"code": kind, "seat": SEATS[partner_of(seen.seat)]}
    return {"code": kind}


def _choice(game: Game, request: Request) -> int:
    """What was chosen, a bid or a card.

    :raises Refused: it is neither, or the rules refuse it.
    """
    seen, value = _seen(game), request.get("choice")
    action: Bid | Play
    if seen.legal_bids():
        action = Bid(seen.seat, read.integer(value, "choice"))
    else:
        try:
            action = Play(seen.seat, parse_card(read.text(request, "choice")))
        except ValueError as error:
            raise Refused("bad-request", field="choice") from error
    why = refusal(game, action)
    if why is not None:
        raise Refused(why.code, **why.params)
    return action.bid if isinstance(action, Bid) else action.card


def _solution(game: Game, verdict: Verdict, own: int) -> Message:
    seen, best = _seen(game), verdict.best.choice
    bids = bool(seen.legal_bids())
    worths = list(verdict.worths)
    if bids and own not in [worth.choice for worth in worths]:
        worths.append(bidding.judge_one(seen, own))
    right = all_right(game, verdict)
    options = []
    for worth in sorted(worths, key=lambda worth: worth.choice) if bids else worths:
        same = equals(game, worth, tuple(worths))
        options.append(_option(worth, own if own in same else worth.choice, own, right, bids=bids))
    reason, fact, params = _why(seen, own if own in right else best)
    return {
        "kind": "bid" if bids else "play",
        "choice": _named_choice(own, bids=bids),
        "best": _named_choice(best, bids=bids),
        "right": own in right,
        "all": [_named_choice(choice, bids=bids) for choice in sorted(right)],
        "reason": reason,
        "fact": fact,
        "params": params,
        "options": options,
    }


def _why(seen: View, choice: int) -> tuple[str, str, dict[str, int | str]]:
    """Why one chooses so: reason, fact and parameters as of a hint."""
    if seen.legal_bids():
        return bid_reason(choice, weigh(seen).worth), "", about_bid(seen, choice)
    reason = reason_of(seen, choice)
    return reason, *about_card(seen, choice, reason)


def _option(worth: Worth, choice: int, own: int, right: tuple[int, ...], *, bids: bool) -> Message:
    return {
        "choice": _named_choice(choice, bids=bids),
        "win": (worth.win.mean + 500) // 1000,
        "goal": (worth.goal.mean + 500) // 1000,
        "right": choice in right,
        "own": choice == own,
    }


def _named_choice(choice: int, *, bids: bool) -> int | str:
    return choice if bids else card_text(choice)
