"""What the live examples of the guide say and ask, against the real engine and without a document."""

import json

import pytest

from spades.i18n import GUIDE, Words
from spades.session import Session
from spades.ui.examples import model


def words(language="en"):
    found = Words(language)
    found.also(GUIDE)
    return found


def ask(op, **params):
    answer = json.loads(Session().call(json.dumps({"op": op, **params})))
    return answer["ok"]


EN = words()
FIELDS = ask("check_rules", text="cardcouch")["fields"]
ENTERED = {"bid-S": "0", "bid-N": "4", "won-S": "2", "won-N": "3", "bags": "0", "points": "0"}


class TestHunt:
    @pytest.fixture
    def hunt(self):
        return model.Hunt(ask("example", what="legal", hand=["AS", "KH", "7H", "6C"], laid=["TH"])["hand"])

    def test_a_card_that_may_not_be_played_is_told_why(self, hunt):
        assert hunt.tap("AS", EN) == (False, "The ace of spades? You must follow hearts.")

    def test_it_counts_down_to_the_last_one(self, hunt):
        assert hunt.tap("KH", EN) == (True, "Yes, the king of hearts may be played. 1 more to find.")
        assert hunt.tap("KH", EN)[1].endswith("1 more to find.")
        assert hunt.tap("7H", EN)[1].endswith("These are all that you may play.")


class TestTaker:
    PLAYED = ("AH", "8H", "2S", "KD")

    def told(self, card, language="en"):
        answer = ask("example", what="trick", leader="N", cards=self.PLAYED)
        return model.taker(self.PLAYED, answer, card, words(language))

    def test_the_right_card(self):
        assert self.told("2S") == (True, "Right. You win the trick.")

    def test_every_other_card_is_told_why(self):
        said = [self.told(card) for card in ("AH", "KD")]
        assert [right for right, _ in said] == [False, False]
        assert "ruffed" in said[0][1]
        assert "neither a spade" in said[1][1]
        assert "gestochen" in self.told("AH", "de")[1]


class TestBids:
    def values(self, **changed):
        return [value for value, _ in model.bids(dict(FIELDS, **changed), EN)]

    def test_nil_and_one_are_offered_where_the_rules_have_them(self):
        assert self.values() == [str(n) for n in range(14)]
        assert self.values(nil=None)[0] == "1"
        assert self.values(bidone=False)[:2] == ["0", "2"]

    def test_none_is_called_nil(self):
        assert model.bids(FIELDS, EN)[0] == ("0", "Nil")


class TestScore:
    def account(self, **changed):
        asked, wrong = model.hand(dict(ENTERED, **changed), EN)
        assert wrong == ""
        return model.ledger(ask("example", what="score", **asked)["ledger"]["teams"][0], EN)

    def test_the_account_line_by_line_and_its_sum_in_a_sentence(self):
        rows, said = self.account()
        assert rows == [
            ("Set", "−40", ""),
            ("Your nil, failed", "−100", ""),
            ("Tricks of your nil", "+2", ""),
            ("This hand", "−138", "sum"),
            ("Points after the hand", "−138", "sum"),
            ("Bags after the hand", "2", "sum"),
        ]
        assert said == "This hand: −138."

    def test_what_stood_before_counts(self):
        rows, _ = self.account(**{"bid-S": "2", "bid-N": "2", "bags": "9", "points": "495"})
        assert [value for text, value, _ in rows if text == "Points after the hand"] == ["436"]
        assert [text for text, _, _ in rows][2] == "10 bags reached"

    @pytest.mark.parametrize(("typed", "counts"), [("", 0), ("x", 0), ("-40", -40), ("5000", 999)])
    def test_points_that_were_typed(self, typed, counts):
        assert model.hand(dict(ENTERED, points=typed), EN)[0]["scores"] == [counts, 0]

    def test_more_tricks_than_a_hand_has(self):
        asked, wrong = model.hand(dict(ENTERED, **{"won-S": "9", "won-N": "5"}), EN)
        assert asked is None
        assert "14" in wrong


class TestBefore:
    def test_the_score_and_the_bids_so_far(self):
        for number in range(12):
            asked = ask("quiz", seed="guide-1", number=number, seat="S")
            said = model.before(asked, EN)
            assert str(abs(asked["teams"][0]["score"])) in said
            bids = [event for event in asked["events"] if event[0] == "bid"]
            assert all(EN.event(event) in said for event in bids)
            assert ("You bid first." in said) is (bids == [])
