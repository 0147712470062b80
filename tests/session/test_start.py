"""What a page waits for before its first view of a game."""

import subprocess
import sys

from tools.build import ROOT

LATER = ("spades.bots.club", "spades.bots.beginner", "spades.bots.referee", "spades.coach", "spades.record")
FIRST_VIEW = """
import json, sys
from spades.session import Session
session = Session()
session.call(json.dumps({"op": "hello"}))
answer = json.loads(session.call(json.dumps({"op": "new"})))
assert "ok" in answer, answer
print(*sys.modules)
"""


def test_no_bot_no_coach_and_no_record_is_imported_for_it():
    command = [sys.executable, "-c", FIRST_VIEW]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = done.stdout.split()
    assert "spades.view" in names
    assert [name for name in names if name.startswith(LATER)] == []
