"""The schema of all messages says what is on the wire, no more and no less."""

import json
import os
import random
import re
import subprocess
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, Union

import jsonschema_rs
import msgspec
import pytest

from battalia import rulebook
from battalia.cli import main
from battalia.cli.schema import SCHEMA_FILE, TYPES_FILE, texts
from battalia.engine import CHANCE, Game, Options, Reason, outcome, play, start, view
from battalia.engine.choices import Choice, Skip
from battalia.engine.events import Event
from battalia.engine.frames import FRAMES
from battalia.engine.notation import Notation, kinds_of
from battalia.engine.points import assemble
from battalia.engine.terms import CHIEF, CURVE, FRIMAN, SUPPLY_CARD, WEST, card_of
from battalia.server import messages
from battalia.server.messages import Choose, Clone, Hello, NewTable, Refusal, Update, Whole
from battalia.server.schema import BODIES, PLACE, message_schema, module_states
from battalia.server.typescript import typescript
from battalia.server.wire import Wire
from random_play import pick, random_options, rich_game

ROOT = Path(__file__).parents[2]
SEEDS = range(40)
HOUSE = "battalia.server.messages."
"""Each part of the house has a module there."""


@cache
def schema() -> dict[str, Any]:
    return message_schema()


def definitions() -> dict[str, Any]:
    found = schema()["$defs"]
    assert isinstance(found, dict)
    return found


@cache
def validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": PLACE + name, "$defs": definitions()})


