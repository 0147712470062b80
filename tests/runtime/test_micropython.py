"""The page's modules on the Python that runs them."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.build import ROOT, pages
from tools.build.scripts import page_modules

DRIVER = Path(__file__).with_name("micropython.mjs")


@pytest.mark.node
def test_every_module_of_the_page_imports_on_micropython():
    """As shipped: as bytecode."""
    modules = page_modules(pages.everything(), "any")
    command = ["node", str(DRIVER)]
    done = subprocess.run(command, input=modules, capture_output=True, cwd=ROOT, check=True)
    assert json.loads(done.stdout) == {}
