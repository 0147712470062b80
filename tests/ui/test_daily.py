"""The daily deal on the page: days in a row, what is kept, what is shared, which game goes on."""

import datetime as dt
import json
from functools import partial
from typing import Any, ClassVar

import pytest

from spades.i18n import Words
from spades.session import Session
from spades.session import daily as session
from spades.ui import counting, daily
from spades.ui.model import daily as model
from spades.ui.model import daily_result as result
from spades.ui.model import line, player, stats, turned
from spades.ui.scene import Scene
from spades.ui.store import Store
from tests.session.table import Table
from tests.session.test_daily import Quick

from .helpers import told
from .shelves import Clock, Storage, Tokens

HANDS = [[63, -40], [-50, 41], [60, 62], [104, -30]]
OTHER = [[63, -40], [-60, 41], [62, 60], [104, -30]]
EN, DE = Words("en"), Words("de")


def played(kept, date, today=None, helped=False):
    """A day that was played from beginning to end."""
    model.begin(kept, date, today or date)
    assert model.finish(kept, date, HANDS, helped)
    return kept


def days(*dates):
    kept = model.empty()
    for date in dates:
        played(kept, date)
    return kept


class TestDaysInARow:
    @pytest.mark.parametrize(
        ("dates", "today", "row"),
        [
            ([], "2026-11-30", 0),
            (["2026-11-30"], "2026-11-30", 1),
            (["2026-11-30"], "2026-12-01", 1),
            (["2026-11-30"], "2026-12-02", 0),
            (["2026-11-29", "2026-11-30", "2026-12-01"], "2026-12-01", 3),
            (["2026-12-31", "2027-01-01"], "2027-01-01", 2),
            (["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3),
            (["2027-02-27", "2027-02-28", "2027-03-01"], "2027-03-01", 3),
            (["2026-11-27", "2026-11-29", "2026-11-30"], "2026-11-30", 2),
        ],
    )
    def test_days_follow_each_other_over_the_ends_of_months_and_years(self, dates, today, row):
        assert model.streak(days(*dates), today) == row

    def test_the_best_row_stays(self):
        kept = days("2026-11-01", "2026-11-02", "2026-11-03", "2026-11-10")
        assert (model.streak(kept, "2026-11-10"), kept["best"]) == (1, 3)

    def test_a_day_with_help_holds_the_row_and_does_not_raise_it(self):
        kept = days("2026-11-01", "2026-11-02")
        played(kept, "2026-11-03", helped=True)
        assert model.streak(kept, "2026-11-04") == 2
        assert model.streak(played(kept, "2026-11-04"), "2026-11-04") == 3

    def test_help_alone_begins_no_row(self):
        kept = played(model.empty(), "2026-11-01", helped=True)
        assert (model.streak(kept, "2026-11-01"), kept["best"]) == (0, 0)

    def test_a_day_that_was_played_later_does_not_count(self):
        kept = days("2026-11-29")
        played(kept, "2026-11-28", today="2026-11-29")
        assert model.streak(kept, "2026-11-29") == 1
        assert not model.counts("2026-11-28", kept["days"]["2026-11-28"])

    def test_a_game_begun_before_midnight_counts_for_its_day(self):
        kept = days("2026-11-29")
        model.begin(kept, "2026-11-30", "2026-11-30")
        model.finish(kept, "2026-11-30", HANDS, False)
        assert model.streak(kept, "2026-12-01") == 2

    def test_a_day_finished_after_the_next_one_closes_the_gap(self):
        kept = days("2026-11-29")
        model.begin(kept, "2026-11-30", "2026-11-30")
        played(kept, "2026-12-01")
        model.finish(kept, "2026-11-30", HANDS, False)
        assert (model.streak(kept, "2026-12-01"), kept["best"]) == (3, 3)

    def test_a_day_of_a_wrong_clock_does_not_stop_the_row(self):
        kept = days("2036-01-01", "2026-11-29", "2026-11-30")
        assert model.streak(kept, "2026-11-30") == 2

    @pytest.mark.parametrize(("dates", "row"), [([], 1), (["2026-11-28", "2026-11-29"], 2)])
    def test_tomorrows_deal_played_east_of_here_belongs_to_the_row_and_takes_none_away(self, dates, row):
        assert model.streak(days("2026-12-01", *dates), "2026-11-30") == row

    def test_days_that_are_forgotten_one_by_one_stay_in_the_row(self):
        kept = days(*[str(dt.date(2026, 3, 1) + dt.timedelta(number)) for number in range(122)])
        assert (model.streak(kept, "2026-06-30"), len(kept["days"]), kept["best"]) == (122, model.KNOWN, 122)
        assert model.sound(json.loads(json.dumps(kept))) == kept

    def test_only_the_first_end_of_a_day_counts(self):
        kept = days("2026-11-30")
        assert not model.finish(kept, "2026-11-30", OTHER, False)
        assert kept["days"]["2026-11-30"]["hands"] == HANDS

    def test_begun_again_it_keeps_the_day_on_which_it_was_begun_first(self):
        kept = model.empty()
        model.begin(kept, "2026-11-30", "2026-11-30")
        model.begin(kept, "2026-11-30", "2026-12-05")
        assert kept["days"]["2026-11-30"]["begun"] == "2026-11-30"

    def test_the_newest_days_are_remembered(self):
        dates = [f"20{year}-{month:02}-01" for year in range(10, 30) for month in range(1, 13)]
        kept = days(*dates)
        assert sorted(kept["days"]) == dates[-model.KNOWN :]
        assert not model.finish(kept, "2001-01-01", HANDS, False)

    @pytest.mark.parametrize(
        ("begun", "helped", "why"),
        [
            ("2026-11-30", False, ""),
            ("2026-11-30", True, "daily.helped"),
            ("2026-12-01", True, "daily.late"),
            ("", False, "daily.unknown"),
        ],
    )
    def test_a_day_that_adds_nothing_says_why(self, begun, helped, why):
        kept = played(model.empty(), "2026-11-30", begun or "2026-11-30", helped)
        kept["days"]["2026-11-30"]["begun"] = begun
        assert result.why_not("2026-11-30", kept["days"]["2026-11-30"]) == why
        assert not why or (EN.has(why) and DE.has(why))


class TestWhatIsKept:
    def test_what_was_kept_comes_back(self):
        kept = days("2026-11-29", "2026-11-30")
        model.par(kept, "2026-11-30", OTHER, "A.b")
        assert model.sound(json.loads(json.dumps(kept))) == kept

    @pytest.mark.parametrize(
        "value",
        [
            None, [], 7, "x", {}, {"days": []}, {"days": {"today": {}}}, {"row": 5}, {"best": -1},
            {"row": 3, "until": "never"}, {"days": {"2026-11-31": {"hands": HANDS}}}, {"best": True},
            {"days": {"2026-11-30": []}},
        ],
    )  # fmt: skip
    def test_what_is_broken_counts_for_nothing(self, value):
        assert model.sound(value) == model.empty()

    @pytest.mark.parametrize(
        "hands",
        [None, HANDS[:3], [*HANDS, [0, 0]], [*HANDS[:3], [7]], [["a", 1]] * 4, [[1e9, 1]] * 4],
    )
    def test_broken_hands_are_none(self, hands):
        given = {"begun": "x", "hands": hands, "expert": hands, "record": 4}
        kept = model.sound({"days": {"2026-11-30": given}})
        day = kept["days"]["2026-11-30"]
        assert day == {"begun": "", "helped": False, "hands": [], "expert": [], "record": ""}
        assert not model.is_over(kept, "2026-11-30")


class TestTheResult:
    def day(self, expert=OTHER, helped=False):
        kept = played(model.empty(), "2026-11-30", helped=helped)
        model.par(kept, "2026-11-30", expert, "A.b")
        return kept["days"]["2026-11-30"]

    def test_hands_are_better_level_or_worse_by_our_points_less_theirs(self):
        assert result.signs(self.day()) == [0, 1, -1, 0]
        assert result.signs(self.day(expert=[])) == []

    @pytest.mark.parametrize(
        ("expert", "said"),
        [
            (OTHER, "You made 6 points more with these cards than Expert in your place."),
            (HANDS, "You made exactly as many points with these cards as Expert in your place."),
            ([*HANDS[:3], [105, -30]], "Expert, in your place, made one point more with these cards."),
            ([], ""),
        ],
    )
    def test_the_verdict_compares_the_sums(self, expert, said):
        assert result.verdict(self.day(expert), EN) == said

    @pytest.mark.parametrize(
        ("hands", "said"),
        [
            ([[63, -40]] * 4, "Your team wins"),
            ([[-63, 40]] * 4, "Your opponents win"),
            ([[50, 50]] * 4, "A draw"),
        ],
    )
    def test_it_says_who_won(self, hands, said):
        assert EN(result.winner({"hands": hands})) == said

    def test_the_text_to_share_tells_no_card(self):
        assert result.share("2026-11-30", self.day(), 3, "https://a.example/?daily=2026-11-30", EN) == (
            "Spades, daily deal 2026-11-30\n"
            "I: 177 to 33 (+144)\n"
            "Expert in my place: 169 to 31 (+138)\n"
            "= + − =\n"
            "3 days in a row\n"
            "https://a.example/?daily=2026-11-30"
        )

    def test_in_german_with_help_before_expert_has_played_and_without_a_row(self):
        assert result.share("2026-11-30", self.day([], helped=True), 0, "https://a.example/", DE) == (
            "Spades, Spiel des Tages 2026-11-30\nIch: 177 zu 33 (+144), mit Hilfe\nhttps://a.example/"
        )


class Page:
    """An app as far as the daily deal needs one."""

    def __init__(self):
        self.session = Session(levels={name: partial(Quick, name) for name in ("club", "expert")})
        self.store = Store("/", Storage(), Storage(), Clock(), Tokens())
        self.engine = self
        self.loaded = []
        self.game = None

    async def ask(self, op, **params):
        answer = json.loads(self.session.call(json.dumps({"op": op, **params})))
        return answer["ok"]

    async def begin_daily(self, date, today):
        self.keep(self.store.new_id(), await self.ask("daily", date=date, today=today))

    async def load(self, name):
        self.loaded.append(name)
        return True

    def keep(self, name, snap):
        self.game = name
        self.store.claim(name)
        self.store.write(name, snap["save"], snap["summary"])

    def play(self, snap):
        """Every snapshot to the end of the game."""
        table = Table(self.session)
        table.snap = snap
        return list(table.game())[-1]


def test_the_page_and_the_engine_count_the_same_hands():
    assert model.HANDS == session.HANDS


class TestOnThePage:
    def test_it_is_begun_once_and_gone_on_with(self):
        page = Page()
        assert told(daily.play(page, "2026-11-30", "2026-11-30"))
        first = page.game
        assert told(daily.play(page, "2026-11-30", "2026-12-01"))
        assert (page.loaded, page.game) == ([first], first)
        assert told(daily.play(page, "2026-11-29", "2026-12-01"))
        assert page.game != first
        assert daily.kept(page.store)["days"]["2026-11-30"]["begun"] == "2026-11-30"

    @pytest.mark.parametrize("helped", [False, True])
    def test_played_to_its_end_it_has_a_result_and_is_not_begun_again(self, helped):
        page = Page()
        told(daily.play(page, "2026-11-30", "2026-11-30"))
        if helped:
            counting.helped(page.store, page.game)
        last = page.play(told(page.ask("load", save=page.store.read(page.game))))
        daily.finished(page.store, page.game, last)
        page.keep(page.game, last)
        day = daily.kept(page.store)["days"]["2026-11-30"]
        assert day["helped"] is helped
        assert list(result.total(day["hands"])) == last["result"]["scores"]
        assert model.streak(daily.kept(page.store), "2026-11-30") == (0 if helped else 1)
        assert not told(daily.play(page, "2026-11-30", "2026-11-30"))
        assert daily.save_of(page.store, "2026-11-30") == last["save"]

    def test_help_is_not_forgotten_with_the_game_and_who_begins_over_knows_the_cards(self):
        page = Page()
        told(daily.play(page, "2026-11-30", "2026-11-30"))
        daily.helped(page.store, told(page.ask("load", save=page.store.read(page.game))))
        assert daily.kept(page.store)["days"]["2026-11-30"]["helped"]
        told(daily.play(page, "2026-12-01", "2026-12-01"))
        assert not daily.kept(page.store)["days"]["2026-12-01"]["helped"]
        page.store.delete(page.game)
        told(daily.play(page, "2026-12-01", "2026-12-01"))
        last = page.play(told(page.ask("load", save=page.store.read(page.game))))
        daily.finished(page.store, page.game, last)
        assert daily.kept(page.store)["days"]["2026-12-01"]["helped"]

    def test_help_after_the_end_changes_nothing(self):
        page = Page()
        page.store.note("daily", days("2026-11-30"))
        daily.helped(page.store, {"daily": "2026-11-30"})
        daily.helped(page.store, {"daily": None})
        assert daily.kept(page.store) == days("2026-11-30")

    @pytest.mark.parametrize(("today", "said"), [("2026-11-30", ""), ("2026-12-01", "daily.unknown")])
    def test_a_game_from_a_file_is_begun_on_its_day_if_that_is_today(self, today, said):
        page, other = Page(), Page()
        snap = told(page.ask("daily", date="2026-11-30", today="2026-11-30"))
        snap = told(other.ask("import", text=snap["save"]))
        other.keep("file", snap)
        daily.entered(other.store, snap, today)
        daily.finished(other.store, "file", other.play(snap))
        day = daily.kept(other.store)["days"]["2026-11-30"]
        assert day["hands"]
        assert result.why_not("2026-11-30", day) == said

    @pytest.mark.parametrize(("brought", "helped"), [(True, True), (False, False)])
    def test_brought_back_from_a_file_it_may_have_been_played_on_meanwhile(self, brought, helped):
        page = Page()
        told(daily.play(page, "2026-11-30", "2026-11-30"))
        snap = told(page.ask("import", text=page.store.read(page.game)))
        daily.entered(page.store, snap, "2026-11-30", brought)
        day = daily.kept(page.store)["days"]["2026-11-30"]
        assert (day["helped"], day["begun"]) == (helped, "2026-11-30")

    def test_who_gives_or_takes_statistics_meanwhile_keeps_the_day_that_is_under_way(self):
        page = Page()
        page.store.note("daily", days("2026-11-29"))
        told(daily.play(page, "2026-11-30", "2026-11-30"))
        begun = daily.kept(page.store)["days"]["2026-11-30"]
        daily.erase(page.store)
        assert daily.kept(page.store)["days"] == {"2026-11-30": begun}
        daily.take_in(page.store, days("2026-11-28"))
        assert daily.kept(page.store)["days"]["2026-11-30"] == begun
        daily.take_in(page.store, days("2026-11-30"))
        assert daily.kept(page.store) == days("2026-11-30")

    def test_a_day_under_way_here_and_there_has_the_help_of_both_and_the_date_that_is_known(self):
        here, there = model.empty(), model.empty()
        model.begin(here, "2026-11-30", "")
        model.help_with(here, "2026-11-30")
        model.begin(there, "2026-11-30", "2026-11-30")
        model.take_over(there, here)
        day = there["days"]["2026-11-30"]
        assert (day["begun"], day["helped"]) == ("2026-11-30", True)

    def test_a_game_that_the_browser_does_not_remember_tells_its_help(self):
        page = Page()
        last = page.play(told(page.ask("daily", date="2026-11-30", today="2026-11-30")))
        assert not daily.day_of_game(page.store, "x", last)["helped"]
        counting.helped(page.store, "x")
        assert daily.day_of_game(page.store, "x", last)["helped"]

    def test_another_game_leaves_no_result(self):
        page = Page()
        snap = told(page.ask("new", rules="house.hands-1"))
        daily.finished(page.store, "x", page.play(snap))
        assert daily.kept(page.store) == model.empty()

    def test_expert_plays_until_it_is_done_or_stopped(self):
        page, parts = Page(), []
        par = daily.Par(page.engine, "2026-11-30", "2026-11-30")

        def stop():
            parts.append(par.part)
            par.stopped = len(parts) == 3

        assert not told(par.run(stop))
        par.stopped = False
        assert told(par.run(lambda: parts.append(par.part)))
        assert parts == sorted(parts)
        assert 0 < parts[0] < parts[-1] < par.part == 1
        assert len(par.hands) == 4
        daily.keep_par(page.store, "2026-11-30", par)  # of a day that this browser does not remember
        assert daily.kept(page.store) == model.empty()

    def test_expert_plays_a_day_that_has_a_result_also_when_the_clock_was_put_back(self):
        par = daily.Par(Page().engine, "2026-12-01", "2026-11-30")
        assert told(par.run(lambda: None))

    def test_what_is_shown_stays_when_another_tab_forgets_the_day(self):
        page = Page()
        page.store.note("daily", days("2026-11-30"))
        shown = daily.result(page.store, "2026-11-30")
        assert shown["hands"] == HANDS
        daily.erase(page.store)
        assert daily.result(page.store, "2026-11-30", shown) is shown
        assert daily.result(page.store, "2026-11-30") is None

    def test_what_was_counted_moves_with_the_statistics(self):
        page, other = Page(), Page()
        page.store.note("daily", days("2026-11-29", "2026-11-30"))
        daily.take_in(other.store, json.loads(json.dumps(daily.kept(page.store))))
        assert daily.kept(other.store) == daily.kept(page.store)
        daily.take_in(other.store, None)
        assert daily.kept(other.store)["best"] == 2
        daily.erase(other.store)
        assert daily.kept(other.store) == model.empty()


class TestADraw:
    SNAP: ClassVar[Any] = {"result": {"winner": None, "reason": "hands", "scores": [80, 80]}}

    def test_nobody_wins_at_the_table_and_in_a_replay(self):
        scene = Scene()
        scene.snap = {**self.SNAP, "phase": "game-over"}
        assert line.prompt(scene, EN) == "The game is over: a draw."
        assert player.won(self.SNAP, DE) == "Unentschieden"

    def test_turned_around_the_table_it_stays_one(self):
        assert turned._result(self.SNAP["result"], 1) == self.SNAP["result"]

    def test_it_is_counted_as_a_game_that_nobody_won(self):
        page = Page()
        found = stats.empty()
        snap = page.play(told(page.ask("new", rules="house.hands-1")))
        snap["result"]["winner"] = None
        assert stats.count(found, "x", snap)
        (sums,) = found["groups"].values()
        assert (sums["games"], sums["won"]) == (1, 0)
