"""Whatever comes over the network is answered in one sentence, never as a failure, at a small cost.

Steps and memory are counted in the server's own process (``measuring``).
"""

import asyncio
import json
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from battalia.server.client import Guest, sitting
from bombs import CHOICES, LAYOUTS, POSITIONS, RECORDS, TOML
from conftest import share
from measuring import Meter
from server.house import Time, house

STEPS = 2_000_000
"""Of the program, for one request."""
MEMORY = 48_000_000
"""Bytes, for one request of up to 2.5 million."""
DEEP = 100_000
NOBODY = "234567abcdef"
"""No table has this id."""

_Result = TypeVar("_Result")


class House:
    """A server whose steps are counted, a person there, and a table that waits for a guest."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.stack = AsyncExitStack()
        self.meter = Meter()
        self.run(self._open(folder))

    async def _open(self, folder: Path) -> None:
        self.stack.enter_context(self.meter.running())
        self.url = await self.stack.enter_async_context(house(folder / "b.sqlite", Time()))
        self.guest = await Guest.named(self.url, "Ann")
        self.stack.push_async_callback(self.guest.close)
        self.guest.http.headers["Authorization"] = f"Bearer {self.guest.key}"
        seats = [{"who": "me"}, {"who": "link"}]
        links = await self.guest.set_up(options={"players": 2}, seats=seats)
        self.table = links["table"]["id"]
        playing = await self.guest.set_up(options={"players": 2}, seats=[{"who": "me"}] * 2)
        self.playing = playing["table"]["id"]
        self.document = (await self.guest.http.get("/api/openapi.json")).json()

    def run(self, job: Coroutine[Any, Any, _Result]) -> _Result:
        return self.loop.run_until_complete(asyncio.wait_for(job, 120))

    def close(self) -> None:
        self.run(self.stack.aclose())
        self.loop.close()

    async def known(self) -> list[object]:
        """All that somebody could have changed."""
        return [
            (await self.guest.http.get(path)).json()
            for path in ("/api/me", "/api/tables", f"/api/tables/{self.table}")
        ]

    def check_cost(self) -> None:
        steps, memory = self.meter.steps, self.meter.memory
        assert steps <= STEPS, f"{steps} steps"
        assert memory <= MEMORY, f"{memory} bytes"

    async def refused(self, method: str, path: str, **request: Any) -> httpx.Response:
        """A request that is refused: cheaply, in one sentence, without a word in the log."""
        self.meter.reset()
        with structlog.testing.capture_logs() as logged:
            response = await self.guest.http.request(method, path, **request)
        self.check_cost()
        assert 400 <= response.status_code < 500, response.text
        check_failure(response)
        check_log(logged)
        return response

    def unchanged(self, job: Coroutine[Any, Any, object]) -> None:
        """Does this; afterwards all is as it was."""
        before = self.run(self.known())
        self.run(job)
        assert self.run(self.known()) == before


def check_log(lines: Sequence[Mapping[str, object]]) -> None:
    """Nobody who looks after the server needs to know."""
    assert not [line for line in lines if line["log_level"] not in ("debug", "info")]


def check_failure(response: httpx.Response) -> None:
    failure = response.json()
    assert failure["reason"]["id"]
    assert failure["text"].endswith((".", "?"))
    assert "\n" not in failure["text"]
    assert len(failure["text"]) < 1000


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    place = House(tmp_path_factory.mktemp("bounds"))
    yield place
    place.close()


OPERATIONS = [
    ("POST", "/api/people"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/account"),
    ("POST", "/api/me/recovery"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/login"),
    ("POST", "/api/recover"),
    ("POST", "/api/me/address"),
    ("POST", "/api/me/push"),
    ("POST", "/api/devices"),
    ("POST", "/api/letters"),
    ("POST", "/api/link"),
    ("POST", "/api/link/confirm"),
    ("POST", "/api/link/login"),
    ("POST", "/api/link/password"),
    ("PUT", "/api/house"),
    ("POST", "/api/options"),
    ("POST", "/api/puzzles"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/puzzle"),
    ("POST", "/api/tables/{table}/tried"),
    ("POST", "/api/tables/join"),
    ("POST", "/api/tables/link"),
    ("POST", "/api/tables/{table}/place"),
    ("POST", "/api/tables/{table}/seats/p1/vote"),
    ("POST", "/api/tables/{table}/seats/p1/text"),
    ("POST", "/api/tables/{table}/seats/p1/computer"),
    ("POST", "/api/tables/{table}/clone"),
    ("POST", "/api/check"),
    ("POST", "/api/scenarios"),
    ("POST", "/api/scenarios/narrows/like"),
    ("POST", "/api/bots"),
    ("POST", "/api/bots/{bot}/tokens"),
    ("POST", "/api/challenges"),
    ("POST", "/api/challenges/{challenge}/decline"),
    ("POST", "/api/clubs"),
    ("PATCH", "/api/clubs/{club}"),
    ("POST", "/api/clubs/{club}/join"),
    ("POST", "/api/clubs/{club}/members"),
    ("POST", "/api/clubs/{club}/tables"),
    ("POST", "/api/clubs/{club}/tables/{table}/sit"),
    ("POST", "/api/friends"),
    ("POST", "/api/friends/block"),
    ("POST", "/api/friends/remove"),
    ("POST", "/api/friends/unblock"),
    ("POST", "/api/lobby"),
    ("POST", "/api/lobby/{table}"),
    ("POST", "/api/lobby/{table}/sit"),
    ("POST", "/api/me/notices/1/object"),
    ("PATCH", "/api/me/privacy"),
    ("POST", "/api/moderation/measures/1/lift"),
    ("POST", "/api/moderation/people/1"),
    ("POST", "/api/moderation/people/1/notes"),
    ("POST", "/api/moderation/reports/1"),
    ("POST", "/api/operator/announcements"),
    ("POST", "/api/reports"),
    ("POST", "/api/tables/{table}/accept"),
    ("POST", "/api/tables/{table}/invite"),
    ("POST", "/api/tables/{table}/seats/p1/kick"),
    ("POST", "/api/tournaments"),
    ("POST", f"/api/tournaments/{NOBODY}/rest"),
]
"""All that takes a body."""


def some_id(path: str) -> str:
    """What stands in this address for an id: reports, measures and people have numbers there."""
    numbers = ("/api/moderation/", "/api/me/notices/")
    if path.startswith(numbers):
        return "1"
    return NOBODY if path.startswith("/api/tournaments/") else "narrows"


def address(path: str, table: str) -> str:
    """Where this is at a table; clubs, bots and challenges are not there."""
    return path.format(table=table, club=NOBODY, bot=NOBODY, challenge=NOBODY)


def test_these_are_all_requests_with_a_body(place: House) -> None:
    document = place.document
    found = {
        (method.upper(), path.replace("{seat}", "p1").replace("{id}", some_id(path)))
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if "requestBody" in operation
    }
    assert found == set(OPERATIONS)


BODIES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "body-missing"),
    "no text": (b'{"name": "\xff\xfe"}', "text-not-utf8"),
    "text of another kind": ('{"name": "Bö"}'.encode("utf-16"), "text-not-utf8"),
    "lists in lists": (b"[" * DEEP, "text-too-deep"),
    "objects in objects": (b'{"name":' * DEEP, "text-too-deep"),
    "lists in lists behind a text": (b'{"name":"]]]]","x":' + b"[" * DEEP, "text-too-deep"),
    "many lists": (b"[" + b"[]," * 800_000 + b"[]]", "text-many-entries"),
    "many numbers": (b'{"act":[' + b"0," * 1_200_000 + b"0]}", "text-many-entries"),
    "many texts": (b'{"name":[' + b'"",' * 800_000 + b'""]}', "text-many-entries"),
    "many keys": (b"{" + b'"name":1,' * 250_000, "text-many-entries"),
    "half a character": (b'{"name": "\\ud800"}', "request-unusable"),
    "the other half": (b'{"name": "\\udc00x"}', "request-unusable"),
    "no number": (b'{"name": NaN}', "request-unusable"),
    "a number without end": (b'{"act": 1e999}', "request-unusable"),
    "a number of many digits": (b'{"act": ' + b"9" * 5_000 + b"}", "request-unusable"),
    "another thing": (b"null", "request-unusable"),
    "a text": (b'"name"', "request-unusable"),
    "not all of it": (b'{"name": "A', "request-unusable"),
    "more than all of it": (b'{"name": "Ann"} {}', "request-unusable"),
    "a mark at the beginning": (b'\xef\xbb\xbf{"name": "A"}', "request-unusable"),
    "a form": (b"name=Ann", "request-unusable"),
    "too much": (b'{"name": "' + b"x" * 2_600_000 + b'"}', "request-unusable"),
}


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[path for _, path in OPERATIONS])
@pytest.mark.slice(3)
def test_what_is_no_body_is_refused_in_one_sentence(place: House, method: str, path: str) -> None:
    async def scene() -> None:
        there = address(path, place.table)
        headers = {"Content-Type": "application/json"}
        for name, (body, reason) in BODIES.items():
            told = await place.refused(method, there, content=body, headers=headers)
            assert told.json()["reason"]["id"] == reason, name

    place.unchanged(scene())


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=[path for _, path in OPERATIONS])
@pytest.mark.slice(3)
def test_a_body_says_that_it_is_json_in_utf_8(place: House, method: str, path: str) -> None:
    async def scene() -> None:
        there = address(path, place.table)
        for kind in (
            "",
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "application/jsonp",
            "application/json; charset=utf-16",
            "application/json; charset=latin-1",
            "application/msgpack",
            "x" * 10_000,
        ):
            told = await place.refused(
                method, there, content=b'{"name": "Ann"}', headers={"Content-Type": kind}
            )
            assert told.status_code == 415
            assert told.json()["reason"]["id"] == "body-not-json"

    place.unchanged(scene())


@pytest.mark.parametrize(
    "kind", ["application/json", "Application/JSON", 'application/json; charset="UTF-8"']
)
def test_json_in_utf_8_is_read_however_that_is_written(place: House, kind: str) -> None:
    headers = {"Content-Type": kind}
    content = b'{"players": 2}'
    told = place.run(place.guest.http.post("/api/options", content=content, headers=headers))
    assert told.status_code == 200


# Texts in bodies.


def bombs(**kinds: dict[str, str]) -> pytest.MarkDecorator:
    cases = [(kind, name, text) for kind, texts in kinds.items() for name, text in texts.items()]
    return pytest.mark.parametrize(
        ("kind", "text"),
        [(kind, text) for kind, _, text in cases],
        ids=[f"{kind}: {name}" for kind, name, _ in cases],
    )


def some(bombs: dict[str, str], *names: str) -> dict[str, str]:
    """Of all that the engine refuses those that differ most."""
    return {name: bombs[name] for name in names}


TOLD = some(
    RECORDS,
    *("many choices in a line", "as many choices as may be", "many answers of chance"),
    *("many lines", "a tag of lists in lists", "a tag of many lists", "a tag of many digits"),
    *("a tag with half a character", "no character", "a position of lists in lists"),
    *("a position of many cards", "corrections", "cards by the thousand", "too much of a choice"),
)
SENT = some(
    POSITIONS,
    *("lists in lists", "lists in lists after all else", "many lists", "cards by the thousand"),
    *("tents of thousands", "many attacked", "many lanes", "a token of many digits"),
    *("a day of many digits", "players without number", "half a character", "no character"),
    *("no character as it is", "a long name", "corrections", "beyond any size"),
)
FILES = some(
    TOML,
    *("a key of many parts", "a key of many parts in lines", "a table of many parts"),
    *("lists in lists", "lists in lists behind comments", "many dotted keys"),
    *("a number of many digits in base 16", "a text with no character", "a huge board"),
    *("all there is in great numbers", "beyond any size"),
)


@bombs(record=TOLD, position=SENT)
@pytest.mark.slice(10)
def test_no_record_or_position_is_dear(place: House, kind: str, text: str) -> None:
    place.unchanged(place.refused("POST", "/api/tables", json={kind: text}))


@bombs(corrections=FILES, layout=LAYOUTS)
@pytest.mark.slice(5)
def test_no_corrections_or_layout_are_dear(place: House, kind: str, text: str) -> None:
    """While a table is set up they may be wrong; the answer says so."""
    options = {kind: text, "expansion": kind == "layout"}

    async def scene() -> None:
        place.meter.reset()
        response = await place.guest.http.post("/api/options", json=options)
        place.check_cost()
        if response.status_code != 200:
            check_failure(response)
        if response.status_code == 200 and response.json().get("refused"):
            await place.refused("POST", "/api/tables", json={"options": options})

    place.run(scene())


@bombs(file=FILES, position=SENT)
@pytest.mark.slice(4)
def test_no_draft_is_dear(place: House, kind: str, text: str) -> None:
    """The editor is told what is wrong with it; into the gallery nothing of it comes."""

    async def scene() -> None:
        place.meter.reset()
        response = await place.guest.http.post("/api/check", json={kind: text})
        place.check_cost()
        if response.status_code == 200:
            assert response.json()["reason"]["id"]
        else:
            check_failure(response)
        if kind == "file":
            await place.refused("POST", "/api/scenarios", json={kind: text})

    place.unchanged(scene())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/people", {"name": "A\0"}),
        ("/api/people", {"name": "A\nB"}),
        ("/api/people", {"name": "A\u2028B"}),
        ("/api/people", {"name": "A\x85B"}),
        ("/api/people", {"name": "A\x1b[31m"}),
        ("/api/people", {"name": "x" * 1_000_000}),
        ("/api/people", {"name": " "}),
        ("/api/login", {"login": "a\0bc", "password": "12345678"}),
        ("/api/login", {"login": "a\nbc", "password": "12345678"}),
        ("/api/login", {"login": "abc", "password": "x" * 1_000_000}),
        ("/api/me/account", {"login": "x" * 1_000_000, "password": "12345678"}),
        ("/api/options", {"players": 10**400}),
        ("/api/options", {"players": "x" * 1_000_000}),
        ("/api/tables", {"options": {"players": 10**400}}),
        ("/api/tables", {"options": {"weeks": -(10**400)}}),
        ("/api/tables", {"options": {"expansion": True, "factions": "x " * 400_000}}),
        ("/api/tables", {"options": {"valleys": "x" * 1_000_000}}),
        ("/api/tables", {"seed": "\0"}),
        ("/api/tables", {"seed": "\u2028"}),
        ("/api/tables", {"seats": [{"who": "me", "name": "\0"}]}),
        ("/api/tables", {"seats": [{"who": "me"}] * 200}),
        ("/api/tables", {"seats": [{"who": "computer", "level": "\0"}] * 4}),
        ("/api/tables", {"settings": {"clock": {"kind": "game", "base": 1e308}}}),
        ("/api/tables/join", {"key": "\0" * 40}),
        ("/api/tables/join", {"key": "x" * 1_000_000}),
        ("/api/tables/{table}/clone", {"act": 10**400}),
        ("/api/tables/{table}/clone", {"act": -(10**30)}),
        ("/api/tables/{table}/seats/p1/computer", {"level": "\0"}),
        ("/api/tables/{table}/seats/p1/computer", {"level": "x" * 100}),
    ],
    ids=lambda value: str(value)[:60],
)
@pytest.mark.slice(4)
def test_what_no_field_takes_is_refused_in_one_sentence(
    place: House, path: str, body: dict[str, object]
) -> None:
    if path == "/api/options" and isinstance(body.get("players"), int):
        told = place.run(place.guest.http.post(path, json=body))
        assert told.json()["options"]["players"] == 4
        return
    place.unchanged(place.refused("POST", path.format(table=place.table), json=body))


@pytest.mark.parametrize("hook", ["http://a\0b/", "http://a\n/", "http://[::1", "x" * 501, "é" * 9])
def test_no_hook_is_refused_otherwise(place: House, hook: str) -> None:
    place.unchanged(place.refused("PATCH", "/api/me", json={"hook": hook}))


# Addresses and headers.


@pytest.mark.slice(6)
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/%ff%fe%fd",
        "/api/tables/234567abcde%0a",
        "/api/tables/" + "a" * 8_000,
        "/api/tables?limit=" + "1" * 5_000,
        "/api/tables?limit=%00",
        "/api/tables?before=nonsense",
        "/api/tables?before=" + "1" * 5_000,
        "/api/tables/{table}/history?since=" + "9" * 5_000,
        "/api/tables/{table}/history?since=%ff",
        "/api/tables/{table}/history?viewer=p1%0a",
        "/api/tables/{table}/history?viewer=%00",
        "/api/tables/{table}/history?" + "viewer=p1&" * 900,
        "/api/catalogue?table=%00",
        "/api/catalogue?expansion=" + "1" * 5_000,
        "/api/rules?language=%00%00",
    ],
    ids=lambda path: path[:60],
)
def test_no_address_is_refused_otherwise(place: House, path: str) -> None:
    place.unchanged(place.refused("GET", path.format(table=place.table)))


@pytest.mark.parametrize("before", ["nan", "inf", "-inf", "1e400", "-0"])
def test_a_time_that_never_was_lists_tables(place: House, before: str) -> None:
    told = place.run(place.guest.http.get(f"/api/tables?before={before}"))
    assert told.status_code in (200, 400)


@pytest.mark.parametrize(
    "cookie",
    [
        'a="' + "\\" * 30_000 + '"',
        'a="' + "\\1" * 15_000 + '"',
        'battalia-key="' + '\\"' * 15_000 + '"',
        "a;" * 15_000,
        "battalia-key=" + "x" * 30_000,
        "battalia-key=\xff",
        "=" * 30_000,
    ],
    ids=lambda cookie: cookie[:20],
)
def test_no_cookie_is_dear(place: House, cookie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's own reader of cookies is not asked: it looks at the whole for each quote."""

    def read(*_: object) -> None:
        raise AssertionError("all cookies were read")

    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", read)
    headers = {b"Cookie": cookie.encode("latin-1")}

    async def scene() -> None:
        async with httpx.AsyncClient(base_url=place.url) as stranger:
            place.meter.reset()
            told = await stranger.get("/api/tables", headers=headers)
            place.check_cost()
            assert told.status_code == 401

    place.run(scene())


