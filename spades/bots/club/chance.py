"""Chances by expected tricks: one table, read between its points, so that every machine reads the same."""

from __future__ import annotations

# Chance in thousandths of at least so many tricks, by those expected beyond that: -4 to +4 in halves.
AT_LEAST = (4, 10, 27, 62, 124, 221, 350, 500, 650, 779, 876, 938, 973, 989, 996, 999, 1000)
# Overtricks to expect then, in thousandths of a trick.
BEYOND = (0, 3, 9, 22, 50, 100, 180, 300, 470, 690, 970, 1330, 1750, 2210, 2690, 3180, 3680)


def at_least(surplus: int) -> int:
    """Chance in thousandths of enough tricks, by the surplus expected in thousandths of a trick."""
    return _between(AT_LEAST, surplus)


def overtricks(surplus: int) -> int:
    """Overtricks to expect, in thousandths of a trick."""
    return _between(BEYOND, surplus) if surplus < 4000 else surplus


def _between(table: tuple[int, ...], surplus: int) -> int:
    i, part = divmod(max(0, min(7999, surplus + 4000)), 500)
    return table[i] + (table[i + 1] - table[i]) * part // 500
