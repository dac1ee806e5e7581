"""WebKit, driven by WebDriver: WebKitGTK's small browser on a screen that nobody sees."""

import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

DRIVER = "WebKitWebDriver"
SCREEN = "Xvfb"
BROWSERS = "*/webkit2gtk-4.*/MiniBrowser"
"""Where Debian and others put it, below their libraries."""
NARROW = """
    * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }
    headerbar, toolbar, entry { font-size: 1px; }
"""
"""The browser's own buttons, made so small that a window may be as narrow as a phone."""
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""So WebDriver calls a reference to an element."""


class Refused(Exception):
    """What WebDriver did not do, by its own name for the reason."""

    def __init__(self, error: str, message: str) -> None:
        super().__init__(f"{error}: {message}")
        self.error = error


def browser() -> Path | None:
    return next(iter(sorted(Path("/usr/lib").glob(BROWSERS), reverse=True)), None)


def missing() -> list[str]:
    """The programs that this machine lacks for it."""
    lacks = [name for name in (DRIVER, SCREEN) if shutil.which(name) is None]
    return lacks if browser() else [*lacks, "MiniBrowser"]


@contextmanager
def screen() -> Iterator[str]:
    """A screen that is nowhere to be seen: its name, as windows ask for it."""
    reading, writing = os.pipe()
    command = [
        SCREEN,
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "2000x1600x24",
        "-nolisten",
        "tcp",
    ]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        process.terminate()
        process.wait()


class Driver:
    """A window of its own, without anything kept from before."""

    def __init__(self, display: str, folder: Path) -> None:
        """``folder``: where the browser finds its settings."""
        styles = folder / "gtk-3.0" / "gtk.css"
        styles.parent.mkdir(exist_ok=True)
        styles.write_text(NARROW)
        self._env = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "XDG_CONFIG_HOME": str(folder),
            # There is nobody to talk to.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "NO_AT_BRIDGE": "1",
        }
        # At times driver and browser miss each other, and wait for ever.
        for again in (True, True, False):
            self._start()
            try:
                self._session = f"/session/{self._begin()['sessionId']}"
                break
            except BaseException as problem:
                self._end()
                if not again or not isinstance(problem, httpx.TimeoutException):
                    raise
        self._http.timeout = httpx.Timeout(60)
        self.do("/timeouts", script=10_000)

    def _start(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._process = subprocess.Popen(
            [DRIVER, f"--port={port}"],
            env=self._env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        # It takes a moment to listen.
        patient = httpx.HTTPTransport(retries=10)
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", transport=patient, timeout=20, trust_env=False
        )

    def _begin(self) -> Any:
        options = {"binary": str(browser()), "args": ["--automation", "--dark-mode"]}
        wish = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        return self._ask("POST", "/session", capabilities=wish)

    def _ask(self, method: str, path: str, **body: object) -> Any:
        answer = self._http.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        if isinstance(value, dict) and "error" in value:
            raise Refused(value["error"], value["message"])
        return value

    def do(self, path: str, **body: object) -> Any:
        return self._ask("POST", self._session + path, **body)

    def tell(self, path: str) -> Any:
        return self._ask("GET", self._session + path)

    def close(self) -> None:
        try:
            self._ask("DELETE", self._session)
        finally:
            self._end()

    def _end(self) -> None:
        self._http.close()
        # With the browser, if it is still there.
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait()


def key(name: str) -> str:
    """A key, as WebDriver writes it."""
    return KEYS.get(name, name)


KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


def pattern(wanted: "str | re.Pattern[str]") -> object:
    """What a text is compared with, for a script."""
    if isinstance(wanted, str):
        return wanted
    return {"source": wanted.pattern, "flags": "i" if wanted.flags & re.IGNORECASE else ""}
