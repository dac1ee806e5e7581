"""The door: connections as such, before anybody knows what they want.

A client may take some seconds to say what it wants, and to take the answer. One that takes longer
is sent away, and one address never holds all the places: whoever comes when they are taken gets the
place of somebody who has said nothing whole yet. What a WebSocket's protocol answers by itself (a
ping) is counted like a message. None of this asks the application anything.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, cast

import h11
import structlog
from litestar.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import CloseCode, Frame

from battalia.server.config import Config
from battalia.server.limits import (
    MESSAGE,
    Alone,
    Bucket,
    Limits,
    address_of,
    household,
)
from battalia.server.line import SocketLine
from battalia.server.metrics import Metrics

RESERVE: Final = 64
"""Files and sockets at least that are kept for the database, the computers and the reminders."""
PACE: Final = 10_000
"""Bytes a second: a body that comes as fast as this has all the time it needs."""
LINGER: Final = 5.0
"""Seconds for what is still on its way when a connection is closed."""
ROUNDS: Final = 1.0
"""Seconds between two looks at all connections."""
QUIET: Final = 60.0
"""Seconds between two lines in the log about the same thing."""
UNREAD: Final = 1_000_000
"""Bytes that may wait to be read by a client at a table, before it is sent away."""
SLICE: Final = 4096
"""Bytes that are looked at together: of the smallest frames some hundreds."""
PROXIES: Final = ("127.0.0.1", "::1")
"""Where a proxy's connections come from: other people's, so they are not counted as one's."""

TOO_SLOW: Final = "too-slow"
CROWDED_OUT: Final = "crowded-out"
NO_ROOM: Final = "no-room"
TOO_MANY_FRAMES: Final = "too-many-frames"
log = structlog.get_logger("battalia.door")


