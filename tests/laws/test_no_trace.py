"""A module that is off leaves no trace: in the rules, the position, the view, or in play."""

import random
from typing import Any, TypeVar, get_type_hints

import msgspec
import pytest
from msgspec.structs import astuple

from battalia.engine import (
    CHANCE,
    Choice,
    Game,
    Options,
    PositionError,
    Refused,
    explain,
    load,
    play,
    save,
    start,
    view,
)
from battalia.engine.catalogue import load_catalogue
from battalia.engine.content import Content
from battalia.engine.frames import FRAMES
from battalia.engine.laws import broken_law
from battalia.engine.modules import OPTIONS
from battalia.engine.modules.common import Favour, GainingArtefact
from battalia.engine.notation import CARD_NAMES
from battalia.engine.options import with_expansion
from battalia.engine.points import Rules, Steps, assemble
from battalia.engine.position import position
from battalia.engine.terms import (
    CHEST,
    FACTION,
    FACTIONS,
    GREAT_ARTEFACTS,
    KIND,
    ROYALS,
    STARDUST,
    TOOL,
    UNIVERSAL,
)
from positions import table
from random_play import enrich, pick, walk
from refusals import refuses

EVERYTHING: dict[str, Any] = {
    **dict.fromkeys(("staff", "summoning", "metamorpha", "bilkarr", "fanatics"), True),
    "valleys": "pass",
}
"""On top of what the expansion has on by itself."""
NPCS = {"metamorpha": False, "bilkarr": False, "summoning": False}
OFF: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "stormgates": (
        {"stormgates": False, "valleys": "", **NPCS},
        (
            "stormgates",
            "storm_events",
            "metamorpha",
            "abilities",
            "bilkarr",
            "potions",
            "potion_cards",
            "great_artefacts.summoning",
            "valleys",
        ),
    ),
    "royals": ({"royals": False}, ("royals",)),
    "teams": ({"teams": False}, ("teams",)),
    "heroic": ({"heroic": False}, ("heroic",)),
    "advanced": ({"heroic": False, "advanced": False}, ("advanced", "heroic")),
    "trading": ({"trading": False}, ("trading",)),
    "fortune": ({"fortune": False}, ("fortune",)),
    "stardust": ({"trading": False, "fortune": False}, ("stardust", "trading", "fortune")),
    "great_artefacts": (
        {"great_artefacts": False, "staff": False, "summoning": False},
        ("great_artefacts",),
    ),
    "staff": ({"staff": False}, ("great_artefacts.staff",)),
    "summoning": ({"summoning": False}, ("great_artefacts.summoning",)),
    "draft": ({"draft": False}, ("draft",)),
    "metamorpha": ({"metamorpha": False}, ("metamorpha", "abilities")),
    "bilkarr": ({"bilkarr": False}, ("bilkarr", "potions", "potion_cards")),
    "fanatics": ({"fanatics": False}, ("fanatics",)),
    "valleys": ({"valleys": ""}, ("valleys", "mountain_pass", "kings_bridge")),
    "bridge": ({}, ("kings_bridge",)),
    "pass": ({"valleys": "bridge"}, ("mountain_pass",)),
    "checkpoints": (
        {"royals": False, "heroic": False, **NPCS},
        ("checkpoints", "royals", "heroic"),
    ),
}
"""What is switched off, and the modules of which nothing may be left then."""
PACKAGE = "battalia.engine.modules."


def at_table(**chosen: Any) -> Options:
    return with_expansion(4, **(EVERYTHING | chosen))


def all_of(rules: Rules) -> dict[str, object]:
    """All that the rules of a table say, by name."""
    return {name: getattr(rules, name) for name in dir(rules) if not name.startswith("__")}


def traces(rules: Rules, module: str) -> list[str]:
    """The named points at which something of this module hangs."""
    return [
        name
        for name, value in all_of(rules).items()
        if any(
            f"{getattr(part, '__module__', '')}.".startswith(f"{PACKAGE}{module}.")
            for part in parts(value)
        )
    ]


def parts(value: object) -> list[object]:
    """A value, or all that it is made of."""
    if isinstance(value, Steps):
        return [step for _, step in value.steps]
    if isinstance(value, dict):
        return [*value, *value.values()]
    if isinstance(value, (list, tuple)):
        return [part for one in value for part in (one, *fields_of(one))]
    return [value]


