"""Letters by e-mail, and links that can be used once: who gets in by them, and who does not."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from battalia.messages import LANGUAGES
from battalia.server.client import ConnectionClosed, Declined, Guest, Plain
from battalia.server.config import Config
from battalia.server.denied import Denied
from battalia.server.keys import hashed
from battalia.server.letters import DIGESTS, EACH, LIVES, TO_ADDRESS, TURNS, Letters
from battalia.server.messages import LetterWish
from battalia.server.metrics import Metrics
from battalia.server.post import Post, smtp_of
from battalia.server.reminders import Reminder
from battalia.server.store import METADATA, TICKETS_EACH, Digest, SeatRow, Store
from battalia.server.work import Asker, Workshop
from server.databases import found, opened, table_row
from server.house import Time, guests, house
from server.postbox import Letter, Postbox, postbox

pytestmark = pytest.mark.anyio

URL = "https://battalia.example"
PASSWORD, NEW = "correct horse", "a newer horse"
ADDRESS = "ada@example.org"


class Ada:
    """Somebody with a login, and a house where letters go out."""

    def __init__(self, guest: Guest, box: Postbox, now: Time) -> None:
        self.guest = guest
        self.box = box
        self.now = now
        self.recovery: list[str] = []

    async def link(self, purpose: str, address: str = ADDRESS) -> Letter:
        """The letter for which somebody asks who is not known yet."""
        stranger = Guest(self.guest.url, http=self.guest.http)
        await stranger.post("/api/letters", {"address": address, "purpose": purpose})
        return await self.box.comes()

    async def gives(self, address: str, **more: str) -> None:
        await self.guest.post("/api/me/address", {"address": address, "password": PASSWORD} | more)

    async def has(self, address: str = ADDRESS, **more: str) -> Letter:
        """Her address is this one now; the letter by which she confirmed it."""
        await self.gives(address, **more)
        letter = await self.box.comes()
        await self.guest.post("/api/link/confirm", {"key": letter.key})
        return letter


@asynccontextmanager
async def ada_at_home(folder: Path, **more: Any) -> AsyncIterator[Ada]:
    now = Time()
    with postbox() as box:
        async with (
            house(folder / "tables.db", now, url=URL, smtp=box.url, **more) as url,
            guests(url, "Ada") as (guest,),
        ):
            ada = Ada(guest, box, now)
            account = {"login": "ada", "password": PASSWORD}
            ada.recovery = (await guest.post("/api/me/account", account))["recovery"]
            yield ada


@pytest.fixture
async def ada(tmp_path: Path) -> AsyncIterator[Ada]:
    async with ada_at_home(tmp_path) as one:
        yield one


@pytest.fixture
async def device(ada: Ada) -> AsyncIterator[Guest]:
    """Another device: nobody is known there."""
    guest = Guest(ada.guest.url)
    yield guest
    await guest.close()


async def refused(request: Any) -> str:
    with pytest.raises(Declined) as refusal:
        await request
    return refusal.value.id


async def comes_by(device: Guest, key: str) -> str:
    """Who is known there now."""
    welcome = await device.post("/api/link/login", {"key": key})
    device.http.cookies.clear()
    device.key = welcome["key"]
    return cast(str, (await device.get("/api/me"))["name"])


# An address is one's own once it is confirmed.


async def test_an_address_counts_once_its_letter_was_answered(ada: Ada) -> None:
    await ada.gives("Ada@Example.org")
    letter = await ada.box.comes()
    assert letter.to == ADDRESS
    assert "address" not in await ada.guest.get("/api/me")
    key = letter.key
    assert await ada.guest.post("/api/link", {"key": key}) == {
        "purpose": "confirm",
        "name": "Ada",
        "login": "ada",
        "address": ADDRESS,
        "mine": True,
    }
    assert "address" not in await ada.guest.get("/api/me")
    await ada.guest.post("/api/link/confirm", {"key": key})
    assert (await ada.guest.get("/api/me"))["address"] == ADDRESS
    assert await refused(ada.guest.post("/api/link/confirm", {"key": key})) == "link-dead"


@pytest.mark.parametrize(
    ("password", "reason"), [(None, "password-needed"), ("another horse", "password-wrong")]
)
@pytest.mark.parametrize("address", ["eve@example.org", ""])
@pytest.mark.slice(2)
async def test_whoever_has_found_a_key_gives_no_address_of_their_own(
    ada: Ada, address: str, password: str | None, reason: str
) -> None:
    await ada.has()
    wish = {"address": address} | ({} if password is None else {"password": password})
    assert await refused(ada.guest.post("/api/me/address", wish)) == reason
    assert ada.box.empty
    assert (await ada.guest.get("/api/me"))["address"] == ADDRESS


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@example.org, eve@example.org", "Ada <ada@example.org>", "ada@example.org>\u00a0"],
)
async def test_what_is_no_address_is_refused_in_one_sentence(ada: Ada, address: str) -> None:
    with pytest.raises(Declined) as refusal:
        await ada.gives(address)
    assert str(refusal.value) == "This is no e-mail address to which a letter could go."
    wish = {"address": address, "purpose": "reset"}
    assert await refused(ada.guest.post("/api/letters", wish)) == "address-unusable"


async def test_no_address_writes_a_header_of_its_own(ada: Ada) -> None:
    for address in ("ada@example.org\r\nBcc: eve@example.org", "ada\n@example.org"):
        assert await refused(ada.gives(address)) == "request-unusable"


async def test_an_address_is_one_persons_and_only_its_reader_hears_so(
    ada: Ada, device: Guest
) -> None:
    await ada.has()
    device.key = (await device.post("/api/people", {"name": "Eve"}))["key"]
    device.http.cookies.clear()
    # Eve hears the same as about any other address; the letter goes to whoever reads it.
    assert await device.post("/api/me/address", {"address": ADDRESS}) == {}
    letter = await ada.box.comes()
    key = {"key": letter.key}
    assert await refused(device.post("/api/link/confirm", key)) == "address-taken"
    assert (await ada.guest.get("/api/me"))["address"] == ADDRESS
    assert "address" not in await device.get("/api/me")


async def test_another_address_ends_what_went_to_the_one_until_now(ada: Ada, device: Guest) -> None:
    await ada.has()
    links = [await ada.link("sign-in"), await ada.link("reset")]
    await ada.has("ada@elsewhere.example")
    told = await ada.box.comes()
    assert told.to == ADDRESS
    assert told.message["Subject"] == "Battalia: your address has changed"
    for letter in links:
        assert await refused(device.post("/api/link", {"key": letter.key})) == "link-dead"
    assert (await ada.link("sign-in", "ada@elsewhere.example")).to == "ada@elsewhere.example"


async def test_an_address_can_go_and_reminders_go_with_it(ada: Ada, device: Guest) -> None:
    await ada.has()
    await ada.guest.request("PATCH", "/api/me", {"mails": True})
    letter = await ada.link("sign-in")
    await ada.gives("")
    assert (await ada.box.comes()).message["Subject"] == "Battalia: your address has changed"
    assert await ada.guest.get("/api/me") == {"name": "Ada", "login": "ada"}
    assert await refused(comes_by(device, letter.key)) == "link-dead"


async def test_what_is_kept_of_a_person_has_the_address_and_all_of_it_goes(
    ada: Ada, device: Guest
) -> None:
    await ada.has(language="de")
    export = await ada.guest.get("/api/me/export")
    assert export["person"] == {
        "name": "Ada",
        "login": "ada",
        "address": ADDRESS,
        "language": "de",
    }
    letter = await ada.link("reset")
    await ada.guest.post("/api/me/delete", {"password": PASSWORD})
    assert await refused(device.post("/api/link", {"key": letter.key})) == "link-dead"
    # And whoever comes after may have it.
    device.key = (await device.post("/api/people", {"name": "Bea"}))["key"]
    device.http.cookies.clear()
    await Ada(device, ada.box, ada.now).has(password=PASSWORD)
    assert (await device.get("/api/me"))["address"] == ADDRESS


# Links.


async def test_a_link_from_a_letter_signs_in_once(ada: Ada, device: Guest) -> None:
    await ada.has()
    letter = await ada.link("sign-in")
    assert await comes_by(device, letter.key) == "Ada"
    assert await ada.guest.get("/api/me/keys") == {"keys": 2, "recovery": 8}
    stranger = Guest(ada.guest.url, http=device.http)
    assert await refused(comes_by(stranger, letter.key)) == "link-dead"


async def test_of_many_who_use_a_link_at_once_one_gets_in(ada: Ada) -> None:
    await ada.has()
    for purpose, path, more in (
        ("sign-in", "/api/link/login", {}),
        ("reset", "/api/link/password", {"password": NEW}),
    ):
        body = {"key": (await ada.link(purpose)).key} | more
        stranger = Guest(ada.guest.url, http=ada.guest.http)
        told = await asyncio.gather(
            *(stranger.post(path, body) for _ in range(5)), return_exceptions=True
        )
        refusals = [one.id for one in told if isinstance(one, Declined)]
        assert refusals == ["link-dead"] * 4


async def test_a_program_that_opens_every_link_of_a_letter_uses_none(
    ada: Ada, device: Guest
) -> None:
    await ada.has()
    letter = await ada.link("sign-in")
    (link,) = re.findall(r"https://\S+/in#\S+", letter.text)
    page = link.removeprefix(URL)
    for method in ("GET", "HEAD", "GET"):
        response = await device.http.request(method, page)
        assert not response.cookies
    for _ in range(3):
        info = await device.post("/api/link", {"key": letter.key})
        assert info == {"purpose": "sign-in", "name": "Ada", "login": "ada"}
    for path in ("/api/link", "/api/link/login", "/api/link/confirm", "/api/link/password"):
        assert (await device.http.get(path, params={"key": letter.key})).status_code in (404, 405)
    assert await comes_by(device, letter.key) == "Ada"


@pytest.mark.parametrize("purpose", ["confirm", "sign-in", "reset", "device"])
@pytest.mark.slice(2)
async def test_a_link_is_for_one_thing(ada: Ada, device: Guest, purpose: str) -> None:
    await ada.has()
    if purpose == "device":
        key = (await ada.guest.post("/api/me/link"))["key"]
    elif purpose == "confirm":
        await ada.gives("other@example.org")
        key = (await ada.box.comes()).key
    else:
        key = (await ada.link(purpose)).key
    uses: dict[str, tuple[str, Plain]] = {
        "confirm": ("/api/link/confirm", {}),
        "sign-in": ("/api/link/login", {}),
        "reset": ("/api/link/password", {"password": NEW}),
    }
    own = {"device": "sign-in"}.get(purpose, purpose)
    for use, (path, more) in uses.items():
        if use != own:
            assert await refused(device.post(path, {"key": key} | more)) == "link-dead"
    path, more = uses[own]
    await device.post(path, {"key": key} | more)


@pytest.mark.parametrize("purpose", ["confirm", "sign-in", "reset", "device"])
@pytest.mark.slice(2)
async def test_a_link_has_its_time(ada: Ada, device: Guest, purpose: str) -> None:
    if purpose == "confirm":
        await ada.gives(ADDRESS)
        key = (await ada.box.comes()).key
    elif purpose == "device":
        key = (await ada.guest.post("/api/me/link"))["key"]
    else:
        await ada.has()
        key = (await ada.link(purpose)).key
    lives = LIVES[purpose]  # type: ignore[index]
    ada.now.passes(lives - 1)
    await device.post("/api/link", {"key": key})
    ada.now.passes(1)
    assert await refused(device.post("/api/link", {"key": key})) == "link-dead"
    path = {"confirm": "confirm", "reset": "password"}.get(purpose, "login")
    body = {"key": key} | ({"password": NEW} if purpose == "reset" else {})
    assert await refused(device.post(f"/api/link/{path}", body)) == "link-dead"


async def test_what_a_request_calls_the_server_is_in_no_link(tmp_path: Path) -> None:
    # A proxy does not even hand on what is for another name.
    async with ada_at_home(tmp_path, alone=True) as ada:
        await ada.has()
        for headers in (
            {"host": "evil.example"},
            {"x-forwarded-host": "evil.example", "forwarded": "host=evil.example"},
        ):
            wish = {"address": ADDRESS, "purpose": "reset"}
            response = await ada.guest.http.post("/api/letters", json=wish, headers=headers)
            assert response.status_code == 204
            letter = await ada.box.comes()
            assert f"{URL}/in#" in letter.text
            assert b"evil.example" not in letter.raw


async def test_of_a_link_only_a_hash_is_kept(ada: Ada, tmp_path: Path) -> None:
    await ada.has()
    keys = [(await ada.link("sign-in")).key, (await ada.guest.post("/api/me/link"))["key"]]
    database = tmp_path / "tables.db"
    rows = found(database, "SELECT hash FROM tickets")
    assert {bytes(row[0]) for row in rows} >= {hashed(key) for key in keys}
    everything = repr([found(database, f'SELECT * FROM "{name}"') for name in METADATA.tables])
    for key in keys:
        assert key not in everything


# A new password.


async def test_a_link_sets_a_new_password_and_everybody_else_goes(ada: Ada, device: Guest) -> None:
    await ada.has()
    table = (await ada.guest.set_up(seats=[{"who": "me"}, *[{"who": "link"}] * 3]))["table"]["id"]
    pending = [(await ada.link("sign-in")).key, (await ada.guest.post("/api/me/link"))["key"]]
    key = (await ada.link("reset")).key
    async with ada.guest.at(table) as place:
        welcome = await device.post("/api/link/password", {"key": key, "password": NEW})
        assert welcome["person"]["login"] == "ada"
        # Who was in by an earlier key is sent away at once.
        while (await place.hear())["type"] != "bye":
            pass
        with pytest.raises(ConnectionClosed):
            await place.hear()
    device.http.cookies.clear()
    device.key = welcome["key"]
    assert await device.get("/api/me/keys") == {"keys": 1, "recovery": 8}
    assert await refused(ada.guest.get("/api/me")) == "who-are-you"
    for dead in (*pending, key):
        assert await refused(device.post("/api/link", {"key": dead})) == "link-dead"
    old = {"login": "ada", "password": PASSWORD}
    assert await refused(device.post("/api/login", old)) == "login-wrong"
    await device.post("/api/login", {"login": "ada", "password": NEW})
    # The owner is told.
    assert (await ada.box.comes()).message["Subject"] == "Battalia: your password has changed"


@pytest.mark.parametrize("by", ["password", "code", "recovery"])
async def test_a_new_password_by_any_way_ends_links_and_is_told(
    ada: Ada, device: Guest, by: str
) -> None:
    await ada.has()
    key = (await ada.link("reset")).key
    shown = (await ada.guest.post("/api/me/link"))["key"]
    account = {"login": "ada", "password": NEW}
    if by == "recovery":
        await device.post("/api/recover", account | {"code": ada.recovery[0]})
    else:
        proof = {"old": PASSWORD} if by == "password" else {"code": ada.recovery[0]}
        await ada.guest.post("/api/me/account", account | proof)
    for dead in (key, shown):
        assert await refused(device.post("/api/link", {"key": dead})) == "link-dead"
    assert (await ada.box.comes()).message["Subject"] == "Battalia: your password has changed"


async def test_who_has_no_login_gets_in_by_a_letter_all_the_same(ada: Ada, device: Guest) -> None:
    bea = await Guest.named(ada.guest.url, "Bea")
    await bea.post("/api/me/address", {"address": "bea@example.org", "language": "it"})
    await bea.post("/api/link/confirm", {"key": (await ada.box.comes()).key})
    letter = await ada.link("reset", "bea@example.org")
    assert letter.message["Subject"] == "Battalia: il tuo link per accedere"
    assert await comes_by(device, letter.key) == "Bea"
    await bea.close()


# A link for another device.


async def test_a_device_shows_a_link_that_signs_in_another_one_once(
    ada: Ada, device: Guest
) -> None:
    made = await ada.guest.post("/api/me/link")
    assert made["seconds"] == LIVES["device"]
    assert await comes_by(device, made["key"]) == "Ada"
    assert device.key != ada.guest.key
    stranger = Guest(ada.guest.url, http=device.http)
    assert await refused(comes_by(stranger, made["key"])) == "link-dead"


@pytest.mark.parametrize("ending", ["log out", "log out elsewhere", "delete"])
async def test_a_link_that_was_shown_ends_with_what_it_was_shown_by(
    ada: Ada, device: Guest, ending: str
) -> None:
    key = (await ada.guest.post("/api/me/link"))["key"]
    if ending == "log out":
        await ada.guest.post("/api/logout")
    elif ending == "delete":
        await ada.guest.post("/api/me/delete", {"password": PASSWORD})
    else:
        await ada.guest.request("DELETE", "/api/me/keys")
    assert await refused(comes_by(device, key)) == "link-dead"


async def test_nobody_has_links_without_end(ada: Ada, device: Guest) -> None:
    keys = []
    for _ in range(TICKETS_EACH + 1):
        keys.append((await ada.guest.post("/api/me/link"))["key"])
        ada.now.passes(1)
    assert await refused(device.post("/api/link", {"key": keys[0]})) == "link-dead"
    assert [(await device.post("/api/link", {"key": key}))["name"] for key in keys[1:]] == [
        "Ada"
    ] * TICKETS_EACH


async def test_who_is_nobody_has_no_link(device: Guest) -> None:
    assert await refused(device.post("/api/me/link")) == "who-are-you"
    assert await refused(device.post("/api/me/address", {"address": ADDRESS})) == "who-are-you"


# Whether somebody has an address is nobody's business.


async def test_an_address_that_nobody_has_is_answered_as_one_that_somebody_has(ada: Ada) -> None:
    await ada.has()
    answers = []
    for address in (ADDRESS, "nobody@example.org"):
        for purpose in ("sign-in", "reset"):
            wish = {"address": address, "purpose": purpose}
            async with httpx.AsyncClient(base_url=ada.guest.url) as stranger:
                response = await stranger.post("/api/letters", json=wish)
            headers = dict(response.headers)
            headers.pop("date", None)
            answers.append((response.status_code, response.content, headers))
    assert answers == [answers[0]] * 4
    assert answers[0][0] == 204


class Nowhere:
    """A store that nobody may ask anything yet."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"somebody has looked ({name}) before the answer was given")


