"""What the page around a frame may do, and what it is told: on the real rules, without a document."""

import asyncio
import json
from typing import Any

import pytest

from spades.record import read_record
from spades.ui.embed.host import Host
from spades.ui.engine import EngineError, EngineFailed
from tests.ui.helpers import page, play_hand, settle, told

DEAL = "k3Vq9xT_7mPzB2sA"


class Around:
    """A page around a frame: what it sends, and all that it is told."""

    def __init__(self, **options):
        self.told: list[dict[str, Any]] = []
        self.watched: list[str] = []
        self.app = page(options.pop("language", "en"))
        watch = self.watch if options.get("mode") == "replay" else None
        self.host = Host(self.app, self.hear, options, watch)
        self.app.view.phase_over = lambda _phase: self.host.over(self.app.snap)

    def hear(self, text):
        self.told.append(json.loads(text))

    async def watch(self, record):
        if record == "broken":
            raise EngineError("record-broken", {"line": 1, "why": "not-a-tag"})
        self.watched.append(record)

    async def ask(self, kind, **fields):
        """Sends a command; the message that answers it."""
        await self.host.obey(json.dumps({"spades": 1, "type": kind, "id": 7, **fields}))
        await settle(self.app)
        return next(
            message
            for message in reversed(self.told)
            if message["type"] == "answer" or "for" in message or message["type"] == "error"
        )

    def of_type(self, kind):
        return [message for message in self.told if message["type"] == kind]


def run(story, **options):
    """The page around after its story."""
    around = Around(**options)
    told(story(around))
    return around


def test_every_message_says_its_version_and_type():
    async def story(around):
        await around.app.new_game()
        around.host.ready()

    assert run(story, language="de").told == [
        {"spades": 1, "type": "ready", "started": True, "lang": "de", "mode": "play"}
    ]


def test_a_new_game_by_its_options():
    async def story(around):
        assert await around.ask("new-game", options={"rules": "kawu", "deal": DEAL + ".S.100.50"}) == {
            "spades": 1,
            "type": "answer",
            "id": 7,
        }
        assert around.app.snap["rules"]["text"] == "kawu"
        assert around.app.snap["dealer"] == "S"
        assert [team["score"] for team in around.app.snap["teams"]] == [100, 50]

    run(story)


def test_a_new_game_keeps_to_the_rules_of_the_frame():
    async def story(around):
        await around.ask("new-game")
        assert around.app.snap["rules"]["text"] == "kawu"
        await around.ask("new-game", options={"rules": "cardcouch"})
        assert around.app.snap["rules"]["text"] == "cardcouch"

    run(story, rules="kawu", deal=DEAL, dealer="E", scores=[300, 10])


def test_the_ledger_of_a_hand_and_no_card_of_it():
    async def story(around):
        await around.app.new_game()
        await settle(around.app)
        await play_hand(around.app)

    around = run(story)
    (message,) = around.of_type("hand-end")
    assert message["handNo"] == 1
    assert sum(message["ledger"]["tricks"]) == 13
    assert [set(message), set(message["ledger"])] == [
        {"spades", "type", "handNo", "ledger"},
        {"hand_no", "bids", "tricks", "teams"},
    ]


def test_the_result_of_a_game():
    async def story(around):
        await around.app.new_game(rules="house.target-150", scores=[140, -100])
        await settle(around.app)
        while around.app.scene.phase() != "game-over":
            await play_hand(around.app)
            if around.app.scene.phase() == "hand-over":
                await around.app.act("next")
                await settle(around.app)

    around = run(story)
    (message,) = around.of_type("game-end")
    assert message["result"] == around.app.snap["result"]
    assert around.told.index(message) > around.told.index(around.of_type("hand-end")[-1])


