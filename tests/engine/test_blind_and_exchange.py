"""Blind nil and the exchange of cards after it (house rules): phases of their own."""

import pytest

from spades.engine import (
    Bid,
    Blind,
    Exchange,
    IllegalAction,
    Refusal,
    RuleSet,
    apply,
    exchange_refusal,
    legal_actions,
    may_go_blind,
    refusal,
)

from .helpers import bid, bid_all, card, cards, deal_with, play_out, start

BLIND = RuleSet(blind_nil=100)
EXCHANGE = RuleSet(blind_nil=100, exchange=2)
NORTH_SPADES = deal_with(N="AS KS QS", S="2C 3C 4C")


def answer(game, *answers):
    for declared in answers:
        game = apply(game, Blind(game.turn, declared))
    return game


def why(game, action):
    refused = refusal(game, action)
    return refused and refused.code


@pytest.mark.parametrize(
    ("scores", "may"), [((0, 100), True), ((0, 99), False), ((-50, 50), True), ((100, 0), False)]
)
def test_only_a_team_far_enough_behind_may_go_blind(scores, may):
    assert may_go_blind(BLIND, scores, 0) is may
    assert may_go_blind(BLIND, scores, 2) is may
    assert may_go_blind(BLIND, scores[::-1], 1) is may


def test_two_hundred_behind():
    rules = RuleSet(blind_nil=200)
    assert not may_go_blind(rules, (0, 199), 0)
    assert may_go_blind(rules, (0, 200), 0)


def test_the_question_comes_first_and_only_to_the_team_behind():
    game = start(rules=BLIND, dealer=3, scores=(0, 100))
    assert (game.phase, game.turn) == ("blind", 0)
    assert legal_actions(game) == (Blind(0, False), Blind(0, True))
    game = answer(game, False)
    assert (game.phase, game.turn) == ("blind", 2)
    game = answer(game, False)
    assert (game.phase, game.turn, game.blind) == ("bidding", 0, (False, None, False, None))


def test_no_question_while_nobody_is_far_enough_behind():
    assert start(rules=BLIND, scores=(0, 90)).phase == "bidding"


def test_a_blind_nil_is_a_bid_and_its_seat_is_passed_over():
    game = answer(start(rules=BLIND, dealer=3, scores=(0, 100)), False, True)
    assert game.bids == (None, None, 0, None)
    turns = []
    while game.phase == "bidding":
        turns.append(game.turn)
        game = bid(game, 3)
    assert turns == [0, 1, 3]
    assert game.bids == (3, 3, 0, 3)
    assert (game.phase, game.turn) == ("playing", 0)


def test_a_blind_nil_lifts_the_least_team_bid():
    rules = RuleSet(blind_nil=100, least_team_bid=6)
    game = answer(start(rules=rules, dealer=3, scores=(0, 100)), False, True)
    assert why(game, Bid(0, 1)) is None


def test_both_partners_may_go_blind():
    game = bid_all(answer(start(NORTH_SPADES, BLIND, 3, (0, 100)), True, True))
    ledger = play_out(game).ledgers[-1].teams[0]
    assert ledger.nils == (0, 2)
    assert [(line.code, line.seat) for line in ledger.lines][:2] == [
        ("blind-nil-failed", 0),
        ("blind-nil-made", 2),
    ]


def test_who_may_not_go_blind_is_told_so():
    assert why(start(), Blind(0, True)) == "blind-not-allowed"
    game = start(rules=BLIND, scores=(0, 100))
    assert why(game, Blind(1, True)) == "blind-not-allowed"
    assert why(game, Blind(2, True)) == "not-your-turn"
    assert why(game, Blind(True, True)) == "blind-not-allowed"
    assert why(answer(game, False, False), Blind(0, True)) == "wrong-phase"


@pytest.mark.parametrize("declared", [1, 0, None, "yes"])
def test_the_answer_is_yes_or_no(declared):
    assert why(start(rules=BLIND, scores=(0, 100)), Blind(0, declared)) == "not-yes-or-no"


def test_nobody_bids_before_the_answer():
    assert why(start(rules=BLIND, scores=(0, 100)), Bid(0, 3)) == "wrong-phase"


def exchanging(dealer=3):
    """North went blind; both North and South owe two cards."""
    return bid_all(answer(start(NORTH_SPADES, EXCHANGE, dealer, (0, 100)), True, False))


def test_after_the_bidding_the_partners_exchange():
    game = exchanging()
    assert (game.phase, game.turn) == ("exchange", 0)
    given = apply(game, Exchange(0, (card("KS"), card("AS"))))
    assert (given.phase, given.turn) == ("exchange", 2)
    assert given.hands == game.hands
    done = apply(given, Exchange(2, cards("2C 3C")))
    assert (done.phase, done.turn) == ("playing", 0)
    assert done.exchanged == (cards("AS KS"), None, cards("2C 3C"), None)
    assert set(cards("2C 3C")) <= set(done.hands[0])
    assert set(cards("AS KS")) <= set(done.hands[2])
    assert all(len(hand) == 13 and hand == tuple(sorted(hand)) for hand in done.hands)
    assert done.deal == game.deal


def test_cards_given_back_are_the_cards_that_were_given():
    """Both choose before either sees: a card just received cannot be passed back."""
    given = apply(exchanging(), Exchange(0, cards("KS AS")))
    assert why(given, Exchange(2, cards("KS AS"))) == "not-in-hand"


def test_the_exchange_begins_from_the_dealers_left():
    game = start(NORTH_SPADES, EXCHANGE, 1, (0, 100))
    game = bid_all(answer(game, False, True))
    assert (game.phase, game.turn) == ("exchange", 2)


def test_without_a_blind_nil_nothing_is_exchanged():
    game = bid_all(answer(start(rules=EXCHANGE, scores=(0, 100)), False, False))
    assert game.phase == "playing"


def test_no_exchange_where_the_rule_says_no_card():
    game = bid_all(answer(start(rules=BLIND, scores=(0, 100)), True, True))
    assert game.phase == "playing"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ((), "exchange-count"),
        (cards("AS"), "exchange-count"),
        (cards("AS KS QS"), "exchange-count"),
        ((card("AS"), card("AS")), "exchange-twice"),
        (cards("AS 2C"), "not-in-hand"),
        ((card("AS"), 99), "not-in-hand"),
        ((card("AS"), -1), "not-in-hand"),
        ((float(card("AS")), card("KS")), "not-an-integer"),
        ((True, card("KS")), "not-an-integer"),
        ([card("AS"), card("KS")], "not-an-integer"),
        (None, "not-an-integer"),
    ],
)
def test_an_exchange_that_is_refused(given, code):
    game = exchanging()
    before = game
    with pytest.raises(IllegalAction) as refused:
        apply(game, Exchange(0, given))
    assert refused.value.code == code
    assert game == before


def test_the_refusal_names_the_number_and_the_card():
    hand = cards("AS KS QS")
    assert exchange_refusal(EXCHANGE, hand, ()) == Refusal("exchange-count", {"count": 2})
    assert exchange_refusal(EXCHANGE, hand, cards("2C AS")) == Refusal("not-in-hand", {"card": "2C"})
    assert exchange_refusal(EXCHANGE, hand, (51, 51)) == Refusal("exchange-twice", {"card": "AS"})


def test_every_pair_of_cards_may_be_given():
    assert len(legal_actions(exchanging())) == 13 * 12 // 2
