"""Rule sets: every number and switch of the game as data (rules.md, "House rules").

A rule set that contradicts itself cannot exist: its constructor raises, naming the field.
"""

from dataclasses import dataclass, fields
from typing import Any

Value = int | str | bool | None


class RulesError(ValueError):
    """A rule set, or the text of one, that is refused.

    ``field`` is the name of the :class:`RuleSet` field, or ``""`` when the text as a whole is wrong.
    ``code`` is ``"not-an-integer"``, ``"out-of-range"`` {least, most}, ``"not-one-of"`` {values},
    ``"needs"`` {other}, ``"idle"`` {other}, ``"less-than"`` {other}; from the text form also
    ``"unknown-rules"``, ``"unknown-field"``, ``"duplicate-field"``, ``"bad-value"`` {value}.
    """

    def __init__(self, field: str, code: str, params: dict[str, object] | None = None) -> None:
        self.field = field
        self.code = code
        self.params: dict[str, object] = dict(params or {})
        super().__init__(field, code, self.params)

    def __str__(self) -> str:
        details = [f"{name}={value}" for name, value in self.params.items()]
        return " ".join([f"{self.field or 'rules'}: {self.code}", *details])


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One rule set; the defaults are the preset CardCouch. See rules.md for what each field means.

    :raises RulesError: a value outside its range, or fields that contradict each other.
    """

    target: int = 500
    losing_score: int | None = -200
    nil: int | None = 100
    failed_nil: str = "bags"
    bag_limit: int | None = 10
    bag_penalty: int = 100
    bag_value: int = 1
    lead_spades: str = "broken"
    first_trick_spades: bool = True
    least_team_bid: int | None = None
    bid_one: bool = True
    exact_ten: int = 0
    blind_nil: int | None = None
    blind_nil_value: int = 200
    exchange: int = 0
    hands: int | None = None

    def __post_init__(self) -> None:
        for name, (least, most) in RANGES.items():
            _check_range(name, getattr(self, name), least, most)
        for name, values in CHOICES.items():
            _check_choice(name, getattr(self, name), values)
        for name, switch in DEPENDENT.items():
            if getattr(self, switch) is None and getattr(self, name) != DEFAULTS[name]:
                raise RulesError(name, "needs", {"other": switch})
        for name, limit in IDLE.items():
            if getattr(self, limit) is not None and getattr(self, name) != DEFAULTS[name]:
                raise RulesError(name, "idle", {"other": limit})
        if self.nil is not None and self.blind_nil is not None and self.blind_nil_value < self.nil:
            raise RulesError("blind_nil_value", "less-than", {"other": "nil"})


# Numbers that may be anything between two bounds. None where the field may be off.
RANGES: dict[str, tuple[int, int]] = {
    "target": (150, 1000),
    "losing_score": (-1000, -100),
    "nil": (50, 200),
    "bag_penalty": (0, 200),
    "blind_nil_value": (100, 400),
    "exchange": (0, 3),
}
CHOICES: dict[str, tuple[Value, ...]] = {
    "failed_nil": ("bags", "help"),
    "bag_limit": (None, 5, 10),
    "bag_value": (-1, 0, 1),
    "lead_spades": ("broken", "any", "last"),
    "first_trick_spades": (True, False),
    "least_team_bid": (None, 4, 6),
    "bid_one": (True, False),
    "exact_ten": (0, 100),
    "blind_nil": (None, 100, 200),
    "hands": (None, *range(1, 13)),
}
# A field that speaks of something switched off must be left at its default.
DEPENDENT: dict[str, str] = {
    "failed_nil": "nil",
    "bag_penalty": "bag_limit",
    "bag_value": "bag_limit",
    "blind_nil": "nil",
    "blind_nil_value": "blind_nil",
    "exchange": "blind_nil",
}
# A field that has nothing to say while another one is set must be left at its default likewise.
IDLE: dict[str, str] = {"target": "hands", "losing_score": "hands"}
DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(RuleSet)}


def _check_range(name: str, value: object, least: int, most: int) -> None:
    if value is None and name in ("losing_score", "nil"):
        return
    if type(value) is not int:
        raise RulesError(name, "not-an-integer")
    if not least <= value <= most:
        raise RulesError(name, "out-of-range", {"least": least, "most": most})


def _check_choice(name: str, value: object, values: tuple[Value, ...]) -> None:
    # Types are compared too: to Python, True is 1 and 5.0 is 5.
    if not any(type(value) is type(allowed) and value == allowed for allowed in values):
        raise RulesError(name, "not-one-of", {"values": list(values)})


CARDCOUCH = RuleSet()
KAWU = RuleSet(losing_score=None)
PRESETS: dict[str, RuleSet] = {"cardcouch": CARDCOUCH, "kawu": KAWU}
