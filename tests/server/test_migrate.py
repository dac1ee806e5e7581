"""`battalia migrate`: stored games under new rules, and what becomes of those that break."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from battalia.bots import RandomBot
from battalia.bots.match import Match
from battalia.cli import main
from battalia.engine import Options, read_record, write_record
from battalia.engine.record import RULES_VERSION
from battalia.server.client import Declined, Guest
from battalia.server.desk import from_record
from battalia.server.migrating import migrate
from battalia.server.store import Snapshot, Store, TableRow
from battalia.server.table import Act
from server.databases import brought_back, executed, leading, opened, sqlite_url
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

ME, HERE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}


def played(weeks: int = 1, choices: int | None = None) -> str:
    """The record of a game for two, as far as it shall go."""
    match = Match.begin(Options(players=2, weeks=weeks), [RandomBot(), RandomBot()], 1)
    for _ in match.steps():
        if choices is not None and len(match.record.choices) >= choices:
            break
    return write_record(match.record)


class Stored:
    """A database with games in it, and the people to whom they belong."""

    def __init__(self, url: str, keys: dict[str, str], tables: dict[str, str]) -> None:
        self.url = url
        self.keys = keys
        self.tables = tables

    def alter(self, *statements: str) -> None:
        executed(self.url, *statements)

    async def migrate(self, *flags: str) -> tuple[int, str]:
        """The exit status of the command, and what it said."""
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            status = await asyncio.to_thread(main, ["migrate", "--database", self.url, *flags])
        return status, said.getvalue()

    async def row(self, table: str) -> TableRow:
        async with opened(self.url) as store:
            found = await store.table(self.tables[table])
        assert found is not None
        return found[0]

    async def rows(self) -> list[object]:
        """All that is stored of the tables."""
        async with opened(self.url) as store:
            return [
                (await store.table(table), await store.acts(table), await store.snapshot(table))
                for table in self.tables.values()
            ]

    async def acts(self, table: str) -> list[Act]:
        async with opened(self.url) as store:
            return await store.acts(self.tables[table])

    @asynccontextmanager
    async def served(self) -> AsyncIterator[dict[str, Guest]]:
        async with house(self.url, Time()) as url:
            people = {name: Guest(url, key) for name, key in self.keys.items()}
            try:
                yield people
            finally:
                for person in people.values():
                    await person.close()


@pytest.fixture
async def stored(database_url: str) -> Stored:
    """Ada and Bea play, a game of Ada's is over, and one waits."""
    async with house(database_url, Time()) as url, guests(url, "Ada", "Bea", "Cyd") as people:
        ada, bea, _ = people
        links = await ada.set_up(record=played(choices=150), seats=[ME, LINK])
        await bea.join(links["seats"]["p2"])
        over = await ada.set_up(record=played(), seats=[ME, HERE])
        waiting = await ada.set_up(seats=[ME, *[LINK] * 3])
        undone = await ada.set_up(options={"players": 2}, seats=[ME, HERE], seed="x")
        async with ada.at(undone["table"]["id"]) as place:
            await place.until_asked("p2")
            await place.choose("p2", "faction barfolk")
            await place.take_back("p2")
            await place.choose("p2", "faction islanders")
        keys = {name: guest.key for name, guest in zip(("ada", "bea", "cyd"), people, strict=True)}
    made = {"playing": links, "over": over, "waiting": waiting, "undone": undone}
    tables = {name: links["table"]["id"] for name, links in made.items()}
    return Stored(database_url, keys, tables)


async def declined(guest: Guest, path: str) -> str:
    with pytest.raises(Declined) as refusal:
        await guest.get(path)
    return refusal.value.id


