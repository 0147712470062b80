"""The browser's storage with memory behind it, and the form of what is stored. Runs on MicroPython too."""

import json

VERSION = 1


def record_of(text):
    """A record of ours with its version, or None: then it was written by nobody who knows this format."""
    try:
        record = json.loads(text or "")
    except ValueError:
        return None
    if not isinstance(record, dict) or not isinstance(record.get("v"), int):
        return None
    return record


class Shelf:
    """The browser's storage with memory behind it.

    ``storage`` has ``get``, ``set`` (to "ok", "full" or "denied"), ``remove`` and ``keys`` (one a line), and
    never raises: ``static/storage.mjs``. ``None`` is a storage that is denied.
    """

    def __init__(self, storage):
        self._storage = storage
        self._memory = {}

    def get(self, key):
        """The text under a key, or None."""
        if key in self._memory:
            return self._memory[key]
        text = self._storage.get(key) if self._storage else None
        return text if isinstance(text, str) else None

    def set(self, key, text):
        """Keeps a text, in memory at the least; says what the browser did: "ok", "full" or "denied"."""
        status = self._storage.set(key, text) if self._storage else "denied"
        if status == "ok":
            self._memory.pop(key, None)
        else:
            self._memory[key] = text
        return status

    def remove(self, key):
        """Forgets a key."""
        self._memory.pop(key, None)
        if self._storage:
            self._storage.remove(key)

    def keys(self, prefix):
        """All keys that begin so, in order."""
        stored = self._storage.keys().split("\n") if self._storage else []
        return sorted({key for key in list(stored) + list(self._memory) if key.startswith(prefix)})
