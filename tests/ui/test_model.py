"""What the parts of the table say, from snapshots of real games."""

import pytest

from spades.i18n import Words
from spades.ui.model import chips, hand, line, pad, read, seats, slip, tools, trick
from spades.ui.scene import Scene
from tests.ui.helpers import legal, page, play_hand, settle, told, touch

EN, DE = Words("en"), Words("de")


def at(moment, **settings):
    """The app at a moment: "bidding", "playing" (South must follow suit) or "hand-over"."""

    async def play():
        app = page(**settings)
        await app.new_game(deal="QmZ3k9dVx0TbLw7e")
        await settle(app)
        if moment == "bidding":
            return app
        await touch(app, app.bid(3))
        if moment == "hand-over":
            await play_hand(app)
            return app
        while not (app.snap["table"]["cards"] and any(entry["why"] for entry in app.snap["hand"])):
            await touch(app, app.card(legal(app)[0]))
        return app

    return told(play())


class TestHand:
    def test_before_the_deal_thirteen_backs_without_a_name(self):
        """C02: nothing leaks."""
        model = hand.hand(Scene(), page().settings, EN)
        assert (model["backs"], model["cards"]) == (13, [])

    @pytest.mark.parametrize(("words", "mark"), [(EN, ", not playable"), (DE, ", nicht spielbar")])
    def test_names_say_which_cards_may_not_be_played(self, words, mark):
        app = at("playing")
        for card in hand.hand(app.scene, app.settings, words)["cards"]:
            refused = card["card"] not in legal(app)
            assert card["off"] is refused
            assert card["label"] == words.card(card["card"]) + (mark if refused else "")

    def test_names_of_cards_are_words(self):
        """C02."""
        assert (EN.card("TH"), DE.card("TH")) == ("Ten of hearts", "Herz-Zehn")

    def test_in_the_bidding_no_card_is_marked(self):
        app = at("bidding")
        assert not any(card["off"] for card in hand.hand(app.scene, app.settings, EN)["cards"])

    @pytest.mark.parametrize(
        ("text", "german", "face"), [("TH", True, "10H"), ("QS", True, "QS-de"), ("QS", False, "QS")]
    )
    def test_faces_of_the_deck(self, text, german, face):
        assert hand.symbol(text, german) == face

    @pytest.mark.parametrize(("count", "rows"), [(13, 2), (6, 2), (5, 1), (1, 1)])
    def test_few_cards_lie_in_one_row(self, count, rows):
        app = at("bidding")
        app.snap["hand"] = app.snap["hand"][:count]
        assert hand.hand(app.scene, app.settings, EN)["rows"] == rows


class TestTrick:
    def test_the_players_card_lies_there_before_the_engine_has_answered(self):
        app = at("playing")
        card = legal(app)[0]
        app.scene.pending = ("play", card)
        assert trick.trick(app.scene, app.settings, EN)["cards"][-1]["card"] == card
        assert card not in app.scene.held()

    def test_the_winning_card_says_so_in_words(self):
        """C12."""
        app = at("playing")
        winning = [card for card in trick.trick(app.scene, app.settings, EN)["cards"] if card["winning"]]
        assert [card["label"].endswith(", winning") for card in winning] == [True]

    def test_the_last_trick_on_demand(self):
        app = at("playing")
        app.do("last-trick")
        model = trick.trick(app.scene, app.settings, EN)
        assert [card["card"] for card in model["cards"]] == app.snap["tricks"][-1]["cards"]
        assert app.view.said[-1].startswith("The last trick: ")
        app.do("last-trick")
        assert trick.trick(app.scene, app.settings, EN)["key"] != model["key"]

    def test_the_counter_never_passes_thirteen(self):
        """C24."""
        app = at("hand-over")
        for looking in (True, False):
            app.scene.looking = looking
            lines = trick.place(app.scene, EN)
            assert lines == (["Hand 1", "Trick 13 of 13"] if looking else ["Hand 1"])

    def test_a_game_of_so_many_hands_says_of_how_many(self):
        app = at("playing")
        app.snap["rules"]["fields"]["hands"] = 4
        assert trick.place(app.scene, EN)[0] == "Hand 1 of 4"

    def test_what_is_practised_is_named_in_the_place_of_the_hand(self):
        app = at("playing")
        lines = trick.place(app.scene, EN, ["Cover the nil", "Level 2 of 5"])
        assert lines == ["Cover the nil", "Level 2 of 5", trick.place(app.scene, EN)[1]]

    def test_after_the_hand_its_last_trick_still_lies_there(self):
        app = at("hand-over")
        assert len(trick.trick(app.scene, app.settings, EN)["cards"]) == 4


class TestSeats:
    def test_taken_of_bid_with_a_tally(self):
        app = at("playing")
        app.snap["bids"], app.snap["won"] = [3, 0, 4, 2], [1, 2, 5, 0]
        plates = seats.seats(app.scene, EN)
        assert [(plate["strong"], plate["rest"]) for plate in plates] == [
            ("1", "of 3"), ("Nil", "2 tricks"), ("5", "of 4"), ("0", "of 2"),
        ]  # fmt: skip
        assert plates[0]["tally"] == ["on", "", ""]
        assert plates[1]["tally"] == ["fail", "fail"]
        assert plates[2]["tally"] == ["on", "on", "on", "on", "over"]

    def test_all_bids_so_far_are_in_sight(self):
        app = at("bidding")
        app.snap["bids"] = [3, 0, None, 4]
        said = [plate["strong"] + " " + plate["rest"] for plate in seats.seats(app.scene, EN)]
        assert said == ["3 bid", "Nil bid", " to bid", "4 bid"]

    def test_a_bot_whose_turn_it_is_thinks(self):
        app = at("playing")
        app.snap["turn"] = "W"
        thinking = [plate["seat"] for plate in seats.seats(app.scene, EN) if plate["thinking"]]
        assert thinking == ["W"]

    @pytest.mark.parametrize(("count", "backs"), [(13, 7), (7, 4), (1, 1), (0, 0)])
    def test_the_fan_of_backs_thins_out(self, count, backs):
        assert seats._backs(count) == backs


