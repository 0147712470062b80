"""Stock Firefox over WebDriver BiDi, which it speaks by itself: https://www.w3.org/TR/webdriver-bidi/."""

import json
import re
import subprocess
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browsers.driver import PATIENCE, Driver

PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "",
    "toolkit.telemetry.enabled": False,
}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class ByBidi(Driver):
    """Firefox at ``path``; ``profile`` is an empty folder."""

    name = "firefox"

    def __init__(self, path: str, profile: Path) -> None:
        lines = [f'user_pref("{name}", {json.dumps(value)});' for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(f"{self._address()}/session", max_size=None))
        self._count = 0
        self._ask("session.new", capabilities={})
        self._top = self._at = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self) -> str:
        """Where it listens, which it tells first of all."""
        for line in self._process.stderr or ():
            if match := LISTENING.search(line):
                return match[1]
        raise RuntimeError("firefox ended before it could be driven")

    def _ask(self, method: str, **params: object) -> Any:
        """The answer to one command; events that nobody asked for are passed over."""
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._count:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['message']}")
        return answer["result"]

    def open(self, url: str) -> None:
        self._at = self._top
        self._ask("browsingContext.navigate", context=self._top, url=url, wait="complete")

    def run(self, expression: str) -> object:
        code = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        target = {"context": self._at}
        answer = self._ask("script.evaluate", expression=code, target=target, awaitPromise=True)
        if answer["type"] != "success":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def press(self, name: str) -> None:
        roots = self._found(
            {"type": "css", "value": "body > :not(svg)"}
        )  # to name every symbol takes seconds
        button = {"type": "accessibility", "value": {"role": "button", "name": name}}
        found = self._found(button, startNodes=[{"sharedId": root["sharedId"]} for root in roots])
        if len(found) != 1:
            raise LookupError(f"{len(found)} buttons are called {name}")
        element = {"type": "element", "element": {"sharedId": found[0]["sharedId"]}}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": element},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        hand = {"type": "pointer", "id": "mouse", "actions": steps}
        self._ask("input.performActions", context=self._at, actions=[hand])

    def _found(self, locator: Mapping[str, object], **params: object) -> list[dict[str, str]]:
        answer = self._ask("browsingContext.locateNodes", context=self._at, locator=locator, **params)
        nodes: list[dict[str, str]] = answer["nodes"]
        return nodes

    def enter(self) -> None:
        tree = self._ask("browsingContext.getTree", root=self._top)["contexts"][0]
        self._at = tree["children"][0]["context"]

    def stop(self) -> None:
        self._open.close()
        self._process.terminate()
        self._process.communicate()
