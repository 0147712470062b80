"""The numbers and answers in the guide are those of the engine, and the counting is that of its tables."""

import re
from fractions import Fraction

import pytest

from spades.engine import CARDCOUCH, KAWU
from spades.i18n import LANGUAGES, Words
from tools.build.guide import hands, measured, page
from tools.build.guide.cards import chip, chips, face, sprite
from tools.build.guide.counting import both_follow, count_hand, side_honours, spade_tricks, told, total
from tools.build.guide.examples import bid, club_bid, end, follows, legal, score, scoring, trick
from tools.build.guide.render import html
from tools.build.guide.source import PAGES, read

EN, DE = Words("en"), Words("de")
WORKED = {  # docs/rules.md, "Worked hands"
    "3+4:8": (71, 1),
    "3+4:6": (-70, 0),
    "nil+4:0+5": (141, 1),
    "nil+4:2+4": (-58, 2),
    "nil+4:2+3": (-138, 2),
    "nil+4:2+6": (-56, 4),
    "nil+nil:0+3": (3, 3),
    "13+nil:13+0": (230, 0),
    "5+1:9@8": (-37, 3),
    "1+1:13@9": (-169, 11),
}


class TestHands:
    @pytest.mark.parametrize("text", WORKED)
    def test_a_hand_is_scored_as_the_rules_say(self, text):
        hand = hands.parse(text)
        assert hand is not None
        ledger = hand.ledger()
        assert (ledger.points, ledger.bags_added) == WORKED[text]

    @pytest.mark.parametrize("text", ["3+4", "?rules=kawu", "3+4:", "x+4:8"])
    def test_other_code_is_no_hand(self, text):
        assert hands.parse(text) is None

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_number_with_a_sign_comes_from_the_engine(self, language):
        """None is typed in the Markdown, but for the losing score, which is a rule."""
        for slug in PAGES:
            signed = set(re.findall(r"(?<![\w+])[+\u2212]\d+", read(language, slug).text))
            assert signed <= {f"\u2212{-(CARDCOUCH.losing_score or 0)}"}, slug


class TestClaims:
    """Numbers that the text says in words."""

    @staticmethod
    def points(text):
        hand = hands.parse(text)
        assert hand is not None
        return hand.ledger().points

    def test_a_5_that_takes_4_costs_as_much_as_one_that_takes_none(self):
        assert self.points("2+3:4") == self.points("2+3:0") == -50

    def test_a_made_4_is_worth_more_than_a_set_7(self):
        assert self.points("1+3:4") > self.points("3+4:6")

    def test_495_with_nine_bags_goes_back_to_436(self):
        hand = hands.parse("2+2:5@9/495")
        assert hand is not None
        assert hand.ledger().after == 436
        assert follows(EN, CARDCOUCH, (436, 0)) == "Another hand is played"

    def test_setting_a_five_swings_a_hundred(self):
        assert self.points("2+3:5") - self.points("2+3:4") == 100

    def test_a_bag_costs_nine(self):
        assert (self.points("1+1:12@0") - self.points("1+1:2@0")) / 10 == -9

    def test_463_needs_four(self):
        needed = next(bid for bid in range(1, 14) if 463 + 10 * bid >= CARDCOUCH.target)
        assert needed == 4

    def test_eight_bags_and_three_leave_one(self):
        hand = hands.parse("5+1:9@8")
        assert hand is not None
        assert hand.ledger().bags_after == 1

    def test_a_king_with_two_small_ones_is_ruffed_one_time_in_seven(self):
        assert round(1 / (1 - both_follow(3, 2))) == 7

    def test_a_queen_in_five_cards_is_ruffed_four_times_in_five(self):
        assert round(5 * (1 - both_follow(5, 3))) == 4


