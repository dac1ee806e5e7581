"""Whatever a client sends over a table's WebSocket, it is answered, and changes nothing but by a
legal choice of its own seat; the server and the others at the table go on as before.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from battalia.server.client import Guest, Place, Plain, sitting
from battalia.server.messages import AnyFromClient, AnyFromServer
from server.serving import Served, served

ANSWERS = {
    kind.__struct_config__.tag
    for kind in get_args(AnyFromServer)
    if "ref" in kind.__struct_fields__
}
"""What comes back for a message; everything else is news."""
LONG = 16_384
"""Bytes of a message at most."""

_Result = TypeVar("_Result")


class Game:
    """A game of two people on a real server, who stay connected, and somebody who watches."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.run(self._set_up())

    async def _set_up(self) -> None:
        host = await self.stack.enter_async_context(guest(self.server.url))
        links = await host.set_up(
            options={"players": 2},
            seats=[{"who": "link"}, {"who": "link"}],
            settings={"chat": False},
            seed="fuzz",
        )
        self.table = links["table"]["id"]
        self.address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        self.keys = [(await host.join(link))["key"] for link in links["seats"].values()]
        self.places = [await self.enter(key) for key in (*self.keys, links["watch"])]

    async def enter(self, *keys: str) -> Place:
        return await self.stack.enter_async_context(sitting(self.server.url, self.table, keys))

    def run(self, job: Coroutine[Any, Any, _Result]) -> _Result:
        return self.loop.run_until_complete(asyncio.wait_for(job, 60))

    def close(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()

    async def known(self) -> list[tuple[int, object, object]]:
        """What everybody at the table knows by now: epoch, views, questions."""
        for place in self.places:
            await place.ask({"type": "ping"})
        return [(place.epoch, dict(place.views), dict(place.questions)) for place in self.places]

    @property
    def asked(self) -> tuple[Place, str]:
        """Who is to act."""
        return next((place, seat) for place in self.places for seat in place.questions)

    @property
    def idle(self) -> Place:
        return next(place for place in self.places if place.seats and not place.questions)


@asynccontextmanager
async def guest(url: str) -> AsyncIterator[Guest]:
    somebody = await Guest.named(url, "Host")
    yield somebody
    await somebody.close()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    flags = ("--rate-each", "100000", "--connections-each", "1000", "--workers", "1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BATTALIA_RATE", "100000")
        with served(folder / "battalia.sqlite", *flags) as server:
            game = Game(server)
            yield game
            game.close()
            assert server.stop() == 0
            failures = [line for line in server.log.splitlines() if '"level": "error"' in line]
            assert all("Invalid UTF-8" in line for line in failures), failures


async def answer(place: Place, message: str | bytes) -> Plain:
    """Sends something and tells what came back for it."""
    await place.socket.send(message)
    while True:
        told = await place.hear()
        if told["type"] in ANSWERS or told["type"] == "bye":
            return told


# What an enemy might send.

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(10**18, 10**30)
    | st.floats()
    | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=12,
)
FROM_CLIENT = [kind.__struct_config__.tag for kind in get_args(AnyFromClient)]
TYPES = st.sampled_from([*FROM_CLIENT, "view", "update", "bye", ""])
SEATS = st.sampled_from(["p1", "p2", "p3", "p6", "p0", "p7", "chance", "", "p1\n", "P1"])
EPOCHS = st.integers(-5, 5) | st.sampled_from([10**9, -(2**63), 2**64, 10**40])
WORDS = st.sampled_from(["end", "hire", "build", "step", "attack", "chief", "supply", "p1", "r1c1"])
SIGNS = st.sampled_from("19-×;#.\0\u202e")
CHOICES = (
    st.lists(WORDS | SIGNS, max_size=6).map(" ".join)
    | st.text(max_size=60)
    | st.text("([{", max_size=999)
)
MESSAGES = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        "seat": SEATS | JSON,
        "epoch": EPOCHS | JSON,
        "choice": CHOICES | JSON,
        "wish": CHOICES | JSON,
        "steps": EPOCHS | JSON,
        "text": st.text(max_size=600) | JSON,
        "on": st.booleans() | JSON,
        "keys": st.lists(st.text(max_size=120), max_size=12) | JSON,
        "ref": st.text(max_size=45) | JSON,
        "other": JSON,
    },
)
"""Messages of which some are well formed."""


def written(message: object) -> str:
    return msgspec.json.encode(message).decode()


NESTED = st.tuples(st.sampled_from(["[", '{"a":', '{"type":[']), st.integers(1, 5000)).map(
    lambda made: '{"x":' + (made[0] * made[1])[: LONG - 10]
)
BROKEN = st.tuples(MESSAGES.map(written), st.integers(0, 200), st.text(max_size=3)).map(
    lambda made: made[0][: made[1]] + made[2] + made[0][made[1] + 1 :]
)
ANYTHING = MESSAGES.map(written) | JSON.map(written) | BROKEN | NESTED | st.text() | st.binary()


FEW = settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


DEEP = '{"x":' + "[" * 16_000
"""Deeper than any reader goes down."""


