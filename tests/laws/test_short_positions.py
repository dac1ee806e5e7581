"""A position written by hand may leave out what follows; what is given is taken as it is."""

import json
import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battalia.engine import Game, Options, PositionError, load, save, with_expansion
from battalia.engine.frames import FRAMES
from battalia.engine.game import Laid, Loose, Row, Tent
from battalia.engine.modules import MODULES
from battalia.engine.notation import cards_text
from battalia.engine.position import STACK_NAMES, position
from battalia.engine.showing import is_structure
from positions import table
from random_play import rich_game, walk
from refusals import refuses

NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
POSITIONS = NOTATION.partition("## Positions")[2].partition("## Layout files")[0]
EXAMPLE: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", POSITIONS, re.DOTALL)[0])
TABLES = {
    "two": Options(players=2),
    "three": Options(players=3, advanced=True),
    "six": with_expansion(6, teams=True, fanatics=True, bilkarr=True, metamorpha=True),
}


def example(**changes: Any) -> Game:
    """The document's example with other entries; None leaves one out."""
    return load(msgspec.json.encode(without_none(EXAMPLE | changes)))


def without_none(plain: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in plain.items() if value is not None}


def filled(**changes: Any) -> dict[str, Any]:
    return position(example(**changes))


def players(**changes: Any) -> list[dict[str, Any]]:
    """The players of the example, the first one changed."""
    first, second = EXAMPLE["players"]
    return [without_none(first | changes), second]


def test_the_example_of_the_document_is_a_whole_position() -> None:
    game = example()
    assert repr(game) == "<Game day 3: p1 barfolk, p2 islanders; p1 is asked: action>"
    assert "hire chief" in repr(game.asked[0])


def test_what_is_saved_is_complete() -> None:
    plain = filled()
    assert plain["factions"] == "barfolk islanders emberians"
    assert plain["stacks"]["friman"] == {
        "top": "barfolk",
        "rest": "barfolk×5 islanders×6 emberians×6",
    }
    assert plain["stacks"]["tool"] == "barfolk islanders×3 emberians×3"
    assert plain["stacks"]["curve"] == "woods×3 lakes×2 canyons×3"
    assert plain["stacks"]["supply"] == 60 - 3 - 5 - 9
    assert (plain["offer"], plain["out"]) == ("hammer sword shield", "wings horn")
    assert plain["board"]["r3c3"] == "ruins neutral north"
    assert plain["tokens"]["r3c3"] == "neutral 8"
    assert plain["players"][0]["heroes"] == ["r1c2", "-"]
    assert plain["players"][1]["heroes"] == ["-", "-"]
    assert plain["players"][0]["nation"] == "supply×5"
    assert "nation" not in plain["players"][1]
    assert position(load(save(example()))) == plain


def test_the_crossroads_cities_left_over_at_set_up_are_out_of_the_game() -> None:
    plain = filled()
    # One of the starting cities lies on r1c1; of each group one terrain of three is left over.
    assert plain["out_land"] == "city-four.canyons×2"
    assert plain["stacks"]["city-four"] == "woods×2 lakes×3 canyons"
    assert "out_land" not in filled(options={"players": 4}, players=[
        *players(), {"faction": "emberians"}, {"faction": "cloudborn"}])  # fmt: skip


def test_factions_are_the_players_and_those_that_cards_name() -> None:
    assert filled(limbo="lord.cloudborn")["factions"] == "barfolk islanders cloudborn"
    agreed = filled(options={"players": 2, "removed_faction": "emberians"})
    assert agreed["factions"] == "barfolk islanders cloudborn"
    board = EXAMPLE["board"] | {"r1c2": "curve mountains south"}
    assert filled(board=board)["factions"] == "barfolk islanders cloudborn"


def test_a_faction_too_many_is_refused() -> None:
    with refuses(PositionError, "there should be 0 of “lord.cloudborn"):
        example(limbo="lord.cloudborn lord.emberians chief.emberians", players=[
            EXAMPLE["players"][0], {"faction": "islanders", "hand": "lord.emberians"}])  # fmt: skip


def test_of_too_many_factions_those_of_the_players_stay() -> None:
    """Barfolk is the first faction of all; nothing but its player names it."""
    with refuses(PositionError, "there should be 0 of “lord.cloudborn"):
        example(limbo="lord.emberians lord.cloudborn", board={}, tokens={}, players=[
            {"faction": "barfolk", "hand": "supply×3"}, {"faction": "islanders"}])  # fmt: skip


def test_an_empty_space_names_no_faction() -> None:
    plain = filled(
        board={"r4c4": "curve mountains south"},
        tokens={},
        players=[{"faction": "islanders"}, {"faction": "emberians"}],
    )
    assert plain["factions"] == "islanders emberians cloudborn"


def test_a_stack_that_is_given_is_taken_as_it_is() -> None:
    stacks: dict[str, Any] = {"lord": {"top": "emberians"}, "chief": {"under": "barfolk"}}
    plain = filled(stacks=stacks)["stacks"]
    assert plain["lord"] == {"top": "emberians", "rest": "barfolk×4 islanders×4 emberians×3"}
    assert plain["chief"] == {
        "top": "barfolk",
        "rest": "barfolk×4 islanders×6 emberians×6",
        "under": "barfolk",
    }
    for wrong in ({"tool": "barfolk"}, {"supply": 5}, {"curve": ""}, {"tent": {"rest": ""}}):
        with refuses(PositionError, "there should be"):
            example(stacks=wrong)


