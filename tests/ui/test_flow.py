"""How a game runs on the page: one action at a time, the bots in their time, nothing lost."""

import asyncio
import contextlib
import itertools

import pytest

from spades.ui.engine import EngineError, EngineFailed
from tests.ui.helpers import legal, page, play_hand, settle, told, touch

DEAL = "QmZ3k9dVx0TbLw7e"


def run(story, **settings):
    """Plays a story on a page on which a new game has been dealt and South is to bid."""

    async def whole():
        app = page(**settings)
        await app.new_game(deal=DEAL)
        await settle(app)
        await story(app)

    told(whole())


class TestActions:
    def test_one_touch_bids(self):
        async def story(app):
            await touch(app, app.bid(3))
            assert app.snap["bids"][2] == 3

        run(story)

    def test_a_bid_leaves_the_pad_before_the_engine_has_answered(self):
        async def story(app):
            waiting = app.bid(3)
            assert app.view.turns[-1] == ("bidding", "")
            await waiting

        run(story)

    def test_a_second_touch_while_one_is_under_way_is_ignored(self):
        """C03: exactly one card leaves the hand."""

        async def story(app):
            await touch(app, app.bid(3))
            held, first, second = len(app.scene.held()), legal(app)[0], legal(app)[-1]
            await asyncio.gather(*[task for task in (app.card(first), app.card(second)) if task])
            await settle(app)
            assert len(app.scene.held()) == held - 1
            assert app.engine.asked.count("act") == 2

        run(story)

    @pytest.mark.parametrize("speed", ["instant", "normal"])
    def test_the_second_click_of_a_double_click_plays_nothing(self, speed):
        """C03, when the turn comes back between the two."""

        async def story(app):
            await touch(app, app.bid(3))
            await touch(app, app.card(legal(app)[0]))
            held = len(app.scene.held())
            assert app.card(legal(app)[0], again=True) is None
            assert len(app.scene.held()) == held

        run(story, speed=speed)

    @pytest.mark.parametrize("error", [EngineError("internal", {}), EngineFailed("act")])
    def test_a_failure_does_not_keep_the_next_card_from_being_played(self, error):
        """C05: whatever went wrong, the second click works."""

        async def story(app):
            await touch(app, app.bid(3))
            card = legal(app)[0]
            app.engine.fail = error
            with contextlib.suppress(EngineFailed):
                await touch(app, app.card(card))
            assert card in app.scene.held()
            await touch(app, app.card(card))
            assert card not in app.scene.held()

        run(story)

    def test_a_refused_card_says_why_and_stays(self):
        async def story(app):
            await touch(app, app.bid(3))
            while all(entry["why"] is None for entry in app.snap["hand"]):
                await touch(app, app.card(legal(app)[0]))
            entry = next(entry for entry in app.snap["hand"] if entry["why"])
            assert app.card(entry["card"]) is None
            assert app.scene.refused == entry["card"]
            assert app.view.said[-1] == app.words.refusal(entry["why"])

        run(story)

    def test_with_confirmation_a_second_press_is_needed(self):
        async def story(app):
            assert app.bid(3) is None
            assert app.view.said[-1] == "3: once more to bid it."
            assert app.bid(4) is None
            await touch(app, app.bid(4))
            assert app.snap["bids"][2] == 4
            card = legal(app)[0]
            assert app.card(card) is None
            assert app.scene.armed == ("play", card)
            await touch(app, app.card(card, again=True))
            assert card not in app.scene.held()

        run(story, confirm=True)


class TestHint:
    def test_marks_the_bid_and_then_the_card_until_one_is_chosen(self):
        async def story(app):
            before = app.snap
            await touch(app, app.do("hint"))
            told = app.view.hints[-1]
            assert told["kind"] == "bid"
            assert app.scene.is_hinted("bid", told["choice"])
            assert app.snap is before
            await touch(app, app.bid(3))
            assert app.scene.hint is None
            await touch(app, app.do("hint"))
            assert app.view.hints[-1]["choice"] in legal(app)

        run(story)

    def test_one_that_comes_too_late_is_not_shown(self):
        async def story(app):
            await asyncio.gather(app.do("hint"), app.bid(3))
            await settle(app)
            assert app.view.hints == []
            assert app.scene.hint is None
            assert app.snap["bids"][2] == 3

        run(story)

    def test_one_that_outlived_its_worker_is_shown(self):
        """The next worker was asked about the same save, which is shown anew meanwhile."""

        async def story(app):
            again = await app.engine.ask("load", save=app.snap["save"])
            asking = asyncio.create_task(app.do("hint"))
            await asyncio.sleep(0)
            app.resume(again)
            await asking
            await settle(app)
            assert app.scene.is_hinted("bid", app.view.hints[-1]["choice"])

        run(story)

    def test_is_not_asked_when_there_is_nothing_to_choose(self):
        async def story(app):
            await play_hand(app)
            await touch(app, app.do("hint"))
            assert "hint" not in app.engine.asked

        run(story)


