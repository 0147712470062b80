"""What is shown in the place of a game, without a document: a replay, the bidding quiz, and the way back."""

import asyncio
import random
from typing import Any

import pytest

from spades.bots import LEVELS
from spades.engine import CARDCOUCH, Setup
from spades.i18n import Words
from spades.record import pack
from spades.ui import modes
from spades.ui.engine import EngineError
from spades.ui.model import answer, open_hands, player, turned
from spades.ui.modes.host import Host
from spades.ui.modes.quiz import Quiz, tally
from spades.ui.modes.watch import Watch
from spades.ui.settings import Settings
from tests.engine.helpers import last
from tests.ui.helpers import FirstLegal, LocalEngine, PaperView, Shelf, StillClock, settle, told, touch

GAME = last(Setup(CARDCOUCH, "watched", (), 3, (40, -20), (2, 5)), random.Random(8), 2)
RECORD = pack(GAME)


class Paper(PaperView):
    """Notes whether there is a way back to the game."""

    way_back = False

    def leaving(self, offered):
        self.way_back = offered


class Beside:
    """What a replay shows beside the table."""

    def __init__(self):
        self.models, self.on_table = [], False

    def begin(self):
        self.on_table = True

    def end(self):
        self.on_table = False

    def show(self, model, hands):
        self.models.append((model, hands))


class Page(Host):
    """An app without a document; ``sheets`` are those that were opened."""

    mode: Any = None

    def __init__(self, **settings):
        view = Paper()
        chosen = Settings({"speed": "instant", **settings})
        super().__init__(LocalEngine(), Notes(), chosen, Words("en"), view, StillClock())
        self.engine.session = type(self.engine.session)(levels={**LEVELS, "club": FirstLegal})
        view.app = self
        self.sheets, self.beside = [], Beside()

    def run(self, task):
        if task is not None:
            self.going = asyncio.ensure_future(task)

    def dress(self):
        self.words = self.mode.words("en") if self.mode else Words("en")
        self.render()

    def open_sheet(self, name):
        self.sheets.append(name)

    def focus_home(self):
        pass

    async def watch(self, text=RECORD, bottom="S", hand=1, step=0, note=""):
        mode = Watch(self, self.beside, text, bottom, hand, step, note)
        await mode.open()
        await self.enter(mode)
        return mode

    async def quiz(self, seat="S"):
        mode = Quiz(self, seat, None, None)
        await mode.open()
        await self.enter(mode)
        return mode


class Notes(Shelf):
    """A store that keeps notes too."""

    def __init__(self):
        super().__init__()
        self.notes = {}

    def note(self, what, value):
        self.notes[what] = value

    def noted(self, what):
        return self.notes.get(what)


def run(story, **settings):
    async def whole():
        app = Page(**settings)
        await app.new_game(deal="QmZ3k9dVx0TbLw7e")
        await settle(app)
        await story(app)

    told(whole())


def at(app):
    return app.snap["hand_no"], app.snap["step"]


