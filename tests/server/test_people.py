"""People at a real server: a name, keys, an account, reminders, and what is kept of them."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, select

from battalia.bots import RandomBot
from battalia.bots.match import Match
from battalia.engine import Options, write_record
from battalia.server.client import ConnectionClosed, Declined, Guest, Place, Plain, sitting
from battalia.server.keys import CODES, LETTERS, hashed
from battalia.server.people import LINES
from battalia.server.store import CHAT_KEPT, METADATA, ChatLine
from server.databases import executed, leading, opened
from server.house import Time, guests, house
from server.serving import Served, served

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Served]:
    with served(database, "--rate-each", "1000") as server:
        yield server


@pytest.fixture
async def ada(server: Served, database: Path) -> AsyncIterator[Guest]:
    """Somebody whose name is Ada, which the next one may have for an account of their own."""
    guest = await Guest.named(server.url, "Ada")
    yield guest
    await guest.close()
    executed(database, "DELETE FROM names")


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
        assert browser.get("/api/me").json() is None


@pytest.mark.parametrize("key", ["", "x" * 43])
async def test_without_a_key_that_is_known_nobody_is_anybody(device: Guest, key: str) -> None:
    device.key = key
    with pytest.raises(Declined) as refusal:
        await device.get("/api/tables")
    assert refusal.value.id == "who-are-you"
    assert str(refusal.value) == "Say who you are: this needs the key of a person."


@pytest.mark.parametrize("name", ["", " ", " Ada", "A\nda", "A" * 41, 7, None])
async def test_a_name_is_a_name(device: Guest, name: object) -> None:
    with pytest.raises(Declined) as refusal:
        await device.post("/api/people", {"name": name})
    assert refusal.value.id == "request-unusable"


UNSEEN = {
    "turned round": "Ad\u202ea",
    "isolated": "\u2066Ada",
    "zero width": "Ad\u200ba",
    "joined": "Ad\u200da",
    "soft hyphen": "Ad\u00ada",
    "tag": "Ada\U000e0041",
    "filler": "\u3164",
    "blank": "\u2800",
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
async def test_a_name_shows_all_that_is_in_it(ada: Guest, device: Guest, name: str) -> None:
    friends = [{"who": "me"}, {"who": "link"}]
    links = await ada.set_up(options={"players": 2}, seats=friends)
    seats = [{"who": "me", "name": name}, {"who": "link"}]
    for refused in (
        device.post("/api/people", {"name": name}),
        ada.request("PATCH", "/api/me", {"name": name}),
        ada.set_up(options={"players": 2}, seats=seats),
        device.join(links["seats"]["p2"], name),
    ):
        with pytest.raises(Declined) as refusal:
            await refused
        assert refusal.value.id == "name-unseen"
    # Nothing has changed.
    assert await ada.get("/api/me") == {"name": "Ada"}
    (table,) = (await ada.get("/api/tables"))["tables"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]


@pytest.mark.parametrize("name", ["Zoë Ångström", "Łukasz", "Ő", "Δημήτρης", "李小龍", "אדה", "🐉"])
async def test_names_of_all_languages_are_welcome(device: Guest, name: str) -> None:
    welcome = await device.post("/api/people", {"name": name})
    assert welcome["person"]["name"] == name


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


@pytest.mark.parametrize(
    ("login", "typed"),
    [
        ("ada@wide", "\uff21\uff24\uff21@wide"),
        ("strasse", "Stra\u00dfe"),
        ("zo\u00eb", "ZO\u00cb"),
        ("office", "o\ufb03ce"),
    ],
)
async def test_a_login_is_one_however_it_is_typed(
    ada: Guest, device: Guest, server: Served, login: str, typed: str
) -> None:
    account = {"login": typed, "password": PASSWORD}
    assert (await ada.post("/api/me/account", account))["login"] == login
    for one in (login, typed, login.upper()):
        welcome = await device.post("/api/login", {"login": one, "password": PASSWORD})
        assert welcome["person"] == {"name": "Ada", "login": login}
    bea = await Guest.named(server.url, "Bea")
    for one in (login, typed):
        with pytest.raises(Declined) as refusal:
            await bea.post("/api/me/account", {"login": one, "password": PASSWORD})
        assert refusal.value.id == "login-taken"
    await bea.close()


@pytest.mark.parametrize("login", ["\u00bd\u00bd\u00bd", "\ufdfa\ufdfa\ufdfa"])
async def test_what_is_no_login_in_its_plain_form_is_none(ada: Guest, login: str) -> None:
    """Fractions and whole phrases in one letter."""
    with pytest.raises(Declined) as refusal:
        await ada.post("/api/me/account", {"login": login, "password": PASSWORD})
    assert refusal.value.id == "login-unusable"
    assert await ada.get("/api/me") == {"name": "Ada"}


async def test_a_login_that_was_kept_as_it_was_typed_still_leads_in(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served(database) as server:
        ada = await Guest.named(server.url, "Ada")
        account = {"login": "strasse", "password": PASSWORD}
        await ada.post("/api/me/account", account)
        executed(database, "UPDATE people SET login = 'stra\u00dfe'")
        welcome = await ada.post("/api/login", {"login": "Stra\u00dfe", "password": PASSWORD})
        assert welcome["person"]["name"] == "Ada"
        await ada.close()


async def test_the_first_password_needs_nothing_and_brings_recovery_codes(ada: Guest) -> None:
    answer = await ada.post("/api/me/account", {"login": "ada@first", "password": PASSWORD})
    codes = answer.pop("recovery")
    assert answer == {"name": "Ada", "login": "ada@first"}
    assert len(set(codes)) == CODES == 8
    letters = "[" + LETTERS + "]{4}"
    assert all(re.fullmatch("-".join([letters] * 4), code) for code in codes)
    assert await ada.get("/api/me/keys") == {"keys": 1, "recovery": 8}
    # They are shown this once.
    assert await ada.get("/api/me") == answer


@pytest.mark.parametrize(
    ("proof", "reason"),
    [
        ({}, "password-needed"),
        ({"old": "another horse"}, "password-wrong"),
        ({"code": "2222-3333-4444-5555"}, "code-wrong"),
    ],
)
async def test_a_new_password_needs_the_old_one_or_a_recovery_code(
    ada: Guest, device: Guest, proof: dict[str, str], reason: str
) -> None:
    account = {"login": f"ada@{reason}", "password": PASSWORD}
    await ada.post("/api/me/account", account)
    stolen = {"login": "eve@x", "password": "Eve's horse", **proof}
    with pytest.raises(Declined) as refusal:
        await ada.post("/api/me/account", stolen)
    assert refusal.value.id == reason
    # Nothing has changed.
    assert (await ada.get("/api/me"))["login"] == account["login"]
    assert (await device.post("/api/login", account))["person"]["name"] == "Ada"
    assert await ada.get("/api/me/keys") == {"keys": 2, "recovery": 8}


async def test_with_the_old_password_login_and_password_can_change(
    ada: Guest, device: Guest
) -> None:
    await ada.post("/api/me/account", {"login": "ada@old", "password": PASSWORD})
    new = {"login": "ada@new", "password": "a newer horse"}
    answer = await ada.post("/api/me/account", {**new, "old": PASSWORD})
    # The recovery codes of the first go on.
    assert answer == {"name": "Ada", "login": "ada@new"}
    for login, password in (("ada@new", PASSWORD), ("ada@old", "a newer horse")):
        with pytest.raises(Declined, match="the password is another one"):
            await device.post("/api/login", {"login": login, "password": password})
    await device.post("/api/login", new)
    assert (await ada.get("/api/me/keys"))["recovery"] == 8


async def test_a_recovery_code_is_used_once_however_it_is_typed(ada: Guest) -> None:
    account = {"login": "ada@code", "password": PASSWORD}
    code, other, *_ = (await ada.post("/api/me/account", account))["recovery"]
    new = {"login": "ada@code", "password": "a newer horse"}
    await ada.post("/api/me/account", {**new, "code": code.upper().replace("-", " ")})
    with pytest.raises(Declined, match="or it was used already"):
        await ada.post("/api/me/account", {**new, "code": code})
    assert await ada.get("/api/me/keys") == {"keys": 1, "recovery": 7}
    # Also after the password has changed; and somebody else's is of no use.
    assert "recovery" not in await ada.post("/api/me/account", {**new, "code": other})


async def test_of_two_who_use_the_same_code_at_once_one_is_too_late(ada: Guest) -> None:
    account = {"login": "ada@race", "password": PASSWORD}
    code = (await ada.post("/api/me/account", account))["recovery"][0]
    wishes = [{"login": "ada@race", "password": f"horse no. {at}", "code": code} for at in (1, 2)]
    told = await asyncio.gather(
        *(ada.post("/api/me/account", wish) for wish in wishes), return_exceptions=True
    )
    assert sorted(isinstance(answer, Declined) for answer in told) == [False, True]


async def test_of_two_first_passwords_at_once_one_is_too_late(ada: Guest) -> None:
    wishes = [{"login": f"ada@{at}", "password": f"horse no. {at}"} for at in ("left", "right")]
    told = await asyncio.gather(
        *(ada.post("/api/me/account", wish) for wish in wishes), return_exceptions=True
    )
    assert [answer.id for answer in told if isinstance(answer, Declined)] == ["password-needed"]


async def test_the_last_code_brings_new_ones(ada: Guest) -> None:
    account = {"login": "ada@last", "password": PASSWORD}
    codes = (await ada.post("/api/me/account", account))["recovery"]
    answers = [await ada.post("/api/me/account", {**account, "code": code}) for code in codes]
    assert ["recovery" in answer for answer in answers] == [False] * 7 + [True]
    assert len(answers[-1]["recovery"]) == 8
    assert not set(answers[-1]["recovery"]) & set(codes)
    assert (await ada.get("/api/me/keys"))["recovery"] == 8


async def test_somebody_elses_code_is_of_no_use(ada: Guest, device: Guest, server: Served) -> None:
    await ada.post("/api/me/account", {"login": "ada@hers", "password": PASSWORD})
    async with guests(server.url, "Eve") as [eve]:
        account = {"login": "eve@hers", "password": PASSWORD}
        code = (await eve.post("/api/me/account", account))["recovery"][0]
        wish = {"login": "ada@hers", "password": "Eve's horse", "code": code}
        with pytest.raises(Declined) as refusal:
            await device.post("/api/recover", wish)
        assert refusal.value.id == "recovery-wrong"
        assert (await eve.get("/api/me/keys"))["recovery"] == 8


async def test_who_has_forgotten_the_password_comes_back_with_a_code(
    ada: Guest, device: Guest
) -> None:
    account = {"login": "ada@forgot", "password": PASSWORD}
    code = (await ada.post("/api/me/account", account))["recovery"][0]
    new = {"login": "Ada@Forgot", "password": "a newer horse"}
    welcome = await device.post("/api/recover", {**new, "code": code})
    assert welcome["person"] == {"name": "Ada", "login": "ada@forgot"}
    device.key = welcome["key"]
    device.http.cookies.clear()
    assert await device.get("/api/me/keys") == {"keys": 1, "recovery": 7}
    # Whoever was Ada until now is nobody.
    with pytest.raises(Declined, match="who you are"):
        await ada.get("/api/me")
    await device.post("/api/login", new)
    with pytest.raises(Declined) as refusal:
        await ada.post("/api/recover", {**new, "code": code})
    assert refusal.value.id == "recovery-wrong"


async def test_a_wrong_code_and_an_unknown_login_are_told_alike_and_not_for_ever(
    ada: Guest, device: Guest
) -> None:
    await ada.post("/api/me/account", {"login": "ada@tries", "password": PASSWORD})
    told = set()
    for login in ("ada@tries", "ada@nobody"):
        wish = {"login": login, "code": "k7rm-3xpw-9tqh-v2ne", "password": "Eve's horse"}
        answers = await asyncio.gather(
            *(device.post("/api/recover", wish) for _ in range(15)), return_exceptions=True
        )
        told.add(tuple(sorted({answer.id for answer in answers if isinstance(answer, Declined)})))
    assert told == {("recovery-wrong", "too-many-logins")}


@pytest.mark.parametrize("path", ["/api/me/account", "/api/me/recovery", "/api/me/delete"])
async def test_nobody_who_found_a_device_tries_passwords_for_ever(ada: Guest, path: str) -> None:
    login = f"ada@{path.rsplit('/', 1)[-1]}"
    await ada.post("/api/me/account", {"login": login, "password": PASSWORD})
    wrong = "another horse"
    guess = {"login": login, "password": wrong, "old": wrong}
    body = guess if path.endswith("account") else {"password": wrong}
    answers = await asyncio.gather(
        *(ada.post(path, body) for _ in range(15)), return_exceptions=True
    )
    told = {answer.id for answer in answers if isinstance(answer, Declined)}
    assert told == {"password-wrong", "too-many-logins"}


async def test_new_recovery_codes_need_the_password_and_end_the_old_ones(
    ada: Guest, device: Guest
) -> None:
    with pytest.raises(Declined) as refusal:
        await ada.post("/api/me/recovery", {})
    assert refusal.value.id == "no-password-yet"
    account = {"login": "ada@codes", "password": PASSWORD}
    old = (await ada.post("/api/me/account", account))["recovery"]
    for proof, reason in (({}, "password-needed"), ({"password": "another one"}, "password-wrong")):
        with pytest.raises(Declined) as refusal:
            await ada.post("/api/me/recovery", proof)
        assert refusal.value.id == reason
    new = (await ada.post("/api/me/recovery", {"password": PASSWORD}))["recovery"]
    assert len(set(new) - set(old)) == 8
    with pytest.raises(Declined):
        await device.post("/api/recover", {**account, "code": old[0]})
    await device.post("/api/recover", {**account, "code": new[0]})


# Keys.


async def away(place: Place) -> bool:
    """Whether whoever was at this place has been sent away."""
    try:
        await place.ask({"type": "ping"})
    except (Declined, ConnectionClosed):
        return True
    return False


async def test_a_new_password_ends_all_other_keys_and_who_came_with_them(
    ada: Guest, device: Guest, server: Served
) -> None:
    account = {"login": "ada@ends", "password": PASSWORD}
    await ada.post("/api/me/account", account)
    device.key = (await device.post("/api/login", account))["key"]
    device.http.cookies.clear()
    links = await ada.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}])
    table = links["table"]["id"]
    # Whoever has found the device makes a link to Ada's seat for later.
    link = (await device.post(f"/api/tables/{table}/seats/p1/link"))["key"]
    async with (
        guests(server.url, "Bea") as [bea],
        ada.at(table) as own,
        device.at(table) as found,
        sitting(server.url, table, [link]) as linked,
    ):
        await bea.join(links["seats"]["p2"])
        async with bea.at(table) as other:
            await ada.post("/api/me/account", {**account, "password": "new horse", "old": PASSWORD})
            assert await away(found)
            assert await away(linked)
            # Ada and Bea are not disturbed.
            for place in (own, other):
                await place.ask({"type": "ping"})
            assert own.seats == ["p1"]
        with pytest.raises(Declined):
            async with sitting(server.url, table, [device.key, link]):
                pass
        with pytest.raises(Declined):
            await bea.join(link)
    with pytest.raises(Declined, match="who you are"):
        await device.get("/api/me")
    assert await ada.get("/api/me/keys") == {"keys": 1, "recovery": 8}


async def test_the_first_password_ends_nothing(ada: Guest, device: Guest, server: Served) -> None:
    links = await ada.set_up(seats=[{"who": "me"}, *[{"who": "link"}] * 3])
    table = links["table"]["id"]
    link = (await ada.post(f"/api/tables/{table}/seats/p1/link"))["key"]
    code = (await ada.post("/api/me/devices"))["code"]
    device.key = (await device.post("/api/devices", {"code": code}))["key"]
    await ada.post("/api/me/account", {"login": "ada@stays", "password": PASSWORD})
    async with sitting(server.url, table, [link]) as linked:
        assert linked.seats == ["p1"]
    # Nobody can tell who found a key from whose it is: the other devices stay where they are.
    assert (await device.get("/api/me"))["login"] == "ada@stays"


async def test_one_can_log_out_everywhere_else(ada: Guest, device: Guest) -> None:
    account = {"login": "ada@else", "password": PASSWORD}
    await ada.post("/api/me/account", account)
    device.key = (await device.post("/api/login", account))["key"]
    device.http.cookies.clear()
    table = (await ada.set_up(seats=[{"who": "me"}, *[{"who": "link"}] * 3]))["table"]["id"]
    link = (await device.post(f"/api/tables/{table}/seats/p1/link"))["key"]
    async with device.at(table) as place, sitting(device.url, table, [link]) as linked:
        assert await ada.get("/api/me/keys") == {"keys": 2, "recovery": 8}
        await ada.request("DELETE", "/api/me/keys")
        assert await away(place)
        assert await away(linked)
    assert await ada.get("/api/me/keys") == {"keys": 1, "recovery": 8}
    with pytest.raises(Declined, match="who you are"):
        await device.get("/api/me")


async def test_whoever_logs_out_leaves_the_tables(ada: Guest) -> None:
    table = (await ada.set_up(seats=[{"who": "me"}, *[{"who": "link"}] * 3]))["table"]["id"]
    async with ada.at(table) as place:
        await ada.post("/api/logout")
        assert await away(place)


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


# What is kept of a person.

ME, LINK, COMPUTER = {"who": "me"}, {"who": "link"}, {"who": "computer", "level": "random"}
TWO: Plain = {"options": {"players": 2, "weeks": 1}, "settings": {"stand_in": "random"}}
HOOK = "http://127.0.0.1:9/adas-hook"


@cache
def played() -> str:
    """The record of a short game for two, played to its end."""
    match = Match.begin(Options(players=2, weeks=1), [RandomBot(), RandomBot()], 1)
    for _ in match.steps():
        pass
    return write_record(match.record)


def kept(url: str) -> str:
    """All that is in the database."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = [
            tuple(row)
            for table in METADATA.sorted_tables
            for row in connection.execute(select(table))
        ]
    engine.dispose()
    return repr(rows)


