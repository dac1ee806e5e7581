"""Attack 2, and the first part of 10: text that is dear to read.

Everything that a stranger may send is sent in forms that cost a careless parser far more than
their length: deeply nested, with thousands of dots, with endless numbers, in no encoding at all.
Each form grows step by step, and the first step that the server does not take well ends it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from attacks.ground import (
    PATIENCE,
    Findings,
    Ground,
    Server,
    Stranger,
    drained,
    growth,
    json,
)
from battalia.engine import Options, save, start
from battalia.server.client import Plain

SIZES: Final = (4_000, 16_000, 60_000, 250_000, 900_000)
"""Characters of a bomb, step by step: one that needs memory by the square shows it early."""
SHORT_SIZES: Final = (16_000,)
ALWAYS: Final = 1 << 30
EACH: Final = 10
"""So many kinds come from one address."""
MESSAGE_SIZES: Final = (4_000, 16_000)
"""Longer messages are refused by their length."""

TABLES: Final = "/api/tables"
Writer: TypeAlias = Callable[[int], str]
"""Text of a size."""
Content: TypeAlias = Callable[[int], bytes]
"""The body of a request of a size."""

TOML: Final[dict[str, Writer]] = {
    "dots": lambda size: "a." * (size // 2) + "b = 1",
    "dotted tables": lambda size: "".join(f"[a{at}.{'b.' * 50}c]\n" for at in range(size // 110)),
    "nested arrays": lambda size: "a = " + "[" * size,
    "closed arrays": lambda size: "a = " + "[" * (size // 2) + "]" * (size // 2),
    "nested tables": lambda size: "a = " + "{b = " * (size // 5),
    "long number": lambda size: "a = " + "9" * size,
    "long hexadecimal": lambda size: "[costs.friman]\nsupply = 0x" + "f" * size,
    "long fraction": lambda size: "a = 0." + "9" * size,
    "open string": lambda size: 'a = """' + "\\" * size,
    "comments": lambda size: "# ....\n" * (size // 7),
    "many keys": lambda size: "".join(f"k{at} = 1\n" for at in range(size // 10)),
    "many tables": lambda size: "".join(f"[t{at}]\n" for at in range(size // 8)),
    "many lists": lambda size: "[[t]]\n" * (size // 6),
}
JSON: Final[dict[str, Content]] = {
    "nested arrays": lambda size: b"[" * size,
    "closed arrays": lambda size: b"[" * (size // 2) + b"]" * (size // 2),
    "nested objects": lambda size: b'{"a":' * (size // 5),
    "closed objects": lambda size: b'{"a":' * (size // 6) + b"1" + b"}" * (size // 6),
    "in a field": lambda size: b'{"name":' + b"[" * (size // 2) + b"]" * (size // 2) + b"}",
    "in an unknown field": lambda size: b'{"x":' + b"[" * (size // 2) + b"]" * (size // 2) + b"}",
    "long number": lambda size: b'{"name":' + b"9" * size + b"}",
    "endless exponent": lambda size: b'{"name":1e' + b"9" * size + b"}",
    "no encoding": lambda size: b'{"name":"' + b"\xff\xfe" * (size // 2) + b'"}',
    "half a surrogate": lambda size: b'{"name":"' + b"\\ud800" * 5 + b'"}',
    "NUL": lambda size: b'{"name":"\\u0000' + b"\x00" * 10 + b'"}',
    "many keys": lambda size: b"{" + b",".join(b'"k%d":1' % at for at in range(size // 12)) + b"}",
}
POSTS: Final = (
    "/api/people",
    "/api/me/account",
    "/api/login",
    TABLES,
    "/api/tables/join",
    "/api/options",
    "/api/tables/{table}/clone",
    "/api/tables/{table}/seats/p2/computer",
)


@dataclass(frozen=True)
class Bomb:
    """A request that grows."""

    name: str
    path: str
    content: Content
    harmless: int = 0
    """Up to this size it may be granted."""


def toml_bombs(kinds: Iterable[str]) -> Iterator[Bomb]:
    """Corrections and layouts: asked about, set up, and inside records and positions."""
    for kind in kinds:
        write = TOML[kind]
        harmless = 60_000 if kind == "comments" else 0
        for option in ("corrections", "layout"):
            asked, wished = _options(option, write), _table(option, write)
            yield Bomb(f"options: {option}, {kind}", "/api/options", asked, ALWAYS)
            yield Bomb(f"table: {option}, {kind}", TABLES, wished, harmless)
        recorded, placed = _in_record(write), _in_position(write)
        yield Bomb(f"record: corrections, {kind}", TABLES, recorded, harmless)
        yield Bomb(f"position: corrections, {kind}", TABLES, placed, harmless)


def _options(option: str, write: Writer) -> Content:
    return lambda size: msgspec.json.encode({"expansion": True, option: write(size)})


def _table(option: str, write: Writer) -> Content:
    plain = {"players": 2, "expansion": True}
    return lambda size: msgspec.json.encode({"options": {**plain, option: write(size)}})


def _in_record(write: Writer) -> Content:
    return lambda size: _record(f"[corrections {json(write(size))}]\n")


def _in_position(write: Writer) -> Content:
    def content(size: int) -> bytes:
        position = msgspec.json.decode(save(start(Options(players=2))))
        position["options"] = {**position.get("options", {}), "corrections": write(size)}
        return msgspec.json.encode({"position": json(position)})

    return content


def _record(*lines: str) -> bytes:
    head = "[Battalia 1]\n[Rules 1]\n[players 2]\n"
    return msgspec.json.encode({"record": head + "".join(lines)})


def _position(inside: bytes) -> bytes:
    position = save(start(Options(players=2))).rstrip()[:-1] + b', "x": ' + inside + b"}"
    return msgspec.json.encode({"position": position.decode()})


RECORDS: Final[dict[str, Writer]] = {
    "nested tag": lambda size: f"[X {'[' * size}]\n",
    "closed tag": lambda size: f"[X {'[' * (size // 2)}{']' * (size // 2)}]\n",
    "choices": lambda size: "p1: " + "end;" * (size // 4),
    "nothing": lambda size: "p1: " + ";" * size,
    "numbers": lambda size: "p1: roll " + "9" * size,
    "seats": lambda size: "p" + "9" * size + ": end",
    "players": lambda size: "[players " + "9" * size + "]",
    "no lines": lambda size: "x" * size,
}
POSITIONS: Final[dict[str, Content]] = {
    "arrays": lambda size: b"[" * (size // 2) + b"]" * (size // 2),
    "objects": lambda size: b'{"a":' * (size // 6) + b"1" + b"}" * (size // 6),
    "number": lambda size: b"9" * size,
    "no end": lambda size: b"[" * size,
}


def text_bombs() -> Iterator[Bomb]:
    """Records and positions."""

    def record(write: Writer) -> Content:
        return lambda size: _record(write(size))

    def position(inside: Content) -> Content:
        return lambda size: _position(inside(size))

    for name, write in RECORDS.items():
        yield Bomb(f"record: {name}", TABLES, record(write))
    yield Bomb("record: tags", TABLES, lambda size: _record("[X 1]\n" * (size // 6)), ALWAYS)
    yield Bomb("record: lines", TABLES, lambda size: _record("\x85" * (size // 2)), ALWAYS)
    for name, inside in POSITIONS.items():
        yield Bomb(f"position: {name}", TABLES, position(inside))


def json_bombs() -> Iterator[Bomb]:
    """Bodies that are no message, wherever a body is read."""
    for path in POSTS:
        for kind, write in JSON.items():
            yield Bomb(f"{path}: {kind}", path, write, ALWAYS if path == "/api/options" else 0)


async def thrown(
    findings: Findings, server: Server, ground: Ground, bombs: list[Bomb], sizes: tuple[int, ...]
) -> None:
    """Every bomb in growing sizes, until one is not taken well."""
    count, worst, dearest = 0, 0, 0.0
    problems: dict[str, list[str]] = {}
    attacker, table = await _attacker(ground, server)
    for number, bomb in enumerate(bombs, 1):
        if number % EACH == 0:
            # Who sends too much is turned away before anybody reads it; that is another attack.
            attacker, table = await _attacker(ground, server)
        for size in sizes:
            began = server.processor()
            told = await _taken(server, attacker, bomb, table, size)
            count += 1
            worst = max(worst, told.grown)
            spent = (server.processor() or 0.0) - (began or 0.0)
            dearest = max(dearest, spent)
            if told.problem:
                problems.setdefault(told.problem, []).append(f"{bomb.name} ({size})")
                break
    for problem, names in problems.items():
        findings.expect(False, f"{problem}: {len(names)} of {len(bombs)}, such as {names[0]}")
    findings.note(
        f"{count} requests of {len(bombs)} kinds, at most {worst >> 20} MB "
        f"and {dearest:.1f} s of processor time for one"
    )


@dataclass(frozen=True)
class Taken:
    problem: str
    grown: int


async def _taken(server: Server, attacker: Stranger, bomb: Bomb, table: str, size: int) -> Taken:
    with growth(server) as grown:
        try:
            response = await attacker.raw("POST", bomb.path.format(table=table), bomb.content(size))
            problem = _problem(response, size <= bomb.harmless)
        except httpx.HTTPError as error:
            problem = f"no answer: {type(error).__name__}"
    if not server.is_alive():
        problem = "the server has died"
    elif not grown.is_bounded:
        problem = "; ".join(filter(None, (problem, "more memory than is good")))
    return Taken(problem, grown.bytes or 0)


def _problem(response: httpx.Response, may_pass: bool) -> str:
    if response.status_code >= 500:
        return f"answered {response.status_code}"
    if response.is_success and not may_pass:
        return f"granted ({response.status_code})"
    try:
        told = response.json()
    except ValueError:
        return f"{response.status_code} without a sentence"
    if not response.is_success and not told.get("text"):
        return f"{response.status_code} without a sentence"
    return ""


async def _attacker(ground: Ground, server: Server) -> tuple[Stranger, str]:
    """Somebody with a table of their own."""
    attacker = await ground.person(server, "Mallory")
    links = await attacker.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "here", "name": "Me, too"}]
    )
    return attacker, links["table"]["id"]


async def toml(ground: Ground, short: bool) -> Findings:
    """Corrections and layouts that take a parser's memory by the square of their length.

    Held: each is answered with a refusal, none with 5xx, and none takes more than 64 MB.
    """
    findings = Findings()
    server = await ground.server()
    kinds = ["dots", "closed arrays", "long number", "long hexadecimal"] if short else list(TOML)
    sizes = SHORT_SIZES if short else SIZES
    await thrown(findings, server, ground, list(toml_bombs(kinds)), sizes)
    return findings


async def texts(ground: Ground, short: bool) -> Findings:
    """Records and positions with endless nesting, numbers, choices and tags.

    Held: each is answered with a refusal, none with 5xx, and none takes more than 64 MB.
    """
    findings = Findings()
    server = await ground.server()
    sizes = SHORT_SIZES if short else SIZES
    await thrown(findings, server, ground, list(text_bombs()), sizes)
    return findings


async def bodies(ground: Ground, short: bool) -> Findings:
    """Bodies that are nested without end, in no encoding, with NULs and half surrogates.

    Held: each is refused in one sentence, never with 5xx.
    """
    findings = Findings()
    server = await ground.server()
    await thrown(findings, server, ground, list(json_bombs()), SHORT_SIZES if short else SIZES)
    return findings


ODD: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("GET", "/api/tables?before=nan", {}),
    ("GET", "/api/tables?before=1e999", {}),
    ("GET", "/api/tables?before=-inf&limit=100", {}),
    ("GET", "/api/tables?limit=" + "9" * 5000, {}),
    ("GET", "/api/tables/%00%00%00%00%00%00%00%00%00%00%00%00", {}),
    ("GET", "/api/tables/%ff%fe", {}),
    ("GET", "/api/tables/%ed%a0%80", {}),
    ("GET", "/%ed%a0%80", {}),
    ("GET", "/..%2f..%2f..%2fetc/passwd", {}),
    ("GET", "/assets/../../../../etc/passwd", {}),
    ("GET", "/assets/..%2f..%2fapp.py", {}),
    ("GET", "/api/rules?language=%00%00", {}),
    ("GET", "/api/catalogue?table=%0a", {}),
    ("GET", "/api/me", {"authorization": "Bearer " + "\u00ff" * 50}),
    ("GET", "/api/me", {"authorization": "Bearer"}),
    ("GET", "/api/me", {"authorization": "Basic " + "=" * 5000}),
    ("GET", "/api/me", {"cookie": "battalia-key=\u00ff\u00fe"}),
    ("GET", "/api/me", {"cookie": "; ".join(f"c{at}=1" for at in range(1000))}),
    ("GET", "/", {"accept-encoding": "gzip" * 1000, "if-none-match": '"' * 5000}),
    ("POST", "/api/people", {"content-type": "application/json; charset=utf-99"}),
    ("POST", "/api/people", {"content-type": "multipart/form-data; boundary="}),
    ("POST", "/api/people", {"content-type": "application/x-msgpack"}),
    ("POST", "/api/people", {"content-type": "\u00ff"}),
    ("POST", "/api/people", {"content-encoding": "gzip"}),
    ("TRACE", "/api/me", {}),
    ("OPTIONS", "/api/tables", {"origin": "http://evil.example"}),
    ("FOO", "/api/tables", {}),
)


async def oddities(ground: Ground, short: bool) -> Findings:
    """Addresses, headers, queries and methods that make no sense.

    Held: none is answered with 5xx, and none shows a file that is no page.
    """
    findings = Findings()
    server = await ground.server()
    attacker = await ground.person(server, "Mallory")
    for method, path, headers in ODD:
        sent = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
        sent.setdefault(b"authorization", f"Bearer {attacker.key}".encode())
        content = b'{"name":"Odd"}' if method == "POST" else b""
        name = f"{method} {path[:40]} {' '.join(headers)}".strip()
        try:
            response = await attacker.http.request(method, path, content=content, headers=sent)
            bad = response.status_code >= 500 or b"root:" in response.content
            if bad:
                findings.expect(False, f"{name}: {response.status_code}")
        except httpx.RemoteProtocolError as problem:
            findings.expect(False, f"{name}: {problem}")
        finally:
            attacker.http.cookies.clear()
    findings.note(f"{len(ODD)} requests")
    return findings


async def content_types(ground: Ground, short: bool) -> Findings:
    """A form of another page, which a browser sends without asking: JSON called something else.

    Held: a body is read only if it says that it is JSON; otherwise it is refused with 4xx.
    """
    findings = Findings()
    server = await ground.server()
    attacker = ground.stranger(server)
    for kind in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/octet-stream",
        "",
    ):
        response = await attacker.raw("POST", "/api/people", b'{"name":"Form"}', content_type=kind)
        status = response.status_code
        findings.expect(400 <= status < 500, f"{kind or 'none'}: {status}")
    return findings


def _messages(size: int) -> Iterator[tuple[str, bytes | str]]:
    """Messages for a table's socket by name; the game goes on, so a seat is given."""
    half = size // 2 - 40
    yield "nested arrays", "[" * (size - 10)
    yield "nested objects", '{"a":' * (size // 6)
    yield "closed arrays", f'{{"type":"ping","ref":{"[" * half}{"]" * half}}}'
    yield "nested in unknown", f'{{"type":"ping","x":{"[" * half}{"]" * half}}}'
    yield "long number", f'{{"type":"undo","seat":"p1","epoch":{"9" * (size - 60)}}}'
    yield "exponent", '{"type":"undo","seat":"p1","epoch":1e99999}'
    yield "half a surrogate", '{"type":"say","text":"\\ud800\\ud800"}'
    yield "NUL", '{"type":"say","text":"\\u0000"}'
    yield "no message", "x" * (size - 10)
    for name, choice in (
        ("brackets", "(" * 1000),
        ("words", "pay " * 250),
        ("signs", "+-" * 500),
        ("dots", "friman." * 140),
        ("digits", "roll " + "9" * 990),
        ("foreign digits", "roll " + "\u0669" * 900),
        ("spaces", " " * 1000),
        ("cards", "pay " + " ".join(["friman.barfolk"] * 60)),
    ):
        yield (
            f"choice: {name}",
            json({"type": "choose", "seat": "p1", "epoch": 1, "choice": choice, "ref": name}),
        )
        yield f"wish: {name}", json({"type": "explain", "seat": "p1", "wish": choice, "ref": name})


HELLOS: Final = (
    "[" * 16_000,
    '{"type":"hello","keys":' + "[" * 7_000 + "]" * 7_000 + "}",
    '{"type":"hello","keys":["' + "\\ud800" * 10 + "abcdefghijklmnopqrstuvwxyz" + '"]}',
    '{"type":"hello","keys":["' + "\\u0000" * 30 + '"]}',
    '{"type":"hello","keys":' + json(["k" * 100] * 1000) + "}",
)


async def messages(ground: Ground, short: bool) -> Findings:
    """Nested, endless and senseless messages at a table, as greeting and in the game.

    Held: each is refused in one message or ends the connection with a reason of its own, never
    with ``server-failed``; together they take less than 64 MB; others at the table go on.
    """
    findings = Findings()
    server = await ground.server()
    attacker, table = await _attacker(ground, server)
    bystander = await ground.person(server, "Bystander")
    count = 0
    with growth(server) as grown:
        for hello in HELLOS:
            async with attacker.socket(table) as socket:
                count += 1
                ending = await _ending(socket, hello)
                if ending == "server-failed":
                    findings.expect(False, f"hello {hello[:30]}: {ending}")
        for size in MESSAGE_SIZES[-1:] if short else MESSAGE_SIZES:
            for name, message in _messages(size):
                count += 1
                async with attacker.sits(table) as place:
                    await drained(place.socket)
                    await place.socket.send(message)
                    heard = await drained(place.socket, "after")
                ids = [_id_of(one) for one in heard.messages if one["type"] in ("refused", "bye")]
                well = "server-failed" not in ids and bool(ids or not heard.closed)
                if not well:
                    findings.expect(False, f"{name}, {size} characters: {ids or 'no reason'}")
    findings.expect(grown.is_bounded, f"{count} messages, {grown} of memory")
    await bystander.set_up(options={"players": 2})
    return findings


def _id_of(message: Plain) -> str:
    return str(message["reason"]["id"])


async def _ending(socket: ClientConnection, hello: str) -> str:
    """The reason that the server gives for closing a connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            await socket.send(hello)
            while True:
                message: Plain = msgspec.json.decode(await socket.recv())
                if message["type"] == "bye":
                    return _id_of(message)
    except ConnectionClosed as end:
        return f"closed with {end.rcvd.code if end.rcvd else 'nothing'}"
