"""The rest of a hand is called certain only when it is."""

from __future__ import annotations

import random
from itertools import combinations, islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades.cards import DECK, card_text, parse_card
from spades.coach.claim import certain_tricks
from spades.engine import Bid, Game, Play, Setup, Trick, apply, card_refusal, code_of, legal_actions, new_game
from spades.engine import parse_rules as rules_of
from spades.seats import NORTH, SOUTH, WEST, partner_of
from spades.view import View, view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from spades.cards import Cards

CLUBS, DIAMONDS, HEARTS, SPADES = (tuple(range(13 * suit, 13 * suit + 13)) for suit in range(4))
EXCHANGE = "house.blind-100.exchange-2"


def dealt(north: Cards, east: Cards, south: Cards, west: Cards, dealer: int) -> Game:
    """Four hands, everybody has bid one."""
    code = code_of((north, east, south, west))
    game = new_game(Setup(rules_of("cardcouch"), "seed", (code,), dealer))
    for _ in range(4):
        game = apply(game, Bid(game.turn or 0, 1))
    return game


def play(game: Game, cards: str) -> Game:
    for card in cards.split():
        assert game.turn is not None
        game = apply(game, Play(game.turn, parse_card(card)))
    return game


def claim(game: Game) -> tuple[int, int, int, int] | None:
    return certain_tricks(view(game, SOUTH))


# Examples.


def test_thirteen_spades_take_everything():
    game = dealt(CLUBS, DIAMONDS, SPADES, HEARTS, dealer=1)
    assert claim(game) == (0, 0, 13, 0)


def test_thirteen_spades_take_everything_in_the_second_place_too():
    game = play(dealt(CLUBS, SPADES, DIAMONDS, HEARTS, dealer=2), "AH 2C")
    assert certain_tricks(view(game, 1)) == (0, 13, 0, 0)


def test_another_seats_spades_are_certain_once_nobody_else_can_have_one():
    """West leads spade after spade; North and East show out, South never held one."""
    game = dealt(CLUBS, DIAMONDS, HEARTS, SPADES, dealer=SOUTH)
    for number in range(9):
        spade, club, diamond, heart = (card_text(suit[number]) for suit in (SPADES, CLUBS, DIAMONDS, HEARTS))
        game = play(game, f"{spade} {club} {diamond} {heart}")
    game = play(game, f"{card_text(SPADES[9])} {card_text(CLUBS[9])} {card_text(DIAMONDS[9])}")
    assert claim(game) == (0, 0, 0, 13)


def test_a_single_spade_that_is_out_may_ruff():
    game = dealt(CLUBS, DIAMONDS, SPADES[1:] + HEARTS[-1:], HEARTS[:-1] + SPADES[:1], dealer=1)
    assert claim(game) is None


def test_top_spades_and_a_side_ace_are_certain_once_the_spades_have_fallen():
    south = tuple(sorted((*SPADES[1:], HEARTS[-1])))
    west = tuple(sorted((SPADES[0], *HEARTS[:-1])))
    game = dealt(CLUBS, DIAMONDS, south, west, dealer=WEST)
    game = play(game, "2C 2D 3S 2H")  # South ruffs and is on lead; the two of spades is still out
    assert claim(game) is None
    game = play(game, "4S 2S 3C 3D")
    assert claim(game) == (0, 0, 13, 0)


def test_the_last_trick_is_not_worth_an_offer():
    game = dealt(CLUBS, DIAMONDS, SPADES, HEARTS, dealer=1)
    while len(game.hands[SOUTH]) > 1:
        game = apply(game, legal_actions(game)[0])
    while game.turn != SOUTH:
        game = apply(game, legal_actions(game)[0])
    assert claim(game) is None


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_only_the_seat_whose_turn_it_is_can_claim(seat):
    game = dealt(CLUBS, DIAMONDS, SPADES, HEARTS, dealer=1)
    assert certain_tricks(view(game, seat)) is None


def test_nothing_is_certain_during_the_bidding():
    assert claim(new_game(Setup(rules_of("cardcouch"), "seed", (), NORTH))) is None


def test_without_nodes_to_spend_nothing_is_certain():
    ending = next(v for v in endings(random.Random(1), "cardcouch", 2) if certain_tricks(v))
    assert certain_tricks(ending, nodes=0) is None


# Against brute force: every deal, every line, by the engine's own rule of what may be played.


def random_hand(source: random.Random, rules: str) -> Iterator[Game]:
    """Every state of a hand played at random, high cards more often than low ones."""
    scores = (-150, 150) if "blind" in rules else (0, 0)
    game = new_game(Setup(rules_of(rules), str(source.random())[2:], (), source.randrange(4), scores))
    while game.phase not in {"hand-over", "game-over"}:
        yield game
        actions = legal_actions(game)
        game = apply(game, actions[-1] if source.random() < 0.5 else source.choice(actions))


