"""What waits to be read is bounded for a client, for an address, and in all."""

import asyncio

import pytest

from battalia.server.authority import Proof
from battalia.server.live import Connection
from battalia.server.mail import MAILBOX, OF_ADDRESS, OF_ALL, OF_ONE, Mail

pytestmark = pytest.mark.anyio


class Slow:
    """A line that takes what it is given only while it is open."""

    def __init__(self, taken: list[bytes]) -> None:
        self.taken = taken
        self.open = asyncio.Event()
        self.open.set()

    def takes(self, message: bytes, together: bool = False) -> bool:
        if self.open.is_set():
            self.taken.append(message)
        return self.open.is_set()

    async def ready(self) -> None:
        await self.open.wait()

    async def give(self, message: bytes) -> None:
        self.taken.append(message)


def waiting(connection: Connection) -> int:
    return connection.mailbox.size


async def test_one_client_has_so_many_bytes_waiting_however_few_messages_they_are() -> None:
    connection = Connection(Proof())
    size = 4 * OF_ONE // MAILBOX
    gone = []
    for _ in range(OF_ONE // size + 1):
        connection.post(bytes(size))
        gone.append(connection.gone)
    assert gone == [False] * (OF_ONE // size) + [True]
    assert connection.mailbox.get_nowait() is None
    assert connection.mailbox.empty()


async def test_of_one_address_the_client_goes_for_whom_most_waits() -> None:
    mail = Mail()
    slow = [Connection(Proof(), "203.0.113.7", mail) for _ in range(OF_ADDRESS // OF_ONE)]
    for connection in slow:
        connection.post(bytes(OF_ONE - 1000))
    slow[0].post(bytes(1000))
    quick = Connection(Proof(), "203.0.113.7", mail)
    other = Connection(Proof(), "203.0.113.8", mail)
    for connection in (other, quick):
        connection.post(bytes(10_000))
    assert [connection.gone for connection in (*slow, quick, other)] == (
        [True] + [False] * (len(slow) + 1)
    )
    assert mail.of("203.0.113.7") <= OF_ADDRESS


async def test_in_all_somebody_of_the_address_goes_for_which_most_waits() -> None:
    mail = Mail()
    small = [Connection(Proof(), f"198.51.100.{number}", mail) for number in range(200)]
    for connection in small:
        connection.post(bytes(100_000))
    large: list[Connection] = []
    while not any(connection.gone for connection in large):
        one = Connection(Proof(), f"203.0.113.{len(large) % 10}", mail)
        large.append(one)
        one.post(bytes(OF_ONE // 2))
        assert mail.size <= OF_ALL
    assert mail.size > OF_ALL - OF_ONE
    assert not any(connection.gone for connection in small)


async def test_what_was_read_or_thrown_away_waits_no_more() -> None:
    mail = Mail()
    reading, gone = (Connection(Proof(), "203.0.113.7", mail) for _ in range(2))
    for connection in (reading, gone):
        for _ in range(3):
            connection.post(bytes(1000))
    assert (mail.size, mail.of("203.0.113.7")) == (6000, 6000)
    assert await reading.mailbox.get() == bytes(1000)
    gone.hang_up()
    gone.mailbox.throw_away()
    assert (mail.size, waiting(reading), waiting(gone)) == (2000, 2000, 0)
    reading.mailbox.throw_away()
    assert (mail.size, mail.of("203.0.113.7")) == (0, 0)
    assert not mail._boxes


async def test_whoever_does_not_read_waits_alone_and_hears_everything_in_order() -> None:
    lines = [Slow([]), Slow([])]
    mail = Mail()
    slow, quick = (Connection(Proof(), "203.0.113.7", mail, line) for line in lines)
    delivering = asyncio.create_task(slow.deliver(60))
    messages = [str(number).encode() for number in range(5)]
    for at, message in enumerate(messages):
        if at == 1:
            lines[0].open.clear()
        if at == 3:
            # Open again: what has waited still goes first.
            lines[0].open.set()
        for connection in (slow, quick):
            connection.post(message)
    assert lines[1].taken == messages
    assert lines[0].taken == messages[:1]
    assert mail.size == 4
    slow.hang_up()
    await delivering
    assert lines[0].taken == messages
    assert mail.size == 0


async def test_what_is_not_read_in_time_is_given_up() -> None:
    line = Slow([])
    line.open.clear()
    connection = Connection(Proof(), "203.0.113.7", Mail(), line)
    connection.post(b"x")
    with pytest.raises(TimeoutError):
        await connection.deliver(0)
