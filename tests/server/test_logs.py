"""The log: every line can be read, and no line gives a secret away."""

import asyncio
import io
import json
import logging
import secrets
from collections.abc import Iterator

import httpx
import pytest
import structlog
import uvicorn

from battalia.server.logs import DISCREET, MASK, OURS, masked, set_up, shown_path


class Terminal(io.StringIO):
    """What a person looks at."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Logging is set up for a whole process: afterwards everything is as it was."""
    loggers = [logging.getLogger(name) for name in ("", OURS, *DISCREET)]
    before = [(one.handlers, one.filters, one.level, one.propagate) for one in loggers]
    yield
    for one, (handlers, filters, level, propagate) in zip(loggers, before, strict=True):
        one.handlers, one.filters, one.propagate = handlers, filters, propagate
        one.setLevel(level)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_program_reads_json() -> None:
    stream = io.StringIO()
    set_up(stream=stream)
    structlog.get_logger("battalia.hall").info("table-opened", table="abc", seats=3)
    (line,) = lines(stream)
    assert line.pop("timestamp")
    assert line == {
        "event": "table-opened",
        "table": "abc",
        "seats": 3,
        "level": "info",
        "logger": "battalia.hall",
    }


def test_a_person_reads_plain_lines() -> None:
    stream = Terminal()
    set_up(stream=stream)
    structlog.get_logger("battalia.hall").info("table-opened", table="abc")
    assert "table-opened" in stream.getvalue()
    with pytest.raises(json.JSONDecodeError):
        json.loads(stream.getvalue())


def test_other_loggers_go_the_same_way() -> None:
    stream = io.StringIO()
    set_up(stream=stream)
    logging.getLogger("somebody.else").warning("%d things", 3, extra={"where": "there"})
    (line,) = lines(stream)
    assert (line["event"], line["level"], line["where"]) == ("3 things", "warning", "there")


def test_what_is_below_the_level_is_left_out() -> None:
    stream = io.StringIO()
    set_up("WARNING", stream)
    structlog.get_logger("battalia").info("small-thing")
    logging.getLogger("somebody").info("small-thing")
    assert stream.getvalue() == ""


def test_what_is_bound_to_a_request_is_in_its_lines() -> None:
    stream = io.StringIO()
    set_up(stream=stream)
    with structlog.contextvars.bound_contextvars(table="abc"):
        structlog.get_logger("battalia").info("something")
    assert lines(stream)[0]["table"] == "abc"


@pytest.mark.parametrize(
    "name",
    ["token", "seat_token", "key", "api_key", "Key", "password", "new-password", "link",
     "watch_link", "authorization", "Authorization", "cookie", "Set-Cookie", "hook", "secret"],
)  # fmt: skip
def test_what_has_the_name_of_a_secret_is_masked(name: str) -> None:
    assert masked({name: "xyzzy"}) == {name: MASK}
    assert masked({"inner": [{name: "xyzzy"}]}) == {"inner": [{name: MASK}]}


@pytest.mark.parametrize("name", ["table", "seat", "monkey", "keyboard", "turkey", "event"])
def test_other_names_are_left_alone(name: str) -> None:
    assert masked({name: "xyzzy"}) == {name: "xyzzy"}


def test_whatever_looks_like_a_token_is_masked_wherever_it_stands() -> None:
    for _ in range(50):
        token = secrets.token_urlsafe(32)
        for value in (
            token,
            f"/t/{token}?watch={token}",
            [token],
            {"a": {"b": (token,)}},
            {token: 1},
            {token},
            token.encode(),
            ValueError(f"no {token}"),
        ):
            assert token not in str(masked({"value": value}))


def test_what_is_no_token_is_left_alone() -> None:
    for text in ("a" * 42, "a" * 44, "0123456789abcdef" * 4, "pay supply×3"):
        assert masked(text) == text


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_no_line_gives_a_token_away(stream: io.StringIO) -> None:
    set_up(stream=stream)
    token = secrets.token_urlsafe(32)
    log = structlog.get_logger("battalia")
    log.info(f"asked for {token}", address=f"/t/{token}", password="xyzzy", who={"link": "xyzzy"})
    logging.getLogger("somebody").warning("asked for %s", token)
    try:
        raise ValueError(token)
    except ValueError:
        log.exception("went-wrong")
        logging.getLogger("somebody").exception("went wrong")
    written = stream.getvalue()
    assert written.count("ValueError") >= 2
    assert token not in written
    assert "xyzzy" not in written


