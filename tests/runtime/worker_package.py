"""Runs in Pyodide with just what the site ships: imports, plays and fails as the worker does."""

import asyncio
import importlib
import json
import pkgutil
import traceback

import spades
from spades.session import Session

# What PyScript's own Python imports in a worker.
for name in (
    "asyncio",
    "base64",
    "html",
    "inspect",
    "io",
    "json",
    "os",
    "pathlib",
    "pyodide.ffi",
    "sys",
    "types",
):
    importlib.import_module(name)

for module in pkgutil.walk_packages(spades.__path__, "spades."):
    importlib.import_module(module.name)

session = Session()


def ask(op, **params):
    """One request; the "ok" part."""
    answer = json.loads(session.call(json.dumps({"op": op, **params})))
    assert "ok" in answer, answer
    return answer["ok"]


def choice(snapshot):
    """A legal action of South."""
    if snapshot["phase"] == "bidding":
        return ["bid", next(each["bid"] for each in snapshot["bid_choices"][3:] if each["why"] is None)]
    if snapshot["phase"] == "playing":
        return ["play", next(each["card"] for each in snapshot["hand"] if each["why"] is None)]
    return ["next"]


ask("hello", protocol=1, build="unbuilt")
for rules in ("cardcouch", "kawu"):
    snapshot = ask("new", rules=rules, players={"N": "club", "E": "club", "W": "club"})
    while snapshot["phase"] != "hand-over":
        if snapshot["turn"] == "S":
            snapshot = ask("act", rev=snapshot["rev"], action=choice(snapshot))
        else:
            snapshot = ask("step", rev=snapshot["rev"])
    ask("import", text=ask("record")["text"])
    ask("peek", save=snapshot["save"])
    ask("load", save=snapshot["save"])
    session.call("this is not JSON")

try:
    int("on purpose")
except ValueError:
    assert "on purpose" in traceback.format_exc()

resting = asyncio.ensure_future(asyncio.sleep(0))  # noqa: RUF006 - the name keeps it
print("played")
