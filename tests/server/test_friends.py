"""People among each other: names of their own, friends, blocks, invitations."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from battalia.server import friends
from battalia.server.client import Declined, Guest, Plain
from battalia.server.friends import Aspect, may_see, scores
from battalia.server.limits import Alone
from battalia.server.naming import folded, own_names
from battalia.server.reminders import Reminder, Reminders
from battalia.server.store import (
    CLUBS_EACH,
    FOUNDED_EACH,
    FRIENDS_EACH,
    ClubRow,
    NameTaken,
    Person,
    SeatRow,
    Store,
)
from server.databases import brought_back, executed, opened, table_row
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

ME, LINK = {"who": "me"}, {"who": "link"}


async def named(store: Store, name: str, login: str = "") -> int:
    """Somebody new; with a login, by an account."""
    person = await store.add_person(name, name.encode())
    if login:
        await store.set_person(person.id, login=login)
    return person.id


async def test_a_name_is_of_one_account_however_it_is_written(store: Store) -> None:
    ada = await named(store, "Ada", "ada")
    # Guests may be called as they like; an account may not.
    guest = await named(store, "ＡDA")
    with pytest.raises(NameTaken):
        await store.set_person(guest, login="other")
    assert (await store.person(guest)).login is None  # type: ignore[union-attr]
    await store.set_person(guest, name="Bea")
    await store.set_person(guest, login="other")
    with pytest.raises(NameTaken):
        await store.set_person(guest, name="aDa")
    found = await store.person_called("ada")
    assert found is not None
    assert found.id == ada
    await store.forget_person(ada)
    await store.set_person(guest, name="aDa")


def test_who_comes_later_gets_a_number() -> None:
    people = [(1, "Ada", None), (2, "ADA", None), (3, "Ada 2", None), (4, "x" * 40, None)]
    found = {id: name for id, name, _ in own_names([*people, (5, "X" * 40, None)])}
    assert found == {1: "Ada", 2: "ADA 2", 3: "Ada 2 2", 4: "x" * 40, 5: f"{'X' * 38} 2"}
    assert len({folded(name) for name in found.values()}) == 5


async def test_accounts_of_before_and_of_older_programs_have_names_of_their_own(
    database_url: str,
) -> None:
    async with opened(database_url) as store:
        for login in ("first", "second"):
            await named(store, f"Ada {login}", login)
        await named(store, "Ada")
    brought_back(database_url, "0014")
    executed(database_url, "UPDATE people SET name = 'Ada'")
    async with opened(database_url) as store:
        names = [(await store.person(id)).name for id in (1, 2, 3)]  # type: ignore[union-attr]
        assert names == ["Ada", "Ada 2", "Ada"]
        # A program that does not know of it renames one, and makes another account.
        executed(
            database_url,
            "UPDATE people SET name = 'Bea' WHERE id = 1",
            "UPDATE people SET login = 'third' WHERE id = 3",
        )
        await store.settle_names()
        ids = [getattr(await store.person_called(name), "id", 0) for name in ("ADA", "bea")]
        assert ids == [3, 1]
        assert await store.person_called("ada 2") is not None


async def test_a_block_keeps_both_apart_until_it_is_lifted(store: Store) -> None:
    ada, bea, cyd = [await named(store, name) for name in ("Ada", "Bea", "Cyd")]
    assert await store.befriend(ada, bea) is False
    assert await store.befriend(bea, ada) is True
    assert await store.are_friends(bea, ada)
    assert await store.block(bea, ada)
    assert not await store.may_meet(ada, bea)
    assert not await store.may_meet(bea, ada)
    assert await store.may_meet(ada, cyd)
    assert await store.may_meet(ada, ada)
    assert await store.may_meet(None, bea)
    # Only one of them does not hear the other.
    assert await store.deaf_to(ada) == {bea}
    assert await store.deaf_to(bea) == set()
    assert not await store.are_friends(ada, bea)
    await store.unblock(bea, ada)
    assert await store.may_meet(ada, bea)
    assert not await store.are_friends(ada, bea)


async def test_the_store_bounds_friends_and_clubs(store: Store) -> None:
    ada = await named(store, "Ada")
    others = [await named(store, f"Bea {number}") for number in range(FRIENDS_EACH + 1)]
    found = [await store.befriend(ada, other) for other in others]
    assert found == [False] * FRIENDS_EACH + [None]
    # Who has enough of them says yes to nobody else, either.
    assert await store.befriend(others[-1], ada) is None
    clubs = [ClubRow(f"club-{at}", "", "", "open", None, 0.0) for at in range(CLUBS_EACH + 1)]
    assert [await store.add_club(club, ada) for club in clubs[: FOUNDED_EACH + 1]] == [
        *[True] * FOUNDED_EACH,
        False,
    ]
    for club, founder in zip(clubs[FOUNDED_EACH:], others, strict=False):
        assert await store.add_club(club, founder)
    joined = [await store.set_member(club.id, ada, "member") for club in clubs]
    assert joined == [True] * CLUBS_EACH + [False]


async def test_a_club_whose_founder_leaves_has_another_one_until_nobody_is_left(
    store: Store,
) -> None:
    ada, bea, cyd = [await named(store, name) for name in ("Ada", "Bea", "Cyd")]
    await store.add_club(ClubRow("night", "Night", "", "open", None, 0.0), ada)
    await store.set_member("night", bea, "member")
    await store.set_member("night", cyd, "officer")
    await store.forget_person(ada)
    assert await store.role("night", cyd) == "founder"
    await store.drop_member("night", cyd)
    assert await store.role("night", bea) == "founder"
    await store.drop_member("night", bea)
    assert await store.club("night") is None


@pytest.mark.parametrize(
    ("result", "resigned", "expected"),
    [
        ("map 9 7 7", [], [1, 0.25, 0.25]),
        ("resigned 9 7 3", [0], [0, 1, 0.5]),
        ("", [], [0, 0, 0]),
    ],
)
def test_a_score_is_the_part_of_the_others_behind_oneself(
    result: str, resigned: list[int], expected: list[float]
) -> None:
    seats = [SeatRow(at, "person", resigned=1.0 if at in resigned else None) for at in range(3)]
    row = msgspec.structs.replace(table_row("t" * 12, 1), result=result)
    assert scores(row, seats) == expected


async def declined(wish: Awaitable[object]) -> str:
    with pytest.raises(Declined) as refusal:
        await wish
    return refusal.value.id


@asynccontextmanager
async def accounts(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """People with accounts."""
    async with guests(url, *names) as people:
        for name, guest in zip(names, people, strict=True):
            account = {"login": f"{name.lower()}-own", "password": "correct horse"}
            await guest.post("/api/me/account", account)
        yield people


async def befriended(one: Guest, other: Guest) -> None:
    names = [(await guest.get("/api/me"))["name"] for guest in (one, other)]
    await one.post("/api/friends", {"name": names[1]})
    await other.post("/api/friends", {"name": names[0]})


def names_in(found: list[Plain]) -> list[str]:
    return [one["name"] for one in found]


async def test_friends_are_asked_invited_and_sit_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Reminder] = []

    async def remind(_: Reminders, reminder: Reminder) -> None:
        sent.append(reminder)

    monkeypatch.setattr(Reminders, "remind", remind)
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada", "Bea") as (ada, bea),
    ):
        assert await declined(ada.post("/api/friends", {"name": "Nobody"})) == "no-such-person"
        assert await declined(ada.post("/api/friends", {"name": "ADA"})) == "that-is-you"
        asked = await ada.post("/api/friends", {"name": "bea"})
        assert names_in(asked["asked"]) == ["Bea"]
        table = (await ada.set_up(options={"players": 2}, seats=[ME, LINK]))["table"]["id"]
        # Nobody is invited before they have said yes.
        invite = {"name": "Bea"}
        path = f"/api/tables/{table}"
        assert await declined(ada.post(f"{path}/invite", invite)) == "not-invited"
        assert names_in((await bea.get("/api/friends"))["asking"]) == ["Ada"]
        await bea.post("/api/friends", {"name": "Ada"})
        assert await declined(bea.post(f"{path}/invite", {"name": "Ada"})) == "nobody-at-this-table"
        assert await declined(bea.post(f"{path}/accept")) == "no-such-invitation"
        for _ in range(2):
            await ada.post(f"{path}/invite", invite)
        # Word goes once to whoever is not at the page.
        (word,) = sent
        assert (word.person.name, word.table, word.kind) == ("Bea", table, "invitation")
        (invited,) = (await bea.get("/api/friends"))["invitations"]
        assert (invited["table"]["id"], invited["by"]) == (table, "Ada")
        await bea.request("PATCH", "/api/me/privacy", {"avatar": "friman.barfolk"})
        seated = await bea.post(f"{path}/accept")
        assert [one.get("avatar", "") for one in seated["table"]["seats"]] == ["", "friman.barfolk"]
        assert (seated["seat"], seated["table"]["state"]) == ("p2", "playing")
        assert (await ada.get("/api/friends"))["friends"][0]["presence"] == "away"
        async with bea.at(table):
            # Another process hears of it a moment later.
            async with asyncio.timeout(60):
                friend = {"presence": "away"}
                while friend["presence"] == "away":
                    (friend,) = (await ada.get("/api/friends"))["friends"]
            assert (friend["name"], friend["presence"]) == ("Bea", "table")
        assert "invitations" not in await bea.get("/api/friends")
        exported = await bea.get("/api/me/export")
        assert exported["people"]["friends"] == ["Ada"]
        assert (await bea.get("/api/friends/duels?name=ada")) == {"name": "Ada"}


async def test_friends_hear_at_once_who_comes_sits_down_and_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless somebody does not tell; and whoever only turns a page has not gone."""
    monkeypatch.setattr(friends, "SETTLED", 0.05)
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada", "Bea", "Cyd") as (ada, bea, cyd),
        ada.in_house() as hears,
        cyd.in_house() as stranger,
    ):
        await befriended(ada, bea)
        wish = {"options": {"players": 2}, "seats": [ME, LINK]}
        table = (await bea.post("/api/tables", wish))["table"]["id"]

        async def told() -> tuple[str, str]:
            about = (await hears.next("me", "presence"))["about"]
            return about["name"], about["presence"]

        async with bea.in_house():
            assert await told() == ("Bea", "online")
            async with bea.at(table):
                assert await told() == ("Bea", "table")
            assert await told() == ("Bea", "online")
        assert await told() == ("Bea", "away")
        await befriended(ada, cyd)
        assert (await stranger.next("me"))["what"] == "friends", "nothing of Bea, so far"
        await bea.request("PATCH", "/api/me/privacy", {"privacy": {"presence": "nobody"}})
        own = (await cyd.post("/api/tables", wish))["table"]["id"]
        async with bea.in_house(), cyd.at(own):
            assert await told() == ("Cyd", "table"), "who does not tell comes unheard"


