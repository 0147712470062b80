"""The deck of cards as the page gets it: ``static/cards.svg`` with its faces drawn out.

In the file a face is put together from pips and letters by reference, thirty nodes a card, and a browser
makes them all anew for each card that it shows. Here the pips of a face are one path and its letters another.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from xml.etree import ElementTree as ET

from tools.build import ROOT

CARDS = ROOT / "static" / "cards.svg"
NAMESPACE = "{http://www.w3.org/2000/svg}"
STEP = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")
TAKES = {"L": 2, "C": 6, "Q": 4, "H": 1, "V": 1, "A": 7}  # numbers of each step
FACE = re.compile(r"(10|[2-9AKQJ])[SHDC](-de)?")


@dataclass(frozen=True)
class Place:
    """Where a piece lies: ``x`` becomes ``right + size * x``, ``y`` alike; a half turn is a size below 0."""

    size: float = 1
    right: float = 0
    down: float = 0

    def within(self, outer: "Place") -> "Place":
        """The same place as seen from outside ``outer``."""
        return Place(
            outer.size * self.size, outer.right + outer.size * self.right, outer.down + outer.size * self.down
        )


def place_of(transform: str) -> Place:
    """The place that a ``transform`` names: moves, sizes and half turns.

    :raises SystemExit: it does something else.
    """
    place = Place()
    for name, text in TRANSFORM.findall(transform):
        numbers = [float(number) for number in STEP.findall(text)]
        if name == "translate":
            step = Place(1, *numbers)
        elif name == "scale" and len(numbers) == 1:
            step = Place(numbers[0])
        elif name == "rotate" and numbers[0] == 180:
            across, down = numbers[1:] or (0, 0)
            step = Place(-1, 2 * across, 2 * down)
        else:
            raise SystemExit(f"build: {CARDS.name}: {transform} cannot be drawn out")
        place = step.within(place)
    return place


def moved(path: str, place: Place) -> str:
    """A path of absolute steps, drawn at a place, to a hundredth of a unit.

    All but where it begins is told from point to point: two pips of a size are the same text, and pack well.

    :raises SystemExit: it has a step of another kind.
    """
    steps, out, command = STEP.findall(path), [], ""
    at = (0.0, 0.0)
    begun = at
    while steps:
        if steps[0].isalpha():
            command = steps.pop(0)
        if command == "Z":
            out.append("z")
            at = begun
        elif command == "M":
            begun = at = (float(steps.pop(0)), float(steps.pop(0)))
            out.append(f"M{_text(place.right + place.size * at[0])} {_text(place.down + place.size * at[1])}")
        else:
            numbers, at = _step(command, steps, at, place.size)
            out.append(command.lower() + " ".join(map(_text, numbers)))
    return "".join(out).replace(" -", "-")


def _step(
    command: str, steps: list[str], at: tuple[float, float], size: float
) -> tuple[list[float], tuple[float, float]]:
    """The numbers of one step, taken from the front of ``steps``, and the point that it leads to."""
    if command not in TAKES:
        raise SystemExit(f"build: {CARDS.name}: a step {command!r} cannot be drawn out")
    numbers = [float(steps.pop(0)) for _ in range(TAKES[command])]
    if command == "H":
        return [size * (numbers[0] - at[0])], (numbers[0], at[1])
    if command == "V":
        return [size * (numbers[0] - at[1])], (at[0], numbers[0])
    arc = [abs(size) * numbers[0], abs(size) * numbers[1], *numbers[2:5]] if command == "A" else []
    points = numbers[len(arc) :]
    far = [size * (number - at[odd % 2]) for odd, number in enumerate(points)]
    return [*arc, *far], (points[-2], points[-1])


def _text(number: float) -> str:
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return {"-0": "0"}.get(text, re.sub(r"^(-?)0(?=\.)", r"\1", text))


Piece = tuple[ET.Element, Place]


class Deck:
    """The elements of ``cards.svg`` by name, and its faces drawn out."""

    def __init__(self, text: str) -> None:
        self._root = ET.fromstring(text)  # noqa: S314 - our own file
        self._named = {node.get("id", ""): node for node in self._root.iter() if node.get("id")}

    def symbols(self) -> str:
        """All that the page may refer to."""
        nodes = [node for node in self._root.iter() if node.tag == f"{NAMESPACE}symbol"]
        names = [node.get("id", "") for node in nodes]
        texts = [
            self.face(node) if FACE.fullmatch(name) else _plain(node)
            for name, node in zip(names, nodes, strict=True)
        ]
        return self._shared("".join(texts)) + "".join(texts)

    def face(self, symbol: ET.Element) -> str:
        """A symbol with one path for its letters, and one for each run of pips that nothing interrupts."""
        pieces = list(self._pieces(symbol, Place()))
        letters = [(node, place) for node, place in pieces if _is(node, "r")]
        width = abs(letters[0][1].size) * float(letters[0][0].get("stroke-width", 1))
        pen = f'fill="none" stroke="currentColor" stroke-width="{_text(width)}" stroke-linejoin="round"'
        body = ""
        drawn = (each for each in pieces if each not in letters)
        for pips, run in groupby(drawn, lambda each: _is(each[0], "p")):
            nodes = list(run)
            body += f'<path fill="currentColor" d="{_drawn(nodes)}"/>' if pips else _as_they_are(nodes)
        head = f'<symbol id="{symbol.get("id")}" viewBox="{symbol.get("viewBox")}">'
        return f'{head}<path {pen} d="{_drawn(letters)}"/>{body}</symbol>'

    def _pieces(self, node: ET.Element, place: Place) -> Iterator[Piece]:
        """The pips and letters below a node, with their places; what is neither comes as it is."""
        for child in node:
            target = self._named.get(child.get("href", "")[1:])
            if target is not None and _is(target, "pr"):
                yield target, place_of(child.get("transform", "")).within(place)
            elif target is not None and _is(target, "kb"):
                yield from self._pieces(target, place_of(child.get("transform", "")).within(place))
            elif child.tag == f"{NAMESPACE}g":
                yield from self._pieces(child, place_of(child.get("transform", "")).within(place))
            elif place != Place():
                raise SystemExit(f"build: {CARDS.name}: {_plain(child)[:60]} is moved by what is around it")
            else:
                yield child, place

    def _shared(self, text: str) -> str:
        """What the symbols still refer to, and what that refers to."""
        found: dict[str, str] = {}
        waiting = re.findall(r'href="#([^"]+)"', text)
        while waiting:
            name = waiting.pop(0)
            if name not in found:
                found[name] = _plain(self._named[name])
                waiting += re.findall(r'href="#([^"]+)"', found[name])
        return f"<defs>{''.join(found[name] for name in self._named if name in found)}</defs>"


def _is(node: ET.Element, kinds: str) -> bool:
    """Is a node one of the file's pips (p), letters (r), corners (k), or middles (b)?"""
    return node.get("id", " ")[0] in kinds


def _drawn(pieces: Iterable[Piece]) -> str:
    return "".join(moved(node.get("d", ""), place) for node, place in pieces)


def _as_they_are(pieces: Iterable[Piece]) -> str:
    return "".join(_plain(node) for node, _ in pieces)


def _plain(node: ET.Element) -> str:
    """An element as text, as it stands in the file."""
    text = ET.tostring(node, "unicode").strip()
    return re.sub(r' xmlns(:\w+)?="[^"]*"', "", text).replace("ns0:", "").replace(" />", "/>")


def sprite() -> str:
    """The deck as an element for the page."""
    return f'<svg class="sprite" aria-hidden="true">{Deck(CARDS.read_text("utf-8")).symbols()}</svg>'
