"""What was learned from bots' hands: whole numbers, sensible ones, and bids that look at the score."""

import ast
import random
from itertools import pairwise
from math import exp
from pathlib import Path

import pytest

import spades.bots.model
from spades.bots.model.account import Standing, brought
from spades.bots.model.bidding import forecast, weigh
from spades.bots.model.equity import SURE, chance
from spades.bots.model.nil import own_nil, own_odds
from spades.bots.model.odds import WHOLE, chance_of
from spades.bots.model.others import UNKNOWN, foes_bids, partners_bid
from spades.bots.model.tricks import BESIDE, COVER, HAND, TEAM, Bids, tricks
from spades.bots.model.worth import worth
from spades.bots.sight import by_suit
from spades.cards import DECK
from spades.engine import CARDCOUCH, Bid, Blind, RuleSet, Setup, apply, code_of, new_game, score_hand
from spades.view import view
from tests.bots.at_table import bidding, cards

FOLDER = Path(spades.bots.model.__file__).parent
MOST_BYTES = 300_000
USUAL = Bids(1, 0, 3, 6, 0)
HOUSES = [
    CARDCOUCH,
    RuleSet(target=150, losing_score=-100, nil=None),
    RuleSet(nil=200, failed_nil="help", bag_limit=5, bag_penalty=50, bag_value=-1),
    RuleSet(least_team_bid=6, bid_one=False, exact_ten=100, losing_score=None),
    RuleSet(bag_limit=None, target=1000, losing_score=-1000, nil=50),
]


def hand_of(text):
    """Spades, hearts, diamonds, clubs: ``"AK2 43 QJT 87654"``."""
    return " ".join(rank + suit for suit, ranks in zip("SHDC", text.split(), strict=True) for rank in ranks)


def suits_of(text):
    return by_suit(cards(hand_of(text)))


def dealt(number):
    cards = list(DECK)
    random.Random(number).shuffle(cards)
    return tuple(tuple(sorted(cards[13 * seat : 13 * seat + 13])) for seat in range(4))


def table(hands, dealer=3, bids=(), *, rules=CARDCOUCH, scores=(0, 0), bags=(0, 0)):
    """The view of the seat to bid after these bids."""
    game = new_game(Setup(rules, "0", (code_of(hands),), dealer, scores, bags))
    for place, bid in enumerate(bids):
        game = apply(game, Bid((dealer + 1 + place) % 4, bid))
    return view(game, (dealer + 1 + len(bids)) % 4)


def mean(chances):
    return sum(number * chance for number, chance in enumerate(chances))


# ---------------------------------------------------------------- figures


def test_nothing_shipped_is_or_makes_a_fraction():
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), path
            assert not isinstance(node, ast.Div), path


def test_all_figures_together_are_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*_data.py")) <= MOST_BYTES


def test_log_odds_are_read_as_chances():
    for odds in range(-1100, 1101, 7):
        exact = WHOLE / (1 + exp(-max(-1000, min(1000, odds)) / 100))
        assert abs(chance_of(odds) - exact) < WHOLE / 1000
        assert chance_of(odds) + chance_of(-odds) == WHOLE


# ---------------------------------------------------------------- a hand


def raised(hand, card):
    """The hand with a card one rank higher, if it is not held already and there is one."""
    if card % 13 == 12 or card + 1 in hand:
        return None
    return tuple(sorted({*hand, card + 1} - {card}))


def test_a_higher_card_is_hardly_ever_worth_less():
    for number in range(100):
        hand = dealt(number)[0]
        better = [raised(hand, card) for card in hand]
        for other in filter(None, better):
            assert worth(by_suit(other)) > worth(by_suit(hand)) - 120


def test_an_ace_is_worth_most_of_a_trick_more_than_a_two():
    low = worth(suits_of("8652 T952 432 72"))
    assert worth(suits_of("8652 AT95 432 72")) > low + 500
    assert worth(suits_of("A865 T952 432 72")) > low + 600