async def together(ada: Guest, bea: Guest, **wish: object) -> str:
    """A table that Ada has set up, with Bea at the second seat."""
    links = await ada.set_up(**{**TWO, "seats": [ME, LINK], **wish})
    await bea.join(links["seats"]["p2"])
    return str(links["table"]["id"])


async def some_choices(places: list[Place], most: int) -> None:
    """Whoever is asked takes the last option, so many times."""
    for _ in range(most):
        for place in places:
            await place.ask({"type": "ping"})
        place, seat = next((place, seat) for place in places for seat in place.questions)
        await place.choose(seat, place.questions[seat]["options"][-1]["choice"])


def seats(table: Plain) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat.get("name", ""), seat.get("stand_in")) for seat in table["seats"]]


async def test_who_goes_leaves_nothing_but_seats_without_a_name(database_url: str) -> None:
    async with house(database_url, Time()) as url, guests(url, "Ada Love", "Bea", "Cyd") as people:
        ada, bea, cyd = people
        await ada.request("PATCH", "/api/me", {"hook": HOOK})
        account = {"login": "ada.love", "password": PASSWORD}
        await ada.post("/api/me/account", account)
        own = str((await ada.set_up(**TWO, seats=[ME, COMPUTER]))["table"]["id"])
        here = str((await ada.set_up(**TWO, seats=[ME, {"who": "here"}]))["table"]["id"])
        unjoined = str((await ada.set_up(**TWO, seats=[ME, LINK]))["table"]["id"])
        game = await together(ada, bea)
        waiting = await together(
            ada, bea, options={"players": 3, "weeks": 1}, seats=[ME, LINK, LINK]
        )
        over = await together(bea, ada, record=played())
        async with ada.at(game) as first, bea.at(game) as second, ada.at(own) as alone:
            await some_choices([first, second], 10)
            await first.ask({"type": "say", "text": "Ada's own words"})
            await second.ask({"type": "say", "text": "Bea's own words"})
            for proof, reason in (
                ({}, "password-needed"),
                ({"password": "a" * 8}, "password-wrong"),
            ):
                with pytest.raises(Declined) as refusal:
                    await ada.post("/api/me/delete", proof)
                assert refusal.value.id == reason
            before = kept(database_url)
            assert all(word in before for word in ("Ada Love", "ada.love", HOOK, "Ada's own words"))
            await ada.post("/api/me/delete", {"password": PASSWORD})
            assert await away(first)
            assert await away(alone)
            # The game goes on with the computer, for Bea.
            epoch = second.epoch
            await second.until_asked("p2")
            while second.epoch < epoch + 6:
                question = await second.until_asked("p2")
                await second.choose("p2", question["options"][-1]["choice"])
        now = kept(database_url)
        assert "Bea's own words" in now
        for word in ("Ada Love", "ada.love", HOOK, "Ada's own words", repr(hashed(ada.key))):
            assert word not in now
        for table in (own, here, unjoined):
            assert table not in now
            with pytest.raises(Declined) as refusal:
                await cyd.get(f"/api/tables/{table}")
            assert refusal.value.id == "no-such-table"
        for path in ("/api/me", "/api/tables", "/api/me/export"):
            with pytest.raises(Declined, match="who you are"):
                await ada.get(path)
        found = {table["id"]: table for table in (await bea.get("/api/tables"))["tables"]}
        assert set(found) == {game, waiting, over}
        assert seats(found[game]) == [("person", "", "random"), ("person", "Bea", None)]
        assert seats(found[waiting]) == [
            ("open", "", None),
            ("person", "Bea", None),
            ("open", "", None),
        ]
        assert seats(found[over]) == [("person", "Bea", None), ("person", "", None)]
        # Whoever is left can bring somebody else in.
        assert all(table["host"] for table in found.values())
        link = (await bea.post(f"/api/tables/{waiting}/seats/p1/link"))["key"]
        assert (await cyd.join(link))["seat"] == "p1"
        assert "Ada" not in (await bea.get(f"/api/tables/{over}/record"))["text"]
        async with bea.at(game) as place:
            assert [seat.get("name") for seat in place.table["seats"]] == [None, "Bea"]
        # The login is free.
        await cyd.post("/api/me/account", account)


