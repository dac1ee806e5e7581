"""Reminders reach their hook, and nothing that they should not reach."""

import asyncio
import hmac
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec
import pytest

from battalia.engine import Options
from battalia.server.computers import Computers
from battalia.server.desk import Desk
from battalia.server.hall import Hall
from battalia.server.messages import NewSeat, NewTable
from battalia.server.metrics import Metrics
from battalia.server.reminders import (
    PAUSES,
    QUEUE_EACH,
    QUEUE_HOUSEHOLD,
    QUEUE_PERSON,
    SENDERS,
    Body,
    Hooks,
    Occasion,
    Reminder,
    Reminders,
    Resolve,
    check_hook,
    is_public,
    resolve,
)
from battalia.server.store import Person
from battalia.server.work import Asker
from server.databases import opened

BODY: Body = {"table": "abc", "seat": 1}


class Request(NamedTuple):
    line: str
    headers: dict[str, str]
    body: object


class Hook:
    """A real HTTP server: notes what it is asked, and answers with one status after the other."""

    def __init__(self, *statuses: int, hang: bool = False) -> None:
        self.requests: list[Request] = []
        self.port = 0
        self._statuses = list(statuses) or [204]
        self._hang = hang
        self._enough = asyncio.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?who=ann"

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Hook"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            self._enough.set()
            server.close()
            await server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {
                name.lower(): value
                for name, _, value in (line.partition(": ") for line in head[1:])
            }
            body = json.loads(await reader.readexactly(int(headers["content-length"])))
            self.requests.append(Request(head[0], headers, body))
            if self._hang:
                await self._enough.wait()
                return
            status = self._statuses.pop(0) if len(self._statuses) > 1 else self._statuses[0]
            answer = f"HTTP/1.1 {status} So\r\nLocation: {self.url}\r\nContent-Length: 0\r\n\r\n"
            writer.write(answer.encode())
            await writer.drain()
        finally:
            writer.close()


def reminders(
    allow_private: bool = True,
    queue: int = 100,
    seconds: float = 10,
    resolve: Resolve = resolve,
) -> Hooks:
    """Reminders that may reach a server of the test, and lose no time between attempts."""
    return Hooks(allow_private, queue, (0,), seconds, resolve)


async def sent(reminders: Hooks, *hooks: str) -> None:
    """Reminds them all, and waits until that is done."""
    try:
        for hook in hooks:
            await reminders.post(hook, BODY)
        await reminders.settled()
    finally:
        await reminders.close()


