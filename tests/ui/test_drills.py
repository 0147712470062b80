"""Drills on the page, without a document: levels, words, a question answered, the next one ready."""

import pytest

from spades.coach.drills.drill import KINDS
from spades.i18n import Words
from spades.ui import drilling
from spades.ui.address import CHOICES
from spades.ui.engine import EngineError
from spades.ui.model import drills as model
from spades.ui.modes.drill import Drill
from tests.ui.test_modes import Notes, run

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def played(*answers, level=1):
    one = {"level": level, "run": 0, "asked": 1, "right": 1}
    for right in answers:
        one = model.after(one, right)
    return one


class TestLevels:
    def test_three_right_in_a_row_lead_up(self):
        assert [played(*[True] * n)["level"] for n in range(8)] == [1, 1, 1, 2, 2, 2, 3, 3]

    def test_a_wrong_one_breaks_the_row_and_two_lead_down(self):
        assert played(True, True, False, True, True)["level"] == 1
        assert played(False, level=4)["level"] == 4
        assert played(False, False, level=4) == {"level": 3, "run": 0, "asked": 3, "right": 1}
        assert played(False, True, False, level=4)["level"] == 4

    def test_there_is_nothing_below_one_and_above_five(self):
        assert played(*[False] * 8)["level"] == 1
        assert played(*[True] * 9, level=5)["level"] == 5

    def test_every_kind_has_its_own(self):
        store = Notes()
        for _ in range(3):
            before, now = drilling.answered(store, "ending", True)
        assert (before["level"], now["level"]) == (1, 2)
        assert model.of(drilling.kept(store), "cover-nil")["level"] == 1

    @pytest.mark.parametrize(
        "kept",
        [
            None,
            [],
            {"ending": 3},
            {"ending": {}},
            {"ending": {"level": 9, "run": 0, "asked": 1, "right": 1}},
            {"ending": {"level": 2, "run": 7, "asked": 1, "right": 1}},
            {"ending": {"level": 2, "run": 0, "asked": 1, "right": 2}},
            {"ending": {"level": True, "run": 0, "asked": 1, "right": 1}},
        ],
    )
    def test_what_makes_no_sense_begins_anew(self, kept):
        store = Notes()
        store.note("drills", kept)
        assert drilling.kept(store) == {}

    def test_progress_is_taken_along_and_erased(self):
        store, other = Notes(), Notes()
        drilling.answered(store, "bid", True)
        drilling.take_in(other, drilling.kept(store))
        assert drilling.kept(other) == drilling.kept(store) != {}
        drilling.erase(other)
        assert drilling.kept(other) == {}


ASKS = [
    {"code": "bid"},
    {"code": "cover-nil", "seat": "N"},
    {"code": "break-nil", "seat": "W"},
    {"code": "make", "n": 2},
    {"code": "make", "n": 1},
    {"code": "set", "n": 5},
    {"code": "drop-bags", "n": 1},
    {"code": "drop-bags", "n": 3},
]


class TestWords:
    @BOTH
    @pytest.mark.parametrize("ask", ASKS, ids=str)
    def test_every_question_and_its_chances_have_words(self, language, ask):
        words = Words(language)
        said = model.question(ask, words)
        assert said.endswith("?")
        assert "{" not in said
        assert len(set(model.heads(ask, words))) == 2

    @BOTH
    @pytest.mark.parametrize("kind", model.KINDS)
    def test_every_kind_has_a_name_and_a_line(self, language, kind):
        words = Words(language)
        assert words("drill." + kind) != words("drill." + kind + ".about")

    @BOTH
    def test_a_trick_that_is_taken_to_lose_later_ones_has_words_of_its_own(self, language):
        words, ask = Words(language), {"code": "drop-bags", "n": 2}
        told = {"kind": "play", "choice": "AC", "best": "AC", "right": True, "all": ["AC"], "fact": ""}
        params = {"card": "AC", "suit": "C"}
        said = [
            model.sentences(dict(told, reason=reason, params=params), ask, words)
            for reason in ("lead-winner", "low")
        ]
        assert said[0] == words("drill.why-unload", card="AC")
        assert said[1] == words("why.low", card="AC")

    @BOTH
    def test_who_is_to_set_them_is_not_told_that_more_tricks_are_bags(self, language):
        words, ask = Words(language), {"code": "set", "n": 5}
        told = {"kind": "play", "choice": "KS", "best": "KS", "right": True, "all": ["KS"]}
        told.update(fact="contract-made", params={"card": "KS", "suit": "S"})
        said = [model.sentences(dict(told, reason=reason), ask, words) for reason in ("win", "throw-high")]
        assert said == [words("why.win", card="KS"), words("drill.why-throw", card="KS")]
        other = model.sentences(dict(told, reason="win"), {"code": "make", "n": 2}, words)
        assert other == said[0] + " " + words("fact.contract-made")
        need = dict(told, reason="win", fact="need", params={"card": "KS", "suit": "S", "n": 2})
        assert model.sentences(need, ask, words) == said[0] + " " + words("fact.need", n=2)

    def test_coach_page_and_address_know_the_same_kinds(self):
        assert KINDS == model.KINDS == CHOICES["drill"]

    @BOTH
    def test_what_an_answer_did_is_said(self, language):
        words = Words(language)
        one = {"level": 2, "run": 2, "asked": 5, "right": 4}
        assert "3" in model.moved(one, model.after(one, True), words)
        assert "1" in model.moved(dict(one, run=-1), model.after(dict(one, run=-1), False), words)
        assert model.moved(dict(one, run=0), model.after(dict(one, run=0), True), words) == ""
        assert model.standing(model.of({}, "bid"), words)[0].startswith(("Level 1", "Stufe 1"))


