"""Writes the golden files anew: ``python -m tests.golden.make``. Read the difference before committing it.

Saves and records of released formats (``save-v1.json``, ``record.pbn``) are never written anew.
"""

import json
import random
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from spades.engine import (
    CARDCOUCH,
    KAWU,
    Action,
    Game,
    Play,
    RuleSet,
    Setup,
    Trick,
    apply,
    legal_actions,
    parse_rules,
)
from spades.record import write_record
from spades.save import dump_save
from tests.engine.helpers import bid_all, deal_with, last, start, states
from tests.engine.perft import counts

from .playthrough import document

HERE = Path(__file__).parent
EXCHANGE = RuleSet(blind_nil=100, exchange=2, first_trick_spades=False, least_team_bid=4)
GAMES = {
    "cardcouch": (Setup(CARDCOUCH, "golden", (), 3), 11, 2),
    "kawu": (Setup(KAWU, "golden", (), 0, (430, 380), (7, 9)), 12, 1),
    "exchange": (Setup(EXCHANGE, "golden", (), 1, (-60, 90), (3, 0)), 13, 1),
}
PERFT_RULES = ("cardcouch", "kawu", "house.leadspades-any", "house.leadspades-last")
# Three cards of each side suit in every hand: nine tricks go by without a spade.
TAME = deal_with(
    N="AC 2C 3C 4C KD 2D 3D QH 2H 3H 2S 5S 9S",
    E="KC 5C 6C AD 4D 5D 6D KH 4H 5H AS 3S 6S",
    S="QC 7C 8C QD 7D 8D AH 6H 7H 8H KS 4S 7S",
    W="JC TC 9C JD TD 9D JH TH 9H QS JS TS 8S",
)


def playthroughs() -> dict[str, dict[str, Any]]:
    """The golden playthroughs by name."""
    return {
        name: document(last(setup, random.Random(seed), hands))
        for name, (setup, seed, hands) in GAMES.items()
    }


def perft() -> list[dict[str, Any]]:
    """Positions with four tricks left, and how many ways lead on after one of them, after two, and so on."""
    return [position for text in PERFT_RULES for position in _positions(text)]


def _positions(text: str) -> Iterator[dict[str, Any]]:
    rules = parse_rules(text)
    for place in (0, -1):  # spades unbroken: so many ways on that two tricks are enough
        yield _stored(_four_left(start(TAME, rules), place), 2)
    small = (_stored(game, 4) for game in _random_positions(rules))
    yield from islice((stored for stored in small if 300 < stored["counts"][-1] < 2500), 2)


def _stored(game: Game, tricks: int) -> dict[str, Any]:
    return {"save": dump_save(game), "counts": counts(game, tricks)}


def _random_positions(rules: RuleSet) -> Iterator[Game]:
    for number in count():
        rng = random.Random(number)
        for game in states(Setup(rules, f"perft-{number}", (), number % 4), rng, 1):
            # Many suits in every hand: the led one must be followed, and the ways on stay few.
            if len(game.tricks) == 9 and game.table == Trick(game.turn or 0):
                if _suits_held(game) >= 12:
                    yield game
                break


def _suits_held(game: Game) -> int:
    return sum(len({card // 13 for card in hand}) for hand in game.hands)


def _four_left(game: Game, place: int) -> Game:
    game = bid_all(game)
    while len(game.tricks) < 9:
        legal = legal_actions(game)
        tame = [action for action in legal if _all_follow(game, action)]
        game = apply(game, (tame or legal)[place])
    return game


def _all_follow(game: Game, action: Action) -> bool:
    """Whether every seat holds the suit of the card: so no spade is discarded."""
    assert isinstance(action, Play)
    suits = [{card // 13 for card in hand} for hand in game.hands]
    return all(action.card // 13 in held for held in suits)


def released() -> tuple[str, str]:
    """A save and a record to keep when a new format is released."""
    setup = Setup(CARDCOUCH, "released", (), 2)
    game = next(
        state for state in states(setup, random.Random(3), 2) if state.hand_no and len(state.tricks) == 4
    )
    exchanged = last(GAMES["exchange"][0], random.Random(13), 2)
    return dump_save(game), write_record(exchanged)


def main() -> None:
    """Write the files."""
    for name, stored in playthroughs().items():
        lines = ",\n".join(json.dumps(step) for step in stored["steps"])
        text = f'{{"save": {json.dumps(stored["save"])},\n"steps": [\n{lines}\n]}}\n'
        (HERE / f"play-{name}.json").write_text(text, encoding="utf-8")
    text = "[\n" + ",\n".join(json.dumps(position) for position in perft()) + "\n]\n"
    (HERE / "perft.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