@asynccontextmanager
async def office(store: Store, box: Postbox, **more: Any) -> AsyncIterator[Letters]:
    """Letters without a server around them, and without a pause before they are written."""
    smtp = smtp_of(Config(url=URL, smtp=box.url))
    assert smtp is not None
    counted = Metrics()
    letters = Letters(
        store,
        Post(smtp, counted),
        Workshop(counted, 400, 12_000),
        URL,
        Time(),
        **{"spread": 0} | more,
    )
    try:
        yield letters
    finally:
        await letters.close()


def wish(address: str = ADDRESS) -> LetterWish:
    return LetterWish(address, "sign-in")


async def test_whoever_asks_is_answered_before_anybody_looks() -> None:
    with postbox() as box:
        async with office(cast(Store, Nowhere()), box, spread=3600) as letters:
            # It returns: nothing has been looked at, and nothing is waited for.
            await letters.ask(wish(), Asker("198.51.100.1"))


async def test_only_the_address_that_was_confirmed_gets_letters(tmp_path: Path) -> None:
    with postbox() as box:
        async with opened(tmp_path / "tables.db") as store, office(store, box) as letters:
            person = await store.add_person("Ada", b"key")
            await letters.confirm(person, b"key", ADDRESS, Asker("198.51.100.1"))
            await letters.settled()
            await letters.ask(wish(), Asker("198.51.100.1"))
            await letters.settled()
            assert box.letter().message["Subject"] == "Battalia: is this your address?"
            assert box.empty
            await store.set_address(person.id, ADDRESS)
            await letters.ask(wish(), Asker("198.51.100.1"))
            await letters.ask(wish("ada@example.com"), Asker("198.51.100.1"))
            await letters.settled()
            assert box.letter().message["Subject"] == "Battalia: your link to sign in"
            assert box.empty


