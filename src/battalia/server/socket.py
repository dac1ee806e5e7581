"""A table's WebSocket: one client, its messages in order, its limits.

The first message is ``hello``; then the client chooses, undoes, asks and talks, and hears what
happens. Whatever it sends that cannot be is refused in one message and changes nothing.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar.connection import WebSocket as Socket
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from battalia.engine import Reason, Refused
from battalia.engine.notation import shown
from battalia.server import hearing, tracing
from battalia.server.authority import Proof
from battalia.server.bundle import Handed, Member, Unbundled
from battalia.server.computers import NoAdvice
from battalia.server.denied import Denied, whose_fault
from battalia.server.hall import Hall
from battalia.server.handing import CHOSEN, NOT_HERE, Handing
from battalia.server.keys import TABLE_ID, hashed
from battalia.server.line import Line
from battalia.server.live import Connection, Live
from battalia.server.messages import (
    AnyFromClient,
    Bye,
    Choose,
    Explain,
    Hello,
    Hint,
    Mute,
    Ping,
    Pong,
    Preview,
    Refusal,
    Say,
    Undo,
)
from battalia.server.minds import Closed
from battalia.server.reading import read_message
from battalia.server.store import Elsewhere, Fenced, StoreError
from battalia.words import sentence, why

POLICY: Final = 1008
"""The WebSocket's code for a client that does what it must not."""
NORMAL: Final = 1000
FAILED: Final = 1011
"""The server's own fault."""

log = structlog.get_logger("battalia.socket")


async def hold_many(
    hall: Hall, socket: Socket[Any, Any, Any], line: Line, table: str, patience: float
) -> None:
    """Conversations with all clients that another process has at a table."""
    outlet = Connection(Proof(), "", hall.mail, line)

    async def converse(member: Member) -> None:
        # It is counted where the client is connected.
        came = member.came
        talk = Conversation(hall, member, lambda: True, patience, None, came.address, member)
        await talk.hold(table, came.key)

    unbundled = Unbundled(outlet.post, converse)

    async def read() -> None:
        while True:
            await unbundled.hear(await socket.receive_data("text"))

    reader = asyncio.create_task(read())
    writer = asyncio.create_task(outlet.deliver(patience))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.cancel()
        await asyncio.gather(reader, return_exceptions=True)
        await unbundled.over()
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        outlet.mailbox.throw_away()


