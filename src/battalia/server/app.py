"""The server put together: HTTP, WebSocket, limits, errors, and the hall behind them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from battalia import __version__
from battalia.engine import Reason
from battalia.explorer import Explorer
from battalia.server import tracing
from battalia.server.bots import BotAccounts, Stream
from battalia.server.challenges import Challenges
from battalia.server.challenging import BotRoutes, ChallengeRoutes, events
from battalia.server.checkup import Checkup
from battalia.server.clubs import ClubRoutes, Clubs
from battalia.server.computers import Computers
from battalia.server.config import Config, open_data_folder
from battalia.server.denied import BROKEN, FORBIDDEN, MISDIRECTED, Busy, Denied, whose_fault
from battalia.server.desk import Desk
from battalia.server.exploring import explore
from battalia.server.filtering import the_filter
from battalia.server.foyer import Foyer, Visit
from battalia.server.friends import FriendRoutes, Friends
from battalia.server.gallery import Gallery, ScenarioRoutes, check
from battalia.server.hall import Hall
from battalia.server.handing import BUNDLE, HANDED, Handing, when_elsewhere
from battalia.server.house import House
from battalia.server.http import (
    COOKIE,
    People,
    Reviewing,
    Tables,
    agree,
    caller,
    chances,
    health,
    messages,
    messages_file,
    metrics,
    open_house,
    pledge,
    reach,
    unsubscribe,
)
from battalia.server.letters import Letters
from battalia.server.library import LIBRARY
from battalia.server.limits import MESSAGE, Alone, Limits, address_of, paced
from battalia.server.line import line_to
from battalia.server.lobby import Lobby, LobbyRoutes
from battalia.server.logs import shown_path
from battalia.server.messages import Failure
from battalia.server.metrics import METHODS, Metrics
from battalia.server.moderation import TRUST, Moderators
from battalia.server.offering import offer, offer_file, outside_modules
from battalia.server.openapi import Document
from battalia.server.operating import Operator, OperatorRoutes
from battalia.server.origins import Origins
from battalia.server.page import PAGES, files
from battalia.server.pairing import Pairing
from battalia.server.people import Accounts
from battalia.server.post import Post, smtp_of
from battalia.server.presence import Whereabouts
from battalia.server.profiles import PROFILES
from battalia.server.pushing import Pushes
from battalia.server.puzzles import PUZZLES
from battalia.server.reading import BODY, cookie_of, read_body
from battalia.server.reminders import Hooks, Reminders
from battalia.server.reviewing import Reviews
from battalia.server.socket import Conversation, hold_many
from battalia.server.store import Elsewhere, Store, StoreError
from battalia.server.tallies import Tallies
from battalia.server.tournaments import TournamentRoutes, Tournaments
from battalia.server.work import Workshop
from battalia.words import sentence, why

HOUR: Final = 3600
LOGINS: Final = (0.1, 10)
"""Attempts to log in per second in the long run, and at once, with one login from one address."""
HAND_OVER: Final = 3.0
"""Seconds for which whoever needs a table waits beyond the time of its leader."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
WORK: Final = ("/api/", "/health", "/metrics")
"""All other paths are pages."""
log = structlog.get_logger("battalia.http")