class TestCounting:
    @pytest.mark.parametrize(
        ("ranks", "worth"),
        [
            ("A54", "1"),
            ("A987654", "½"),
            ("K54", "¾"),
            ("K", "¼"),
            ("K5432", "¼"),
            ("Q54", "½"),
            ("Q5", "¼"),
            ("AQ5", "1½"),
            ("", "0"),
        ],
    )
    def test_side_suits(self, ranks, worth):
        assert told(side_honours(ranks)) == worth

    @pytest.mark.parametrize(
        ("ranks", "tricks"),
        [
            ("A", 1),
            ("K73", 1),
            ("K7", 0),
            ("Q73", 0),
            ("Q732", 2),
            ("7654", 1),
            ("AKQJ", 4),
            ("AK742", 4),
            ("", 0),
        ],
    )
    def test_spades(self, ranks, tricks):
        assert spade_tricks(ranks) == tricks

    def test_short_suits_count_only_with_spare_spades(self):
        with_none = count_hand(["AS", "KS", "QS", "AH", "5H", "4H", "3H", "2H", "KC", "4C", "3C", "2C", "5C"])
        assert sum(each.short for each in with_none) == 0
        spare = count_hand(["6S", "5S", "4S", "AH", "5H", "4H", "3H", "2H", "KC", "4C", "3C", "2C", "5C"])
        assert [each.short for each in spare] == [0, 0, 2, 0]

    def test_the_whole(self):
        counts = count_hand(["AS", "9S", "6S", "3S", "AH", "QH", "5H", "8D", "KC", "JC", "8C", "6C", "2C"])
        assert total(counts) == Fraction(19, 4)

    @pytest.mark.parametrize(
        ("held", "percent"),
        [(2, (99, 91, 62)), (3, (98, 86, 49)), (4, (97, 78, 35)), (5, (95, 68, 21)), (6, (92, 54, 10))],
    )
    def test_the_chances_are_those_of_the_rules_of_thumb(self, held, percent):
        chances = [100 * both_follow(held, nth) for nth in (1, 2, 3)]
        assert all(abs(chance - expected) < 0.6 for chance, expected in zip(chances, percent, strict=True))


class TestPictures:
    def test_only_hearts_may_follow_a_heart(self):
        said = legal(EN, ["hand: AS KH 3H QD", "led: TH", "by: W"])
        assert re.findall(r'<li class="(\w+)">', said) == ["no", "yes", "yes", "no"]
        assert "You must follow hearts." in said

    def test_spades_are_not_led_before_they_are_broken(self):
        lines = ["hand: KS AH 6H", "broken: no"]
        assert re.findall(r'<li class="(\w+)">', legal(EN, lines)) == ["no", "yes", "yes"]
        assert re.findall(r'<li class="(\w+)">', legal(EN, [lines[0], "broken: yes"])) == ["yes"] * 3

    def test_the_trick_goes_to_the_highest_spade(self):
        said = trick(EN, ["leader: N", "cards: AH 8H 2S KH", "ask: Who?"])
        assert '<li data-seat="S" class="won">' in said
        assert "You win the trick" in said

    def test_a_ledger_adds_up(self):
        said = score(EN, ["hand: nil+4:2+3", "ask: ?"])
        numbers = [int(text.replace("\u2212", "-")) for text in re.findall(r"<td>([+\u2212]\d+)</td>", said)]
        assert sum(numbers[:-1]) == numbers[-1] == -138

    def test_a_bid_is_counted_and_compared(self):
        hand = "8S 5S 2S JH 8H 6H 4H 3H 2H 7D 3D 9C 4C"
        assert club_bid(hand.split()) == 0
        assert "worth ½: bid Nil" in bid(EN, [f"hand: {hand}", "ask: ?"])

    @pytest.mark.parametrize("maker", [score, scoring])
    def test_what_is_no_hand_stops_the_build(self, maker):
        with pytest.raises(ValueError, match="not a hand"):
            maker(EN, ["hand: 3 and 4" if maker is score else "made | 3 and 4"])

    def test_the_ends_are_those_of_each_rule_set(self):
        assert follows(EN, CARDCOUCH, (120, -210)) == "You win"
        assert follows(EN, KAWU, (120, -210)) == "Another hand is played"
        said = end(DE, ["Beide | 505:520", "kawu: Keine Grenze | 120:-210"])
        assert "Die Gegner gewinnen" in said
        assert '<tr data-rules="kawu">' in said

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("slug", PAGES)
    def test_no_card_is_twice_in_a_hand_or_trick(self, language, slug):
        for cards in re.findall(
            r"^(?:hand|cards): ((?:[2-9TJQKA][SHDC] ?)+)$", read(language, slug).text, re.MULTILINE
        ):
            held = cards.split()
            assert len(set(held)) == len(held)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_hands_to_bid_have_thirteen_cards(self, language):
        found = re.findall(r"```bid\nhand: (.*)", read(language, "bidding").text)
        assert len(found) == 3
        assert all(len(hand.split()) == 13 for hand in found)


