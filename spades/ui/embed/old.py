"""Forgets games of frames that nobody has looked at for long. Runs on MicroPython too.

A page that shows another deal each day leaves a game each day, and all frames share the browser's room with
the visitor's own games.
"""

from spades.ui.shelf import record_of

MOST = 40  # frames whose games are kept


def forget_old(storage, prefix, present):
    """Forgets all but the newest frames below ``prefix``; the one named ``present`` stays in any case."""
    dates = {}
    keys = [key for key in storage.keys().split("\n") if key.startswith(prefix)]
    for key in keys:
        name = _name(key, prefix)
        date = (record_of(storage.get(key)) or {}).get("date")
        dates[name] = max(dates.get(name, ""), date if isinstance(date, str) else "")
    others = sorted([(dates[name], name) for name in dates if name != present])
    old = [name for _, name in others[: max(0, len(others) - MOST + 1)]]
    for key in keys:
        if _name(key, prefix) in old:
            storage.remove(key)


def _name(key, prefix):
    return key[len(prefix) :].split(":")[0]