class Gate:
    """Who comes in: how often from one address, and from whose pages."""

    def __init__(self, config: Config, limits: Limits, counted: Metrics, shared: Alone) -> None:
        self.counted = counted
        self.limits = limits
        self.origins = Origins(config)
        self.words: frozenset[str] = frozenset()
        """Of the paths that there are."""
        self.headers = [*HEADERS, STRICT] if config.secure else HEADERS
        self.connections = shared.connections(
            "sockets", config.connections_each, config.connections
        )

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application behind the gate, with all its paths, also those that lead nowhere."""

        async def handle(scope: Scope, receive: Receive, send: Send) -> None:
            await self._handle(scope, receive, send, app)

        return handle

    async def _handle(self, scope: Scope, receive: Receive, send: Send, app: ASGIApp) -> None:
        address = address_of(scope)
        problem = self._problem(scope) or await self._too_much(scope, address)
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is None and not await self.connections.admit(address):
                problem = Busy("too-many-connections")
            if problem is not None:
                self.counted.refusal(problem.reason.id)
                await send({"type": "websocket.close", "code": 1008, "reason": problem.reason.id})
                return
            try:
                await app(scope, receive, send)
            finally:
                self.connections.leave(address)
            return
        # Whoever has gone before the answer came has none: nothing of ours has failed.
        status = GONE

        async def counting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = dict(message["headers"])
                more = [(name, value) for name, value in self.headers if name not in own]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        began = time.perf_counter()
        if scope["method"] == HttpMethod.HEAD:
            # Answered as if the rest were wanted, too: the server below leaves it out.
            scope = {**scope, "method": HttpMethod.GET}
        method = cast(str, scope["method"])
        shown = method if method in METHODS else "other"
        path = shown_path(scope["path"], self.words)
        if problem is not None:
            status = problem.status
            request: Request[Any, Any, Any] = Request(scope)
            response = when_denied(request, problem)
            await response.to_asgi_response(app=None, request=request)(scope, receive, counting)
        else:
            with tracing.span(f"{shown} request", path=path):
                await while_wanted(app, scope, receive, counting)
                tracing.note(status=status)
        self.counted.request(method, status)
        log.info(
            "request",
            method=shown,
            path=path,
            status=status,
            ms=round(1000 * (time.perf_counter() - began), 1),
        )

    def _problem(self, scope: Scope) -> Denied | None:
        headers = {name.lower(): value for name, value in scope["headers"]}
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        server = scope["server"]
        if not self.origins.answers_to(host, server[0] if server else ""):
            return Denied("foreign-name", MISDIRECTED)
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        if unsafe and origin and not self.origins.allow(origin, host):
            return Denied("foreign-page", FORBIDDEN)
        return None

    async def _too_much(self, scope: Scope, address: str) -> Denied | None:
        now = time.monotonic()
        if scope["path"].startswith(WORK):
            wait = await self.limits.ask(address, now)
            return Busy("too-many-requests", wait) if wait > 0 else None
        # Nobody waits for a page: other processes hear of it a moment later.
        if self.limits.allow(address, now, MESSAGE):
            return None
        return Busy("too-many-requests", self.limits.wait(address, now, MESSAGE))


async def while_wanted(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a request for as long as somebody waits for the answer.

    What changes anything is carried through all the same: it is begun by ``Hall.whole``.
    """
    body_is_read = asyncio.Event()

    async def listen() -> Any:
        message = await receive()
        if not message.get("more_body", False):
            body_is_read.set()
        return message

    async def watch() -> None:
        await body_is_read.wait()
        while (await receive())["type"] != "http.disconnect":
            pass

    async def answer() -> None:
        await app(scope, listen, send)

    if scope.get("method") in SAFE:
        # Nobody reads a body there.
        body_is_read.set()
    watching = asyncio.create_task(watch())
    answering = asyncio.create_task(answer())
    try:
        await asyncio.wait((watching, answering), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watching.cancel()
        if not answering.done():
            answering.cancel()
        with suppress(asyncio.CancelledError):
            await answering


HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        b"base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'",
    ),
]
GONE: Final = 499
"""Of a request whose answer nobody waited for: no status of HTTP, but the usual one in logs."""
STRICT: Final = (b"strict-transport-security", b"max-age=31536000")
"""For a year the browser comes over HTTPS only."""


def failure(reason: Reason, status: int, text: str | None = None) -> Response[Failure]:
    """A refusal over HTTP."""
    told = sentence(why(reason)) if text is None else text
    return Response(Failure(msgspec.to_builtins(reason), told), status_code=status)


def when_denied(_: Request[Any, Any, Any], problem: Denied) -> Response[Failure]:
    """The same, with the time to wait where too much was asked for."""
    response = failure(problem.reason, problem.status)
    if isinstance(problem, Busy):
        response.headers["retry-after"] = str(problem.wait)
    return response


def when_store_fails(_: Request[Any, Any, Any], problem: StoreError) -> Response[Failure]:
    log.error("the store failed", problem=str(problem))
    return failure(Reason("not-stored"), BROKEN)