class TestCards:
    def test_a_card_is_seen_and_heard(self):
        assert "♥10" in chip(EN, "TH")
        assert "Ten of hearts" in chip(EN, "TH")
        assert "♣B" in chip(DE, "JC")

    def test_several_cards_are_heard_one_by_one(self):
        assert page.plain(chips(EN, ["AS", "KS"])) == "Ace of spades, King of spades"

    def test_german_faces_have_german_letters(self):
        assert "#QS-de" in face(DE, "QS")
        assert "#QS" in face(EN, "QS")
        assert 'aria-label="Pik-Dame"' in face(DE, "QS")

    def test_a_page_carries_just_the_symbols_that_it_uses(self):
        made = sprite(face(EN, "2H", ""))
        assert 'id="2H"' in made
        assert 'id="3H"' not in made
        for name in re.findall(r'href="#([^"]+)"', made):
            assert f'id="{name}"' in made
        assert sprite("") == ""

    def test_code_is_cards_or_points_or_itself(self):
        assert html("`KH`", "en").count("chip") == 1
        assert "+71" in html("`3+4:8`", "en")
        assert "<code>?rules=kawu</code>" in html("`?rules=kawu`", "en")


class TestMeasured:
    def test_a_share_and_a_number_of_tricks(self):
        nil = measured.kept()["nil"]["bid"]
        assert measured.inline(EN, "nil bid made") == f"{round(100 * nil['made'] / nil['n'])} %"
        two = measured.kept()["count"]["2"]
        assert measured.inline(EN, "count 2 took") == f"{two['took'] / two['n']:.1f}"
        assert "," in (measured.inline(DE, "count 2 took") or "")

    def test_deals_are_told_as_people_write_them(self):
        assert measured.inline(EN, "deals") == "10,000"
        assert measured.inline(DE, "deals") == "10.000"

    def test_the_sum_of_the_bids(self):
        assert measured.inline(EN, "sums 0 26") == "100 %"
        assert measured.inline(EN, "sums 10 12") == "97 %"

    def test_what_the_guide_says_of_the_figures(self):
        """Weak hands take more than they count, strong ones less; in between the rules are close."""

        def average(kind, name, field):
            sums = measured.kept()[kind][name]
            return sums[field] / sums["n"]

        assert average("count", "0", "took") > 1
        assert average("count", "6", "took") < 5.5
        for number in (2, 3, 4):
            assert number - 0.1 < average("count", str(number), "took") < number + 1
        assert average("short", "void 3", "ruffs") < 2
        assert average("short", "singleton 3", "ruffs") > 1
        assert average("short", "doubleton 3", "ruffs") > 0.25

    def test_other_code_is_left_alone(self):
        assert measured.inline(EN, "?rules=kawu") is None
        assert measured.inline(EN, "level of play") is None

    def test_what_was_not_measured_stops_the_build(self):
        with pytest.raises(KeyError):
            html("`count 99 took`", "en")