async def test_a_key_that_has_ended_confirms_no_address(tmp_path: Path) -> None:
    """Else whoever had found it could still take the person over by a letter to themselves."""
    with postbox() as box:
        async with opened(tmp_path / "tables.db") as store, office(store, box) as letters:
            person = await store.add_person("Ada", b"key")
            await store.add_token(person.id, b"found")
            # Ada logs out everywhere else before the letter is written.
            await store.drop_others(person.id, b"key")
            await letters.confirm(person, b"found", "eve@example.org", Asker("198.51.100.1"))
            await letters.settled()
            assert (box.empty, box.attempts) == (True, 0)


# Nobody's letterbox is filled.


@pytest.mark.parametrize("known", [True, False])
async def test_one_household_asks_for_few_letters_to_one_address(
    tmp_path: Path, known: bool
) -> None:
    with postbox() as box:
        async with opened(tmp_path / "tables.db") as store, office(store, box) as letters:
            if known:
                await store.set_address((await store.add_person("Ada", b"key")).id, ADDRESS)
            asker = Asker("198.51.100.1")
            for _ in range(EACH):
                await letters.ask(wish(), asker)
            with pytest.raises(Denied) as refusal:
                await letters.ask(wish("ADA@example.org"), asker)
            assert refusal.value.reason.id == "too-many-letters"
            await letters.ask(wish("bea@example.org"), asker)
            await letters.settled()
            assert box.attempts == (EACH if known else 0)


