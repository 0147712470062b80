"""What the site weighs on the wire, against ``budgets.toml``."""

import gzip
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

BUDGETS = Path(__file__).parent / "budgets.toml"


@cache
def wire_size(data: bytes) -> int:
    """Bytes on the wire: as gzip, which every host of static files sends."""
    return min(len(data), len(gzip.compress(data, 6, mtime=0)))


def complaints(files: dict[str, bytes]) -> list[str]:
    """What is heavier than its budget, or has none.

    ``files``: path in ``dist/`` to contents.
    """
    table = tomllib.loads(BUDGETS.read_text())
    said = []
    for path, data in files.items():
        limits = [limit for pattern, limit in table["files"].items() if fnmatch(path, pattern)]
        if not limits:
            said.append(f"{path} has no budget")
        elif wire_size(data) > limits[0]:
            said.append(f"{path}: {wire_size(data)} bytes on the wire, budget {limits[0]}")
    poster = before_click(files)
    if poster > table["poster"]["most"]:
        said.append(f"poster of an embed: {poster} bytes on the wire, budget {table['poster']['most']}")
    total = first_visit(files)
    if total > table["first_visit"]:
        said.append(f"first visit: {total} bytes on the wire, budget {table['first_visit']}")
    return said


def first_visit(files: dict[str, bytes]) -> int:
    """Bytes on the wire of what a first visit loads."""
    later = tomllib.loads(BUDGETS.read_text())["later"]
    return sum(
        wire_size(data) for path, data in files.items() if not any(fnmatch(path, each) for each in later)
    )


def before_click(files: dict[str, bytes]) -> int:
    """Bytes on the wire of what an embed loads before the reader wants the game, the element's included."""
    loaded = tomllib.loads(BUDGETS.read_text())["poster"]["files"]
    return sum(wire_size(data) for path, data in files.items() if any(fnmatch(path, each) for each in loaded))
