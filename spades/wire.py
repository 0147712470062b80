"""Messages between page and worker: JSON text both ways (runs on MicroPython too).

The page asks ``{"op": "play", ...}``; the worker answers ``{"ok": {...}}``, or ``{"error": {"code": ...,
"params": {...}}}`` for a refusal that the game expects. Between answers the worker may send
``{"event": "beat"}``: it is alive and busy.
"""

import json

TYPE_CHECKING = False  # type checkers take it for true; MicroPython has no typing
if TYPE_CHECKING:
    from typing import Any

PROTOCOL = 1  # grows when the meaning of a message changes
BUILD = "unbuilt"  # tools/build.py writes a hash of the whole site here, in the page and in the worker

OPS = (
    "hello",
    "new",
    "load",
    "act",
    "step",
    "undo",
    "finish",
    "hint",
    "record",
    "proof",
    "import",
    "check_rules",
    "peek",
    "watch",
    "frame",
    "review",
    "branch",
    "quiz",
    "judge",
    "example",
    "drill",
    "solve",
    "daily",
    "par",
)
BEAT = "beat"


def request(op: str, **params: object) -> str:
    """A request as text: ``request("step", rev=3)``."""
    params["op"] = op
    return json.dumps(params)


def ok(value: object) -> str:
    """An answer as text; ``value`` is what JSON can say."""
    return json.dumps({"ok": value})


def error(code: str, params: dict[str, object]) -> str:
    """A refusal as text: a code that ``spades.i18n`` has words for, and what they speak of."""
    return json.dumps({"error": {"code": code, "params": params}})


def event(name: str) -> str:
    """A one-way message of the worker as text."""
    return json.dumps({"event": name})


def decode(text: str) -> "dict[str, Any]":
    """A message from text.

    :raises ValueError: the text is not one JSON object.
    """
    message: object = json.loads(text)
    if not isinstance(message, dict):
        raise ValueError("not a message")  # noqa: TRY004 - the text is bad, not the caller's type
    return message