class TestUndo:
    def test_where_there_is_nothing_to_take_back_it_says_so(self):
        async def story(app):
            await touch(app, app.do("undo"))
            assert app.view.said[-1] == "There is nothing to take back."
            app.snap.update(daily="2026-11-30", result={"winner": "NS"})
            await touch(app, app.do("undo"))
            assert app.view.said[-1].startswith("The result of a daily deal stands")
            assert "undo" not in app.engine.asked

        run(story)

    def test_takes_the_last_own_card_back_also_while_the_bots_play(self):
        async def story(app):
            await touch(app, app.bid(3))
            card = legal(app)[0]
            await app.card(card)
            await touch(app, app.undo())
            assert card in app.scene.held()
            assert app.scene.mine()

        run(story, speed="normal")

    def test_of_a_bid_asks_for_the_bid_again(self):
        async def story(app):
            await touch(app, app.bid(3))
            await touch(app, app.undo())
            assert (app.scene.phase(), app.scene.turn(), app.snap["bids"][2]) == ("bidding", "S", None)

        run(story)


class TestTwoAtOnce:
    """Whatever overlaps, the bots of the game on the table are asked, once for each turn."""

    def test_a_new_game_while_the_bots_move_ends_what_they_had_to_show(self):
        async def story(app):
            await app.bid(3)
            await app.new_game(deal=DEAL)
            await settle(app)
            assert app.scene.mine()
            assert app.snap["bids"] == [None, None, None, None]
            assert app.engine.refused == []

        run(story, speed="normal")

    def test_a_new_game_while_a_card_is_on_its_way(self):
        async def story(app):
            await touch(app, app.bid(3))
            both = [app.card(legal(app)[0]), app.new_game(deal=DEAL)]
            await asyncio.gather(*both)
            await settle(app)
            assert app.scene.mine()
            assert app.snap["hand_no"] == 1
            assert app.snap["trick_no"] == 0
            assert app.engine.refused == []

        run(story, speed="normal")

    def test_two_new_games_at_once(self):
        async def story(app):
            await asyncio.gather(app.new_game(deal=DEAL, dealer="N"), app.new_game(deal=DEAL))
            await settle(app)
            assert app.scene.mine()
            assert app.engine.refused == []

        run(story)

    def test_a_touch_of_the_game_before_does_nothing_to_the_next_one(self):
        async def story(app):
            entering = asyncio.create_task(app.new_game(deal=DEAL))
            await asyncio.sleep(0)
            await app.bid(3)
            await entering
            await settle(app)
            assert app.snap["bids"][2] is None
            assert app.scene.mine()

        run(story)

    def test_a_game_that_cannot_be_entered_leaves_the_bots_at_play(self):
        async def story(app):
            await app.bid(3)
            with pytest.raises(EngineError):
                await app.take_in("nothing that is a game")
            await settle(app)
            assert app.scene.mine()
            assert app.scene.phase() == "playing"

        run(story, speed="normal")

    def test_a_restart_while_a_bot_thinks_shows_what_it_then_does(self):
        """What the lost worker left open is asked again, and answered after the restart."""

        async def story(app):
            await app.bid(3)
            while app.snap["turn"] != "E":  # noqa: ASYNC110 - the page has no event for it
                await asyncio.sleep(0)
            app.resume(app.snap)
            await settle(app)
            assert app.scene.mine()
            assert app.engine.refused == []

        run(story, speed="normal")


class TestPace:
    def test_no_rule_waits_at_instant_speed(self):
        async def story(app):
            await play_hand(app)
            assert app.pace._clock.waits == []

        run(story)

    def test_every_trick_is_seen_also_the_thirteenth(self):
        """C24: four cards lie there for the set time before the hand is reckoned."""

        async def story(app):
            waits = app.pace._clock
            await touch(app, app.bid(3))
            while len(app.scene.held()) > 1:
                await touch(app, app.card(legal(app)[0]))
            before = waits.time
            await touch(app, app.card(legal(app)[0]))
            assert app.view.over == ["hand-over"]
            assert waits.time - before >= 900
            assert ("playing", "") in app.view.turns[-4:]

        run(story, speed="normal")

    def test_a_tap_ends_the_pause(self):
        async def story(app):
            app.pace._clock.waits.clear()
            app.pace.hold(2)
            app.pace.skip()
            await app.pace.free()
            assert app.pace._clock.waits == []

        run(story, speed="slow")

    def test_the_next_hand_does_not_come_by_itself_while_a_sheet_is_read(self):
        async def story(app):
            app.view.read = True
            await play_hand(app)
            assert app.scene.phase() == "hand-over"

        run(story, auto_next=True)

    def test_the_next_hand_comes_by_itself_when_that_is_set(self):
        async def story(app):
            await play_hand(app)
            assert app.snap["hand_no"] == 2

        run(story, auto_next=True)