async def test_one_household_asks_for_few_letters_to_any_address(tmp_path: Path) -> None:
    with postbox() as box:
        async with (
            opened(tmp_path / "tables.db") as store,
            office(store, box, each=4) as letters,
        ):
            for number in range(4):
                await letters.ask(wish(f"a{number}@example.org"), Asker("198.51.100.1"))
            with pytest.raises(Denied) as refusal:
                await letters.ask(wish("a4@example.org"), Asker("198.51.100.1"))
            assert refusal.value.reason.id == "too-many-letters"
            await letters.ask(wish("a4@example.org"), Asker("198.51.100.2"))


async def test_one_person_asks_for_few_letters_from_anywhere(tmp_path: Path) -> None:
    with postbox() as box:
        async with (
            opened(tmp_path / "tables.db") as store,
            office(store, box, each=4) as letters,
        ):
            person = await store.add_person("Eve", b"key")
            for number in range(4):
                asker = Asker(f"198.51.100.{number}", person.id)
                await letters.confirm(person, b"key", f"a{number}@example.org", asker)
            with pytest.raises(Denied):
                await letters.confirm(
                    person, b"key", "a4@example.org", Asker("198.51.100.9", person.id)
                )


async def test_many_who_ask_fill_nobodys_letterbox_and_do_not_hear_of_it(tmp_path: Path) -> None:
    with postbox() as box:
        async with opened(tmp_path / "tables.db") as store, office(store, box) as letters:
            await store.set_address((await store.add_person("Ada", b"key")).id, ADDRESS)
            for number in range(3 * TO_ADDRESS):
                await letters.ask(wish(), Asker(f"198.51.100.{number}"))
            await letters.settled()
            assert box.attempts == TO_ADDRESS
            # What tells of somebody else's doing comes all the same.
            person = await store.person_of_address(ADDRESS)
            assert person is not None
            await letters.tell(person, "password-changed")
            await letters.settled()
            assert box.attempts == TO_ADDRESS + 1


