"""The measuring of the rules of thumb: what it counts, and that the kept figures fit the guide."""

import json

import pytest

from spades.bots.levels import LEVELS
from spades.bots.selfplay import finish_hand, game_number
from spades.engine import won_by_seat
from tools.build.guide.counting import spade_counts
from tools.thumb import KEPT, Figures, look, measure


@pytest.fixture(scope="module")
def found():
    return measure("club", 12, "test", jobs=1)


def test_the_same_seed_gives_the_same_figures(found):
    assert measure("club", 12, "test", jobs=1) == found


def test_every_seat_of_a_hand_without_nil_is_counted(found):
    hands = sum(each["n"] for each in found["table"].values())
    for kind in ("count", "place"):
        assert sum(each["n"] for each in found[kind].values()) == 4 * hands
        assert sum(each["took"] for each in found[kind].values()) == 13 * hands
    assert hands + found["nil"]["bid"]["n"] >= 12


def test_a_hand_with_a_nil_tells_of_nil_only():
    bots = (LEVELS["club"](),) * 4
    games = (finish_hand(game_number("test", number), bots) for number in range(200))
    game = next(game for game in games if 0 in game.bids)
    figures = Figures()
    look(game, figures)
    assert list(figures.plain()) == ["nil"]
    made = sum(not won for bid, won in zip(game.bids, won_by_seat(game.tricks), strict=True) if bid == 0)
    assert figures.plain()["nil"]["bid"]["made"] == made


@pytest.mark.parametrize(
    ("ranks", "rank", "counts"),
    [("A", "A", True), ("AK", "K", True), ("K7", "K", False), ("K73", "K", True), ("Q73", "Q", False)],
)
def test_spade_honours(ranks, rank, counts):
    assert spade_counts(ranks, rank) is counts


def test_the_kept_figures_are_of_ten_thousand_deals():
    kept = json.loads(KEPT.read_text("utf-8"))
    assert kept["deals"] == 10_000
    assert kept["level"] in LEVELS
    assert sum(each["n"] for each in kept["count"].values()) == 4 * sum(
        each["n"] for each in kept["table"].values()
    )