async def test_a_table_whose_host_goes_still_begins_for_those_who_came_by_a_link(
    database_url: str,
) -> None:
    async with house(database_url, Time()) as url, guests(url, "Ada") as [ada]:
        links = await ada.set_up(options={"players": 3, "weeks": 1}, seats=[ME, LINK, LINK])
        table, keys = links["table"]["id"], links["seats"]
        somebody = Guest(url)
        seat = await somebody.join(keys["p2"], "Bo")
        async with sitting(url, table, [seat["key"]]) as place:
            await ada.post("/api/me/delete")
            await somebody.join(keys["p3"], "Di")
            while place.table["state"] == "waiting":
                await place.hear()
            assert seats(place.table) == [
                ("computer", "", None),
                ("person", "Bo", None),
                ("person", "Di", None),
            ]
        await somebody.close()
    assert "Ada" not in kept(database_url)


async def pages(guest: Guest) -> list[Plain]:
    """The whole export of somebody."""
    found = [await guest.get("/api/me/export")]
    while "next" in found[-1]:
        found.append(await guest.get(f"/api/me/export?page={found[-1]['next']}"))
    return found


async def test_an_export_has_all_that_is_ones_own_and_nothing_else(database_url: str) -> None:
    async with house(database_url, Time()) as url, guests(url, "Ada", "Bea") as [ada, bea]:
        await ada.request("PATCH", "/api/me", {"hook": HOOK})
        codes = (await ada.post("/api/me/account", {"login": "ada", "password": PASSWORD}))[
            "recovery"
        ]
        over = await together(ada, bea, record=played())
        game = await together(ada, bea)
        alone = str((await ada.set_up(**TWO, seats=[ME, COMPUTER]))["table"]["id"])
        async with ada.at(game) as first, bea.at(game) as second:
            await some_choices([first, second], 30)
            await first.ask({"type": "say", "text": "Ada's own words"})
            await second.ask({"type": "say", "text": "Bea's own words"})
        found = await pages(ada)
        assert [len(page["tables"]) for page in found] == [3, 0]
        for page in found:
            assert page["person"] == {"name": "Ada", "login": "ada", "hook": HOOK}
            assert page["keys"] == {"keys": 1, "recovery": 8}
        tables = {one["table"]["id"]: one for one in found[0]["tables"]}
        assert tables[over]["record"] == (await ada.get(f"/api/tables/{over}/record"))["text"]
        assert "record" in tables[alone]
        # Of a game under way only what was chosen at one's own seat.
        assert set(tables[game]) == {"table", "choices"}
        assert {choice["seat"] for choice in tables[game]["choices"]} == {"p1"}
        assert len(tables[game]["choices"]) < 30
        assert [line["text"] for line in found[1]["said"]] == ["Ada's own words"]
        async with opened(database_url) as store:
            stored = await store.table(game)
        assert stored is not None
        told = json.dumps(found)
        for secret in (ada.key, *codes, PASSWORD, "argon2", stored[0].seed, "Bea's own words"):
            assert secret not in told