class TestSlip:
    @pytest.mark.parametrize(
        ("bids", "us", "them"),
        [
            ([None, None, None, None], "–", "–"),
            ([3, None, None, 4], "3 + you", "4 "),
            ([0, 2, None, 4], "Nil + you", "6 "),
            ([3, 0, 4, 4], "7 ", "4  + Nil"),
            ([0, 1, 0, 1], "Nil + Nil", "2 "),
        ],
    )
    def test_the_contract_while_the_bids_are_made(self, bids, us, them):
        app = at("bidding")
        app.snap["bids"] = bids
        for team, ours in enumerate(app.snap["teams"]):
            ours["bid"] = sum(bids[seat] or 0 for seat in (team, team + 2))
        rows = slip.slip(app.scene, EN)
        said = [" ".join([row["strong"], row["rest"]] + ([row["nil"]] if row["nil"] else [])) for row in rows]
        assert [text.lstrip() for text in said] == [us, them]

    def test_negative_points_have_a_true_minus(self):
        app = at("playing")
        app.snap["teams"][0]["score"] = -29
        assert slip.slip(app.scene, EN)[0]["points"] == "−29"


class TestPad:
    def test_one_button_for_each_bid(self):
        app = at("bidding")
        model = pad.pad(app.scene, EN)
        assert model["title"] == "Your bid"
        assert [choice["text"] for choice in model["choices"]] == ["Nil", *[str(bid) for bid in range(1, 14)]]

    def test_warns_before_a_team_bid_above_thirteen(self):
        app = at("bidding")
        for choice in app.snap["bid_choices"]:
            choice["warn"] = {"code": "team-bid-over-13"} if choice["bid"] > 10 else None
        model = pad.pad(app.scene, EN)
        assert model["warn"] == "From 11 on, together over 13"
        assert [choice["bid"] for choice in model["choices"] if choice["warn"]] == [11, 12, 13]

    def test_nothing_is_asked_when_it_is_not_the_players_turn(self):
        app = at("bidding")
        app.snap["turn"] = "W"
        assert pad.pad(app.scene, EN) is None


class TestHouseRules:
    """Blind nil and the exchange: from far behind, South is asked before the cards are seen."""

    def start(self):
        async def play():
            app = page()
            await app.new_game(
                rules="house.blind-100.exchange-2", dealer="E", deal="QmZ3k9dVx0TbLw7e", scores=[-100, 200]
            )
            await settle(app)
            return app

        return told(play())

    def test_the_cards_lie_face_down_while_the_question_is_open(self):
        app = self.start()
        assert app.scene.phase() == "blind"
        assert hand.hand(app.scene, app.settings, EN)["backs"] == 13
        assert pad.pad(app.scene, EN)["kind"] == "blind"

    def test_cards_are_chosen_then_given(self):
        async def play(app):
            await touch(app, app.do("blind-yes"))
            assert app.scene.phase() == "exchange"
            first, second, third = app.scene.held()[:3]
            assert app.do("give") is None
            for card in (first, second, third):
                app.card(card)
            assert app.scene.picked == [second, third]
            assert pad.pad(app.scene, EN)["ready"]
            pressed = [card for card in hand.hand(app.scene, app.settings, EN)["cards"] if card["pressed"]]
            assert {card["card"] for card in pressed} == {second, third}
            await touch(app, app.do("give"))
            assert app.scene.phase() == "playing"
            assert not {second, third} & set(app.scene.held())

        told(play(self.start()))


class TestWords:
    def test_the_prompt_names_the_suit_to_follow(self):
        app = at("playing")
        assert line.prompt(app.scene, EN) == f"Your turn. Follow {EN.suit(app.snap['led'])}."

    @pytest.mark.parametrize("words", [EN, DE])
    def test_reading_on_demand(self, words):
        app = at("playing")
        texts = [
            read.hand(app.scene, app.settings, words),
            read.table(app.scene, words),
            read.score(app.scene, words),
        ]
        assert all(texts)
        assert all(words.card(card)[1:] in texts[0] for card in app.scene.held())

    def test_chips_name_the_suit_led_and_broken_spades(self):
        app = at("playing")
        found = [chip["key"] for chip in chips.chips(app.scene, EN)]
        assert found[0] == "led"
        assert ("broken" in found) is chips.spade_fell(app.snap)

    def test_buttons_after_the_hand(self):
        app = at("hand-over")
        assert [text for _, text, _ in tools.after(app.scene, EN)] == ["The reckoning", "Next hand"]

    def test_the_offer_to_finish(self):
        app = at("playing")
        assert tools.offer(app.scene, EN) is None
        app.snap["can_finish"] = {"won": [3, 4, 2, 4]}
        assert tools.offer(app.scene, EN) == ("finish", "Finish the hand")
        app.scene.lost = True
        assert tools.offer(app.scene, EN) == ("play-here", "Play on here")