async def test_a_letter_has_its_price(tmp_path: Path) -> None:
    with postbox() as box:
        async with (
            opened(tmp_path / "tables.db") as store,
            office(store, box, each=10**6) as letters,
        ):
            told = None
            for number in range(1000):
                try:
                    await letters.ask(wish(f"a{number}@example.org"), Asker("198.51.100.1"))
                except Denied as refusal:
                    told = refusal.reason.id
                    break
            assert told == "too-much-work"


# Reminders.


async def of_two(ada: Ada, bea: Guest) -> str:
    """A game in which Ada is waited for, and is not there; the table."""
    await ada.has()
    await ada.guest.request("PATCH", "/api/me", {"mails": True})
    seats = [{"who": "me"}, {"who": "link"}]
    links = await ada.guest.set_up(options={"players": 2}, seats=seats)
    await bea.join(links["seats"]["p2"])
    table: str = links["table"]["id"]
    async with bea.at(table) as place:
        while "p1" not in (await bea.get(f"/api/tables/{table}"))["asked"]:
            question = await place.until_asked("p2")
            await place.choose("p2", question["options"][0]["choice"])
    return table


@pytest.mark.parametrize("often", ["day", "week"])
@pytest.mark.slice(1)
async def test_one_letter_tells_of_all_tables_that_wait_instead_of_one_for_each(
    tmp_path: Path, often: Digest
) -> None:
    now = Time()
    with postbox() as box:
        async with opened(tmp_path / "tables.db") as store:
            smtp = smtp_of(Config(url=URL, smtp=box.url))
            assert smtp is not None
            workshop = Workshop(Metrics())
            letters = Letters(store, Post(smtp, Metrics()), workshop, URL, now)
            await letters.open()
            ada = await store.add_person("Ada", hashed("a"))
            await store.set_address(ada.id, ADDRESS)
            await store.set_person(ada.id, mails=True, digest=often)
            tables = ("aaaaaaaaaaaa", "bbbbbbbbbbbb")
            for name in tables:
                row = msgspec.structs.replace(table_row(name, ada.id), state="playing", asked="p1")
                seats = [SeatRow(0, "person", ada.id, "Ada"), SeatRow(1, "computer", level="x")]
                assert await store.add_table(row, seats)
            known = await store.person(ada.id)
            assert known is not None
            await letters.send(Reminder(known, tables[0], "p1", "Ada", 1, URL))
            assert await letters.digest() == 1
            letter = await box.comes()
            assert letter.message["Subject"] == "Battalia: your games"
            assert "2 tables are waiting for you" in letter.text
            assert all(f"{URL}/t/{name}" in letter.text for name in tables)
            assert letter.message["List-Unsubscribe"]
            # Not again before its time, and not at all where nothing waits.
            now.passes(DIGESTS[often] - 1)
            assert await letters.digest() == 0
            now.passes(1)
            for name in tables:
                await store.lead(name)
                await store.set_table(name, asked="p2")
            assert await letters.digest() == 1
            # To be challenged is another thing.
            asked = Reminder(known, "x", "", "", 0, f"{URL}/challenges", kind="challenge")
            await letters.send(asked)
            assert f"{URL}/challenges" in (await box.comes()).text
            await letters.settled()
            assert box.empty
            await letters.close()
            await workshop.close()


