"""The site's PNG pictures: icons for a phone's home screen, and what a link shows where it is shared."""

import hashlib
import json
import re
import subprocess
from collections.abc import Sequence

from tools.build import CACHE, ROOT
from tools.build.guide.cards import sprite

DRAW = ROOT / "tools" / "build" / "draw.mjs"
# Address to size in pixels and purpose in the manifest; "maskable" may be cut to any shape.
ICONS = {
    "icons/icon-192.png": (192, "any"),
    "icons/icon-512.png": (512, "any"),
    "icons/maskable-192.png": (192, "maskable"),
    "icons/maskable-512.png": (512, "maskable"),
    "icons/apple-touch-icon.png": (180, ""),
}
SHARED = "icons/table.png"
WIDTH, HEIGHT = 1200, 630  # of the shared picture: what those who show it ask for
INKS = {"S": "#1d2230", "C": "#1d2230", "H": "#b3261e", "D": "#b3261e"}
TRICK = (("KD", 608, 142, 4), ("9D", 492, 212, -82), ("4D", 712, 222, 84), ("AD", 594, 268, -3))
FAN = ("AS", "QS", "JS", "9S", "KH", "TH", "KC", "QC", "5C")


def pictures() -> dict[str, bytes]:
    """All pictures: path in ``dist/`` to PNG."""
    icon = (ROOT / "static" / "icon.svg").read_text("utf-8")
    full = icon.replace('rx="26"', 'rx="0"')
    wanted = [(path, icon if why == "any" else full, size) for path, (size, why) in ICONS.items()]
    return _drawn([*wanted, (SHARED, shared(), WIDTH)])


def _drawn(wanted: Sequence[tuple[str, str, int]]) -> dict[str, bytes]:
    """Draws pictures of (path, svg, width); what was drawn before is kept for the next build."""
    CACHE.mkdir(parents=True, exist_ok=True)
    lock = hashlib.sha256((ROOT / "package-lock.json").read_bytes() + DRAW.read_bytes()).hexdigest()
    keys = {path: hashlib.sha256(f"{lock}{svg}{width}".encode()).hexdigest() for path, svg, width in wanted}
    files = {path: CACHE / f"{key[:16]}.png" for path, key in keys.items()}
    missing = [each for each in wanted if not files[each[0]].exists()]
    if missing:
        jobs = [{"svg": svg, "width": width, "to": f"{files[path]}.new"} for path, svg, width in missing]
        subprocess.run(["node", str(DRAW)], input=json.dumps(jobs).encode(), cwd=ROOT, check=True)
        for path, _, _ in missing:
            files[path].with_suffix(".png.new").replace(files[path])
    return {path: file.read_bytes() for path, file in files.items()}


def _card(name: str, x: float, y: float, turn: float, width: float) -> str:
    """A card with its middle at a place, turned by degrees."""
    height = width * 1.4
    box = f'x="{-width / 2}" y="{-height / 2}" width="{width}" height="{height}"'
    shade = f'<rect {box} rx="{width * 0.065}" transform="translate(0 5)" fill="#0b1f17" opacity=".3"/>'
    paper = f'<rect {box} rx="{width * 0.065}" fill="#fffdf8" stroke="#cfc6b4"/>'
    face = f'<use href="#{name.replace("T", "10")}" {box} color="{INKS[name[1]]}"/>'
    return f'<g transform="translate({x} {y}) rotate({turn})">{shade}{paper}{face}</g>'


def shared() -> str:
    """Our table: a trick in the middle, South's hand as a fan. No words, since those would need a font."""
    middle = (len(FAN) - 1) / 2
    cards = [_card(*place, 132) for place in TRICK]
    for at, name in enumerate(FAN):
        off = at - middle
        cards.append(_card(name, 600 + off * 94, 548 + off * off * 4.5, off * 4.2, 190))
    drawn = "".join(cards)
    symbols = re.sub(r"var\(--[a-z-]+,([^)]*)\)", r"\1", sprite(drawn))
    symbols = symbols.partition(">")[2].removesuffix("</svg>")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{symbols}'
        '<radialGradient id="felt" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#bccfbd"/>'
        '<stop offset=".45" stop-color="#a1bba8"/><stop offset="1" stop-color="#7f9d8a"/></radialGradient>'
        f'</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="#e9e0d1"/>'
        f'<rect x="14" y="14" width="{WIDTH - 28}" height="{HEIGHT + 40}" rx="40" fill="url(#felt)"/>'
        '<g fill="none" stroke="#577562">'
        f'<rect x="30" y="30" width="{WIDTH - 60}" height="{HEIGHT + 8}" rx="28"/>'
        f'<circle cx="600" cy="205" r="176" opacity=".6"/></g>{drawn}</svg>'
    )
