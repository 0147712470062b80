"""Rule sets as the page reads and writes them (rules.md, "House rules"), fields named as in the text form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades.engine import NAMES, PRESETS, RulesError, RuleSet, format_rules, parse_rules
from spades.engine.rules import CHOICES, DEFAULTS, DEPENDENT, IDLE, RANGES
from spades.session.refused import Refused

if TYPE_CHECKING:
    from spades.session.request import Request

FIELDS = {name: field for field, name in NAMES.items()}


def presets() -> list[dict[str, str]]:
    """The presets, the one for a first visit first."""
    return [{"name": name, "text": format_rules(rules)} for name, rules in PRESETS.items()]


def rule_fields() -> list[dict[str, Any]]:
    """What a form of house rules needs to know: each field's values, the field that must be on for it, and
    the one that leaves it nothing to say.
    """
    return [
        {
            "name": name,
            "default": DEFAULTS[field],
            "choices": list(CHOICES[field]) if field in CHOICES else None,
            "range": list(RANGES[field]) if field in RANGES else None,
            "needs": NAMES[DEPENDENT[field]] if field in DEPENDENT else None,
            "idle": NAMES[IDLE[field]] if field in IDLE else None,
        }
        for name, field in FIELDS.items()
    ]


def described(rules: RuleSet) -> dict[str, Any]:
    """A rule set in its text form and field by field."""
    return {
        "text": format_rules(rules),
        "fields": {name: getattr(rules, field) for name, field in FIELDS.items()},
    }


def rules_of(value: object) -> RuleSet:
    """A rule set from its text form.

    :raises Refused: "rules", naming the field that is wrong.
    """
    if not isinstance(value, str):
        raise Refused("bad-request", field="rules")
    try:
        return parse_rules(value)
    except RulesError as error:
        raise _refused(error) from error


def check(request: Request) -> dict[str, Any]:
    """The rule set that a text or a form's fields describe; fields left out are as in CardCouch.

    :raises Refused: "rules", naming the field that is wrong.
    """
    fields = request.get("fields")
    if fields is None:
        return described(rules_of(request.get("text")))
    if not isinstance(fields, dict):
        raise Refused("bad-request", field="fields")
    try:
        return described(_from_fields(fields))
    except RulesError as error:
        raise _refused(error) from error


def _from_fields(fields: dict[str, Any]) -> RuleSet:
    for name in fields:
        if name not in FIELDS:
            raise RulesError(name, "unknown-field")
    return RuleSet(**{FIELDS[name]: value for name, value in fields.items()})


def _refused(error: RulesError) -> Refused:
    params = dict(error.params)
    if "other" in params:
        params["other"] = _name(str(params["other"]))
    field = error.field[:40] if error.code == "unknown-field" else _name(error.field)
    return Refused("rules", **{**params, "field": field, "code": error.code})


def _name(field: str) -> str:
    """The text form's name of a field; "" speaks of the rule set as a whole."""
    return NAMES.get(field, "")
