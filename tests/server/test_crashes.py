"""A server that dies in the middle of play has lost nothing (tools/kill.py)."""

import asyncio
import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from server.databases import executed

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


def test_several_threads_may_read_the_catalogue_first() -> None:
    """People come back to a restarted server at once, and their tables are taken up in threads."""
    subprocess.run([sys.executable, "-c", THREADS], check=True)
