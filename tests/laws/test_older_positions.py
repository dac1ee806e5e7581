"""Positions that earlier versions wrote can still be read."""

from typing import Any

import msgspec

from battalia.engine import Game, load, save
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.metamorpha import Metamorpha
from rules.test_s07_summoning import scroll
from rules.test_s14_fanatics import turn


def written(game: Game) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(save(game))
    return plain


def test_of_several_summoned_figures_the_first_one_stands() -> None:
    plain = written(scroll(slices={"bilkarr": Bilkarr(9), "metamorpha": Metamorpha(9)}))
    plain["modules"]["summoning"] = {"npcs": ["bilkarr", "metamorpha"]}
    again = written(load(msgspec.json.encode(plain)))
    assert again["modules"]["summoning"] == {"npc": "bilkarr"}


def test_what_modules_said_of_a_card_on_the_table_is_a_mark() -> None:
    plain = written(turn("chief.fanatic supply×2"))
    player = plain["players"][0]
    player["hand"] = player["hand"].replace("chief.fanatic", "").strip()
    card = {"card": "chief.fanatic", "kind": "chief", "copies": 0, "touched": True}
    player["loose"] = [card | {"peaceful": False, "asleep": True}]
    game = load(msgspec.json.encode(plain))
    assert [loose.marks for loose in game.loose[0]] == [("asleep",)]
