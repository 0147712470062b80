"""The one short text form of a rule set, for a URL, a record and an embed.

A preset's name, or ``house`` and the fields that differ from CardCouch, in field order, each as
``name-value`` after a dot: ``house.target-300.lose-none.bagvalue-minus1``. It needs no escaping in a URL.
"""

import re

from .rules import DEFAULTS, DEPENDENT, IDLE, PRESETS, RulesError, RuleSet, Value

HOUSE = "house"
MAX_LENGTH = 300

# Text name of each field, in field order.
NAMES: dict[str, str] = {
    "target": "target",
    "losing_score": "lose",
    "nil": "nil",
    "failed_nil": "failednil",
    "bag_limit": "bags",
    "bag_penalty": "penalty",
    "bag_value": "bagvalue",
    "lead_spades": "leadspades",
    "first_trick_spades": "firstspades",
    "least_team_bid": "leastbid",
    "bid_one": "bidone",
    "exact_ten": "exact",
    "blind_nil": "blind",
    "blind_nil_value": "blindvalue",
    "exchange": "exchange",
    "hands": "hands",
}
_FIELDS = {text: field for field, text in NAMES.items()}
_OFF = {
    "losing_score": "none",
    "nil": "off",
    "bag_limit": "off",
    "least_team_bid": "none",
    "blind_nil": "off",
    "hands": "none",
}
_YES_NO = {"first_trick_spades", "bid_one"}
_WORDS = {"failed_nil", "lead_spades"}
_NUMBER = re.compile("0|[1-9][0-9]{0,3}")


def format_rules(rules: RuleSet) -> str:
    """The canonical text of a rule set: equal rule sets have equal texts."""
    for name, preset in PRESETS.items():
        if rules == preset:
            return name
    changed = [field for field in NAMES if getattr(rules, field) != DEFAULTS[field]]
    return ".".join(
        [HOUSE, *(f"{NAMES[field]}-{_value_text(field, getattr(rules, field))}" for field in changed)]
    )


def parse_rules(text: str) -> RuleSet:
    """The rule set that a text names. The order of the fields is tolerated, their repetition is not.

    :raises RulesError: no such rules, or rules that contradict themselves; names the field.
    """
    if type(text) is not str or len(text) > MAX_LENGTH:
        raise RulesError("", "unknown-rules")
    if text in PRESETS:
        return PRESETS[text]
    name, *parts = text.split(".")
    if name != HOUSE:
        raise RulesError("", "unknown-rules")
    return _house(parts)


def _house(parts: list[str]) -> RuleSet:
    values: dict[str, Value] = {}
    for part in parts:
        field, value = _parse_part(part)
        if field in values:
            raise RulesError(field, "duplicate-field")
        values[field] = value
    rules = RuleSet(**values)  # type: ignore[arg-type]  # the constructor checks every type and value itself
    for field, value in values.items():
        # Naming a field of something that is off is a contradiction even when the value is the default.
        switch = DEPENDENT.get(field)
        if switch and getattr(rules, switch) is None and value is not None:
            raise RulesError(field, "needs", {"other": switch})
        if field in IDLE and getattr(rules, IDLE[field]) is not None:
            raise RulesError(field, "idle", {"other": IDLE[field]})
    return rules


def _parse_part(part: str) -> tuple[str, Value]:
    name, _, text = part.partition("-")
    if name not in _FIELDS:
        raise RulesError(name, "unknown-field")
    return _FIELDS[name], _parse_value(_FIELDS[name], text)


def _value_text(field: str, value: Value) -> str:
    if value is None:
        return _OFF[field]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value
    if field == "losing_score":
        return str(-value)
    return f"minus{-value}" if value < 0 else str(value)


def _parse_value(field: str, text: str) -> Value:
    if field in _WORDS:
        return text
    if field in _YES_NO and text in ("yes", "no"):
        return text == "yes"
    if field in _OFF and text == _OFF[field]:
        return None
    negative = field == "bag_value" and text.startswith("minus") and text != "minus0"  # zero has one text
    number = text[5:] if negative else text
    if field in _YES_NO or not _NUMBER.fullmatch(number):
        raise RulesError(field, "bad-value", {"value": text})
    return -int(number) if negative or field == "losing_score" else int(number)
