"""The first part of a packed record: the rules, who plays, and how the game stood when it began."""

from dataclasses import dataclass

from spades.engine import HUMAN, PRESETS, RulesError, RuleSet, format_rules, parse_rules
from spades.engine.setup import MOST_POINTS
from spades.seats import Seat

from .digits import NotDigits, Reader, Writer

# Numbers of names below are part of the format: new ones go to the end, up to MOST_KNOWN.
KNOWN_RULES = ("cardcouch", "kawu")
KNOWN_PLAYERS = (HUMAN, "beginner", "club", "expert")
MOST_KNOWN = 16  # number 0 spells a name out
MOST_ACTIONS = 128  # of a hand: with blind nil and exchange it has sixty-four
RULES_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.-"
RULES_LENGTH = 300
PLAYER_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
PLAYER_LENGTH = 40
MOST_BAGS = 16
Players = tuple[str, str, str, str]
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Start:
    """What a game begins with, its deals apart; ``last`` counts the actions of its last hand."""

    rules: RuleSet
    players: Players
    dealer: Seat
    scores: Pair
    bags: Pair
    last: int


def write_start(start: Start) -> str:
    """The text of a start."""
    digits = Writer()
    digits.put(start.last, below=MOST_ACTIONS)
    digits.put(start.dealer, below=4)
    plain = start.scores == start.bags == (0, 0)
    digits.put(0 if plain else 1, below=2)
    if not plain:
        for points in start.scores:
            digits.put(points + MOST_POINTS, below=2 * MOST_POINTS + 1)
        for bags in start.bags:
            digits.put(bags, below=MOST_BAGS)
    for player in start.players:
        _put_name(digits, player, KNOWN_PLAYERS, PLAYER_LETTERS, PLAYER_LENGTH)
    _put_name(digits, format_rules(start.rules), KNOWN_RULES, RULES_LETTERS, RULES_LENGTH)
    return digits.text()


def read_start(text: str) -> Start:
    """The start that a text tells. Whether a game can begin so, ``Setup`` says.

    :raises NotDigits: no start has this text.
    """
    digits = Reader(text)
    last, dealer = digits.take(below=MOST_ACTIONS), digits.take(below=4)
    scores, bags = (0, 0), (0, 0)
    if digits.take(below=2):
        scores = (_points(digits), _points(digits))
        bags = (digits.take(below=MOST_BAGS), digits.take(below=MOST_BAGS))
        if scores == bags == (0, 0):
            raise NotDigits(text)
    north, east, south, west = (
        _take_name(digits, KNOWN_PLAYERS, PLAYER_LETTERS, PLAYER_LENGTH) for _ in range(4)
    )
    rules = _rules(_take_name(digits, KNOWN_RULES, RULES_LETTERS, RULES_LENGTH))
    digits.end()
    return Start(rules, (north, east, south, west), dealer, scores, bags, last)


def _points(digits: Reader) -> int:
    return digits.take(below=2 * MOST_POINTS + 1) - MOST_POINTS


def _rules(text: str) -> RuleSet:
    """The rules of this text, which must be the one that is written for them."""
    try:
        rules = PRESETS[text] if text in PRESETS else parse_rules(text)
    except RulesError as error:
        raise NotDigits(text) from error
    if format_rules(rules) != text:
        raise NotDigits(text)
    return rules


def _put_name(digits: Writer, name: str, known: tuple[str, ...], letters: str, longest: int) -> None:
    digits.put(known.index(name) + 1 if name in known else 0, below=MOST_KNOWN)
    if name not in known:
        digits.put(len(name), below=longest + 1)
        for letter in name:
            digits.put(letters.index(letter), below=len(letters))


def _take_name(digits: Reader, known: tuple[str, ...], letters: str, longest: int) -> str:
    number = digits.take(below=MOST_KNOWN)
    if number > len(known):
        raise NotDigits
    if number:
        return known[number - 1]
    length = digits.take(below=longest + 1)
    name = "".join(letters[digits.take(below=len(letters))] for _ in range(length))
    if not name or name in known:
        raise NotDigits
    return name
