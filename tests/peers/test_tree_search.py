"""The tree search: compiled on demand, repeatable, within every rule, told no hidden card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spades.bots import Rng
from spades.bots.referee import decide
from spades.bots.selfplay import decisions, game_number
from spades.cards import parse_card
from spades.cli import main
from spades.engine import new_game, parse_rules
from tests.bots.at_table import playing
from tests.peers import tree_search
from tests.peers.tree_search import TreeSearch

HOUSES = (
    "cardcouch", "house.nil-off", "house.failednil-help", "house.bags-off", "house.bagvalue-minus1",
    "house.leadspades-any", "house.leadspades-last", "house.firstspades-no", "house.leastbid-6.bidone-no",
    "house.exact-100", "house.blind-100.exchange-3",
)  # fmt: skip


@pytest.mark.parametrize("text", HOUSES)
def test_it_plays_every_house_rule_without_a_fault(text: str) -> None:
    rules, bots = parse_rules(text), (TreeSearch(40),) * 4
    for number in range(20):
        setup = game_number("tree", number, rules).setup
        for _, decision, _ in decisions(new_game(replace(setup, scores=(0, 200))), bots):
            assert decision.fault is None


def test_the_same_luck_finds_the_same_card() -> None:
    seen = playing("AC 7C 2C AD 9D KH QH 4H 3H KS 8S 3S 2S", bids=(3, 3, 3, 3))
    bot = TreeSearch(100)
    cards = [bot.play(seen, Rng(seed)) for seed in range(20)]
    assert [TreeSearch(100).play(seen, Rng(seed)) for seed in range(20)] == cards
    assert len(set(cards)) > 1


def test_hidden_cards_change_no_choice() -> None:
    bot = TreeSearch(60)
    for number in range(10):
        game = game_number("hidden", number)
        for after, decision, seat in decisions(game, (bot,) * 4):
            a, b, c = (other for other in range(4) if other != seat)
            hands = list(game.hands)
            hands[a], hands[b], hands[c] = game.hands[b], game.hands[c], game.hands[a]
            swapped = replace(game, hands=(hands[0], hands[1], hands[2], hands[3]))
            assert decide(swapped, seat, bot) == decision
            game = after


def test_a_nil_ducks_and_another_bid_takes() -> None:
    hand, table = "5C 3C 2C 7D 6D 5D 4D 3D 9H 2H 4S 3S 2S", "W 4H 5H 6H"
    nil, four = (playing(hand, bids=(4, 4, bid, 4), table=table) for bid in (0, 4))
    assert TreeSearch(2000).play(nil, Rng(1)) == parse_card("2H")
    assert TreeSearch(2000).play(four, Rng(1)) == parse_card("9H")


def test_any_number_names_a_bot() -> None:
    assert tree_search.TreeSearch250().name == "tree-search-250"
    with pytest.raises(AttributeError, match="TreeSearch1000, with any number"):
        tree_search.TreeSearch0()


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tree_search, "CACHE", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RuntimeError, match=r"g\+\+, which is not installed"):
        TreeSearch(1)


def test_source_that_does_not_compile_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "tree_search.cpp"
    broken.write_text("int main() {", encoding="utf-8")
    monkeypatch.setattr(tree_search, "SOURCE", broken)
    monkeypatch.setattr(tree_search, "CACHE", tmp_path)
    with pytest.raises(RuntimeError, match=r"(?s)cannot compile tree_search\.cpp: .*error"):
        TreeSearch(1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tree_search.cpp"]


def test_it_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_search, "CACHE", tmp_path)
    TreeSearch(1)
    (built,) = tmp_path.iterdir()
    made = built.stat().st_mtime_ns
    TreeSearch(1)
    assert [path.stat().st_mtime_ns for path in tmp_path.iterdir()] == [made]


def test_it_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    path = tree_search.__file__
    assert main(["arena", f"{path}:TreeSearch20", f"{path}:TreeSearch20", "--deals", "3"]) == 0
    out = capsys.readouterr().out
    assert "A tree-search-20" in out
    assert "A - B +0.00" in out
    assert "replaced" not in out
