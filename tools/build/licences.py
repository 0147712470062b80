"""The licences of what the site ships, as one text."""

import json
from pathlib import Path

from tools.build import MODULES, ROOT

NOT_SHIPPED = {"@types/emscripten", "ws"}  # only Node has a use for them
HOLDERS = {"@micropython/micropython-webassembly-pyscript": "2013-2025 Damien P. George and others"}
TEXTS = Path(__file__).parent / "licence_texts"
PYTHON = "CPython's standard library, inside Pyodide"
RULE = "=" * 78


def _packages() -> list[Path]:
    """The npm packages that the shipped ones are made of, by the lock file."""
    lock = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    return [ROOT / path for path, entry in sorted(lock.items()) if path and not entry.get("dev")]


def _text(package: Path, name: str, author: str, licence: str) -> str:
    """The licence as the package carries it, else the one kept here.

    :raises SystemExit: there is neither.
    """
    own = sorted(path for path in package.iterdir() if path.name.upper().startswith("LICENSE"))
    kept = TEXTS / f"{licence.upper()}.txt"
    if own:
        return own[0].read_text("utf-8").strip()
    if kept.exists():
        return kept.read_text("utf-8").strip().replace("{holder}", HOLDERS.get(name, author))
    raise SystemExit(f"build: no text for the licence {licence} of {package.relative_to(MODULES)}")


def licences() -> str:
    """Name, version, licence and its text, of every package that is in the site."""
    parts = ["Spades is under the MIT licence. It ships the work of others, under these licences.\n"]
    for package in _packages():
        about = json.loads((package / "package.json").read_text())
        name, licence = about["name"], about["license"]
        if name not in NOT_SHIPPED:
            text = _text(package, name, str(about.get("author", "")), licence)
            parts.append(f"{RULE}\n{name} {about['version']} ({licence})\n\n{text}\n")
    parts.append(f"{RULE}\n{PYTHON} (PSF-2.0)\n\n{(TEXTS / 'PSF-2.0.txt').read_text('utf-8').strip()}\n")
    return "\n".join(parts)
