"""The daily deal: from the date alone, the same on every machine, and Expert's game of it."""

from __future__ import annotations

import hashlib
import json

import pytest

from spades.engine import Action, Game, deal_code, derived_code, legal_actions
from spades.record import unpack
from spades.save import load_save
from spades.session import Session
from spades.session.daily import date_of, setup_of

from .table import Table

DATE = "2026-11-30"
KNOWN = ["LGrpKIop-a3dgU37", "fx8cxxRZwGcLY0gq", "ioMYEixJD2HWc-RN", "SwM4wogru3z09db6"]
KNOWN_DEALER = 3


class Quick:
    """A level that thinks nothing: bids and plays the first that is legal."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bid(self, seen, _rng):
        return min(3, seen.legal_bids()[-1])

    def play(self, seen, _rng):
        return seen.legal_cards()[0]


def middling(game: Game) -> Action:
    """What those who do not think do: three tricks bid, a middling card."""
    legal = legal_actions(game)
    return legal[min(3, len(legal) - 1)] if game.phase == "bidding" else legal[len(legal) // 2]


def quick() -> Table:
    """A table whose bots do not think."""
    return Table(Session(levels={"club": lambda: Quick("club"), "expert": lambda: Quick("expert")}))


def begun(table: Table, date: str = DATE, today: str = DATE):
    return table.ask("daily", date=date, today=today)


class TestTheDeals:
    def test_a_date_has_these_deals_everywhere(self):
        """Known answers: whoever changes them takes away what people have played already."""
        setup = setup_of(DATE)
        assert [deal_code(setup, hand) for hand in range(4)] == KNOWN
        assert setup.dealer == KNOWN_DEALER

    def test_the_dealer_and_the_deals_come_from_the_text_that_is_documented(self):
        assert setup_of(DATE).dealer == hashlib.sha256(b"daily-2026-11-30:dealer").digest()[0] % 4
        number = int.from_bytes(hashlib.sha256(b"daily-2026-12-01:2:0").digest()[:12], "big")
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        code = "".join(letters[number >> 6 * place & 63] for place in reversed(range(16)))
        assert deal_code(setup_of("2026-12-01"), 2) == code

    def test_every_day_has_others(self):
        codes = {deal_code(setup_of(f"2026-11-{day:02}"), hand) for day in range(1, 31) for hand in range(4)}
        assert len(codes) == 120
        assert {setup_of(f"2026-11-{day:02}").dealer for day in range(1, 31)} == {0, 1, 2, 3}


class TestTheGame:
    def test_it_is_a_game_of_four_hands_with_an_expert_for_a_partner(self):
        snap = begun(Table())
        assert snap["daily"] == snap["summary"]["daily"] == DATE
        assert snap["players"] == ["expert", "club", "human", "club"]
        assert snap["rules"] == {"text": "house.hands-4", "fields": snap["rules"]["fields"]}
        assert snap["rules"]["fields"]["hands"] == 4

    def test_it_is_over_after_four_hands(self):
        table = quick()
        begun(table)
        *_, last = table.game()
        assert (last["hand_no"], last["phase"], last["result"]["reason"]) == (4, "game-over", "hands")
        assert len(last["sheet"]) == 4

    def test_its_result_stands_and_no_card_of_it_is_taken_back(self):
        table = quick()
        begun(table)
        *_, before, last = table.game()
        assert (before["can_undo"], last["can_undo"]) == (True, False)
        assert table.refused("undo", rev=last["rev"]) == ("nothing-to-undo", {})
        table.new("house.hands-1")
        *_, other = table.game()
        assert other["can_undo"]

    def test_it_is_known_again_from_its_save(self):
        table = Table()
        save = begun(table)["save"]
        assert Table().ask("load", save=save)["daily"] == DATE
        assert date_of(load_save(save).setup) == DATE

    @pytest.mark.parametrize(
        "change", [{"seed": "daily-2026-02-30"}, {"seed": "dailies"}, {"dealer": "?"}, {"scores": [50, 0]}]
    )
    def test_what_was_tampered_with_is_no_daily_deal(self, change):
        data = {**json.loads(begun(Table())["save"]), "actions": ""}
        other = "NESW"[("NESW".index(data["dealer"]) + 1) % 4]
        changed = {**data, **change, **({"dealer": other} if "dealer" in change else {})}
        changed["codes"] = [derived_code(changed["seed"], 0)]
        assert Table().ask("load", save=json.dumps(changed))["daily"] is None

    def test_any_other_game_is_none(self):
        assert Table().new()["daily"] is None
        assert Table().new("house.hands-4")["daily"] is None


class TestWhichDay:
    def test_an_earlier_day_may_be_played(self):
        assert begun(Table(), "2026-11-01")["daily"] == "2026-11-01"

    def test_a_day_to_come_is_refused(self):
        table = Table()
        before = table.new()["rev"]
        for op in ("daily", "par"):
            refused = table.refused(op, date="2026-12-01", today=DATE)
            assert refused == ("daily-future", {"date": "2026-12-01"})
        assert table.ask("load", save=table.snap["save"])["rev"] == before

    @pytest.mark.parametrize("date", ["", "today", "2026-02-30", "2026-11-30T00:00", None, 3, "9" * 5000])
    @pytest.mark.parametrize("op", ["daily", "par"])
    def test_nonsense_is_refused(self, op, date):
        assert Table().refused(op, date=date, today=DATE) == ("bad-request", {"field": "date"})
        assert Table().refused(op, date=DATE, today=date) == ("bad-request", {"field": "today"})


class TestExpertsGame:
    def played(self, table: Table):
        """Every answer until it is over."""
        while True:
            answer = table.ask("par", date=DATE, today=DATE)
            yield answer
            if answer["record"]:
                return

    def test_it_goes_on_slice_by_slice_and_ends_with_four_hands_and_a_record(self):
        table = quick()
        begun(table)
        answers = list(self.played(table))
        done = [answer["done"] for answer in answers]
        assert done == sorted(set(done))
        assert max(after - before for before, after in zip([0, *done], done, strict=False)) <= 8
        assert answers[-1]["done"] == answers[-1]["of"]
        assert [len(answer["hands"]) for answer in (answers[0], answers[-1])] == [0, 4]
        game = unpack(answers[-1]["record"], "x")
        assert game.setup.players == ("expert", "club", "expert", "club")
        assert [[team.points for team in hand.teams] for hand in game.ledgers] == answers[-1]["hands"]
        assert [deal_code(game.setup, hand) for hand in range(4)] == KNOWN

    def test_it_is_the_same_on_every_machine_and_leaves_the_game_in_hand_alone(self):
        one, other = quick(), quick()
        snap = begun(one)
        first = list(self.played(one))[-1]
        assert list(self.played(other))[-1] == first
        assert one.ask("par", date=DATE, today=DATE) == first  # asked again: there is nothing left to do
        assert one.ask("load", save=snap["save"])["rev"] == snap["rev"]

    def test_another_date_begins_anew(self):
        table = quick()
        first, second = (table.ask("par", date=DATE, today=DATE)["done"] for _ in range(2))
        assert first < second
        assert table.ask("par", date="2026-11-29", today=DATE)["done"] < second
        assert table.ask("par", date=DATE, today=DATE)["done"] == first


def test_a_review_of_the_last_hand_knows_that_it_is_the_last():
    table = quick()
    begun(table)
    *_, last = table.game()
    about = table.ask("watch", text=last["save"])
    frame = table.ask("frame", record=about["record"], hand=4, step=56)
    assert frame["result"] == last["result"]
    assert frame["rules"]["fields"]["hands"] == 4
    branched = table.ask("branch", record=about["record"], hand=3, step=10)
    assert (branched["rules"]["text"], branched["daily"], branched["hand_no"]) == ("house.hands-2", None, 1)
