"""Counting the ways on: once with the engine, once with a few lines that know nothing of it."""

from collections.abc import Iterator

from spades.cards import RANKS
from spades.engine import Game, apply, legal_actions


def counts(game: Game, tricks: int) -> list[int]:
    """How many sequences of cards lead on to the end of the next trick, of the one after it, and so on."""
    level, numbers = [game], []
    for _ in range(tricks):
        for _ in range(4):
            level = [apply(state, action) for state in level for action in legal_actions(state)]
        numbers.append(len(level))
    return numbers


def brute_counts(hands: list[list[str]], turn: int, lead: str, broken: bool, tricks: int) -> list[int]:
    """The same from cards as text: ``lead`` is the rule for leading spades ("broken", "any", "last")."""
    if not tricks:
        return []
    numbers = [0] * tricks
    for table in _tables(hands, turn, lead, broken, []):
        trump = [card for card in table if card[1] == "S"]
        best = max(
            trump or [card for card in table if card[1] == table[0][1]], key=lambda card: RANKS.index(card[0])
        )
        left = [[card for card in hand if card not in table] for hand in hands]
        winner = (turn + table.index(best)) % 4
        rest = brute_counts(left, winner, lead, broken or bool(trump), tricks - 1)
        numbers = [a + b for a, b in zip(numbers, [1, *rest], strict=True)]
    return numbers


def _tables(
    hands: list[list[str]], turn: int, lead: str, broken: bool, table: list[str]
) -> Iterator[list[str]]:
    if len(table) == 4:
        yield table
        return
    hand = hands[(turn + len(table)) % 4]
    if table:
        allowed = [card for card in hand if card[1] == table[0][1]] or hand
    elif lead == "any" or (lead == "broken" and broken):
        allowed = hand
    else:
        allowed = [card for card in hand if card[1] != "S"] or hand
    for card in allowed:
        yield from _tables(hands, turn, lead, broken, [*table, card])
