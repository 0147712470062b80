"""What the page around a frame asks for. Every field is checked here before anything is done. Pure.

    {"spades": 1, "type": "new-game", "id": 7, "options": {"rules": "kawu", "level": "club", "deal": CODE}}
    {"spades": 1, "type": "load", "id": 8, "record": TEXT}
    {"spades": 1, "type": "record", "id": 9}

``id`` is a whole number, or a text of 1 to 40 characters; the answer carries it. Options may be missing.
"""

import json

from spades.ui import address

VERSION = 1
TYPES = ("new-game", "load", "record")
OPTIONS = ("rules", "level", "deal")
LONGEST_ID = 40
LARGEST_ID = 9007199254740991  # beyond it JavaScript's numbers have gaps
LONGEST_RECORD = 500000


class BadCommand(Exception):  # noqa: N818 - said as it is
    """A message that makes no sense.

    ``code`` is "version", "unknown-type" or "bad-message", ``params`` what is wrong, ``id`` that of the
    message, None when it has none.
    """

    def __init__(self, code, name, **params):
        super().__init__(code)
        self.code = code
        self.params = params
        self.id = name


def read(text):
    """A command: ``type``, ``id``, and ``options`` (see ``spades.ui.address``) or ``record``.

    :raises BadCommand: it is none.
    """
    message = _decoded(text)
    name = _name(message.get("id"))
    if message.get("spades") != VERSION or type(message["spades"]) is not int:
        raise BadCommand("version", name)
    if message.get("type") not in TYPES:
        raise BadCommand("unknown-type", name)
    if name is None:
        raise BadCommand("bad-message", None, field="id")
    command = {"type": message["type"], "id": name}
    if command["type"] == "new-game":
        command["options"] = _options(message.get("options"), name)
    elif command["type"] == "load":
        command["record"] = _record(message.get("record"), name)
    return command


def _decoded(text):
    try:
        message = json.loads(text)
    except (ValueError, RuntimeError):  # the latter for what is nested without end
        message = None
    if not isinstance(message, dict):
        raise BadCommand("bad-message", None, field="message")
    return message


def _name(value):
    if type(value) is int and abs(value) <= LARGEST_ID:
        return value
    return value if isinstance(value, str) and 0 < len(value) <= LONGEST_ID else None


def _options(value, name):
    options = {}
    if value is None:
        return options
    if not isinstance(value, dict):
        raise BadCommand("bad-message", name, field="options")
    for field in value:
        known = field in OPTIONS and isinstance(value[field], str)
        if not known or not address.take(options, field, value[field]):
            raise BadCommand("bad-message", name, field="options." + field[:20])
    return options


def _record(value, name):
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST_RECORD:
        raise BadCommand("bad-message", name, field="record")
    return value