async def test_friends_hear_of_somebody_going_who_had_only_just_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list shows them at once, though who has come is told a moment later."""
    monkeypatch.setattr(friends, "SETTLED", 0.5)
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada", "Bea") as (ada, bea),
        ada.in_house() as hears,
    ):
        await befriended(ada, bea)
        async with bea.in_house():
            (friend,) = (await ada.get("/api/friends"))["friends"]
            assert friend["presence"] == "online"
        # A slow machine may have told before that she is here.
        told = ""
        while told != "away":
            told = (await hears.next("me", "presence"))["about"]["presence"]


async def test_nobody_hears_from_whom_they_block(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada", "Bea") as (ada, bea),
    ):
        await befriended(ada, bea)
        links = await ada.set_up(options={"players": 2}, seats=[ME, LINK])
        table = links["table"]["id"]
        await bea.join(links["seats"]["p2"])
        other = await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK])
        await ada.post(f"/api/tables/{other['table']['id']}/invite", {"name": "Bea"})
        async with ada.at(table) as first, bea.at(table) as second:
            await second.ask({"type": "say", "text": "before"})
            blocked = await ada.post("/api/friends/block", {"table": table, "seat": "p2"})
            assert names_in(blocked["blocked"]) == ["Bea"]
            assert blocked["friends"] == []
            assert "invitations" not in await bea.get("/api/friends")
            await second.ask({"type": "say", "text": "unheard"})
            await first.ask({"type": "say", "text": "heard"})
            heard = []
            while "heard" not in heard:
                message = await second.hear()
                heard += [message["line"]["text"]] if message["type"] == "said" else []
        async with ada.at(table) as first:
            pass
        chat = f"/api/tables/{table}/chat"
        assert [line["text"] for line in (await ada.get(chat))["lines"]] == ["heard"]
        said = [line["text"] for line in (await bea.get(chat))["lines"]]
        assert said == ["before", "unheard", "heard"]
        # Neither comes to the other's table, nor is told why.
        assert await declined(bea.join(other["seats"]["p2"])) == "kept-apart"
        assert await declined(bea.post("/api/friends", {"name": "Ada"})) == "no-requests"
        await ada.post("/api/friends/unblock", {"name": "bea"})
        await bea.join(other["seats"]["p2"])


async def test_at_open_tables_a_guest_has_nobody_elses_name(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada") as (ada,),
        guests(url, "ada", "Guest") as (same, guest),
    ):
        table = (await ada.set_up(options={"players": 3}, seats=[ME, LINK, LINK]))["table"]["id"]
        await ada.post(f"/api/lobby/{table}", {})
        assert await declined(same.post(f"/api/lobby/{table}/sit", {})) == "name-taken"
        await guest.post(f"/api/lobby/{table}/sit", {})
        # Among those who know each other anybody is called as they like.
        own = await same.set_up(options={"players": 2}, seats=[ME, LINK])
        assert own["table"]["seats"][0]["name"] == "ada"
        opening = same.post(f"/api/lobby/{own['table']['id']}", {})
        assert await declined(opening) == "name-taken"


async def test_what_others_see_is_ones_own_to_say(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada", "Bea") as (ada, bea),
    ):
        found = await ada.get("/api/me/privacy")
        assert found == {"name": "Ada", "privacy": {}, "account": True}
        wrong = ada.request("PATCH", "/api/me/privacy", {"avatar": "friman.moon"})
        assert await declined(wrong) == "no-such-avatar"
        privacy = {"games": "all", "duels": "nobody", "presence": "nobody", "asks": "nobody"}
        change = {"avatar": "friman.barfolk", "privacy": privacy}
        found = await ada.request("PATCH", "/api/me/privacy", change)
        assert (found["avatar"], found["privacy"]) == ("friman.barfolk", privacy)
        assert await declined(bea.post("/api/friends", {"name": "Ada"})) == "no-requests"
        # Whoever wants no requests may still ask.
        await ada.post("/api/friends", {"name": "Bea"})
        await bea.post("/api/friends", {"name": "Ada"})
        (friend,) = (await bea.get("/api/friends"))["friends"]
        assert friend["avatar"] == "friman.barfolk"
        assert "presence" not in friend
        assert await declined(bea.get("/api/friends/duels?name=Ada")) == "not-shown"


async def test_strangers_friends_and_blocked_people_see_what_they_may(store: Store) -> None:
    ada, bea, cyd = [await named(store, name) for name in ("Ada", "Bea", "Cyd")]
    await store.befriend(ada, bea)
    await store.befriend(bea, ada)

    async def seen(viewer: int | None) -> list[bool]:
        person = await store.person(ada)
        assert isinstance(person, Person)
        aspects: tuple[Aspect, ...] = ("profile", "games", "reviews", "presence")
        return [await may_see(store, viewer, person, what) for what in aspects]

    assert await seen(None) == await seen(cyd) == [True, False, False, False]
    assert await seen(bea) == [True, True, False, True]
    assert await seen(ada) == [True] * 4
    await store.block(ada, cyd)
    assert await seen(cyd) == [False] * 4


async def test_a_club_has_doors_roles_and_tables_of_its_own(tmp_path: Path) -> None:
    async with (
        house(tmp_path / "people.db", Time()) as url,
        accounts(url, "Ada", "Bea", "Cyd") as (ada, bea, cyd),
        guests(url, "Guest") as (guest,),
    ):
        club = {"id": "night-owls", "name": "Night Owls", "door": "asking"}
        assert await declined(guest.post("/api/clubs", club)) == "account-needed"
        await ada.post("/api/clubs", club)
        assert await declined(bea.post("/api/clubs", club)) == "club-taken"
        path = "/api/clubs/night-owls"
        assert (await bea.post(f"{path}/join"))["role"] == "asking"
        table = (await ada.set_up(options={"players": 2}, seats=[ME, LINK]))["table"]["id"]
        found = await ada.post(f"{path}/tables", {"table": table})
        assert [one["id"] for one in found["tables"]] == [table]
        # Who is not in it sees neither people nor tables, and sits down nowhere.
        for stranger in (bea, cyd, guest):
            seen = await stranger.get(path)
            assert "people" not in seen
            assert "tables" not in seen
        sit = f"{path}/tables/{table}/sit"
        assert await declined(bea.post(sit)) == "not-your-club"
        assert await declined(cyd.post(sit)) == "no-such-club"
        role = {"name": "Bea", "role": "member"}
        assert await declined(cyd.post(f"{path}/members", role)) == "no-such-club"
        await ada.post(f"{path}/members", role)
        assert (await bea.post(sit))["table"]["state"] == "playing"
        executed(
            tmp_path / "people.db",
            f"UPDATE tables SET state = 'over', result = 'map 9 7' WHERE id = '{table}'",
        )
        ladder = (await ada.get(path))["ladder"]
        assert [(one["name"], one["score"]) for one in ladder] == [("Ada", 1), ("Bea", 0)]
        executed(
            tmp_path / "people.db",
            "INSERT INTO ratings (person, kind, season, mu, sigma, games, wins)"
            " SELECT id, 'two', '2027-1', 30, 4, 1, 0 FROM people WHERE name = 'Bea'",
        )
        ladder = (await ada.get(path))["ladder"]
        assert [(one["name"], "rating" in one) for one in ladder] == [("Bea", True), ("Ada", False)]
        # By its link one comes in at once; without, such a club is nowhere to be seen.
        key = (await ada.post(f"{path}/link"))["key"]
        await ada.request("PATCH", path, {"door": "link"})
        assert await declined(cyd.get(path)) == "no-such-club"
        assert await declined(cyd.post(f"{path}/join")) == "no-such-club"
        assert (await cyd.post(f"{path}/join", {"key": key}))["role"] == "member"
        await ada.post(f"{path}/members", {"name": "Bea", "role": "officer"})
        wish = {"name": "Ada", "role": "out"}
        assert await declined(bea.post(f"{path}/members", wish)) == "not-your-club"
        await bea.post(f"{path}/members", {"name": "Cyd", "role": "out"})
        assert await declined(cyd.get(path)) == "no-such-club"
        await ada.post(f"{path}/leave")
        assert (await bea.get(path))["role"] == "founder"


async def test_people_at_other_processes_are_here_as_far_as_these_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def elsewhere(_: Alone, names: Sequence[str]) -> list[list[int]]:
        """Another process has somebody at a table."""
        return [[int(name.startswith("seated")) for name in names]]

    async with (
        house(tmp_path / "people.db", Time(), alone=True) as url,
        accounts(url, "Ada", "Bea") as (ada, bea),
    ):
        await befriended(ada, bea)
        monkeypatch.setattr(Alone, "elsewhere", elsewhere)
        (friend,) = (await ada.get("/api/friends"))["friends"]
        assert friend["presence"] == "table"
