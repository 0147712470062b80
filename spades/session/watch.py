"""Watching a record: any moment of any of its hands, with all four hands open.

It is apart from the game in hand. A hand that is not over is shown only of a record: of a save, which the
person may still be playing, the finished hands alone.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from spades.cards import card_text
from spades.engine import (
    Action,
    Game,
    HandLedger,
    NextHand,
    Play,
    RuleSet,
    Setup,
    apply,
    deal_code,
    fresh_seed,
    is_tie,
    replay,
)
from spades.record import until_finished
from spades.save import SaveError, SaveNewer, load_save
from spades.seats import SOUTH, next_seat
from spades.session import elsewhere, house, sheet
from spades.session.events import events
from spades.session.keep import at_this_table
from spades.session.refused import Refused
from spades.session.table import laid
from spades.view import view

if TYPE_CHECKING:
    from collections.abc import Collection

    from spades.cards import Cards

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """A record that is watched; ``number`` names it. A hand is a game of its own: its start, its actions."""

    number: int
    game: Game
    hands: tuple[tuple[Setup, tuple[Action, ...]], ...]

    def hand(self, number: int) -> tuple[Setup, tuple[Action, ...]]:
        """Hand ``number`` (from 1).

        :raises Refused: "bad-request": there is none.
        """
        if not 1 <= number <= len(self.hands):
            raise Refused("bad-request", field="hand")
        return self.hands[number - 1]


def record_of(text: str, playing: Game | None) -> Record:
    """The record that a text tells: a save, a PBN or a packed one. ``playing`` is the game in hand.

    :raises Refused: "nothing-to-watch" when no hand may be shown, or as the text is refused.
    """
    game = _game(text, playing)
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return Record(int.from_bytes(digest[:4], "big") >> 2, game, tuple(_hands(game)))


def overview(record: Record) -> Message:
    """What is told of a record as a whole."""
    setup = record.game.setup
    return {
        "record": record.number,
        "hands": len(record.hands),
        "rules": house.described(setup.rules),
        "players": list(setup.players),
        "sheet": sheet.sheet(record.game.ledgers),
        "result": sheet.result(record.game.result),
    }


def frame(record: Record, number: int, step: int) -> Message:
    """Hand ``number`` (from 1) after ``step`` of its actions, with the events of the last of them.

    :raises Refused: "bad-request": the record has no such hand, or the hand no such step.
    """
    setup, actions = record.hand(number)
    if not 0 <= step <= len(actions):
        raise Refused("bad-request", field="step")
    before = replay(setup, actions[: max(0, step - 1)])
    game = apply(before, actions[step - 1]) if step else before
    happened = events(before, actions[step - 1], game) if step else [["deal"]]
    return {
        **laid(view(game, SOUTH)),
        "record": record.number,
        "hand_no": number,
        "step": step,
        "steps": len(actions),
        "stops": _stops(actions),
        "hands": [_cards(hand) for hand in game.hands],
        "rules": house.described(record.game.rules),
        "players": list(setup.players),
        **_end(record, number, game),
        "events": happened,
    }


def branch(record: Record, number: int, step: int, levels: Collection[str]) -> Game:
    """A game of its own that begins with hand ``number`` (from 1) and its first ``step`` actions: the same
    deal, scores and bots, the person South; the deals to come are drawn anew.

    :raises Refused: "bad-request": the record has no such hand, or the hand no such step.
    """
    setup, actions = record.hand(number)
    if not 0 <= step <= len(actions):
        raise Refused("bad-request", field="step")
    players = at_this_table(setup.players, levels)
    game = replay(replace(setup, seed=fresh_seed(), players=players), actions[:step])
    if game.ledgers:
        raise Refused("bad-request", field="step")
    return game


def _end(record: Record, number: int, game: Game) -> Message:
    """What is told once the hand is over; of the whole record's game, of which ``game`` is one hand."""
    over = game.turn is None
    # Not that of ``game``: with the scores of its start, it is the first hand of a game of its own.
    ledgers = sheet.sheet(record.game.ledgers[: number if over else number - 1])
    last = number == len(record.hands)
    return {
        "deal": deal_code(game.setup, 0),
        "ledger": ledgers[-1] if over else None,
        "sheet": ledgers,
        "result": sheet.result(record.game.result) if over and last else None,
        "tie": over and is_tie(game.setup.rules, game.scores),
    }


def _cards(hand: Cards) -> list[str]:
    return [card_text(card) for card in hand]


def _stops(actions: tuple[Action, ...]) -> list[int]:
    """The steps at which something is complete: the deal, the bidding, each trick."""
    first = next((place for place, action in enumerate(actions) if isinstance(action, Play)), len(actions))
    return sorted({0, first, *range(first, len(actions) + 1, 4), len(actions)})


def _game(text: str, playing: Game | None) -> Game:
    game = _saved(text) if text.lstrip().startswith("{") else _shown(elsewhere.recorded(text), playing)
    if game is None:
        raise Refused("nothing-to-watch")
    return game


def _saved(text: str) -> Game | None:
    try:
        return until_finished(load_save(text))
    except SaveNewer as error:
        raise Refused("save-newer", version=error.version) from error
    except SaveError as error:
        raise Refused("save-broken", why=error.code, detail=str(error)[:200]) from error


def _shown(game: Game, playing: Game | None) -> Game | None:
    """The record up to the hand that the person is playing just now, if it holds that one."""
    if playing is None or playing.turn is None:
        return game
    in_play = deal_code(playing.setup, playing.hand_no)
    codes = [deal_code(game.setup, number) for number in range(game.hand_no + 1)]
    if in_play not in codes:
        return game
    hand = codes.index(in_play)
    ends = [place for place, action in enumerate(game.actions) if isinstance(action, NextHand)]
    return replay(game.setup, game.actions[: ends[hand - 1]]) if hand else None


def _hands(game: Game) -> list[tuple[Setup, tuple[Action, ...]]]:
    parts: list[list[Action]] = [[]]
    for action in game.actions:
        if isinstance(action, NextHand):
            parts.append([])
        else:
            parts[-1].append(action)
    dealer, found = game.setup.dealer, list[tuple[Setup, tuple[Action, ...]]]()
    for number, actions in enumerate(parts):
        scores, bags = _before(game, game.ledgers[number - 1] if number else None)
        setup = game.setup
        code = deal_code(setup, number)
        hand = Setup(_rules(setup.rules, number), "watched", (code,), dealer, scores, bags, setup.players)
        found.append((hand, tuple(actions)))
        dealer = next_seat(dealer)
    return found


def _rules(rules: RuleSet, played: int) -> RuleSet:
    """In a game of so many hands, those that are left: so a hand as a game of its own has the same end."""
    return rules if rules.hands is None else replace(rules, hands=rules.hands - played)


def _before(game: Game, last: HandLedger | None) -> tuple[tuple[int, int], tuple[int, int]]:
    if last is None:
        return game.setup.scores, game.setup.bags
    ours, theirs = last.teams
    return (ours.after, theirs.after), (ours.bags_after, theirs.bags_after)
