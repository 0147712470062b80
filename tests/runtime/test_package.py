"""The engine as a package for pip."""

import shutil
import subprocess
import sys
import zipfile

from tools.build import ROOT


def test_the_wheel_is_typed_needs_nothing_and_leaves_the_page_out(tmp_path):
    source = tmp_path / "source"
    shutil.copytree(ROOT / "spades", source / "spades", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", str(tmp_path), "."], cwd=source, check=True)
    (wheel,) = tmp_path.glob("spades-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (about,) = [archive.read(name).decode() for name in names if name.endswith("METADATA")]
    assert "spades/py.typed" in names
    assert "spades/engine/game.py" in names
    assert [name for name in names if name.startswith(("spades/ui/", "tests/", "tools/"))] == []
    assert "Requires-Python: >=3.11" in about
    needs = [line for line in about.splitlines() if line.startswith("Requires-Dist")]
    assert [line for line in needs if "extra ==" not in line] == []
