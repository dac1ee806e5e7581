"""A client's line: what it is told goes straight to its socket, as long as that takes it.

A message for many clients is made into a frame once, and the same bytes are written to all of them.
For that no message may refer to those before it: each is compressed for itself, as every client of
the protocol understands (RFC 7692, 7.1.1.1). Whoever reads too slowly has a mailbox, and slows
nobody down.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from litestar.connection import WebSocket as Socket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

LINE: Final = "battalia.line"
"""In a scope: the line itself."""
SMALL: Final = 1200
"""Bytes: what is no longer than this goes in one packet, compressed or not."""
MOMENT: Final = 0.05
"""Seconds: so long a line keeps what may go together."""
AUDIENCE: Final = 20
"""So many who are told the same at once are told together with what follows in the same moment: it
is the system's way to each of them that costs most."""


class Line(Protocol):
    """A way to a client."""

    def takes(self, message: bytes, together: bool = False) -> bool:
        """Sends it, if nothing has to wait; False: nothing was sent. ``together``: a moment later,
        with whatever else comes until then."""
        ...

    async def ready(self) -> None:
        """Waits until something can be sent."""
        ...

    async def give(self, message: bytes) -> None:
        """Sends it."""
        ...


class Framing:
    """Messages as they go over lines; of the last one its frames are kept."""

    def __init__(self) -> None:
        self._message = b""
        self._frames: dict[int, bytes] = {}
        """By what the client can read: the size of its window, 0 for one that reads no compressed
        messages."""

    def frame(self, message: bytes, deflate: PerMessageDeflate | None) -> bytes:
        if message is not self._message:
            self._message, self._frames = message, {}
        if len(message) <= SMALL:
            deflate = None
        window = 0 if deflate is None else deflate.local_max_window_bits
        frame = self._frames.get(window)
        if frame is None:
            whole = Frame(Opcode.TEXT, message)
            frame = whole.serialize(mask=False, extensions=[] if deflate is None else [deflate])
            self._frames[window] = frame
        return frame


FRAMING: Final = Framing()


class Keeping:
    """Lines that keep something until the moment is over."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lines: list[SocketLine] = []

    def add(self, line: SocketLine) -> None:
        loop = asyncio.get_running_loop()
        if not self._lines or loop is not self._loop:
            self._loop, self._lines = loop, []
            loop.call_later(MOMENT, self._over)
        self._lines.append(line)

    def _over(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.let_go()


KEEPING: Final = Keeping()


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that can be told something at once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deflate: PerMessageDeflate | None = None
        """What compresses for this client; None: it reads no compressed messages."""
        self._kept: list[bytes] = []
        """Frames that wait for the end of the moment, or for anything that cannot wait."""
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5},
            )
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope[LINE] = self
            for extension in self.conn.extensions:
                assert isinstance(extension, PerMessageDeflate)
                self._deflate = extension

    def takes(self, message: bytes, together: bool = False) -> bool:
        if not self.writable.is_set():
            return False
        if together and not self._kept:
            KEEPING.add(self)
        self._kept.append(FRAMING.frame(message, self._deflate))
        if not together:
            self.let_go()
        return True

    async def ready(self) -> None:
        await self.writable.wait()
        # What follows may be the end.
        self.let_go()

    async def give(self, message: bytes) -> None:
        self._kept.append(FRAMING.frame(message, self._deflate))
        self.let_go()

    def let_go(self) -> None:
        """Sends what was kept, in the order in which it came."""
        kept, self._kept = self._kept, []
        # Who has gone hears nothing any more; the reader learns of it.
        if kept and not self.close_sent and not self.transport.is_closing():
            self.transport.write(kept[0] if len(kept) == 1 else b"".join(kept))


class PlainLine:
    """A way to a client of which no more is known than what ASGI says."""

    def __init__(self, socket: Socket[Any, Any, Any]) -> None:
        self._socket = socket

    def takes(self, message: bytes, together: bool = False) -> bool:
        return False

    async def ready(self) -> None:
        return

    async def give(self, message: bytes) -> None:
        await self._socket.send_data(message, mode="text", encoding="utf-8")


def line_to(socket: Socket[Any, Any, Any]) -> Line:
    """The line of a socket."""
    scope: Any = socket.scope
    line: Line = scope.get(LINE) or PlainLine(socket)
    return line
