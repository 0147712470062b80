"""The page's modules on the Python that runs them."""

import json
import subprocess
from base64 import b64encode
from pathlib import Path

import pytest

from tools.build import ROOT, pages
from tools.build.scripts import page_modules, unpacked

DRIVER = Path(__file__).with_name("micropython.mjs")


@pytest.mark.node
def test_every_module_of_the_page_imports_on_micropython():
    """As shipped: as bytecode."""
    modules = unpacked(page_modules(pages.everything(), "any"))
    ours = {path: b64encode(code).decode() for path, code in modules.items() if path.startswith("spades/")}
    command = ["node", str(DRIVER)]
    done = subprocess.run(command, input=json.dumps(ours).encode(), capture_output=True, cwd=ROOT, check=True)
    assert json.loads(done.stdout) == {}
