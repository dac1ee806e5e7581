"""Word by web push: it reaches the browser that wants it, which alone can read it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from battalia.messages import LANGUAGES, messages
from battalia.server.client import Declined, Guest, Place, Plain
from battalia.server.messages import NewPush
from battalia.server.pushing import (
    CURVE,
    META,
    SIZE,
    Pushes,
    ServerKey,
    check_endpoint,
    decoded,
    encoded,
    sealed,
)
from battalia.server.reminders import Hooks
from battalia.server.store import PUSHES_EACH, Push, State, Store
from server.databases import opened, seat_rows, table_row
from server.house import Time, guests, house, let_be
from server.push_service import PushService, Subscriber

pytestmark = pytest.mark.anyio

ENDPOINT = "https://push.example/send/abc"


class Evening(NamedTuple):
    """Ada sits at p1 and Bea at p2; with this seed Bea begins."""

    ada: Guest
    bea: Guest
    table: str
    service: PushService


@asynccontextmanager
async def evening(folder: Path, status: int = 201) -> AsyncIterator[Evening]:
    async with (
        PushService(status).open() as service,
        house(folder / "tables.db", Time()) as url,
        guests(url, "Ada", "Bea") as (ada, bea),
    ):
        seats = [{"who": "me"}, {"who": "link"}]
        links = await ada.set_up(options={"players": 2}, seats=seats, seed="x")
        await bea.join(links["seats"]["p2"])
        yield Evening(ada, bea, links["table"]["id"], service)


async def answer(place: Place, seat: str) -> None:
    await place.choose(seat, let_be(await place.until_asked(seat)))


async def until_no_push(guest: Guest) -> None:
    """Returns when the server knows that this browser is gone."""
    async with asyncio.timeout(60):
        while (await guest.get("/api/me/push")).get("endpoint"):
            await asyncio.sleep(0)


# What is said to whom.


async def test_whoever_is_waited_for_and_not_here_is_told_in_their_language(tmp_path: Path) -> None:
    async with evening(tmp_path) as (ada, bea, table, service):
        phone = Subscriber()
        wish = phone.subscription(f"{service.origin}/send/1", language="de")
        info = await ada.post("/api/me/push", wish)
        assert info["endpoint"] == wish["endpoint"]
        async with bea.at(table) as place:
            await answer(place, "p2")
            posted = await service.next()
        assert posted.path == "/send/1"
        assert phone.read(posted.body) == {
            "table": table,
            "title": "Battalia: Du bist am Zug.",
            "text": "Am Tisch: Bea",
            "waiting": 1,
        }
        claims = posted.claims()
        assert claims["aud"] == service.origin
        assert claims["key"] == info["key"]
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["topic"] == table
        assert int(posted.headers["ttl"]) > 0


async def test_at_the_table_nobody_is_told_by_push(tmp_path: Path) -> None:
    async with evening(tmp_path) as (ada, bea, table, service):
        await ada.post("/api/me/push", Subscriber().subscription(f"{service.origin}/1"))
        async with bea.at(table) as place, ada.at(table) as here:
            await answer(place, "p2")
            await here.until_asked("p1")
        # What is posted to Bea comes after what would have been posted to Ada.
        await bea.post("/api/me/push", Subscriber().subscription(f"{service.origin}/2"))
        async with ada.at(table) as here:
            while not (await bea.get("/api/me/waiting"))["tables"]:
                await answer(here, "p1")
        assert (await service.next()).path == "/2"
        assert service.posted.empty()


async def test_nobody_else_can_read_it_and_its_length_tells_nothing(tmp_path: Path) -> None:
    phone, other = Subscriber(), Subscriber()
    short, long = (sealed(text, phone.public, b"sixteen letters.") for text in (b"1", b'"23"' * 9))
    assert len(short) == len(long)
    assert len(short) > SIZE
    assert phone.read(short) == 1
    with pytest.raises(Exception):  # noqa: B017, PT011 (whatever a cipher says to a wrong key)
        other.read(short)


def test_it_is_sealed_as_the_standard_shows() -> None:
    """RFC 8291, 5: the same keys, salt and text give the same bytes."""
    number = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        decoded(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        own=ec.derive_private_key(number, CURVE),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        size=0,
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_word_is_not_too_long_for_a_service(language: str) -> None:
    """Services take 4096 bytes: five other people, each with a name as long as there is."""
    say = messages(language).format
    names = ", ".join(["\U0001f409" * 40] * 5)
    told = {"title": say("table-notice"), "text": say("push-others", {"names": names})}
    assert len(json.dumps(told, ensure_ascii=False).encode()) < SIZE - 100
    assert len(sealed(b"", Subscriber().public, b"x" * 16)) <= 4096


# When it ends.


async def test_a_browser_that_is_gone_is_told_nothing_more(tmp_path: Path) -> None:
    for status in (404, 410):
        folder = tmp_path / str(status)
        folder.mkdir()
        async with evening(folder, status) as (ada, bea, table, service):
            await ada.post("/api/me/push", Subscriber().subscription(f"{service.origin}/1"))
            async with bea.at(table) as place:
                await answer(place, "p2")
                await service.next()
            await until_no_push(ada)


async def test_a_service_in_trouble_is_no_reason_to_forget_a_browser(tmp_path: Path) -> None:
    for status in (302, 307, 401, 429):
        folder = tmp_path / str(status)
        folder.mkdir()
        async with evening(folder, status) as (ada, bea, table, service):
            await ada.post("/api/me/push", Subscriber().subscription(f"{service.origin}/1"))
            async with bea.at(table) as place:
                await answer(place, "p2")
                assert (await service.next()).path == "/1"
                # Nor is a redirect followed: the next word is the next one to the browser itself.
                async with ada.at(table) as here:
                    while (await ada.get("/api/me/waiting"))["tables"]:
                        await answer(here, "p1")
                while not (await ada.get("/api/me/waiting"))["tables"]:
                    await answer(place, "p2")
                assert (await service.next()).path == "/1"
            assert (await ada.get("/api/me/push"))["endpoint"]


async def test_an_old_goodbye_does_not_end_a_new_subscription(store: Store) -> None:
    await store.add_person("Ada", b"key")
    await store.set_push(Push(b"key", f"{ENDPOINT}/new", b"public", b"secret", "en"))
    await store.drop_push(b"key", f"{ENDPOINT}/old")
    assert len(await store.pushes(1)) == 1
    await store.drop_push(b"key", f"{ENDPOINT}/new")
    assert await store.pushes(1) == []


async def test_logging_out_ends_it(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):
        await ada.post("/api/me/account", {"login": "ada", "password": "correct horse"})
        keys = [ada.key]
        for _ in range(3):
            login = {"login": "ada", "password": "correct horse"}
            keys.append((await ada.post("/api/login", login))["key"])
        ada.http.cookies.clear()
        for key in keys:
            ada.key = key
            await ada.post("/api/me/push", Subscriber().subscription(f"https://push.example/{key}"))
        # Each device has its own, and logs out of its own alone.
        assert len((await ada.get("/api/me/export"))["pushes"]) == 4
        await ada.post("/api/logout")
        ada.key = keys[0]
        assert len((await ada.get("/api/me/export"))["pushes"]) == 3
        await ada.request("DELETE", "/api/me/keys")
        assert (await ada.get("/api/me/export"))["pushes"] == [f"https://push.example/{keys[0]}"]
        await ada.request("DELETE", "/api/me/push")
        assert "endpoint" not in await ada.get("/api/me/push")


async def test_it_ends_with_the_person(store: Store) -> None:
    ada = await store.add_person("Ada", b"key")
    assert await store.set_push(Push(b"key", ENDPOINT, b"public", b"secret", "en"))
    await store.forget_person(ada.id)
    assert await store.pushes(ada.id) == []
    assert not await store.set_push(Push(b"key", ENDPOINT, b"public", b"secret", "en"))


async def test_whoever_comes_to_the_same_browser_takes_it_over(store: Store) -> None:
    ada, bob = [await store.add_person(name, name.encode()) for name in ("Ada", "Bob")]
    await store.set_push(Push(b"Ada", ENDPOINT, b"public", b"secret", "en"))
    # Who has only seen the address is not that browser.
    await store.set_push(Push(b"Bob", ENDPOINT, b"other", b"guess", "en"))
    assert len(await store.pushes(ada.id)) == 1
    await store.set_push(Push(b"Bob", ENDPOINT, b"public", b"secret", "de"))
    assert await store.pushes(ada.id) == []
    assert [push.language for push in await store.pushes(bob.id)] == ["de"]


async def test_so_many_browsers_of_a_person_and_no_more(store: Store) -> None:
    ada = await store.add_person("Ada", b"key 0")
    for number in range(PUSHES_EACH + 3):
        if number:
            await store.add_token(ada.id, f"key {number}".encode())
        token, endpoint = f"key {number}".encode(), f"https://push.example/{number}"
        await store.set_push(Push(token, endpoint, b"public", b"secret", "en"))
    kept = [push.endpoint for push in await store.pushes(ada.id)]
    assert kept == [f"https://push.example/{number}" for number in range(3, PUSHES_EACH + 3)]


# What a stranger may ask for.


@pytest.mark.parametrize(
    ("endpoint", "id"),
    [
        ("http://push.example/x", "push-not-secure"),
        ("https://push.example:22/x", "push-not-secure"),
        ("https://push.example:8443/x", "push-not-secure"),
        ("https://127.0.0.1/x", "hook-not-public"),
        ("https://localhost/x", "hook-not-public"),
        ("https://169.254.169.254/latest", "hook-not-public"),
        ("https://[::ffff:10.0.0.1]/x", "hook-not-public"),
        ("https://ann:secret@push.example/", "hook-not-readable"),
        ("ftp://push.example/", "hook-not-readable"),
        ("push.example", "hook-not-readable"),
    ],
)
def test_a_push_goes_to_public_https_only(endpoint: str, id: str) -> None:
    reason = check_endpoint(endpoint)
    assert reason is not None
    assert reason.id == id


def test_real_services_are_taken() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/x:y-z_1",
        "https://updates.push.services.mozilla.com:443/wpush/v2/x",
        "https://web.push.apple.com/QABC",
    ):
        assert check_endpoint(endpoint) is None


UNUSABLE: list[Plain] = [
    {"p256dh": ""},
    {"p256dh": "#####"},
    {"p256dh": encoded(b"\4" + b"1" * 64)},
    {"p256dh": encoded(b"\2" + b"1" * 32)},
    {"p256dh": encoded(b"\0")},
    {"auth": ""},
    {"auth": encoded(b"too short")},
    {"auth": encoded(b"rather too long for it")},
    {"auth": "a+/="},
    {"auth": "ä" * 22},
    {"endpoint": "x" * 1001},
    {"language": "xx"},
    {"more": 1},
]


async def test_an_unusable_subscription_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):
        good = Subscriber().subscription(ENDPOINT)
        await ada.post("/api/me/push", good)
        for changes in UNUSABLE:
            with pytest.raises(Declined):
                await ada.post("/api/me/push", good | {"endpoint": f"{ENDPOINT}/2"} | changes)
            assert (await ada.get("/api/me/push"))["endpoint"] == ENDPOINT, changes


async def test_only_somebody_has_push(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", Time()) as url:
        nobody = Guest(url)
        wish = Subscriber().subscription(ENDPOINT)
        for method, path, body in (
            ("GET", "/api/me/push", None),
            ("POST", "/api/me/push", wish),
            ("DELETE", "/api/me/push", None),
            ("GET", "/api/me/waiting", None),
        ):
            with pytest.raises(Declined) as refused:
                await nobody.request(method, path, body)
            assert refused.value.id == "who-are-you"
        await nobody.close()


async def test_a_private_address_is_refused_before_it_is_kept(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as store:
        await store.add_person("Ada", b"key")
        hooks = Hooks()
        pushes = Pushes(store, hooks)
        await pushes.open()
        wish = Subscriber().subscription("https://10.0.0.1/x")
        with pytest.raises(Exception, match="public address"):
            await pushes.begin(b"key", NewPush(**wish))  # type: ignore[arg-type]
        assert await store.pushes(1) == []
        await hooks.close()


# The server's own key.


async def test_the_servers_key_is_made_once_and_lasts(store: Store) -> None:
    first = await ServerKey.of(store)
    again = await ServerKey.of(store)
    assert again.public == first.public
    assert len(decoded(first.public)) == 65
    kept = await store.meta(META)
    assert kept is not None
    assert kept.startswith("-----BEGIN PRIVATE KEY-----")


# Which tables wait.


async def test_the_tables_that_wait_are_counted_once_each(store: Store) -> None:
    ada = await store.add_person("Ada", b"key")
    rows = seat_rows("", ada.id)
    tables: list[tuple[str, State, str]] = [
        ("mine", "playing", "p1"),
        ("both", "playing", "p1 p2"),
        ("theirs", "playing", "p2"),
        ("over", "over", "p1"),
        ("begun", "playing", ""),
    ]
    for name, state, asked in tables:
        table = table_row(name, ada.id)
        seats = [*seat_rows(name, ada.id)[:1], rows[1]]
        await store.add_table(table, seats)
        await store.set_table(name, state=state, asked=asked)
    assert sorted(await store.waiting_for(ada.id, 10)) == ["both", "mine"]
    assert len(await store.waiting_for(ada.id, 1)) == 1
    await store.set_seat("mine", 0, stand_in="steady")
    assert await store.waiting_for(ada.id, 10) == ["both"]
    await store.put_on_shelf(ada.id, "both", "archive")
    assert await store.waiting_for(ada.id, 10) == []
    await store.put_on_shelf(ada.id, "both", None)
    await store.set_table("both", settings='{"lesson": "road"}')
    assert await store.waiting_for(ada.id, 10) == []
