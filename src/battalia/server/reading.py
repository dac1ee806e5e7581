"""What comes over the network, before anything reads it.

A body is JSON and says so, is text in UTF-8, and keeps within its bounds; the one cookie that
matters is looked for without reading the others.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import Headers

from battalia.engine import Reason
from battalia.engine.bounds import Bounds, too_much_json
from battalia.server.denied import Denied, denied
from battalia.server.messages import AnyFromClient
from battalia.server.messages.house import AnyToHouse

BODY: Final = Bounds(size=2_500_000, depth=8, signs=1_000)
"""A request over HTTP: records and positions stand there as texts."""
MESSAGE: Final = Bounds(size=16_384, depth=4, signs=100)
"""A message over a WebSocket."""
NO_MEDIA: Final = 415
JSON: Final = re.compile(r'application/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?', re.IGNORECASE)
T = TypeVar("T")
_at_table: Final[msgspec.json.Decoder[AnyFromClient]] = msgspec.json.Decoder(AnyFromClient)
_in_house: Final[msgspec.json.Decoder[AnyToHouse]] = msgspec.json.Decoder(AnyToHouse)


async def read_body(request: Request[Any, Any, Any]) -> None:
    """Refuses a body that is not to be read, where one is wanted; elsewhere nobody looks at it."""
    if "data" not in request.route_handler.parsed_fn_signature.parameters:
        return
    body = await request.body()
    if not body:
        raise Denied("body-missing")
    if not JSON.fullmatch(request.headers.get("content-type", "")):
        raise Denied("body-not-json", NO_MEDIA)
    try:
        reason = too_much_json(body.decode(), BODY)
    except UnicodeDecodeError:
        reason = Reason("text-not-utf8")
    if reason is not None:
        raise denied(reason)


def read_message(text: str) -> AnyFromClient:
    """What a client says at a table (Denied where it is no message, however it was made up)."""
    return _read(_at_table, text)


def read_visit(text: str) -> AnyToHouse:
    """The same over the stream of the house."""
    return _read(_in_house, text)


def _read(decoder: msgspec.json.Decoder[T], text: str) -> T:
    reason = too_much_json(text, MESSAGE)
    if reason is not None:
        raise Denied("message-unreadable", reason=reason)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Denied("message-unreadable", reason=str(error)) from None


def cookie_of(headers: Headers, name: str) -> str | None:
    """The value of this cookie.

    Python's own reader of cookies takes a minute for some that fit into one header.
    """
    for part in headers.get("cookie", "").split(";"):
        found, _, value = part.strip().partition("=")
        if found == name:
            return value
    return None
