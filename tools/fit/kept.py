"""Work whose lines are kept in a file, so that a run can be stopped and goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from joblib import Parallel, delayed
from tqdm import tqdm

from tools.build import ROOT

CACHE = ROOT / ".cache/fit"


def kept(
    name: str, unit: str, count: int, work: Callable[[range], list[str]], size: int, jobs: int
) -> list[str]:
    """The first ``count`` lines of the file ``name``; ``work`` makes those that are not there yet, a process
    ``size`` of them at a time. Two runs must not write the same file at once.
    """
    path = CACHE / f"{name}.txt"
    lines = _whole_lines(path)
    parts = [range(at, min(at + size, count)) for at in range(len(lines), count, size)]
    bar: tqdm[NoReturn] = tqdm(total=count, initial=len(lines), desc=name, unit=unit, disable=None)
    run = Parallel(n_jobs=jobs, return_as="generator", batch_size=1)
    with path.open("a") as file, bar:
        for batch in run(delayed(work)(part) for part in parts):
            lines += batch
            file.writelines(batch)
            file.flush()
            bar.update(len(batch))
    return lines[:count]


def _whole_lines(path: Path) -> list[str]:
    """What the file holds, less the half of a line with which a run may have been stopped."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text() if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole)
    return whole.splitlines(keepends=True)
