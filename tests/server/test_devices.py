"""One person on two devices: by a code that the first one shows. And links that were used."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from battalia.server import people as people_module
from battalia.server.client import Declined, Guest
from battalia.server.letters import LIVES
from battalia.server.store import Store
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

ENOUGH: Final = 60
ME, LINK = {"who": "me"}, {"who": "link"}


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[list[Guest]]:
    """At a server of their own: all codes that are typed there come from one address."""
    async with (
        asyncio.timeout(ENOUGH),
        house(tmp_path / "tables.db", Time()) as url,
        guests(url, "Ada", "Bea", "Cyd") as people,
    ):
        yield people


async def declined(wish: object) -> str:
    """The id of the reason why this is refused."""
    with pytest.raises(Declined) as refusal:
        await wish  # type: ignore[misc]
    return refusal.value.id


async def code_of(guest: Guest) -> str:
    return str((await guest.post("/api/me/devices"))["code"])


async def by(url: str, code: str) -> Guest:
    """Another device, on which somebody types this code."""
    device = Guest(url)
    try:
        device.key = (await device.post("/api/devices", {"code": code}))["key"]
        device.http.cookies.clear()
    except Declined:
        await device.close()
        raise
    return device


async def test_both_devices_show_the_table_and_either_may_act(people: list[Guest]) -> None:
    ada, bea, _ = people
    links = await ada.set_up(options={"players": 2}, seats=[ME, LINK], seed="two")
    await bea.join(links["seats"]["p2"])
    table = links["table"]["id"]
    # What is typed by hand is read however it is written.
    phone = await by(bea.url, f" {(await code_of(bea)).upper().replace('-', ' ')} ")
    assert (await phone.get("/api/me"))["name"] == "Bea"
    assert [one["id"] for one in (await phone.get("/api/tables"))["tables"]] == [table]
    async with bea.at(table) as desk, phone.at(table) as hand, ada.at(table) as other:
        assert desk.seats == hand.seats == ["p2"]
        devices = [desk, hand]
        for _ in range(4):
            for place in (*devices, other):
                await place.ask({"type": "ping"})
            assert desk.questions.get("p2") == hand.questions.get("p2")
            assert desk.views["p2"] == hand.views["p2"]
            if "p2" in desk.questions:
                asked = devices[0].questions["p2"]
                await devices[0].choose("p2", asked["options"][0]["choice"])
                # The other device's answer to the same question comes too late.
                late = devices[1].choose("p2", asked["options"][0]["choice"], asked["epoch"])
                assert await declined(late) == "late-answer"
                devices.reverse()
            else:
                await other.choose("p1", other.questions["p1"]["options"][0]["choice"])
    await phone.close()


async def test_a_code_is_used_once_and_only_the_last_one_counts(people: list[Guest]) -> None:
    ada = people[0]
    first, second = await code_of(ada), await code_of(ada)
    assert await declined(by(ada.url, first)) == "device-code-wrong"
    await (await by(ada.url, second)).close()
    assert await declined(by(ada.url, second)) == "device-code-wrong"


async def test_two_who_type_the_same_code_at_once_are_one(people: list[Guest]) -> None:
    ada = people[0]
    code = await code_of(ada)
    found = await asyncio.gather(*[by(ada.url, code) for _ in range(5)], return_exceptions=True)
    came = [one for one in found if isinstance(one, Guest)]
    assert len(came) == 1
    await came[0].close()


async def test_a_code_ends_with_its_time(tmp_path: Path) -> None:
    now = Time()
    async with house(tmp_path / "tables.db", now) as url, guests(url, "Ada") as (ada,):
        code = await code_of(ada)
        now.passes(LIVES["code"] - 1)
        await (await by(url, code)).close()
        code = await code_of(ada)
        now.passes(LIVES["code"])
        assert await declined(by(url, code)) == "device-code-wrong"


async def test_a_code_ends_with_the_keys_of_its_person(people: list[Guest]) -> None:
    ada, bea, _ = people
    code = await code_of(ada)
    await ada.request("DELETE", "/api/me/keys")
    assert await declined(by(ada.url, code)) == "device-code-wrong"
    await ada.post("/api/me/account", {"login": "ada.of.devices", "password": "correct horse"})
    code = await code_of(ada)
    new = {"login": "ada.of.devices", "password": "a newer horse", "old": "correct horse"}
    await ada.post("/api/me/account", new)
    assert await declined(by(ada.url, code)) == "device-code-wrong"
    code = await code_of(bea)
    await bea.post("/api/me/delete", {})
    assert await declined(by(bea.url, code)) == "device-code-wrong"


async def test_who_logs_out_ends_what_that_device_has_shown(people: list[Guest]) -> None:
    ada = people[0]
    code, link = await code_of(ada), (await ada.post("/api/me/link"))["key"]
    await ada.post("/api/logout")
    assert await declined(by(ada.url, code)) == "device-code-wrong"
    device = Guest(ada.url)
    assert await declined(device.post("/api/link/login", {"key": link})) == "link-dead"
    await device.close()


@pytest.mark.parametrize("path", ["/api/me/link", "/api/me/devices"])
async def test_a_key_that_ends_while_it_asks_brings_no_other(
    people: list[Guest], monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """Else whoever had found it would come back by what it asked for at that moment."""
    ada = people[0]
    found = await by(ada.url, await code_of(ada))
    add = Store.add_ticket

    async def late(store: Store, *ticket: Any) -> bool:
        await ada.request("DELETE", "/api/me/keys")
        return await add(store, *ticket)

    monkeypatch.setattr(Store, "add_ticket", late)
    assert await declined(found.post(path)) == "who-are-you"
    await found.close()


async def test_a_key_that_ends_while_it_asks_sets_no_password(
    people: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = people[0]
    found = await by(ada.url, await code_of(ada))
    store_it = Store.set_account

    async def late(store: Store, *person: Any, **account: Any) -> object:
        await ada.request("DELETE", "/api/me/keys")
        return await store_it(store, *person, **account)

    monkeypatch.setattr(Store, "set_account", late)
    account = {"login": "eve.of.devices", "password": "correct horse"}
    assert await declined(found.post("/api/me/account", account)) == "password-needed"
    assert "login" not in await ada.get("/api/me")
    await found.close()


async def test_a_code_is_no_link(people: list[Guest]) -> None:
    """Else codes could be guessed where guesses are not counted."""
    ada, bea, _ = people
    code = (await code_of(ada)).replace("-", "")
    for path in ("/api/link", "/api/link/login"):
        assert await declined(bea.post(path, {"key": code})) in ("link-dead", "request-unusable")
    await (await by(ada.url, code)).close()


async def test_who_logs_out_elsewhere_ends_the_other_device(people: list[Guest]) -> None:
    ada, bea, _ = people
    links = await ada.set_up(options={"players": 2}, seats=[ME, LINK])
    await bea.join(links["seats"]["p2"])
    phone = await by(bea.url, await code_of(bea))
    async with phone.at(links["table"]["id"]) as place:
        await bea.request("DELETE", "/api/me/keys")
        while (message := await place.hear())["type"] != "bye":
            pass
        assert message["reason"]["id"] == "no-longer-yours"
    await phone.close()


async def test_who_guesses_codes_has_few_guesses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No time passes meanwhile, in which one more guess would be gained.
    monkeypatch.setattr(people_module, "time", SimpleNamespace(monotonic=lambda: 1.0))
    async with house(tmp_path / "tables.db", Time()) as url, guests(url, "Ada") as (ada,):
        code = await code_of(ada)
        heard = [await declined(by(url, f"aaaa-aaaa-aa{number:02}")) for number in range(20)]
        assert heard[:10] == ["device-code-wrong"] * 10
        assert set(heard[10:]) == {"too-many-codes"}
        # Then the right one does not help either, and is not used up by it.
        assert await declined(by(url, code)) == "too-many-codes"
        answer = await ada.http.post("/api/devices", json={"code": code})
        assert answer.status_code == 429
        # A guess in ten seconds; some of these have passed.
        assert 1 <= int(answer.headers["retry-after"]) <= 10


@pytest.mark.parametrize("code", ["", "short", "x" * 31])
async def test_what_is_no_code_is_refused(people: list[Guest], code: str) -> None:
    assert await declined(by(people[0].url, code)) == "request-unusable"


async def test_codes_are_for_people_only(people: list[Guest]) -> None:
    nobody = Guest(people[0].url)
    assert await declined(nobody.post("/api/me/devices")) == "who-are-you"
    await nobody.close()


# Links that were used.


async def test_who_comes_by_a_used_link_hears_who_sits_there(people: list[Guest]) -> None:
    ada, bea, cyd = people
    links = await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK])
    link = links["seats"]["p2"]
    seated = await bea.join(link)
    with pytest.raises(Declined) as refusal:
        await cyd.join(link)
    assert refusal.value.id == "seat-taken"
    assert refusal.value.reason["args"] == {"seat": "p2", "name": "Bea"}
    assert str(refusal.value) == "This seat is taken: Bea sits there."
    assert await declined(cyd.join("x" * 43)) == "no-such-link"
    # Who only looks where it leads hears the same.
    assert await declined(cyd.post("/api/tables/link", {"key": link})) == "seat-taken"
    assert await declined(cyd.post("/api/tables/link", {"key": "x" * 43})) == "no-such-link"
    # Nothing has changed for Bea.
    assert (await bea.get(f"/api/tables/{links['table']['id']}"))["seats"][1]["mine"]
    # The key by which she sits is a link as well: whoever came by it before hears the same.
    await cyd.join(seated["key"])
    assert await declined(bea.join(seated["key"])) == "seat-taken"


async def test_who_looks_where_a_link_leads_takes_nothing(people: list[Guest]) -> None:
    ada, bea, cyd = people
    links = await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK])
    link = links["seats"]["p3"]
    for guest in (bea, cyd):
        found = await guest.post("/api/tables/link", {"key": link})
        assert (found["seat"], found["table"]["id"]) == ("p3", links["table"]["id"])
    assert (await bea.join(link))["seat"] == "p3"


async def test_a_seat_that_is_open_again_has_no_used_link(people: list[Guest]) -> None:
    ada, bea, cyd = people
    links = await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK])
    await bea.join(links["seats"]["p2"])
    await bea.post(f"/api/tables/{links['table']['id']}/leave")
    assert await declined(cyd.join(links["seats"]["p2"])) == "no-such-link"