@pytest.mark.parametrize("key", ["Bearer", "Bearer " + "x" * 30_000, "Bearer \xff", "x" * 30_000])
def test_no_key_is_refused_otherwise(place: House, key: str) -> None:
    async def scene() -> None:
        async with httpx.AsyncClient(base_url=place.url) as stranger:
            told = await stranger.get("/api/me", headers={b"Authorization": key.encode("latin-1")})
            assert told.status_code == 401
            check_failure(told)

    place.run(scene())


# Anything.

REPEATED = st.builds(
    lambda before, part, size, after: before + part * (size // len(part)) + after,
    st.sampled_from(["", "a = ", "[Battalia 1]\n[Rules 2]\np1: ", '{"position":1,"lanes":['])
    | st.text(max_size=5),
    st.text("[]{}\"'\\#=:;,.×*x\n a1é\0", min_size=1, max_size=5),
    st.sampled_from([1, 60, 1_900, 10_000, 40_000]),
    st.text(max_size=5),
)
VALUES: st.SearchStrategy[object] = (
    REPEATED
    | st.none()
    | st.booleans()
    | st.integers(-(10**30), 10**30)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.lists(st.just({}), max_size=3)
)
FIELDS = st.sampled_from(
    [
        *("name", "login", "password", "hook", "key", "act", "seats", "level", "record"),
        *("position", "seed", "options", "settings", "players", "corrections", "layout"),
        *("factions", "weeks", "expansion"),
    ]
)
# Afterwards it would be nobody's key.
LASTING = [one for one in OPERATIONS if one != ("POST", "/api/me/delete")]
BODY = st.dictionaries(
    FIELDS,
    VALUES | st.dictionaries(FIELDS, VALUES, max_size=3),
    max_size=4,
).map(lambda body: json.dumps(body).encode())


@settings(
    max_examples=share(50),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(st.sampled_from(LASTING), BODY | REPEATED.map(str.encode) | st.binary(max_size=60))
def test_whatever_is_sent_is_answered_at_a_small_cost(
    place: House, operation: tuple[str, str], body: bytes
) -> None:
    method, path = operation

    async def scene() -> None:
        place.meter.reset()
        with structlog.testing.capture_logs() as logged:
            response = await place.guest.http.request(
                method,
                address(path, NOBODY),
                content=body,
                headers={"Content-Type": "application/json"},
            )
        place.check_cost()
        assert response.status_code < 500, response.text
        if response.status_code >= 400:
            check_failure(response)
        check_log(logged)

    place.run(scene())


# Messages.


def message(type: str, **fields: object) -> str:
    return json.dumps({"type": type, **fields})


MESSAGES = {
    "lists in lists": "[" * 16_000,
    "lists in lists in a message": '{"type":"ping","ref":' + "[" * 16_000,
    "objects in objects": '{"type":' * 2_000,
    "many lists": "[" + "[]," * 5_000 + "[]]",
    "many keys": message("hello", keys=["x" * 20] * 600),
    "half a character": '{"type":"say","text":"\\ud800"}',
    "no character": message("say", text="a\0b"),
    "two lines": message("say", text="a\nb"),
    "two lines, written otherwise": message("say", text="a\u2028b"),
    "a long line": message("say", text="x" * 16_000),
    "an epoch of many digits": '{"type":"choose","seat":"p1","choice":"end","epoch":'
    + "9" * 5_000
    + "}",
    "an epoch of not quite as many": message("choose", seat="p1", choice="end", epoch=10**4_000),
    "steps of many digits": message("undo", seat="p1", epoch=0, steps=10**4_000),
    "a seat that is none": message("hint", seat="p" * 16_000),
    "no message": "\0",
    **{
        f"choose {name}": message("choose", seat="p1", epoch=0, choice=text)
        for name, text in CHOICES.items()
    },
    **{f"wish {name}": message("explain", seat="p1", wish=text) for name, text in CHOICES.items()},
}


@pytest.mark.parametrize("text", MESSAGES.values(), ids=MESSAGES)
def test_no_message_is_dear(place: House, text: str) -> None:
    async def scene() -> None:
        async with sitting(place.url, place.playing, [place.guest.key]) as seat:
            await seat.ask({"type": "ping"})
            epoch = seat.epoch
            place.meter.reset()
            with structlog.testing.capture_logs() as logged:
                await seat.socket.send(text)
                told = await seat.hear()
            place.check_cost()
            assert told["type"] in ("refused", "explained")
            if told["type"] == "refused":
                assert told["reason"]["id"] != "server-failed"
                assert told["text"].endswith((".", "?", ")"))
                assert len(told["text"]) < 1000
            check_log(logged)
            await seat.ask({"type": "ping"})
            assert seat.epoch == epoch

    place.run(scene())


@pytest.mark.parametrize("data", [b"\xff\xfe{}", b"{}", b"\xed\xa0\x80"])
def test_bytes_instead_of_text_are_refused(place: House, data: bytes) -> None:
    async def scene() -> None:
        address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{place.playing}/live"
        with structlog.testing.capture_logs() as logged:
            async with connect(address) as socket:
                await socket.send(data)
                told = json.loads(await socket.recv())
        assert told["type"] == "bye"
        assert told["reason"]["id"] == "message-unreadable"
        check_log(logged)

    place.run(scene())


@pytest.mark.parametrize("table", ["%00", "%ff", "x" * 4_000, "p1%0a", "234567abcde%0a"])
def test_at_a_table_that_cannot_be_nobody_sits_down(place: House, table: str) -> None:
    async def scene() -> None:
        address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with structlog.testing.capture_logs() as logged:
            async with connect(address) as socket:
                await socket.send('{"type": "hello"}')
                told = json.loads(await socket.recv())
        assert told["type"] == "bye"
        assert told["reason"]["id"] == "no-such-table"
        check_log(logged)

    place.run(scene())