def played(test: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(20):
            await test()

    asyncio.run(run())


def test_a_reminder_is_posted_as_json() -> None:
    async def test() -> None:
        async with Hook().open() as hook:
            await sent(reminders(), hook.url)
            (request,) = hook.requests
            assert request.line == "POST /hook?who=ann HTTP/1.1"
            assert request.headers["content-type"] == "application/json"
            assert request.body == BODY

    played(test)


@pytest.mark.parametrize(
    ("statuses", "attempts"),
    [((200,), 1), ((500, 200), 2), ((503,), 2), ((404, 200), 1), ((302, 200), 1), ((307, 200), 1)],
)
def test_only_a_servers_own_trouble_is_a_reason_to_try_once_more(
    statuses: tuple[int, ...], attempts: int
) -> None:
    async def test() -> None:
        async with Hook(*statuses).open() as hook:
            await sent(reminders(), hook.url)
            assert len(hook.requests) == attempts

    played(test)


def test_what_does_not_come_through_is_sent_again_later_and_later_and_given_up_in_the_end() -> None:
    async def test() -> None:
        async with Hook(503).open() as hook:
            sending = Hooks(True, pauses=(0,) * len(PAUSES))
            await sent(sending, hook.url)
            assert len(hook.requests) == 1 + len(PAUSES)
            assert sorted(PAUSES) == list(PAUSES)

    played(test)


def test_who_waits_for_another_attempt_stands_in_nobodys_way() -> None:
    async def test() -> None:
        async with Hook(503).open() as bad, Hook().open() as hook:
            sending = Hooks(True, pauses=(1000,))
            # Both are on the same host.
            await sending.post(bad.url, BODY)
            await sending.post(hook.url, BODY)
            while not hook.requests:
                await asyncio.sleep(0)
            assert len(bad.requests) == 1
            await sending.close()

    played(test)


def test_what_goes_to_a_hook_is_signed_by_a_key_that_only_its_person_can_see(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with opened(tmp_path / "tables.db") as store, Hook().open() as hook:
            hooks = reminders()
            await hooks.open(store)
            ada = await store.add_person("Ada", b"a")
            ada = msgspec.structs.replace(ada, hook=hook.url)
            for kind in get_args(Occasion):
                await hooks.send(Reminder(ada, "x", "p1", "Ada", 1, "https://x/", kind=kind))
            await hooks.settled()
            await hooks.close()
            for request, kind in zip(hook.requests, get_args(Occasion), strict=True):
                assert isinstance(request.body, dict)
                assert request.body["event"] == kind
                at = request.headers["battalia-timestamp"]
                signed = f"{at}.".encode() + msgspec.json.encode(request.body)
                key = hooks.secret(ada).encode()
                found = hmac.new(key, signed, "sha256").hexdigest()
                assert request.headers["battalia-signature"] == f"sha256={found}"
            other = msgspec.structs.replace(ada, hook="https://example.org/")
            assert hooks.secret(other) != hooks.secret(ada)
            again = reminders()
            await again.open(store)
            assert again.secret(ada) == hooks.secret(ada)
            assert not Hooks(on=False).wanted(ada)
            await again.close()

    played(test)


def test_a_hook_that_is_gone_harms_nobody() -> None:
    async def test() -> None:
        async with Hook().open() as gone:
            pass
        async with Hook().open() as hook:
            await sent(reminders(), gone.url, hook.url)
            assert len(hook.requests) == 1

    played(test)


def test_a_hook_that_never_answers_is_given_up() -> None:
    async def test() -> None:
        async with Hook(hang=True).open() as slow, Hook().open() as hook:
            await sent(reminders(seconds=0.5), slow.url, hook.url)
            assert hook.requests

    played(test)


def test_a_hook_that_never_answers_delays_no_other() -> None:
    async def test() -> None:
        resolve, _ = answering(["127.0.0.1"])
        async with Hook(hang=True).open() as slow, Hook().open() as hook:
            sending = reminders(seconds=1000, resolve=resolve)
            for _ in range(3):
                await sending.post(f"http://slow.example:{slow.port}/", BODY)
            await sending.post(f"http://quick.example:{hook.port}/", BODY)
            await sending.post(f"http://quick.example:{hook.port}/", BODY)
            while len(hook.requests) < 2:
                await asyncio.sleep(0)
            # And nobody gets all of his words at once.
            assert len(slow.requests) <= 1
            await sending.close()

    played(test)


def test_many_slow_hosts_are_asked_at_once_and_no_more() -> None:
    async def test() -> None:
        resolve, asked = answering(["127.0.0.1"])
        async with Hook(hang=True).open() as slow:
            sending = reminders(queue=1000, seconds=1000, resolve=resolve)
            for number in range(3 * SENDERS):
                await sending.post(f"http://slow{number}.example:{slow.port}/", BODY)
            while len(slow.requests) < SENDERS:
                await asyncio.sleep(0)
            assert asked == [f"slow{number}.example" for number in range(SENDERS)]
            await sending.close()

    played(test)


def test_the_hosts_take_turns() -> None:
    async def test() -> None:
        resolve, asked = answering([])
        sending = reminders(resolve=resolve)
        for number in range(SENDERS):
            # A first round, so that the others have to wait.
            await sending.post(f"http://first{number}.example/", BODY)
        for host in ("loud", "loud", "loud", "quiet"):
            await sending.post(f"http://{host}.example/", BODY)
        await sending.settled()
        assert [host.removesuffix(".example") for host in asked[SENDERS:]] == [
            "loud", "quiet", "loud", "loud",
        ]  # fmt: skip
        await sending.close()

    played(test)


def test_one_address_has_so_many_reminders_waiting_and_others_have_room() -> None:
    async def test() -> None:
        async with Hook(hang=True).open() as slow, Hook().open() as hook:
            sending = reminders(queue=QUEUE_EACH + 1, seconds=1000)
            for _ in range(5 * QUEUE_EACH):
                await sending.post(slow.url, BODY)
            await sending.post(f"http://localhost:{hook.port}/", BODY)
            while not hook.requests:
                await asyncio.sleep(0)
            await sending.close()

    played(test)


def test_nobody_waits_for_a_reminder_and_too_many_are_dropped() -> None:
    async def test() -> None:
        async with Hook().open() as hook:
            await sent(reminders(queue=2), *[hook.url] * 10)
            # One was on its way already, and two had room.
            assert len(hook.requests) == 3

    played(test)


async def asked_for(waiting: list[Asker], queue: int = 10_000) -> list[str]:
    """Which hosts are asked, in their order, when there is a reminder for each of these people at a
    host of its own, named after the household."""
    resolve, asked = answering([])
    sending = reminders(queue=queue, resolve=resolve)
    for number, asker in enumerate(waiting):
        await sending.post(f"http://{asker.address}{number}.example/", BODY, asker)
    await sending.settled()
    await sending.close()
    return [host.removesuffix(".example") for host in asked]


CROWD = [Asker("crowd", person) for person in range(5 * QUEUE_HOUSEHOLD)]
"""Many names, and as many hosts, of one household."""
HOME = Asker("home", len(CROWD))


def test_a_household_with_many_names_and_hosts_has_one_turn_among_others() -> None:
    async def test() -> None:
        asked = await asked_for([*CROWD, HOME, HOME])
        first, second = (place for place, host in enumerate(asked) if host.startswith("home"))
        # Those that were on their way already, and then in turn.
        assert (first, second) == (SENDERS + 1, SENDERS + 3)
        assert len(asked) == SENDERS + QUEUE_HOUSEHOLD + 2

    played(test)


def test_where_too_many_wait_whoever_has_none_waiting_still_has_room() -> None:
    async def test() -> None:
        asked = await asked_for([*CROWD, HOME, HOME], queue=20)
        assert [host.startswith("home") for host in asked].count(True) == 1
        assert len(asked) == SENDERS + 20 + 1

    played(test)


def test_the_people_of_a_household_take_turns_and_none_has_all_of_it() -> None:
    async def test() -> None:
        asked = await asked_for([Asker("home", 1)] * 100 + [Asker("home", 2)])
        assert asked.index("home100") == SENDERS + 1
        assert len(asked) == QUEUE_PERSON + 1

    played(test)


class Noted:
    """A channel that notes on whose behalf somebody was to be reminded."""

    def __init__(self) -> None:
        self.causes: list[str] = []

    def wanted(self, person: Person) -> bool:
        return True

    async def send(self, reminder: Reminder) -> None:
        self.causes.append(reminder.cause)

    async def close(self) -> None:
        pass


def test_a_reminder_is_on_behalf_of_the_household_that_came_last(tmp_path: Path) -> None:
    """Not of the one who is reminded: that may be any of many names."""

    async def test() -> None:
        async with opened(tmp_path / "tables.db") as store:
            noted, computers = Noted(), Computers(1)
            desk = Desk(Hall(store, computers, Reminders([noted]), Metrics()), 50)
            ada, bea = await store.add_person("Ada", b"a"), await store.add_person("Bea", b"b")
            seats = [NewSeat("me"), NewSeat("link")]
            wish = NewTable(options=Options(players=2), seats=seats, seed="x")
            links = await desk.set_up(Asker("Ada's", ada.id), ada, wish)
            assert noted.causes == []
            await desk.join(Asker("Bea's", bea.id), bea, links.seats["p2"], "")
            assert noted.causes == ["Bea's"]
            await computers.close()

    played(test)


def test_after_closing_nothing_is_sent() -> None:
    async def test() -> None:
        async with Hook().open() as hook:
            closing = reminders()
            await closing.post(hook.url, BODY)
            await closing.close()
            assert hook.requests == []

    played(test)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0"])
def test_the_own_machine_is_never_reached(host: str) -> None:
    """Not by its address, not by a name, and not in disguise."""

    async def test() -> None:
        async with Hook().open() as hook:
            await sent(reminders(allow_private=False), f"http://{host}:{hook.port}/hook")
            assert hook.requests == []

    played(test)


def answering(*answers: list[str]) -> tuple[Resolve, list[str]]:
    """A way to look up hosts that answers one thing after the other, and whom it was asked for."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    return resolve, asked


def test_the_address_that_was_looked_up_is_the_one_that_is_used() -> None:
    async def test() -> None:
        async with Hook().open() as hook:
            resolve, asked = answering(["127.0.0.1"])
            url = f"http://hook.example:{hook.port}/hook"
            await sent(reminders(resolve=resolve), url)
            assert asked == ["hook.example"]
            assert hook.requests[0].headers["host"] == f"hook.example:{hook.port}"

    played(test)


@pytest.mark.parametrize(
    "addresses", [["127.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["10.0.0.1"], ["::1"], []]
)
def test_a_name_that_leads_into_a_private_network_is_refused(addresses: list[str]) -> None:
    async def test() -> None:
        async with Hook().open() as hook:
            resolve, asked = answering(addresses)
            url = f"http://hook.example:{hook.port}/hook"
            await sent(reminders(allow_private=False, resolve=resolve), url)
            assert asked == ["hook.example"]
            assert hook.requests == []

    played(test)


def test_a_name_is_checked_again_before_the_second_attempt() -> None:
    """What was public a moment ago may lead elsewhere now."""

    async def test() -> None:
        async with Hook(500).open() as hook:
            resolve, asked = answering(["127.0.0.1"], [])
            url = f"http://hook.example:{hook.port}/hook"
            await sent(reminders(resolve=resolve), url)
            assert asked == ["hook.example"] * 2
            assert len(hook.requests) == 1

    played(test)


def test_a_secure_hook_is_addressed_by_its_name() -> None:
    """So its certificate is checked against the name, though the address is used."""

    async def test() -> None:
        names: list[str | None] = []
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.sni_callback = lambda _socket, name, _context: names.append(name)
        server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0, ssl=context)
        async with server:
            resolve, _ = answering(["127.0.0.1"])
            port = server.sockets[0].getsockname()[1]
            await sent(reminders(resolve=resolve), f"https://hook.example:{port}/hook")
        assert names
        assert set(names) == {"hook.example"}

    played(test)


@pytest.mark.parametrize(
    "hook", ["https://example.org/hook", "http://example.org:8080/x?y=z", "https://1.1.1.1/"]
)
def test_addresses_of_the_wide_world_are_accepted(hook: str) -> None:
    assert check_hook(hook) is None


@pytest.mark.parametrize(
    ("hook", "id"),
    [
        ("", "hook-not-readable"),
        ("example.org", "hook-not-readable"),
        ("ftp://example.org/", "hook-not-readable"),
        ("file:///etc/hosts", "hook-not-readable"),
        ("https://", "hook-not-readable"),
        ("https://ann:secret@example.org/", "hook-not-readable"),
        ("https://exa mple.org/\n", "hook-not-readable"),
        ("http://[::1/", "hook-not-readable"),
        ("https://xn--/", "hook-not-readable"),
        ("http://example.org:99999/", "hook-not-readable"),
        ("https://example.org/" + "x" * 2_000, "hook-too-long"),
        ("http://localhost/", "hook-not-public"),
        ("http://a.localhost/", "hook-not-public"),
        ("http://127.0.0.1/", "hook-not-public"),
        ("http://10.1.2.3/", "hook-not-public"),
        ("http://169.254.169.254/latest", "hook-not-public"),
        ("http://[fe80::1]/", "hook-not-public"),
        ("http://[::ffff:127.0.0.1]/", "hook-not-public"),
    ],
)
def test_other_addresses_are_refused_with_their_reason(hook: str, id: str) -> None:
    reason = check_hook(hook)
    assert reason is not None
    assert reason.id == id


def test_a_private_address_can_be_allowed() -> None:
    assert check_hook("http://127.0.0.1/", allow_private=True) is None
    assert check_hook("http://localhost/", allow_private=True) is None


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("0.0.0.0", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("239.1.1.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("fc00::1", False),
        ("ff0e::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:1.1.1.1", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("::7f00:1", False),
        ("fec0::1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_only_the_wide_world_is_public(address: str, public: bool) -> None:
    assert is_public(address) is public
