"""A computer player from outside: it takes the seat of a link and plays the game to its end.

Or it waits for challenges, as a bot with an account.

It knows nothing of Battalia but the messages of docs/api.md, and uses nothing but HTTP, WebSocket
and JSON: any other language can do the same.
"""

import asyncio
import json
import os
import random
import sys
from contextlib import suppress
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json: TypeAlias = dict[str, Any]

UNITS = ("friman", "chief", "priest", "lord")
"""From the lowest rank to the highest."""
PASSING = ("server-closing", "not-stored", "too-many-messages")
"""Why a server may say goodbye to somebody who is welcome again in a moment."""


def worth(option: Json, view: Json) -> float:
    """How good it is to do this now. What is not mentioned is done only where it must be."""
    match option:
        case {"verb": "upgrade", "space": space}:
            # Points are city levels: the higher the city, the better.
            return 60 + float(view["cities"][space]["level"])
        case {"verb": "build", "level": level}:
            return 50 + float(level)
        case {"verb": "cohort", "size": size}:
            return 40 + float(size)
        case {"verb": "hire", "unit": unit}:
            return 30 + UNITS.index(unit)
        case {"verb": "build"}:
            # Without a level it is a road: room for the next city.
            return 20
        case {"verb": "pay", "items": items}:
            # The fewer cards it takes, the more are left for something else.
            return -len(items)
        case {"verb": "end" | "skip"}:
            # The turn must end some time: whatever is better than this uses cards up.
            return 0
    return -1


def chosen(question: Json, view: Json) -> Json:
    """The option of the highest worth; among equals by chance."""
    options: list[Json] = question["options"]
    return max(options, key=lambda option: (worth(option, view), random.random()))


def patched(before: object, patch: object) -> Any:
    """What a JSON merge patch (RFC 7386) makes of something."""
    if not isinstance(patch, dict):
        return patch
    after = dict(before) if isinstance(before, dict) else {}
    for name, value in patch.items():
        if value is None:
            after.pop(name, None)
        else:
            after[name] = patched(after.get(name), value)
    return after


async def sit(socket: ClientConnection, key: str) -> str | None:
    """Plays until the game is over; its result, or nothing if the connection ended before."""
    view: Json = {}
    await socket.send(json.dumps({"type": "hello", "keys": [key]}))
    async for text in socket:
        message: Json = json.loads(text)
        match message["type"]:
            case "bye" if message["reason"]["id"] not in PASSING:
                sys.exit(message["text"])
            case "bye" | "refused":
                # An option that was offered is refused only if the game has gone on since, or if
                # the server is closing. Either way, what is asked next comes by itself.
                print(message["text"], file=sys.stderr)
            case "view":
                view = message["view"]
            case "update":
                view = patched(view, message["changes"])
            case "welcome" | "table" if message["table"]["state"] == "over":
                return str(message["table"]["result"])
        question = message.get("question")
        if question is not None and not question.get("optional"):
            answer = {
                "type": "choose",
                "seat": message["seat"],
                "epoch": question["epoch"],
                "choice": chosen(question, view)["choice"],
            }
            await socket.send(json.dumps(answer))
    return None


async def play(url: str, link: str, name: str = "Outside bot") -> str:
    """Takes the seat of the link and comes back to it as often as needed; the game's result."""
    async with httpx.AsyncClient(base_url=url) as http:
        response = await http.post("/api/tables/join", json={"key": link, "name": name})
    seated: Json = response.json()
    if response.is_error:
        sys.exit(seated["text"])
    table, key = seated["table"]["id"], seated["key"]
    print(f"{seated['seat']} at {table}; the key to this seat is now {key}", file=sys.stderr)
    return await play_on(url, table, key)


async def play_on(url: str, table: str, key: str) -> str:
    """Plays at a table by a key, that of a seat or the token of a bot; the game's result."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    # This connects again whenever the connection has ended, and waits longer after each failure.
    async for socket in connect(address, max_size=None):
        with suppress(ConnectionClosed):
            result = await sit(socket, key)
            if result is not None:
                return result
        print("connecting again", file=sys.stderr)
        await asyncio.sleep(1)
    raise AssertionError("connect never gives up")


class Bot:
    """A bot with an account: accepts every challenge, and plays all of its games at once."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token
        self.challenges: set[str] = set()
        self.games: dict[str, asyncio.Task[None]] = {}
        """What it has heard of: whoever comes back says so, and hears what was missed."""

    async def serve(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/bot/events"
        head = {"Authorization": f"Bearer {self.token}"}
        async with httpx.AsyncClient(base_url=self.url, headers=head) as http:
            async for socket in connect(address):
                with suppress(ConnectionClosed, httpx.HTTPError):
                    await self.listen(socket, http)
                print("connecting again", file=sys.stderr)
                await asyncio.sleep(1)

    async def listen(self, socket: ClientConnection, http: httpx.AsyncClient) -> None:
        hello: Json = {"type": "hello", "key": self.token}
        hello |= {"challenges": sorted(self.challenges), "games": sorted(self.games)}
        await socket.send(json.dumps(hello))
        async for text in socket:
            match json.loads(text):
                case {"type": "bye", "reason": reason, "text": told}:
                    if reason["id"] not in PASSING:
                        sys.exit(told)
                case {"type": "challenge", "challenge": {"id": id, "incoming": True}}:
                    await http.post(f"/api/challenges/{id}/accept")
                    self.challenges.add(id)
                case {"type": "challenge-ended", "id": id}:
                    self.challenges.discard(id)
                case {"type": "game", "table": table, "seat": seat}:
                    print(f"{seat} at {table}", file=sys.stderr)
                    self.games[table] = asyncio.create_task(self.play(table))
                case {"type": "over", "table": table}:
                    self.games.pop(table, None)

    async def play(self, table: str) -> None:
        print(table, await play_on(self.url, table, self.token), flush=True)


if __name__ == "__main__":
    # Not argparse: a key may begin with a hyphen.
    match sys.argv[1:]:
        case [url, link, *name] if len(name) <= 1:
            print(asyncio.run(play(url.rstrip("/"), link, *name)))
        case [url] if "BATTALIA_TOKEN" in os.environ:
            asyncio.run(Bot(url.rstrip("/"), os.environ["BATTALIA_TOKEN"]).serve())
        case _:
            sys.exit(
                "usage: outside_bot.py URL LINK [NAME], or BATTALIA_TOKEN=… outside_bot.py URL"
            )
