"""Packed records: a whole game as one short word for a link (docs/record.md, "Packed").

``A`` for this format, the start, the hands, a check sum, each but the last followed by a full stop. A hand is
the number of its deal and then, of each action, which of the legal ones it was. So a game has one text and a
text at most one game, and what a text says is legal by itself. The seed is not in it: nobody who gets a link
can tell the deals to come.
"""

import hashlib
from collections.abc import Iterator

from spades.engine import (
    DEAL_COUNT,
    Action,
    Exchange,
    Game,
    NextHand,
    Setup,
    SetupError,
    apply,
    code_of,
    deal_from_number,
    legal_actions,
    new_game,
    number_of,
)
from spades.engine.deal import ALPHABET

from .digits import NotDigits, Reader, Writer
from .packed_start import MOST_ACTIONS, Start, read_start, write_start

VERSION = "A"  # a later format takes the next letter
LETTERS = frozenset(ALPHABET + ".")
MOST_HANDS = 100  # played out in a second or two; longer games are given as files
LONGEST_HAND = 64  # characters; the longest possible hand has 48
LONGEST_START = 500
CHECK_LENGTH = 5
MOST_CHARACTERS = 1 + LONGEST_START + MOST_HANDS * (LONGEST_HAND + 1) + CHECK_LENGTH


class PackedError(ValueError):
    """A text that is no packed record.

    ``code`` is ``"too-long"``; ``"not-packed"``: other letters, or no such parts; ``"newer"`` {version}: a
    format that this program does not know; ``"damaged"``: the check sum differs, something was lost on the
    way; ``"wrong"`` {hand}: the check sum is right and yet no game is told so (hands from 1, 0 is the start).
    """

    def __init__(self, code: str, params: dict[str, str | int] | None = None) -> None:
        self.code = code
        self.params: dict[str, str | int] = dict(params or {})
        super().__init__(code, self.params)

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.params.items())])


def looks_packed(text: str) -> bool:
    """Whether a text might be a packed record, of this format or a later one: a word of its letters in parts,
    beginning with a capital.
    """
    return "." in text and "A" <= text[0] <= "Z" and all(letter in LETTERS for letter in text)


def pack(game: Game) -> str:
    """The packed record of a game, finished or not. Of an unfinished hand it tells all cards: see
    :func:`spades.record.finished.until_finished`.

    :raises PackedError: "too-long" for a game of more than two hundred hands.
    """
    if game.hand_no >= MOST_HANDS:
        raise PackedError("too-long")
    hands, setup = list(_hand_texts(game)), game.setup
    start = Start(setup.rules, setup.players, setup.dealer, setup.scores, setup.bags, last=hands[-1][1])
    body = ".".join([VERSION + write_start(start), *(text for text, _ in hands)])
    return body + "." + _check_sum(body)


def unpack(text: str, seed: str) -> Game:
    """The game of a packed record. Its deals are fixed; those that come after them are those of ``seed``.

    :raises PackedError: the text is refused.
    """
    start, hands = _parts(text)
    deals = [_deal_of(number, hand) for number, hand in enumerate(hands, start=1)]
    game = new_game(_setup(start, tuple(code for code, _ in deals), seed))
    for number, (_, digits) in enumerate(deals, start=1):
        game = _play(game, number, digits, start.last if number == len(deals) else MOST_ACTIONS)
    return game


def _hand_texts(game: Game) -> Iterator[tuple[str, int]]:
    """The text of each hand, and how many actions it has."""
    state = new_game(game.setup)
    digits, count = _dealt(state), 0
    for action in game.actions:
        if isinstance(action, NextHand):
            yield digits.text(), count
            state, count = apply(state, action), 0
            digits = _dealt(state)
        else:
            legal = legal_actions(state)
            digits.put(legal.index(_listed(action)), below=len(legal))
            state, count = apply(state, action), count + 1
    yield digits.text(), count


def _dealt(hand: Game) -> Writer:
    digits = Writer()
    digits.put(number_of(hand.deal), below=DEAL_COUNT)
    return digits


def _listed(action: Action) -> Action:
    """The action as it is listed: the order in which cards were given away does not matter."""
    return Exchange(action.seat, tuple(sorted(action.cards))) if isinstance(action, Exchange) else action


def _parts(text: str) -> tuple[Start, list[str]]:
    """The start and the texts of the hands; everything that can be told without playing is checked."""
    if type(text) is not str or len(text) > MOST_CHARACTERS:
        raise PackedError("not-packed" if type(text) is not str else "too-long")
    if not looks_packed(text):
        raise PackedError("not-packed")
    if not text.startswith(VERSION):
        raise PackedError("newer", {"version": text[0]})
    body, _, check_sum = text.rpartition(".")
    if _check_sum(body) != check_sum:
        raise PackedError("damaged")
    start, *hands = body[1:].split(".")
    if not hands:
        raise PackedError("not-packed")
    if (
        len(hands) > MOST_HANDS
        or len(start) > LONGEST_START
        or any(len(hand) > LONGEST_HAND for hand in hands)
    ):
        raise PackedError("too-long")
    try:
        return read_start(start), hands
    except NotDigits:
        raise PackedError("wrong", {"hand": 0}) from None


def _check_sum(body: str) -> str:
    """Thirty bits: of a thousand million damaged texts one passes."""
    number = int.from_bytes(hashlib.sha256(body.encode()).digest()[:4], "big")
    return "".join(ALPHABET[number >> 6 * place & 63] for place in range(CHECK_LENGTH))


def _deal_of(number: int, hand: str) -> tuple[str, Reader]:
    try:
        digits = Reader(hand)
        return code_of(deal_from_number(digits.take(below=DEAL_COUNT))), digits
    except NotDigits:
        raise PackedError("wrong", {"hand": number}) from None


def _setup(start: Start, deals: tuple[str, ...], seed: str) -> Setup:
    try:
        return Setup(start.rules, seed, deals, start.dealer, start.scores, start.bags, start.players)
    except SetupError:
        raise PackedError("wrong", {"hand": 0}) from None


def _play(game: Game, number: int, digits: Reader, most: int) -> Game:
    """The game after this many actions of the hand, or once it is over."""
    if number > 1:
        if game.phase != "hand-over":
            raise PackedError("wrong", {"hand": number})
        game = apply(game, NextHand())
    count = 0
    while count < most and game.turn is not None:
        legal = legal_actions(game)
        game = apply(game, legal[digits.take(below=len(legal))])
        count += 1
    try:
        digits.end()
    except NotDigits:
        raise PackedError("wrong", {"hand": number}) from None
    if most < MOST_ACTIONS and count != most:
        raise PackedError("wrong", {"hand": number})
    return game
