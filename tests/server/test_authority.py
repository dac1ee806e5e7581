"""Authority is asked for at every message and every update, and never kept by a connection."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Final

import pytest

from battalia.server.authority import Places, Proof, Rights, rights
from battalia.server.client import ConnectionClosed, Declined, Guest, Place, Plain, sitting
from battalia.server.store import SeatRow
from server.house import guests
from server.serving import Served, served

pytestmark = pytest.mark.anyio

PATIENCE: Final = 60.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("authority") / "tables.db", "--rate-each", "10000") as one:
        yield one


@pytest.fixture
async def people(server: Served) -> AsyncIterator[list[Guest]]:
    async with asyncio.timeout(PATIENCE), guests(server.url, "Ada", "Bea", "Cyd") as found:
        yield found


async def a_game(ada: Guest, bea: Guest) -> tuple[str, Plain, str]:
    """A table at which Ada sits, and Bea by a link: its id, its links, and the key of Bea's
    seat."""
    links = await ada.set_up(
        options={"players": 2}, seats=[{"who": "me"}, {"who": "link"}], settings={"undo": True}
    )
    seated = await bea.join(links["seats"]["p2"], "Bea")
    return links["table"]["id"], links, seated["key"]


async def after_all(place: Place) -> list[Plain]:
    """All that the server sends until it says goodbye, or until it has answered."""
    heard = []
    with suppress(ConnectionClosed):
        await place.send({"type": "ping", "ref": "last"})
    while True:
        message = await place.hear()
        heard.append(message)
        if message["type"] == "bye" or message.get("ref") == "last":
            return heard


async def hears_goodbye(place: Place) -> list[Plain]:
    heard = await after_all(place)
    assert heard[-1]["type"] == "bye"
    assert heard[-1]["reason"]["id"] == "no-longer-yours"
    return heard


def shows_seat(heard: list[Plain], seat: str) -> bool:
    return any(
        message["type"] in ("view", "update") and message.get("seat") == seat for message in heard
    )


async def some_turns(place: Place, other: Place, choices: int = 6) -> None:
    """Whoever is asked answers, so that there is something to be told."""
    for _ in range(choices):
        for one in (place, other):
            await one.ask({"type": "ping"})
        asked = place if place.questions else other
        seat = next(iter(asked.questions))
        question = asked.questions.pop(seat)
        await asked.choose(seat, question["options"][0]["choice"], question["epoch"])


async def test_who_took_a_seat_by_a_link_loses_it_when_it_is_handed_on(people: list[Guest]) -> None:
    ada, bea, cyd = people
    table, _, key = await a_game(ada, bea)
    async with bea.at(table, [key]) as old:
        link = await bea.post(f"/api/tables/{table}/seats/p2/link")
        taken = await cyd.join(link["key"], "Cyd")
        await hears_goodbye(old)
        async with cyd.at(table, [taken["key"]]) as new, ada.at(table) as host:
            assert new.seats == ["p2"]
            await some_turns(new, host)
        # Nothing came after the goodbye.
        with pytest.raises(ConnectionClosed):
            await old.hear()


async def test_the_old_key_holder_cannot_answer_for_the_new_one(people: list[Guest]) -> None:
    """Even a message that was on its way when the seat changed hands is refused."""
    ada, bea, cyd = people
    table, links, key = await a_game(ada, bea)
    # The old one may watch, so the socket stays open.
    async with sitting(ada.url, table, [key, links["watch"]]) as old:
        link = await bea.post(f"/api/tables/{table}/seats/p2/link")
        await cyd.join(link["key"])
        for message in ({"type": "choose", "choice": "end"}, {"type": "undo", "steps": 1}):
            with pytest.raises(Declined) as refused:
                await old.ask({**message, "seat": "p2", "epoch": 0})
            assert refused.value.id == "not-your-seat"
        for message in ({"type": "explain", "wish": "end"}, {"type": "preview"}, {"type": "hint"}):
            with pytest.raises(Declined) as refused:
                await old.ask({**message, "seat": "p2"})
            assert refused.value.id == "not-your-seat"
        with pytest.raises(Declined) as refused:
            await old.ask({"type": "say", "text": "it is me", "seat": "p2"})
        assert refused.value.id == "spectators-listen"


async def test_a_new_link_ends_the_sockets_of_the_old_one(people: list[Guest]) -> None:
    ada, bea, _ = people
    table, _, key = await a_game(ada, bea)
    async with sitting(ada.url, table, [key]) as by_key, bea.at(table) as by_person:
        await bea.post(f"/api/tables/{table}/seats/p2/link")
        await hears_goodbye(by_key)
        # Bea herself still sits there.
        heard = await after_all(by_person)
        assert heard[-1]["type"] == "pong"


async def test_a_new_key_to_watch_ends_the_old_one_at_once(people: list[Guest]) -> None:
    ada, bea, _ = people
    table, links, key = await a_game(ada, bea)
    async with (
        sitting(ada.url, table, [links["watch"]]) as watching,
        sitting(ada.url, table, [links["watch"], key]) as playing,
        ada.at(table) as host,
    ):
        made = await ada.post(f"/api/tables/{table}/watch")
        assert made["key"] != links["watch"]
        await hears_goodbye(watching)
        # Who has a seat, or has set up the table, goes on.
        assert (await after_all(playing))[-1]["type"] == "pong"
        assert (await after_all(host))[-1]["type"] == "pong"
        with pytest.raises(Declined) as refused:
            async with sitting(ada.url, table, [links["watch"]]):
                pass
        assert refused.value.id == "nobody-at-this-table"
        async with sitting(ada.url, table, [made["key"]]) as again:
            assert again.seats == []


async def test_only_who_has_set_up_the_table_gets_a_new_key_to_watch(people: list[Guest]) -> None:
    ada, bea, cyd = people
    table, links, _ = await a_game(ada, bea)
    for stranger in (bea, cyd):
        with pytest.raises(Declined) as refused:
            await stranger.post(f"/api/tables/{table}/watch")
        assert refused.value.id == "not-your-table"
    async with sitting(ada.url, table, [links["watch"]]) as watching:
        assert (await after_all(watching))[-1]["type"] == "pong"


async def test_a_seat_handed_on_at_one_screen_is_narrowed_to_the_others(
    people: list[Guest],
) -> None:
    ada, bea, _ = people
    links = await ada.set_up(options={"players": 2}, seats=[{"who": "me"}, {"who": "here"}])
    table = links["table"]["id"]
    async with ada.at(table) as screen:
        assert screen.seats == ["p1", "p2"]
        link = await ada.post(f"/api/tables/{table}/seats/p2/link")
        await bea.join(link["key"])
        async with bea.at(table) as friend:
            while screen.seats != ["p1"]:
                await screen.hear()
            assert "p2" not in screen.views
            await some_turns(screen, friend)
            heard = await after_all(screen)
            assert not shows_seat(heard, "p2")
            assert set(screen.views) == {"p1"}
            with pytest.raises(Declined) as refused:
                await screen.choose("p2", "end", screen.epoch)
            assert refused.value.id == "not-your-seat"


async def test_who_loses_the_last_seat_but_may_watch_goes_on_watching(people: list[Guest]) -> None:
    ada, bea, cyd = people
    table, links, key = await a_game(ada, bea)
    async with sitting(ada.url, table, [key, links["watch"]]) as old:
        link = await bea.post(f"/api/tables/{table}/seats/p2/link")
        await cyd.join(link["key"])
        heard = await after_all(old)
        assert heard[-1]["type"] == "pong"
        assert old.seats == []
        assert set(old.views) == {None}


async def test_who_has_nothing_to_do_with_a_table_has_it_taken_up_by_no_request(
    people: list[Guest], server: Served
) -> None:
    ada, bea, cyd = people
    table, *_ = await a_game(ada, bea)
    for path in ("watch", "rematch", "leave", "clone", "seats/p1/link", "seats/p1/computer"):
        with pytest.raises(Declined) as refused:
            await cyd.post(f"/api/tables/{table}/{path}", {})
        assert refused.value.id in ("nobody-at-this-table", "not-your-table", "not-your-seat")


async def test_before_the_game_who_gets_up_sees_no_more(people: list[Guest]) -> None:
    ada, bea, _ = people
    links = await ada.set_up(
        options={"players": 3}, seats=[{"who": "me"}, {"who": "link"}, {"who": "link"}]
    )
    table = links["table"]["id"]
    seated = await bea.join(links["seats"]["p2"])
    async with bea.at(table, [seated["key"]]) as old:
        await bea.post(f"/api/tables/{table}/leave")
        await hears_goodbye(old)


async def test_logging_out_ends_the_sockets_of_that_key(people: list[Guest]) -> None:
    ada, bea, _ = people
    table, _, _ = await a_game(ada, bea)
    async with ada.at(table) as old, bea.at(table) as other:
        await ada.post("/api/logout")
        await hears_goodbye(old)
        assert (await after_all(other))[-1]["type"] == "pong"


async def test_a_seat_that_is_taken_while_one_looks_on_can_be_played_at_once(
    people: list[Guest],
) -> None:
    """Rights grow on an open socket as well."""
    ada, bea, _ = people
    links = await ada.set_up(options={"players": 2}, seats=[{"who": "link"}, {"who": "link"}])
    table = links["table"]["id"]
    async with ada.at(table) as host:
        assert host.seats == []
        await ada.join(links["seats"]["p1"])
        await bea.join(links["seats"]["p2"])
        while "p1" not in host.views:
            await host.hear()
        assert host.seats == ["p1"]


def test_a_key_that_ends_while_it_is_looked_up_proves_nobody() -> None:
    proof = Proof([b"a", b"b"])
    proof.end([b"a"])
    proof.proves(b"a", 1)
    proof.proves(b"b", 2)
    assert proof.people == {2}
    proof.end([b"b"])
    assert proof.people == set()


@pytest.mark.parametrize(
    ("proof", "expected"),
    [
        (Proof(), Rights()),
        (Proof([b"watch"]), Rights(watcher=True)),
        (Proof(person=1), Rights((0,), host=True)),
        (Proof(person=2), Rights()),
        (Proof([b"two"]), Rights((1,))),
        (Proof([b"open"]), Rights()),
        (Proof([b"two"], person=1), Rights((0, 1), host=True)),
        (Proof(person=3), Rights(resigned=(4,))),
        (Proof([b"six"]), Rights(resigned=(5,))),
    ],
)
def test_rights_follow_from_keys_and_seats_alone(proof: Proof, expected: Rights) -> None:
    seats = (
        SeatRow(0, "person", 1),
        SeatRow(1, "person", None, link=b"two"),
        # Who got up has the key of the seat still, but not the seat.
        SeatRow(2, "open", None, link=b"open"),
        SeatRow(3, "computer", None, level="steady"),
        # Who has resigned looks on.
        SeatRow(4, "person", 3, resigned=1.0),
        SeatRow(5, "person", None, link=b"six", resigned=1.0),
    )
    assert rights(Places(1, b"watch", seats), proof) == expected


def test_what_was_judged_holds_for_the_places_it_was_judged_by_alone() -> None:
    """A proof is asked about thousands of times while nothing changes, and anew when it does."""
    proof = Proof([b"two"])
    sits = Places(1, b"watch", (SeatRow(0, "person", None, link=b"two"),))
    again = Places(1, b"watch", (SeatRow(0, "person", None, link=b"two"),))
    got_up = Places(1, b"watch", (SeatRow(0, "open", None, link=b"two"),))
    assert rights(sits, proof) is rights(again, proof)
    assert rights(got_up, proof) == Rights()
    assert rights(sits, proof) == Rights((0,))