class Conversation:
    """What is said with one client."""

    def __init__(
        self,
        hall: Hall,
        socket: Socket[Any, Any, Any] | Member,
        may_speak: Callable[[], bool],
        patience: float,
        handing: Handing | None,
        address: str = "",
        line: Line | None = None,
    ) -> None:
        """``handing``: None where another process has handed it on already."""
        self.hall = hall
        self.handing = handing
        self.socket = socket
        self.may_speak = may_speak
        self.patience = patience
        self.connection = Connection(Proof(), address, hall.mail, line)
        self.live: Live | None = None
        self.code = NORMAL
        self._advice: asyncio.Task[None] | None = None
        self._visit = tracing.here()
        """To which all belongs that is said here."""

    async def hold(self, table: str, key: str | None) -> None:
        """From hello to the end."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(table, key))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.live is not None:
                await self.hall.get_up(self.live, self.connection)
            self.connection.hang_up()
            if self._advice is not None:
                self._advice.cancel()
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
            # What was said before the end is still sent, unless nobody listens.
            done, _ = await asyncio.wait((writer,), timeout=self.patience)
            if not done:
                writer.cancel()
            (end,) = await asyncio.gather(writer, return_exceptions=True)
            self.connection.mailbox.throw_away()
            if isinstance(end, (TimeoutError, asyncio.CancelledError)):
                log.info("a client that does not read was cut off")

    async def _write(self) -> None:
        """Sends what waits, until no more is to come (TimeoutError where nobody reads it)."""
        await self.connection.deliver(self.patience)
        async with asyncio.timeout(self.patience):
            await self.socket.close(code=self.code)

    async def _read(self, table: str, key: str | None) -> None:
        try:
            async with asyncio.timeout(self.patience):
                hello = await self.socket.receive_data("text")
            self.live = await self._taken_in(table, key, hello)
            if self.live is None:
                return
            while (text := await self._next()) is not None:
                await self._heard(self.live, text)
        except Elsewhere:
            self.code = NOT_HERE
            self.connection.hang_up()
        except TimeoutError:
            self._bye(Reason("no-hello"))
        except Denied as problem:
            self._bye(problem.reason)
        except StoreError as problem:
            log.error("the store failed", problem=str(problem))
            self._bye(Reason("not-stored"))
        except WebSocketDisconnect:
            return
        except Exception as problem:
            log.exception("a conversation failed")
            self._bye(whose_fault(problem), FAILED)

    async def _next(self) -> str | None:
        """What the client says next; None: nobody listens to it any more."""
        text = await self.socket.receive_data("text")
        if self.connection.gone:
            return None
        if not self.may_speak():
            self._bye(Reason("too-many-messages"))
            return None
        return text

    async def _taken_in(self, table: str, key: str | None, hello: str) -> Live | None:
        """The table at which the client sits; None: another process led it, and that is over."""
        handing = self.handing
        if handing is None:
            assert isinstance(self.socket, Member)
            try:
                with tracing.span("sit down", handed=self.socket.came.trace, table=table):
                    return await self._greeted(table, key, hello)
            except Denied as problem:
                if problem.reason.id != "server-closing":
                    raise
                # Whoever handed it on has the table in a moment.
                raise Elsewhere(table, "") from None

        async def attempt() -> Live | Handed:
            try:
                return await self._greeted(table, key, hello)
            except Elsewhere as found:
                chosen = not isinstance(self.socket, Member) and (
                    (CHOSEN, table.encode()) in self.socket.scope["headers"]
                )
                return await handing.converse(
                    found, self.connection.address, key, hello, self.connection.post, chosen
                )

        with tracing.span("sit down"):
            found = await handing.until_had(attempt)
        if isinstance(found, Live):
            return found
        await self._pass_on(found)
        return None

    async def _pass_on(self, handed: Handed) -> None:
        """The leader holds the conversation; this process passes on what both of them say."""
        self.hall.passing.add(self.connection)
        ending = asyncio.create_task(self._end_as(handed))
        try:
            while (text := await self._next()) is not None:
                await handed.say(text)
        except ConnectionClosed:
            await ending
        finally:
            self.hall.passing.discard(self.connection)
            ending.cancel()
            await handed.leave()

    async def _end_as(self, handed: Handed) -> None:
        code = await handed.ended
        if code is None:
            self._bye(Reason("leader-lost"))
            return
        self.code = code
        self.connection.hang_up()

    async def _greeted(self, table: str, key: str | None, text: str) -> Live:
        self._visit = tracing.here()
        hello = read_message(text)
        if not isinstance(hello, Hello):
            raise Denied("hello-first")
        if not re.fullmatch(TABLE_ID, table):
            raise Denied("no-such-table", table=shown(table))
        keys = [hashed(one) for one in hello.keys]
        if key is not None:
            keys.append(hashed(key))
        chosen = isinstance(self.socket, Member) and self.socket.came.chosen
        return await self.hall.sit_down(table, self.connection, keys, wanted_elsewhere=chosen)

    async def _heard(self, live: Live, text: str) -> None:
        if not self.hall.store.leads:
            self._bye(Reason("leader-lost"))
            return
        try:
            message = read_message(text)
        except Denied as problem:
            self._refuse("", problem.reason)
            return
        ref = getattr(message, "ref", "")
        try:
            with tracing.span(str(message.__struct_config__.tag), under=self._visit, table=live.id):
                answer = self._answer(live, message)
                # An act is carried through even if the client hangs up in the midst of it; what
                # only tells the client something is not.
                await (answer if isinstance(message, Preview) else self.hall.whole(answer))
        except Refused as refusal:
            self._refuse(ref, refusal.reason, message)
        except Denied as problem:
            self._refuse(ref, problem.reason)
        except Elsewhere:
            self._bye(Reason("leader-lost"))
        except Fenced:
            self.hall.lose(live)
        except StoreError as problem:
            log.error("the store failed", problem=str(problem))
            self._refuse(ref, Reason("not-stored"))
        except Exception as problem:
            log.exception("a message could not be answered")
            self._refuse(ref, whose_fault(problem))

    async def _answer(self, live: Live, message: AnyFromClient) -> None:
        match message:
            case Choose():
                await hearing.answer(self.hall, live, self.connection, message)
            case Undo():
                await hearing.take_back(self.hall, live, self.connection, message)
            case Explain():
                await hearing.explain_wish(self.hall, live, self.connection, message)
            case Hint():
                self._ask_for_advice(live, message)
            case Preview():
                await hearing.preview(self.hall, live, self.connection, message)
            case Say():
                await hearing.speak(self.hall, live, self.connection, message)
            case Mute():
                await hearing.mute(self.hall, live, self.connection, message)
            case Ping():
                self.connection.send(Pong(message.ref, live.row.epoch))
            case Hello():
                raise Denied("hello-once")

    def _ask_for_advice(self, live: Live, message: Hint) -> None:
        """The expert thinks for a while; the client may go on meanwhile."""
        if self._advice is not None and not self._advice.done():
            raise Denied("one-hint-at-a-time")

        async def advise() -> None:
            try:
                await hearing.hint(self.hall, live, self.connection, message)
            except Denied as problem:
                self._refuse(message.ref, problem.reason)
            except (NoAdvice, Closed, Elsewhere):
                self._refuse(message.ref, NoAdvice.reason)
            except Exception as problem:
                log.exception("a hint could not be given")
                self._refuse(message.ref, whose_fault(problem))

        self._advice = asyncio.create_task(advise())

    def _refuse(self, ref: str, reason: Reason, message: AnyFromClient | None = None) -> None:
        self.hall.metrics.refusal(reason.id)
        text = sentence(why(reason)) if message is None else ""
        if isinstance(message, (Choose, Undo, Explain)):
            assert self.live is not None
            text = hearing.in_words(self.live, int(message.seat[1:]) - 1, reason)
        self.connection.send(Refusal(ref, msgspec.to_builtins(reason), text))

    def _bye(self, reason: Reason, code: int = POLICY) -> None:
        self.hall.metrics.refusal(reason.id)
        self.code = code
        text = sentence(why(reason))
        self.connection.send(Bye(msgspec.to_builtins(reason), text))
        self.connection.hang_up()