async def test_games_that_the_new_rules_allow_go_on(stored: Stored) -> None:
    stored.alter("UPDATE tables SET rules = 0")
    table = stored.tables["playing"]
    before = await stored.row("playing")
    async with leading(stored.url, table) as store:
        # A snapshot was taken under the old rules, and is good for nothing now.
        await store.append(table, (), snapshot=Snapshot(3, b"nonsense"))
    async with stored.served() as people:
        with pytest.raises(Declined) as refusal:
            async with people["ada"].at(table):
                pass
        assert refusal.value.id == "table-of-other-rules"
        for what in ("history", "history?viewer=p1"):
            assert await declined(people["ada"], f"/api/tables/{table}/{what}") == (
                "table-of-other-rules"
            )
    assert await stored.migrate() == (0, "4 games were replayed; all are as they were.\n")
    for name, state in (("playing", "playing"), ("over", "over"), ("waiting", "waiting")):
        row = await stored.row(name)
        assert (row.rules, row.state, row.problem) == (RULES_VERSION, state, "")
    assert (await stored.row("playing")).asked == before.asked != ""
    async with opened(stored.url) as store:
        assert await store.snapshot(table) is None
    async with stored.served() as people:
        for name in ("playing", "over", "undone"):
            async with people["ada"].at(stored.tables[name]) as place:
                assert place.table["epoch"] == (await stored.row(name)).epoch
    # And then there is nothing more to do.
    assert await stored.migrate() == (0, "Every stored game follows the rules of this version.\n")


async def test_a_game_that_breaks_is_named_with_its_act_and_kept(stored: Stored) -> None:
    table = stored.tables["playing"]
    acts = await stored.acts("playing")
    broken = next(act for act in acts[20:] if act.seat == 0)
    stored.alter(
        "UPDATE tables SET rules = 0",
        f"UPDATE acts SET text = 'hire king' WHERE \"table\" = '{table}'"
        f" AND number = {broken.number}",
    )
    status, said = await stored.migrate()
    assert status == 1
    first, last = said.splitlines()
    assert first.startswith(
        f"Table {table}: act {broken.number}, p1: “hire king” is not possible: "
    )
    assert last == (
        "Of 4 games that were replayed, 1 cannot go on under the rules of this version."
    )
    row = await stored.row("playing")
    assert (row.state, row.rules) == ("broken", 0)
    assert first == f"Table {table}: {row.problem}."
    assert (await stored.row("over")).rules == RULES_VERSION
    async with stored.served() as people:
        ada, bea, cyd = people.values()
        # Everybody sees what has become of it,
        info = await ada.get(f"/api/tables/{table}")
        assert (info["state"], info["problem"]) == ("broken", row.problem)
        mine = {one["id"]: one["state"] for one in (await bea.get("/api/tables"))["tables"]}
        assert mine == {table: "broken"}
        with pytest.raises(Declined) as refusal:
            async with ada.at(table):
                pass
        assert refusal.value.id == "table-is-broken"
        assert row.problem in str(refusal.value)
        problem = refusal.value.reason["args"]["problem"]
        assert (problem["id"], problem["args"]["choice"]) == ("broken-act", "hire king")
        # and those who played it have what was played before.
        record = read_record((await bea.get(f"/api/tables/{table}/record"))["text"])
        whole = read_record(played(choices=150))
        assert record.choices == whole.choices[: len(record.choices)]
        assert len(from_record(write_record(record), "", 0.0).acts) == broken.number
        history = await ada.get(f"/api/tables/{table}/history?viewer=p1")
        assert history["steps"][-1]["epoch"] == broken.number - 1
        assert await declined(cyd, f"/api/tables/{table}/record") == "secrets-until-the-end"
        assert (await ada.set_up(record=write_record(record), seats=[ME, HERE]))["table"]["asked"]
    # When the rules allow it again, it goes on.
    stored.alter(
        f"UPDATE acts SET text = '{broken.text}' WHERE \"table\" = '{table}'"
        f" AND number = {broken.number}"
    )
    assert await stored.migrate() == (0, "One game was replayed; it is as it was.\n")
    row = await stored.row("playing")
    assert (row.state, row.rules, row.problem) == ("playing", RULES_VERSION, "")
    async with stored.served() as people, people["bea"].at(table) as place:
        assert place.table["epoch"] == len(acts) - 1


