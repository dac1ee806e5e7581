#!/usr/bin/env python3
"""Firefox, driven by Playwright over WebDriver BiDi; needs no driver of its own.

Playwright pretends things in every new window (dark colours, a screen) by commands that Firefox ESR
learns only later, and gives up when one is unknown. So it starts this file in the place of Firefox,
which passes on what both say and answers an unknown command of that kind as if it was carried out.
"""

import asyncio
import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

NAMES = ("firefox-esr", "firefox")
REAL = "BATTALIA_FIREFOX"
"""The variable that says where Firefox is."""
PREFERENCES: dict[str, str | float | bool] = {
    # Colours that cannot be pretended by a command are those of the system: dark.
    "ui.systemUsesDarkTheme": 1,
    # Fingers, too.
    "dom.w3c_touch_events.enabled": 1,
}
PLAIN: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None}
"""Whatever is said, and however long one of them is busy."""
ADDRESS = re.compile(r"(WebDriver BiDi listening on )(ws://\S+)")


def executable() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def launched(playwright: Playwright) -> Browser:
    real = executable()
    assert real is not None
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return playwright.firefox.launch(
        channel="moz-firefox",
        executable_path=__file__,
        env={**os.environ, "PATH": path, REAL: real},
        firefox_user_prefs=PREFERENCES,
    )


class Between:
    """Passes on what Playwright and Firefox say to each other."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def talk(self, near: ServerConnection) -> None:
        assert near.request is not None
        there = self.address + near.request.path
        async with connect(there, **PLAIN) as far:
            wishes: set[int] = set()
            await asyncio.gather(self._there(near, far, wishes), self._back(near, far, wishes))

    async def _there(self, near: ServerConnection, far: ClientConnection, wishes: set[int]) -> None:
        async for message in near:
            command = json.loads(message)
            if command["method"].startswith("emulation."):
                wishes.add(command["id"])
            await far.send(message)
        await far.close()

    async def _back(self, near: ServerConnection, far: ClientConnection, wishes: set[int]) -> None:
        async for message in far:
            answer = json.loads(message)
            if answer.get("error") == "unknown command" and answer["id"] in wishes:
                message = json.dumps({"type": "success", "id": answer["id"], "result": {}})
            await near.send(message)
        await near.close()


async def run() -> int:
    firefox = await asyncio.create_subprocess_exec(
        os.environ[REAL], *sys.argv[1:], stderr=asyncio.subprocess.PIPE
    )
    assert firefox.stderr is not None
    async for line in firefox.stderr:
        said = line.decode()
        if found := ADDRESS.search(said):
            between = Between(found[2])
            server = await serve(between.talk, "127.0.0.1", 0, **PLAIN)
            port = next(iter(server.sockets)).getsockname()[1]
            said = f"{found[1]}ws://127.0.0.1:{port}\n"
        sys.stderr.write(said)
        sys.stderr.flush()
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(run()))
