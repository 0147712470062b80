"""What a host and a service worker must know of the site: its files with their hashes, and the manifest."""

import hashlib
import json
from base64 import b64encode

from tools.build import ROOT
from tools.build.pictures import ICONS, SHARED

WORKER = ROOT / "static" / "sw.js"
LIST = "files.json"
NAME = "Spades"
ABOUT = "Play Spades against three bots, in English or German, without a network too."


def service_worker(files: dict[str, bytes]) -> bytes:
    """``static/sw.js`` with the list of all files of the site, each with its hash.

    Left out is what no player's browser asks for; of names with a dot before them some hosts know nothing.
    """
    listed = {path: data for path, data in files.items() if path not in {".nojekyll", "sitemap.xml", SHARED}}
    listed[""] = listed.pop("index.html")
    hashes = {path: _integrity(data) for path, data in sorted(listed.items())}
    text = _put(
        WORKER.read_text("utf-8"), "const FILES = {};", f"const FILES = {json.dumps(hashes, indent=0)};"
    )
    kept = hashlib.sha256(text.encode()).hexdigest()[:12]
    return _put(text, '"unbuilt"', f'"{kept}"').encode()


def listing(files: dict[str, bytes]) -> bytes:
    """All files that a host gets, each with its SHA-256 in hexadecimal digits; ``tools.verify`` reads it.

    Not ``.nojekyll``: it is for the host itself, and some do not even give it out.
    """
    hashes = {path: hashlib.sha256(data).hexdigest() for path, data in files.items() if path != ".nojekyll"}
    return (json.dumps(hashes, indent=1, sort_keys=True) + "\n").encode()


def _integrity(data: bytes) -> str:
    """The hash as browsers check it."""
    return "sha256-" + b64encode(hashlib.sha256(data).digest()).decode()


def _put(text: str, old: str, new: str) -> str:
    """Replaces what stands in a text once.

    :raises SystemExit: it does not.
    """
    if text.count(old) != 1:
        raise SystemExit(f"build: {old} must stand exactly once in {WORKER.name}")
    return text.replace(old, new)


def manifest() -> bytes:
    """The web app manifest; its addresses are relative, for every folder a site may stand in."""
    icons = [
        {"src": path, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for path, (size, purpose) in ICONS.items()
        if purpose
    ]
    about = {
        "name": NAME,
        "short_name": NAME,
        "description": ABOUT,
        "lang": "en",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": "#7f9d8a",
        "background_color": "#e9e0d1",
        "categories": ["games"],
        "icons": icons,
    }
    return (json.dumps(about, indent=1) + "\n").encode()
