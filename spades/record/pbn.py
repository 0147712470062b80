"""The text of a record: tags, the rows under them, and cards with the suit first, as PBN has them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from spades.cards import RANKS, SUITS, Card, Cards
from spades.engine import Hands

FIRST_TAG = "Event"
UNPLAYED = "-"
UNFINISHED = "*"
PBN_SUITS = "SHDC"
_TAG = re.compile(r'\[([A-Za-z]{1,20})\s+"([^"]*)"\]')


class RecordError(ValueError):
    """A record that is refused. ``line`` counts from 1; docs/record.md lists the codes."""

    def __init__(self, line: int, code: str, params: dict[str, str | int] | None = None) -> None:
        self.line = line
        self.code = code
        self.params: dict[str, str | int] = dict(params or {})
        super().__init__(line, code, self.params)

    def __str__(self) -> str:
        details = [f"{name}={value}" for name, value in self.params.items()]
        return " ".join([f"line {self.line}:", self.code, *details])


@dataclass(frozen=True, slots=True)
class Row:
    """A line of words under a tag."""

    line: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tag:
    """``[name "value"]`` and the rows that follow it."""

    line: int
    name: str
    value: str
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """The tags of one hand. ``line`` is that of its first tag."""

    line: int
    tags: dict[str, Tag]

    def need(self, name: str) -> Tag:
        """The tag of this name.

        :raises RecordError: the block has none.
        """
        if name not in self.tags:
            raise RecordError(self.line, "tag-missing", {"tag": name})
        return self.tags[name]


def blocks_of(text: str) -> Iterator[Block]:
    """The blocks of a text, one per hand; each begins with its Event tag.

    :raises RecordError: a line is neither tag, row nor comment, or a block has a tag twice.
    """
    line, tags = 0, dict[str, Tag]()
    for tag in _tags(text):
        if tag.name == FIRST_TAG:
            if tags:
                yield Block(line, tags)
            line, tags = tag.line, {}
        elif not tags:
            raise RecordError(tag.line, "tag-missing", {"tag": FIRST_TAG})
        elif tag.name in tags:
            raise RecordError(tag.line, "tag-twice", {"tag": tag.name})
        tags[tag.name] = tag
    if tags:
        yield Block(line, tags)


def _tags(text: str) -> Iterator[Tag]:
    tag: Tag | None = None
    rows: list[Row] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if not line or line[0] in "%;":
            continue
        if line[0] != "[":
            rows.append(Row(number, tuple(line.split())))
            if tag is None:
                raise RecordError(number, "not-a-record")
            continue
        if tag is not None:
            yield Tag(tag.line, tag.name, tag.value, tuple(rows))
        tag, rows = _tag(number, line), []
    if tag is not None:
        yield Tag(tag.line, tag.name, tag.value, tuple(rows))


def _tag(number: int, line: str) -> Tag:
    found = _TAG.fullmatch(line)
    if not found:
        raise RecordError(number, "not-a-tag")
    return Tag(number, found[1], found[2])


def tag_lines(name: str, value: str, rows: list[str]) -> list[str]:
    """The lines of a tag and its rows."""
    return [f'[{name} "{value}"]', *rows]


def card_word(card: Card) -> str:
    """``50`` is ``"SK"``: the suit first."""
    return SUITS[card // 13] + RANKS[card % 13]


def parse_card_word(line: int, word: str) -> Card:
    """``"SK"`` is ``50``.

    :raises RecordError: no card.
    """
    if len(word) != 2 or word[0] not in SUITS or word[1] not in RANKS:
        raise RecordError(line, "not-a-card", {"text": word[:20]})
    return 13 * SUITS.index(word[0]) + RANKS.index(word[1])


def deal_words(hands: Hands) -> str:
    """The deal from North clockwise, each hand's suits S.H.D.C, each suit from the ace down."""
    return "N:" + " ".join(map(_hand_word, hands))


def _hand_word(hand: Cards) -> str:
    return ".".join(
        "".join(RANKS[card % 13] for card in reversed(hand) if SUITS[card // 13] == suit)
        for suit in PBN_SUITS
    )
