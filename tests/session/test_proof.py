"""The cards of a hand are fixed before it is bid: a hash first, afterwards what was hashed."""

import hashlib

from tests.session.table import Table


def now(table):
    """The proof of the present hand."""
    return table.ask("proof")["hands"][-1]


def test_what_is_told_afterwards_fits_the_hash_of_before():
    table = Table()
    table.new("cardcouch")
    before = now(table)
    assert (before["salt"], before["deal"], before["hand_no"]) == (None, None, 1)
    over = table.until("hand-over")
    after = now(table)
    assert after["hash"] == before["hash"]
    assert after["deal"] == over["deal"]
    assert hashlib.sha256(f"{after['salt']}:{after['deal']}".encode()).hexdigest() == before["hash"]


def test_each_hand_has_a_hash_of_its_own_and_undo_changes_none():
    table = Table()
    table.new("cardcouch", dealer="E")
    first = now(table)
    table.act("bid", 3)
    table.at_rev("undo")
    assert now(table) == first
    table.until("hand-over")
    table.act("next")
    assert now(table)["hash"] != first["hash"]
    before, present = table.ask("proof")["hands"]
    assert before["hash"] == first["hash"]
    assert before["deal"] is not None
    assert present["deal"] is None


def test_two_games_with_the_same_deal_have_other_salts():
    hashes = set()
    for _ in range(2):
        table = Table()
        table.new("cardcouch", deal="GnrrP89eSIAfMXwY")
        hashes.add(now(table)["hash"])
    assert len(hashes) == 2


def test_without_a_game_there_is_nothing_to_prove():
    assert Table().refused("proof")[0] == "no-game"
