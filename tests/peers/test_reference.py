"""The reference stays what it is: its choices are held by a second reading of the same rules, as they were
first written down, and by a hash of whole hands.
"""

from __future__ import annotations

import hashlib
import random
from fractions import Fraction

import pytest

from spades.bots import Rng
from spades.bots.selfplay import finish_hand, game_number
from spades.cards import DECK
from spades.engine import Bid, Game, Play, action_text, apply, parse_rules
from spades.seats import partner_of
from spades.view import View, view
from tests.peers.reference import Reference, choose, heur_bid

RULES = (
    "cardcouch", "house.failednil-help.leadspades-last", "house.leadspades-any", "house.firstspades-no",
)  # fmt: skip
BIDS = (0, 0, 1, 2, 3, 3, 3, 4, 4, 5, 9)


def test_it_bids_by_the_second_reading() -> None:
    rng = random.Random(1)
    for _ in range(20_000):
        hand = tuple(sorted(rng.sample(DECK, 13)))
        partner_bid = rng.choice((None, *BIDS, 13))
        assert heur_bid(hand, partner_bid) == second_bid(hand, partner_bid)


@pytest.mark.parametrize("text", RULES)
def test_it_plays_by_the_second_reading(text: str) -> None:
    """Any bids; in every third hand any card too, so that it meets what it would not bring about itself."""
    rng, rules, plays = random.Random(text), parse_rules(text), 0
    for number in range(60):
        game = game_number(f"reading {text}", number, rules)
        while game.phase == "bidding":
            game = apply(game, Bid(game.turn or 0, rng.choice(BIDS)))
        while game.phase == "playing":
            seen = view(game, game.turn or 0)
            card = choose(seen)
            assert card == second_choice(seen)
            plays += 1
            card = card if number % 3 else rng.choice(seen.legal_cards())
            game = apply(game, Play(game.turn or 0, card))
    assert plays == 60 * 52


def test_its_hands_are_those_it_has_always_played() -> None:
    digest = hashlib.sha256()
    for number in range(100):
        game: Game = finish_hand(game_number("frozen", number), (Reference(),) * 4)
        digest.update(" ".join(map(action_text, game.actions)).encode())
    assert digest.hexdigest()[:16] == "e3f58c899971b3db"


@pytest.mark.parametrize("rules", ["house.nil-off", "house.leastbid-6", "house.bidone-no.leastbid-4"])
def test_a_house_rule_moves_a_bid_no_further_than_it_must(rules: str) -> None:
    for number in range(100):
        game = game_number("bids", number, parse_rules(rules))
        while game.phase == "bidding":
            seen = view(game, game.turn or 0)
            wished = heur_bid(seen.hand, seen.bids[partner_of(seen.seat)])
            bid, legal = Reference().bid(seen, Rng(0)), seen.legal_bids()
            assert bid in legal
            assert bid == wished or wished not in legal
            assert not any(abs(other - wished) < abs(bid - wished) for other in legal if other)
            game = apply(game, Bid(seen.seat, bid))


def second_bid(hand: tuple[int, ...], partner_bid: int | None) -> int:
    suits = [[card % 13 for card in hand if card // 13 == suit] for suit in range(4)]
    v = Fraction(0)
    for s in range(3):
        ranks, n = suits[s], len(suits[s])
        v += (1 if n <= 5 else Fraction("0.6")) if 12 in ranks else 0
        if 11 in ranks:
            v += (Fraction("0.75") if n >= 2 else Fraction("0.3")) if n <= 5 else Fraction("0.4")
        v += Fraction("0.3") if 10 in ranks and 3 <= n <= 4 else 0
    sp = sorted(suits[3], reverse=True)
    for i, r in enumerate(sp):
        above = 12 - r - i
        if i >= 3 or above == 0 or (len(sp) - i - 1 >= above and above <= 2):
            v += 1 if i < 3 else Fraction("0.85")
        elif len(sp) - i - 1 >= above - 1 and above <= 2:
            v += Fraction("0.4")
    short = sum(max(0, 2 - len(suits[s])) for s in range(3))
    ready = max(0, min(len(sp), 3) - (1 if sp and sp[0] >= 10 else 0))
    v += min(short * Fraction("0.5"), ready * Fraction("0.4"))
    low = v < Fraction("1.3") and not any(r >= 9 for r in sp) and len(sp) <= 3 and partner_bid != 0
    if low and all(
        not ranks or (min(ranks) <= 4 and sum(r >= 9 for r in ranks) <= sum(r <= 5 for r in ranks))
        for ranks in suits[:3]
    ):
        return 0
    return max(1, min(int(v + Fraction("0.35")), 13 - (partner_bid or 0)))


def second_choice(seen: View) -> int:
    """The cards in play are numbered anew first, so that the highest left of a suit counts as its ace."""
    assert seen.table is not None
    in_play = sorted({*seen.hand, *seen.unseen(), *seen.table.cards}, reverse=True)
    new: dict[int, int] = {}
    for card in in_play:
        new[card] = 13 * (card // 13) + 12 - sum(other // 13 == card // 13 for other in new)
    old = {n: card for card, n in new.items()}
    table = [((seen.table.leader + i) % 4, new[card]) for i, card in enumerate(seen.table.cards)]
    alive = {new[card] for card in in_play if card not in seen.table.cards}
    return old[_second_card(seen, [new[card] for card in seen.legal_cards()], table, alive)]


def _second_card(  # noqa: C901, PLR0911  (one long list of cases, as it was first written down)
    seen: View, legal: list[int], trick: list[tuple[int, int]], alive: set[int]
) -> int:
    k, seat, partner = len(trick), seen.seat, partner_of(seen.seat)
    won, bids = seen.tricks_won(), [bid or 0 for bid in seen.bids]
    made = [won[t] + won[t + 2] >= bids[t] + bids[t + 2] for t in (0, 1)]
    content = made[0] and made[1] if sum(bids) >= 11 else made[seat % 2]
    nil = [bids[s] == 0 and won[s] == 0 for s in range(4)]
    cover = nil[partner] and not nil[seat]
    duck = nil[seat] or (content and not cover)
    side, spades = [c for c in legal if c < 39], [c for c in legal if c >= 39]

    def low() -> int:
        return min(side, key=lambda c: (c % 13, c // 13))

    def high() -> int:
        return min(side, key=lambda c: (-(c % 13), c // 13))

    if k == 0:
        tops = [max((c for c in alive if c // 13 == s), default=None) for s in range(4)]
        sure = [top for top in tops if top in legal]
        if not duck and not cover and sure and sure[0] is not None:
            return sure[0]
        if cover and not duck:
            return high() if side else max(spades)
        return low() if side else min(spades)
    led, best = trick[0][1] // 13, trick[0]
    for played in trick[1:]:
        if _over(played[1], best[1]):
            best = played
    follows = legal[0] // 13 == led
    able = [c for c in legal if c // 13 == led] if follows else spades
    over = [c for c in able if _over(c, best[1])]
    under = [c for c in able if c not in over]
    want = not duck
    if best[0] == partner and not cover and (k == 3 or not (follows and best[1] % 13 < 9)):
        want = False
    if nil[best[0]] and best[0] != partner and not nil[seat]:
        want, duck = False, True
    if want and over:
        if k == 3 or not follows:
            return over[0]
        if k == 2 or cover or over[-1] % 13 >= 11:
            return over[-1]
    if duck and under:
        return under[-1]
    if not follows and side:
        return high() if duck else low()
    return able[-1] if k == 3 and duck and follows else able[0]


def _over(card: int, best: int) -> bool:
    return card > best if card // 13 == best // 13 else card >= 39
