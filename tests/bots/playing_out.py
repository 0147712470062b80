"""Random moments of random hands under many rule sets, played to their end by circuit and by readable
policy.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from spades.bots.playout import Start, Won, play_out, run, start_of
from spades.cards import Card, Cards
from spades.engine import CARDCOUCH, Bid, Game, RuleSet, Setup, Trick, apply, legal_actions, new_game
from spades.seats import Seat
from spades.view import view

World = tuple[Cards, ...]

RULES = (
    CARDCOUCH,
    RuleSet(lead_spades="any"),
    RuleSet(lead_spades="last", failed_nil="help"),
    RuleSet(first_trick_spades=False),
    RuleSet(first_trick_spades=False, lead_spades="any", failed_nil="help"),
    RuleSet(nil=None),
)
WITH_NILS, WITHOUT = (0, 0, 1, 2, 3, 4, 5, 7), (1, 2, 3, 4, 5, 8)


def moment(seed: int) -> Game:
    """A hand in the middle of play: random bids, nils among them, and up to fifty random legal cards."""
    chance = random.Random(seed)
    rules = RULES[seed % len(RULES)]
    game = new_game(Setup(rules, f"playout-{seed}", (), chance.randrange(4)))
    while game.turn is not None and game.phase == "bidding":
        game = apply(game, Bid(game.turn, chance.choice(WITHOUT if rules.nil is None else WITH_NILS)))
    for _ in range(chance.randrange(52)):
        game = apply(game, chance.choice(legal_actions(game)))
    return game


def worlds_of(game: Game, count: int, chance: random.Random) -> list[World]:
    """Deals in which the seat to move holds its own cards and the others any of the rest, each as many as it
    has; most do not fit the voids shown, which is nothing to a playout.
    """
    out = [card for seat, hand in enumerate(game.hands) if seat != game.turn for card in hand]
    worlds = []
    for _ in range(count):
        chance.shuffle(out)
        left = iter(out)
        worlds.append(
            tuple(
                hand if seat == game.turn else tuple(sorted(next(left) for _ in hand))
                for seat, hand in enumerate(game.hands)
            )
        )
    return worlds


def owners_of(worlds: Sequence[World]) -> dict[Card, tuple[int, int]]:
    """The worlds as planes: world ``w`` in bit ``w``."""
    owners: dict[Card, tuple[int, int]] = {}
    for number, hands in enumerate(worlds):
        for seat, hand in enumerate(hands):
            for card in hand:
                high, low = owners.get(card, (0, 0))
                owners[card] = (high | (seat >> 1) << number, low | (seat & 1) << number)
    return owners


def legal_cards(game: Game) -> Cards:
    return tuple(card for card, why in view(game, turn_of(game)).refusals if why is None)


def start_here(game: Game) -> Start:
    """Where a playout from the seat to move starts."""
    return start_of(view(game, turn_of(game)))


def compare(seed: int, count: int) -> int:
    """Plays ``count`` worlds of a moment both ways, card by card; how many cards were compared. The
    candidates are all legal cards, or for each third seed the policy chooses the first card too.
    """
    game = moment(seed)
    start = start_here(game)
    worlds = worlds_of(game, count, random.Random(-seed))
    candidates = legal_cards(game) if seed % 3 else ()
    trail: list[dict[Card, int]] = []
    finals = run(start, owners_of(worlds), count, candidates, trail)
    compared = 0
    for block, candidate in enumerate(candidates or (None,)):
        results = []
        for number, hands in enumerate(worlds):
            won, played = play_out(start, hands, candidate)
            assert cards_in(trail, block * count + number) == (*start.table, *played), (seed, number)
            results.append(won)
            compared += len(played)
        assert Counter(dict(finals.outcomes(block))) == credited(start, results), seed
    return compared


def cards_in(trail: Iterable[dict[Card, int]], world: int) -> Cards:
    """The cards played in one world; at each turn exactly one was."""
    played = []
    for turn in trail:
        (card,) = [card for card, plane in turn.items() if plane >> world & 1]
        played.append(card)
    return tuple(played)


def credited(start: Start, results: Iterable[Won]) -> Counter[Won]:
    """How often each result came; the tricks of a team without a nil are one seat's."""
    return Counter(credit(start, won) for won in results)


def credit(start: Start, won: Won) -> Won:
    shares = list(won)
    for team in (0, 1):
        if start.bids[team] and start.bids[team + 2]:
            shares[team], shares[team + 2] = won[team] + won[team + 2], 0
    return (shares[0], shares[1], shares[2], shares[3])


def turn_of(game: Game) -> Seat:
    assert game.turn is not None
    return game.turn


def table_of(game: Game) -> Trick:
    assert game.table is not None
    return game.table