def test_a_higher_card_never_helps_a_nil_much():
    for number in range(100):
        hand = dealt(number)[0]
        here = own_nil(own_odds(by_suit(hand)), USUAL)
        for other in filter(None, (raised(hand, card) for card in hand)):
            assert own_nil(own_odds(by_suit(other)), USUAL) <= here + WHOLE // 100


def test_a_nil_is_not_made_with_the_ace_of_spades_and_seldom_with_the_king():
    without, king, ace = (own_odds(suits_of(f"{top}3 8632 7542 632")) for top in "4KA")
    assert own_nil(without, USUAL) > WHOLE // 2
    assert own_nil(king, USUAL) < own_nil(without, USUAL) * 9 // 10
    assert own_nil(ace, USUAL) < WHOLE // 100


# ---------------------------------------------------------------- tricks and bids


@pytest.mark.parametrize(
    ("kind", "bids"),
    [
        (TEAM, Bids(2, 3, 4, 5, 0)),
        (HAND, Bids(2, 3, 4, 5, 0)),
        (COVER, Bids(2, 3, 0, 5, 0)),
        (BESIDE, Bids(2, 0, 4, 5, 0)),
        (TEAM, Bids(0, 3, 4, 4, 1)),
    ],
)
def test_chances_of_tricks_add_up_and_grow_with_the_hand(kind, bids):
    for failed, foe_failed in [(0, 0), (1, 0), (0, 1), (1, 1)]:
        poor, rich = (tricks(kind, thousandths, bids, failed, foe_failed) for thousandths in (1500, 4500))
        assert sum(poor) == sum(rich) == WHOLE
        assert min(poor + rich) >= 0
        assert len(poor) == 14
        assert sum(poor[14 - failed - foe_failed :]) == 0
        if kind != BESIDE:
            assert mean(rich) > mean(poor)


def test_a_partner_who_bids_more_brings_more():
    means = [mean(tricks(TEAM, 3000, Bids(2, 3, partner, 5, 0))) for partner in (2, 4, 6)]
    assert means == sorted(means)


def test_a_bid_to_come_has_chances_that_add_up():
    for foe in (None, 0, 3):
        spread = partners_bid(3000, 3, foe)
        assert sum(chance for _, chance in spread) == WHOLE
        assert 2 < mean_of(spread) / WHOLE < 4
    for seats in (1, 2):
        assert sum(chance for _, chance in foes_bids(3000, 3, 4, None, seats)) == WHOLE
    low, high = (mean_of(partners_bid(thousandths, 3, None)) for thousandths in (1000, 6000))
    assert high < low, "what one hand holds the other does not"
    assert UNKNOWN > 13


def mean_of(spread):
    return sum(value * chance for value, chance in spread)


# ---------------------------------------------------------------- what a hand brings


@pytest.mark.parametrize("rules", [*HOUSES, RuleSet(blind_nil=100, blind_nil_value=200)])
def test_a_hand_brings_what_the_rules_say(rules):
    luck = random.Random(7)
    for _ in range(300):
        bids = [luck.choice([0, 0, 1, 2, 3, 4, 5, 10]) for _ in range(4)]
        cuts = sorted(luck.randrange(14) for _ in range(3))
        took = [b - a for a, b in pairwise([0, *cuts, 13])]
        blind = [rules.blind_nil is not None and not bid and luck.random() < 0.5 for bid in bids]
        if rules.nil is None and 0 in bids:
            continue
        limit = rules.bag_limit or 1
        scores, bags = (
            (luck.randrange(-90, 140), luck.randrange(-90, 140)),
            (limit - 1, luck.randrange(limit)),
        )
        teams = score_hand(rules, bids, blind, took, scores, bags)
        hands = [our_account(rules, bids, blind, took, team) for team in (0, 1)]
        for team in (0, 1):
            win = Standing(rules, scores, bags, team).chance(hands[team], hands[1 - team])
            after = chance(
                rules, (teams[0].after, teams[1].after), (teams[0].bags_after, teams[1].bags_after)
            )
            assert win == (SURE - after if team else after)