async def test_an_export_comes_in_pages(database_url: str) -> None:
    async with house(database_url, Time()) as url, guests(url, "Ada") as [ada]:
        made = [(await ada.set_up(seats=[ME, *[LINK] * 3]))["table"]["id"] for _ in range(12)]
        me = await ada.get("/api/me/keys")
        async with leading(database_url, *made) as store:
            person = await store.person_of_token(hashed(ada.key))
            assert person is not None
            lines = [ChatLine(1.0, 0, "Ada", f"{at}", person=person.id) for at in range(LINES + 1)]
            await asyncio.gather(
                *(store.add_chat(made[at % 12], line) for at, line in enumerate(lines))
            )
        found = await pages(ada)
        # Those of the same moment are not torn apart.
        assert sorted(one["table"]["id"] for page in found for one in page["tables"]) == sorted(
            made
        )
        said = [line["text"] for page in found for line in page.get("said", [])]
        assert sorted(said, key=int) == [str(number) for number in range(LINES + 1)]
        assert max(len(page.get("said", [])) for page in found) == LINES
        assert me == found[0]["keys"] == {"keys": 1}


@pytest.mark.parametrize("page", ["", "tables:", "tables:1.2.3", "said:x:1", "all", "tables:-1"])
async def test_a_page_of_an_export_is_a_page(ada: Guest, page: str) -> None:
    with pytest.raises(Declined) as refusal:
        await ada.get(f"/api/me/export?page={page}")
    assert refusal.value.id == "request-unusable"