class TestKeeping:
    def test_every_answer_is_saved_before_it_is_shown(self):
        async def story(app):
            await app.bid(3)
            assert app.store.saves[app.game] == app._latest["save"]
            await settle(app)

        run(story)

    def test_a_hand_is_counted_with_its_save_and_not_only_once_its_last_trick_was_seen(self):
        async def story(app):
            counted = []
            app.hand_played = lambda snap: counted.append((snap["save"], app.scene.phase()))
            await play_hand(app)
            assert counted == [(app.store.saves[app.game], "playing")]
            await app.load(app.game)
            assert len(counted) == 1

        run(story)

    def test_a_game_that_is_begun_loaded_or_taken_in_is_noted_once_it_is_kept(self):
        async def story(app):
            entered = []
            app.entered = lambda snap, _op: entered.append(app.store.saves[app.game] == snap["save"])
            await app.load(app.game)
            await app.take_in(app.store.saves[app.game])
            await app.begin_daily("2026-11-30", "2026-11-30")
            assert entered == [True] * 3

        run(story)

    def test_a_reload_shows_the_same_state(self):
        """C14."""

        async def story(app):
            await touch(app, app.bid(3))
            await touch(app, app.card(legal(app)[0]))
            other = page()
            other.store.saves = app.store.saves
            assert await other.load(app.game)
            await settle(other)
            assert other.snap["rev"] == app.snap["rev"]
            assert other.scene.held() == app.scene.held()

        run(story)

    def test_a_broken_save_is_set_aside(self):
        """C18."""

        async def story(app):
            app.store.saves["old"] = "{"
            assert not await app.load("old")
            assert app.store.aside == [("old", "save-broken")]

        run(story)

    def test_full_storage_is_said_once_and_the_game_goes_on(self):
        """C17."""

        async def story(app):
            app.store.status = "full"
            await play_hand(app)
            told = [text for text in app.view.said if "keeps nothing" in text]
            assert len(told) == 1
            assert app.scene.phase() == "hand-over"

        run(story)

    def test_a_game_taken_by_another_tab_says_so(self):
        """C15."""

        async def story(app):
            app.store.status = "newer-tab"
            await touch(app, app.bid(3))
            assert any("another tab" in text for text in app.view.said)
            assert app.scene.lost

        run(story)

    def test_a_game_taken_by_another_tab_can_be_taken_back(self):
        async def story(app):
            app.lost("another game")
            assert not app.scene.lost
            app.lost(app.game)
            assert app.scene.lost
            await touch(app, app.do("play-here"))
            assert not app.scene.lost
            await touch(app, app.bid(3))
            assert app.snap["bids"][2] == 3

        run(story)

    def test_a_restarted_engine_goes_on_where_it_was(self):
        async def story(app):
            await touch(app, app.bid(3))
            app._busy = True
            app.resume(await app.engine.ask("load", save=app.store.saves[app.game]))
            await settle(app)
            assert any("restart" in text for text in app.view.said)
            await touch(app, app.card(legal(app)[0]))
            assert len(app.scene.held()) == 12

        run(story)

    def test_without_an_engine_nothing_goes_on_and_nothing_is_raised(self):
        """The page has said by then that there is none."""

        async def story(app):
            await app.bid(3)
            app.engine.fail = EngineFailed("step")
            await settle(app)
            assert app.scene.bot_next()

        run(story)


class TestTelling:
    def test_one_message_for_each_event(self):
        """C23: bids, cards and the end of each trick; none twice."""

        async def story(app):
            app.view.said.clear()
            await play_hand(app)
            said = app.view.said
            assert sum(text.count(" plays ") + text.count("You play ") for text in said) == 52
            assert sum(text.count("the trick.") for text in said) == 13
            assert all(first != second for first, second in itertools.pairwise(said))
            assert max(text.count(" plays ") for text in said) == 1

        run(story, speed="normal")

    @pytest.mark.parametrize("speed", ["instant", "normal"])
    def test_a_notice_stands_with_what_is_asked_until_the_player_acts(self, speed):
        async def story(app):
            app.notices.append("Something is to be known.")
            await touch(app, app.bid(3))
            *_, last = app.view.said
            assert "Something is to be known." in last
            assert "Your turn" in last or "Your lead" in last
            await touch(app, app.card(legal(app)[0]))
            assert sum("Something is to be known." in text for text in app.view.said) == 1

        run(story, speed=speed)

    def test_joined_until_the_player_has_the_word_at_instant_speed(self):
        async def story(app):
            app.view.said.clear()
            await play_hand(app)
            assert (
                len(app.view.said) == 14
            )  # the bids, 13 cards of the player's: each once with what followed

        run(story)