def fields_of(value: object) -> list[object]:
    """What a content says of itself."""
    return list(astuple(value)) if isinstance(value, Content) else []


def of_modules(things: list[Any]) -> set[str]:
    """In which modules these frames, choices, events or states are defined."""
    homes = {type(thing).__module__ for thing in things}
    return {home.removeprefix(PACKAGE) for home in homes if home.startswith(PACKAGE)}


# In the rules.


@pytest.mark.rule("S10.4", "S10.5")
@pytest.mark.parametrize("name", OFF)
def test_nothing_of_a_module_that_is_off_hangs_in_the_rules(name: str) -> None:
    chosen, modules = OFF[name]
    rules = assemble(at_table(**chosen))
    for module in modules:
        assert traces(rules, module) == []
    # And where it is on, there is something to find.
    for module in modules:
        link = "bridge" if module == "kings_bridge" else "pass"
        assert traces(assemble(at_table(valleys=link)), module)


@pytest.mark.rule("S10.4", "S10.5")
def test_nothing_of_any_module_hangs_in_the_rules_of_the_base_game() -> None:
    rules = assemble(Options())
    for value in all_of(rules).values():
        for part in parts(value):
            assert not str(getattr(part, "__module__", "")).startswith(PACKAGE)
    assert rules.slices == {}
    assert rules.checkpoint.names() == []
    assert rules.night.names() == ["dissolve tents", "end of weeks", "turn oracle"]


@pytest.mark.rule("S10.4", "S0.1", "S0.3")
def test_the_catalogue_of_the_base_game_knows_nothing_of_the_second_box() -> None:
    catalogue = load_catalogue("", False)
    assert catalogue.stormgates is None
    assert len(catalogue.factions) == 4
    assert len(catalogue.great_artefacts) == 5
    assert sorted(catalogue.layouts) == ["2", "3", "4"]
    assert set(catalogue.retreat) == {2, 3}
    assert not hasattr(catalogue, "storm_costs")
    with pytest.raises(AssertionError):
        _ = catalogue.box


# In play.


def played(options: Options, seed: int, choices: int) -> tuple[Game, set[str]]:
    """A rich game goes on at random; the modules of all that is offered, happens or is kept."""
    rng = random.Random(seed)
    game = start(options)
    seen: set[str] = set()
    for seat, question in walk(game, rng):
        if seat != CHANCE and question.about == "action":
            break
        seen |= of_modules(question.options)
    enrich(game, rng, 10)
    for _ in range(choices):
        if not game.asked:
            break
        frames = [frame for lane in game.lanes for frame in lane]
        options_now = [option for asked in game.asked.values() for option in asked.options]
        seat = rng.choice(list(game.asked))
        events = play(game, seat, pick(game.asked[seat], rng))
        seen |= of_modules([*frames, *options_now, *events, *game.slices.values()])
    shown = view(game, None)
    seen |= of_modules([module.state for module in shown.modules])
    return game, seen


@pytest.mark.rule("S10.4", "S10.5")
@pytest.mark.parametrize("name", OFF)
def test_nothing_of_a_module_that_is_off_is_offered_or_happens(name: str) -> None:
    chosen, modules = OFF[name]
    game, seen = played(at_table(**chosen), 7, 250)
    assert not seen & set(modules)
    slices = set(game.rules.slices)
    assert {module.name for module in view(game, 0).modules} == slices
    saved = position(game)
    assert set(saved.get("modules", {})) == slices
    assert load(save(game)) == game
    for other in set(assemble(at_table()).slices) - slices:
        state = game.rules.notation.plain(assemble(at_table()).slices[other]())
        with refuses(PositionError, "there is no module"):
            load(msgspec.json.encode(saved | {"modules": {other: state}}))


