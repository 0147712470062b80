"""What the engine's tests share: hands as text, whole games by a seeded player, random rule sets."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from spades.cards import DECK, Cards, parse_card
from spades.engine import (
    CARDCOUCH,
    Action,
    Bid,
    Blind,
    Exchange,
    Game,
    Hands,
    NextHand,
    Play,
    RuleSet,
    Setup,
    apply,
    card_refusal,
    code_of,
    legal_actions,
    new_game,
)
from spades.seats import SEATS, WEST

# The same examples on every run and every machine, few enough to stay quick.
modest = settings(derandomize=True, max_examples=25, deadline=None, database=None)


def cards(text: str) -> Cards:
    """``"KS 4D"``, ascending."""
    return tuple(sorted(map(parse_card, text.split())))


def card(text: str) -> int:
    return parse_card(text)


def seat(letter: str) -> int:
    return SEATS.index(letter)


def deal_with(**held: str) -> Hands:
    """A deal in which these seats hold these cards; the rest of the deck is dealt out in order."""
    hands = [list(cards(held.get(letter, ""))) for letter in SEATS]
    left = [c for c in DECK if not any(c in hand for hand in hands)]
    for hand in hands:
        while len(hand) < 13:
            hand.append(left.pop(0))
    north, east, south, west = (tuple(sorted(hand)) for hand in hands)
    return (north, east, south, west)


def start(
    hands: Hands | None = None,
    rules: RuleSet = CARDCOUCH,
    dealer: int = WEST,
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
    seed: str = "test",
) -> Game:
    """A new game; ``hands`` are those of its first hand."""
    return new_game(Setup(rules, seed, (code_of(hands),) if hands else (), dealer, scores, bags))


def play(game: Game, *plays: str) -> Game:
    """Cards played in turn, by whose turn it is."""
    for text in plays:
        assert game.turn is not None
        game = apply(game, Play(game.turn, card(text)))
    return game


def bid(game: Game, *bids: int) -> Game:
    """Bids made in turn."""
    for number in bids:
        assert game.turn is not None
        game = apply(game, Bid(game.turn, number))
    return game


def bid_all(game: Game, number: int = 3) -> Game:
    while game.phase == "bidding":
        game = bid(game, number)
    return game


def play_out(game: Game) -> Game:
    """The hand played to its end with the lowest legal card each time."""
    while game.phase == "playing":
        game = apply(game, legal_actions(game)[0])
    return game


def random_action(game: Game, rng: random.Random) -> Action:
    """A legal action, without listing all of them: many games are played."""
    turn = game.turn
    if turn is None:
        return NextHand()
    if game.phase == "playing":
        hand, table = game.hands[turn], game.table
        assert table is not None
        legal = [c for c in hand if card_refusal(game.rules, hand, table, game.tricks, c) is None]
        return Play(turn, rng.choice(legal))
    if game.phase == "exchange":
        return Exchange(turn, tuple(rng.sample(game.hands[turn], game.rules.exchange)))
    if game.phase == "blind":
        return Blind(turn, rng.random() < 0.5)
    # Low bids and nils make games that end at either limit and cross bag limits on the way.
    choices = legal_actions(game)
    return choices[min(len(choices) - 1, rng.randrange(6))]


def states(setup: Setup, rng: random.Random, most_hands: int = 4) -> Iterator[Game]:
    """Every state of a random game, cut after some hands."""
    game = new_game(setup)
    yield game
    while game.phase != "game-over" and not (game.phase == "hand-over" and game.hand_no + 1 >= most_hands):
        game = apply(game, random_action(game, rng))
        yield game


def last(setup: Setup, rng: random.Random, most_hands: int = 4) -> Game:
    """Where such a game ends."""
    *_, end = states(setup, rng, most_hands)
    return end


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set that does not contradict itself."""
    nil = draw(st.one_of(st.none(), st.integers(50, 200)))
    bag_limit = draw(st.sampled_from([None, 5, 10, 10]))
    blind = None if nil is None else draw(st.sampled_from([None, 100, 200]))
    hands = draw(st.sampled_from([None, None, 1, 2, 12]))
    fields: dict[str, Any] = {
        "target": 500 if hands else draw(st.integers(150, 1000)),
        "losing_score": -200 if hands else draw(st.one_of(st.none(), st.integers(-1000, -100))),
        "nil": nil,
        "failed_nil": draw(st.sampled_from(["bags", "help"])) if nil else "bags",
        "bag_limit": bag_limit,
        "bag_penalty": draw(st.integers(0, 200)) if bag_limit else 100,
        "bag_value": draw(st.sampled_from([-1, 0, 1])) if bag_limit else 1,
        "lead_spades": draw(st.sampled_from(["broken", "any", "last"])),
        "first_trick_spades": draw(st.booleans()),
        "least_team_bid": draw(st.sampled_from([None, 4, 6])),
        "bid_one": draw(st.booleans()),
        "exact_ten": draw(st.sampled_from([0, 100])),
        "blind_nil": blind,
        "blind_nil_value": draw(st.integers(200, 400)) if blind else 200,
        "exchange": draw(st.integers(0, 3)) if blind else 0,
        "hands": hands,
    }
    return RuleSet(**fields)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any start of a game; one team is often behind, so that blind nils happen."""
    rules = draw(rule_sets())
    behind = draw(st.sampled_from([0, -90, 120]))
    limit = rules.bag_limit or 1
    bags = (draw(st.integers(0, limit - 1)), draw(st.integers(0, limit - 1)))
    return Setup(rules, f"s{draw(st.integers(0, 10**6))}", (), draw(st.integers(0, 3)), (behind, 0), bags)