async def begun(app, kind, seed="page"):
    app.store.new_id = lambda: seed
    mode = Drill(app, drilling.Finder(app.engine, app.store, kind, "cardcouch"))
    assert await mode.open()
    await app.enter(mode)
    return mode


class TestAnswering:
    def test_a_card_is_answered_counted_once_and_the_next_one_is_there(self):
        async def story(app):
            mode = await begun(app, "cover-nil")
            assert (app.snap["turn"], app.snap["you"], mode.phase) == ("S", "S", "drill")
            mode.say()
            assert app.view.said[-1].endswith("Your partner bid nil. Keep it alive: which card?")
            legal = [card["card"] for card in app.snap["hand"] if card["why"] is None]
            before = app.snap
            await app.card(legal[0])
            assert app.sheets == ["drill-answer"]
            assert mode.told["choice"] == legal[0]
            assert app.scene.hint["choice"] in mode.told["all"]
            await app.card(legal[-1])
            assert model.of(drilling.kept(app.store), "cover-nil")["asked"] == 1
            rows = model.rows(mode.told, app.words)
            assert [row["best"] for row in rows].count(True) >= 1
            assert [row["own"] for row in rows].count(True) == 1
            assert model.sentences(mode.told, mode.ask, app.words)
            await app.do("next")
            assert app.snap is not before
            assert (mode.told, app.scene.offered is None or app.scene.offered[0] == "history") == (None, True)
            await app.leave()
            assert app.mode is None

        run(story)

    def test_a_bid_is_answered(self):
        async def story(app):
            mode = await begun(app, "bid")
            await app.bid(13)
            assert not mode.told["right"]
            assert model.title(mode.told, app.words).startswith("Better: ")
            await app.bid(mode.told["best"])
            assert model.title(mode.told, app.words).startswith("Right: ")
            assert drilling.kept(app.store)["bid"] == {"level": 1, "run": -1, "asked": 1, "right": 0}

        run(story)

    def test_a_card_that_may_not_be_played_is_refused_in_words(self):
        async def story(app):
            for number in range(20):
                mode = await begun(app, "ending", f"page{number}")
                refused = [card["card"] for card in app.snap["hand"] if card["why"] is not None]
                if refused:
                    break
            assert app.card(refused[0]) is None
            assert app.view.said[-1].startswith("You must follow")
            assert mode.told is None

        run(story)

    def test_a_second_touch_is_asked_for_where_the_person_wants_that(self):
        async def story(app):
            mode = await begun(app, "ending")
            legal = next(card["card"] for card in app.snap["hand"] if card["why"] is None)
            assert app.card(legal) is None
            assert app.sheets == []
            await app.card(legal)
            assert mode.told["choice"] == legal

        run(story, confirm=True)

    def test_an_answer_that_is_refused_takes_the_choice_back_and_says_why(self):
        async def story(app):
            mode = await begun(app, "bid")
            app.engine.fail = EngineError("bad-request", {"field": "step"})
            await app.bid(3)
            assert (mode.told, app.scene.armed, app.sheets) == (None, None, [])
            assert app.view.said[-1] == app.words.error("bad-request", {"field": "step"})
            await app.bid(3)
            assert app.sheets == ["drill-answer"]

        run(story)

    def test_the_next_one_can_be_asked_for_again_after_a_failure(self):
        async def story(app):
            mode = await begun(app, "bid")
            await app.going
            await app.bid(3)
            mode._next = None
            app.engine.fail = RuntimeError("the engine failed")
            with pytest.raises(RuntimeError):
                await app.do("next")
            await app.do("next")
            assert mode.told is None

        run(story)

    @pytest.mark.parametrize("kind", ["drop-bags", "bid"])
    def test_a_search_that_is_stopped_finds_nothing_even_at_its_last_step(self, kind):
        async def story(app):
            finder = drilling.Finder(app.engine, app.store, kind, "cardcouch")

            class Stopping:
                """The sheet is closed while a step is under way: the first one, or that which finds."""

                async def ask(self, op, **params):
                    answer = await app.engine.ask(op, **params)
                    finder.stopped = kind == "drop-bags" or answer["question"] is not None
                    return answer

            finder._engine = Stopping()
            assert not await Drill(app, finder).open()

        run(story)
