"""Cards in a page: small ones in the text, faces in the pictures, and the symbols that the faces need."""

import re
from collections.abc import Iterable
from functools import cache

from spades.i18n import Words
from tools.build import ROOT

SUITS = {"S": "\u2660", "H": "\u2665", "D": "\u2666", "C": "\u2663"}
CARD = re.compile(r"[2-9TJQKA][SHDC]")
SYMBOL = re.compile(r'<(symbol|g|path) id="([^"]+)".*')


def chip(words: Words, card: str) -> str:
    """A card within a sentence; its name is there to be heard."""
    sign = f'<span aria-hidden="true">{SUITS[card[1]]}{words.index(card[0])}</span>'
    return f'<span class="chip" data-suit="{card[1]}">{sign}<span class="vh">{words.card(card)}</span></span>'


def chips(words: Words, cards: Iterable[str]) -> str:
    """Several cards in a row, heard as a list."""
    return '<span class="vh">, </span>'.join(chip(words, card) for card in cards)


def symbol(words: Words, card: str) -> str:
    """The name of a face in ``static/cards.svg``."""
    german = "-de" if words.language == "de" and card[0] in "QJ" else ""
    return card.replace("T", "10") + german


def face(words: Words, card: str, said: str | None = None) -> str:
    """A card to look at. ``said`` is its accessible name, "" for one that only decorates."""
    name = words.card(card) if said is None else said
    role = f'role="img" aria-label="{name}"' if name else 'aria-hidden="true"'
    use = f'<use href="#{symbol(words, card)}"/>'
    return f'<svg class="face" viewBox="0 0 240 336" data-suit="{card[1]}" {role}>{use}</svg>'


@cache
def _symbols() -> dict[str, str]:
    text = (ROOT / "static" / "cards.svg").read_text("utf-8")
    return {match[2]: match[0] for line in text.splitlines() if (match := SYMBOL.match(line))}


def sprite(html: str) -> str:
    """The symbols that a page uses, and those that these use, in the order of the file."""
    lines, wanted, waiting = _symbols(), set[str](), re.findall(r'<use href="#([^"]+)"', html)
    while waiting:
        name = waiting.pop()
        # a part inside another symbol brings the whole of it
        line = lines.get(name) or next(line for line in lines.values() if f'id="{name}"' in line)
        if line not in wanted:
            wanted.add(line)
            waiting += re.findall(r'href="#([^"]+)"', line)
    used = [line for line in lines.values() if line in wanted]
    return f'<svg class="sprite" aria-hidden="true">{"".join(used)}</svg>' if used else ""