def test_the_variables_of_what_went_wrong_are_not_shown() -> None:
    for stream in (io.StringIO(), Terminal()):
        set_up(stream=stream)
        password = "xyz" + "zy"
        try:
            raise ValueError(len(password))
        except ValueError:
            structlog.get_logger("battalia").exception("went-wrong")
        assert "xyzzy" not in stream.getvalue()


async def _requested(path: str) -> None:
    """A request to a real server, which answers nothing."""

    async def app(scope: object, receive: object, send: object) -> None:
        raise RuntimeError("not today")

    config = uvicorn.Config(app, port=0, log_config=None, lifespan="off", ws="none")
    server = uvicorn.Server(config)
    listener = config.bind_socket()
    serving = asyncio.create_task(server.serve([listener]))
    try:
        async with httpx.AsyncClient(trust_env=False) as client:
            port = listener.getsockname()[1]
            await client.get(f"http://127.0.0.1:{port}{path}")
    finally:
        server.should_exit = True
        await serving


def test_uvicorn_logs_the_same_way_and_masks_addresses() -> None:
    stream = io.StringIO()
    set_up(stream=stream)
    token = secrets.token_urlsafe(32)
    asyncio.run(_requested(f"/tables/7?seat={token}"))
    told = lines(stream)
    access = [line for line in told if line["logger"] == "uvicorn.access"]
    assert len(access) == 1
    assert f"/tables/7?seat={MASK}" in str(access[0]["event"])
    assert any("not today" in str(line.get("exception")) for line in told)
    assert token not in stream.getvalue()
    assert not any("color_message" in line for line in told)


def test_addresses_that_the_server_asks_are_not_logged() -> None:
    stream = io.StringIO()
    set_up(stream=stream)
    asyncio.run(_requested("/services/xyzzy"))
    clients = [line for line in lines(stream) if str(line["logger"]).startswith("http")]
    assert clients == []


# At any level.


@pytest.mark.parametrize("level", ["DEBUG", "INFO"])
def test_only_the_server_itself_says_more_when_it_is_asked_to(level: str) -> None:
    stream = io.StringIO()
    set_up(level, stream)
    for name in ("asyncio", "httpx", "sqlalchemy.engine", "litestar", "websockets.server", "x"):
        assert logging.getLogger(name).getEffectiveLevel() >= logging.WARNING
    for name in DISCREET:
        assert logging.getLogger(name).getEffectiveLevel() >= logging.INFO
    structlog.get_logger("battalia.hall").debug("small-thing")
    assert bool(stream.getvalue()) == (level == "DEBUG")


def test_a_piece_of_a_token_is_masked_too() -> None:
    for text in ("asked for “aB3-dE6_hI9x”", "Handle(b'…cD4fG7jK0mN3pQ')", "?a=ab&b=xyzzy"):
        assert MASK in str(masked(text))
    for text in ("a_function_with_a_long_name", "AnExceptionOfSomeKind", "2026-11-16T11"):
        assert masked(text) == text


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "/"),
        ("/health", "/health"),
        ("/api/tables/234567abcdef/live", "/api/tables/234567abcdef/live"),
        ("/t/234567abcdef", "/t/234567abcdef"),
        ("/api/messages.json", "/api/messages.json"),
        ("/api/234567abcdef", f"/api/{MASK}"),
        ("/t/aB3-dE6_", f"/t/{MASK}"),
        ("/t/ABCDEFGHJKMN", f"/t/{MASK}"),
        ("/watch?aB3-dE6_", "/watch"),
    ],
)
def test_of_a_path_only_what_is_known_is_told(path: str, shown: str) -> None:
    assert shown_path(path, {"messages.json"}) == shown