ENTRIES = {
    *("position", "options", "day", "first", "factions", "stacks", "offer", "limbo", "out"),
    *("out_land", "board", "tokens", "players", "attacked", "lanes", "ended"),
}
"""What the position of a base game may hold."""


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_base_game_has_no_entry_of_the_expansion(players: int, advanced: bool) -> None:
    game, seen = played(Options(players=players, advanced=advanced), players, 400)
    assert seen == set()
    assert game.slices == {}
    saved = position(game)
    assert set(saved) <= ENTRIES
    assert set(saved.get("options", {})) <= {"players", "advanced"}
    text = save(game).decode()
    for word in (*FACTIONS[4:], "jungle", "ice", "fanatic", "queen", "king", "stormgate", "chest"):
        assert word not in text
    for viewer in (None, *range(players)):
        shown = view(game, viewer)
        assert (shown.modules, shown.teams, shown.battles) == ((), (), ())
        assert not of_modules(list(shown.frames))


BOX_CARDS = [
    card
    for card, name in CARD_NAMES.items()
    if KIND[card] in (*ROYALS, STARDUST, CHEST, *GREAT_ARTEFACTS[5:])
    or FACTION[card] in (4, 5)
    or name.endswith(".fanatic")
]


@pytest.mark.rule("S0.1", "S0.3")
@pytest.mark.parametrize("expansion", [False, True])
def test_a_card_of_a_module_that_is_off_is_none_of_the_game(expansion: bool) -> None:
    """With the expansion alone the other factions are in the box, but not at this table."""
    assert len(BOX_CARDS) > 40
    game = table(expansion=expansion)
    for card in BOX_CARDS:
        changed = game.copy()
        changed.hand[0] += bytes((card,))
        law = broken_law(changed)
        assert law is not None
        assert law.id == "law-cards"
    assert UNIVERSAL not in game.factions


# What is written by hand.


Made = TypeVar("Made", bound=msgspec.Struct)


def blank(kind: type[Made]) -> Made | None:
    """A frame or choice with nothing in it; None where it needs more than numbers."""
    given: dict[str, Any] = {}
    fields, hints = kind.__struct_fields__, get_type_hints(kind)
    for name in fields[: len(fields) - len(kind.__struct_defaults__)]:
        match msgspec.inspect.type_info(hints[name]):
            case msgspec.inspect.IntType():
                given[name] = TOOL if name == "kind" else 0
            case msgspec.inspect.StrType():
                given[name] = "hand"
            case msgspec.inspect.VarTupleType():
                given[name] = ()
            case msgspec.inspect.BytesType():
                given[name] = b""
            case _:
                return None
    return kind(**given)


OTHERS = {
    name: frame
    for name, kind in FRAMES.items()
    if kind.__module__.startswith(PACKAGE)
    and kind.__module__ != PACKAGE + "relics"
    and (frame := blank(kind)) is not None
}


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("expansion", [False, True])
def test_no_frame_of_a_module_stands_in_a_game_without_it(name: str, expansion: bool) -> None:
    game = table(
        expansion=expansion,
        hand="friman.barfolk supply",
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p1 1"},
        heroes={"p1": "r1c1"},
        limbo="friman.islanders",
    )
    below = game.lanes[0]
    frame = OTHERS[name]
    if expansion and isinstance(frame, (Favour, GainingArtefact)):
        return  # Several modules have these.
    for lane in ((frame,), (*below, frame), (below[0], frame)):
        changed = game.copy()
        changed.lanes = [lane]
        assert broken_law(changed) is not None


def test_every_module_is_switched_off_somewhere() -> None:
    modules = {name for name, one in OPTIONS.items() if one.expansion and one.icon}
    assert {"advanced", "valleys", *modules} - {"two_attacks", "three_against_three"} <= set(OFF)


def all_choices(kind: type[Choice] = Choice) -> list[type[Choice]]:
    return [one for sub in kind.__subclasses__() for one in (sub, *all_choices(sub))]


WISHES = [
    wish
    for kind in all_choices()
    if kind.__module__.startswith(PACKAGE) and (wish := blank(kind)) is not None
]


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: type(wish).__name__)
@pytest.mark.parametrize("expansion", [False, True])
def test_a_wish_of_a_module_that_is_off_is_refused_and_changes_nothing(
    wish: Choice, expansion: bool
) -> None:
    game = table(expansion=expansion, hand="friman.barfolk×2 supply×3", limbo="friman.islanders")
    before = game.copy()
    assert str(explain(game, 0, wish)) == "not-offered (B2.3)"
    with pytest.raises(Refused):
        play(game, 0, wish)
    assert game == before
