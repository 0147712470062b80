"""What a game starts from: rules, deals, dealer, scores and players."""

import re
from dataclasses import dataclass

from spades.seats import Seat

from .deal import deal_from_code, derived_code
from .match import result_of
from .rules import RuleSet

MOST_DEALS = 1000
MOST_POINTS = 1_000_000
HUMAN = "human"
DEFAULT_PLAYERS = ("club", "club", HUMAN, "club")
_SEED = re.compile("[A-Za-z0-9_-]{1,64}")
_PLAYER = re.compile("[A-Za-z0-9_.-]{1,40}")


class SetupError(ValueError):
    """A start that cannot be. ``field`` names what is wrong."""

    def __init__(self, field: str) -> None:
        self.field = field
        super().__init__(field)


@dataclass(frozen=True, slots=True)
class Setup:
    """The start of a game.

    ``deals`` are codes of the first deals, fixed by hand; every deal after them is fixed by ``seed``: 1 to 64
    letters, digits, ``-`` and ``_``. ``scores`` and ``bags`` are per team, the bags below the limit.
    ``players`` are per seat, ``"human"`` or the name of a level: 1 to 40 of these or ``.``.

    :raises SetupError: a field is wrong, or the scores are those of a finished game.
    :raises DealError: one of ``deals`` names no deal.
    """

    rules: RuleSet
    seed: str
    deals: tuple[str, ...]
    dealer: Seat
    scores: tuple[int, int] = (0, 0)
    bags: tuple[int, int] = (0, 0)
    players: tuple[str, str, str, str] = DEFAULT_PLAYERS

    def __post_init__(self) -> None:
        _need("rules", type(self.rules) is RuleSet)
        _need("seed", type(self.seed) is str and bool(_SEED.fullmatch(self.seed)))
        _need("deals", type(self.deals) is tuple and len(self.deals) <= MOST_DEALS)
        _need("dealer", type(self.dealer) is int and 0 <= self.dealer <= 3)
        _need("scores", _pair_between(self.scores, -MOST_POINTS, MOST_POINTS))
        _need("bags", _pair_between(self.bags, 0, (self.rules.bag_limit or 1) - 1))
        _need("players", _are_players(self.players))
        _need("scores", result_of(self.rules, self.scores) is None)
        for code in self.deals:
            deal_from_code(code)


def deal_code(setup: Setup, hand_no: int) -> str:
    """The deal code of a hand, counted from 0: fixed when the game starts."""
    if hand_no < len(setup.deals):
        return setup.deals[hand_no]
    return derived_code(setup.seed, hand_no)


def _need(field: str, holds: bool) -> None:
    if not holds:
        raise SetupError(field)


def _pair_between(pair: object, least: int, most: int) -> bool:
    if type(pair) is not tuple or len(pair) != 2:
        return False
    return all(type(value) is int and least <= value <= most for value in pair)


def _are_players(players: object) -> bool:
    if type(players) is not tuple or len(players) != 4:
        return False
    return all(isinstance(name, str) and _PLAYER.fullmatch(name) for name in players)
