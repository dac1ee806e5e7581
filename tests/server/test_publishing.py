"""Open data: whose games are in it, that nobody is named, and that it can be made again."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battalia.cli import main
from battalia.engine import Record, read_record
from battalia.engine.record import RULES_VERSION
from battalia.explorer import Explorer, Question, Writer, turns_of
from battalia.explorer.keeping import connected
from battalia.server import publishing
from battalia.server.client import Declined, Guest
from battalia.server.keys import hashed
from battalia.server.messages import Settings
from battalia.server.publishing import Month, publish
from battalia.server.store import Person, SeatRow, Store, TableRow
from battalia.server.table import Repeated
from battalia.server.work import EXPLORE
from commands import recorded
from server.databases import leading
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

NOVEMBER = Month(2026, 11)
MIDDLE = NOVEMBER.since + 14 * 86400


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with leading(tmp_path / "tables.db") as store:
        yield store


async def somebody(store: Store, name: str, *, shares: bool) -> Person:
    person = await store.add_person(name, hashed(name))
    await store.set_person(person.id, shares=shares)
    return person


def at(place: int, person: Person | None, **more: Any) -> SeatRow:
    if person is None:
        return SeatRow(place, "person", name="Guest", **more)
    return SeatRow(place, "person", person.id, person.name, **more)


COMPUTER = SeatRow(1, "computer", name="steady", level="steady")


async def over(
    store: Store, table: str, host: Person, *seats: SeatRow, seed: int = 1, **columns: Any
) -> None:
    """A game that is over."""
    record = read_record(recorded(seed))
    acts = Repeated.of(record, "seed", MIDDLE).acts
    row = TableRow(
        id=table,
        created=MIDDLE,
        changed=MIDDLE,
        options=msgspec.json.encode(record.options).decode(),
        settings="{}",
        rules=RULES_VERSION,
        seed="seed",
        host=host.id,
        watch=hashed(table),
        state="over",
        result=record.result,
        epoch=len(acts) - 1,
    )
    await store.add_table(msgspec.structs.replace(row, **columns), seats, acts)


def records_of(path: Path) -> list[Record]:
    text = gzip.decompress(path.read_bytes()).decode()
    return [read_record(f"[Battalia {part}") for part in text.split("[Battalia ")[1:]]


async def test_only_games_that_everybody_at_the_table_shares_are_published(
    store: Store, tmp_path: Path
) -> None:
    ada = await somebody(store, "Ada", shares=True)
    bea = await somebody(store, "Bea", shares=True)
    cy = await somebody(store, "Cy", shares=False)
    await over(store, "both", ada, at(0, ada), at(1, bea))
    await over(store, "alone", ada, at(0, ada), COMPUTER, seed=2)
    await over(store, "not-cy", ada, at(0, ada), at(1, cy))
    await over(store, "unasked", ada, at(0, ada), at(1, None))
    await over(store, "refused", ada, at(0, ada), at(1, None, shares=False))
    await over(store, "guest", ada, at(0, ada), at(1, None, shares=True), seed=3)
    await over(store, "handed-on", ada, at(0, ada, shares=False), COMPUTER)
    for origin in ("clone", "record", "position"):
        await over(store, origin, ada, at(0, ada), COMPUTER, origin=origin)
    lesson = msgspec.json.encode(Settings(lesson="battle")).decode()
    await over(store, "lesson", ada, at(0, ada), COMPUTER, settings=lesson)
    for name, when in (("before", NOVEMBER.since - 1), ("after", NOVEMBER.until)):
        await over(store, name, ada, at(0, ada), COMPUTER, changed=when)
    found = await publish(store, NOVEMBER, tmp_path)
    records = records_of(found.records)
    assert found.games == len(records) == 3
    names = [[record.tags["P1"], record.tags["P2"]] for record in records]
    (alone,) = [one for one in names if "steady" in one]
    assert len({one[0] for one in names}) == 1, "Ada is the same person in all of them"
    assert alone[0].startswith("player-")
    assert len({name for one in names for name in one}) == 4
    first = Explorer(tmp_path).ask(Question("openings"))
    assert (first.games, first.turns) == (3, 6)


async def test_nothing_published_says_whose_game_it_was(store: Store, tmp_path: Path) -> None:
    ada = await somebody(store, "Ada-Lovelace", shares=True)
    await over(store, "secret-id", ada, at(0, ada), at(1, None, shares=True))
    found = await publish(store, NOVEMBER, tmp_path)
    text = gzip.decompress(found.records.read_bytes()).decode()
    with connected() as database:
        its = database.execute("SELECT * FROM read_parquet($f)", {"f": str(found.turns)})
        rows = repr(its.fetchall())
    for told in (text, rows):
        for name in ("Ada", "Guest", "secret-id"):
            assert name not in told
    again = publishing.Pseudonyms("secret", "2026-12")
    stored = await store.table("secret-id")
    assert stored is not None
    row, seats = stored
    one = publishing.Pseudonyms("secret", "2026-11").seat(row, seats[0])
    assert one != again.seat(row, seats[0]), "nobody can be followed from month to month"


async def test_the_same_games_make_the_same_files_and_who_withdraws_is_left_out(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "PAGE", 2)
    ada = await somebody(store, "Ada", shares=True)
    bea = await somebody(store, "Bea", shares=True)
    for number in range(5):
        await over(store, f"t{number}", ada, at(0, ada), COMPUTER, seed=number)
    await over(store, "with-bea", ada, at(0, ada), at(1, bea))
    first = await publish(store, NOVEMBER, tmp_path / "one")
    second = await publish(store, NOVEMBER, tmp_path / "two")
    assert first.games == 6
    for one, other in ((first.records, second.records), (first.turns, second.turns)):
        assert one.read_bytes() == other.read_bytes()
    await store.set_person(bea.id, shares=False)
    assert (await publish(store, NOVEMBER, tmp_path / "two")).games == 5
    await store.forget_person(ada.id)
    assert (await publish(store, NOVEMBER, tmp_path / "two")).games == 0


def test_a_month_is_one_that_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    Store(database).upgrade()
    assert main(["publish", "--database", database, "--month", "2026-13"]) == 2
    assert capsys.readouterr().err == "“2026-13” is no month; one looks like 2026-11.\n"
    assert main(["publish", "--database", database, "--month", "2999-01"]) == 2
    assert capsys.readouterr().err == "2999-01 is not over yet.\n"
    assert main(["publish", "--database", database, "--month", "2020-01"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("0 games, 0 turns:")
    assert (tmp_path / "open" / "battalia-2020-01.parquet").exists()
    assert Month.before(Month(2027, 1).since) == Month(2026, 12)


async def test_consent_is_a_switch_and_a_seat_that_changed_hands_shares_nothing(
    tmp_path: Path,
) -> None:
    async with (
        house(tmp_path / "tables.db", Time(), alone=True) as url,
        guests(url, "Ada", "Bea") as (ada, bea),
    ):
        assert "shares" not in await ada.get("/api/me")
        assert (await ada.request("PATCH", "/api/me", {"shares": True}))["shares"] is True
        assert (await ada.get("/api/me/export"))["person"]["shares"] is True
        seats = [{"who": "link"}, {"who": "link"}, {"who": "me"}]
        made = await ada.post("/api/tables", {"options": {"players": 3}, "seats": seats})
        table, keys = made["table"]["id"], made["seats"]
        await bea.post("/api/tables/join", {"key": keys["p1"]})
        nobody = Guest(url)
        guest = await nobody.post("/api/tables/join", {"key": keys["p2"], "shares": True})
        assert guest["seat"] == "p2"
        link = await bea.post(f"/api/tables/{table}/seats/p1/link", {})
        await nobody.post("/api/tables/join", {"key": link["key"], "shares": True})
        await nobody.close()
    async with leading(tmp_path / "tables.db") as store:
        stored = await store.table(table)
        assert stored is not None
        assert [seat.shares for seat in stored[1]] == [False, True, None]


async def test_the_explorer_answers_questions_that_there_are_and_they_have_a_price(
    tmp_path: Path,
) -> None:
    rows = turns_of(read_record(recorded()), "game", "computers")
    folder = tmp_path / "open"
    # One question that is not known yet may be asked, and then none for a long time.
    purse: dict[str, Any] = {
        "work_burst": EXPLORE.price * 1.5,
        "work_each": 1e-6,
        "open_data": str(folder),
    }
    async with house(tmp_path / "tables.db", Time(), alone=True, **purse) as url:
        nobody = Guest(url)
        with pytest.raises(Declined, match=r"^There are no games to look through yet\.$"):
            await nobody.get("/api/explorer?about=buys&players=3")
        await nobody.close()
    folder.mkdir()
    with Writer(folder / "turns.parquet") as writer:
        writer.add(rows)
    async with house(tmp_path / "tables.db", Time(), alone=True, **purse) as url:
        nobody = Guest(url)
        for _ in range(3):
            found = await nobody.get("/api/explorer?about=buys")
            assert found["turns"] == len(rows)
        with pytest.raises(Declined) as refusal:
            await nobody.get("/api/explorer?about=openings")
        assert refusal.value.id == "too-much-work"
        for odd in ("about=drop", "players=1", "deck=3-1-1'--", "faction=x%20y", "day=0"):
            with pytest.raises(Declined) as refusal:
                await nobody.get(f"/api/explorer?{odd}")
            assert refusal.value.id == "request-unusable"
        await nobody.close()
