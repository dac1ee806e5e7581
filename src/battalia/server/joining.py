"""A computer player of the library at a seat of any server, or as a bot there: `battalia join`.

It takes the seat of a link as a person would, or waits for challenges as a bot with an account, and
knows no more than a person there: views and questions come over the documented interface
(docs/api.md) and are read back by ``unwire``.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from battalia.bots import Bot
from battalia.server.client import ConnectionClosed, Declined, Guest, Place, Plain, sitting
from battalia.server.unwire import Unwire

SEAT: Final = "s="
"""What stands before the key in the address of a seat."""
PAUSES: Final = (1, 2, 4, 8, 16, 30)
"""Seconds until it is tried again, after each failure in turn; then it is given up."""
REFUSALS: Final = 5
"""So many in a row, and it is given up."""


PASSING: Final = frozenset({"server-closing", "not-stored", "leader-lost", "too-many-streams"})
"""Why a server says goodbye to somebody who is welcome again in a moment."""
LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
"""How a connection ends that can be had again."""


class JoinError(Exception):
    """Why the seat cannot be played; in the words of the server or of the network."""


class Link(NamedTuple):
    """The address of a seat, ``https://example.org/t/TABLE#s=KEY``, taken apart."""

    url: str
    key: str

    @classmethod
    def read(cls, address: str) -> Link | None:
        """None: that is no address of a seat."""
        try:
            parts = urlsplit(address)
        except ValueError:
            return None
        key = parts.fragment.removeprefix(SEAT)
        if parts.scheme not in ("http", "https") or not parts.netloc or not key:
            return None
        if parts.fragment == key:
            return None
        return cls(f"{parts.scheme}://{parts.netloc}", key)


async def play(
    link: Link, bot: Bot, rng: Random, name: str, seated: Callable[[str, str], None]
) -> str:
    """Takes the seat and plays the game to its end; its result. ``seated`` is told seat and table.

    When the connection is lost, it comes back (JoinError: it cannot).
    """
    guest = Guest(link.url)
    try:
        taken = await guest.join(link.key, name)
    except Declined as declined:
        raise JoinError(str(declined)) from None
    except (httpx.HTTPError, ValueError) as problem:
        raise JoinError(_said(problem)) from None
    finally:
        await guest.close()
    table, seat = taken["table"]["id"], taken["seat"]
    seated(seat, table)
    player = Player(seat, bot, rng)
    failures = 0
    while True:
        try:
            async with sitting(link.url, table, [taken["key"]]) as place:
                failures = 0
                return await player.play(place)
        except Declined as declined:
            raise JoinError(str(declined)) from None
        except LOST as problem:
            if failures == len(PAUSES):
                raise JoinError(_said(problem)) from None
            await asyncio.sleep(PAUSES[failures])
            failures += 1


def _said(problem: BaseException) -> str:
    return str(problem) or type(problem).__name__