async def test_a_player_who_is_waited_for_gets_a_letter_and_ends_them_by_one_click(
    ada: Ada, device: Guest
) -> None:
    bea = await Guest.named(ada.guest.url, "Bea")
    table = await of_two(ada, bea)
    await bea.close()
    letter = await ada.box.comes()
    assert letter.to == ADDRESS
    assert letter.message["Subject"] == "Battalia: it is your turn"
    assert f"{URL}/t/{table}" in letter.text
    assert letter.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (line,) = re.findall(rb"(?m)^List-Unsubscribe: <(\S+)>\r$", letter.raw)
    stop = line.decode().removeprefix(URL)
    assert stop in letter.text
    response = await device.http.get(stop)
    assert response.headers["content-type"].startswith("text/html")
    assert (await ada.guest.get("/api/me"))["mails"] is True
    for wrong in (stop[:-1] + "x", "/unsubscribe/1-", "/unsubscribe/x", "/unsubscribe/" + "9" * 30):
        assert (await device.http.post(wrong)).status_code == 404
    assert (await ada.guest.get("/api/me"))["mails"] is True
    one_click = {"List-Unsubscribe": "One-Click"}
    for _ in range(2):
        assert (await device.http.post(stop, data=one_click)).status_code == 204
        assert "mails" not in await ada.guest.get("/api/me")


