"""The schema of all messages: one JSON Schema document for everything that is on the wire.

What the engine shows is described from the same annotations by which ``wire`` writes it; the
messages and bodies themselves (``messages``) as msgspec reads and writes them.
"""

import types
import typing
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias, Union

import msgspec

from battalia.engine import Choice, Event, Options, Question, Reason, View, with_expansion
from battalia.engine.frames import FRAMES
from battalia.engine.game import Frame
from battalia.engine.modules import OPTIONS
from battalia.engine.native import result_of
from battalia.engine.notation import CARD_NAMES, faction_name
from battalia.engine.points import assemble
from battalia.engine.showing import defaults_of, is_structure
from battalia.engine.terms import (
    FURTHER,
    FURTHER_GREAT,
    KIND,
    KINDS,
    SHAPES,
    SIDES,
    TERRAINS,
    UNIVERSAL,
)
from battalia.engine.view import ModuleView
from battalia.review import Review
from battalia.server import messages
from battalia.server.forms import of_the_box
from battalia.server.messages import bots, friends, house, lobby, moderation, ratings, tournaments
from battalia.server.wire import ASKED, BOARD, HEROES, By, fields

Schema: TypeAlias = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLACE: Final = "#/$defs/"
"""Where definitions are referred to."""

BODIES: Final[tuple[type[msgspec.Struct], ...]] = (
    *messages.BODIES,
    *bots.BODIES,
    *friends.BODIES,
    *lobby.BODIES,
    *moderation.BODIES,
    *ratings.BODIES,
    *tournaments.BODIES,
)
"""What goes over HTTP, of every part of the house."""

OUTSIDE_KINDS: Final = (*FURTHER_GREAT, *FURTHER)
"""Kinds of cards of modules from outside."""

FAMILIES: Final[dict[type[msgspec.Struct], tuple[str, str]]] = {
    Event: ("GameEvent", "Event"),
    Frame: ("Frame", "Frame"),
    Choice: ("Choice", "Choice"),
}
"""How the union of a family is called, and what the names of its members end with."""

EVERY: Final = [
    name
    for name, option in OPTIONS.items()
    if option.expansion and option.icon and name != "three_against_three"
]
"""The switches of the second box that can be on together at a table of five."""
TABLES: Final = (
    Options(relics=True, weeks=1),
    *(
        with_expansion(5, **dict.fromkeys(EVERY, True) | {"valleys": valleys, "weeks": 1})
        for valleys in ("pass", "bridge")
    ),
)
"""Tables that have all modules among them."""


def message_schema() -> Schema:
    """The document; its ``$defs`` are in an order that does not change by itself."""
    definitions = _Definitions()
    definitions.add_messages()
    definitions.add_game()
    return {
        "$schema": DIALECT,
        "title": "The messages of Battalia",
        "description": "A field that is not there has no value. This is what the box has: modules "
        "of installed packages may add events, choices, frames, states and kinds of cards.",
        "$defs": definitions.found,
    }


def module_states() -> dict[str, type[msgspec.Struct]]:
    """What each module shows in a view, by the module's name."""
    states: dict[str, type[msgspec.Struct]] = {}
    for options in TABLES:
        rules = assemble(options)
        states |= rules.slices
        for name, seen in rules.views.items():
            states[name] = result_of(seen)
    return dict(sorted(states.items()))


def _words(names: Iterable[str]) -> Schema:
    return {"type": "string", "enum": list(names)}


