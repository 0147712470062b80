"""Reading records: the game is replayed from its actions, then every tag is compared with the game.

So a record cannot claim a score, a deal or a winner that its own cards do not give.
"""

import re
from collections.abc import Iterator

from spades.engine import (
    Action,
    Bid,
    Blind,
    DealError,
    Exchange,
    Game,
    IllegalAction,
    NextHand,
    Play,
    RulesError,
    RuleSet,
    Setup,
    SetupError,
    action_text,
    apply,
    deal_code,
    new_game,
    parse_rules,
)
from spades.seats import SEATS, clockwise_from, next_seat

from .pbn import UNFINISHED, UNPLAYED, Block, RecordError, Row, Tag, blocks_of, parse_card_word
from .write import BLIND, NIL, block_tags

MOST_CHARACTERS = 2_000_000
MOST_CHARACTERS_OF_MANY = 100_000_000
MOST_HANDS = 1000
_BID = re.compile("[1-9][0-9]?")
_TEAMS = re.compile("NS (-?[0-9]{1,7}) EW (-?[0-9]{1,7})")
_ANSWERS = re.compile("[NESW] (yes|no)( [NESW] (yes|no))*")
_EXCHANGE = re.compile("([NESW]):((?:[CDHS][2-9TJQKA])*)")
# Tags that only later moments of a hand have; any other tag that we do not write is somebody else's.
OWN_TAGS = (
    "Seed", "Deals", "BlindNil", "Exchange", "Play", "Tricks", "Ledger", "ScoresAfter", "BagsAfter", "Winner",
)  # fmt: skip


def read_record(text: str) -> Game:
    """The one game of a record.

    :raises RecordError: the line and the reason why it is refused; also for more games than one.
    """
    games = _games(text, MOST_CHARACTERS)
    _, game = next(games)
    for line, _ in games:
        raise RecordError(line, "several-games")
    return game


def read_records(text: str) -> tuple[Game, ...]:
    """All games of a file; each begins with the block of its board 1.

    :raises RecordError: the line and the reason why it is refused.
    """
    return tuple(game for _, game in _games(text, MOST_CHARACTERS_OF_MANY))


def _games(text: str, most: int) -> Iterator[tuple[int, Game]]:
    """Each game, and the line at which it begins."""
    if type(text) is not str:
        raise RecordError(1, "not-a-record")
    if len(text) > most:
        raise RecordError(1, "too-long")
    line, game = 1, None
    for block in blocks_of(text):
        if game is None or block.need("Board").value == "1":
            if game is not None:
                yield line, game
            line, game = block.line, new_game(_setup(block))
        else:
            game = _apply(block.line, game, NextHand())
        if game.hand_no >= MOST_HANDS:
            raise RecordError(block.line, "too-long")
        game = _read_hand(game, block)
        _compare(game, block)
    if game is None:
        raise RecordError(1, "not-a-record")
    yield line, game


def _read_hand(game: Game, block: Block) -> Game:
    # Checked before the play: with other cards or another dealer every later complaint would mislead.
    _compare_value(block.need("Board"), str(game.hand_no + 1))
    _compare_value(block.need("Dealer"), SEATS[game.dealer])
    _compare_value(block.need("DealCode"), deal_code(game.setup, game.hand_no))
    for line, action in _answers(block):
        game = _apply(line, game, action)
    for line, action in _bids(block, next_seat(game.dealer)):
        game = _apply(line, game, action)
    for line, action in _exchanges(block):
        game = _apply(line, game, action)
    rows = block.tags["Play"].rows if "Play" in block.tags else ()
    for number, row in enumerate(rows, start=2):
        game = _read_trick(game, row, latest=number >= len(rows))
    return game


def _apply(line: int, game: Game, action: Action) -> Game:
    try:
        return apply(game, action)
    except IllegalAction as error:
        raise RecordError(
            line, "illegal-action", {"action": action_text(action), "why": error.code}
        ) from None


def _answers(block: Block) -> Iterator[tuple[int, Action]]:
    tag = block.tags.get("BlindNil")
    if tag is None:
        return
    if not _ANSWERS.fullmatch(tag.value):
        raise _wrong(tag)
    words = tag.value.split()
    for letter, answer in zip(words[::2], words[1::2], strict=True):
        yield tag.line, Blind(SEATS.index(letter), answer == "yes")


