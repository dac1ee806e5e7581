"""A server that dies in the middle of play has lost nothing (tools/kill.py)."""

import asyncio
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from server.databases import executed
from server.serving import warm

TOOL = Path(__file__).parents[2] / "tools" / "kill.py"

THREADS = """
import threading, time
import msgspec._utils as types
from battalia.engine.catalogue import loading

entries = loading._printed("base.toml")
learn = types._get_class_mro_and_typevar_mappings

def slowly(*of):
    time.sleep(0.002)
    return learn(*of)

def read(number):
    time.sleep(0.003 * number)
    loading.load_catalogue.__wrapped__()

# msgspec asks Python about every type that it meets for the first time.
types._get_class_mro_and_typevar_mappings = slowly
loading._printed = lambda name: entries
threads = [threading.Thread(target=read, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.fixture(scope="module")
def kill() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kill", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Its classes look for their module.
    sys.modules["kill"] = module
    spec.loader.exec_module(module)
    return module


class Killed(NamedTuple):
    """A database after a kill, and those who played there."""

    database: Path
    party: Any


@pytest.fixture(scope="module")
def killed(kill: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Killed:
    database = tmp_path_factory.mktemp("killed") / "tables.db"

    async def played() -> Any:
        party = kill.Party(f"sqlite:///{database}", tables=1, seed=3)
        await party.round()
        return party

    return Killed(database, asyncio.run(played()))


def test_a_killed_server_has_lost_nothing(kill: ModuleType, database_url: str) -> None:
    counts = asyncio.run(kill.torment(database_url, kills=3, tables=3, seed=2))
    assert counts["choice"] > 20
    assert counts["tables"] == 3


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        (("DELETE FROM acts WHERE number = 1",), "acts are stored"),
        (
            (
                "DELETE FROM acts WHERE number = (SELECT epoch FROM tables)",
                "UPDATE tables SET epoch = epoch - 1",
            ),
            "is the last",
        ),
        (("UPDATE acts SET text = 'end' WHERE number = 1",), "act 1, p[12]: “end” is not possible"),
        (("UPDATE acts SET chance = '' WHERE number = 0",), "chance has more to decide"),
        (("UPDATE tables SET state = 'broken'",), "stored as broken"),
    ],
)
@pytest.mark.slice(2)
def test_what_is_lost_would_be_noticed(
    kill: ModuleType, killed: Killed, tmp_path: Path, damage: tuple[str, ...], found: str
) -> None:
    """The tool itself: somebody meddles with the database."""
    for file in killed.database.parent.iterdir():
        shutil.copy(file, tmp_path)
    url = f"sqlite:///{tmp_path / killed.database.name}"
    killed.party.database = url
    asyncio.run(killed.party.look())
    executed(url, *damage)
    with pytest.raises(kill.Wrong, match=found):
        asyncio.run(killed.party.look())


def weathered(kill: ModuleType, **plan: Any) -> Any:
    """A hall of three processes in a storm, in which nothing is lost; what became of it."""
    if not kill.Postgres.there():
        pytest.skip("there is no PostgreSQL to be killed")
    warm()
    # Its own user would not come into a folder of the tests.
    with tempfile.TemporaryDirectory() as folder:
        calm = kill.Plan(every=2.0, calm=1.0, **plan)
        crowd, _, faults = asyncio.run(kill.storm(Path(folder), calm))
    # How long a table may be without a leader is for the command: here much else runs.
    assert [problem for problem in crowd.problems if "has had no leader" not in problem] == []
    assert crowd.counts["choice done"] > 10
    return faults.done


@pytest.mark.parametrize("kills", [2, 12])
@pytest.mark.slice(1)
def test_a_hall_loses_nothing_whatever_is_killed(kill: ModuleType, kills: int) -> None:
    assert weathered(kill, kills=kills, tables=2, seed=kills).total() == kills


@pytest.mark.parametrize(
    ("kind", "seconds"),
    [
        ("paused", 9.0),
        ("from postgres, held", 9.0),
        ("from postgres, cut", 9.0),
        ("from others, held", 5.0),
        ("from others, cut", 3.0),
    ],
)
@pytest.mark.slice(0)
def test_a_process_that_is_cut_off_and_comes_back_changes_nothing(
    kill: ModuleType, kind: str, seconds: float
) -> None:
    assert weathered(kill, partitions=((kind, seconds),), tables=2, seed=1) == {kind: 1}


def test_several_threads_may_read_the_catalogue_first() -> None:
    """People come back to a restarted server at once, and their tables are taken up in threads."""
    subprocess.run([sys.executable, "-c", THREADS], check=True)
