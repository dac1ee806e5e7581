"""The pages of the game: the client and the documentation, both built into the package.

Every address that is no file is the client's own (``/t/…``): it gets the one page, which knows what
to show.
"""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER: Final = "page"
DOCS: Final = "docs_site"
FRONT: Final = "index.html"
LONG: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASKING: Final = "no-cache"
"""For what a browser keeps, and asks each time whether it is still the same."""
ANEW: Final = "no-store"
"""For what a browser does not keep."""
SMALL: Final = 1000
"""Bytes below which nothing is compressed."""
PACKED: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")


class File(NamedTuple):
    """Something that is the same for everybody."""

    data: bytes
    packed: bytes | None
    """The same compressed, where that helps."""
    kind: str
    tag: str
    """Another one for other data."""


def packed(data: bytes, kind: str) -> File:
    worth = len(data) > SMALL and kind.startswith(PACKED)
    if kind == "application/javascript":  # Litestar sees to texts.
        kind += "; charset=utf-8"
    small = gzip.compress(data, 9, mtime=0) if worth else None
    return File(data, small, kind, f'W/"{sha256(data).hexdigest()[:20]}"')


@cache
def files(folder: str = FOLDER) -> dict[str, File]:
    """Every file of the client, or of another folder, by its path, read and compressed once."""
    return {
        path: packed(
            found.read_bytes(), mimetypes.guess_type(path)[0] or "application/octet-stream"
        )
        for path, found in _files_in(resources.files("battalia.server") / folder)
    }


def _files_in(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for found in folder.iterdir() if folder.is_dir() else ():
        if found.is_dir():
            yield from _files_in(found, f"{path}{found.name}/")
        else:
            yield path + found.name, found


def given(request: Request[object, object, State], file: File, cached: str) -> Response[Any]:
    """A file as this browser can take it, or that it has it already.

    A handler says what is in it, for the description of the interface.
    """
    headers = {"cache-control": cached, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    data = file.data
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = file.packed
        headers["content-encoding"] = "gzip"
    return Response(data, media_type=file.kind, headers=headers)


def answer(request: Request[object, object, State], path: str) -> Response[bytes]:
    found = files().get(path) or files().get(path := FRONT)
    if found is None:
        raise NotFoundException("the pages are not built: see README")
    return given(request, found, LONG if path.startswith("assets/") else ASKING)


@get("/", include_in_schema=False)
async def front_page(request: Request[object, object, State]) -> Response[bytes]:
    return answer(request, FRONT)


@get("/unsubscribe/{key:str}", include_in_schema=False)
async def unsubscribing(
    request: Request[object, object, State], key: FromPath[str]
) -> Response[bytes]:
    """Asks first: programs open the links in letters, too."""
    return answer(request, FRONT)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def documentation(
    request: Request[object, object, State], path: FromPath[str] = ""
) -> Response[bytes]:
    """The site that is made from docs/."""
    if request.scope["raw_path"] == b"/docs":
        # The pages' own links start from inside.
        return Response(b"", status_code=308, headers={"location": "/docs/"})
    # Hundreds of files that hardly anybody asks for: read when somebody does.
    site = await asyncio.to_thread(files, DOCS)
    if not site:
        raise NotFoundException("the documentation is not built: make site")
    found = site.get(path.strip("/") or FRONT)
    if found is None:
        raise NotFoundException(f"there is no {path} in the documentation")
    return given(request, found, ASKING)


@get("/{path:path}", include_in_schema=False)
async def pages(request: Request[object, object, State], path: FromPath[str]) -> Response[bytes]:
    wanted = path.strip("/")
    if wanted.startswith(("api/", "assets/")) and wanted not in files():
        # An old page asks for files of an older build: it must not get a page instead.
        raise NotFoundException(f"there is no {path}")
    return answer(request, wanted)


PAGES: Final = (front_page, unsubscribing, documentation, pages)