def test_no_record_while_a_hand_is_played():
    """It would tell all four hands."""

    async def story(around):
        await around.app.new_game()
        await settle(around.app)
        refusal = await around.ask("record")
        assert refusal["type"] == "error"
        assert (refusal["code"], refusal["for"]) == ("not-over", 7)
        assert refusal["text"]
        await play_hand(around.app)
        text = (await around.ask("record"))["record"]
        seed = json.loads(around.app.snap["save"])["seed"]
        assert read_record(text).setup.seed != seed
        assert seed not in text

    run(story)


def test_a_record_is_loaded_and_goes_on():
    async def story(around):
        await around.app.new_game(rules="kawu")
        await settle(around.app)
        await play_hand(around.app)
        text = (await around.ask("record"))["record"]
        sheet = around.app.snap["sheet"]
        await around.ask("new-game")
        assert around.app.snap["sheet"] == []
        await around.ask("load", record=text)
        assert around.app.snap["sheet"] == sheet

    run(story)


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("load", {"record": "{"}, "save-broken"),
        ("load", {"record": "[Event \n"}, "record-broken"),
        ("new-game", {"options": {"rules": "house.target-1"}}, "rules"),
        ("new-game", {"options": {"deal": "_" * 16}}, "bad-deal"),
        ("new-game", {"options": {"level": "expert"}}, "unknown-level"),
        ("new-game", {"options": {"level": "god"}}, "bad-message"),
        ("new-game", {"spades": 2}, "version"),
        ("play", {}, "unknown-type"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_refused_changes_nothing(kind, fields, code, language):
    async def story(around):
        await around.app.new_game()
        await settle(around.app)
        before = around.app.snap, around.app.game, dict(around.app.store.saves)
        refusal = await around.ask(kind, **fields)
        assert (refusal["code"], refusal["for"]) == (code, 7)
        assert refusal["text"].endswith(".")
        assert (around.app.snap, around.app.game, around.app.store.saves) == before

    run(story, language=language)


def test_a_message_without_a_name_is_refused_without_one():
    async def story(around):
        await around.host.obey("nonsense")

    (message,) = run(story).told
    assert message["code"] == "bad-message"
    assert "for" not in message


def test_an_engine_that_is_gone_is_said():
    async def story(around):
        around.app.engine.fail = EngineFailed("new")
        assert (await around.ask("new-game"))["code"] == "failed"

    run(story)


def test_game_after_game_leaves_one_of_them():
    """A hostile page must not fill the browser's storage; what the visitor began stays."""

    async def story(around):
        await around.app.new_game()
        await settle(around.app)
        own = around.app.game
        for visit in range(5):
            await around.ask("new-game")
            if visit % 2:  # the page was opened anew
                around.host = Host(around.app, around.hear, {})
        assert set(around.app.store.saves) == {own, around.app.game}

    run(story)


def test_commands_take_their_turn():
    async def story(around):
        def text(number):
            return json.dumps({"spades": 1, "type": "new-game", "id": number})

        await asyncio.gather(*[around.host.obey(text(number)) for number in range(3)])
        await settle(around.app)
        # Each took the place of the one before: none was begun while another was on its way.
        assert set(around.app.store.saves) == {around.app.game}

    assert [message["id"] for message in run(story).of_type("answer")] == [0, 1, 2]


class TestOtherModes:
    def test_a_replay_shows_another_record(self):
        async def story(around):
            await around.ask("load", record="A.B.C")
            assert (await around.ask("load", record="broken"))["code"] == "record-broken"
            assert around.app.snap is None

        assert run(story, mode="replay").watched == ["A.B.C"]

    @pytest.mark.parametrize(
        ("mode", "kind", "fields"),
        [
            ("replay", "new-game", {}),
            ("replay", "record", {}),
            ("bid", "new-game", {}),
            ("bid", "load", {"record": "A"}),
            ("bid", "record", {}),
        ],
    )
    def test_what_a_mode_does_not_have_is_refused(self, mode, kind, fields):
        async def story(around):
            assert (await around.ask(kind, **fields))["code"] == "not-now"

        run(story, mode=mode)
