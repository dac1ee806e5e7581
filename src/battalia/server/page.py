"""The pages of the game: the client, built into the package, and the texts that it shows.

Every address that is no file is the client's own (``/t/…``): it gets the one page, which knows what
to show.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib import resources
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = "page"
LONG: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
SMALL: Final = 1000
"""Bytes below which nothing is compressed."""
PACKED: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")


@cache
def file(path: str) -> tuple[bytes, bytes | None, str] | None:
    """A file of the client, the same compressed where that helps, and its type."""
    if not all(part and not part.startswith(".") for part in path.split("/")):
        return None
    found = resources.files("battalia.server").joinpath(FOLDER, *path.split("/"))
    if not found.is_file():
        return None
    data = found.read_bytes()
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    worth = len(data) > SMALL and kind.startswith(PACKED)
    return data, gzip.compress(data, 9) if worth else None, kind


def answer(request: Request[object, object, State], path: str) -> Response[bytes]:
    found = file(path)
    if found is None:
        raise NotFoundException("the pages are not built: see README")
    data, packed, kind = found
    headers = {"cache-control": LONG if path.startswith("assets/") else "no-cache"}
    if packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            data = packed
            headers["content-encoding"] = "gzip"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    return Response(data, media_type=kind, headers=headers)


@get("/", include_in_schema=False)
async def front_page(request: Request[object, object, State]) -> Response[bytes]:
    return answer(request, "index.html")


@get("/{path:path}", include_in_schema=False)
async def pages(request: Request[object, object, State], path: FromPath[str]) -> Response[bytes]:
    wanted = path.strip("/")
    if wanted.startswith("api/"):
        raise NotFoundException(f"there is no {path}")
    return answer(request, wanted if file(wanted) is not None else "index.html")
