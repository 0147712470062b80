"""The arena: a fair match, the same for any number of jobs, that no bot can stop."""

from __future__ import annotations

import builtins
import re
from math import sqrt
from pathlib import Path

import pytest

from spades.bots.selfplay import decisions, finish_hand, game_number
from spades.cli import main
from spades.cli.match import Half
from spades.cli.players import player
from spades.cli.standing import difference, wilson
from spades.record import read_records

BOTS = """
class Lucky:
    name = "lucky"

    def bid(self, view, rng):
        return rng.choice((2, 3, 4))

    def play(self, view, rng):
        return rng.choice(view.legal_cards())

class Nil(Lucky):
    name = "nil"

    def bid(self, view, rng):
        return 0

class Illegal(Lucky):
    name = "illegal"

    def play(self, view, rng):
        return 99

class Raising(Lucky):
    name = "raising"

    def bid(self, view, rng):
        raise OSError("no pencil")

class Hanging(Lucky):
    name = "hanging"

    def bid(self, view, rng):
        while True:
            pass

class Deadly(Lucky):
    name = "deadly"

    def play(self, view, rng):
        import os
        os._exit(3)

class Keeper(Lucky):
    '''Keeps something from call to call, which it must not.'''
    name = "keeper"

    def __init__(self):
        self.calls = 0

    def play(self, view, rng):
        self.calls += 1
        legal = view.legal_cards()
        return legal[self.calls % len(legal)]
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    file = tmp_path / "own.py"
    file.write_text(BOTS, encoding="utf-8")
    return f"{file}:"


def played(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What the arena says, but for the times; in this process unless jobs are asked for."""
    assert main(["arena", "--jobs", "1", *argv]) == 0
    out = capsys.readouterr().out
    return re.sub("^(ms a decision|slowest ms).*\n", "", out, flags=re.MULTILINE)


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["arena", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err.splitlines()[-1]


def test_a_bot_against_itself_is_exactly_even(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    out = played(capsys, f"{bots}Lucky", f"{bots}Lucky", "--deals", "5")
    assert "A - B +0.00 ± 0.00 points a hand (standard error over 5 pairs)" in out
    out = played(capsys, "club", "club", "--games", "2", "--rules", "house.target-150")
    assert "A - B +0.00 ± 0.00" in out
    assert "A won 1 of 2 games, 50.0 %" in out


def test_the_result_does_not_depend_on_the_jobs(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    match = (f"{bots}Lucky", f"{bots}Keeper", "--deals", "9", "--seed", "j")
    assert played(capsys, *match, "--jobs", "2") == played(capsys, *match)


def test_every_deal_is_played_from_both_sides(
    capsys: pytest.CaptureFixture[str], bots: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.pbn"
    out = played(capsys, "club", f"{bots}Lucky", "--deals", "3", "--seed", "s", "--records", str(file))
    games = read_records(file.read_text(encoding="utf-8"))
    assert [game.setup.players for game in games] == [("club", "lucky") * 2, ("lucky", "club") * 2] * 3
    assert [game.deal for game in games[::2]] == [game.deal for game in games[1::2]]
    assert [game.dealer for game in games[::2]] == [game.dealer for game in games[1::2]]
    lead = sum(
        (1 - 2 * (number % 2)) * (game.scores[0] - game.scores[1]) for number, game in enumerate(games)
    )
    assert f"A - B {lead / 6:+.2f} ± " in out


def test_records_are_the_hands_that_the_bots_play(
    capsys: pytest.CaptureFixture[str], bots: str, tmp_path: Path
) -> None:
    """The arena adds nothing: the same bots around one table make the same choices."""
    file = tmp_path / "games.pbn"
    played(capsys, "club", f"{bots}Lucky", "--deals", "2", "--seed", "s", "--records", str(file))
    club, lucky = player("club"), player(f"{bots}Lucky")
    games = [
        finish_hand(
            game_number("s", number // 2), (club, lucky) * 2 if number % 2 == 0 else (lucky, club) * 2
        )
        for number in range(4)
    ]
    recorded = read_records(file.read_text(encoding="utf-8"))
    assert [game.actions for game in recorded] == [game.actions for game in games]


def test_whole_games_come_in_pairs_too(capsys: pytest.CaptureFixture[str], bots: str, tmp_path: Path) -> None:
    file = tmp_path / "games.pbn"
    match = ("club", f"{bots}Nil", "--games", "4", "--rules", "house.target-150", "--records", str(file))
    out = played(capsys, *match)
    games = read_records(file.read_text(encoding="utf-8"))
    assert [game.setup.players[0] for game in games] == ["club", "nil", "club", "nil"]
    assert [game.result is not None for game in games] == [True] * 4
    assert games[0].setup.seed == games[1].setup.seed != games[2].setup.seed
    won = sum(
        game.result.winner == number % 2 for number, game in enumerate(games) if game.result is not None
    )
    assert f"A won {won} of 4 games" in out
    assert re.search(rf"games won +{won} +{4 - won}\n", out)


def test_the_table_counts_each_bot_by_itself(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    out = played(capsys, f"{bots}Nil", f"{bots}Lucky", "--deals", "4")
    assert re.search(r" +A nil +B lucky\n", out)
    assert re.search(r"nils bid +100\.0 % +0\.0 %\n", out)


def test_the_bot_of_the_documentation_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    code = page.partition("```python\n")[2].partition("```")[0]
    assert code.count("\n") <= 20
    file = tmp_path / "cautious.py"
    file.write_text(code, encoding="utf-8")
    out = played(capsys, f"{file}:Cautious", "club", "--deals", "4")
    assert "A cautious" in out
    assert "replaced" not in out


def test_the_bids_may_be_anothers(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    nil, lucky = f"{bots}Nil", f"{bots}Lucky"
    both = played(capsys, lucky, "club", "--bids", nil, "--deals", "2")
    assert re.search(r" +A lucky \(bids: nil\) +B club \(bids: nil\)\n", both)
    assert re.search(r"nils bid +100\.0 % +100\.0 %\n", both)
    one = played(capsys, lucky, lucky, "--bids", lucky, "--bids-a", nil, "--deals", "2")
    assert re.search(r"nils bid +100\.0 % +0\.0 %\n", one)


def test_a_bidder_plays_no_card_and_a_player_bids_nothing(bots: str) -> None:
    bidders, players = (player(f"{bots}Illegal"),) * 4, (player(f"{bots}Raising"),) * 4
    for _, decision, _ in decisions(game_number("own", 0), players, bidders=bidders):
        assert decision.fault is None


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Illegal", "B illegal illegal 52x and was replaced for the move; first: not-in-hand"),
        ("Raising", "B raising raised 4x and was replaced for the move; first: OSError: no pencil"),
    ],
)
def test_a_bot_that_fails_is_named_and_counted(
    capsys: pytest.CaptureFixture[str], bots: str, bot: str, told: str
) -> None:
    out = played(capsys, "club", bots + bot, "--deals", "1")
    assert told in out
    assert "A - B " in out


def test_a_bot_that_hangs_is_named_and_counted(capsys: pytest.CaptureFixture[str], bots: str) -> None:
    out = played(capsys, "club", f"{bots}Hanging", "--deals", "1", "--limit", "0.05")
    assert re.search(
        r"B hanging hung \d+x and was replaced for the move; first: no answer within 0.05 s", out
    )


def test_a_bot_that_takes_its_process_down_ends_the_match(
    capsys: pytest.CaptureFixture[str], bots: str
) -> None:
    why = refused(capsys, "club", f"{bots}Deadly", "--deals", "2", "--jobs", "2")
    assert "spades: a process died while its bots were playing" in why


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("grandmaster", "club"), "grandmaster: no level of this name"),
        (("club", "nowhere.py:Bot"), "nowhere.py: no such file"),
        (("club", "club", "--bids-b", "nobody"), "nobody: no level of this name"),
        (("club", "club", "--rules", "whist"), "--rules whist"),
        (("club", "club", "--deals", "1", "--records", "/nowhere/at/all"), "No such file"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], why: str
) -> None:
    assert why in refused(capsys, *argv)


@pytest.mark.parametrize(
    ("missing", "why"), [("joblib", "spades[cli]"), ("tqdm", "spades[cli]"), ("distributed", "distributed")]
)
def test_a_missing_library_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, missing: str, why: str
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == missing:
            raise ImportError(name)
        return real(name, *rest)  # type: ignore[arg-type]  # whatever import itself was given

    monkeypatch.setattr(builtins, "__import__", without)
    address = ("--dask", "tcp://nowhere:1") if missing == "distributed" else ()
    assert f"pip install '{why}'".replace("'distributed'", "distributed") in refused(
        capsys, "club", "club", "--deals", "1", *address
    )


def test_the_error_is_that_of_the_pairs() -> None:
    """Both halves of a deal swing with its luck, one this way, one that: only their sum is an observation."""
    leads = [(40, -30), (-60, 80), (10, 0), (25, -5)]
    halves = [Half(2 * pair + at, 1, both[at], 0.0, "") for pair, both in enumerate(leads) for at in (0, 1)]
    mean, error = difference(halves, lambda half: half.lead)
    sums = [sum(both) / 2 for both in leads]
    middle = sum(sums) / 4
    assert mean == pytest.approx(middle)
    assert error == pytest.approx(sqrt(sum((each - middle) ** 2 for each in sums) / 3 / 4))


def test_wilsons_interval_is_that_of_the_books() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(650, 1000) == pytest.approx((0.6199, 0.6789), abs=1e-4)
