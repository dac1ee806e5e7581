"""What the store promises: what it has acknowledged is on disk, whole, whatever happens next."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, Pool, Table, create_engine, event, make_url

from battalia.server.keys import hashed
from battalia.server.store import (
    METADATA,
    TOKENS_EACH,
    ChatLine,
    Person,
    SeatRow,
    Snapshot,
    Store,
    StoreError,
    TableRow,
    Ticket,
    form,
)
from battalia.server.store.connecting import revisions
from battalia.server.table import Act
from server.databases import (
    POSTGRES,
    act,
    brought_back,
    executed,
    locked,
    opened,
    postgres_database,
    postgres_server,
    seat_rows,
    sqlite_url,
    table_row,
)

pytestmark = pytest.mark.anyio

ENOUGH = 30
"""Seconds after which something that must happen has not happened."""


async def seated(store: Store, *table_ids: str) -> Person:
    """A person who sits at each of these new tables."""
    person = await store.add_person("Ada", hashed("Ada's token"))
    for table_id in table_ids:
        await store.add_table(table_row(table_id, person.id), seat_rows(table_id, person.id))
    return person


async def the_table(store: Store, table_id: str) -> TableRow:
    found = await store.table(table_id)
    assert found is not None
    return found[0]


async def the_seats(store: Store, table_id: str) -> list[SeatRow]:
    found = await store.table(table_id)
    assert found is not None
    return found[1]


def line(text: str) -> ChatLine:
    return ChatLine(at=1.0, seat=0, name="Ada", text=text)


@contextmanager
def heard(target: type[Engine | Pool], name: str, ear: Callable[..., None]) -> Iterator[None]:
    """Every database connection calls this meanwhile."""
    event.listen(target, name, ear)
    try:
        yield
    finally:
        event.remove(target, name, ear)


async def stuck(store: Store) -> "asyncio.Task[ChatLine]":
    """A write that the writer has taken, while the database is locked: all others queue up."""
    begun = Event()

    def ear(_: Connection) -> None:
        begun.set()

    with heard(Engine, "begin", ear):
        task = asyncio.create_task(store.add_chat("t1", line("first")))
        assert await asyncio.to_thread(begun.wait, ENOUGH)
    return task


# The database itself.


def test_the_rows_are_the_columns() -> None:
    def names(table: Table) -> set[str]:
        return {column.name for column in table.columns}

    led = {"leader", "token"}
    """Who leads a table, only the store itself knows."""
    for row, table, more in [
        (Person, form.PEOPLE, set()),
        (Ticket, form.TICKETS, set()),
        (TableRow, form.TABLES, led),
    ]:
        assert set(row.__struct_fields__) | more == names(table)
    of_a_table = [
        (SeatRow, form.SEATS),
        (Act, form.ACTS),
        (Snapshot, form.SNAPSHOTS),
        (ChatLine, form.CHAT),
    ]
    for row, table in of_a_table:
        assert {"table", *row.__struct_fields__} == names(table)


def test_the_revisions_lead_to_the_tables_that_the_program_knows(database_url: str) -> None:
    Store(database_url).upgrade()
    engine = create_engine(database_url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


async def test_upgrading_again_changes_nothing(database_url: str) -> None:
    async with opened(database_url) as store:
        await seated(store, "t1")
    async with opened(database_url) as store:
        assert await store.count() == 1


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(database_url: str) -> None:
    async with opened(database_url) as store:
        await seated(store, "t1")
    executed(database_url, "UPDATE alembic_version SET version_num = '9999'")
    store = Store(database_url)
    with pytest.raises(StoreError, match=r"belongs to a newer version of Battalia\.$"):
        store.upgrade()
    newest = revisions().get_current_head()
    executed(database_url, f"UPDATE alembic_version SET version_num = '{newest}'")
    async with opened(database_url) as store:
        assert await store.table_ids() == ["t1"]


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path / "deep" / "down")).upgrade()
    assert (tmp_path / "deep" / "down" / "battalia.sqlite").exists()


def one_sentence(error: StoreError) -> bool:
    return str(error).endswith(".") and "\n" not in str(error)


def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "battalia.sqlite"
    path.write_text("dear diary, " * 100)
    with pytest.raises(StoreError, match="file is not a database") as caught:
        Store(sqlite_url(tmp_path)).upgrade()
    assert one_sentence(caught.value)
    assert str(path) in str(caught.value)
    assert path.read_text() == "dear diary, " * 100


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be used") as caught:
        Store(sqlite_url(tmp_path / "file" / "folder")).upgrade()
    assert one_sentence(caught.value)
    assert str(tmp_path / "file") in str(caught.value)


def test_a_folder_in_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "battalia.sqlite").mkdir()
    with pytest.raises(StoreError, match="unable to open database file") as caught:
        Store(sqlite_url(tmp_path)).upgrade()
    assert one_sentence(caught.value)


def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(StoreError, match="cannot be used") as caught:
        Store("postgresql://ada:secret@127.0.0.1:1/battalia").upgrade()
    assert one_sentence(caught.value)
    assert "127.0.0.1:1" in str(caught.value)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "url", ["", "battalia.sqlite", "mysql://host/name", "sqlite://", "sqlite:///:memory:"]
)
def test_an_address_of_another_kind_is_refused(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert one_sentence(caught.value)


async def test_a_database_that_is_not_open_says_so(database_url: str) -> None:
    store = Store(database_url)
    with pytest.raises(StoreError, match="is not open"):
        await store.count()
    with pytest.raises(StoreError, match="is not open"):
        await store.set_meta("key", "value")
    await store.close()


async def test_a_closed_store_may_be_opened_again(store: Store) -> None:
    await store.set_meta("key", "value")
    await store.close()
    await store.open()
    assert await store.meta("key") == "value"


def test_sqlite_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    """Less than FULL would lose the last acts in a power cut."""
    modes: list[tuple[object, object, object]] = []

    def ear(connection: Connection) -> None:
        def asked(pragma: str) -> object:
            return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()

        modes.append((asked("synchronous"), asked("journal_mode"), asked("foreign_keys")))

    with heard(Engine, "commit", ear):
        Store(sqlite_url(tmp_path)).upgrade()
    assert modes == [(2, "wal", 1)]


# Tables, seats, acts.


async def test_a_table_comes_back_as_it_was_put_in(store: Store) -> None:
    ada = await store.add_person("Ada", hashed("a"))
    await store.add_table(table_row("next", ada.id), [])
    table = TableRow(
        id="t1",
        created=1.25,
        changed=1_700_000_000.123456,
        options='{"players": 2}',
        settings='{"undo": true}',
        rules=3,
        seed="a seed",
        host=ada.id,
        watch=hashed("w"),
        start='{"turn": 1}',
        state="playing",
        result="map 9 7",
        epoch=1,
        next="next",
        clock_since=2.5,
        deadline=3.5,
        problem="none — “yet”",
    )
    seats = [
        SeatRow(0, "person", ada.id, "Ada", None, "steady", hashed("l"), 12.5, True),
        SeatRow(1, "computer", None, "Steady", "steady"),
        SeatRow(2, "open", link=hashed("m")),
    ]
    acts = [act(0), act(1)]
    await store.add_table(table, seats[::-1], acts)
    assert await store.table("t1") == (table, seats)
    assert await store.acts("t1") == acts
    assert await store.table("t2") is None


async def test_a_table_whose_acts_do_not_count_to_its_epoch_is_refused(store: Store) -> None:
    ada = await store.add_person("Ada", hashed("a"))
    table = msgspec.structs.replace(table_row("t1", ada.id), epoch=1)
    for acts in ([], [act(0)], [act(1), act(2)], [act(1), act(0)]):
        with pytest.raises(StoreError, match="do not count from 0 to its epoch"):
            await store.add_table(table, [], acts)
    assert await store.count() == 0


async def test_a_table_of_that_name_is_there_already(store: Store) -> None:
    ada = await seated(store, "t1")
    again = msgspec.structs.replace(table_row("t1", ada.id), watch=hashed("other"))
    with pytest.raises(StoreError):
        await store.add_table(again, [])
    assert await store.table("t1") == (table_row("t1", ada.id), seat_rows("t1", ada.id))


async def test_a_table_with_a_wrong_seat_is_not_added_at_all(store: Store) -> None:
    ada = await store.add_person("Ada", hashed("a"))
    with pytest.raises(StoreError):
        await store.add_table(table_row("t1", ada.id), [SeatRow(0, "person", person=ada.id + 1)])
    assert await store.count() == 0


async def test_an_act_changes_the_table_in_one_go(store: Store) -> None:
    await seated(store, "t1")
    await store.append("t1", [act(0, 5.0)], state="playing", clock_since=5.0, deadline=65.0)
    table = await the_table(store, "t1")
    assert (table.epoch, table.changed, table.state) == (0, 5.0, "playing")
    assert (table.clock_since, table.deadline) == (5.0, 65.0)

    snapshot = Snapshot(1, b"\x00position")
    await store.append("t1", [act(1, 6.0), act(2, 7.0)], left={0: 59.5}, snapshot=snapshot)
    table = await the_table(store, "t1")
    assert (table.epoch, table.changed, table.state) == (2, 7.0, "playing")
    assert (table.clock_since, table.deadline) == (5.0, 65.0), "not given, not changed"
    assert [seat.left for seat in await the_seats(store, "t1")] == [59.5, None]
    assert await store.snapshot("t1") == snapshot

    later = Snapshot(3, b"later")
    await store.append(
        "t1", [act(3)], state="over", result="map 9 7", clock_since=None, deadline=None,
        snapshot=later,
    )  # fmt: skip
    table = await the_table(store, "t1")
    assert (table.state, table.result) == ("over", "map 9 7")
    assert (table.clock_since, table.deadline) == (None, None)
    assert await store.snapshot("t1") == later
    assert await store.acts("t1") == [act(0, 5.0), act(1, 6.0), act(2, 7.0), act(3)]
    assert await store.acts("t1", after=1) == [act(2, 7.0), act(3)]


async def test_without_an_act_the_clocks_change_alone(store: Store) -> None:
    await seated(store, "t1")
    await store.append("t1", [], clock_since=5.0, left={1: 3.0})
    table = await the_table(store, "t1")
    assert (table.epoch, table.changed, table.clock_since) == (-1, 0.0, 5.0)
    assert [seat.left for seat in await the_seats(store, "t1")] == [None, 3.0]


@pytest.mark.parametrize(
    "acts",
    [
        pytest.param([act(1)], id="the last one again"),
        pytest.param([act(0)], id="an earlier one again"),
        pytest.param([act(3)], id="one left out"),
        pytest.param([act(2), act(2)], id="twice the same"),
        pytest.param([act(2), act(4)], id="one left out between"),
        pytest.param([act(1), act(2)], id="the last one and the next"),
    ],
)
async def test_acts_that_do_not_follow_are_refused_and_change_nothing(
    store: Store, acts: list[Act]
) -> None:
    await seated(store, "t1")
    await store.append("t1", [act(0), act(1)], state="playing")
    before = await store.table("t1")
    with pytest.raises(StoreError):
        await store.append(
            "t1", acts, state="over", deadline=1.0, left={0: 1.0}, snapshot=Snapshot(1, b"")
        )
    assert await store.table("t1") == before
    assert await store.acts("t1") == [act(0), act(1)]
    assert await store.snapshot("t1") is None


async def test_an_append_that_fails_at_its_end_has_changed_nothing(store: Store) -> None:
    ada = await seated(store, "t1")
    with pytest.raises(StoreError, match="seat 7"):
        await store.append("t1", [act(0)], state="playing", left={0: 1.0, 7: 1.0})
    assert await store.table("t1") == (table_row("t1", ada.id), seat_rows("t1", ada.id))
    assert await store.acts("t1") == []


async def test_two_who_do_the_same_act_do_not_both_succeed(database_url: str) -> None:
    """Two servers on one database, or one started before the other has ended."""
    async with opened(database_url) as one, opened(database_url) as other:
        await seated(one, "t1")
        done = await asyncio.gather(
            *(store.append("t1", [act(0)]) for store in (one, other) * 5), return_exceptions=True
        )
        assert done.count(None) == 1
        assert all(isinstance(error, StoreError) for error in done if error is not None)
        assert await one.acts("t1") == [act(0)]


async def test_seats_and_tables_can_be_changed(store: Store) -> None:
    await seated(store, "t1", "t2")
    await store.set_table("t1", next="t2", problem="it broke", state="broken")
    table = await the_table(store, "t1")
    assert (table.next, table.problem, table.state) == ("t2", "it broke", "broken")
    assert (await the_table(store, "t2")).state == "waiting"
    await store.set_seat("t1", 0, stand_in="novice", muted=True, link=None)
    seats = await the_seats(store, "t1")
    assert (seats[0].stand_in, seats[0].muted, seats[0].link) == ("novice", True, None)
    assert not seats[1].muted
    await store.set_table("t1")


async def test_what_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(StoreError, match="id t1 among the tables"):
        await store.set_table("t1", problem="it broke")
    with pytest.raises(StoreError, match="seat 0 among the seats"):
        await store.set_seat("t1", 0, muted=True)
    with pytest.raises(StoreError, match="id 1 among the people"):
        await store.set_person(1, name="Ada")
    with pytest.raises(StoreError):
        await store.append("t1", [act(0)])


async def test_links_lead_to_their_table_and_seat(store: Store) -> None:
    await seated(store, "t1", "t2")
    assert await store.table_of_watch(hashed("watch t2")) == "t2"
    assert await store.table_of_watch(hashed("link t2")) is None
    assert await store.seat_of_link(hashed("link t2")) == ("t2", 0)
    assert await store.seat_of_link(hashed("watch t2")) is None


async def test_a_person_finds_the_own_tables_the_latest_change_first(store: Store) -> None:
    ada = await store.add_person("Ada", hashed("a"))
    bob = await store.add_person("Bob", hashed("b"))
    for number, (host, guest) in enumerate([(ada, bob), (bob, ada), (bob, bob), (ada, ada)]):
        table_id = f"t{number}"
        await store.add_table(
            table_row(table_id, host.id, float(number)), seat_rows(table_id, guest.id)
        )

    async def names(person: Person, limit: int = 9, before: float | None = None) -> list[str]:
        found = await store.tables_of(person.id, limit=limit, before=before)
        return [table.id for table, _ in found]

    assert await names(ada) == ["t3", "t1", "t0"]
    assert await names(bob) == ["t2", "t1", "t0"]
    await store.append("t0", [act(0, 10.0)])
    assert await names(ada) == ["t0", "t3", "t1"]
    assert await names(ada, limit=2) == ["t0", "t3"]
    assert await names(ada, limit=2, before=3.0) == ["t1"]
    ((table, seats),) = await store.tables_of(ada.id, limit=1)
    assert (table, seats) == await store.table("t0")


async def test_only_tables_in_play_fall_due_the_longest_overdue_first(store: Store) -> None:
    await seated(store, "t1", "t2", "t3", "t4")
    for table_id, deadline in [("t1", 20.0), ("t2", 10.0), ("t3", 30.0)]:
        await store.append(table_id, [act(0)], state="playing", deadline=deadline)
    assert await store.due(9.0) == []
    assert await store.due(20.0) == ["t2", "t1"]
    await store.set_table("t2", state="over")
    assert await store.due(99.0) == ["t1", "t3"]


async def test_clocks_stand_still_while_nobody_can_play(store: Store) -> None:
    await seated(store, "t1", "t2", "t3")
    await store.append("t1", [act(0)], state="playing", clock_since=1.0, deadline=10.0)
    await store.append("t2", [act(0)], state="playing")
    await store.append("t3", [act(0)], state="over", clock_since=1.0, deadline=10.0)
    await store.shift_clocks(100.0)
    tables = [await the_table(store, name) for name in ("t1", "t2", "t3")]
    assert [table.clock_since for table in tables] == [101.0, None, 1.0]
    assert [table.deadline for table in tables] == [110.0, None, 10.0]


async def test_tables_under_other_rules_are_found(store: Store) -> None:
    await seated(store, "t1", "t2")
    await store.set_table("t2", rules=2)
    assert await store.table_ids() == ["t1", "t2"]
    assert await store.table_ids(rules_other_than=2) == ["t1"]
    assert await store.count() == 2


# People, chat, notes.


async def test_a_person_is_known_by_every_token_until_it_is_dropped(database_url: str) -> None:
    store = Store(database_url, clock=lambda: 1234.5)
    store.upgrade()
    await store.open()
    ada = await store.add_person("Ada", hashed("phone"))
    bob = await store.add_person("Bob", hashed("Bob's"))
    assert ada == Person(ada.id, "Ada", None, None, None, 1234.5)
    await store.add_token(ada.id, hashed("laptop"))
    assert await store.person_of_token(hashed("phone")) == ada
    assert await store.person_of_token(hashed("laptop")) == ada
    assert await store.person_of_token(hashed("Bob's")) == bob
    await store.drop_token(hashed("phone"))
    assert await store.person_of_token(hashed("phone")) is None
    assert await store.person_of_token(hashed("laptop")) == ada
    assert await store.person(ada.id) == ada
    assert await store.person(ada.id + bob.id) is None
    await store.close()


async def test_of_too_many_tokens_the_oldest_end(database_url: str) -> None:
    # All at the same moment: also then the new one is not the one that ends.
    store = Store(database_url, clock=lambda: 1234.5)
    store.upgrade()
    await store.open()
    ada = await store.add_person("Ada", hashed("0"))
    await store.add_person("Bob", hashed("Bob's"))
    ended = [await store.add_token(ada.id, hashed(f"{number}")) for number in range(1, 25)]
    most = TOKENS_EACH
    assert [len(each or ()) for each in ended] == [0] * (most - 1) + [1] * (25 - most)
    assert await store.tokens(ada.id) == most
    assert await store.person_of_token(hashed("24")) == ada
    assert await store.person_of_token(hashed("Bob's")) is not None
    for each in ended[most - 1 :]:
        assert each is not None
        assert await store.person_of_token(each[0]) is None
    await store.close()


async def test_who_logged_in_with_a_password_that_has_just_changed_gets_no_token(
    store: Store,
) -> None:
    ada = await store.add_person("Ada", hashed("phone"))
    assert await store.set_account(ada.id, before=None, password="first", login="ada") is not None
    assert await store.add_token(ada.id, hashed("laptop"), password="first") == []
    changed = await store.set_account(
        ada.id, before="first", password="second", but=hashed("phone")
    )
    assert changed is not None
    assert changed.tokens == [hashed("laptop")]
    assert await store.add_token(ada.id, hashed("thief"), password="first") is None
    assert await store.person_of_token(hashed("thief")) is None
    assert await store.set_account(ada.id, before="first", password="third") is None


async def test_earlier_lines_of_chat_are_those_of_whoever_sits_there(database_url: str) -> None:
    async with opened(database_url) as store:
        ada = await seated(store, "t1")
        for seat in (0, 1, None):
            await store.add_chat("t1", ChatLine(1.0, seat, "Ada", f"from {seat}"))
    brought_back(database_url, "0003")
    async with opened(database_url) as store:
        assert [line.text for _, line in await store.said(ada.id, limit=9)] == ["from 0"]


async def test_a_login_belongs_to_one_person(store: Store) -> None:
    ada = await store.add_person("Ada", hashed("a"))
    bob = await store.add_person("Bob", hashed("b"))
    await store.set_person(ada.id, login="ada", password="hash", hook="https://example.org")
    with pytest.raises(StoreError) as caught:
        await store.set_person(bob.id, login="ada", name="Not Ada")
    assert caught.value.taken
    assert await store.person(bob.id) == bob
    await store.set_person(ada.id, login="ada", name="Ada L.")
    found = await store.person_of_login("ada")
    assert found == Person(ada.id, "Ada L.", "ada", "hash", "https://example.org", ada.created)
    assert await store.person_of_login("bob") is None
    await store.set_person(ada.id, login=None)
    await store.set_person(bob.id, login="ada")


async def test_another_mistake_with_a_person_is_not_called_a_taken_login(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        await store.set_person(1, login="ada")
    assert not caught.value.taken


async def test_chat_is_numbered_at_each_table_and_the_last_lines_come_in_order(
    store: Store,
) -> None:
    await seated(store, "t1", "t2")
    said = [await store.add_chat("t1", line(str(number))) for number in range(5)]
    assert [(heard.number, heard.text) for heard in said] == [(n, str(n)) for n in range(5)]
    watching = ChatLine(at=2.0, seat=None, name="Bob", text="hello")
    assert (await store.add_chat("t2", watching)).number == 0
    assert await store.chat("t1") == said
    assert await store.chat("t1", last=2) == said[3:]
    with pytest.raises(StoreError):
        await store.add_chat("nowhere", line("anybody?"))


async def test_notes_are_kept_and_replaced(store: Store) -> None:
    assert await store.meta("stopped") is None
    await store.set_meta("stopped", "1")
    await store.set_meta("stopped", "2")
    assert await store.meta("stopped") == "2"


# The writer.


async def test_an_acknowledged_act_is_in_the_database(database_url: str, store: Store) -> None:
    await seated(store, "t1")
    for number in range(3):
        await store.append("t1", [act(number)])
        # Somebody else looks, so nothing that the store itself still holds is seen.
        if database_url.startswith("sqlite"):
            other = sqlite3.connect(str(make_url(database_url).database))
            found = other.execute("SELECT max(number) FROM acts").fetchone()
            other.close()
        else:
            with psycopg.connect(database_url) as connection:
                found = connection.execute("SELECT max(number) FROM acts").fetchone()
        assert found == (number,)


async def test_writes_that_wait_share_one_commit(database_url: str, store: Store) -> None:
    names = [f"t{number}" for number in range(1, 21)]
    await seated(store, *names)
    commits: list[Connection] = []
    with heard(Engine, "commit", commits.append):
        with locked(database_url):
            first = await stuck(store)
            rest = [asyncio.create_task(store.append(name, [act(0)])) for name in names]
            await asyncio.sleep(0)
            assert not commits
        await asyncio.gather(first, *rest)
    assert len(commits) == 2, "one for the first write, one for all that came meanwhile"
    assert [await store.acts(name) for name in names] == [[act(0)]] * 20


async def test_nothing_is_acknowledged_while_the_database_is_locked(
    database_url: str, store: Store
) -> None:
    await seated(store, "t1")
    with locked(database_url):
        waiting = await stuck(store)
        assert await store.chat("t1") == [], "reading goes on"
        assert not waiting.done()
    assert [(await waiting)] == await store.chat("t1")


async def test_a_write_that_fails_fails_alone(database_url: str, store: Store) -> None:
    await seated(store, "t1", "t2", "t3")
    commits: list[Connection] = []
    with heard(Engine, "commit", commits.append):
        with locked(database_url):
            first = await stuck(store)
            group = [
                asyncio.create_task(store.append("t1", [act(0)])),
                asyncio.create_task(store.append("t2", [act(5)])),
                asyncio.create_task(store.append("t2", [act(0)], left={7: 1.0})),
                asyncio.create_task(store.append("t3", [act(0)])),
            ]
            await asyncio.sleep(0)
        await first
        done = await asyncio.gather(*group, return_exceptions=True)
    assert len(commits) == 2
    assert [type(outcome) for outcome in done] == [type(None), StoreError, StoreError, type(None)]
    assert await store.acts("t1") == await store.acts("t3") == [act(0)]
    assert await store.acts("t2") == []
    assert (await the_table(store, "t2")).epoch == -1


ASTRAY = {
    "sqlite": [
        "CREATE TABLE strays (id text REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED)",
        "CREATE TRIGGER astray AFTER INSERT ON chat WHEN new.text = 'astray'"
        " BEGIN INSERT INTO strays VALUES ('nowhere'); END",
    ],
    "postgresql": [
        "CREATE TABLE strays (id text REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED)",
        "CREATE FUNCTION go_astray() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN INSERT INTO strays VALUES ('nowhere'); RETURN new; END $$",
        "CREATE TRIGGER astray AFTER INSERT ON chat FOR EACH ROW WHEN (new.text = 'astray')"
        " EXECUTE FUNCTION go_astray()",
    ],
}
"""Whoever says ``astray`` breaks a rule that the database checks at the commit only."""


async def test_a_commit_that_fails_fails_all_its_writes_and_the_next_goes_through(
    database_url: str, store: Store
) -> None:
    await seated(store, "t1")
    executed(database_url, *ASTRAY[database_url.split(":")[0]])
    with locked(database_url):
        first = await stuck(store)
        group = [
            asyncio.create_task(store.append("t1", [act(0)])),
            asyncio.create_task(store.set_meta("key", "value")),
            asyncio.create_task(store.append("t1", [act(7)])),
        ]
        astray = asyncio.create_task(store.add_chat("t1", line("astray")))
        await asyncio.sleep(0)
    await first
    done = await asyncio.gather(*group, astray, return_exceptions=True)
    assert all(isinstance(outcome, StoreError) for outcome in done)
    assert await store.acts("t1") == []
    assert await store.meta("key") is None
    assert [said.text for said in await store.chat("t1")] == ["first"]
    await store.append("t1", [act(0)])
    assert await store.acts("t1") == [act(0)]


async def test_on_a_full_disk_only_what_was_written_is_acknowledged(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)

    def ear(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 300")

    with heard(Pool, "connect", ear):
        async with opened(url) as store:
            await seated(store, "t1")
            with locked(url):
                first = await stuck(store)
                texts = ["small", "large" * 1_000_000, "smaller"]
                group = [asyncio.create_task(store.add_chat("t1", line(text))) for text in texts]
                await asyncio.sleep(0)
            await first
            done = await asyncio.gather(*group, return_exceptions=True)
            assert isinstance(done[1], StoreError)
            assert "disk is full" in str(done[1])
            written = [outcome for outcome in done if isinstance(outcome, ChatLine)]
            assert [await first, *written] == await store.chat("t1")
            again = await store.add_chat("t1", line("again"))
            assert (await store.chat("t1"))[-1] == again


async def test_a_cancelled_caller_takes_nothing_back(database_url: str, store: Store) -> None:
    await seated(store, "t1")
    with locked(database_url):
        first = await stuck(store)
        tasks = [asyncio.create_task(store.append("t1", [act(number)])) for number in range(3)]
        await asyncio.sleep(0)
        for task in (first, *tasks):
            task.cancel()
        for task in (first, *tasks):
            with pytest.raises(asyncio.CancelledError):
                await task
    async with asyncio.timeout(ENOUGH):
        await store.append("t1", [act(3)])
    assert await store.acts("t1") == [act(number) for number in range(4)]
    assert [said.text for said in await store.chat("t1")] == ["first"]


async def test_a_write_whose_caller_has_gone_may_fail_without_harm(
    database_url: str, store: Store
) -> None:
    await seated(store, "t1")
    with locked(database_url):
        await stuck(store)
        wrong = asyncio.create_task(store.append("t1", [act(7)]))
        await asyncio.sleep(0)
        wrong.cancel()
    await store.append("t1", [act(0)])
    assert await store.acts("t1") == [act(0)]


async def test_writes_are_done_in_the_order_in_which_they_were_asked_for(store: Store) -> None:
    await seated(store, "t1")
    await asyncio.gather(*(store.append("t1", [act(number)]) for number in range(100)))
    assert await store.acts("t1") == [act(number) for number in range(100)]


async def test_what_is_mutated_after_it_was_handed_over_is_written_as_it_was(
    database_url: str, store: Store
) -> None:
    await seated(store, "t1")
    acts, left = [act(0)], {0: 1.0}
    with locked(database_url):
        first = await stuck(store)
        task = asyncio.create_task(store.append("t1", acts, left=left))
        await asyncio.sleep(0)
        acts.append(act(1))
        left[0] = 2.0
    await asyncio.gather(first, task)
    assert await store.acts("t1") == [act(0)]
    assert (await the_seats(store, "t1"))[0].left == 1.0


async def test_closing_does_all_that_was_asked_for(database_url: str) -> None:
    async with opened(database_url) as store:
        await seated(store, "t1")
        tasks = [asyncio.create_task(store.append("t1", [act(number)])) for number in range(50)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    async with opened(database_url) as store:
        assert await store.acts("t1") == [act(number) for number in range(50)]


async def test_a_closed_sqlite_database_is_a_single_file(tmp_path: Path) -> None:
    async with opened(sqlite_url(tmp_path)) as store:
        await seated(store, "t1")
    assert [path.name for path in tmp_path.iterdir()] == ["battalia.sqlite"]


async def test_a_read_sees_one_moment(store: Store) -> None:
    """A table and its seats belong together, however much is written meanwhile."""
    await seated(store, "t1")
    await store.append("t1", [], clock_since=0.0, left={0: 0.0, 1: 0.0})

    async def write() -> None:
        for number in range(100):
            at = float(number)
            await store.append("t1", [act(number, at)], clock_since=at, left={0: at, 1: at})

    writing = asyncio.create_task(write())
    while not writing.done():
        found = await store.table("t1")
        assert found is not None
        table, seats = found
        assert [seat.left for seat in seats] == [table.clock_since] * 2
    await writing


@pytest.fixture
def postgres_url() -> Iterator[str]:
    server = postgres_server()
    if server is None:
        pytest.skip(f"{POSTGRES} names no PostgreSQL server")
    with postgres_database(server) as url:
        yield url


def cut_off(url: str, condition: str = "true") -> None:
    """Ends all other connections to a PostgreSQL database, as a server that is stopped does."""
    executed(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = current_database() AND pid <> pg_backend_pid() AND {condition}",
    )


async def test_a_postgresql_server_started_anew_costs_nobody_an_act(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await seated(store, "t1")
        await store.append("t1", [act(0)])
        assert await store.acts("t1") == [act(0)]
        cut_off(postgres_url)
        await store.append("t1", [act(1)])
        assert await store.acts("t1") == [act(0), act(1)]


async def test_a_write_cut_off_in_the_middle_is_not_acknowledged(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await seated(store, "t1")
        with locked(postgres_url):
            first = await stuck(store)
            after = asyncio.create_task(store.append("t1", [act(0)]))
            await asyncio.sleep(0)
            # The one that holds the lock stays.
            cut_off(postgres_url, "query NOT LIKE 'LOCK TABLE%'")
            with pytest.raises(StoreError) as caught:
                await first
            assert one_sentence(caught.value)
        await after
        assert await store.chat("t1") == []
        assert await store.acts("t1") == [act(0)]


# The end of a process.

PLAYING = """
import asyncio, sys
from battalia.server.store import Store
from battalia.server.store import form
from battalia.server.store.connecting import revisions
from battalia.server.table import Act