@FEW
@example([DEEP])
@given(st.lists(ANYTHING, min_size=1, max_size=8))
def test_somebody_who_is_not_asked_changes_nothing_whatever_they_send(
    game: Game, messages: list[str | bytes]
) -> None:
    async def scene() -> None:
        before = await game.known()
        for message in messages:
            told = await answer(game.idle, message)
            assert told["type"] in ANSWERS
            if told["type"] == "done":
                assert "mute" in str(message)
            if told["type"] == "refused":
                assert told["reason"]["id"]
                assert told["reason"]["id"] != "server-failed"
                assert told["text"].endswith(".")
        assert await game.known() == before

    game.run(scene())


@st.composite
def attempts(draw: st.DrawFn) -> tuple[str, int, int, str | None]:
    """For which seat, how many epochs off, with which option, or with which other text."""
    return (
        draw(st.sampled_from(["own", "own", "own", "p1", "p2", "p3"])),
        draw(st.sampled_from([0, 0, 0, 0, 1, -1, 5, -5])),
        draw(st.integers(0, 1000)),
        draw(st.none() | st.none() | CHOICES),
    )


@FEW
@given(attempts())
def test_only_an_offered_choice_of_the_own_seat_at_the_right_time_is_carried_out(
    game: Game, attempt: tuple[str, int, int, str | None]
) -> None:
    who, off, option, text = attempt

    async def scene() -> None:
        before = await game.known()
        place, seat = game.asked
        question = place.questions[seat]
        offered = [one["choice"] for one in question["options"]]
        choice = offered[option % len(offered)] if text is None else text
        named = seat if who == "own" else who
        epoch = question["epoch"] + off
        legal = named == seat and choice in offered and question["epoch"] <= epoch <= place.epoch
        message = {"type": "choose", "seat": named, "epoch": epoch, "choice": choice}
        told = await answer(place, written(message))
        after = await game.known()
        if legal:
            assert told["type"] == "done"
            assert [one[0] for one in after] == [told["epoch"]] * 3
            assert told["epoch"] == before[0][0] + 1
        else:
            assert told["type"] == "refused"
            assert after == before

    game.run(scene())


@FEW
@example(DEEP)
@given(ANYTHING)
def test_who_says_no_hello_hears_goodbye(game: Game, message: str | bytes) -> None:
    async def scene() -> None:
        before = await game.known()
        async with connect(game.address, compression=None) as socket:
            await socket.send(message)
            told = msgspec.json.decode(await socket.recv())
            assert told["type"] == "bye"
            assert told["reason"]["id"] in {
                "hello-first",
                "message-unreadable",
                "nobody-at-this-table",
            }
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1008
        assert await game.known() == before

    game.run(scene())


async def code_after(game: Game, send: Callable[[ClientConnection], Awaitable[None]]) -> int | None:
    """With which code the server closes the connection of a player who does this."""
    async with connect(game.address, max_size=None) as socket:
        await socket.send(written({"type": "hello", "keys": [game.keys[0]]}))
        await socket.recv()
        await send(socket)
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
        return socket.close_code


async def raw(socket: ClientConnection, data: bytes) -> None:
    """Past the client's own protocol."""
    socket.transport.write(data)


def masked(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (masked(Opcode.TEXT, b"\xff\xfe{}"), 1007),
        (masked(Opcode.TEXT, b'"' + b"x" * LONG), 1009),
        (masked(Opcode.BINARY, bytes(LONG + 1)), 1009),
        (b"\xf1\x80\x00\x00\x00\x00", 1002),
        (b"\x83\x80\x00\x00\x00\x00", 1002),
        (b"\x81\x02{}", 1002),
        (masked(Opcode.CONT, b"{}"), 1002),
        (b"\x89\xfe\x00\x7e" + bytes(4 + 126), 1002),
    ],
    ids=[
        "no text",
        "too long",
        "too long in bytes",
        "reserved bits",
        "unknown opcode",
        "no mask",
        "nothing to continue",
        "too long a ping",
    ],
)
def test_what_is_no_websocket_message_ends_the_connection_with_its_code(
    game: Game, data: bytes, code: int
) -> None:
    async def scene() -> None:
        before = await game.known()
        assert await code_after(game, partial(raw, data=data)) == code
        assert await game.known() == before

    game.run(scene())


def test_a_small_frame_that_unfolds_to_a_huge_message_is_not_unfolded(game: Game) -> None:
    async def bomb(socket: ClientConnection) -> None:
        # The extension is agreed on, so the client packs a megabyte into a thousand bytes.
        assert socket.protocol.extensions
        await socket.send("[" * 1_000_000)

    async def scene() -> None:
        before = await game.known()
        assert await code_after(game, bomb) == 1009
        assert await game.known() == before

    game.run(scene())


def test_a_message_as_long_as_allowed_is_answered(game: Game) -> None:
    async def scene() -> None:
        told = await answer(game.idle, '"' + "x" * (LONG - 2) + '"')
        assert told["reason"]["id"] == "message-unreadable"

    game.run(scene())
