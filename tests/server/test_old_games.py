"""Games of an earlier version of the rules: those that are over stay readable, others go on.

The database was left behind by the program when its rules were of version 2 (``old/make.py``).
"""

import asyncio
import gzip
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from battalia.cli import main
from battalia.engine import read_record
from battalia.engine.record import RULES_VERSION
from battalia.server.client import Declined, Guest
from battalia.server.store import Store
from server.databases import executed, opened, sqlite_url
from server.test_migrate import HERE, ME, Stored

pytestmark = pytest.mark.anyio

OLD = Path(__file__).parent / "old"
RESULTS = {
    "over": "weeks 2 1",
    "over otherwise": "weeks 1 3",
    "over before": "map 21 17",
    "over by the scroll": "weeks 1 0 0 0",
}
"""Of the games that are over."""
FORBIDDEN = "act {number}, p1: “hire king” is not possible"


@pytest.fixture(scope="module")
def left_behind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old database, as a file."""
    file = tmp_path_factory.mktemp("old") / "old.db"
    database = sqlite3.connect(file)
    database.executescript(gzip.decompress((OLD / "rules-2.sql.gz").read_bytes()).decode())
    database.close()
    return file


@pytest.fixture
def old(left_behind: Path, tmp_path: Path) -> Stored:
    """The old database, before anybody has migrated it."""
    url = sqlite_url(tmp_path)
    shutil.copy(left_behind, url.removeprefix("sqlite:///"))
    made = json.loads((OLD / "rules-2.json").read_text())
    return Stored(url, made["keys"], made["tables"])


async def looked_at(guest: Guest, table: str, viewer: str = "all") -> Any:
    return await guest.get(f"/api/tables/{table}/history?viewer={viewer}")


async def refused(guest: Guest, table: str, act: int | None) -> Any:
    """Why a game cannot be gone on with from an act."""
    with pytest.raises(Declined) as refusal:
        await guest.post(f"/api/tables/{table}/clone", {"act": act})
    return refusal.value


async def test_what_is_over_keeps_its_result_and_what_is_in_progress_goes_on(old: Stored) -> None:
    status, said = await old.migrate()
    # One game in progress cannot go on.
    assert status == 1
    lines = said.splitlines()
    broken = old.tables["playing otherwise"]
    assert any(
        line.startswith(f"Table {broken}: {FORBIDDEN.format(number=30)}: ") for line in lines
    )
    for name, result in RESULTS.items():
        row = await old.row(name)
        assert (row.state, row.result) == ("over", result)
    for name, number in (("over otherwise", 60), ("playing otherwise", 30)):
        row = await old.row(name)
        assert row.rules == 2
        assert row.problem.startswith(FORBIDDEN.format(number=number))
    assert (await old.row("over before")).problem == (
        "it ended with “map 21 17”, and ends with “weeks 1 1” now"
    )
    kept = old.tables["over otherwise"]
    told = f"Table {kept} is over and keeps its result, though it would go otherwise by these rules"
    assert any(line.startswith(f"{told}: {FORBIDDEN.format(number=60)}: ") for line in lines)
    for name, state in (("over", "over"), ("playing", "playing"), ("waiting", "waiting")):
        row = await old.row(name)
        assert (row.state, row.rules, row.problem) == (state, RULES_VERSION, "")
    row = await old.row("playing otherwise")
    assert (row.state, row.result) == ("broken", "")


async def test_finished_games_alone_are_no_failure(old: Stored) -> None:
    playing = old.tables["playing otherwise"]
    for what in ("acts", "seats", "snapshots"):
        old.alter(f"DELETE FROM {what} WHERE \"table\" = '{playing}'")
    old.alter(f"DELETE FROM tables WHERE id = '{playing}'")
    # A look at the games changes nothing, so the form of the database must be this program's.
    await asyncio.to_thread(Store(old.url).upgrade)
    for flags in (("--check",), ()):
        status, said = await old.migrate(*flags)
        assert status == 0
        assert said.count("is over and keeps its result") >= 2
        assert "nothing of them is changed" in said.splitlines()[-1]


async def test_a_finished_game_that_was_marked_as_broken_is_over_again(old: Stored) -> None:
    for name in ("over", "over before"):
        old.alter(
            f"UPDATE tables SET state = 'broken', problem = 'x' WHERE id = '{old.tables[name]}'"
        )
    await old.migrate()
    for name in ("over", "over before"):
        assert (await old.row(name)).state == "over"
    assert (await old.row("over")).problem == ""


@pytest.mark.parametrize("migrated", [False, True])
async def test_every_finished_game_can_be_read(old: Stored, migrated: bool) -> None:
    if migrated:
        await old.migrate()
    async with old.served() as people:
        ada, bea = people["ada"], people["bea"]
        listed = {one["id"]: one for one in (await ada.get("/api/tables"))["tables"]}
        for name, result in RESULTS.items():
            table = old.tables[name]
            assert (listed[table]["state"], listed[table]["result"]) == ("over", result)
            acts = await old.acts(name)
            history = await looked_at(ada, table)
            assert [step["epoch"] for step in history["steps"]] == list(range(1, len(acts)))
            text = (await bea.get(f"/api/tables/{table}/record"))["text"]
            assert f'[Result "{result}"]' in text
            record = read_record(text)
            choices = sum(bool(act.text) + len(act.chance.split("; ")) * bool(act.chance)
                          for act in acts)  # fmt: skip
            assert len(record.choices) == choices
            again = await ada.post(f"/api/tables/{table}/rematch", {})
            assert again["table"]["state"] in ("waiting", "playing")


async def test_a_forbidden_act_is_told_as_written_and_a_snapshot_shows_the_board_again(
    old: Stored,
) -> None:
    await old.migrate()
    table = old.tables["over otherwise"]
    acts = await old.acts("over otherwise")
    async with old.served() as people:
        ada = people["ada"]
        history = await looked_at(ada, table)
        assert history["problem"]["id"] == "broken-act"
        assert history["problem"]["args"]["number"] == 60
        steps = {step["epoch"]: step for step in history["steps"]}
        # As far as the rules go, and again from the snapshot after act 100, events are told.
        as_written = [epoch for epoch, step in steps.items() if step.get("written")]
        assert as_written == list(range(60, 101))
        assert steps[60]["written"].startswith("hire king")
        for epoch in as_written:
            assert steps[epoch]["written"].startswith(acts[epoch].text)
            assert steps[epoch]["events"] == []
            assert bool(steps[epoch]["changes"]) == (epoch == 100)
        # A page from the middle of it is the same.
        later = await ada.get(f"/api/tables/{table}/history?viewer=all&since=80")
        assert later["epoch"] == 80
        assert later["steps"] == history["steps"][80:]
        # At the end one may sit down, and the position is what it was.
        async with ada.at(table) as place:
            assert place.table["epoch"] == len(acts) - 1
        assert (await ada.get(f"/api/tables/{table}/position"))["text"]
        # Before the act and after the snapshot somebody may play on; between them nobody can.
        for act, epoch in ((59, 59), (100, -1), (120, -1)):
            clone = await ada.post(f"/api/tables/{table}/clone", {"act": act})
            assert clone["table"]["state"] == "playing"
            assert (clone["table"]["epoch"] == act) == (epoch == act)
        for act in (60, 99):
            refusal = await refused(ada, table, act)
            assert (refusal.id, refusal.reason["args"]["act"]) == ("moment-not-shown", act)
        # The record names its rules, and is refused with the choice and the reason.
        text = (await ada.get(f"/api/tables/{table}/record"))["text"]
        assert text.startswith("[Battalia 1]\n[Rules 2]\n")
        with pytest.raises(Declined) as declined:
            await ada.set_up(record=text, seats=[ME, HERE])
        assert "the record follows version 2 of the rules" in str(declined.value)
        assert FORBIDDEN.format(number=60) in str(declined.value)


async def test_without_snapshots_the_rest_is_told_as_written_and_nobody_sits_down(
    old: Stored,
) -> None:
    old.alter("DELETE FROM snapshots")
    await old.migrate()
    table = old.tables["over otherwise"]
    async with old.served() as people:
        ada, bea = people["ada"], people["bea"]
        history = await looked_at(ada, table, "p1")
        as_written = [step["epoch"] for step in history["steps"] if step.get("written")]
        assert as_written == list(range(60, 146))
        with pytest.raises(Declined) as refusal:
            async with ada.at(table):
                pass
        assert refusal.value.id == "table-not-shown"
        with pytest.raises(Declined) as refusal:
            await bea.get(f"/api/tables/{table}/position")
        assert refusal.value.id == "table-not-shown"
        # Getting up leaves the seats of a finished game as they are.
        await bea.post(f"/api/tables/{table}/leave", {})
        assert [seat["kind"] for seat in (await bea.get(f"/api/tables/{table}"))["seats"]] == [
            "person", "person",
        ]  # fmt: skip


async def test_a_result_that_would_differ_is_told_and_the_board_is_shown_all_along(
    old: Stored,
) -> None:
    await old.migrate()
    async with old.served() as people:
        ada = people["ada"]
        history = await looked_at(ada, old.tables["over before"])
        assert history["problem"]["id"] == "broken-result"
        assert not any(step.get("written") for step in history["steps"])
        text = (await ada.get(f"/api/tables/{old.tables['over before']}/record"))["text"]
        with pytest.raises(Declined) as refusal:
            await ada.set_up(record=text, seats=[ME, HERE])
        assert "it ended with “map 21 17”, and ends with “weeks 1 1” now" in str(refusal.value)
        # Without its result it is a game like any other.
        cut = text.replace('[Result "map 21 17"]\n', "")
        assert (await ada.set_up(record=cut, seats=[ME, HERE]))["table"]["result"] == "weeks 1 1"


async def test_a_game_in_progress_is_shown_up_to_the_act_and_hides_what_came_after(
    old: Stored,
) -> None:
    await old.migrate()
    table = old.tables["playing otherwise"]
    async with old.served() as people:
        ada = people["ada"]
        with pytest.raises(Declined) as refusal:
            async with ada.at(table):
                pass
        assert FORBIDDEN.format(number=30) in str(refusal.value)
        history = await looked_at(ada, table, "p1")
        assert [step["epoch"] for step in history["steps"]] == list(range(1, 30))
        assert history["problem"]["args"]["number"] == 30
        end = await ada.get(f"/api/tables/{table}/history?viewer=p1&since=29")
        assert (end["epoch"], end["steps"]) == (29, [])
        # From any moment before somebody may play on; the others' cards are dealt anew.
        clone = await ada.post(f"/api/tables/{table}/clone", {"act": 29})
        assert (clone["table"]["state"], clone["table"]["origin"]) == ("playing", "clone")
        refusal_now = await refused(ada, table, None)
        assert refusal_now.id == "moment-not-shown"
        async with ada.at(old.tables["playing"]) as place:
            assert place.table["epoch"] == (await old.row("playing")).epoch


async def test_a_game_in_progress_that_is_over_by_the_new_rules_is_over(old: Stored) -> None:
    over = old.tables["over"]
    old.alter(f"UPDATE tables SET state = 'playing', result = '' WHERE id = '{over}'")
    await old.migrate()
    row = await old.row("over")
    assert (row.state, row.result, row.problem) == ("over", "weeks 2 1", "")


async def test_a_table_that_waited_begins_by_the_new_rules(old: Stored) -> None:
    table = old.tables["waiting"]
    async with old.served() as people:
        ada = people["ada"]
        for seat in ("p2", "p3", "p4"):
            await ada.post(f"/api/tables/{table}/seats/{seat}/computer", {"level": "random"})
    row = await old.row("waiting")
    assert (row.state, row.rules) == ("playing", RULES_VERSION)


async def test_damage_leaves_a_finished_game_over(old: Stored) -> None:
    await old.migrate()
    table = old.tables["over"]
    executed(old.url, f"UPDATE acts SET text = '7' WHERE \"table\" = '{table}' AND number = 40")
    async with old.served() as people:
        history = await looked_at(people["ada"], table)
        assert history["problem"]["id"] in ("broken-act", "broken-row")
        written = [step["epoch"] for step in history["steps"] if step.get("written")]
        # Its snapshots are shortcuts only: nothing after the damage is taken from them.
        assert written == list(range(40, 150))
        info = await people["ada"].get(f"/api/tables/{table}")
        assert (info["state"], info["result"]) == ("over", "weeks 2 1")
        assert info["problem"].startswith("act 40")
    async with opened(old.url) as store:
        found = await store.table(table)
    assert found is not None
    assert found[0].state == "over"


def test_a_record_of_other_rules_is_told_up_to_the_choice_that_they_forbid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = Path(__file__).parents[1] / "golden" / "two_players.record"
    head, _, choices = golden.read_text(encoding="utf-8").partition("\n\n")
    file = tmp_path / "old.txt"
    place = choices.index("p1: ", 2000)
    wrong = f"{choices[:place]}p1: hire king; {choices[place + 4 :]}"
    rules = f"[Rules {RULES_VERSION}]"
    older = "[Rules 1]" + head.partition("[Rules ")[2].partition("]")[2]
    head = f"[Battalia 1]\n{older}"
    file.write_text(f"{head}\n\n{wrong}", encoding="utf-8")
    assert main(["check", str(file)]) == 1
    said = capsys.readouterr().out
    versions = f"version 1 of the rules, this program version {RULES_VERSION}"
    assert said.startswith(f"Not valid: The record follows {versions}: choice ")
    assert "p1: “hire king” is not possible" in said
    # What came before is told; by the same rules nothing is said of versions.
    assert main(["show", str(file)]) == 2
    shown = capsys.readouterr()
    assert len(shown.out.splitlines()) > 20
    assert "version 1 of the rules" in shown.err
    file.write_text(f"{head.replace('[Rules 1]', rules)}\n\n{wrong}", encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "version" not in capsys.readouterr().out
    ended = next(line for line in head.splitlines() if line.startswith("[Result"))
    other = head.replace(ended, '[Result "map 1 1"]')
    file.write_text(f"{other}\n\n{choices}", encoding="utf-8")
    assert main(["show", str(file)]) == 2
    assert "it ended with “map 1 1”" in capsys.readouterr().err
