"""What is done for somebody is one trace, also where several processes do it."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import NamedTuple

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from battalia.cli import main
from battalia.server.client import Guest
from server.databases import POSTGRES, postgres_database, postgres_server
from server.serving import Served, served

pytestmark = pytest.mark.anyio

ENOUGH = 120
"""Seconds after which something that must happen has not happened."""
FOREIGN = "0af7651916cd43dd8448eb211c80319c"


class Span(NamedTuple):
    process: str
    name: str
    trace: str
    id: str
    parent: str
    attributes: dict[str, str]


class Collector:
    """Takes traces in over HTTP, and keeps them."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.come = Condition()
        ours = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                if self.headers.get("content-encoding") == "gzip":
                    import gzip

                    body = gzip.decompress(body)
                assert self.path == "/v1/traces"
                ours.keep(ExportTraceServiceRequest.FromString(body))
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def keep(self, told: ExportTraceServiceRequest) -> None:
        with self.come:
            for group in told.resource_spans:
                who = {one.key: one.value.string_value for one in group.resource.attributes}
                for span in (one for scope in group.scope_spans for one in scope.spans):
                    attributes = {one.key: str(one.value) for one in span.attributes}
                    ids = (span.trace_id.hex(), span.span_id.hex(), span.parent_span_id.hex())
                    process = who["service.instance.id"]
                    self.spans.append(Span(process, span.name, *ids, attributes))
            self.come.notify_all()

    async def until(self, *names: str) -> list[Span]:
        """All spans, when there is one of each of these names."""

        def wait() -> list[Span]:
            with self.come:
                there = self.come.wait_for(
                    lambda: {*names} <= {span.name for span in self.spans}, ENOUGH
                )
                assert there, sorted({span.name for span in self.spans})
                return list(self.spans)

        return await asyncio.to_thread(wait)


@pytest.fixture
def collector() -> Iterator[Collector]:
    found = Collector()
    thread = Thread(target=found.server.serve_forever)
    thread.start()
    try:
        yield found
    finally:
        found.server.shutdown()
        thread.join()
        found.server.server_close()


@pytest.fixture
def database() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


@asynccontextmanager
async def person(process: Served, name: str) -> AsyncIterator[Guest]:
    guest = await Guest.named(process.url, name)
    try:
        yield guest
    finally:
        await guest.close()


async def test_a_choice_that_is_handed_on_is_one_trace(database: str, collector: Collector) -> None:
    flags = ("--hall", "127.0.0.1:0", "--workers", "1", "--otlp", collector.url)
    # Spans go out soon.
    soon = {"OTEL_BSP_SCHEDULE_DELAY": "100"}
    with (
        served(database, *flags, settings=soon) as first,
        served(database, *flags, settings=soon) as second,
    ):
        async with person(first, "Ada") as ada:
            wish = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "here"}]}
            table = (await ada.set_up(**wish))["table"]["id"]
            elsewhere = Guest(second.url, ada.key)
            async with elsewhere.at(table) as place:
                while not place.questions:
                    await place.hear()
                seat, question = next(iter(place.questions.items()))
                await place.choose(seat, question["options"][0]["choice"])
            await elsewhere.close()
        spans = await collector.until("choose", "rules", "store", "tell", "hand on", "sit down")
    by_id = {span.id: span for span in spans}

    def line(span: Span) -> list[tuple[str, str]]:
        """From the beginning of the trace to here: which process did what."""
        before = line(by_id[span.parent]) if span.parent else []
        return [*before, (span.process, span.name)]

    (choice,) = [span for span in spans if span.name == "choose"]
    (entered, _), *_ = line(choice)
    leads = choice.process
    assert entered != leads
    come = [(entered, "sit down"), (entered, "hand on"), (leads, "sit down"), (leads, "choose")]
    assert line(choice) == come
    steps = [line(span) for span in spans if span.parent == choice.id]
    assert steps == [[*come, (leads, name)] for name in ("rules", "store", "tell")]
    assert {span.trace for span in spans if span.name in ("choose", "rules")} == {choice.trace}
    # Nobody's key is told.
    assert not [span for span in spans if ada.key in str(span)]


async def test_nobody_outside_says_to_which_trace_a_request_belongs(
    tmp_path_factory: pytest.TempPathFactory, collector: Collector
) -> None:
    database = tmp_path_factory.mktemp("alone") / "tables.db"
    soon = {"OTEL_BSP_SCHEDULE_DELAY": "100"}
    with served(database, "--otlp", collector.url, settings=soon) as server:
        heads = {"traceparent": f"00-{FOREIGN}-b7ad6b7169203331-01"}
        httpx.get(f"{server.url}/health", headers=heads).raise_for_status()
        (span,) = await collector.until("GET request")
    assert (span.parent, span.trace == FOREIGN) == ("", False)


def test_a_collector_that_is_not_there_keeps_nobody_waiting(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = tmp_path_factory.mktemp("alone") / "tables.db"
    with served(database, "--otlp", "http://127.0.0.1:1") as server:
        httpx.get(f"{server.url}/health").raise_for_status()
        assert server.stop() == 0


@pytest.mark.parametrize("url", ["collector:4318", "ftp://collector", "http://", "here"])
def test_a_collector_that_cannot_be_is_refused_in_one_sentence(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--otlp", url]) != 0
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_collector_nothing_of_it_is_loaded() -> None:
    """Nor is anything made for a span."""
    script = """
import sys
import battalia.server.running
from battalia.server import tracing
assert tracing.span("a") is tracing.span("b", table="c")
assert tracing.heads() == [] and tracing.here() is None
assert not [name for name in sys.modules if name.startswith("opentelemetry")]
"""
    subprocess.run([sys.executable, "-c", script], check=True)