def test_great_artefacts_lie_on_offer_but_for_those_that_were_taken() -> None:
    held = filled(players=players(hand="sword supply×3"))
    assert (held["offer"], held["out"]) == ("hammer shield", "wings horn")
    named = filled(offer="horn")
    assert (named["offer"], named["out"]) == ("horn", "hammer sword shield wings")
    out = filled(out="horn")
    assert (out["offer"], out["out"]) == ("hammer sword shield wings", "horn")
    with refuses(PositionError, "there should be 1 of “hammer"):
        example(offer="", out="")
    gone = example(limbo="hammer sword shield")
    assert (cards_text(gone.offer), cards_text(gone.out)) == ("", "wings horn")


def test_a_nation_that_is_given_is_not_filled_up() -> None:
    with refuses(PositionError, "at least 10 cards"):
        example(players=players(nation="supply"))
    assert "nation" not in filled(players=players(shelter="supply×7"))["players"][0]


def test_heroes_are_two_at_most() -> None:
    assert filled(players=players(heroes=None))["players"][0]["heroes"] == ["-", "-"]
    with refuses(PositionError, "two heroes"):
        example(players=players(heroes=["-", "-", "-"]))


def test_ruins_lie_where_nothing_else_is_said() -> None:
    tokens = EXAMPLE["tokens"]
    assert filled(board=EXAMPLE["board"] | {"r3c3": "ruins neutral north"}) == filled()
    with refuses(PositionError, "ruins"):
        example(board=EXAMPLE["board"] | {"r3c3": "crossroads woods north"})
    with refuses(PositionError, "ruins"):
        example(tokens=tokens | {"r3c3": "neutral 8"})
    relics = filled(options={"players": 2, "relics": True})
    assert relics["board"]["r3c3"] == "ruins neutral north"
    assert relics["tokens"] == tokens


@pytest.mark.parametrize("first", ["p1", "p2"])
def test_without_lanes_the_turn_of_the_first_player_begins(first: str) -> None:
    game = example(lanes=None, first=first)
    assert position(game)["lanes"] == [
        [{"frame": "round", "seat": first, "over": True}, {"frame": "turn", "seat": first}]
    ]
    assert repr(game.asked).startswith(f"{{{int(first[1]) - 1}: <Question {first} cohort")


def test_without_lanes_the_turn_of_the_first_team_begins() -> None:
    factions = ("barfolk", "islanders", "emberians", "cloudborn")
    plain = {
        "position": 1,
        "options": {"players": 4, "expansion": True, "teams": True},
        "players": [{"faction": faction} for faction in factions],
    }
    assert set(load(msgspec.json.encode(plain)).asked) == {0, 2}


def test_a_game_that_is_over_needs_no_lanes() -> None:
    game = example(lanes=None, ended="map")
    assert game.asked == {}
    assert "lanes" not in position(game)
    with refuses(PositionError, "goes on until it has ended"):
        example(lanes=[])


@pytest.mark.parametrize("name", TABLES)
def test_the_rest_lies_in_the_stacks_at_any_moment_of_a_game(name: str) -> None:
    """Stacks of whose order nothing is known may be left out of every position after set-up."""
    game, rng = rich_game(5, TABLES[name])
    left_out = 0
    for at, _ in enumerate(walk(game, rng, 120)):
        plain = position(game)
        if at % 10 or any(frame["frame"] == "setup" for lane in plain["lanes"] for frame in lane):
            continue
        stacks = plain["stacks"]
        for stack in STACK_NAMES:
            if isinstance(stacks[stack], str):
                del stacks[stack]
                left_out += 1
            else:
                stacks[stack].pop("rest", None)
        del stacks["supply"]
        assert load(msgspec.json.encode(plain)) == game
    assert left_out > 50


def test_nothing_is_filled_in_while_the_game_is_set_up() -> None:
    plain = position(table(2, factions=("barfolk", "islanders")))
    plain["lanes"] = [[{"frame": "setup", "done": 12}]]
    del plain["stacks"]
    with refuses(PositionError, "there should be"):
        load(msgspec.json.encode(plain))


def described() -> set[str]:
    """All words that the document sets as code."""
    return {
        word
        for code in re.findall(r"`([^`\n]+)`", POSITIONS)
        for word in re.findall(r"[\w-]+", code)
    }


def fields(kind: type[msgspec.Struct]) -> set[str]:
    """The names of the entries of such a structure and of those in it."""
    found = set(kind.__struct_fields__)
    for hint in typing.get_type_hints(kind).values():
        for inner in (hint, *getattr(hint, "__args__", ())):
            if isinstance(inner, type) and is_structure(inner):
                found |= fields(inner)
    return found


def test_the_document_explains_every_entry_of_a_position() -> None:
    plain = position(table(2, factions=("barfolk", "islanders")))
    known = {"attacked", "ended", "modules", "limbo", "out_land"}
    known |= {*plain, *plain["players"][0], "shelter", "ambush", "tents", "loose", "rows", "line"}
    for kind in (Tent, Loose, Row, Laid):
        known |= fields(kind)
    assert known - described() == set()


def test_the_document_explains_every_entry_of_a_frame() -> None:
    known = {field for frame in FRAMES.values() if own(frame) for field in frame.__struct_fields__}
    assert known - described() == set()


def test_the_document_explains_what_every_module_keeps() -> None:
    kept = {module.name: module.slice.kind for module in MODULES if module.slice is not None}
    for name, kind in kept.items():
        if own(kind) and kind.__struct_fields__:
            row = re.search(rf"^\| `{name}` \|.*$", POSITIONS, re.MULTILINE)
            assert row is not None, name
            assert {field for field in fields(kind) if f"`{field}`" not in row[0]} == set()


def own(kind: type) -> bool:
    """Whether it comes with the game, not from outside."""
    return kind.__module__.startswith("battalia.")
