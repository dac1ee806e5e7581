"""Many clients of a table over one connection between two processes."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedOK

from battalia.server import bundle
from battalia.server.bundle import ARRIVING, Bundle, Came, Handed, Member, Unbundled
from battalia.server.config import Config
from battalia.server.line import AUDIENCE
from battalia.server.running import inside_config
from battalia.server.wire import encode

pytestmark = pytest.mark.anyio


class Wire:
    """The connection: what one process says, the other one hears."""

    def __init__(self) -> None:
        self.down: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sent: list[bytes] = []
        """What went from the leader to the other process."""
        self.talks: dict[str, Talk] = {}
        self.leader = Unbundled(self._from_leader, self._converse)
        self.closed = False

    def _from_leader(self, message: bytes) -> None:
        self.sent.append(message)
        self.down.put_nowait(message)

    async def _converse(self, member: Member) -> None:
        talk = Talk(member, await member.receive_data("text"))
        self.talks[talk.hello] = talk
        await talk.hold()

    async def send(self, message: bytes, text: bool) -> None:
        assert text
        await self.leader.hear(message)

    async def recv(self, decode: bool) -> bytes:
        message = await self.down.get()
        if message is None:
            raise ConnectionClosedOK(None, None)
        return message

    async def close(self) -> None:
        self.closed = True
        await self.leader.over()


class Talk:
    """A conversation at the leader: it says what it is told to."""

    def __init__(self, member: Member, hello: str) -> None:
        self.member = member
        self.hello = hello
        self.heard: list[str] = []
        self.end = asyncio.Event()

    async def hold(self) -> None:
        listening = asyncio.create_task(self._listen())
        ending = asyncio.create_task(self.end.wait())
        await asyncio.wait((listening, ending), return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()
        ending.cancel()
        await asyncio.gather(listening, ending, return_exceptions=True)
        await self.member.close(4000)

    async def _listen(self) -> None:
        while True:
            self.heard.append(await self.member.receive_data("text"))


class Client:
    def __init__(self, there: Bundle) -> None:
        self.told: list[bytes] = []
        self.together: list[bool] = []
        self.handed: Handed = there.enter(self._post)

    def _post(self, message: bytes, together: bool) -> None:
        self.told.append(message)
        self.together.append(together)


async def opened(wire: Wire) -> tuple[Bundle, list[Bundle]]:
    over: list[Bundle] = []

    async def connect() -> Any:
        return wire

    return Bundle(connect(), over.append), over


async def soon() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def come(wire: Wire, client: Client, name: str) -> Talk:
    coming = asyncio.create_task(client.handed.come(Came(name, None, "203.0.113.7", False)))
    while name not in wire.talks:
        await asyncio.sleep(0)
    wire.talks[name].member.takes(f'"welcome {name}"'.encode())
    await coming
    return wire.talks[name]


async def test_what_is_said_to_all_goes_over_the_connection_once() -> None:
    wire = Wire()
    there, _ = await opened(wire)
    clients = [Client(there) for _ in range(50)]
    talks = [await come(wire, client, str(at)) for at, client in enumerate(clients)]
    wire.sent.clear()
    update = b'{"type":"update"}'
    for talk in talks:
        assert talk.member.takes(update)
    await soon()
    assert wire.sent == [b'[{"type":"told","message":{"type":"update"},"to":null}]']
    assert [client.told[1:] for client in clients] == [[update]] * 50
    assert len({id(client.told[-1]) for client in clients}) == 1


async def test_nobody_hears_anything_before_the_first_word_for_them() -> None:
    """The leader knows of somebody later than the process to which they came."""
    wire = Wire()
    there, _ = await opened(wire)
    first, second = Client(there), Client(there)
    talk = await come(wire, first, "first")
    talk.member.takes(b"1")
    late = asyncio.create_task(second.handed.come(Came("second", None, "", False)))
    await soon()
    talk.member.takes(b"2")
    await soon()
    assert second.told == []
    wire.talks["second"].member.takes(b'"welcome second"')
    for one in wire.talks.values():
        one.member.takes(b"3")
    await late
    await soon()
    assert first.told == [b'"welcome first"', b"1", b"2", b"3"]
    assert second.told == [b'"welcome second"', b"3"]


async def test_what_is_said_to_one_reaches_nobody_else() -> None:
    wire = Wire()
    there, _ = await opened(wire)
    clients = {name: Client(there) for name in ("a", "b", "c")}
    for name, client in clients.items():
        await come(wire, client, name)
    wire.talks["b"].member.takes(b'"for b"')
    for name in ("a", "c"):
        wire.talks[name].member.takes(b'"for two"')
    await soon()
    told = {name: client.told[1:] for name, client in clients.items()}
    assert told == {"a": [b'"for two"'], "b": [b'"for b"'], "c": [b'"for two"']}


async def test_what_a_client_says_reaches_its_own_conversation() -> None:
    wire = Wire()
    there, _ = await opened(wire)
    clients = {name: Client(there) for name in ("a", "b")}
    for name, client in clients.items():
        await come(wire, client, name)
    await clients["b"].handed.say("ping")
    await soon()
    assert [talk.heard for talk in wire.talks.values()] == [[], ["ping"]]


async def test_whom_the_leader_lets_go_hears_the_last_word_and_the_code() -> None:
    wire = Wire()
    there, _ = await opened(wire)
    gone, stays = Client(there), Client(there)
    talk, other = await come(wire, gone, "gone"), await come(wire, stays, "stays")
    talk.member.takes(b'"bye"')
    talk.end.set()
    assert await gone.handed.ended == 4000
    for one in (talk, other):
        one.member.takes(b'"later"')
    await soon()
    assert gone.told[-2:] == [b'"welcome gone"', b'"bye"']
    assert stays.told[-1] == b'"later"'
    assert not stays.handed.ended.done()


async def test_whoever_goes_leaves_the_table_and_the_last_one_closes_the_connection() -> None:
    wire = Wire()
    there, over = await opened(wire)
    first, second = Client(there), Client(there)
    talks = [await come(wire, first, "first"), await come(wire, second, "second")]
    await first.handed.leave()
    await soon()
    assert [talk.member.ended for talk in talks] == [True, False]
    assert not wire.closed
    await second.handed.leave()
    assert bool(wire.closed)
    assert [talk.member.ended for talk in talks] == [True, True]
    assert set(over) == {there}


async def test_when_the_leader_is_lost_everybody_knows() -> None:
    wire = Wire()
    there, over = await opened(wire)
    clients = [Client(there) for _ in range(3)]
    for at, client in enumerate(clients[:2]):
        await come(wire, client, str(at))
    coming = asyncio.create_task(clients[2].handed.come(Came("late", None, "", False)))
    await soon()
    wire.down.put_nowait(None)
    assert [await client.handed.ended for client in clients] == [None] * 3
    await coming
    assert set(over) == {there}


async def test_only_so_many_come_at_once() -> None:
    wire = Wire()
    there, _ = await opened(wire)
    clients = [Client(there) for _ in range(ARRIVING + 5)]
    coming = [
        asyncio.create_task(client.handed.come(Came(str(at), None, "", False)))
        for at, client in enumerate(clients)
    ]
    await soon()
    assert len(wire.talks) == ARRIVING
    while not all(one.done() for one in coming):
        for talk in wire.talks.values():
            talk.member.takes(b'"welcome"')
        await soon()
    assert len(wire.talks) == len(clients)


async def test_who_says_more_than_the_leader_can_hear_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bundle, "UNHEARD", 3)
    wire = Wire()
    there, _ = await opened(wire)
    client, other = Client(there), Client(there)
    talk = await come(wire, client, "loud")
    await come(wire, other, "quiet")
    for _ in range(5):
        talk.member.hear("ping")
    assert await client.handed.ended == bundle.FULL
    assert not other.handed.ended.done()


def test_nothing_that_a_client_may_say_is_too_long_for_the_connection_of_all() -> None:
    config = Config()
    most = inside_config(asgi_app, config).ws_max_size
    for character in ('"', "\\", "\x01", "ő", "𝄞"):
        text = character * (config.message_size // len(character.encode()))
        assert len(encode(bundle.Spoke(10**9, text))) <= most
        came = Came(text, "k" * 65_536, "a" * 100, True, 10**9, {"traceparent": "0" * 55})
        assert len(encode(came)) <= most


async def asgi_app(scope: Any, receive: Any, send: Any) -> None:
    """Nobody asks it."""


async def test_a_large_audience_may_wait_a_moment_where_it_came() -> None:
    wire = Wire()
    there, _ = await opened(wire)
    clients = [Client(there) for _ in range(AUDIENCE)]
    for number, client in enumerate(clients):
        await come(wire, client, str(number))
    for few in (AUDIENCE - 1, AUDIENCE):
        message = f'"{few}"'.encode()
        for talk in list(wire.talks.values())[:few]:
            talk.member.takes(message, together=True)
        await soon()
    assert clients[0].together == [False, False, True]
    assert clients[-1].together == [False, True]
    for client in clients:
        await client.handed.leave()
