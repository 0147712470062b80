"""WebKitGTK over classic WebDriver, on a screen that nobody sees: https://www.w3.org/TR/webdriver2/."""

import json
import os
import socket
import subprocess
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection
from typing import Any

from tests.browsers.driver import PATIENCE, Driver, until

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element in an answer
BUTTONS = "return [...document.querySelectorAll('button')].filter((one) => one.checkVisibility())"
AWAIT = """const done = arguments[0];
Promise.resolve({}).then((value) => done(JSON.stringify(value ?? null)), (error) => done(error));"""


def free_port() -> int:
    """A port that nobody has now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class ByWebDriver(Driver):
    """The small browser that comes with WebKitGTK. ``paths``: the driver, the browser, Xvfb."""

    name = "webkit"

    def __init__(self, paths: tuple[str, str, str]) -> None:
        driver, browser, xvfb = paths
        reading, writing = os.pipe()
        command = [xvfb, "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        self._screen = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            display = ":" + told.readline().strip()
        self._port = free_port()
        surroundings = {**os.environ, "DISPLAY": display, "GDK_BACKEND": "x11"}
        command = [driver, f"--port={self._port}"]
        self._driver = subprocess.Popen(command, env=surroundings, stderr=subprocess.DEVNULL)
        until(self._answers, "WebKitWebDriver")
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        answer = self._ask("POST", "/session", capabilities={"alwaysMatch": options})
        self._session = f"/session/{answer['sessionId']}"
        self._ask("POST", f"{self._session}/timeouts", script=PATIENCE * 1000)

    def _answers(self) -> bool:
        try:
            self._ask("GET", "/status")
        except OSError:
            return False
        return True

    def _ask(self, method: str, path: str, **body: object) -> Any:
        """The value of an answer."""
        connection = HTTPConnection("127.0.0.1", self._port, timeout=2 * PATIENCE)
        with closing(connection):
            connection.request(method, path, json.dumps(body) if method == "POST" else None)
            answer = connection.getresponse()
            value = json.load(answer)["value"]
        if answer.status != HTTPStatus.OK:
            raise RuntimeError(f"{path}: {value['message']}")
        return value

    def open(self, url: str) -> None:
        self._ask("POST", f"{self._session}/frame", id=None)
        self._ask("POST", f"{self._session}/url", url=url)

    def run(self, expression: str) -> object:
        script = AWAIT.format(expression)
        return json.loads(self._ask("POST", f"{self._session}/execute/async", script=script, args=[]))

    def press(self, name: str) -> None:
        for found in self._ask("POST", f"{self._session}/execute/sync", script=BUTTONS, args=[]):
            element = f"{self._session}/element/{found[ELEMENT]}"
            if self._ask("GET", f"{element}/computedlabel") == name:
                self._ask("POST", f"{element}/click")
                return
        raise LookupError(f"no button is called {name}")

    def enter(self) -> None:
        self._ask("POST", f"{self._session}/frame", id=0)

    def stop(self) -> None:
        self._ask("DELETE", self._session)
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait()