async def test_who_has_no_address_gets_no_letters(ada: Ada) -> None:
    request = ada.guest.request("PATCH", "/api/me", {"mails": True})
    assert await refused(request) == "no-address"


async def test_nobody_gets_reminders_without_end(tmp_path: Path) -> None:
    with postbox() as box:
        async with opened(tmp_path / "tables.db") as store, office(store, box) as letters:
            person = await store.add_person("Ada", b"key")
            await store.set_address(person.id, ADDRESS)
            await store.set_person(person.id, mails=True)
            person = cast(Any, await store.person(person.id))
            assert letters.wanted(person)
            for epoch in range(3 * TURNS):
                await letters.send(Reminder(person, "table", "p1", "Ada", epoch, f"{URL}/t/table"))
            await letters.settled()
            assert box.attempts == TURNS


# In words.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(2)
async def test_letters_are_in_the_language_of_whoever_gets_them(ada: Ada, language: str) -> None:
    confirm = await ada.has(language=language)
    reset = await ada.link("reset")
    subjects = {
        "en": ("Battalia: is this your address?", "Battalia: a new password"),
        "de": ("Battalia: Ist das deine Adresse?", "Battalia: ein neues Passwort"),
        "it": ("Battalia: è il tuo indirizzo?", "Battalia: una nuova password"),
        "hu": ("Battalia: ez a te címed?", "Battalia: új jelszó"),
        "pl": ("Battalia: czy to twój adres?", "Battalia: nowe hasło"),
    }
    assert (confirm.message["Subject"], reset.message["Subject"]) == subjects[language]
    assert reset.message["Content-Language"] == language
    assert "30" in reset.text
    # Nothing stands there that somebody else has written.
    assert "Ada" not in confirm.text
    assert "ada" not in confirm.text.replace(ADDRESS, "")
    assert all(len(line) < 998 for line in reset.raw.splitlines())
    await ada.guest.request("PATCH", "/api/me", {"language": "en"})
    assert (await ada.link("sign-in")).message["Subject"] == "Battalia: your link to sign in"


# Where no mail server is set.


async def test_a_server_without_a_mail_server_says_so(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):
        assert await ada.get("/api/letters") == {"on": False}
        for path, body in (
            ("/api/letters", {"address": ADDRESS, "purpose": "reset"}),
            ("/api/me/address", {"address": ADDRESS}),
        ):
            assert await refused(ada.post(path, body)) == "no-letters"
        # A link for another device needs none.
        key = (await ada.post("/api/me/link"))["key"]
        assert (await ada.post("/api/link", {"key": key}))["name"] == "Ada"
