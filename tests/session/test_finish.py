"""When the rest is certain, the hand may be finished at once."""

from __future__ import annotations

from spades.engine import code_of
from tests.session.table import Table, without_news

CLUBS, DIAMONDS, HEARTS, SPADES = (tuple(range(13 * suit, 13 * suit + 13)) for suit in range(4))
ALL_SPADES = code_of((CLUBS, DIAMONDS, SPADES, HEARTS))


def test_thirteen_spades_may_be_laid_down_at_once():
    """A12: the whole hand is certain from South's first turn."""
    table = Table()
    table.new(deal=ALL_SPADES)
    table.act("bid", 13)
    snap = table.until("playing", "S")
    assert snap["can_finish"] == {"won": [0, 0, 13, 0]}
    snap = table.at_rev("finish")
    assert snap["phase"] == "hand-over"
    assert snap["won"] == [0, 0, 13, 0]
    north = snap["bids"][0]
    assert snap["ledger"]["teams"][0]["lines"][0]["points"] == (-10 * (13 + north) if north else 130)
    plays = [event for event in snap["events"] if event[0] == "play"]
    assert len(plays) == 52
    assert len([event for event in snap["events"] if event[0] == "trick"]) == 13
    assert snap["events"][-1] == ["hand-over"]


def test_what_is_not_certain_cannot_be_finished():
    table = Table()
    table.new()
    assert table.snap["can_finish"] is None
    assert table.refused("finish", rev=table.snap["rev"]) == ("not-certain", {})
    table.until("playing", "S")
    assert table.refused("finish", rev=table.snap["rev"]) == ("not-certain", {})


def test_accepted_or_declined_the_offer_gives_the_tricks_it_named():
    offers = 0
    for _ in range(20):
        table = Table()
        table.new()
        for snap in table.game(hands=1):
            if snap["can_finish"]:
                offers += 1
                assert snap["turn"] == "S"
                other = Table()
                other.ask("load", save=snap["save"])
                assert other.at_rev("finish")["won"] == snap["can_finish"]["won"]
                table.until("hand-over")
                assert table.snap["won"] == snap["can_finish"]["won"]
    assert offers


def test_undo_takes_back_all_that_finishing_the_hand_let_fall():
    """None of those cards was a choice of South's."""
    table = Table()
    table.new(deal=ALL_SPADES)
    table.act("bid", 13)
    table.until("playing", "S")
    table.act("play", table.snap["hand"][0]["card"])
    before = table.until("playing", "S")
    over = table.at_rev("finish")
    assert without_news(table.at_rev("undo")) == without_news(before)
    assert len(table.at_rev("undo")["hand"]) == 13  # the card before that was one
    # A save does not tell how its cards were played.
    table.ask("load", save=over["save"])
    assert len(table.at_rev("undo")["hand"]) == 1