def endings(source: random.Random, rules: str, least: int, most: int = 2) -> Iterator[View]:
    """Views of the seat to play with ``least`` to ``most`` cards, from hands played at random."""
    for _ in range(500):
        for game in random_hand(source, rules):
            seat = game.turn
            if game.phase == "playing" and seat is not None and least <= len(game.hands[seat]) <= most:
                yield view(game, seat)


def possible_deals(v: View) -> Iterator[list[Cards]]:
    """All ways in which the unseen cards may lie, as far as the seat knows."""
    others = [seat for seat in range(4) if seat != v.seat]
    counts, voids, given = v.counts(), v.voids(), set(v.given)

    def may_hold(seat: int, cards: Cards) -> bool:
        mine = seat == partner_of(v.seat)
        return not any(card // 13 in voids[seat] or (card in given and not mine) for card in cards)

    unseen = v.unseen()
    for first in combinations(unseen, counts[others[0]]):
        rest = tuple(card for card in unseen if card not in first)
        for second in combinations(rest, counts[others[1]]):
            third = tuple(card for card in rest if card not in second)
            hands = [v.hand] * 4
            for seat, cards in zip(others, (first, second, third), strict=True):
                hands[seat] = cards
            if all(may_hold(seat, hands[seat]) for seat in others):
                yield hands


def outcomes(v: View, hands: list[Cards], tricks: tuple[Trick, ...], table: Trick) -> set[tuple[int, ...]]:
    """The tricks per seat of every line of play from here."""
    if len(table.cards) == 4:
        tricks = (*tricks, table)
        table = Trick(table.winner())
    if not any(hands):
        won = [0, 0, 0, 0]
        for trick in tricks:
            won[trick.winner()] += 1
        return {tuple(won)}
    seat = (table.leader + len(table.cards)) % 4
    found = set()
    for card in hands[seat]:
        if card_refusal(v.rules, hands[seat], table, tricks, card) is None:
            left = [tuple(c for c in hand if c != card) for hand in hands]
            found |= outcomes(v, left, tricks, Trick(table.leader, (*table.cards, card)))
    return found


def all_outcomes(v: View) -> set[tuple[int, ...]]:
    found: set[tuple[int, ...]] = set()
    for hands in possible_deals(v):
        found |= outcomes(v, hands, v.tricks, v.table or Trick(v.seat))
        if len(found) > 1:
            break
    return found


RULES = ["cardcouch", "house.leadspades-any", "house.leadspades-last", EXCHANGE]


@pytest.mark.parametrize("rules", RULES)
def test_two_tricks_before_the_end_the_claim_is_brute_forces_answer(rules):
    """It is never offered when wrong, and here never missed either."""
    source = random.Random(rules)
    certain = 0
    for v, _ in zip(endings(source, rules, 2), range(60), strict=False):
        found = all_outcomes(v)
        expected = next(iter(found)) if len(found) == 1 else None
        assert certain_tricks(v, nodes=100_000) == expected
        certain += expected is not None
    assert certain > 5


@pytest.mark.parametrize("rules", RULES)
def test_a_claim_three_tricks_before_the_end_holds_in_every_deal_and_line(rules):
    claims = (v for v in endings(random.Random(rules + "3"), rules, 3, 3) if certain_tricks(v) is not None)
    for v in islice(claims, 4):
        for number, hands in enumerate(possible_deals(v)):
            if number % 50 == 0:
                assert outcomes(v, hands, v.tricks, v.table or Trick(v.seat)) == {certain_tricks(v)}


def strong_hand(source: random.Random, rules: str) -> Game:
    """A deal whose North has most of the spades, so that early claims come up."""
    deck = list(DECK)
    source.shuffle(deck)
    deck.sort(key=lambda card: card < 39 + source.randrange(5))
    north, rest = tuple(sorted(deck[:13])), deck[13:]
    source.shuffle(rest)
    hands = (north, *(tuple(sorted(rest[at : at + 13])) for at in (0, 13, 26)))
    game = new_game(Setup(rules_of(rules), "seed", (code_of(hands),), source.randrange(4)))  # type: ignore[arg-type]  # four hands
    while game.phase == "bidding":
        game = apply(game, Bid(game.turn or 0, source.randrange(2, 5)))
    return game


@settings(deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["cardcouch", "house.leadspades-any", "house.firstspades-no"]))
def test_a_claim_made_early_is_what_every_play_out_gives(seed, rules):
    source = random.Random(seed)
    game, claimed = strong_hand(source, rules), None
    while game.phase == "playing":
        assert game.turn is not None
        claimed = claimed or certain_tricks(view(game, game.turn), nodes=100)
        actions = legal_actions(game)
        game = apply(game, actions[-1] if source.random() < 0.6 else source.choice(actions))
    assert claimed is None or claimed == game.ledgers[-1].tricks


def test_early_claims_do_come_up_in_those_hands():
    found = 0
    for seed in range(20):
        game = strong_hand(random.Random(seed), "cardcouch")
        while game.phase == "playing" and len(game.tricks) < 8:
            assert game.turn is not None
            found += certain_tricks(view(game, game.turn)) is not None
            game = apply(game, legal_actions(game)[-1])
    assert found > 10
