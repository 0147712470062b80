"""The blind question and the exchange (house rules)."""

from __future__ import annotations

from dataclasses import replace

from spades.bots import Rng
from spades.bots.club import Club
from spades.cards import SPADES
from spades.engine import parse_rules
from tests.bots.at_table import bidding, cards

BLIND = parse_rules("house.blind-100")
EXCHANGE = parse_rules("house.blind-100.exchange-2")
HAND = "AS 9S 4S KH 8H 3H QD 9D 5D JC 7C 2C 6C"


def goes_blind(rules, scores, blind=(None,) * 4) -> bool:
    seen = replace(bidding(HAND, rules=rules, scores=scores, blind=blind), phase="blind", hand=(), dealt=())
    return Club().blind(seen, Rng(0))


def gives(hand: str, *, nil: bool) -> tuple[int, ...]:
    seen = bidding(hand, rules=EXCHANGE)
    seen = replace(seen, phase="exchange", bids=(4, 4, 0, 4) if nil else (0, 4, 4, 4))
    return Club().exchange(seen, Rng(0))


def test_without_an_exchange_only_need_goes_blind() -> None:
    assert not goes_blind(BLIND, (100, 200))
    assert goes_blind(BLIND, (100, 480))


def test_with_an_exchange_a_blind_nil_is_worth_declaring() -> None:
    assert goes_blind(EXCHANGE, (0, 100))


def test_one_blind_nil_in_a_team_is_enough() -> None:
    assert not goes_blind(EXCHANGE, (0, 100), blind=(True, None, None, None))


def test_the_nil_hands_over_its_ace_of_spades_first() -> None:
    given = gives(HAND, nil=True)
    assert cards("AS")[0] in given
    assert len(set(given)) == 2


def test_its_partner_hands_over_low_side_cards() -> None:
    given = gives(HAND, nil=False)
    assert all(card % 13 <= 1 and card // 13 != SPADES for card in given)


def test_what_is_given_is_held() -> None:
    for nil in (True, False):
        assert set(gives("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", nil=nil)) <= set(cards("AS KS 3S 2S"))
