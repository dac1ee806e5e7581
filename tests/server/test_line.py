"""A message for many clients is made into a frame once, and each of them can read it. What a large
audience is told in one moment goes to each of them in one go."""

import asyncio
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from battalia.server import line
from battalia.server.line import SMALL, Framing, SocketLine

LONG = b'{"type":"view"}' * 200


def deflate(window: int = 12) -> PerMessageDeflate:
    return PerMessageDeflate(True, False, window, window, {"memLevel": 5})


def read(frame: bytes, extensions: list[PerMessageDeflate]) -> bytes:
    """As a client reads it."""
    at = 0

    def read_exact(size: int):  # type: ignore[no-untyped-def]
        nonlocal at
        yield from ()
        at += size
        return frame[at - size : at]

    parsing = Frame.parse(read_exact, mask=False, extensions=extensions)
    with pytest.raises(StopIteration) as end:
        next(parsing)
    found: Frame = end.value.value
    assert found.opcode is Opcode.TEXT
    assert at == len(frame)
    return bytes(found.data)


def test_a_message_for_many_is_made_into_a_frame_once() -> None:
    framing = Framing()
    frames = [framing.frame(LONG, deflate()) for _ in range(3)]
    assert len({id(frame) for frame in frames}) == 1
    assert len(frames[0]) < len(LONG) / 5


def test_each_client_gets_what_it_can_read() -> None:
    framing = Framing()
    for client in (None, deflate(12), deflate(9), None):
        assert read(framing.frame(LONG, client), [client] if client else []) == LONG


def test_a_client_that_remembers_earlier_messages_can_read_every_one() -> None:
    """Whatever it missed of what others were sent: no message refers to another one."""
    framing, client = Framing(), deflate()
    for number in range(20):
        message = LONG + str(number).encode()
        frame = framing.frame(message, deflate())
        if number % 3:
            assert read(frame, [client]) == message


def test_what_fits_into_a_packet_is_not_compressed() -> None:
    message = b"x" * SMALL
    assert message in Framing().frame(message, deflate())


# What goes together.


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False


class Told(SocketLine):
    """A line to nowhere."""

    transport: Any

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.close_sent = False
        self.transport = Transport()
        self._deflate = None
        self._kept = []


def frames(*messages: bytes) -> bytes:
    return b"".join(Framing().frame(message, None) for message in messages)


@pytest.mark.anyio
async def test_what_may_go_together_goes_when_the_moment_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line, "MOMENT", 0.001)
    lines = [Told() for _ in range(3)]
    for message in (b"first", b"second"):
        for one in lines:
            assert one.takes(message, together=True)
    assert [one.transport.written for one in lines] == [[], [], []]
    async with asyncio.timeout(10):
        while not lines[-1].transport.written:
            await asyncio.sleep(0)
    assert [one.transport.written for one in lines] == [[frames(b"first", b"second")]] * 3
    # And once more: the next moment begins with what comes next.
    assert lines[0].takes(b"third", together=True)
    async with asyncio.timeout(10):
        while len(lines[0].transport.written) == 1:
            await asyncio.sleep(0)
    assert lines[0].transport.written[1:] == [frames(b"third")]


@pytest.mark.anyio
async def test_what_cannot_wait_takes_along_what_came_before_it() -> None:
    one = Told()
    one.takes(b"act", together=True)
    one.takes(b"whole")
    assert one.transport.written == [frames(b"act", b"whole")]
    one.let_go()
    assert len(one.transport.written) == 1


@pytest.mark.anyio
async def test_who_reads_too_slowly_still_gets_everything_in_its_order() -> None:
    one = Told()
    one.takes(b"act", together=True)
    one.writable.clear()
    assert not one.takes(b"next", together=True)
    await one.give(b"next")
    assert one.transport.written == [frames(b"act", b"next")]


@pytest.mark.anyio
async def test_before_the_end_goes_what_was_kept() -> None:
    one = Told()
    one.takes(b"act", together=True)
    await one.ready()
    assert one.transport.written == [frames(b"act")]


@pytest.mark.anyio
async def test_who_has_gone_is_told_nothing_more() -> None:
    one = Told()
    one.takes(b"act", together=True)
    one.close_sent = True
    one.let_go()
    assert one.transport.written == []