def _bids(block: Block, first: int) -> Iterator[tuple[int, Action]]:
    words = [(row.line, word) for row in block.need("Auction").rows for word in row.words]
    for (line, word), seat in zip(words, clockwise_from(first), strict=False):
        if word == UNFINISHED:
            return
        if word != BLIND:  # a blind nil is read from its own tag
            yield line, Bid(seat, _bid(line, word))


def _bid(line: int, word: str) -> int:
    if word == NIL:
        return 0
    if not _BID.fullmatch(word):
        raise RecordError(line, "not-a-bid", {"text": word[:20]})
    return int(word)


def _exchanges(block: Block) -> Iterator[tuple[int, Action]]:
    tag = block.tags.get("Exchange")
    for word in tag.value.split() if tag else ():
        found = _EXCHANGE.fullmatch(word)
        if not found or tag is None:
            raise _wrong(block.need("Exchange"))
        cards = [parse_card_word(tag.line, found[2][at : at + 2]) for at in range(0, len(found[2]), 2)]
        yield tag.line, Exchange(SEATS.index(found[1]), tuple(cards))


def _read_trick(game: Game, row: Row, *, latest: bool) -> Game:
    """One row of cards: the columns are seats, the order of play begins with the seat whose turn it is.

    Only the latest trick may lack cards: the row before the closing ``*``.
    """
    if row.words == (UNFINISHED,):
        return game
    if len(row.words) != 4:
        raise RecordError(row.line, "row-length", {"words": len(row.words)})
    first = next_seat(game.dealer)
    for seat in clockwise_from(first if game.turn is None else game.turn):
        word = row.words[(seat - first) % 4]
        if word == UNPLAYED and latest:
            return game
        game = _apply(row.line, game, Play(seat, parse_card_word(row.line, word)))
    return game


def _setup(block: Block) -> Setup:
    rules = _rules(block.need("RuleSet"))
    deals = tuple(block.tags["Deals"].value.split()) if "Deals" in block.tags else ()
    scores, bags = _team_pair(block.need("Scores")), _team_pair(block.need("Bags"))
    seed, dealer, players = block.need("Seed").value, _dealer(block.need("Dealer")), _players(block)
    try:
        return Setup(rules, seed, deals, dealer, scores, bags, players)
    except SetupError as error:
        raise RecordError(block.line, "setup-wrong", {"field": error.field}) from None
    except DealError as error:
        raise RecordError(block.need("Deals").line, "no-such-deal", {"why": error.code}) from None


def _dealer(tag: Tag) -> int:
    if tag.value not in tuple(SEATS):
        raise _wrong(tag)
    return SEATS.index(tag.value)


def _players(block: Block) -> tuple[str, str, str, str]:
    north, east, south, west = (block.need(name).value for name in ("North", "East", "South", "West"))
    return north, east, south, west


def _rules(tag: Tag) -> RuleSet:
    try:
        return parse_rules(tag.value)
    except RulesError as error:
        raise RecordError(tag.line, "rules", {"field": error.field, "why": error.code}) from None


def _team_pair(tag: Tag) -> tuple[int, int]:
    found = _TEAMS.fullmatch(tag.value)
    if not found:
        raise _wrong(tag)
    return int(found[1]), int(found[2])


def _compare(game: Game, block: Block) -> None:
    """What the record says of the hand is what the game says of it."""
    expected = list(block_tags(game))
    for name, value, rows in expected:
        tag = block.need(name)
        _compare_value(tag, value)
        _compare_rows(tag, [tuple(row.split()) for row in rows])
    names = {name for name, _, _ in expected}
    for tag in block.tags.values():
        if tag.name in OWN_TAGS and tag.name not in names:
            raise RecordError(tag.line, "tag-too-early", {"tag": tag.name})


def _compare_value(tag: Tag, expected: str) -> None:
    if tag.value != expected:
        raise RecordError(tag.line, "differs", {"tag": tag.name, "expected": expected})


def _compare_rows(tag: Tag, expected: list[tuple[str, ...]]) -> None:
    for row, words in zip(tag.rows, expected, strict=False):
        if row.words != words:
            raise RecordError(row.line, "differs", {"tag": tag.name, "expected": " ".join(words)})
    if len(tag.rows) < len(expected):
        missing = " ".join(expected[len(tag.rows)])
        raise RecordError(tag.line, "differs", {"tag": tag.name, "expected": missing})
    if len(tag.rows) > len(expected):
        raise RecordError(tag.rows[len(expected)].line, "row-too-many", {"tag": tag.name})


def _wrong(tag: Tag) -> RecordError:
    return RecordError(tag.line, "tag-wrong", {"tag": tag.name})
