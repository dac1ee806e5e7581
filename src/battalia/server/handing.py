"""Handing on: what concerns a table that another process leads goes to that process, as it came.

Whatever needs such a table is refused inside with ``Elsewhere``, before anything has changed; here
the whole request is sent to the leader, or the conversation is held with it. As long as the leader
cannot be reached this process tries again: when the leader's time is over, it leads the table
itself.

Each process has an address of its own for the others. It takes in whoever shows the secret of the
hall, which lies in the database, and nobody else.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeAlias, TypeVar

import httpx
import msgspec
import structlog
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from battalia.server import tracing
from battalia.server.bundle import Bundle, Came, Handed
from battalia.server.denied import BROKEN, Denied
from battalia.server.metrics import Metrics
from battalia.server.store import Elsewhere, News, Store, StoreError

SECRET: Final = b"x-battalia-hall"
CLIENT: Final = b"x-battalia-client"
PERSON: Final = b"x-battalia-person"
ASTRAY: Final = b"x-battalia-elsewhere"
"""The head of an answer that says: no longer here."""
CHOSEN: Final = b"x-battalia-table"
"""The head in which a proxy names the table by which it has chosen this process."""
MANY: Final = b"x-battalia-many"
"""In the head of a socket: over it come all clients that another process has at a table."""
OWN: Final = frozenset({SECRET, CLIENT, PERSON, ASTRAY, MANY}) | tracing.HEADS
HOP: Final = frozenset(
    {
        b"accept-encoding",
        b"connection",
        b"content-encoding",
        b"content-length",
        b"date",
        b"host",
        b"keep-alive",
        b"server",
        b"transfer-encoding",
        b"upgrade",
    }
)
"""What is said between two machines only, and said anew between the next two."""
STANDING: Final = "/standing"
"""Where it is asked how it is."""
NEWS: Final = "/news"
"""The path at which other processes tell what everybody must hear."""
NOT_HERE: Final = 4421
"""The code with which a socket is closed whose table is led elsewhere by now."""
META: Final = "hall"
"""Under this name the store has the secret of the hall."""
FOUND: Final = "battalia.elsewhere"
"""In a request's scope: the list in which it is noted that the table is led elsewhere."""
HANDED: Final = "battalia.handed"
"""In a scope: who handed it on knows no better, so it is not handed on once more."""
BUNDLE: Final = "battalia.bundle"
"""In a scope: over this socket come many."""
ON_BEHALF: Final = "battalia.person"
"""In a scope: the person on whose behalf another process asks."""
REACH: Final = 2.0
"""Seconds in which a leader that is there takes a connection."""
ANSWER: Final = 60.0
"""Seconds in which it answers."""
LOOK: Final = 1.0
"""Seconds after which it is asked whether a leader that has not answered yet still leads."""
TELL: Final = 2.0
"""Seconds for which whoever has ended a key waits for the processes that do not say they know."""
AGAIN: Final = 0.2
"""Seconds between two attempts."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

T = TypeVar("T")
Refusal: TypeAlias = Callable[[Request[Any, Any, Any], Denied], Response[Any]]
"""A refusal as it is answered."""
log = structlog.get_logger("battalia.handing")


class _NotReached(Exception):
    """Nothing was done: the leader was not reached, or leads the table no longer."""


class _Lost(Exception):
    """A leader that was asked something leads no longer, and has not answered."""


class Handing:
    """To other processes, and from them."""

    def __init__(self, store: Store, counted: Metrics, patience: float) -> None:
        """``patience``: seconds for which a leader that is not reached is tried again."""
        self._store = store
        self._counted = counted
        self._patience = patience
        self.secret = b""
        """Of the hall: known to its processes only."""
        self._client: httpx.AsyncClient | None = None
        self._bundles: dict[tuple[str, str], Bundle] = {}
        """By table and leader: the clients whose conversations others hold."""
        self.heard: Callable[[News], Awaitable[None]] | None = None
        """Who wants to know what other processes tell."""
        self.standing: Callable[[], bytes] | None = None
        """How this process is, for the others."""

    async def open(self) -> None:
        """Knows the secret of the hall from now on."""
        kept = await self._store.keep_meta(META, secrets.token_hex(32))
        self.secret = kept.encode()
        self._client = httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWER, connect=REACH),
            trust_env=False,
            # Nothing is encrypted between processes: to read certificates would only delay a start.
            verify=False,
            limits=httpx.Limits(keepalive_expiry=2),
        )

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def until_had(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Tries again until somebody leads the table (Denied)."""
        began, at_once = time.monotonic(), True
        while True:
            try:
                found = await attempt()
                break
            except (_NotReached, Elsewhere):
                if time.monotonic() > began + self._patience:
                    raise Denied("table-without-leader", BROKEN) from None
            at_once = False
            await asyncio.sleep(AGAIN)
        if not at_once:
            self._counted.hand_over_seconds.observe(time.monotonic() - began)
        return found

    @contextmanager
    def _handing_on(self, kind: str, found: Elsewhere) -> Iterator[None]:
        """Counted and timed where the leader has answered."""
        began = time.monotonic()
        with tracing.span("hand on", kind=kind, table=found.table):
            yield
        self._counted.handed(kind, time.monotonic() - began)

    # Requests.

    def around(self, app: ASGIApp, refusal: Refusal) -> ASGIApp:
        """The application, with what others lead handed on to them."""

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            try:
                await self._request(app, scope, receive, send)
            except Denied as problem:
                self._counted.refusal(problem.reason.id)
                request: Request[Any, Any, Any] = Request(scope)
                response = refusal(request, problem)
                await response.to_asgi_response(app=None, request=request)(scope, receive, send)

        return handle

    async def _request(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        heard: list[Any] = []

        async def attempt() -> None:
            found: list[Elsewhere] = []
            again = iter(list(heard))

            async def listen() -> Any:
                message = next(again, None)
                if message is None:
                    message = await receive()
                    heard.append(message)
                return message

            async def answer(message: Message) -> None:
                if not found:
                    await send(message)

            # Litestar keeps what it has read of a request in its state.
            own: Any = {**scope, "state": {**scope["state"]}, FOUND: found}
            await app(own, listen, answer)
            if found:
                await self._send_on(found[0], scope, await self._body(scope, heard, receive), send)

        await self.until_had(attempt)

    async def _body(self, scope: Scope, heard: list[Any], receive: Receive) -> bytes:
        """All of it, whatever of it was read so far."""
        if scope.get("method") in SAFE:
            return b""
        while not heard or heard[-1].get("more_body", False):
            heard.append(await receive())
        return b"".join(message.get("body", b"") for message in heard)

    async def _send_on(self, found: Elsewhere, scope: Scope, body: bytes, send: Send) -> None:
        method: Any = scope.get("method")
        query = scope["query_string"]
        target = scope["raw_path"] + (b"?" + query if query else b"")
        headers = [(name, value) for name, value in scope["headers"] if name not in HOP | OWN]
        with self._handing_on("request", found):
            response = await self._ask(found, method, target, headers, body, _client_of(scope))
        kept = [(name, value) for name, value in response.headers.raw if name.lower() not in HOP]
        content = response.content
        kept.append((b"content-length", str(len(content)).encode()))
        await send({"type": "http.response.start", "status": response.status_code, "headers": kept})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    async def on_behalf(self, found: Elsewhere, method: str, path: str, person: int) -> None:
        """Has something done by the leader in the name of a person (Denied, Elsewhere)."""
        headers = [(PERSON, str(person).encode())]
        try:
            await self._ask(found, method, path.encode(), headers, b"", "")
        except _NotReached:
            raise Elsewhere(found.table, "") from None

    async def _ask(
        self,
        found: Elsewhere,
        method: str,
        target: bytes,
        headers: list[tuple[bytes, bytes]],
        body: bytes,
        client: str,
    ) -> httpx.Response:
        assert self._client is not None
        if not found.address:
            raise _NotReached
        url = httpx.URL(f"http://{found.address}").copy_with(raw_path=target)
        own = [(SECRET, self.secret), (CLIENT, client.encode()), *tracing.heads()]
        request = self._client.build_request(method, url, headers=headers + own, content=body)
        try:
            response = await self._while_led(found, self._client.send(request))
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
            raise _NotReached from None
        except (httpx.HTTPError, _Lost) as problem:
            if method in SAFE:
                raise _NotReached from None
            # It may have been done: nobody asks for it twice.
            log.error("a leader was lost", problem=type(problem).__name__)
            raise Denied("leader-lost", BROKEN) from None
        if ASTRAY in {name.lower() for name, _ in response.headers.raw}:
            raise _NotReached
        return response

    async def _while_led(self, found: Elsewhere, answer: Coroutine[Any, Any, T]) -> T:
        """Waits for an answer of the leader for as long as it leads."""
        answering = asyncio.create_task(answer)
        try:
            while True:
                done, _ = await asyncio.wait((answering,), timeout=LOOK)
                if done:
                    return answering.result()
                with suppress(StoreError):
                    leader = await self._store.led_elsewhere(found.table)
                    if leader is None or leader.address != found.address:
                        raise _Lost
        finally:
            answering.cancel()

    # News.

    async def tell(self, news: News) -> None:
        """When this is done, all other processes know, except those that cannot be reached: they
        hear it from the database."""
        told = msgspec.msgpack.encode(news)

        async def tell_at(address: str) -> None:
            assert self._client is not None
            url, head = f"http://{address}{NEWS}", [(SECRET, self.secret)]
            try:
                await self._client.post(url, content=told, headers=head, timeout=TELL)
            except httpx.HTTPError as problem:
                log.error("a process was not told", problem=type(problem).__name__)

        with suppress(StoreError):
            await asyncio.gather(*map(tell_at, await self._store.others()))

    async def _hear(self, receive: Receive, send: Send) -> None:
        """What another process tells; it is answered when it counts here."""
        body = await _whole(receive)
        assert self.heard is not None
        await self.heard(msgspec.msgpack.decode(body, type=News))
        await _say(204, send)

    async def ask_all(self) -> list[bytes | None]:
        """How each of the other processes is; None: it has not answered in time."""

        async def ask(address: str) -> bytes | None:
            assert self._client is not None
            url, head = f"http://{address}{STANDING}", [(SECRET, self.secret)]
            try:
                answer = await self._client.get(url, headers=head, timeout=TELL)
                return answer.content if answer.status_code == 200 else None
            except httpx.HTTPError:
                return None

        return await asyncio.gather(*map(ask, await self._store.others()))

    async def _say_standing(self, send: Send) -> None:
        assert self.standing is not None
        content = self.standing()
        head = [(b"content-length", str(len(content)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    # Conversations.

    async def converse(
        self,
        found: Elsewhere,
        address: str,
        key: str | None,
        hello: str,
        post: Callable[[bytes, bool], None],
        chosen: bool,
    ) -> Handed:
        """A conversation of a client with the leader, which was told hello and has answered.

        ``address``: where the client comes from; ``post``: where what it hears goes; ``chosen``: a
        proxy has chosen this process for the table.
        """
        if not found.address:
            raise _NotReached
        with self._handing_on("socket", found):
            return await self._converse(found, Came(hello, key, address, chosen), post)

    async def _converse(
        self, found: Elsewhere, came: Came, post: Callable[[bytes, bool], None]
    ) -> Handed:
        place = found.table, found.address
        bundle = self._bundles.get(place)
        if bundle is None:
            bundle = self._bundles[place] = Bundle(self._connect(found), self._unbundle)
        handed = bundle.enter(post)
        try:
            await handed.come(came)
            # It leads the table no longer, or is no more: to say hello does nothing.
            if handed.ended.done() and handed.ended.result() in (None, NOT_HERE):
                raise _NotReached
        except (WebSocketException, OSError, TimeoutError):
            await handed.leave()
            raise _NotReached from None
        except BaseException:
            await handed.leave()
            raise
        return handed

    async def _connect(self, found: Elsewhere) -> ClientConnection:
        return await connect(
            f"ws://{found.address}/api/tables/{found.table}/live",
            additional_headers=[(SECRET.decode(), self.secret.decode()), (MANY.decode(), "1")],
            compression=None,
            max_size=None,
            open_timeout=REACH,
            close_timeout=1,
            # A leader that has stopped is noticed before its time is over.
            ping_interval=2,
            ping_timeout=4,
            proxy=None,
        )

    def _unbundle(self, bundle: Bundle) -> None:
        """Nobody comes to this one any more."""
        self._bundles = {place: one for place, one in self._bundles.items() if one is not bundle}

    # From other processes.

    def inside(self, app: ASGIApp) -> ASGIApp:
        """The application for other processes: who does not know the secret hears nothing."""

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            headers = dict(scope["headers"])
            shown = headers.get(SECRET, b"")
            if not self.secret or not secrets.compare_digest(shown, self.secret):
                await _refuse(scope, send)
                return
            if scope["type"] == ScopeType.HTTP and scope["path"] == NEWS:
                await self._hear(receive, send)
                return
            if scope["type"] == ScopeType.HTTP and scope["path"] == STANDING:
                await self._say_standing(send)
                return
            found: list[Elsewhere] = []
            inner: Any = {
                **scope,
                "client": (headers.get(CLIENT, b"").decode("latin-1"), 0),
                FOUND: found,
                HANDED: True,
            }
            if MANY in headers:
                inner[BUNDLE] = True
            if PERSON in headers:
                inner[ON_BEHALF] = int(headers[PERSON])

            async def answer(message: Message) -> None:
                if found and message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], (ASTRAY, b"1")]
                await send(message)

            await app(inner, receive, answer)

        return handle


def when_elsewhere(request: Request[Any, Any, Any], problem: Elsewhere) -> Response[Any]:
    """Noted for whoever hands it on; nobody else sees this answer."""
    scope: Any = request.scope
    scope[FOUND].append(problem)
    return Response(None, status_code=BROKEN)


def _client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


async def _whole(receive: Receive) -> bytes:
    """All that a request holds."""
    body, more = b"", True
    while more:
        message: Any = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


async def _say(status: int, send: Send) -> None:
    """An answer without a word."""
    head = [(b"content-length", b"0")] if status != 204 else []
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _refuse(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.HTTP:
        await _say(403, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