def when_http_fails(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Failure]:
    """What Litestar refuses: unknown paths, bodies that are not what they should be."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(
        f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra
    )
    reason = Reason("request-unusable", "", {"reason": details or problem.detail})
    response = failure(reason, problem.status_code)
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response


def when_broken(_: Request[Any, Any, Any], problem: Exception) -> Response[Failure]:
    log.error("a request failed", exc_info=problem)
    return failure(whose_fault(problem), 500)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: NamedDependency[Hall],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
    handing: NamedDependency[Handing],
) -> None:
    """The game itself; see docs/api.md."""
    address = address_of(socket.scope)
    may_speak = paced(config.rate, config.burst, limits, address)
    await socket.accept()
    line = line_to(socket)
    try:
        if BUNDLE in socket.scope:
            await hold_many(hall, socket, line, table, config.patience)
            return
        conversation = Conversation(
            hall, socket, may_speak, config.patience, handing, address, line
        )
        await conversation.hold(table, cookie_of(socket.headers, COOKIE))
    except Exception:
        # Litestar would close the socket without a word.
        log.error("a conversation failed", exc_info=True)
        raise


@websocket("/api/live")
async def visit(
    socket: WebSocket[Any, Any, Any],
    foyer: NamedDependency[Foyer],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
) -> None:
    """What happens in the house; see docs/api.md."""
    address = address_of(socket.scope)
    may_speak = paced(config.rate, config.burst, limits, address)
    await socket.accept()
    talk = Visit(foyer, socket, may_speak, config.patience, address, line_to(socket))
    await talk.hold(cookie_of(socket.headers, COOKIE))


def _company(config: Config, counted: Metrics, store: Store) -> Alone:
    """What this process shares with others."""
    if not config.redis:
        return Alone()
    from battalia.server.shared import Shared

    return Shared(
        config.redis,
        counted,
        lease=config.lease,
        patience=config.redis_patience,
        processes=store.processes,
    )


def create_app(config: Config, now: Callable[[], float] | None = None) -> Litestar:
    """The ASGI application; the database is opened when it starts. ``now`` is for tests."""
    counted = Metrics()
    store = Store(config.database)
    store.noted = counted.lease
    counted.tables_led.set_function(lambda: store.led)
    hooks = Hooks(config.private_hooks, on=not config.no_hooks)
    pushes = Pushes(store, hooks, config.url)
    shared = _company(config, counted, store)
    fleet = None
    if config.redis:
        # It needs an extra.
        from battalia.server.fleet import Fleet

        fleet = Fleet(config.redis, counted)
    computers = Computers(config.workers, hint_states=config.hint_states, fleet=fleet)
    workshop = Workshop(counted, config.work_each, config.work_burst, shared)
    smtp = smtp_of(config)
    post = None if smtp is None else Post(smtp, counted)
    letters = Letters(store, post, workshop, config.url, now or time.time, config.letters_each)
    reminders = Reminders([pushes, hooks, letters])
    handing = Handing(store, counted, config.lease + HAND_OVER)
    hall = Hall(
        store,
        computers,
        reminders,
        counted,
        workshop,
        url=config.url,
        absent=config.absent,
        address=config.hall,
        lease=config.lease,
        unsaid=the_filter(config.unsaid),
        tell=handing.tell,
        now=now,
    )
    handing.heard = hall.heard
    house = House(config)
    foyer = Foyer(hall)
    desk = Desk(hall, config.tables_each)
    lobby = Lobby(desk, foyer)
    pairing = Pairing(lobby, foyer)
    challenges = Challenges(desk, foyer, shared)
    reviews = Reviews(desk)
    moderators, checkup = Moderators(desk), Checkup(store)
    tournaments, friends = Tournaments(desk, foyer), Friends(desk, foyer, Whereabouts(foyer))
    limits = shared.limits("requests", config.rate_each, config.burst_each)
    newcomers = shared.limits("newcomers", config.people_each / HOUR, config.people_each)
    accounts = Accounts(desk, letters, shared.limits("logins", *LOGINS), newcomers, handing)

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        # Before anybody waits for one of them.
        files()
        offer_file()
        messages_file()
        await store.open()
        try:
            await handing.open()
            await letters.open()
            await hooks.open(store)
            await pushes.open()
            await computers.open()
            await hall.open()
            await lobby.open()
            await pairing.open()
            await shared.open(handing.secret)
            await tournaments.open()
            await challenges.open()
            yield
            hall.bells.close()
            await friends.close()
            await challenges.close()
            await tournaments.close()
            await reviews.close()
            await lobby.close()
            await foyer.close()
            await hall.close()
        finally:
            await workshop.close()
            await computers.close()
            await reminders.close()
            await handing.close()
            await shared.close()
            await store.close()

    def fixed(value: object) -> Provide:
        return Provide(lambda: value, sync_to_thread=False)

    app = Litestar(
        [
            People,
            Tables,
            Reviewing,
            offer,
            outside_modules,
            agree,
            explore,
            pledge,
            chances,
            messages,
            unsubscribe,
            health,
            metrics,
            reach,
            open_house,
            live,
            visit,
            ScenarioRoutes,
            FriendRoutes,
            ClubRoutes,
            TournamentRoutes,
            LobbyRoutes,
            check,
            *TRUST,
            OperatorRoutes,
            BotRoutes,
            ChallengeRoutes,
            events,
            *LIBRARY,
            *PUZZLES,
            *PROFILES,
            *PAGES,
        ],
        dependencies={
            "store": fixed(store),
            "checkup": fixed(checkup),
            "moderators": fixed(moderators),
            "operator": fixed(Operator(moderators, reviews, handing, checkup)),
            "hall": fixed(hall),
            "handing": fixed(handing),
            "foyer": fixed(foyer),
            "lobby": fixed(lobby),
            "desk": fixed(desk),
            "reviews": fixed(reviews),
            "tallies": fixed(Tallies(desk)),
            "house": fixed(house),
            "config": fixed(config),
            "secure": fixed(config.secure),
            "public_metrics": fixed(config.public_metrics),
            "limits": fixed(limits),
            "shared": fixed(shared),
            "accounts": fixed(accounts),
            "pushes": fixed(pushes),
            "hooks": fixed(hooks),
            "gallery": fixed(Gallery(desk)),
            "friends": fixed(friends),
            "clubs": fixed(Clubs(desk)),
            "tournaments": fixed(tournaments),
            "bots": fixed(BotAccounts(desk, accounts, shared)),
            "challenges": fixed(challenges),
            "stream": fixed(Stream(hall, challenges.shown)),
            "explorer": fixed(Explorer(open_data_folder(config))),
            "caller": Provide(caller),
        },
        # A page of another host sends the key itself: it never has this server's cookies.
        cors_config=CORSConfig(
            allow_origins=list(config.origins),
            allow_methods=["GET", "POST", "PATCH", "DELETE"],
            allow_headers=["Authorization", "Content-Type"],
        ),
        exception_handlers={
            Denied: when_denied,
            Elsewhere: when_elsewhere,
            StoreError: when_store_fails,
            HTTPException: when_http_fails,
            Exception: when_broken,
        },
        before_request=read_body,
        lifespan=[open_hall],
        state=State({"hall": hall, "limits": limits, "house": house, "shared": shared}),
        request_max_body_size=BODY.size,
        openapi_config=OpenAPIConfig(
            title="Battalia",
            version=__version__,
            description="People and tables. The game itself goes over each table's WebSocket.",
            # Litestar answers for all that lies below this path, so it is the document's own.
            path="/api/openapi.json",
            render_plugins=[Document()],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "key": SecurityScheme(type="http", scheme="bearer"),
                    "cookie": SecurityScheme(
                        type="apiKey", name=COOKIE, security_scheme_in="cookie"
                    ),
                }
            ),
            security=[{"key": []}, {"cookie": []}, {}],
        ),
        logging_config=None,
    )
    gate = Gate(config, limits, counted, shared)
    gate.words = frozenset(word for route in app.routes for word in route.path.split("/"))
    bare = app.asgi_handler
    gated = gate.around(handing.around(bare, when_denied))

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        """What another process hands on has been through its gate."""
        if HANDED not in scope:
            await gated(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            with tracing.span("handed request", handed=tracing.in_heads(scope["headers"])):
                await while_wanted(bare, scope, receive, send)
        else:
            await bare(scope, receive, send)

    app.asgi_handler = handle
    app.state.inside = handing.inside(cast(ASGIApp, app))
    return app
