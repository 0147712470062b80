"""A game step by step with what every seat sees, only the news of each step so that people can read it."""

from typing import Any

from spades.cards import card_text
from spades.engine import Game, Refusal, Trick, action_text, apply, new_game
from spades.save import dump_save, load_save
from spades.seats import SEATS
from spades.view import View, view

CARD_FIELDS = ("hand", "dealt", "given", "received")


def steps(game: Game) -> list[dict[str, Any]]:
    """The save of a game and, for each action, the news of each seat's view."""
    state = new_game(game.setup)
    before: dict[str, dict[str, Any]] = {letter: {} for letter in SEATS}
    rows = []
    for action in (None, *game.actions):
        if action is not None:
            state = apply(state, action)
        seen = {letter: as_text(view(state, seat)) for seat, letter in enumerate(SEATS)}
        rows.append({"action": "start" if action is None else action_text(action), **news(before, seen)})
        before = seen
    return rows


def document(game: Game) -> dict[str, Any]:
    """What a golden file holds."""
    return {"save": dump_save(game), "steps": steps(game)}


def game_of(stored: dict[str, Any]) -> Game:
    """The game of a golden file."""
    return load_save(stored["save"])


def news(before: dict[str, dict[str, Any]], seen: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What every seat learns, and what single seats learn beyond that."""
    changed = {
        seat: {name: value for name, value in fields.items() if before[seat].get(name, ...) != value}
        for seat, fields in seen.items()
    }
    shared = {
        name: value
        for name, value in changed["N"].items()
        if all(fields.get(name, ...) == value for fields in changed.values())
    }
    own = {seat: {k: v for k, v in fields.items() if k not in shared} for seat, fields in changed.items()}
    return {"all": shared, **{seat: fields for seat, fields in own.items() if fields}}


def as_text(seen: View) -> dict[str, Any]:
    """A view as JSON, its cards and seats as text."""
    return {
        "seat": SEATS[seen.seat],
        "hand_no": seen.hand_no,
        "dealer": SEATS[seen.dealer],
        "phase": seen.phase,
        "turn": None if seen.turn is None else SEATS[seen.turn],
        **{name: cards_text(getattr(seen, name)) for name in CARD_FIELDS},
        "blind": list(seen.blind),
        "bids": list(seen.bids),
        "last trick": trick_text(seen.tricks[-1]) if seen.tricks else None,
        "table": trick_text(seen.table) if seen.table else None,
        "won": list(seen.tricks_won()),
        "broken": seen.broken(),
        "voids": ["".join("CDHS"[suit] for suit in sorted(suits)) for suits in seen.voids()],
        "scores": list(seen.scores),
        "bags": list(seen.bags),
        "cards": {card_text(card): why_text(why) for card, why in seen.refusals},
        "choice of bids": {str(bid): why_text(why) for bid, why in seen.bid_refusals},
    }


def cards_text(cards: tuple[int, ...]) -> str:
    """``"2C KS"``."""
    return " ".join(map(card_text, cards))


def trick_text(trick: Trick) -> str:
    """``"N: 2C 5C"``."""
    return f"{SEATS[trick.leader]}: {cards_text(trick.cards)}".strip()


def why_text(why: Refusal | None) -> str:
    """``"ok"`` or the reason code."""
    return "ok" if why is None else why.code
