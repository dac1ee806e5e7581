"""The pages as browsers ask for them."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from battalia.messages import LANGUAGES
from battalia.server.page import DOCS, FRONT, files
from server.house import Time, house

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(FRONT not in files(), reason="the pages are not built"),
]


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        house(tmp_path / "tables.db", Time()) as url,
        httpx.AsyncClient(base_url=url) as client,
    ):
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijkl", "/rules", "/api/rules?language=de"])
async def test_who_asks_for_the_head_only_gets_it_without_the_body(
    browser: httpx.AsyncClient, path: str
) -> None:
    whole = await browser.get(path)
    head = await browser.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == whole.headers["etag"]
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize("path", ["/", "/api/rules?language=hu"])
async def test_what_a_browser_has_already_is_not_sent_again(
    browser: httpx.AsyncClient, path: str
) -> None:
    first = await browser.get(path)
    again = await browser.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await browser.get(path, headers={"if-none-match": 'W/"another"'})
    assert other.content == first.content


async def test_files_named_after_what_is_in_them_are_kept_for_long(
    browser: httpx.AsyncClient,
) -> None:
    page = await browser.get("/")
    script = re.search(r'src="(/assets/[^"]+)"', page.text)
    assert script is not None
    found = await browser.get(script[1])
    assert "immutable" in found.headers["cache-control"]
    assert found.headers["content-encoding"] == "gzip"
    assert page.headers["cache-control"] == "no-cache"


async def test_a_file_of_an_older_build_is_not_answered_with_a_page(
    browser: httpx.AsyncClient,
) -> None:
    assert (await browser.get("/assets/index-older.js")).status_code == 404
    assert "class" not in (await browser.get("/..%2fconfig.py")).text


async def test_the_service_worker_is_asked_for_anew_and_knows_the_files_of_its_build(
    browser: httpx.AsyncClient,
) -> None:
    worker = await browser.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert not re.search(r"^\s*(import|export)\b", worker.text), (
        "older browsers know no modules there"
    )
    found = re.search(r"FILES=(\[[^\]]*\])", worker.text)
    entry = re.search(r'ENTRY="([^"]+)"', worker.text)
    assert found is not None
    assert entry is not None
    kept = [path.removeprefix("/") for path in json.loads(found[1])]
    assert set(kept) <= set(files())
    assert entry[1] in (await browser.get("/")).text
    # Of everything that the page may ask for only the languages are left out.
    left = {path for path in files() if path.startswith("assets/")} - set(kept)
    assert len(left) == len(LANGUAGES)
    assert all(re.match(r"assets/[a-z]{2}-", path) for path in left)


async def test_pages_run_only_what_this_server_sends(browser: httpx.AsyncClient) -> None:
    headers = (await browser.get("/")).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert "script-src" not in policy, "scripts are as strict as everything else"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_loading_the_page_often_locks_nobody_out(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "tables.db", Time(), burst=40) as url,
        httpx.AsyncClient(base_url=url) as client,
    ):
        for path in [*files(), *files()]:
            assert (await client.get(f"/{path}")).status_code == 200


# The documentation.


@pytest.fixture
def site() -> None:
    """The site is built by ``make site``, as ``make test`` does."""
    if FRONT not in files(DOCS):
        pytest.skip("the documentation is not built: make site")


@pytest.mark.usefixtures("site")
async def test_the_documentation_is_at_docs(browser: httpx.AsyncClient) -> None:
    bare = await browser.get("/docs")
    assert (bare.status_code, bare.headers["location"]) == (308, "/docs/")
    front = await browser.get("/docs/")
    assert front.status_code == 200
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert "What would you like to do?" in front.text


@pytest.mark.usefixtures("site")
async def test_the_documentation_names_what_python_programs_call(
    browser: httpx.AsyncClient,
) -> None:
    page = await browser.get("/docs/python.html")
    for name in ("engine.start", "engine.play", "engine.Options.players", "bots.Match.begin"):
        assert f'id="battalia.{name}"' in page.text


@pytest.mark.usefixtures("site")
async def test_the_documentation_can_be_searched(browser: httpx.AsyncClient) -> None:
    index = await browser.get("/docs/searchindex.js")
    assert index.text.startswith("Search.setIndex(")
    assert index.headers["content-encoding"] == "gzip"
    assert '"battalia.engine"' in index.text


@pytest.mark.usefixtures("site")
async def test_what_the_documentation_lacks_is_said_in_a_sentence(
    browser: httpx.AsyncClient,
) -> None:
    for path in ("/docs/nothing.html", "/docs/..%2fpage%2findex.html", "/docs/rules"):
        answer = await browser.get(path)
        assert answer.status_code == 404
        assert "in the documentation" in answer.json()["text"]


@pytest.mark.usefixtures("site")
def test_the_documentation_runs_and_loads_nothing_from_elsewhere() -> None:
    for path, file in files(DOCS).items():
        text = file.data.decode(errors="ignore")
        if path.endswith(".html"):
            assert not re.search(r"<script(?![^>]* src=)", text), f"{path}: a script in the page"
            assert not re.search(r"""\bon\w+=["']""", text), f"{path}: a script in a tag"
            loaded = re.findall(r'<(?:script|img|link|iframe)[^>]* (?:src|href)="([^"]+)"', text)
            assert not [one for one in loaded if re.match(r"(\w+:)?//", one)], path
        if path.endswith(".css"):
            assert not re.search(r"url\(['\"]?(\w+:)?//|@import", text), path


async def test_without_documentation_one_sentence_says_how_to_build_it(
    browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("battalia.server.page.DOCS", "nowhere")
    answer = await browser.get("/docs/")
    assert answer.status_code == 404
    assert "make site" in answer.json()["text"]
