"""A computer player of the library at a seat of any server: `battalia join`.

It takes the seat of a link as a person would, and knows no more than a person there: views and
questions come over the documented interface (docs/api.md) and are read back by ``unwire``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import InvalidHandshake

from battalia.bots import Bot
from battalia.server.client import ConnectionClosed, Declined, Guest, Place, sitting
from battalia.server.unwire import Unwire

SEAT: Final = "s="
"""What stands before the key in the address of a seat."""
PAUSES: Final = (1, 2, 4, 8, 16, 30)
"""Seconds until it is tried again, after each failure in turn; then it is given up."""
REFUSALS: Final = 5
"""So many in a row, and it is given up."""


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
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as problem:
            if failures == len(PAUSES):
                raise JoinError(_said(problem)) from None
            await asyncio.sleep(PAUSES[failures])
            failures += 1


def _said(problem: Exception) -> str:
    return str(problem) or type(problem).__name__


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