def server_of(address: str) -> str | None:
    """The server of this address; None: it is none."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.fragment:
        return None
    return f"{parts.scheme}://{parts.netloc}"


class Service:
    """A bot with an account: waits for challenges, and plays so many games at once.

    It comes back by itself for as long as it runs, whatever happens to the connection or to the
    server, and goes on with the games that it has there.
    """

    def __init__(
        self,
        url: str,
        token: str,
        bot: Callable[[], Bot],
        seed: str,
        games: int,
        tell: Callable[[str, Plain], None],
    ) -> None:
        """``bot``: a new one for each game; ``tell``: is told what happens, by the message's id."""
        self.url = url
        self.token = token
        self.games = games
        self._bot = bot
        self._seed = seed
        self._tell = tell
        self._name = ""
        self._challenges: set[str] = set()
        """Those that it knows of."""
        self._tables: set[str] = set()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Without end (JoinError: the server does not want it)."""
        guest = Guest(self.url, self.token)
        failures = 0
        try:
            while True:
                try:
                    async for word in self._words():
                        failures = 0
                        self._heard(guest, word)
                except LOST as problem:
                    reason = _said(problem)
                else:
                    reason = "bye"
                pause = PAUSES[min(failures, len(PAUSES) - 1)]
                failures += 1
                self._tell("join-away", {"url": self.url, "reason": reason, "seconds": pause})
                await asyncio.sleep(pause)
        finally:
            tasks = [*self._playing.values(), *self._answering]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await guest.close()

    async def _words(self) -> AsyncIterator[Plain]:
        """What is told while the connection holds."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/bot/events"
        async with connect(address, compression=None, open_timeout=30) as socket:
            hello = {
                "type": "hello",
                "key": self.token,
                "challenges": sorted(self._challenges),
                "games": sorted(self._tables),
            }
            await socket.send(msgspec.json.encode(hello).decode())
            async for text in socket:
                word: Plain = msgspec.json.decode(text)
                if word["type"] == "bye":
                    if word["reason"]["id"] not in PASSING:
                        raise JoinError(word["text"])
                    return
                yield word

    def _heard(self, guest: Guest, word: Plain) -> None:
        match word["type"]:
            case "listening":
                self._name = word["name"]
                self._tell("join-waits", {"name": self._name, "url": self.url})
            case "challenge":
                challenge = word["challenge"]
                self._challenges.add(challenge["id"])
                if challenge["incoming"]:
                    answering = asyncio.create_task(self._answer(guest, challenge))
                    self._answering.add(answering)
                    answering.add_done_callback(self._answering.discard)
            case "challenge-ended":
                self._challenges.discard(word["id"])
            case "game":
                self._tables.add(word["table"])
                self._begin(word["table"], word["seat"])
            case "over":
                self._tables.discard(word["table"])

    async def _answer(self, guest: Guest, challenge: Plain) -> None:
        """Yes, or that it plays enough already."""
        path = f"/api/challenges/{challenge['id']}"
        room = len(self._playing) + len(self._answering) <= self.games
        try:
            if room:
                accepted = await guest.post(f"{path}/accept")
                self._begin(accepted["table"])
            else:
                await guest.post(f"{path}/decline", {"reason": "busy"})
                declined = {"name": challenge["by"]["name"], "reason": "busy"}
                self._tell("join-declined", declined)
        except Declined as refused:
            declined = {"name": challenge["by"]["name"], "reason": str(refused)}
            self._tell("join-declined", declined)
        except (httpx.HTTPError, ValueError):
            # It is still open, or not: that is told again when the connection is back.
            self._challenges.discard(challenge["id"])

    def _begin(self, table: str, seat: str = "") -> None:
        """Plays there, if it does not yet."""
        if table not in self._playing:
            playing = asyncio.create_task(self._play(table, seat))
            self._playing[table] = playing
            playing.add_done_callback(lambda _: self._playing.pop(table, None))

    async def _play(self, table: str, seat: str) -> None:
        player: Player | None = None
        failures = 0
        while True:
            try:
                async with sitting(self.url, table, [self.token]) as place:
                    failures = 0
                    if player is None:
                        seat = place.seats[0] if place.seats else seat
                        told = {"name": self._name, "seat": seat, "table": table}
                        self._tell("join-game", told)
                        player = Player(seat, self._bot(), Random(f"{self._seed} {table}"))
                    result = await player.play(place)
                    self._tell("join-game-over", {"table": table, "result": result})
                    return
            except Declined as declined:
                if declined.id not in PASSING:
                    self._tell("join-game-lost", {"table": table, "reason": str(declined)})
                    return
            except LOST:
                pass
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1


class Player:
    """A bot at a seat; it goes on where a lost connection has left it."""

    def __init__(self, seat: str, bot: Bot, rng: Random) -> None:
        self.seat = seat
        self.bot = bot
        self.rng = rng
        self._unwire: Unwire | None = None
        self._left_open = -1
        """The epoch of the question that it need not answer, and has not."""

    async def play(self, place: Place) -> str:
        """Until the game is over: its result."""
        refused = 0
        while place.table.get("state") != "over":
            question = place.questions.get(self.seat)
            if question is None or question["epoch"] == self._left_open:
                await place.hear()
                continue
            view = place.views[self.seat]
            if self._unwire is None:
                self._unwire = Unwire(view["options"])
            # In a thread, so that the server finds somebody at home while the bot thinks.
            choice = await asyncio.to_thread(
                self.bot.choose,
                self._unwire.view(view),
                self._unwire.question(self.seat, question),
                self.rng,
            )
            if choice is None:
                self._left_open = question["epoch"]
                continue
            text = self._unwire.rules.notation.text(choice)
            try:
                await place.choose(self.seat, text, question["epoch"])
                refused = 0
            except Declined:
                # The game has gone on in the meantime; if not, the server says so again and again.
                refused += 1
                if refused == REFUSALS:
                    raise
                await asyncio.sleep(refused)
        return str(place.table["result"])
