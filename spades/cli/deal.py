"""``spades deal``: four hands around a table."""

from __future__ import annotations

from spades.cards import RANKS, SUITS, Cards
from spades.cli.errors import CliError
from spades.engine import DealError, Hands, deal_from_code, fresh_code
from spades.seats import EAST, NORTH, SOUTH, WEST

INDENT = 18
WHY = {
    "length": "a deal code has 16 characters",
    "characters": "a deal code is made of A-Z, a-z, 0-9, - and _",
    "no-such-deal": "no deal has this code",
}


def show_deal(code: str | None) -> None:
    """Prints a deal.

    :raises CliError: the code names none.
    """
    code = code or fresh_code()
    try:
        hands = deal_from_code(code)
    except DealError as error:
        raise CliError(f"{code}: {WHY[error.code]}") from None
    print(f"Deal {code}\n")
    print("\n".join(line.rstrip() for line in table_lines(hands)))


def table_lines(hands: Hands) -> list[str]:
    """North above, West and East side by side, South below."""
    north, south = hand_lines("North", hands[NORTH]), hand_lines("South", hands[SOUTH])
    west, east = hand_lines("West", hands[WEST]), hand_lines("East", hands[EAST])
    middle = [f"{left:<{2 * INDENT}}{right}" for left, right in zip(west, east, strict=True)]
    return [" " * INDENT + line for line in north] + middle + [" " * INDENT + line for line in south]


def hand_lines(name: str, hand: Cards) -> list[str]:
    """The seat, then a line for each suit, highest card first."""
    return [name] + [f"{SUITS[suit]} {suit_text(hand, suit)}" for suit in (3, 2, 1, 0)]


def suit_text(hand: Cards, suit: int) -> str:
    """``"AKT92"``, or a dash for a void."""
    return "".join(RANKS[card % 13] for card in reversed(hand) if card // 13 == suit) or "-"
