"""People at a real server: a name, a key, an account, and where reminders go."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import httpx
import pytest

from battalia.server.client import Declined, Guest
from server.serving import Served, served

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("people") / "tables.db", "--rate-each", "1000") as server:
        yield server


@pytest.fixture
async def ada(server: Served) -> AsyncIterator[Guest]:
    """Somebody whose name is Ada."""
    guest = await Guest.named(server.url, "Ada")
    yield guest
    await guest.close()


@pytest.fixture
async def device(server: Served) -> AsyncIterator[Guest]:
    """Another device: nobody is known there."""
    guest = Guest(server.url)
    yield guest
    await guest.close()


async def test_the_key_proves_who_one_is(ada: Guest) -> None:
    assert await ada.get("/api/me") == {"name": "Ada"}


async def test_a_browser_is_known_by_its_cookie(server: Served) -> None:
    with httpx.Client(base_url=server.url) as browser:
        response = browser.post("/api/people", json={"name": "Bea"})
        assert response.status_code == 201
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/api/me").json() == {"name": "Bea"}
        assert browser.post("/api/logout", json={}).status_code == 204
        assert not browser.cookies
        assert browser.get("/api/me").status_code == 401


@pytest.mark.parametrize("key", ["", "x" * 43])
async def test_without_a_key_that_is_known_nobody_is_anybody(device: Guest, key: str) -> None:
    device.key = key
    for path in ("/api/me", "/api/tables"):
        with pytest.raises(Declined) as refusal:
            await device.get(path)
        assert refusal.value.id == "who-are-you"
    assert str(refusal.value) == "Say who you are: this needs the key of a person."


@pytest.mark.parametrize("name", ["", " ", " Ada", "A\nda", "A" * 41, 7, None])
async def test_a_name_is_a_name(device: Guest, name: object) -> None:
    with pytest.raises(Declined) as refusal:
        await device.post("/api/people", {"name": name})
    assert refusal.value.id == "request-unusable"


async def test_a_name_can_change(ada: Guest) -> None:
    assert await ada.request("PATCH", "/api/me", {"name": "Ada L."}) == {"name": "Ada L."}
    assert await ada.get("/api/me") == {"name": "Ada L."}


async def test_with_an_account_one_is_the_same_person_on_another_device(
    ada: Guest, device: Guest
) -> None:
    table = (await ada.set_up(seats=[{"who": "me"}, *[{"who": "link"}] * 3]))["table"]["id"]
    account = {"login": "ada@same", "password": PASSWORD}
    assert (await ada.post("/api/me/account", account))["login"] == "ada@same"
    welcome = await device.post("/api/login", account)
    device.key = welcome["key"]
    assert welcome["person"] == {"name": "Ada", "login": "ada@same"}
    assert [found["id"] for found in (await device.get("/api/tables"))["tables"]] == [table]
    # Both devices are known, each by a key of its own, until it is forgotten there.
    assert device.key != ada.key
    await device.post("/api/logout")
    with pytest.raises(Declined, match="who you are"):
        await device.get("/api/me")
    assert (await ada.get("/api/me"))["login"] == "ada@same"


async def test_a_wrong_password_and_an_unknown_login_are_told_alike(
    ada: Guest, device: Guest
) -> None:
    await ada.post("/api/me/account", {"login": "ada@wrong", "password": PASSWORD})
    told = []
    for login, password in (("ada@wrong", "another horse"), ("ada@nobody", PASSWORD)):
        with pytest.raises(Declined) as refusal:
            await device.post("/api/login", {"login": login, "password": password})
        told.append((refusal.value.id, str(refusal.value)))
    assert told == [("login-wrong", told[0][1])] * 2


async def test_nobody_tries_passwords_for_ever(ada: Guest, device: Guest) -> None:
    await ada.post("/api/me/account", {"login": "ada@guess", "password": PASSWORD})
    guesses = [{"login": "ada@guess", "password": f"guess {guess:03}"} for guess in range(15)]
    told = await asyncio.gather(
        *(device.post("/api/login", guess) for guess in guesses), return_exceptions=True
    )
    reasons = {refusal.id for refusal in told if isinstance(refusal, Declined)}
    assert reasons == {"login-wrong", "too-many-logins"}


async def test_a_login_belongs_to_one_person(ada: Guest, server: Served) -> None:
    await ada.post("/api/me/account", {"login": "ada@one", "password": PASSWORD})
    bea = await Guest.named(server.url, "Bea")
    with pytest.raises(Declined) as refusal:
        await bea.post("/api/me/account", {"login": "ada@one", "password": "other horse"})
    assert refusal.value.id == "login-taken"
    assert str(refusal.value) == "Somebody else has the login ada@one."
    assert await bea.get("/api/me") == {"name": "Bea"}
    # And it is still Ada's, with Ada's password.
    welcome = await bea.post("/api/login", {"login": "ada@one", "password": PASSWORD})
    assert welcome["person"]["name"] == "Ada"
    await bea.close()


async def test_a_password_can_change(ada: Guest, device: Guest) -> None:
    for password in (PASSWORD, "a newer horse"):
        await ada.post("/api/me/account", {"login": "ada@new", "password": password})
    with pytest.raises(Declined, match="the password is another one"):
        await device.post("/api/login", {"login": "ada@new", "password": PASSWORD})
    await device.post("/api/login", {"login": "ada@new", "password": "a newer horse"})


@pytest.mark.parametrize(
    "account",
    [
        {"login": "ad", "password": PASSWORD},
        {"login": "ada lovelace", "password": PASSWORD},
        {"login": "ada@short", "password": "horse"},
        {"login": "ada@long", "password": "h" * 201},
        {"login": "ada@none"},
    ],
)
async def test_an_account_needs_a_login_and_a_password(ada: Guest, account: dict[str, str]) -> None:
    with pytest.raises(Declined) as refusal:
        await ada.post("/api/me/account", account)
    assert refusal.value.id == "request-unusable"
    assert await ada.get("/api/me") == {"name": "Ada"}


async def test_a_hook_can_be_set_and_lifted(ada: Guest) -> None:
    hook = "https://example.org/ada?key=1"
    assert (await ada.request("PATCH", "/api/me", {"hook": hook}))["hook"] == hook
    assert await ada.request("PATCH", "/api/me", {"name": "Ada B."}) == {
        "name": "Ada B.",
        "hook": hook,
    }
    assert await ada.request("PATCH", "/api/me", {"hook": ""}) == {"name": "Ada B."}


@pytest.mark.parametrize(
    ("hook", "reason"),
    [
        ("http://127.0.0.1/", "hook-not-public"),
        ("http://localhost:8000/", "hook-not-public"),
        ("http://[::1]/", "hook-not-public"),
        ("http://169.254.169.254/latest", "hook-not-public"),
        ("ftp://example.org/", "hook-not-readable"),
        ("example.org", "hook-not-readable"),
        ("https://ada:secret@example.org/", "hook-not-readable"),
        ("https://example.org/" + "x" * 500, "request-unusable"),
    ],
)
async def test_a_hook_that_cannot_be_used_is_refused_and_nothing_changes(
    ada: Guest, hook: str, reason: str
) -> None:
    with pytest.raises(Declined) as refusal:
        await ada.request("PATCH", "/api/me", {"name": "Somebody else", "hook": hook})
    assert refusal.value.id == reason
    assert await ada.get("/api/me") == {"name": "Ada"}
