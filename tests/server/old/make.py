"""Makes a database as this version of the program leaves it, for the tests of later ones.

    python -m server.old.make                  in tests/, before RULES_VERSION is raised

It holds games that are over, in progress and waiting. Some were played on by rules that a later
version corrects; of some an act or the result is another one afterwards, as if a rule had been
corrected there. ``rules-N.json`` has the keys of the people and the ids of the tables, by name.
"""

# mypy: ignore-errors
# It is run with the program as it was when the database was made.

import asyncio
import gzip
import json
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from battalia.bots import RandomBot
from battalia.bots.match import Match
from battalia.engine import Options, Record, save, write_record
from battalia.engine.modules.great_artefacts.summoning import Summoned
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.record import POSITION, RULES_VERSION
from positions import table
from server.house import Time, guests, house

HERE: Final = Path(__file__).parent
ME, BESIDE, LINK = {"who": "me"}, {"who": "here"}, {"who": "link"}
PLAYED_ON: Final = 150
"""The choices of a game in progress."""
FORBIDDEN: Final = {"over otherwise": 60, "playing otherwise": 30}
"""The act that a later rule forbids; of the game that is over, snapshots lie around it."""


def played(seed: int, choices: int | None = None) -> str:
    """The record of a game for two, as far as it shall go."""
    match = Match.begin(Options(players=2, weeks=2), [RandomBot(), RandomBot()], seed)
    for _ in match.steps():
        if choices is not None and len(match.record.choices) >= choices:
            break
    return write_record(match.record)


def summoned_twice() -> str:
    """The record of a game that ends by the week: one is summoned while another stands (S7.7)."""
    game = table(
        hand="lost-scroll supply×3 friman.barfolk",
        board={
            "r1c0": "city-one woods east",
            "r1c1": "straight lakes east",
            "r4c0": "stormgate woods north",
            "r4c6": "stormgate lakes north",
        },
        tokens={"r1c0": "p1 1"},
        heroes={"p1": "r1c0"},
        offer="horn",
        day=6,
        weeks=1,
        expansion=True,
        stormgates=True,
        great_artefacts=True,
        summoning=True,
        metamorpha=True,
        bilkarr=True,
        slices={"metamorpha": Metamorpha(10), "summoning": Summoned(("metamorpha",))},
    )
    record = Record(game.rules.options, {POSITION: save(game).decode()})
    for choice in ("use lost-scroll", "summon bilkarr r1c1"):
        record.add(0, game.rules.notation.read_choice(choice))
    match = Match(record, [RandomBot()] * 4, 1)
    for _ in match.steps():
        pass
    return write_record(match.record)


async def played_games(url: str) -> dict[str, dict[str, str]]:
    """All games, by name, and the people who played them."""
    async with guests(url, "Ada", "Bea") as people:
        ada, bea = people
        made: dict[str, Any] = {}
        for name, seed in (("over", 1), ("over otherwise", 2), ("over before", 3)):
            made[name] = await ada.set_up(record=played(seed), seats=[ME, LINK])
        twice = summoned_twice()
        made["over by the scroll"] = await ada.set_up(record=twice, seats=[ME, *[BESIDE] * 3])
        for name, seed in (("playing", 4), ("playing otherwise", 5)):
            made[name] = await ada.set_up(record=played(seed, PLAYED_ON), seats=[ME, LINK])
        for links in made.values():
            if "p2" in links["seats"]:
                await bea.join(links["seats"]["p2"])
        made["waiting"] = await ada.set_up(seats=[ME, *[LINK] * 3])
        keys = {"ada": ada.key, "bea": bea.key}
    return {"keys": keys, "tables": {name: links["table"]["id"] for name, links in made.items()}}


def differ(database: sqlite3.Connection, tables: dict[str, str]) -> None:
    """What a later version finds that does not agree with its rules."""
    forbid = "UPDATE acts SET text = 'hire king' WHERE \"table\" = ? AND number = ?"
    for name, number in FORBIDDEN.items():
        database.execute(forbid, (tables[name], number))
    ended = "UPDATE tables SET result = ? WHERE id = ?"
    database.execute(ended, ("map 21 17", tables["over before"]))
    database.commit()


async def make(folder: Path) -> None:
    with TemporaryDirectory() as beside:
        file = Path(beside) / "tables.db"
        async with house(file, Time()) as url:
            made = await played_games(url)
        database = sqlite3.connect(file)
        differ(database, made["tables"])
        dump = "\n".join(database.iterdump()) + "\n"
        database.close()
    name = f"rules-{RULES_VERSION}"
    # Without a time in it: the same database is the same file.
    (folder / f"{name}.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    (folder / f"{name}.json").write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(make(HERE))