class TestWatching:
    def test_every_button_leads_where_it_says(self):
        async def story(app):
            await app.watch()
            for name, there in [
                ("card-on", (1, 1)),
                ("trick-on", (1, 4)),
                ("trick-on", (1, 8)),
                ("card-on", (1, 9)),
                ("trick-back", (1, 8)),
                ("card-back", (1, 7)),
                ("hand-back", (1, 0)),
                ("card-back", (1, 0)),
                ("hand-end", (1, 56)),
                ("card-on", (1, 56)),
                ("hand-on", (2, 0)),
                ("hand-on", (2, 0)),
                ("hand-back", (1, 0)),
                ("hand-end", (1, 56)),
                ("hand-start", (1, 0)),
            ]:
                await app.do(name)
                assert at(app) == there, name

        run(story)

    def test_a_game_goes_on_from_what_is_shown(self):
        async def story(app):
            games = app.store.names
            await app.watch()
            await app.do("hand-on")
            await app.do("trick-on")
            shown = app.scene.snap["hands"][2]
            await app.do("play-on")
            assert app.mode is None
            await settle(app)
            assert app.store.names == games + 1
            assert {entry["card"] for entry in app.snap["hand"]} <= set(shown)

        run(story)

    def test_the_slider_leads_to_a_card_and_only_the_last_wish_counts(self):
        async def story(app):
            mode = await app.watch()
            await asyncio.gather(mode.seek(20), mode.seek(30), mode.seek(41))
            assert at(app) == (1, 41)
            assert app.engine.asked.count("frame") == 3  # the first, the one under way, the last

        run(story)

    def test_by_itself_it_goes_to_the_end_of_the_hand_and_then_to_the_next(self):
        async def story(app):
            await app.watch()
            await app.do("run")
            assert at(app) == (1, 56)
            assert app.beside.models[-1][0]["running"] is False
            await app.do("run")
            assert at(app) == (2, 56)

        run(story)

    @pytest.mark.parametrize("speed", ["instant", "slow"])
    def test_each_card_is_seen_at_any_speed(self, speed):
        async def story(app):
            await app.watch()
            waits = len(app.pace._clock.waits)
            await app.do("run")
            assert len(app.pace._clock.waits) - waits > 56

        run(story, speed=speed)

    def test_a_touch_stops_it(self):
        async def story(app):
            await app.watch()
            going = asyncio.ensure_future(app.do("run"))
            await asyncio.sleep(0)
            app.do("run")
            await going
            assert app.snap["step"] < 3
            assert app.mode.running is False

        run(story)

    def test_all_that_happens_is_said_and_nobody_is_you(self):
        async def story(app):
            await app.watch()
            for _ in range(56):
                await app.do("card-on")
            said = " ".join(app.view.said)
            assert "West has dealt." in said
            assert "South bids" in said
            assert "South wins the trick." in said
            assert app.view.said[-1].endswith("Hand 1 is over.")
            assert " you" not in said.lower().split("your turn")[-1]
            assert app.scene.offered == ("reckoning", "reckoning")
            app.do("reckoning")
            assert app.sheets == ["watched"]

        run(story)

    def test_a_note_is_said_at_its_moment_and_nowhere_else(self):
        async def story(app):
            await app.watch(step=9, note="Better was the ace.")
            assert app.view.said[-1] == "Better was the ace."
            await app.do("card-on")
            assert app.view.said[-1] != "Better was the ace."
            await app.do("card-back")
            assert app.view.said[-1] == "Better was the ace."

        run(story)

    def test_keys_do_what_the_buttons_do(self):
        async def story(app):
            await app.watch()
            for key, there in [
                ("ArrowRight", 1),
                ("ArrowDown", 4),
                ("End", 56),
                ("ArrowLeft", 55),
                ("Home", 0),
            ]:
                assert app.key(key)
                await app.going
                assert app.snap["step"] == there
            assert not app.key("x")
            app.do("read-hand")
            assert app.view.said[-1].startswith("Cards of North: Spades: ")
            assert "Cards of West: " in app.view.said[-1]

        run(story)

    def test_another_seat_at_the_bottom(self):
        async def story(app):
            await app.watch(bottom="E")
            await app.do("trick-on")
            plain = app.snap
            assert app.words.seat("S") == "East"
            assert app.words.team("NS") == "W\u00a0+\u00a0E"
            await app.leave()
            await app.watch(bottom="S")
            await app.do("trick-on")
            assert plain["hands"][2] == app.snap["hands"][1]
            assert plain["bids"] == app.snap["bids"][3:] + app.snap["bids"][:3]
            assert [team["score"] for team in plain["teams"]] == [-20, 40]

        run(story)

    def test_an_engine_that_was_restarted_is_told_of_the_record_again(self):
        async def story(app):
            await app.watch()
            await app.do("trick-on")
            save = app._latest["save"]
            app.engine.session = type(app.engine.session)(levels=LEVELS)
            app.resume(await app.engine.ask("load", save=save))
            await app.going
            assert at(app) == (1, 4)
            await app.do("card-on")
            assert at(app) == (1, 5)

        run(story)

    def test_what_cannot_be_watched_changes_nothing(self):
        async def story(app):
            before = app.scene
            with pytest.raises(EngineError) as error:
                await modes.enter(app, {"mode": "bid", "rules": "house.nope"})
            assert error.value.code == "rules"
            with pytest.raises(EngineError):
                await app.watch(app.snap["save"])  # its first hand is not over
            assert (app.scene, app.mode) == (before, None)

        run(story)


