"""Whoever opens connections and says nothing whole keeps nobody else out of a real server."""

import asyncio
import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from battalia.server.client import Guest
from battalia.server.config import Config
from battalia.server.door import RESERVE, Door, room
from battalia.server.metrics import Metrics
from server.serving import Served, served

pytestmark = pytest.mark.anyio

ENOUGH = 60
"""Seconds after which something that must happen has not happened."""
HALF = b"GET /health HTTP/1.1\r\nHost: battalia\r\nX-Slowly: "
HALF_A_BODY = b"POST /api/people HTTP/1.1\r\nHost: battalia\r\nContent-Length: 100\r\n\r\n{"
UPGRADE = (
    b"GET /api/tables/234567abcdef/live HTTP/1.1\r\nHost: battalia\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
"""And no word after it."""
LATE = b"HTTP/1.1 408 Request Timeout"


@contextmanager
def serving(
    folder: Path, *flags: str, files: int | None = None, **settings: object
) -> Iterator[Served]:
    """A server with these settings, which may open so many files."""

    def prepared() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings.items():
            patch.setenv(f"BATTALIA_{name.upper()}", str(value))
        database = folder / "battalia.sqlite"
        with served(database, "--workers", "1", *flags, prepared=prepared, alone=True) as server:
            yield server


def dialled(server: Served, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection from this address, over which so much was said."""
    address = urlsplit(server.url)
    assert address.hostname is not None
    there = (address.hostname, address.port or 80)
    line = socket.create_connection(there, timeout=ENOUGH, source_address=(source, 0))
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    parts = []
    with suppress(ConnectionError):
        while part := line.recv(65536):
            parts.append(part)
    return b"".join(parts)


def answer(line: socket.socket) -> bytes:
    """The first line of the server's answer."""
    text = b""
    while b"\r\n" not in text:
        part = line.recv(4096)
        if not part:
            break
        text += part
    return text.partition(b"\r\n")[0]


def answered(server: Served) -> bytes:
    """The same for somebody who comes anew; nothing, where they are turned away."""
    with suppress(ConnectionError), dialled(server, HALF + b"no\r\n\r\n") as line:
        return answer(line)
    return b""


def refused(server: Served, reason: str) -> float:
    """How often the server has refused somebody for this reason."""
    text = httpx.get(f"{server.url}/metrics", timeout=ENOUGH).text
    return sum(
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "battalia_refused_total" and sample.labels["reason"] == reason
    )


def told(server: Served, event: str) -> list[object]:
    """The lines of the log about this, once the server has ended."""
    lines = [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == event]


# Too many.


@pytest.mark.parametrize("newcomer", ["127.0.0.1", "127.0.0.3"])
@pytest.mark.parametrize("said", [HALF, HALF_A_BODY, UPGRADE], ids=["head", "body", "no hello"])
@pytest.mark.slice(2)
def test_four_hundred_half_sent_requests_do_not_shut_out_a_newcomer(
    tmp_path: Path, newcomer: str, said: bytes
) -> None:
    """Though the process may open 256 files only, and though each of them has its time."""
    with serving(
        tmp_path,
        files=256,
        head_seconds=600,
        body_seconds=600,
        patience=600,
        connections_each=1000,
        rate_each=1e6,
    ) as server:
        with ExitStack() as crowd:
            for number in range(400):
                # From one address, and from one more that wants a share of its own.
                source = "127.0.0.1" if number % 2 else "127.0.0.2"
                crowd.enter_context(dialled(server, said, source))
            with dialled(server, HALF + b"no\r\n\r\n", newcomer) as line:
                assert answer(line) == b"HTTP/1.1 200 OK"
            assert refused(server, "crowded-out") >= 400 - 256
        assert server.stop() == 0
        assert 1 <= len(told(server, "crowded-out")) <= 2, "told once, not for each"
        assert "out of system resource" not in server.log
        assert "Too many open files" not in server.log


def test_one_address_takes_its_own_places_only(tmp_path: Path) -> None:
    with serving(tmp_path, head_seconds=600, connections_each=3) as server, ExitStack() as crowd:
        other = crowd.enter_context(dialled(server, HALF, "127.0.0.2"))
        lines = [crowd.enter_context(dialled(server, HALF)) for _ in range(5)]
        # Those who have kept the others waiting for longest have lost their places.
        assert [heard(line) for line in lines[:2]] == [b"", b""]
        for line in (*lines[2:], other):
            line.sendall(b"no\r\n\r\n")
            assert answer(line) == b"HTTP/1.1 200 OK"


def test_behind_a_proxy_its_connections_are_not_counted_as_one_persons(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--behind-proxy", head_seconds=600, connections_each=3) as server,
        ExitStack() as crowd,
    ):
        lines = [crowd.enter_context(dialled(server, HALF)) for _ in range(12)]
        for line in lines:
            line.sendall(b"no\r\n\r\n")
            assert answer(line) == b"HTTP/1.1 200 OK"


async def test_conversations_count_among_all_connections_and_stay(tmp_path: Path) -> None:
    with serving(tmp_path, connections=2) as server:
        ann = await Guest.named(server.url, "Ann")
        table = (await ann.set_up(options={"players": 2}))["table"]["id"]
        async with ann.at(table) as staying:
            async with ann.at(table):
                with dialled(server) as line:
                    assert (await asyncio.to_thread(heard, line)).startswith(b"HTTP/1.1 503 ")
            # The place of the one that has gone is free as soon as the server knows.
            while True:
                with suppress(httpx.RemoteProtocolError, httpx.ReadError):
                    if httpx.get(f"{server.url}/health").status_code == 200:
                        break
            assert (await staying.ask({"type": "ping"}))["type"] == "pong"
        await ann.close()


def test_some_files_are_always_kept_for_the_server_itself() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        for files, most in ((256, 256 - RESERVE), (100, 36), (1024, 768)):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, before[1]))
            assert room(20_000) == most
            assert room(10) == 10
            assert Door(Config(connections=20_000), Metrics()).most == most
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_without_a_file_to_spare_the_log_is_not_flooded_and_the_server_goes_on(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        process = server.process.pid
        few = len(list(Path(f"/proc/{process}/fd").iterdir())) + 5
        resource.prlimit(process, resource.RLIMIT_NOFILE, (few, few))
        with ExitStack() as crowd:
            for _ in range(50):
                crowd.enter_context(dialled(server))
        # Until the server has noticed that they have gone, a newcomer may still be turned away.
        assert b"HTTP/1.1 200 OK" in (answered(server) for _ in range(1000))
        before = server.lines.index(next(line for line in server.lines if "Battalia is at" in line))
        assert server.stop() == 0
        assert len(server.log.splitlines()) - before < 20


# Too slow.


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    with serving(folder, head_seconds=1, body_seconds=1) as server:
        yield server


def test_a_head_that_does_not_end_is_given_up(hasty: Served) -> None:
    with dialled(hasty, HALF) as line:
        assert heard(line).startswith(LATE)


def test_a_head_that_comes_in_drops_is_given_up_all_the_same(hasty: Served) -> None:
    with dialled(hasty, HALF) as line:
        line.settimeout(0.05)
        heard = b""
        while not heard:
            with suppress(TimeoutError):
                line.send(b"x")
                heard = line.recv(4096)
        assert heard.startswith(LATE)


def test_a_handshake_that_does_not_end_is_given_up(hasty: Served) -> None:
    start = (
        b"GET /api/tables/234567abcdef/live HTTP/1.1\r\nHost: battalia\r\nUpgrade: websocket\r\n"
    )
    with dialled(hasty, start) as line:
        assert heard(line).startswith(LATE)


def test_who_says_nothing_is_sent_away_without_a_word(hasty: Served) -> None:
    with dialled(hasty) as line:
        assert heard(line) == b""


def test_the_second_request_has_a_deadline_too(hasty: Served) -> None:
    with dialled(hasty, HALF + b"no\r\n\r\n") as line:
        assert answer(line) == b"HTTP/1.1 200 OK"
        line.sendall(HALF)
        assert LATE in heard(line)


def test_a_body_that_does_not_come_is_given_up(hasty: Served) -> None:
    with dialled(hasty, HALF_A_BODY) as line:
        assert heard(line).startswith(LATE)


def test_a_body_that_nobody_wants_any_more_is_not_waited_for(hasty: Served) -> None:
    """What was asked for is answered before all of it has come, and the rest never does."""
    head = b"POST /nowhere HTTP/1.1\r\nHost: battalia\r\nContent-Length: 100\r\n\r\n{"
    with dialled(hasty, head) as line:
        text = heard(line)
    assert text.startswith(b"HTTP/1.1 40")
    assert LATE not in text


def test_who_does_not_take_the_answer_is_sent_away(hasty: Served) -> None:
    before = refused(hasty, "too-slow")
    page = b"GET /api/messages.json HTTP/1.1\r\nHost: battalia\r\n\r\n"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        address = urlsplit(hasty.url)
        line.connect((address.hostname, address.port))
        with suppress(ConnectionError):
            line.sendall(page * 400)
        while refused(hasty, "too-slow") == before:
            pass


def test_a_body_that_comes_at_a_fair_pace_has_its_time(tmp_path: Path) -> None:
    """Half a second, and a tenth of a millisecond for each byte that came: here 25 seconds."""
    body = b'{"name": "Ann"}'
    body += b" " * (250_000 - len(body))
    head = b"POST /api/people HTTP/1.1\r\nHost: battalia\r\nContent-Type: application/json\r\n"
    head += b"Content-Length: 250000\r\n\r\n"
    with (
        serving(tmp_path, body_seconds=0.5) as server,
        dialled(server, head + body[:-1]) as line,
    ):
        # Others that came later and sent less are late long before.
        with dialled(server, head + body[:1]) as other:
            assert heard(other).startswith(LATE)
        line.sendall(body[-1:])
        assert answer(line) == b"HTTP/1.1 201 Created"


# What the protocol of a WebSocket answers by itself.

PING = b"\x89\x80" + bytes(4)
PONG = b"\x8a\x80" + bytes(4)
TEXT_BEGINS = b"\x01\x80" + bytes(4)
TEXT_GOES_ON = b"\x00\x80" + bytes(4)
NO_MORE = b"\x03\xf0too-many-frames"
"""With code 1008 and for this reason."""


def upgraded(server: Served, source: str = "127.0.0.3") -> socket.socket:
    """A WebSocket that has not said hello."""
    line = dialled(server, UPGRADE, source)
    text = b""
    while b"\r\n\r\n" not in text:
        text += line.recv(1)
    assert text.startswith(b"HTTP/1.1 101 ")
    return line


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (b"", PONG), (TEXT_BEGINS, TEXT_GOES_ON)],
    ids=["pings", "pongs", "parts of a message"],
)
def test_frames_count_like_messages(tmp_path: Path, first: bytes, frame: bytes) -> None:
    with (
        serving(tmp_path, patience=600, rate=0.001, burst=20) as server,
        upgraded(server) as line,
        upgraded(server) as other,
    ):
        line.sendall(first + frame * 20)
        line.sendall(PING)
        assert heard(line).endswith(NO_MORE)
        assert refused(server, "too-many-frames") == 1
        # Nobody else is sent away for it.
        other.sendall(PING + b"\x88\x80" + bytes(4))
        assert heard(other) == b"\x8a\x00\x88\x00"


def test_the_frames_of_all_connections_count_for_their_address(tmp_path: Path) -> None:
    with (
        serving(tmp_path, patience=600, rate_each=0.001, burst_each=4) as server,
        upgraded(server) as one,
        upgraded(server) as other,
    ):
        # Two of four requests are used up by it; what is left is as good as 16 frames.
        for line in (one, other):
            line.sendall(PING * 8)
            pongs = b""
            while len(pongs) < 16:
                pongs += line.recv(16 - len(pongs))
        one.sendall(PING)
        assert heard(one).endswith(NO_MORE)


def test_who_pings_and_does_not_read_is_sent_away(tmp_path: Path) -> None:
    """However many pings one may send, their answers do not pile up."""
    pings = (b"\x89\xfd" + bytes(4) + b"x" * 125) * 500
    with serving(
        tmp_path, patience=600, rate=1e9, burst=1e9, rate_each=1e9, burst_each=1e9
    ) as server:
        with upgraded(server) as line, pytest.raises(ConnectionError):
            line.sendall(pings * 2000)
        assert refused(server, "too-slow") == 1
