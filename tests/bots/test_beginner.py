"""The level Beginner: honest mistakes, none of them absurd."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from spades.bots import Rng
from spades.bots.beginner import Beginner
from spades.bots.beginner.bid import plainly_low
from spades.bots.selfplay import decisions, finish_hand, game_number
from spades.bots.sight import ACE, beats, laid, winning
from spades.cards import SPADES, Card, card_text
from spades.engine import Game, apply, legal_actions, new_game, parse_rules
from spades.seats import partner_of
from spades.view import View, view
from tests.bots.at_table import bidding, cards, playing
from tests.bots.test_selfplay import HOUSES

EVEN = (3, 3, 4, 3)
FOUR = (Beginner(),) * 4
ACE_OF_SPADES, KING_OF_SPADES = 51, 50
FAR = parse_rules("house.blind-100.exchange-2")


def plays(seen: View) -> str:
    return card_text(Beginner().play(seen, Rng(0)))


def bids(seen: View) -> int:
    return Beginner().bid(seen, Rng(0))


def random_choices(hands: int) -> Iterator[tuple[View, Card]]:
    """What a Beginner plays at every turn of hands in which everybody bids and plays at random."""
    for number in range(hands):
        game, rng = game_number("random", number), Rng(number)
        while game.turn is not None:
            if game.phase == "playing":
                seen = view(game, game.turn)
                yield seen, Beginner().play(seen, rng)
            game = apply(game, rng.choice(legal_actions(game)))


class TestBid:
    @pytest.mark.parametrize(
        ("hand", "bid"),
        [
            ("4S 3S 2S AH 8H 3H AD 9D 5D 4D 7C 2C 6C", 2),
            ("4S 3S 2S KH 8H 3H KD 9D 5D 4D 7C 2C 6C", 2),
            ("9S 7S 4S 3S 2S KH 8H AD 9D 5D 7C 2C 6C", 4),
        ],
    )
    def test_aces_kings_and_spades_beyond_the_third_are_tricks(self, hand, bid):
        assert bids(bidding(hand)) == bid

    def test_a_bare_king_is_none(self):
        assert bids(bidding("4S 3S 2S KH AD 9D 5D 4D 3D 7C 2C 6C 5C")) == 1

    def test_queens_and_short_suits_are_overlooked(self):
        assert bids(bidding("4S 3S 2S QH JH TH QD JD 9D 8D QC JC TC")) == 1

    @pytest.mark.parametrize("scores", [(0, 0), (480, 490), (-180, 400)])
    @pytest.mark.parametrize("bags", [(0, 0), (9, 9)])
    def test_the_score_does_not_matter(self, scores, bags):
        assert bids(bidding("AS KS 2S AH 8H 3H 9D 5D 4D 7C 2C 6C 5C", scores=scores, bags=bags)) == 3

    def test_the_team_never_bids_more_than_there_is(self):
        assert bids(bidding("AS KS QS AH KH 3H AD KD 4D AC KC 6C 5C", so_far=(2, 10, 1))) == 3

    def test_a_house_rule_may_ask_for_more(self):
        seen = bidding("4S 3S 2S QH JH TH QD JD 9D 8D QC JC TC", rules=parse_rules("house.bidone-no"))
        assert bids(seen) == 2


class TestNil:
    def test_a_plainly_low_hand_is_a_nil(self):
        assert bids(bidding("5S 2S 9H 6H 4H 2H TD 7D 3D 8C 6C 4C 2C")) == 0

    def test_not_beside_the_partners(self):
        assert bids(bidding("5S 2S 9H 6H 4H 2H TD 7D 3D 8C 6C 4C 2C", so_far=(0, 4))) == 1

    def test_it_is_bid_now_and_then_and_never_with_the_ace_or_king_of_spades(self):
        hands = [hand for number in range(750) for hand in game_number("nil", number).hands]
        low = [hand for hand in hands if plainly_low(hand)]
        assert len(low) >= len(hands) // 100
        for hand in low:
            assert not {ACE_OF_SPADES, KING_OF_SPADES} & set(hand)
            assert all(card % 13 < ACE for card in hand)

    def test_four_beginners_make_most_of_theirs(self):
        games = (game_number("nil", number) for number in range(750))
        made = failed = 0
        for game in games:
            if any(map(plainly_low, game.hands)):
                ledger = finish_hand(game, FOUR).ledgers[-1]
                for bid, won in zip(ledger.bids, ledger.tricks, strict=True):
                    made += bid == 0 == won
                    failed += bid == 0 < won
        assert made + failed >= 30
        assert made >= 60 * (made + failed) // 100

    @pytest.mark.parametrize(
        ("hand", "table", "card"),
        [
            ("QH 5H 3H 8D 5C", "W 3S KH", "QH"),
            ("QH 5H 4H 8D 5C", "E KH", "QH"),
            ("QH 5H 4H 8D 5C", "E 6H JH 7H", "5H"),
            ("9S 2S KD 5C", "E 6H", "KD"),
            ("9S 2S KD 5C", "E 6H TS", "9S"),
            ("QH 7H 6H 8D 5C", "E 3H", "6H"),
            ("QH 7H 6H 8D 5C", "W 3H 5H 4H", "QH"),
        ],
    )
    def test_its_own_nil_stays_under_and_throws_the_highest_it_can(self, hand, table, card):
        assert plays(playing(hand, bids=(4, 3, 0, 3), table=table)) == card

    def test_its_own_nil_leads_low(self):
        assert plays(playing("QH 7H 3D 8D 5C", bids=(4, 3, 0, 3))) == "3D"

    def test_the_partners_nil_that_is_winning_is_covered(self):
        assert plays(playing("KH 7H 3D 8D 5C", bids=(0, 3, 4, 3), table="W 4H 9H 2H")) == "KH"

    def test_but_never_ruffed(self):
        assert plays(playing("9S 7S 8D 5C", bids=(0, 3, 4, 3), table="W 4H 9H 2H")) == "5C"

    def test_an_opponents_nil_that_is_winning_is_left_alone(self):
        assert plays(playing("KH 7H 3H 8D 5C", bids=(4, 3, 4, 0), table="W 9H 4H 2H")) == "3H"


class TestPlay:
    @pytest.mark.parametrize(
        ("what", "hand", "table", "card"),
        [
            ("aces are led first", "9S KD 4D AH 7H 3H", "S", "AH"),
            ("of two aces that of the shorter suit", "9S AD 4D AH 7H 3H", "S", "AD"),
            ("without one, low from the longest suit", "9S KD 4D QH 7H 3H", "S", "3H"),
            ("second hand puts the ace on at once", "9S AH 7H 3H", "E 4H", "AH"),
            ("and a king too", "9S KH 7H 3H", "E 4H", "KH"),
            ("but else it plays low", "9S QH 7H 3H", "E 4H", "3H"),
            ("even when all its cards are higher", "9S QH 7H 5H", "E 4H", "5H"),
            ("third hand plays high", "AH QH 7H 3H", "N 4H 5H", "AH"),
            ("over the partner's queen too", "AH 7H 3H", "N QH 5H", "AH"),
            ("but not over its king", "AH 7H 3H", "N KH 5H", "3H"),
            ("nor high in vain", "QH 7H 3H", "N 4H AH", "3H"),
            ("last hand wins as cheaply as it can", "AH QH 7H 3H", "W 4H 5H 6H", "7H"),
            ("and leaves the partner's trick alone", "AH QH 7H 3H", "W 4H 9H 6H", "3H"),
            ("a void ruffs low", "QS 4S 7C 3C", "E 4H", "4S"),
            ("and overruffs as low as it can", "QS 9S 4S 7C 3C", "W 4H 9H 7S", "9S"),
            ("when it cannot, it discards low", "6S 4S 7C 3C", "W 4H 9H 7S", "3C"),
        ],
    )
    def test_the_sayings_that_it_plays_by(self, what, hand, table, card):
        del what  # the test's name in the report
        assert plays(playing(hand, bids=EVEN, table=table, tricks=("E 2C 8S JC QC",))) == card

    def test_it_takes_every_trick_whatever_the_bags(self):
        seen = playing(
            "AH 3H 8D", bids=(1, 4, 1, 4), table="W 4H 5H 9H", bags=(9, 0), tricks=("S AC 2C 3C 4C",) * 4
        )
        assert plays(seen) == "AH"

    def test_the_last_trick_is_remembered(self):
        seen = playing("KH 7H 4H 8D 5D 3D 2D", bids=EVEN, tricks=("S 4C 5C 7C 6C", "S 9H AH 2H 3H"))
        assert plays(seen) == "KH"

    def test_what_came_before_it_is_forgotten(self):
        seen = playing("KH 7H 4H 8D 5D 3D 2D", bids=EVEN, tricks=("S 9H AH 2H 3H", "S 4C 5C 7C 6C"))
        assert plays(seen) == "2D"

    def test_the_partners_suit_is_returned(self):
        seen = playing("QC 7C 8D 5D 3D 2D", bids=EVEN, tricks=("N 4C 5C KC 6C",))
        assert plays(seen) == "7C"

    def test_it_never_ruffs_its_partners_winner_nor_throws_an_ace_away(self):
        ruffable = lost = 0
        for seen, card in random_choices(60):
            table, legal = laid(seen), seen.legal_cards()
            if not table or seen.bids[seen.seat] == 0:
                continue
            seat, best = winning(table)
            if seat == partner_of(seen.seat):
                if table[0][1] // 13 != SPADES and any(c // 13 != SPADES for c in legal):
                    ruffable += any(c // 13 == SPADES for c in legal)
                    assert card // 13 != SPADES
            elif not any(beats(c, best) for c in legal) and any(c % 13 < ACE for c in legal):
                lost += any(c % 13 == ACE for c in legal)
                assert card % 13 < ACE
        assert ruffable > 50
        assert lost > 20

    def test_it_looks_at_no_trick_before_the_last(self):
        changed = 0
        for seen, card in random_choices(20):
            if len(seen.tricks) > 2 and 0 not in seen.bids:
                forgotten = replace(seen, tricks=seen.tricks[-1:] * len(seen.tricks))
                assert Beginner().play(forgotten, Rng(0)) == card
                changed += 1
        assert changed > 100


class TestHouseRules:
    def test_a_blind_nil_is_too_bold(self):
        game = game_number("blind", 0, FAR)
        assert Beginner().blind(view(game, 0), Rng(0)) is False

    def test_beside_a_blind_nil_it_hands_over_its_lowest_cards(self):
        seen = bidding("2S 9S KS 2H 8H 3H KD 9D 5D 4D 7C 4C 6C", rules=FAR)
        assert Beginner().exchange(replace(seen, bids=(0, 3, 4, 3)), Rng(0)) == cards("2H 3H")

    @pytest.mark.parametrize("text", HOUSES)
    def test_it_can_play_by_all_of_them(self, text):
        rules = parse_rules(text)
        setup = game_number("house", 1, rules).setup
        game = new_game(replace(setup, scores=(0, rules.target - 10)))
        assert [each.fault for _, each, _ in decisions(game, FOUR) if each.fault] == []

    def test_a_nil_hands_over_its_highest(self):
        seen = bidding("2S 9S KS 2H 8H 3H KD 9D 5D 4D 7C 4C 6C", rules=FAR)
        assert Beginner().exchange(replace(seen, bids=(4, 3, 0, 3)), Rng(0)) == cards("KS 9S")


def test_four_beginners_are_set_in_at_most_a_quarter_of_their_contracts():
    failed = contracts = 0
    for number in range(100):
        for team in finish_hand(game_number("beginners", number), FOUR).ledgers[-1].teams:
            codes = {line.code for line in team.lines}
            contracts += bool(codes & {"contract-made", "contract-set"})
            failed += "contract-set" in codes
    assert failed <= contracts // 4


def test_it_does_not_see_hidden_cards():
    for number in range(10):
        game: Game = game_number("hidden", number)
        while game.turn is not None:
            seat, hands = game.turn, list(game.hands)
            a, b, c = (other for other in range(4) if other != seat)
            hands[a], hands[b], hands[c] = game.hands[b], game.hands[c], game.hands[a]
            swapped = replace(game, hands=(hands[0], hands[1], hands[2], hands[3]))
            choose = Beginner().play if game.phase == "playing" else Beginner().bid
            assert choose(view(swapped, seat), Rng(0)) == choose(view(game, seat), Rng(0))
            game = apply(game, legal_actions(game)[0])