class TestTheWayBack:
    def test_the_game_waits_and_goes_on(self):
        async def story(app):
            before = app.snap
            await app.watch()
            assert app.view.way_back
            assert app.card(before["hand"][0]["card"]) is None
            await app.do("leave")
            await settle(app)
            assert (app.snap, app.mode, app.beside.on_table) == (before, None, False)
            assert app.words.seat("S") == "You"
            assert app.view.said[-1] == "Three have bid. You bid last." or "bid" in app.view.said[-1]
            await touch(app, app.bid(3))
            assert app.snap["bids"][2] == 3

        run(story)

    def test_bots_that_were_about_to_play_do_so_afterwards(self):
        async def story(app):
            playing = asyncio.ensure_future(app.bid(3))
            await app.watch()
            await playing
            assert at(app) == (1, 0)
            assert app.snap["hands"]
            await app.leave()
            await settle(app)
            assert app.snap["bids"][2] == 3
            assert app.scene.mine()

        run(story, speed="slow")

    def test_a_game_that_is_begun_meanwhile_takes_the_table(self):
        async def story(app):
            await app.watch()
            await app.new_game()
            await settle(app)
            assert app.mode is None
            assert not app.beside.on_table
            assert "save" in app.snap

        run(story)

    def test_from_one_record_to_the_next(self):
        async def story(app):
            before = app.snap
            await app.watch()
            await app.watch(hand=2)
            assert at(app) == (2, 0)
            await app.leave()
            assert app.snap is before

        run(story)

    def test_another_tab_may_take_the_game_that_waits(self):
        async def story(app):
            await app.watch()
            app.lost(app.game)
            assert not app.scene.lost
            await app.leave()
            assert app.scene.lost

        run(story)


class TestQuiz:
    def test_a_bid_is_answered_and_counted_once_a_hand(self):
        async def story(app):
            await app.quiz()
            await app.bid(13)
            assert (app.sheets, tally(app.store)) == (["quiz-answer"], (1, 0))
            assert app.scene.armed == ("bid", 13)
            await app.bid(app.mode.judged["bid"])
            assert tally(app.store) == (1, 0)
            await app.do("next")
            assert app.mode.judged is None
            hand = [entry["card"] for entry in app.snap["hand"]]
            await app.bid(app.snap["bid_choices"][3]["bid"])
            assert tally(app.store)[0] == 2
            await app.do("next")
            assert [entry["card"] for entry in app.snap["hand"]] != hand

        run(story)

    def test_another_seat_sits_at_the_bottom_as_you(self):
        async def story(app):
            await app.quiz("W")
            assert app.snap["quiz"]["seat"] == "W"
            assert (app.snap["turn"], app.snap["you"]) == ("S", "S")
            assert (app.words.seat("S"), app.words.seat("N"), app.words.seat("W")) == ("You", "East", "North")
            await app.bid(3)
            assert app.mode.judged["asked"] == 3

        run(story)

    def test_a_bid_that_may_not_be_made_is_refused_in_words(self):
        async def story(app):
            mode = Quiz(app, "S", "house.nil-off", None)
            await mode.open()
            await app.enter(mode)
            assert app.bid(0) is None
            assert app.view.said[-1] == "There is no nil in these rules."
            assert app.mode.judged is None

        run(story)

    @pytest.mark.parametrize("kept", [None, {}, {"asked": "3", "agreed": 1}, {"asked": 1, "agreed": 2}, []])
    def test_a_tally_that_makes_no_sense_begins_anew(self, kept):
        notes = Notes()
        notes.note("quiz", kept)
        assert tally(notes) == (0, 0)