def parts(value: object) -> Iterator[dict[str, Any]]:
    """Every object inside a schema, itself included."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


# The document.


def test_the_document_is_a_json_schema() -> None:
    jsonschema_rs.meta.validate(schema())


def test_every_reference_leads_to_a_definition() -> None:
    names = {part["$ref"] for part in parts(schema()) if "$ref" in part}
    assert names <= {PLACE + name for name in definitions()}


def test_every_definition_is_needed() -> None:
    """Beside the messages, bodies and what a view, an event or an option holds there is nothing."""
    roots = {"FromClient", "FromServer", "ToHouse", "FromHouse", "GameEvent", "Changes"}
    bodies = {body.__name__ for body in BODIES}
    needed = {part["$ref"].removeprefix(PLACE) for part in parts(schema()) if "$ref" in part}
    assert set(definitions()) == needed | roots | bodies


def test_unknown_fields_are_forbidden_everywhere() -> None:
    for name, definition in definitions().items():
        for part in parts(definition):
            if "properties" in part and part.get("type") == "object":
                assert part["additionalProperties"] is False, name


def test_the_members_of_a_union_are_told_apart_by_their_tags() -> None:
    tags = {
        "FromClient": "type",
        "FromServer": "type",
        "ToHouse": "type",
        "FromHouse": "type",
        "GameEvent": "event",
        "Frame": "frame",
        "Choice": "verb",
    }
    assert set(tags) == {name for name, one in definitions().items() if "oneOf" in one}
    for name, tag in tags.items():
        members = [part["$ref"].removeprefix(PLACE) for part in definitions()[name]["oneOf"]]
        values = [definitions()[member]["properties"][tag]["const"] for member in members]
        assert len(set(values)) == len(values) > 1
        assert all(tag in definitions()[member]["required"] for member in members)


NUMBERS = {
    "how many": """
        ambush_count aside bag board_columns board_rows chests chosen cities copies count deck_count
        decks done drawn further given great_cities hand_count heroes joined land_stacks lanes left
        looked made nation_count needed ranks remaining shelter_count size spaces supply turns
    """,
    "what is printed or rolled": "buried card die event gate level played storm",
    "sums and results": "attack defence places points",
    "days, weeks and rounds": "day drunk epoch round still used week weekday weeks",
    "places in a list": "line mark place places team tent",
    "choices of a record, decisions of a review": "at end turnings",
}
"""The names of all fields of the game that are bare numbers."""


def test_no_number_of_the_engine_is_on_the_wire() -> None:
    """Cards, kinds, spaces and seats are names; what is left are numbers of the game itself."""
    found = set()
    modules = [import_module(one.name) for one in iter_modules(messages.__path__, HOUSE)]
    said = {name for module in (messages, *modules) for name in vars(module)}
    for name, definition in definitions().items():
        if name in said:
            continue
        for field, form in definition.get("properties", {}).items():
            for part in (form, form.get("items"), form.get("additionalProperties")):
                if isinstance(part, dict) and part.get("type") == "integer":
                    found.add(field)
    assert found == {word for words in NUMBERS.values() for word in words.split()}


# What the game shows.


def assert_described(name: str, value: object) -> None:
    """Whether a value, as JSON, is what the definition says; the message tells where not."""
    plain = msgspec.json.decode(msgspec.json.encode(value))
    error = next(iter(validator(name).iter_errors(plain)), None)
    assert error is None, f"{name} at {error.instance_path}: {error.message}: {value}"


def assert_all_described(game: Game, rng: random.Random, limit: int) -> None:
    wire = Wire(game.rules.notation)
    viewers = [None, *range(game.players)]
    for at in range(limit):
        if not game.asked:
            return
        seat = rng.choice(list(game.asked))
        if seat != CHANCE:
            assert_described("Question", wire.question(game.asked[seat], at))
            assert_described("View", wire.view(view(game, rng.choice(viewers))))
        viewer = rng.choice(viewers)
        for event in play(game, seat, pick(game.asked[seat], rng)):
            assert_described("GameEvent", wire.struct(event.seen(viewer)))


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_a_rich_game_shows_is_described(seed: int) -> None:
    game, rng = rich_game(seed)
    assert_all_described(game, rng, 150)


@pytest.mark.parametrize("expansion", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_all_that_a_game_shows_from_set_up_on_is_described(seed: int, expansion: bool) -> None:
    rng = random.Random(seed)
    assert_all_described(start(random_options(rng, expansion=expansion)), rng, 250)


def test_the_end_of_a_game_is_described() -> None:
    rng = random.Random(1)
    game = start(Options(players=2, weeks=1))
    while game.asked:
        seat = next(iter(game.asked))
        play(game, seat, pick(game.asked[seat], rng))
    assert outcome(game) is not None
    written = Wire(game.rules.notation).view(view(game, None))
    assert "outcome" in written
    assert_described("View", written)


SAMPLES: dict[Any, Any] = {
    "seat": 1,
    "faction": 2,
    "terrain": 3,
    "kind": CHIEF,
    "card": card_of(FRIMAN, 2),
    "cards": bytes([SUPPLY_CARD]),
    "factions": b"\0\6\7",
    "shape": CURVE,
    "side": WEST,
    "space": 5,
    "hero": 1,
    "table": True,
    Choice: Skip(),
    int: 3,
    str: "said",
    bool: True,
}


def sample(hint: Any) -> Any:
    """Some value of a field with this annotation."""
    if hint in SAMPLES:
        return SAMPLES[hint]
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin is Annotated:
        return SAMPLES[hint.__metadata__[0]]
    if origin is Literal:
        return inside[0]
    if origin is tuple:
        return (sample(inside[0]),)
    if origin in (Union, types.UnionType):
        return sample(inside[0])
    return sample_of(hint)


def sample_of(kind: type[msgspec.Struct]) -> msgspec.Struct:
    hints = typing.get_type_hints(kind, include_extras=True)
    return kind(**{name: sample(hints[name]) for name in kind.__struct_fields__})


def members(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    return [kind for kind in kinds_of(base) if kind.__module__.startswith("battalia.")]


@pytest.mark.parametrize(
    ("union", "kinds"),
    [("GameEvent", members(Event)), ("Choice", members(Choice)), ("Frame", FRAMES.values())],
)
def test_whatever_may_happen_at_a_table_is_described(
    union: str, kinds: Iterable[type[msgspec.Struct]]
) -> None:
    """Also what random games seldom come to."""
    wire = Wire(Notation(rows=7, columns=7, seats=6))
    for kind in kinds:
        assert_described(union, wire.struct(sample_of(kind)))


@pytest.mark.parametrize("name", list(module_states()))
def test_whatever_a_module_may_show_is_described(name: str) -> None:
    wire = Wire(Notation(rows=7, columns=7, seats=6))
    state = module_states()[name]
    assert definitions()["View"]["properties"]["modules"]["properties"][name] == {
        "$ref": PLACE + state.__name__
    }
    assert_described(state.__name__, wire.struct(sample_of(state)))


def test_every_module_that_a_table_can_have_is_described() -> None:
    rng = random.Random(0)
    installed = {name for _ in range(150) for name in assemble(random_options(rng)).slices}
    assert installed == set(module_states())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Seat", "p7"),
        ("Seat", "chance"),
        ("Card", "friman.nobody"),
        ("Card", 14),
        ("Kind", "wizard"),
        ("Space", "r1"),
        ("Space", "-"),
        ("Hero", 0),
        ("GameEvent", {"event": "card-drawn", "seat": "p1", "card": None}),
        ("GameEvent", {"event": "card-drawn", "seat": 0}),
        ("GameEvent", {"event": "card-drawn"}),
        ("GameEvent", {"event": "card-drawn", "seat": "p1", "from": "nation"}),
        ("Choice", {"verb": "skip"}),
        ("Frame", {"frame": "picnic"}),
    ],
)
def test_what_is_never_written_is_not_described(name: str, value: object) -> None:
    assert not validator(name).is_valid(value)


def test_a_view_with_something_more_is_not_described() -> None:
    game, _ = rich_game(1)
    written = Wire(game.rules.notation).view(view(game, 0))
    assert validator("View").is_valid(written)
    assert not validator("View").is_valid({**written, "deck": []})


# What the server and its clients say.


def test_messages_about_a_game_are_described_to_the_last_card() -> None:
    game, _ = rich_game(1, Options(players=2))
    wire = Wire(game.rules.notation)
    seat, question = next(iter(game.asked.items()))
    now = wire.view(view(game, seat))
    whole = Whole(7, now, f"p{seat + 1}", wire.question(question, 7))
    assert_described("FromServer", whole)
    update = Update(8, "p1", "choice", [{"event": "turn-began", "seat": "p1"}], {"day": 2})
    assert_described("FromServer", update)
    reason = Reason("too-few", "B3.1", {"count": 3, "reason": Reason("not-asked", "B2.1")})
    refusal = Refusal("1", msgspec.to_builtins(reason), "There are too few.")
    assert_described("FromServer", refusal)
    wrong = msgspec.structs.replace(whole, view={**now, "offer": ["excalibur"]})
    assert not validator("FromServer").is_valid(msgspec.to_builtins(wrong))


def test_what_clients_say_is_described() -> None:
    assert_described("FromClient", Hello())
    assert_described("FromClient", Choose("p1", 3, "hire chief"))
    assert_described("NewTable", NewTable(Options(players=2)))
    assert_described("Clone", Clone(act=4))
    stray = {**msgspec.to_builtins(Choose("p1", 3, "hire chief")), "cheat": True}
    assert not validator("FromClient").is_valid(stray)
    assert not validator("FromClient").is_valid({"type": "choose", "seat": "p9"})


# TypeScript.


def test_every_type_that_is_referred_to_is_declared_once() -> None:
    text = typescript(schema())
    declared = re.findall(r"^export (?:type|interface) (\w+)", text, re.MULTILINE)
    assert declared == list(definitions())
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"|\w+\??:", "", text)
    known = {
        *declared,
        *("export", "type", "interface", "Partial", "Record"),
        *("string", "number", "boolean", "null", "unknown", "true"),
    }
    assert set(re.findall(r"[A-Za-z_]\w*", code)) <= known
    for opening, closing in ("{}", "()", "<>", "[]"):
        assert code.count(opening) == code.count(closing)


def declared(definition: dict[str, Any]) -> str:
    """How a definition is declared."""
    return typescript({"$defs": {"It": definition}}).split("\n\n", 1)[1]


@pytest.mark.parametrize(
    ("definition", "text"),
    [
        ({"type": "integer", "minimum": 1}, "export type It = number;\n"),
        ({"enum": ["a", "b"]}, 'export type It = "a" | "b";\n'),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "export type It = (string | null)[];\n",
        ),
        (
            {
                "description": "A ``thing``.",
                "type": "object",
                "properties": {"kind": {"const": "it"}, "old-name": {"$ref": "#/$defs/It"}},
                "required": ["kind"],
                "additionalProperties": False,
            },
            '/** A `thing`. */\nexport interface It {\n  kind: "it";\n  "old-name"?: It;\n}\n',
        ),
        (
            {
                "type": "object",
                "propertyNames": {"$ref": "#/$defs/It"},
                "additionalProperties": {"type": "boolean"},
            },
            "export type It = Partial<Record<It, boolean>>;\n",
        ),
        (
            {"type": "object", "additionalProperties": {"type": "number"}},
            "export type It = Record<string, number>;\n",
        ),
        ({"type": "object"}, "export type It = Record<string, unknown>;\n"),
        (
            {"type": "object", "properties": {}, "required": [], "additionalProperties": False},
            "export type It = Record<string, never>;\n",
        ),
        (
            {"enum": [f"card number {number}" for number in range(9)]},
            "export type It ="
            + "".join(f'\n  | "card number {number}"' for number in range(9))
            + ";\n",
        ),
    ],
)
def test_a_definition_becomes_a_type(definition: dict[str, Any], text: str) -> None:
    assert declared(definition) == text


@pytest.mark.parametrize(
    "definition",
    [
        {},
        {"type": ["string", "null"]},
        {"allOf": [{"type": "string"}]},
        {"type": "string", "format": "date"},
        {"type": "array"},
        {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
        {"type": "object", "properties": {}, "required": []},
        {"$ref": "elsewhere.json"},
        {"const": 1, "if": {}},
    ],
)
def test_what_the_writer_does_not_know_is_an_error(definition: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="there is no type for"):
        declared(definition)


# The command and its files.


def test_the_files_of_the_checkout_are_current() -> None:
    for name, text in texts().items():
        path = ROOT / name
        held = path.read_text(encoding="utf-8") if path.is_file() else ""
        assert held == text, f"{name} is not current: run `battalia schema --write`"


def test_the_document_does_not_depend_on_the_order_of_imports() -> None:
    code = (
        "import battalia.engine.modules.valleys, battalia.engine.modules.teams\n"
        "from battalia.cli import main\n"
        "main(['schema'])"
    )
    printed = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
    )
    assert printed.stdout.decode() == texts()[SCHEMA_FILE]


def test_the_command_prints_the_schema_or_the_types(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == schema()
    assert main(["schema", "--typescript"]) == 0
    assert capsys.readouterr().out == typescript(schema())


def test_the_command_writes_both_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rulebook, "repository", lambda: tmp_path)
    assert main(["schema", "--write"]) == 0
    assert json.loads((tmp_path / SCHEMA_FILE).read_bytes()) == schema()
    assert (tmp_path / TYPES_FILE).read_text(encoding="utf-8") == typescript(schema())
    out = capsys.readouterr().out
    assert SCHEMA_FILE in out
    assert TYPES_FILE in out


def test_without_a_checkout_nothing_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rulebook, "repository", lambda: None)
    assert main(["schema", "--write"]) == 2
    assert capsys.readouterr().err
