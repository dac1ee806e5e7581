"""The HTTP interface as an OpenAPI document, for programs that read such things.

Litestar describes the routes. What goes over them is described once for all of the server, in the
schema of all messages (``schema``), and taken from there.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from battalia.server.schema import PLACE, Schema, message_schema

COMPONENTS: Final = "#/components/schemas/"
FAILURES: Final = {
    "4XX": "The request is refused, and says why; nothing has changed.",
    "5XX": "The server has failed; nothing has changed.",
}


class Document(JsonRenderPlugin):
    """Shows the document as JSON."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._shown is None:
            self._shown = msgspec.json.encode(completed(openapi_schema))
        return self._shown


def completed(document: Schema) -> Schema:
    """The document with the schema of all messages, and with what a refusal looks like."""
    paths = {
        path: {method: _with_failures(operation) for method, operation in operations.items()}
        for path, operations in document["paths"].items()
    }
    definitions = _definitions()
    used: dict[str, Schema] = {}
    wanted = set(_references(paths))
    while wanted:
        name = wanted.pop()
        used[name] = definitions[name]
        wanted |= set(_references(used[name])) - used.keys()
    components = {**document["components"], "schemas": dict(sorted(used.items()))}
    return {**document, "paths": paths, "components": components}


def _with_failures(operation: Schema) -> Schema:
    content = {"application/json": {"schema": {"$ref": f"{COMPONENTS}Failure"}}}
    granted = {
        # Where there is no content, none is described either.
        code: {"description": one["description"]} if code == "204" else one
        for code, one in operation["responses"].items()
        if code < "4"
    }
    refused = {
        code: {"description": description, "content": content}
        for code, description in FAILURES.items()
    }
    return {**operation, "responses": granted | refused}


@cache
def _definitions() -> dict[str, Schema]:
    """The definitions of all messages, as they refer to each other in an OpenAPI document."""
    written = msgspec.json.encode(message_schema()["$defs"])
    definitions: dict[str, Schema] = msgspec.json.decode(
        written.replace(PLACE.encode(), COMPONENTS.encode())
    )
    return definitions


def _references(part: object) -> Iterator[str]:
    """The names of all components that this part refers to."""
    if isinstance(part, dict):
        target = part.get("$ref")
        if isinstance(target, str):
            yield target.removeprefix(COMPONENTS)
        for inner in part.values():
            yield from _references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _references(inner)
