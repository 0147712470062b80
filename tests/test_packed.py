"""Packed records: the game without its seed comes back from a short text, and any other text is refused."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.engine import CARDCOUCH, KAWU, RuleSet, Setup, deal_code, replay
from spades.engine.deal import ALPHABET
from spades.record import PackedError, looks_packed, pack, unpack, until_finished
from spades.record.digits import NotDigits, Reader, Writer
from spades.record.packed import MOST_CHARACTERS, _check_sum
from spades.record.packed_start import Start, write_start

from .engine.helpers import last, modest, setups, states

GOLDEN = Path(__file__).parent / "golden"
GAME = last(Setup(CARDCOUCH, "packed", (), 3), random.Random(8), 2)
TEXT = pack(GAME)
PLAIN = Start(CARDCOUCH, GAME.setup.players, 3, (0, 0), (0, 0), 0)


def without_seed(game, seed="another"):
    """The same game, its deals fixed, those to come from another seed."""
    codes = tuple(deal_code(game.setup, number) for number in range(game.hand_no + 1))
    return replay(replace(game.setup, seed=seed, deals=codes), game.actions)


def refused(text):
    with pytest.raises(PackedError) as error:
        unpack(text, "seed")
    return error.value


def checked(body):
    """A text with the check sum that belongs to it: what a forger would send."""
    return body + "." + _check_sum(body)


@modest
@given(setups(), st.integers(0, 10**6))
def test_every_state_comes_back_without_its_seed(setup, seed):
    for count, game in enumerate(states(setup, random.Random(seed), 2)):
        if count % 29 == 0 or game.phase not in ("playing", "bidding"):
            back = unpack(pack(game), "another")
            # In which order cards were given away is nothing that anybody at the table sees.
            assert replace(back, actions=()) == replace(without_seed(game), actions=())
            assert pack(back) == pack(game)


def test_sixty_hands_fit_into_a_link():
    game = last(Setup(KAWU, "long", (), 0), random.Random(1), 60)
    assert game.hand_no == 59
    assert len(pack(game)) < 2200  # of the 8,000 that a link may have


def test_the_longest_hand_is_far_from_the_limit():
    rules = RuleSet(blind_nil=100, exchange=3, lead_spades="any")
    games = (last(Setup(rules, f"l{n}", (), 1, (0, 400)), random.Random(n), 1) for n in range(40))
    longest = max(len(pack(game).split(".")[1]) for game in games)
    assert longest <= 48


def test_no_text_tells_the_seed():
    setup = Setup(CARDCOUCH, "a-seed-that-tells-the-deals-to-come", (), 3)
    assert pack(last(setup, random.Random(8), 2)) == pack(
        without_seed(last(setup, random.Random(8), 2), "other")
    )


def test_it_goes_on_with_fixed_deals_and_then_with_those_of_the_new_seed():
    codes = [deal_code(unpack(TEXT, seed).setup, number) for seed in ("one", "two") for number in range(3)]
    assert codes[:2] == codes[3:5] == [deal_code(GAME.setup, 0), deal_code(GAME.setup, 1)]
    assert codes[2] != codes[5]


def test_the_packed_record_of_a_released_format_still_reads():
    lines = (GOLDEN / "packed-a.txt").read_text(encoding="utf-8").split()
    for text in lines:
        assert pack(unpack(text, "seed")) == text


class TestFinished:
    def test_a_hand_in_play_is_left_out(self):
        *_, unfinished, _ = states(GAME.setup, random.Random(8), 2)
        assert unfinished.phase == "playing"
        shown = until_finished(unfinished)
        assert shown is not None
        assert (shown.hand_no, shown.phase) == (0, "hand-over")

    def test_a_finished_one_stays(self):
        assert until_finished(GAME) == GAME

    def test_nothing_of_the_first_hand_may_be_shown(self):
        assert until_finished(next(states(GAME.setup, random.Random(8), 2))) is None


class TestBroken:
    def test_any_other_letter_is_noticed(self):
        rng = random.Random(5)
        for _ in range(300):
            at = rng.randrange(1, len(TEXT))
            other = rng.choice((ALPHABET + ".").replace(TEXT[at], ""))
            assert refused(TEXT[:at] + other + TEXT[at + 1 :]).code == "damaged"

    @pytest.mark.parametrize("length", range(len(TEXT)))
    def test_a_piece_is_noticed(self, length):
        assert refused(TEXT[:length]).code in ("damaged", "not-packed")

    @pytest.mark.parametrize(
        "text", ["", " ", TEXT + " ", TEXT + "\n", "A é", "Ａ.b", "[Event]", '{"v":1}', None, 7]
    )
    def test_what_is_no_word_of_ours_is_called_that(self, text):
        assert refused(text).code == "not-packed"

    def test_a_later_format_is_called_newer(self):
        assert refused("B" + TEXT[1:]).params == {"version": "B"}

    def test_an_endless_text_is_refused_before_anything_is_read(self):
        assert refused("A" * (MOST_CHARACTERS + 1)).code == "too-long"


class TestForged:
    """The check sum is right, and yet the text is none that we write."""

    PARTS = TEXT.split(".")[:-1]

    @pytest.mark.parametrize(
        ("body", "hand"),
        [
            ("A", 0),
            ("A" + write_start(PLAIN), None),
            (".".join([PARTS[0], "", PARTS[2]]), 1),
            (".".join([PARTS[0], "A" + PARTS[1], PARTS[2]]), 1),
            (".".join([PARTS[0], PARTS[1], "_" * 64]), 2),
            (".".join([PARTS[0], "z" + PARTS[1], PARTS[2]]), 1),
            (".".join([PARTS[0], PARTS[1], PARTS[2], PARTS[2]]), 3),
            ("A" + "_" * 400 + "." + PARTS[1], 0),
        ],
    )
    def test_it_is_refused_with_the_hand(self, body, hand):
        error = refused(checked(body))
        assert error.code == ("wrong" if "." in body else "not-packed")
        assert error.params == ({"hand": hand} if "." in body else {})

    def test_zero_is_the_first_of_all_deals_and_no_more(self):
        game = unpack(checked("A" + write_start(PLAIN) + ".A"), "seed")
        assert (game.phase, game.actions) == ("bidding", ())
        assert deal_code(game.setup, 0) == "A" * 16

    @pytest.mark.parametrize(
        "start",
        [
            replace(PLAIN, scores=(500, 0)),
            replace(PLAIN, bags=(15, 0)),
            replace(PLAIN, last=127),
        ],
    )
    def test_a_start_from_which_no_game_begins(self, start):
        assert refused(checked("A" + write_start(start) + "." + self.PARTS[1])).code == "wrong"

    def test_a_name_has_one_spelling(self):
        digits = Writer()
        for digit, below in ((0, 128), (3, 4), (0, 2), (0, 16), (4, 41)):
            digits.put(digit, below=below)
        for letter in (2, 11, 20, 1):  # c l u b, though club has a number
            digits.put({2: 28, 11: 37, 20: 46, 1: 27}[letter], below=65)
        assert refused(checked("A" + digits.text() + "." + self.PARTS[1])).params == {"hand": 0}

    def test_more_hands_than_a_game_has(self):
        assert refused(checked("A" + write_start(PLAIN) + ".A" * 201)).code == "too-long"


class TestDigits:
    @given(st.lists(st.integers(1, 10**20).flatmap(lambda b: st.tuples(st.integers(0, b - 1), st.just(b)))))
    def test_numbers_come_back(self, pairs):
        digits = Writer()
        for digit, below in pairs:
            digits.put(digit, below=below)
        reader = Reader(digits.text())
        assert [reader.take(below=below) for _, below in pairs] == [digit for digit, _ in pairs]
        reader.end()

    @pytest.mark.parametrize("text", ["", "AA", "AB", "!", "B "])
    def test_a_number_has_one_text(self, text):
        with pytest.raises(NotDigits):
            Reader(text)

    def test_a_number_that_does_not_fit_is_not_written(self):
        with pytest.raises(ValueError, match="not below"):
            Writer().put(4, below=4)


def test_saves_and_records_do_not_look_packed():
    assert looks_packed(TEXT)
    assert not looks_packed('{"version": 1}')
    assert not looks_packed('[Event "Spades"]')
    assert not looks_packed("")
    assert not looks_packed("hello")
