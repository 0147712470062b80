"""Whole numbers below given bounds as one short text, and back: mixed radix, then base64url.

    >>> digits = Writer()
    >>> digits.put(2, below=14)
    >>> digits.put(7, below=13)
    >>> digits.text()
    'Bk'

Every sequence of numbers has exactly one text, and no text is longer than its numbers need.
"""

from spades.engine.deal import ALPHABET

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)}


class NotDigits(ValueError):  # noqa: N818 - said as it is
    """A text that no writer has written, or that ends too early or too late for its reader."""


class Writer:
    """Collects numbers, the first one lowest."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, digit: int, *, below: int) -> None:
        """Adds a number.

        :raises ValueError: it is not in ``range(below)``.
        """
        if not 0 <= digit < below:
            raise ValueError(f"{digit} is not below {below}")
        self._digits.append((digit, below))

    def text(self) -> str:
        """All of them as base64url characters."""
        number = 0
        for digit, below in reversed(self._digits):
            number = number * below + digit
        return _text(number)


class Reader:
    """Gives the numbers of a text back, asked with the same bounds in the same order.

    :raises NotDigits: the text is empty, has a letter of another alphabet, or one too many.
    """

    def __init__(self, text: str) -> None:
        number = 0
        for letter in text:
            if letter not in _VALUES:
                raise NotDigits(text)
            number = number << 6 | _VALUES[letter]
        if _text(number) != text:
            raise NotDigits(text)
        self._number = number

    def take(self, *, below: int) -> int:
        """The next number, in ``range(below)``."""
        self._number, digit = divmod(self._number, below)
        return digit

    def end(self) -> None:
        """Nothing may be left.

        :raises NotDigits: the text holds more than was taken.
        """
        if self._number:
            raise NotDigits


def _text(number: int) -> str:
    letters = [ALPHABET[number & 63]]
    while number := number >> 6:
        letters.append(ALPHABET[number & 63])
    return "".join(reversed(letters))
