"""``spades replay``: a record or a save, checked move by move."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from spades.cards import card_text
from spades.cli.errors import CliError
from spades.engine import Game, HandLedger, NextHand, Trick, deal_code, format_rules, new_game
from spades.engine import apply as after
from spades.record import RecordError, read_records
from spades.save import SaveError, SaveNewer, load_save
from spades.seats import SEATS, TEAMS


def replay_file(path: str) -> None:
    """Prints every game of a file.

    :raises CliError: it cannot be read, or breaks a rule.
    """
    for number, game in enumerate(games_in(path, text_of(path))):
        print("\n".join([""] * bool(number) + list(game_lines(game))))


def text_of(path: str) -> str:
    """The text of a file, or of standard input.

    :raises CliError: there is none.
    """
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise CliError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CliError(f"{path}: not a text file") from None


def games_in(path: str, text: str) -> tuple[Game, ...]:
    """The games of a record, or the one of a save.

    :raises CliError: with line and reason.
    """
    try:
        return (load_save(text),) if text.lstrip().startswith("{") else read_records(text)
    except RecordError as error:
        raise CliError(f"{path}: {error}") from None
    except (SaveError, SaveNewer) as error:
        raise CliError(f"{path}: line 1: {error}") from None


def game_lines(game: Game) -> Iterator[str]:
    """A game from its first hand to where it stands."""
    yield f"Rules {format_rules(game.rules)}, players " + " ".join(
        f"{SEATS[seat]}={name}" for seat, name in enumerate(game.setup.players)
    )
    for hand in hands_of(game):
        yield from hand_lines(hand)
    if game.result is not None:
        scores = " to ".join(str(score) for score in sorted(game.result.scores, reverse=True))
        winner = "Nobody" if game.result.winner is None else TEAMS[game.result.winner]
        yield f"\n{winner} wins, {scores} ({game.result.reason})"
    else:
        yield f"\nNot over: NS {game.scores[0]}, EW {game.scores[1]}"


def hands_of(game: Game) -> Iterator[Game]:
    """The game as it stood at the end of each of its hands, and as it stands now."""
    state = new_game(game.setup)
    for action in game.actions:
        if isinstance(action, NextHand):
            yield state
        state = after(state, action)
    yield state


def hand_lines(hand: Game) -> Iterator[str]:
    """Bids, tricks and ledger of one hand."""
    code = deal_code(hand.setup, hand.hand_no)
    yield f"\nHand {hand.hand_no + 1}, deal {code}, dealer {SEATS[hand.dealer]}"
    yield "Bids    " + " ".join(f"{SEATS[seat]}:{bid_text(hand, seat)}" for seat in range(4))
    for number, trick in enumerate((*hand.tricks, *([hand.table] if hand.table else [])), start=1):
        if trick.cards:
            yield trick_line(number, trick)
    if hand.ledgers and len(hand.ledgers) == hand.hand_no + 1:
        yield from ledger_lines(hand.ledgers[-1])


def bid_text(hand: Game, seat: int) -> str:
    """``4``, ``Nil``, ``Blind`` or a dash."""
    bid = hand.bids[seat]
    if bid == 0:
        return "Blind" if hand.blind[seat] else "Nil"
    return "-" if bid is None else str(bid)


def trick_line(number: int, trick: Trick) -> str:
    """The leader, the cards in order, the winner."""
    cards = " ".join(card_text(card) for card in trick.cards)
    won = f" -> {SEATS[trick.winner()]}" if len(trick.cards) == 4 else ""
    return f"Trick {number:>2} {SEATS[trick.leader]}: {cards}{won}"


def ledger_lines(ledger: HandLedger) -> Iterator[str]:
    """Both teams, line by line."""
    for team, account in enumerate(ledger.teams):
        yield f"{TEAMS[team]} bid {account.bid}, tricks {account.tricks}"
        for line in account.lines:
            seat = "" if line.seat is None else f" {SEATS[line.seat]}"
            yield f"  {line.code + seat:<18}{line.points:>+6}"
        yield f"  {account.before} {account.points:+} = {account.after}, bags {account.bags_after}"