# How much one person may have.


async def test_only_so_many_people_come_from_one_address(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "tables.db", Time(), people_each=3) as url,
        guests(url, "Ada", "Bea", "Cyd") as [ada, *_],
    ):
        with pytest.raises(Declined) as refusal:
            await Guest.named(url, "Dee")
        assert refusal.value.id == "too-many-people"
        # Whoever is there already is not concerned.
        assert await ada.get("/api/me") == {"name": "Ada"}
        await ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
        await ada.post("/api/login", {"login": "ada", "password": PASSWORD})


async def test_a_person_has_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "tables.db", Time(), tables_each=2) as url,
        guests(url, "Ada", "Bea") as [ada, bea],
    ):
        over = await together(ada, bea, record=played())
        alone = (await ada.set_up(**TWO, seats=[ME, COMPUTER]))["table"]["id"]
        game = await together(ada, bea)
        for path, wish in (
            ("/api/tables", TWO),
            (f"/api/tables/{game}/clone", {}),
            (f"/api/tables/{over}/rematch", {}),
        ):
            with pytest.raises(Declined) as refusal:
                await ada.post(path, wish)
            assert refusal.value.id == "too-many-tables"
        assert str(refusal.value) == (
            "You have 2 unfinished tables; finish or remove one of them first."
        )
        assert len((await ada.get("/api/tables"))["tables"]) == 3
        # One that is nobody else's can be removed; then there is room for another.
        for guest, table, reason in (
            (ada, game, "others-sit-here"),
            (bea, alone, "not-your-table"),
            (ada, "234567abcdef", "no-such-table"),
        ):
            with pytest.raises(Declined) as refusal:
                await guest.request("DELETE", f"/api/tables/{table}")
            assert refusal.value.id == reason
        async with ada.at(alone) as place:
            await ada.request("DELETE", f"/api/tables/{alone}")
            assert await away(place)
        await ada.set_up(**TWO, seats=[ME, COMPUTER])


async def test_of_much_chat_the_last_lines_are_kept(database_url: str) -> None:
    async with house(database_url, Time()) as url, guests(url, "Ada") as [ada]:
        table = (await ada.set_up(seats=[ME, *[LINK] * 3]))["table"]["id"]
        async with leading(database_url, table) as store:
            said = [ChatLine(1.0, 0, "Ada", f"{number}") for number in range(CHAT_KEPT + 5)]
            await asyncio.gather(*(store.add_chat(table, line) for line in said))
            lines = await store.chat(table, last=10_000)
        assert [line.number for line in lines] == list(range(5, CHAT_KEPT + 5))
