"""A client's line: what it is told goes straight to its socket, as long as that takes it.

A message for many clients is made into a frame once, and the same bytes are written to all of them.
For that no message may refer to those before it: each is compressed for itself, as every client of
the protocol understands (RFC 7692, 7.1.1.1). Whoever reads too slowly has a mailbox, and slows
nobody down.
"""

from __future__ import annotations

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


class Line(Protocol):
    """A way to a client."""

    def takes(self, message: bytes) -> bool:
        """Sends it, if nothing has to wait; False: nothing was sent."""
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


class SocketLine(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that can be told something at once."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deflate: PerMessageDeflate | None = None
        """What compresses for this client; None: it reads no compressed messages."""
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

    def takes(self, message: bytes) -> bool:
        if not self.writable.is_set():
            return False
        self._tell(message)
        return True

    async def ready(self) -> None:
        await self.writable.wait()

    async def give(self, message: bytes) -> None:
        self._tell(message)

    def _tell(self, message: bytes) -> None:
        # Who has gone hears nothing any more; the reader learns of it.
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(FRAMING.frame(message, self._deflate))


class PlainLine:
    """A way to a client of which no more is known than what ASGI says."""

    def __init__(self, socket: Socket[Any, Any, Any]) -> None:
        self._socket = socket

    def takes(self, message: bytes) -> bool:
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
