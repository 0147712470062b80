"""The cards of a hand are fixed before it is bid: a hash first, afterwards what was hashed."""

import hashlib

from tests.session.table import Table


def test_what_is_told_afterwards_fits_the_hash_of_before():
    table = Table()
    table.new("cardcouch")
    before = table.ask("proof")
    assert (before["salt"], before["deal"], before["hand_no"]) == (None, None, 1)
    over = table.until("hand-over")
    after = table.ask("proof")
    assert after["hash"] == before["hash"]
    assert after["deal"] == over["deal"]
    assert hashlib.sha256(f"{after['salt']}:{after['deal']}".encode()).hexdigest() == before["hash"]


def test_each_hand_has_a_hash_of_its_own_and_undo_changes_none():
    table = Table()
    table.new("cardcouch", dealer="E")
    first = table.ask("proof")
    table.act("bid", 3)
    table.at_rev("undo")
    assert table.ask("proof") == first
    table.until("hand-over")
    table.act("next")
    assert table.ask("proof")["hash"] != first["hash"]


def test_two_games_with_the_same_deal_have_other_salts():
    hashes = set()
    for _ in range(2):
        table = Table()
        table.new("cardcouch", deal="GnrrP89eSIAfMXwY")
        hashes.add(table.ask("proof")["hash"])
    assert len(hashes) == 2


def test_without_a_game_there_is_nothing_to_prove():
    assert Table().refused("proof")[0] == "no-game"