async def test_a_check_replays_every_game_and_changes_nothing(stored: Stored) -> None:
    before = await stored.rows()
    assert await stored.migrate("--check") == (0, "4 games were replayed; all are as they were.\n")
    assert await stored.rows() == before
    over = stored.tables["over"]
    stored.alter(f"UPDATE acts SET text = 'end' WHERE \"table\" = '{over}' AND number = 1")
    altered = await stored.rows()
    status, said = await stored.migrate("--check")
    assert status == 1
    assert said.startswith(f"Table {over}: act 1, p")
    assert await stored.rows() == altered


async def broken_by(stored: Stored, *statements: str) -> str:
    """What a check says of the games after these statements."""
    stored.alter(*statements)
    status, said = await stored.migrate("--check")
    assert status == 1
    return said.splitlines()[0]


async def test_whatever_is_wrong_with_a_game_is_told(stored: Stored) -> None:
    table = stored.tables["undone"]
    its = f"\"table\" = '{table}'"
    told = await broken_by(stored, f"UPDATE acts SET text = '7' WHERE {its} AND kind = 'undo'")
    assert told == (
        f"Table {table}: act 2, p2: “undo 7” is not possible: nobody can go back so far."
    )
    told = await broken_by(stored, f"DELETE FROM acts WHERE {its} AND number = 2")
    assert told.endswith(" is not possible: act 2 is missing.")
    told = await broken_by(stored, f"DELETE FROM acts WHERE {its} AND number > 0")
    assert told == f"Table {table}: act 1 is missing."
    told = await broken_by(stored, f"UPDATE acts SET chance = 'roll 7' WHERE {its}")
    assert told.startswith(f"Table {table}: act 0, chance: “roll 7” is not possible: ")
    told = await broken_by(
        stored, f"UPDATE tables SET options = '{{\"players\": 9}}' WHERE id = '{table}'"
    )
    assert told.startswith(f"Table {table}: the table can no longer be set up: ")


async def test_a_game_that_ends_otherwise_now_is_broken(stored: Stored) -> None:
    over = stored.tables["over"]
    result = (await stored.row("over")).result
    told = await broken_by(stored, f"UPDATE tables SET result = 'weeks 99 0' WHERE id = '{over}'")
    assert told == f"Table {over}: it ended with “weeks 99 0”, and ends with “{result}” now."


async def test_an_older_database_is_brought_up_to_date_first(stored: Stored) -> None:
    asked = (await stored.row("playing")).asked
    stored.alter("UPDATE tables SET rules = 0")
    brought_back(stored.url, "0001")
    status, said = await stored.migrate("--check")
    assert status == 2
    assert said.endswith("“battalia migrate” brings an older one up to date.\n")
    assert (await stored.migrate())[0] == 0
    assert (await stored.row("playing")).asked == asked


async def test_a_database_that_is_not_there_is_not_made_by_a_check(tmp_path: Path) -> None:
    stored = Stored(sqlite_url(tmp_path), {}, {})
    status, said = await stored.migrate("--check")
    assert (status, list(tmp_path.iterdir())) == (2, [])
    assert said.startswith("There is no database ")
    assert (await Stored("mysql://x/y", {}, {}).migrate())[0] == 2


async def test_progress_is_told_table_by_table(stored: Stored) -> None:
    store = Store(stored.url)
    await store.open()
    try:
        verdicts = [verdict async for verdict in migrate(store, check=True)]
    finally:
        await store.close()
    assert [(verdict.done, verdict.total) for verdict in verdicts] == [
        (1, 4), (2, 4), (3, 4), (4, 4),
    ]  # fmt: skip
    assert {verdict.table for verdict in verdicts} == set(stored.tables.values())