def _ref(name: str) -> Schema:
    return {"$ref": PLACE + name}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _object(properties: dict[str, Schema], required: list[str], description: str = "") -> Schema:
    head = {"description": description} if description else {}
    return {
        **head,
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


WORDS: Final[dict[str, Schema]] = {
    "Seat": _words(f"p{number}" for number in range(1, 7)),
    "Faction": _words(faction_name(faction) for faction in range(UNIVERSAL + 1)),
    "Terrain": _words(TERRAINS),
    "Kind": _words(name for kind, name in KINDS.items() if kind not in OUTSIDE_KINDS),
    "Card": _words(name for card, name in CARD_NAMES.items() if KIND[card] not in OUTSIDE_KINDS),
    "Shape": _words(SHAPES.values()),
    "Side": _words(SIDES.values()),
    "Space": {"type": "string", "pattern": "^r[0-9]{1,2}c[0-9]{1,2}$"},
    "Hero": {"type": "integer", "enum": [1, 2]},
    "Tile": _object(
        {"shape": _ref("Shape"), "terrain": _ref("Terrain"), "exits": _list(_ref("Side"))},
        ["shape", "terrain", "exits"],
        "A terrain card on the board.",
    ),
    "Figure": _object(
        {"seat": _ref("Seat"), "hero": _ref("Hero")}, ["seat", "hero"], "A player's hero."
    ),
}

FORMS: Final[dict[str, Schema]] = {
    **{word.lower(): _ref(word) for word in WORDS},
    "cards": _list(_ref("Card")),
    "factions": _list(_ref("Faction")),
    "table": {"type": "boolean"},
    ASKED: _list(_ref("Seat")),
    HEROES: _object({"1": _ref("Space"), "2": _ref("Space")}, []),
    BOARD: {
        "type": "object",
        "propertyNames": _ref("Space"),
        "additionalProperties": _ref("Tile"),
    },
}
"""What the words of annotations stand for."""


class _Definitions:
    """The definitions found so far, by name."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}
        self._kinds: dict[str, type[msgspec.Struct]] = {}

    # What the server itself says and hears.

    def add_messages(self) -> None:
        unions = {
            "FromClient": messages.AnyFromClient,
            "FromServer": messages.AnyFromServer,
            "ToHouse": house.AnyToHouse,
            "FromHouse": house.AnyFromHouse,
        }
        schemas, components = msgspec.json.schema_components(
            [*unions.values(), *BODIES], ref_template=PLACE + "{name}"
        )
        for name, schema in zip(unions, schemas, strict=False):
            self.found[name] = _tidy(schema)
        for name, component in sorted(components.items()):
            if name not in (Options.__name__, Reason.__name__):
                self._add(name, {**_tidy(component), "additionalProperties": False})

    # What the game shows.

    def add_game(self) -> None:
        self._add(
            "Question",
            _object(
                {
                    "epoch": {"type": "integer"},
                    "about": {"type": "string"},
                    "optional": {"const": True},
                    "urgent": {"const": True},
                    "options": _list(_ref("Choice")),
                },
                ["epoch", "about", "options"],
                _summary(Question),
            ),
        )
        self._struct(View)
        self.found["View"]["properties"]["missing"] = _list(_ref("Space"))
        self.found["View"]["required"].append("missing")
        self._add(
            "Changes",
            {"description": "A JSON merge patch (RFC 7386) for a View.", "type": "object"},
        )
        self._struct(Reason)
        self._struct(Review)
        for base, (union, _) in FAMILIES.items():
            members = sorted(_members(base), key=lambda kind: kind.__name__)
            oneof = [self._struct(member) for member in members]
            self._add(union, {"description": _summary(base), "oneOf": oneof})
        for name, word in WORDS.items():
            self._add(name, word)

    def _add(self, name: str, schema: Schema) -> None:
        if name in self.found:
            raise ValueError(f"two definitions are called {name}")
        self.found[name] = schema

    def _struct(self, kind: type[msgspec.Struct], without: str = "") -> Schema:
        """A reference to a structure of the engine, which is described once."""
        base = next((base for base in FAMILIES if issubclass(kind, base)), None)
        name = kind.__name__ + (FAMILIES[base][1] if base else "")
        if self._kinds.setdefault(name, kind) is not kind:
            raise ValueError(f"two structures are called {name}")
        if name not in self.found:
            self._add(name, {})
            self.found[name] |= self._described(kind, without)
        return _ref(name)

    def _described(self, kind: type[msgspec.Struct], without: str) -> Schema:
        if kind is Options:
            _, components = msgspec.json.schema_components([Options])
            return _tidy(components[kind.__name__])
        hints = {name: hint for name, hint in fields(kind).items() if name != without}
        properties: dict[str, Schema] = {}
        if issubclass(kind, Choice):
            properties["choice"] = {"type": "string"}
        config = kind.__struct_config__
        if config.tag_field is not None:
            properties[config.tag_field] = {"const": config.tag}
        required = list(properties)
        nowhere = {name for name, value in defaults_of(kind).items() if value == -1}
        for name, hint in hints.items():
            properties[name] = self._form(hint)
            absent = _form_of(hint) == "space" and name in nowhere
            if not absent and types.NoneType not in typing.get_args(hint):
                required.append(name)
        return _object(properties, required, _summary(kind))

    def _form(self, hint: Any) -> Schema:
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        form = _form_of(hint)
        if isinstance(form, By):
            return self._by(typing.get_args(inside[0])[0], form)
        if form is not None:
            return FORMS[form]
        if origin in (Union, types.UnionType):
            parts = [self._form(part) for part in inside if part is not types.NoneType]
            return parts[0] if len(parts) == 1 else {"anyOf": parts}
        if origin is tuple:
            return _list(self._form(inside[0]))
        if origin is Literal:
            return _words(inside)
        if origin is dict:
            return {"type": "object", "additionalProperties": self._form(inside[1])}
        if hint in FAMILIES:
            return _ref(FAMILIES[hint][0])
        if isinstance(hint, type) and is_structure(hint):
            return self._struct(hint)
        plain = {int: "integer", bool: "boolean", float: "number", str: "string"}
        return {"type": plain[hint]}

    def _by(self, kind: type[msgspec.Struct], by: By) -> Schema:
        if kind is ModuleView:
            states = {name: self._struct(state) for name, state in module_states().items()}
            return _object(states, [])
        hints = fields(kind)
        value = self._form(hints[by.value]) if by.value else self._struct(kind, by.key)
        return {
            "type": "object",
            "propertyNames": self._form(hints[by.key]),
            "additionalProperties": value,
        }


def _form_of(hint: Any) -> Any:
    """What an annotation says of how a field is written, if it says anything."""
    return hint.__metadata__[0] if typing.get_origin(hint) is Annotated else None


def _members(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    if base is Frame:
        return [kind for kind in FRAMES.values() if kind.__module__.startswith("battalia.")]
    return of_the_box(base)


def _summary(kind: type) -> str:
    """The first paragraph of what is said about a structure, on one line."""
    return _first_paragraph(kind.__doc__ or "")


def _first_paragraph(text: str) -> str:
    return " ".join(text.partition("\n\n")[0].split())


def _tidy(schema: Schema) -> Schema:
    """What msgspec says, in the words of this document."""
    if "$ref" in schema:
        return _ref(schema["$ref"].removeprefix(PLACE))
    tidied: Schema = {}
    for word, value in schema.items():
        if word in ("title", "discriminator"):
            continue
        if word == "anyOf":
            word = "oneOf" if "discriminator" in schema else "anyOf"
            value = [_tidy(part) for part in value]
        elif word == "properties":
            value = {name: _tidy(part) for name, part in value.items()}
        elif word in ("items", "additionalProperties") and isinstance(value, dict):
            value = _tidy(value)
        elif word == "enum" and len(value) == 1:
            word, value = "const", value[0]
        elif word == "description":
            value = _first_paragraph(value)
        elif isinstance(value, tuple):
            # What a field of several values is by default.
            value = list(value)
        tidied[word] = value
    return tidied