def our_account(rules, bids, blind, took, team):
    seats = (team, team + 2)
    values = {seat: rules.blind_nil_value if blind[seat] else rules.nil for seat in seats}
    nils = tuple((values[seat], took[seat]) for seat in seats if not bids[seat])
    numeric = sum(took[seat] for seat in seats if bids[seat])
    return brought(rules, sum(bids[seat] for seat in seats), numeric, nils)


# ---------------------------------------------------------------- bidding


@pytest.mark.parametrize("rules", HOUSES)
def test_the_bid_is_legal_under_every_house_rule(rules):
    for number in range(6):
        hands, bids = dealt(number), list[int]()
        for _ in range(4):
            seen = table(hands, number % 4, bids, rules=rules, scores=(90, 60), bags=(0, 0))
            weighed = weigh(seen)
            assert weighed.bid in seen.legal_bids()
            assert weighed.bid in {option.bid for option in weighed.options}
            assert all(0 <= option.win <= SURE for option in weighed.options)
            assert all(0 <= option.made <= WHOLE for option in weighed.options)
            bids.append(weighed.bid)


def test_the_same_hand_is_bid_alike_at_every_seat():
    for number in range(4):
        hands = dealt(number)
        for bids in ([], [3], [3, 0], [2, 3, 4]):
            here = table(hands, 3, bids, scores=(310, 240), bags=(3, 6))
            turned = (hands[3], *hands[:3])
            there = table(turned, 0, bids, scores=(240, 310), bags=(6, 3))
            assert weigh(here) == weigh(there)


def test_bids_grow_with_the_hand():
    assert weigh(bidding(hand_of("852 T952 J43 T72"))).bid <= 1
    assert weigh(bidding(hand_of("K85 KT95 A43 T72"))).bid in (2, 3)
    assert weigh(bidding(hand_of("AKQ52 AK AQ43 K2"))).bid >= 7


def test_a_sure_nil_is_bid_and_an_impossible_one_is_not():
    assert weigh(bidding(hand_of("32 7432 7532 642"))).bid == 0
    assert weigh(bidding(hand_of("A2 7432 7532 642"))).bid != 0


@pytest.mark.parametrize(("rules", "least"), [(CARDCOUCH, 1), (RuleSet(bid_one=False), 2)])
def test_who_needs_ten_points_bids_no_more_than_that(rules, least):
    seen = bidding(hand_of("K52 KQ52 A43 972"), so_far=(3, 3, 2), rules=rules, scores=(490, 100))
    assert weigh(seen).bid == least


def test_who_cannot_win_otherwise_tries_the_nil():
    hand, so_far = hand_of("QT3 T852 Q64 J93"), (4, 3, 3)
    calm, desperate = (bidding(hand, so_far=so_far, scores=scores) for scores in ((0, 0), (400, 440)))
    assert weigh(calm).bid != 0
    options = {option.bid: option.win for option in weigh(desperate).options}
    assert options[0] > options[1]


def test_beside_a_blind_nil_the_value_of_it_counts():
    rules = RuleSet(blind_nil=100, blind_nil_value=200, exchange=2)
    game = new_game(Setup(rules, "0", (code_of(dealt(3)),), 3, (0, 150), (0, 0)))
    game = apply(apply(game, Blind(0, declared=True)), Blind(2, declared=False))
    for seat in (1, 2, 3):
        weighed = weigh(view(game, seat))
        assert weighed.bid in view(game, seat).legal_bids()
        game = apply(game, Bid(seat, weighed.bid))
    assert game.phase == "exchange"


def test_a_forecast_adds_up():
    for number in range(4):
        seen = table(dealt(number), 3, [3] * number)
        for bid in (0, 2, 4):
            found = forecast(seen, bid)
            for chances in (found.hand, found.team):
                assert WHOLE * 98 // 100 <= sum(chances) <= WHOLE
            assert (found.nil > 0) == (bid == 0)