JUDGED = {
    "asked": 6, "bid": 3, "agreed": False, "loss": 46,
    "reason": "bid-tricks", "worth": 3722, "nil": 8, "counted": 3,
    "tricks": [2, 17, 91, 275, 378, 174, 49, 12, 2, 1, 0, 0, 0, 0],
    "options": [
        {"bid": bid, "win": win, "points": 1, "made": 900}
        for bid, win in ((1, 461), (2, 480), (3, 496), (4, 485), (6, 450), (12, 3))
    ],
}  # fmt: skip


class TestAnswer:
    words = Words("en")

    def test_sentences(self):
        assert answer.title(JUDGED, self.words) == "Expert bids 3"
        assert answer.reason(JUDGED, self.words) == "The hand is worth about 3.7 tricks."
        assert answer.verdict(JUDGED, self.words) == "Your 6 costs about 5 games in a hundred."
        assert answer.verdict(dict(JUDGED, loss=9), self.words) == "Your 6 is as good."
        assert answer.verdict(dict(JUDGED, loss=12), self.words).endswith("one game in a hundred.")
        assert answer.verdict(dict(JUDGED, agreed=True), self.words) == ""
        assert answer.nil(JUDGED, self.words) == "A nil would be made with a chance of <1%."
        assert answer.nil(dict(JUDGED, nil=None), self.words) == ""
        assert answer.tenths(3722, Words("de")) == "3,7"

    def test_bids_near_the_best_and_the_own_one_are_shown(self):
        rows = answer.bids(JUDGED, self.words)
        assert [row["bid"] for row in rows] == ["1", "2", "3", "4", "6"]
        assert [row["marks"] for row in rows] == ["", "", "Expert", "", "you"]
        assert answer.bids(dict(JUDGED, asked=3), self.words)[2]["marks"] == "Expert, you"

    def test_the_chart_leaves_out_what_hardly_happens(self):
        rows = answer.tricks(JUDGED, self.words)
        assert [row["n"] for row in rows] == [1, 2, 3, 4, 5, 6, 7]
        assert answer.likeliest(rows)["n"] == 4


class TestModels:
    def test_a_hand_in_sight(self):
        async def story(app):
            await app.watch()
            hands = open_hands.open_hands(app.scene, app.settings, app.words)
            assert [hand["label"] for hand in hands] == [
                "Cards of North", "Cards of East", "Cards of South", "Cards of West",
            ]  # fmt: skip
            for hand in hands:
                assert [suit["suit"] for suit in hand["suits"]] == list("SHCD")
                assert sum(len(suit["ranks"]) for suit in hand["suits"]) == 13
                assert [suit["said"].split(":")[0] for suit in hand["suits"]] == [
                    "Spades", "Hearts", "Clubs", "Diamonds",
                ]  # fmt: skip

        run(story)

    def test_german_letters(self):
        assert [open_hands.rank(letter, True, Words("de")) for letter in "AKQJT9"] == [
            "A", "K", "D", "B", "10", "9",
        ]  # fmt: skip

    def test_the_controls_say_where_they_are(self):
        snap = {"hand_no": 1, "step": 0, "steps": 56, "stops": [0, 4, 56]}
        model = player.player(snap, 1, False, Words("en"))
        assert (model["said"], model["run"]) == ("Step 0 of 56", "Play")
        assert model["off"] == ["hand-back", "trick-back", "card-back", "hand-on"]

    @pytest.mark.parametrize("bottom", "NEW")
    def test_four_quarter_turns_are_none(self, bottom):
        async def story(app):
            await app.watch()
            await app.do("hand-end")
            snap = {name: app.snap[name] for name in app.snap if name not in ("hand", "can_undo")}
            times = {"E": 4, "N": 2, "W": 4}[bottom]
            new = snap
            for _ in range(times):
                new = turned.turned(new, bottom)
            assert new == snap
            assert turned.turned(snap, bottom) != snap

        run(story)
