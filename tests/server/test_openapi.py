"""The OpenAPI document is valid and whole, and the real server keeps to it, whatever comes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.engine import events, from_schema

from battalia.server.schema import PLACE, message_schema
from conftest import share
from server.serving import Served, served

RUN: dict[str, Any] = {
    "seed": 1,
    "generation": {"max-examples": share(6), "deterministic": True, "database": "none"},
    "checks": {
        # A request of the right shape need not be granted: options, records and hooks are looked
        # at more closely.
        "positive_data_acceptance": {"enabled": False},
        # Much is for everybody: to take a seat, a link is enough.
        "ignored_auth": {"enabled": False},
        # Litestar's answer to OPTIONS knows one of several methods of a path; 405 knows them all.
        "allow_header_conformance": {"enabled": False},
    },
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with served(folder / "battalia.sqlite", "--rate-each", "100000", "--workers", "1") as server:
        yield server
        assert server.stop() == 0
        assert not [line for line in server.lines if "Traceback" in line]


@pytest.fixture(scope="module")
def document(server: Served) -> dict[str, Any]:
    response = httpx.get(f"{server.url}/api/openapi.json")
    assert response.headers["content-type"] == "application/vnd.oai.openapi+json"
    found: dict[str, Any] = response.json()
    return found


@pytest.fixture(scope="module")
def key(server: Served) -> str:
    """Of a person who sits at a table."""
    welcomed = httpx.post(f"{server.url}/api/people", json={"name": "Ann"}).json()
    return str(welcomed["key"])


@pytest.fixture(scope="module")
def table(server: Served, key: str) -> str:
    """A table that waits for somebody, so that nothing happens at it by itself."""
    wish = {"options": {"players": 2}, "seats": [{"who": "me"}, {"who": "link"}]}
    headers = {"Authorization": f"Bearer {key}"}
    links = httpx.post(f"{server.url}/api/tables", json=wish, headers=headers).json()
    return str(links["table"]["id"])


def loaded(server: Served, **config: Any) -> Any:
    """The document, with how the server is to be examined."""
    return schemathesis.openapi.from_url(
        f"{server.url}/api/openapi.json", config=schemathesis.Config.from_dict(RUN | config)
    )


def faults(api: Any, at_least: int) -> list[str]:
    """What the real server does otherwise than the document says, after many odd requests."""
    found: list[str] = []
    answers = 0
    for event in from_schema(api).execute():
        if isinstance(event, (events.NonFatalError, events.FatalError)):
            found.append(str(event))
        if isinstance(event, events.ScenarioFinished):
            answers += len(event.recorder.interactions)
            found += [
                f"{event.recorder.label}: {check.failure_info.failure}"
                for checks in event.recorder.checks.values()
                for check in checks
                if check.failure_info is not None and not is_lax(check.failure_info.failure)
            ]
    assert answers >= at_least
    return found


def is_lax(failure: object) -> bool:
    """Litestar reads 0 as false and "3" as 3, in JSON as in a query: nobody is hurt by that."""
    return isinstance(failure, AcceptedNegativeData) and "Incorrect type" in str(failure)


def phases(*names: str) -> dict[str, Any]:
    """Only these kinds of requests."""
    every = ("examples", "coverage", "fuzzing", "stateful")
    return {name: {"enabled": name in names} for name in every}


def test_strangers_get_only_answers_that_are_documented(server: Served) -> None:
    """To everything that is at the edge of the schema, or beyond it."""
    assert faults(loaded(server, phases=phases("coverage")), at_least=300) == []


def test_a_person_gets_only_answers_that_are_documented(
    server: Served, key: str, table: str
) -> None:
    """At a table of their own, to anything."""
    api = loaded(
        server,
        headers={"Authorization": f"Bearer {key}"},
        parameters={"path.table": table},
        phases=phases("fuzzing"),
    )
    # Afterwards it would be nobody's key, or there would be no such table.
    for path in ("/api/logout", "/api/me/delete"):
        api = api.exclude(path=path)
    api = api.exclude(path="/api/tables/{table}", method="DELETE")
    assert faults(api, at_least=50) == []


def test_the_document_is_valid_openapi(server: Served, document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    loaded(server).validate()
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)


def parts(whole: object) -> Iterator[dict[str, Any]]:
    """All objects in the document."""
    if isinstance(whole, dict):
        yield whole
    for inner in whole.values() if isinstance(whole, dict) else whole:  # type: ignore[attr-defined]
        if isinstance(inner, (dict, list)):
            yield from parts(inner)


def test_whatever_the_document_refers_to_is_in_it_and_nothing_else(
    document: dict[str, Any],
) -> None:
    place = "#/components/schemas/"
    wanted = {part["$ref"] for part in parts(document) if "$ref" in part}
    assert wanted == {place + name for name in document["components"]["schemas"]}


def test_http_and_websocket_speak_of_the_same_things(document: dict[str, Any]) -> None:
    definitions = message_schema()["$defs"]
    text = str(document["components"]["schemas"]).replace("#/components/schemas/", PLACE)
    shown = {name: definitions[name] for name in document["components"]["schemas"]}
    assert text == str(shown)


def test_every_route_tells_what_a_refusal_looks_like(document: dict[str, Any]) -> None:
    for path, operations in document["paths"].items():
        for operation in operations.values():
            for code in ("4XX", "5XX"):
                content = operation["responses"][code]["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Failure"}, path


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/offer", 405),
        ("POST", "/api/people", 400),
        ("GET", "/api/tables/nosuchtable", 400),
        ("GET", "/api/tables/234567abcdef", 404),
        ("GET", "/api/tables", 401),
    ],
)
def test_what_is_refused_has_a_reason_and_a_sentence(
    server: Served, method: str, path: str, status: int
) -> None:
    response = httpx.request(method, server.url + path)
    assert response.status_code == status
    failure = response.json()
    assert set(failure) == {"reason", "text"}
    assert failure["text"].endswith(".")
    if status == 405:
        assert response.headers["allow"] == "GET, OPTIONS"
