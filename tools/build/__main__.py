"""``python -m tools.build``: builds ``dist/``; ``SITE_URL`` in the environment makes links absolute."""

import os
import shutil
from pathlib import Path

from tools.build import ROOT
from tools.build.site import assemble
from tools.build.weights import complaints, first_visit

DIST = ROOT / "dist"


def write(files: dict[str, bytes], target: Path) -> None:
    """Replaces a folder by these files, and leaves it alone when it holds just them."""
    there = {path.relative_to(target).as_posix(): path for path in target.rglob("*") if path.is_file()}
    if {path: file.read_bytes() for path, file in there.items()} == files:
        return
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for path, data in files.items():
        (fresh / path).parent.mkdir(parents=True, exist_ok=True)
        (fresh / path).write_bytes(data)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def main() -> None:
    """Builds, weighs and writes; nothing is written when something is too heavy."""
    address = os.environ.get("SITE_URL", "")
    files = assemble(address.rstrip("/") + "/" if address else "")
    said = complaints(files)
    if said:
        raise SystemExit("build: " + "\nbuild: ".join(said))
    write(files, DIST)
    print(f"dist/: {len(files)} files, {first_visit(files) / 1e6:.2f} MB on the wire for a first visit")


if __name__ == "__main__":
    main()
