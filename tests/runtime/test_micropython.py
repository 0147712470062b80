"""The page's modules on the Python that runs them."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.build import ROOT, pages

DRIVER = Path(__file__).with_name("micropython.mjs")


@pytest.mark.node
def test_every_module_of_the_page_imports_on_micropython():
    """As shipped: without docstrings and comments."""
    modules = {path: pages.strip(text) for path, text in pages.sources().items()}
    command = ["node", str(DRIVER)]
    done = subprocess.run(
        command, input=json.dumps(modules), capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert json.loads(done.stdout) == {}