async def play(store, name):
    number = 0
    while True:
        acts = [Act(number + more, None, "choice", "x", "", 0.0) for more in (0, 1)]
        await store.append(name, acts, left={0: float(number + 1)})
        print(name, number + 1, flush=True)
        number += 2

async def main(url, names):
    store = Store(url)
    await store.open()
    await asyncio.gather(*(play(store, name) for name in names))

asyncio.run(main(sys.argv[1], sys.argv[2:]))
"""
"""Two acts at a time at several tables, each told once it is acknowledged."""


async def test_every_acknowledged_act_survives_the_death_of_the_process(database_url: str) -> None:
    names = ["t1", "t2", "t3"]
    async with opened(database_url) as store:
        await seated(store, *names)
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, database_url, *names], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(60)]
        child.kill()
        told += child.stdout.readlines()
    assert child.returncode != 0
    acknowledged = dict.fromkeys(names, -1)
    # The very last line may be torn; what it would have said was not told.
    for name, number in (words.split() for words in told if words.endswith("\n")):
        acknowledged[name] = int(number)
    assert min(acknowledged.values()) > 0, "every table was played at"

    async with opened(database_url) as store:
        for name in names:
            numbers = [done.number for done in await store.acts(name)]
            assert numbers == list(range(len(numbers)))
            assert numbers[-1] >= acknowledged[name]
            assert len(numbers) % 2 == 0, "both acts or none"
            found = await store.table(name)
            assert found is not None
            assert found[0].epoch == numbers[-1] == found[1][0].left
            await store.append(name, [Act(len(numbers), None, "choice", "x", "", 0.0)])