def room(most: int) -> int:
    """How many connections can be open, so that the process always has some files to spare."""
    allowed = _files_allowed()
    if allowed is None:
        return most
    return max(1, min(most, allowed - max(RESERVE, allowed // 4)))


def _files_allowed() -> int | None:
    """How many files and sockets this process may have open; None: nobody counts them."""
    try:
        import resource
    except ImportError:  # Windows.
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


class Door:
    """All open connections, and for how long each may keep the server waiting."""

    def __init__(
        self,
        config: Config,
        counted: Metrics,
        limits: Limits | None = None,
        shared: Alone | None = None,
    ) -> None:
        """``limits``: of all requests and messages from one address."""
        self.config = config
        self.limits = Limits(config.rate_each, config.burst_each) if limits is None else limits
        self.head = config.head_seconds
        self.body = config.body_seconds
        self.most = room(config.connections)
        # A proxy's connections say nothing of whose they are: other processes need not know them.
        company = Alone() if shared is None or config.behind_proxy else shared
        self.visitors = company.connections("visitors", config.connections_each, config.connections)
        """Those who speak HTTP; who holds a conversation at a table is counted there."""
        self.talking: set[Talking] = set()
        self.uncounted = PROXIES if config.behind_proxy else ()
        self._counted = counted
        self._silent: dict[str, dict[Visitor | Talking, None]] = {}
        """By address, who is waited for to say something, the longest first."""
        self.present: set[Visitor] = set()
        self._round: asyncio.TimerHandle | None = None
        self._troubles: dict[str, int] = {}
        """How often something happened since it was last told."""
        self._next_word: dict[str, float] = {}

    @property
    def http(self) -> type[H11Protocol]:
        """What uvicorn is to make of a new connection."""
        return type("VisitorHere", (Visitor,), {"door": self})

    @property
    def ws(self) -> type[SocketLine]:
        """And of one at a table."""
        return type("TalkingHere", (Talking,), {"door": self})

    # Coming and going.

    def enter(self, visitor: Visitor) -> bool:
        """Whether there is a place, if need be that of somebody who keeps silent."""
        address = visitor.address
        if self.visitors.open + len(self.talking) >= self.most and not self._make_room(None):
            return self.trouble(NO_ROOM)
        if not self.visitors.enter(address) and not (
            self._make_room(address) and self.visitors.enter(address)
        ):
            return self.trouble(NO_ROOM)
        self.present.add(visitor)
        self._go_round(visitor.loop)
        return True

    def leave(self, visitor: Visitor) -> None:
        if visitor in self.present:
            self.present.remove(visitor)
            self.visitors.leave(visitor.address)
            self.heard(visitor)

    def send_away(self, address: str) -> None:
        """Whoever came in at this address of the machine has to go."""
        everybody: list[Visitor | Talking] = [*self.present, *self.talking]
        for one in everybody:
            if one.transport.get_extra_info("sockname")[0] == address:
                one.transport.close()

    def waits_for(self, visitor: Visitor | Talking) -> None:
        """From now on this one is to say something."""
        self._silent.setdefault(visitor.address, {})[visitor] = None

    def heard(self, visitor: Visitor | Talking) -> None:
        """It has, or has gone."""
        silent = self._silent.get(visitor.address, {})
        silent.pop(visitor, None)
        if not silent:
            self._silent.pop(visitor.address, None)

    def _make_room(self, address: str | None) -> bool:
        """Somebody who keeps silent has to go: from this address, or from where most are silent."""
        if address is None:
            address = max(self._silent, key=lambda one: len(self._silent[one]), default="")
            silent = iter(self._silent.get(address, ()))
        else:
            silent = (one for one in self._silent.get(address, ()) if isinstance(one, Visitor))
        visitor = next(silent, None)
        if visitor is None:
            return False
        visitor.leave()
        visitor.transport.abort()
        self.trouble(CROWDED_OUT)
        return True

    def address_of(self, client: tuple[str, int] | None) -> str:
        """What a connection is counted as; each of a proxy's is an address of its own."""
        host = client[0] if client else ""
        return str(client) if host in self.uncounted else household(host)

    # Deadlines.

    def _go_round(self, loop: asyncio.AbstractEventLoop) -> None:
        """Looks at everybody now and then, for as long as somebody is there."""
        if self._round is None:
            self._round = loop.call_later(min(ROUNDS, self.head / 2), self._look_round, loop)

    def _look_round(self, loop: asyncio.AbstractEventLoop) -> None:
        self._round = None
        now = loop.time()
        for visitor in list(self.present):
            if visitor.is_late(now):
                self.trouble(TOO_SLOW)
        for talking in list(self.talking):
            talking.see_out(now)
        self._tell(now)
        if self.present or self.talking or self._troubles:
            self._go_round(loop)

    def trouble(self, id: str) -> bool:
        """Counted each time; told the first time, and then once in a while."""
        self._counted.refusal(id)
        self._troubles[id] = self._troubles.get(id, 0) + 1
        self._tell(asyncio.get_running_loop().time())
        return False

    def _tell(self, now: float) -> None:
        for id, times in list(self._troubles.items()):
            if now >= self._next_word.get(id, now):
                self._next_word[id] = now + QUIET
                del self._troubles[id]
                log.warning(id, times=times, open=self.visitors.open + len(self.talking))


class _Leaving:
    """Sees to it that a closed connection ends, though nobody takes what was still to be sent."""

    transport: asyncio.Transport
    _closing_since: float | None = None

    def see_out(self, now: float) -> None:
        if not self.transport.is_closing():
            return
        if self._closing_since is None:
            self._closing_since = now
        elif now - self._closing_since > LINGER:
            self.transport.abort()


class Visitor(_Leaving, H11Protocol):
    """An HTTP connection with deadlines: uvicorn's has none while a request comes in."""

    door: Door
    address = ""
    _stage: object = None
    """What is waited for: a head (``h11.IDLE``), a body (``h11.SEND_BODY``), or nothing."""
    _since = 0.0
    _size = 0
    """Bytes of the body so far."""
    _spoke = False
    _unread: tuple[float, int] | None = None
    """Since when the client has not taken anything of so many bytes."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.door.address_of(self.client)
        if self.door.enter(self):
            self._wait(h11.IDLE)
        else:
            self._dismiss(b"503 Service Unavailable", b"Too many connections.")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._spoke = True
        self._size += len(data)
        super().data_received(data)
        if self in self.door.present:
            self._look()

    def on_response_complete(self) -> None:
        self._spoke = False
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            # Between two requests uvicorn has a deadline of its own, but the place can be had.
            self.door.waits_for(self)
        elif self._stage is h11.SEND_BODY:
            self._since = self.loop.time()

    def leave(self) -> None:
        self.door.leave(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def is_late(self, now: float) -> bool:
        """Whether this one has just been sent away because it took too long."""
        self.see_out(now)
        if self.transport.is_closing():
            return False
        if self._does_not_read(now):
            self.transport.abort()
            return True
        answered = False
        allowed = self.door.head
        if self._stage is h11.SEND_BODY:
            answered = self.cycle.response_started
            allowed = self.door.body + self._size / PACE
            if self.cycle.response_complete:
                # Nobody is interested any more in what it sends.
                allowed = LINGER
            elif self.flow.read_paused:
                # It would send more, if it were let.
                self._since = now
        if self._stage is None or now - self._since < allowed:
            return False
        if self._spoke and not answered:
            self._dismiss(b"408 Request Timeout", b"The request took too long.")
            return True
        # A browser comes just in case there will be something to say.
        self.transport.close()
        return answered

    def _look(self) -> None:
        """What is waited for may be something else now."""
        theirs = self.conn.their_state
        if theirs not in (h11.IDLE, h11.SEND_BODY):
            self._stage = None
            self.door.heard(self)
        elif theirs is not self._stage:
            self._wait(theirs)

    def _wait(self, stage: object) -> None:
        self._stage = stage
        self._since = self.loop.time()
        self._size = 0
        self.door.heard(self)
        self.door.waits_for(self)

    def _does_not_read(self, now: float) -> bool:
        waiting = self.transport.get_write_buffer_size()
        if not waiting or self._unread is None or waiting != self._unread[1]:
            self._unread = (now, waiting)
        return now - self._unread[0] > self.door.body

    def _dismiss(self, status: bytes, sentence: bytes) -> None:
        """Says so in one sentence and closes; no application is asked."""
        head = (
            b"HTTP/1.1 " + status,
            b"content-type: text/plain; charset=utf-8",
            b"content-length: %d" % len(sentence),
            b"connection: close",
        )
        self.transport.write(b"\r\n".join(head) + b"\r\n\r\n" + sentence)
        self.transport.close()


class Talking(_Leaving, SocketLine):
    """A WebSocket, counted among the open connections; silent until its first message.

    Uvicorn answers every ping at once, whether anybody reads the answers or not, and tells the
    application nothing of it. So pings, pongs and parts of messages are counted here.
    """

    door: Door
    address = ""
    _pace: Bucket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = self.door.address_of(self.client)
        self._pace = Bucket(self.door.config.rate, self.door.config.burst)
        self.door.talking.add(self)
        self.door.waits_for(self)

    def data_received(self, data: bytes) -> None:
        # In slices: whoever is sent away in the midst of it costs no more.
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()
            if self.transport.get_write_buffer_size() > UNREAD:
                self.transport.abort()
                self.door.trouble(TOO_SLOW)

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Counts a frame; whoever has sent too many of them is sent away."""
        if self.transport.is_closing():
            return False
        now = time.monotonic()
        # Behind a proxy only the scope knows from where it comes.
        address = address_of(cast(Scope, self.scope))
        if self._pace.take(now) and self.door.limits.allow(address, now, MESSAGE):
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION, TOO_MANY_FRAMES)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return self.door.trouble(TOO_MANY_FRAMES)

    def send_receive_event_to_app(self) -> None:
        self.door.heard(self)
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.door.talking.discard(self)
        self.door.heard(self)
