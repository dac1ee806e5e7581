"""Positions edited as people would: parts of one position in another, moved cards, other frames."""

import copy
import random
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import Options
from battalia.engine.notation import read_many
from battalia.engine.position import position
from conftest import share
from laws.test_laws import valid_or_refused
from random_play import rich_game, walk

OPTIONS = Options(players=2, weeks=3, advanced=True, removed_faction="cloudborn")
SPACES = ["-", "r3c3", "r1c1", "r5c5", "r2c2"]
FIELDS: dict[str, list[Any]] = {
    "seat": ["p1", "p2", "p3"],
    "at": [
        *("actions", "cohort", "ambush", "discard", "draw", "done", "muster", "weapon"),
        *("opening", "reaction", "recall", "defence", "attack", "feast"),
    ],
    "attacker": ["p1", "p2"],
    "defender": ["p1", "p2", None],
    "done": [0, 1, 3, 11, 12, 13, 40],
    "fought": [True, False],
    "hero": [True, False, "1", "2"],
    "heroes": [0, 1, 2],
    "item": ["amulet.barfolk", "@amulet.barfolk", "hammer=title", "@friman.barfolk=scroll"],
    "joined": [0, 1, 2],
    "kind": ["friman", "amulet", "tent", "hammer", "supply", "wild"],
    "kinds": [["friman"], ["lord", "lord"], []],
    "left": [0, 1, 2, 3, 5],
    "level": [0, 1, 2, 3, 4, None],
    "line": [0, 1, None],
    "old": ["amulet.barfolk", None],
    "over": [True, False],
    "place": [0, 1, 2, 7],
    "purpose": ["hire chief", "create tool", "build ruins", "build city-one 2", "upgrade r3c3",
                "hero r3c3", "step 1 south", "use tent.barfolk", "end"],
    "seats": [["p1"], ["p2", "p1"], ["p1", "p1"]],
    "shape": ["curve", "city-one", "ruins", "tee"],
    "shuffle": [True, False],
    "space": SPACES,
    "spaces": [["r1c1"], ["r5c5", "r1c1"], []],
    "terrain": ["woods", "lakes", "neutral"],
}  # fmt: skip


@cache
def positions() -> list[dict[str, Any]]:
    """Positions of some rich games at one table."""
    found = []
    for seed in range(40):
        game, rng = rich_game(seed, OPTIONS)
        for at, _ in enumerate(walk(game, rng, 80)):
            if at % 4 == 0:
                found.append(position(game))
    return found


def edit(plain: dict[str, Any], rng: random.Random) -> None:
    """One edit that keeps the form of a position."""
    lane = plain.get("lanes", [[]])[0]
    player = rng.choice(plain["players"])
    match rng.randrange(7):
        case 0:
            plain["lanes"] = copy.deepcopy(rng.choice(positions()).get("lanes", []))
        case 1 if lane:
            frame = rng.choice(lane)
            field = rng.choice([field for field in FIELDS if field in frame] or ["seat"])
            frame[field] = rng.choice(FIELDS[field])
        case 2:
            other = rng.choice(positions()).get("lanes", [[]])[0]
            if other:
                lane.append(copy.deepcopy(rng.choice(other)))
        case 3 if len(lane) > 1:
            lane.pop()
        case 4:
            player["heroes"] = [rng.choice(SPACES), rng.choice(SPACES)]
        case 5:
            to = rng.choice(plain["players"])
            zone = rng.choice(("hand", "ambush", "shelter"))
            to[zone] = f"{to.get(zone, '')} {taken_card(player, rng)}".strip()
        case _:
            lay_out(player, taken_card(player, rng), rng)


def taken_card(player: dict[str, Any], rng: random.Random) -> str:
    """Takes a word out of a zone."""
    zone = rng.choice([zone for zone in ("hand", "ambush", "shelter") if player.get(zone)] or [""])
    if not zone:
        return ""
    words = player[zone].split()
    word = str(words.pop(rng.randrange(len(words))))
    player[zone] = " ".join(words)
    return word


def lay_out(player: dict[str, Any], word: str, rng: random.Random) -> None:
    """Lays cards on the table, in the line, as tents or in rows."""
    for name in read_many(word):
        kind = rng.choice([name.split(".")[0], "wild", "lord", "tent", "tool"])
        copies, flag = rng.randrange(4), rng.random() < 0.6
        entries: dict[str, dict[str, Any]] = {
            "loose": {"card": name, "kind": kind, "copies": copies, "touched": flag},
            "line": {"card": name, "kind": kind, "copies": copies, "touched": flag},
            "tents": {"card": name, "cards": rng.choice(["", "supply"]), "brief": flag},
            "rows": {"purpose": "hire chief", "cards": name},
        }
        zone = rng.choice(list(entries))
        player.setdefault(zone, []).append(entries[zone])


@settings(max_examples=share(700), deadline=None, derandomize=True)
@given(st.integers(0, 1_000_000))
def test_an_edited_position_is_valid_and_can_be_played_or_is_refused(seed: int) -> None:
    rng = random.Random(seed)
    plain = copy.deepcopy(rng.choice(positions()))
    for _ in range(rng.randrange(1, 4)):
        edit(plain, rng)
    valid_or_refused(plain, rng)


def test_many_edited_positions_are_valid_and_many_are_not() -> None:
    """The test above would prove little if all edits were refused."""
    verdicts = []
    for seed in range(150):
        rng = random.Random(seed)
        plain = copy.deepcopy(rng.choice(positions()))
        edit(plain, rng)
        verdicts.append(valid_or_refused(plain, rng))
    assert 20 < sum(verdicts) < 130
