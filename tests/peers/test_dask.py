"""The arena's work on a Dask cluster: the same match, whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import LocalCluster

from spades.cli import main

BOT = """
class Low:
    name = "low"

    def bid(self, view, rng):
        return rng.choice((2, 3, 4))

    def play(self, view, rng):
        return min(view.legal_cards(), key=lambda card: card % 13)

class Wrong(Low):
    def play(self, view, rng):
        return -1
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as made:
        yield made.scheduler_address


@pytest.fixture
def low(tmp_path: Path) -> str:
    file = tmp_path / "low.py"
    file.write_text(BOT, encoding="utf-8")
    return f"{file}:Low"


def played(capsys: pytest.CaptureFixture[str], *argv: str) -> list[str]:
    """What the arena says, but for the times."""
    assert main(["arena", *argv]) == 0
    lines = capsys.readouterr().out.splitlines()
    return [line for line in lines if not line.startswith(("ms a decision", "slowest ms"))]


def test_a_cluster_plays_the_same_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, cluster: str, low: str
) -> None:
    here, there = tmp_path / "here.pbn", tmp_path / "there.pbn"
    match = ("club", low, "--deals", "10")
    alone = played(capsys, *match, "--jobs", "1", "--records", str(here))
    assert played(capsys, *match, "--dask", cluster, "--records", str(there)) == alone
    assert here.read_text(encoding="utf-8") == there.read_text(encoding="utf-8")


def test_faults_come_back_from_a_cluster(capsys: pytest.CaptureFixture[str], cluster: str, low: str) -> None:
    wrong = low.replace(":Low", ":Wrong")
    assert "B low illegal 104x" in "\n".join(played(capsys, "club", wrong, "--deals", "2", "--dask", cluster))


def test_an_address_without_a_cluster_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spades.cli.jobs.PATIENCE", 1)
    assert main(["arena", "club", "club", "--deals", "1", "--dask", "tcp://127.0.0.1:9"]) == 2
    assert "--dask tcp://127.0.0.1:9: no cluster answers there" in capsys.readouterr().err
    assert main(["arena", "club", "club", "--deals", "1", "--dask", "nonsense://x"]) == 2
    assert "--dask nonsense://x: no cluster answers there" in capsys.readouterr().err
