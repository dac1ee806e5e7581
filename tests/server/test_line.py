"""A message for many clients is made into a frame once, and each of them can read it."""

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from battalia.server.line import SMALL, Framing

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
