"""The command line: what it prints, and what it refuses in one line with exit code 2."""

from __future__ import annotations

import builtins
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spades.bots.club import Club
from spades.bots.selfplay import finish_hand, game_number
from spades.cli import main
from spades.engine import deal_from_code
from spades.record import read_records, write_record
from spades.save import dump_save

CODE = "MuzrwuIY7B8tk3DZ"
BOT = """
class Mine:
    name = "my bot"

    def bid(self, view, rng):
        return 3

    def play(self, view, rng):
        return rng.choice(view.legal_cards())

class Broken(Mine):
    def play(self, view, rng):
        return -1

class Half:
    def bid(self, view, rng):
        return 3

def fails():
    raise OSError("no table free")
"""


@pytest.fixture
def finished() -> str:
    return write_record(finish_hand(game_number("cli", 0), (Club(),) * 4))


@pytest.fixture
def own_bot(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    return file


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line in which a call is refused."""
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("spades: ")
    assert err.count("\n") == 1
    return err


def test_a_deal_shows_four_hands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", CODE]) == 0
    out = capsys.readouterr().out
    assert CODE in out
    assert [out.count(name) for name in ("North", "East", "South", "West")] == [1, 1, 1, 1]
    assert "S T964" in out
    assert "C -" in out
    shown = sum(line.count(rank) for line in out.splitlines()[2:] for rank in "23456789TJQKA" if line)
    assert shown == 52


def test_a_deal_without_a_code_is_another_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    main(["deal"])
    first = capsys.readouterr().out.split()[1]
    main(["deal"])
    second = capsys.readouterr().out.split()[1]
    assert first != second
    assert deal_from_code(first) != deal_from_code(second)


@pytest.mark.parametrize(
    ("code", "why"),
    [("abc", "16 characters"), ("!" * 16, "made of"), ("_" * 16, "no deal"), ("-" * 16, "no deal")],
)
def test_a_code_that_names_no_deal_is_refused(
    capsys: pytest.CaptureFixture[str], code: str, why: str
) -> None:
    assert why in refused(capsys, "deal", code)


def test_a_record_is_replayed_with_its_ledger(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, finished: str
) -> None:
    file = tmp_path / "game.pbn"
    file.write_text(finished, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.count("Trick ") == 13
    assert "NS bid" in out
    assert "contract-" in out
    assert "Not over" in out


def test_a_save_is_replayed_and_standard_input_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(dump_save(game_number("cli", 1))))
    assert main(["replay", "-"]) == 0
    assert "Hand 1" in capsys.readouterr().out


def test_a_finished_game_names_its_winner(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.pbn"
    assert main(["selfplay", "--games", "1", "--rules", "house.target-150", "--records", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert " wins, " in capsys.readouterr().out


def test_an_illegal_card_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, finished: str
) -> None:
    lines = finished.splitlines()
    play = next(number for number, line in enumerate(lines) if line.startswith("[Play"))
    lines[play + 1], lines[play + 2] = lines[play + 2], lines[play + 1]
    file = tmp_path / "game.pbn"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert f"{file}: line {play + 2}: illegal-action" in refused(capsys, "replay", str(file))


@pytest.mark.parametrize("text", ["", "{", "{}", "hello", '{"version": 99}'])
def test_a_file_that_is_no_game_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert "line" in refused(capsys, "replay", str(file))


def test_a_save_with_an_illegal_action_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = json.loads(dump_save(game_number("cli", 1)))
    save["actions"] = "N:b3 N:b3"
    file = tmp_path / "save.json"
    file.write_text(json.dumps(save), encoding="utf-8")
    assert "illegal-action" in refused(capsys, "replay", str(file))


def test_a_file_that_cannot_be_read_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "No such file" in refused(capsys, "replay", str(tmp_path / "none"))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused(capsys, "replay", str(binary))


def test_selfplay_prints_a_table_and_writes_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.pbn"
    assert main(["selfplay", "--hands", "3", "--seed", "x", "--records", str(file)]) == 0
    out = capsys.readouterr().out
    for row in ("points a hand", "contracts set", "nils bid", "nils made", "bid error", "bags a hand"):
        assert row in out
    games = read_records(file.read_text(encoding="utf-8"))
    assert [len(game.ledgers) for game in games] == [1, 1, 1]


def test_selfplay_with_the_same_seed_is_the_same(tmp_path: Path) -> None:
    files = [tmp_path / "a.pbn", tmp_path / "b.pbn"]
    for file in files:
        main(["selfplay", "--hands", "2", "--seed", "y", "--records", str(file)])
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")


def test_a_bot_of_ones_own_plays(capsys: pytest.CaptureFixture[str], own_bot: Path) -> None:
    assert main(["selfplay", "--hands", "2", "--levels", f"club,{own_bot}:Mine"]) == 0
    out = capsys.readouterr().out
    assert "NS club" in out
    assert "EW my_bot" in out
    assert "replaced" not in out


def test_a_bot_that_breaks_rules_is_named(capsys: pytest.CaptureFixture[str], own_bot: Path) -> None:
    assert main(["selfplay", "--hands", "1", "--levels", f"club,club,club,{own_bot}:Broken"]) == 0
    assert "my bot illegal 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (("--levels", "grandmaster"), "no level of this name"),
        (("--levels", "club,club,club"), "one bot, two or four"),
        (("--levels", "nowhere.py:Bot"), "no such file"),
        (("--rules", "house.nil-7"), "nil"),
        (("--rules", "whist"), "rules"),
        (("--hands", "1", "--records", "/nowhere/at/all"), "No such file"),
    ],
)
def test_selfplay_refuses_bad_input(
    capsys: pytest.CaptureFixture[str], argv: tuple[str, ...], why: str
) -> None:
    assert why in refused(capsys, "selfplay", *argv)


@pytest.mark.parametrize(
    ("name", "why"), [("Half", "no method play"), ("Nobody", "Nobody"), ("fails", "no table free")]
)
def test_a_file_without_a_bot_is_refused(
    capsys: pytest.CaptureFixture[str], own_bot: Path, name: str, why: str
) -> None:
    assert why in refused(capsys, "selfplay", "--levels", f"{own_bot}:{name}")


def test_without_tqdm_selfplay_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "tqdm":
            raise ImportError(name)
        return real(name, *rest)  # type: ignore[arg-type]  # whatever import itself was given

    monkeypatch.setattr(builtins, "__import__", without)
    assert "spades[cli]" in refused(capsys, "selfplay", "--hands", "1")


@pytest.mark.parametrize(
    "argv", [[], ["deal", "a", "b"], ["selfplay", "--hands", "0"], ["selfplay", "--hands", "x"]]
)
def test_wrong_arguments_end_with_code_2(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(argv)
    assert stopped.value.code == 2
    assert "spades" in capsys.readouterr().err


@pytest.mark.parametrize(
    "argv", [["--help"], ["deal", "--help"], ["replay", "--help"], ["selfplay", "--help"]]
)
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(argv)
    assert stopped.value.code == 0
    assert "usage: spades" in capsys.readouterr().out


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "spades", "deal", CODE]
    assert CODE in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "spades", "deal", CODE]
    ran = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_daily_prints_the_deals_of_a_date_and_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "2026-11-30"]) == 0
    assert capsys.readouterr().out == (
        "Daily deal of 2026-11-30, seed daily-2026-11-30\n\n"
        "Hand 1  LGrpKIop-a3dgU37  dealer W\n"
        "Hand 2  fx8cxxRZwGcLY0gq  dealer N\n"
        "Hand 3  ioMYEixJD2HWc-RN  dealer E\n"
        "Hand 4  SwM4wogru3z09db6  dealer S\n"
    )
    assert main(["daily"]) == 0
    assert capsys.readouterr().out.count("Hand ") == 4


@pytest.mark.parametrize("date", ["30.11.2026", ""])
def test_daily_refuses_what_names_no_day(capsys: pytest.CaptureFixture[str], date: str) -> None:
    assert "a date is written as" in refused(capsys, "daily", date)
