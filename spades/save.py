"""Saves: the rules, the deals and the actions of a game as text; the state is replayed from them.

Format 1 is a JSON object::

    {"version": 1, "rules": "cardcouch", "seed": "…", "deals": ["…"], "codes": ["…"], "dealer": "W",
     "scores": [0, 0], "bags": [0, 0], "players": ["club", "club", "human", "club"], "actions": "N:b3 E:b4"}

``deals`` are the codes fixed by hand; ``codes`` are those of all hands dealt so far, kept so that a save
whose seed no longer gives the same deals is refused rather than continued with other cards.
"""

import json
from typing import Any

from spades.engine import (
    DealError,
    Game,
    IllegalAction,
    RulesError,
    RuleSet,
    Setup,
    SetupError,
    action_text,
    apply,
    deal_code,
    format_rules,
    new_game,
    parse_action,
    parse_rules,
)
from spades.seats import SEATS

VERSION = 1
MOST_CHARACTERS = 1_000_000
MOST_ACTIONS = 60_000  # a thousand hands, as in a record; one with blind nil and exchange has sixty
MOST_BRACKETS = 20  # a save has six
FIELDS = ("version", "rules", "seed", "deals", "codes", "dealer", "scores", "bags", "players", "actions")


Pairs = tuple[tuple[str, Any], ...]


class SaveError(ValueError):
    """A text that is no game.

    ``code`` is ``"too-long"``, ``"not-json"``, ``"not-a-save"``, ``"field-missing"`` {field},
    ``"field-twice"`` {field}, ``"field-unknown"`` {field}, ``"field-wrong"`` {field}, ``"rules"``
    {field, why}, ``"deals-differ"`` {hand}, ``"not-an-action"`` {index} or ``"illegal-action"``
    {index, action, why}.
    Hands and actions count from 0.
    """

    def __init__(self, code: str, params: dict[str, str | int] | None = None) -> None:
        self.code = code
        self.params: dict[str, str | int] = dict(params or {})
        super().__init__(code, self.params)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])


class SaveNewer(ValueError):  # noqa: N818  # the save is no error, it is ahead of this program
    """A save of a later format. It must be left as it is: this program cannot judge it."""

    def __init__(self, version: int) -> None:
        self.version = version
        super().__init__(f"save format {version} is newer than {VERSION}")


def dump_save(game: Game) -> str:
    """The save of a game."""
    setup = game.setup
    values = (
        VERSION,
        format_rules(setup.rules),
        setup.seed,
        setup.deals,
        [deal_code(setup, hand) for hand in range(game.hand_no + 1)],
        SEATS[setup.dealer],
        setup.scores,
        setup.bags,
        setup.players,
        " ".join(map(action_text, game.actions)),
    )
    return json.dumps(dict(zip(FIELDS, values, strict=True)), separators=(",", ":"))


def load_save(text: str) -> Game:
    """The game that a save holds.

    :raises SaveNewer: a save of a later format.
    :raises SaveError: no save, or one that breaks the rules.
    """
    pairs = _pairs(text)
    data = dict(pairs)
    _check_version(data)
    _check_fields(pairs, data)
    setup = _setup(data)
    # Checked before the play: with other cards every later complaint would mislead.
    _check_codes(setup, data["codes"])
    game = _replay(setup, data["actions"])
    _need("codes", len(data["codes"]) == game.hand_no + 1)
    return game


def _pairs(text: str) -> Pairs:
    """The fields of the JSON object that the text must be, as pairs, so that one given twice is noticed."""
    if type(text) is not str:
        raise SaveError("not-json")
    if len(text) > MOST_CHARACTERS:
        raise SaveError("too-long")
    # A browser's stack ends long before Python's own limit is reached, and takes the engine down with it.
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise SaveError("not-json")
    try:
        pairs = json.loads(text, object_pairs_hook=tuple)
    except (ValueError, RecursionError):
        raise SaveError("not-json") from None
    if type(pairs) is not tuple:
        raise SaveError("not-a-save")
    return pairs


def _check_version(data: dict[str, Any]) -> None:
    version = data.get("version")
    if "version" not in data or type(version) is not int or version < 1:
        raise SaveError("not-a-save")
    if version > VERSION:
        raise SaveNewer(version)


def _check_fields(pairs: Pairs, data: dict[str, Any]) -> None:
    for field in FIELDS:
        if field not in data:
            raise SaveError("field-missing", {"field": field})
    for field in data:
        if field not in FIELDS:
            raise SaveError("field-unknown", {"field": field[:40]})
    if len(pairs) > len(FIELDS):
        names = [field for field, _ in pairs]
        raise SaveError("field-twice", {"field": next(field for field in FIELDS if names.count(field) > 1)})
    for field in ("deals", "codes", "scores", "bags", "players"):
        _need(field, type(data[field]) is list)
    _need("dealer", data["dealer"] in list(SEATS))
    _need("actions", type(data["actions"]) is str)


def _setup(data: dict[str, Any]) -> Setup:
    pairs = (tuple(data[field]) for field in ("scores", "bags", "players"))
    rules, dealer = _rules(data["rules"]), SEATS.index(data["dealer"])
    try:
        return Setup(rules, data["seed"], tuple(data["deals"]), dealer, *pairs)
    except SetupError as error:
        raise SaveError("field-wrong", {"field": error.field}) from None
    except DealError:
        raise SaveError("field-wrong", {"field": "deals"}) from None


def _rules(text: str) -> RuleSet:
    try:
        return parse_rules(text)
    except RulesError as error:
        raise SaveError("rules", {"field": error.field, "why": error.code}) from None


def _replay(setup: Setup, actions: str) -> Game:
    game = new_game(setup)
    texts = actions.split()
    if len(texts) > MOST_ACTIONS:
        raise SaveError("too-long")
    for index, text in enumerate(texts):
        try:
            game = apply(game, parse_action(text))
        except IllegalAction as error:
            params: dict[str, str | int] = {"index": index, "action": text, "why": error.code}
            raise SaveError("illegal-action", params) from None
        except ValueError:
            raise SaveError("not-an-action", {"index": index}) from None
    return game


def _check_codes(setup: Setup, codes: list[object]) -> None:
    for hand, code in enumerate(codes):
        if code != deal_code(setup, hand):
            raise SaveError("deals-differ", {"hand": hand})


def _need(field: str, holds: bool) -> None:
    if not holds:
        raise SaveError("field-wrong", {"field": field})
