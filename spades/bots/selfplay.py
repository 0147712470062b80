"""Bots against bots: whole hands and games played out, and a hash that says whether two machines agree."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Sequence

from spades.bots.levels import LEVELS
from spades.bots.protocol import Bot
from spades.bots.referee import Decision, Guard, decide
from spades.engine import Game, NextHand, RuleSet, Setup, action_text, apply, new_game
from spades.engine.rules import CARDCOUCH
from spades.seats import Seat

BIDDING = ("blind", "bidding")


def game_number(
    seed: str, number: int, rules: RuleSet = CARDCOUCH, players: Sequence[str] = ("club",) * 4
) -> Game:
    """Game ``number`` of a series: the same seed gives the same deals, and the first deal passes around."""
    north, east, south, west = players
    digest = hashlib.sha256(f"{seed}\n{number}".encode()).digest()
    text = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    return new_game(Setup(rules, text, (), number % 4, players=(north, east, south, west)))


def decisions(
    game: Game, bots: Sequence[Bot], guard: Guard | None = None, bidders: Sequence[Bot] | None = None
) -> Iterator[tuple[Game, Decision, Seat]]:
    """Plays the hand on to its end: the game after each decision, the decision, its seat. Bids, blind ones
    too, are made by ``bidders`` where there are any.
    """
    while game.turn is not None:
        seat = game.turn
        asked = bidders if bidders and game.phase in BIDDING else bots
        decision = decide(game, seat, asked[seat], guard=guard)
        game = apply(game, decision.action)
        yield game, decision, seat


def finish_hand(game: Game, bots: Sequence[Bot]) -> Game:
    """The game once its hand is over."""
    for after, _, _ in decisions(game, bots):
        game = after
    return game


def selfplay_hash(hands: int, seed: str) -> str:
    """SHA-256 over every action and ledger of so many hands among four Club bots, in games to their end. Two
    machines with the same hash have played the same hands.
    """
    digest, bots, number = hashlib.sha256(), (LEVELS["club"](),) * 4, 0
    game = game_number(seed, number)
    for _ in range(hands):
        game = finish_hand(game, bots)
        digest.update(" ".join(map(action_text, game.actions)).encode())
        digest.update(repr(game.ledgers[-1]).encode())
        if game.result is None:
            game = apply(game, NextHand())
        else:
            number += 1
            game = game_number(seed, number)
    return digest.hexdigest()
