"""The wire form of everything that the engine shows: JSON with the notation's names.

A card is ``friman.barfolk``, a space ``r2c3``, a seat ``p1``: never one of the engine's numbers.
How a field is written follows from its annotation (``battalia.engine.terms``), so a new event,
frame or module state needs no code here. Three things hold everywhere:

- A field that is not there has no value. Nothing is ever null, so that JSON merge patches work.
- A figure that is not on the board has no space: the field is left out.
- A choice is its text (``choice``), its ``verb`` and its nouns.

Parts may be shared between what is written at different times: nobody changes them. What has
changed between two views is found in the views themselves (``Patches``): what is as it was is not
even written.
"""

import types
import typing
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, Union

import msgspec
from msgspec import Meta, Raw

from battalia.engine import CHANCE, Choice, Options, Question, Reason, View
from battalia.engine.chapters.artefacts.fates import Fate
from battalia.engine.choices import Convert, Promote, TurnItself
from battalia.engine.events import AmuletRolled
from battalia.engine.modules.stormgates import Storms
from battalia.engine.notation import CARD_NAMES, Notation, faction_name, seat_name
from battalia.engine.showing import is_structure
from battalia.engine.terms import (
    KINDS,
    MISSING,
    SHAPES,
    SIDES,
    TERRAINS,
    UNIVERSAL,
    Card,
    Kind,
    Seat,
    Space,
    Tile,
    shape_of,
    terrain_of,
)
from battalia.engine.view import CityView, LandStackView, ModuleView, PlayerView, StackView
from battalia.review.told import Decision, Player, Review

encode: Final = msgspec.json.Encoder().encode
NULL: Final = Raw(b"null")

# What these hold is described in the schema of all messages (``schema``).
WireView: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/View"})]
WireChanges: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Changes"})
]
WireEvent: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})
]
WireChoice: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Choice"})
]
WireQuestion: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Question"})
]
WireReason: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Reason"})
]
WireReview: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Review"})
]
WireOptions: TypeAlias = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Options"})
]


class By(NamedTuple):
    """Structures that are looked up by one of their fields: an object by that field."""

    key: str
    value: str = ""
    """The field that is all there is to say; empty: all fields but the key."""


HEROES: Final = "heroes"
"""A player's heroes by number: ``{"1": "r2c3"}``; who is not on the board is not there."""
BOARD: Final = "board"
"""The cards on the board by space; empty spaces are not there."""
ASKED: Final = "asked"
"""Who is asked; chance is nobody."""
FIGURE: Final = "figure"
"""A hero by ``seat * 2 + hero``: ``{"seat": "p1", "hero": 2}``."""

Figure: TypeAlias = Annotated[int, FIGURE]

SHOWN: Final[dict[type[msgspec.Struct], dict[str, Any]]] = {
    View: {
        "stacks": Annotated[tuple[StackView, ...], By("kind")],
        "land_stacks": Annotated[tuple[LandStackView, ...], By("shape", "count")],
        "board": Annotated[tuple[Tile, ...], BOARD],
        "cities": Annotated[tuple[CityView, ...], By("space")],
        "players": Annotated[tuple[PlayerView, ...], By("seat")],
        "modules": Annotated[tuple[ModuleView, ...], By("name", "state")],
        "asked": Annotated[tuple[Seat, ...], ASKED],
    },
    PlayerView: {"heroes": Annotated[tuple[Space, ...], HEROES]},
    Storms: {"jumped": tuple[Figure, ...]},
    AmuletRolled: {"becomes": Fate | None},
    Promote: {"sought": Kind},
    Convert: {"sought": Card},
    TurnItself: {"sought": Card},
    Decision: {"loss": float},
    Player: {"error_rate": float, "adjusted": float},
    Review: {"decided": bool, "turnings": tuple[int, ...]},
}
"""Fields that are written otherwise than their annotation says, and properties that are written,
too, since clients know no rules."""


@cache
def fields(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The annotations by which a structure's fields are written."""
    hints = typing.get_type_hints(kind, include_extras=True)
    shown = SHOWN.get(kind, {})
    return {name: hints[name] for name in kind.__struct_fields__} | shown


_Writer: TypeAlias = Callable[[Any], object]


class _Field(NamedTuple):
    """How a field is written."""

    name: str
    write: _Writer | None
    """None: as it is."""
    nested: bool = False
    """Whether it is a structure that can be compared with another one field by field."""

    def written(self, value: object) -> object:
        return value if value is None or self.write is None else self.write(value)


class _Form(NamedTuple):
    """How a structure is written."""

    head: dict[str, object]
    fields: list[_Field]


BOARDS: Final = 256
"""So many boards are kept as they are written."""

_SEATS: Final = {seat: seat_name(seat) for seat in range(CHANCE, 6)}
_FACTIONS: Final = {faction: faction_name(faction) for faction in range(UNIVERSAL + 1)}
_TERRAINS: Final = dict(enumerate(TERRAINS))


def _nested(hint: Any) -> bool:
    kinds = [part for part in typing.get_args(hint) or (hint,) if part is not types.NoneType]
    return all(
        isinstance(kind, type)
        and is_structure(kind)
        # These have a form of their own.
        and not issubclass(kind, (Choice, Options))
        for kind in kinds
    )


def _faction_names(factions: bytes) -> list[str]:
    return [_FACTIONS[faction] for faction in factions]


def _card_names(cards: bytes) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _asked(seats: tuple[Seat, ...]) -> list[str]:
    return [_SEATS[seat] for seat in seats if seat != CHANCE]


def _hero_number(hero: int) -> int:
    return hero + 1


def _figure(figure: int) -> dict[str, object]:
    return {"seat": _SEATS[figure >> 1], "hero": (figure & 1) + 1}


def _number(value: float) -> float:
    """Chances to win; what lies behind these digits nobody knows."""
    return round(value, 4)


def _tile(on: Tile) -> dict[str, object]:
    return {
        "shape": SHAPES[shape_of(on)],
        "terrain": TERRAINS[terrain_of(on)],
        "exits": [name for side, name in SIDES.items() if on & side],
    }


class Wire:
    """Writes what is shown at tables whose spaces this notation names (``wire_of``)."""

    def __init__(self, notation: Notation) -> None:
        self._text = notation.text
        spaces = range(notation.rows * notation.columns)
        self._spaces = {space: notation.space_name(space) for space in spaces}
        # Nowhere has no name.
        anywhere: dict[int, str | None] = {**self._spaces, -1: None}
        self._tiles: dict[Tile, dict[str, object]] = {}
        self._boards = lru_cache(maxsize=BOARDS)(self._all_tiles)
        """Boards as they were last written; few acts change one."""
        self._options: tuple[Options, dict[str, object]] | None = None
        self._forms: dict[type, _Form] = {}
        self._words: dict[str, _Writer | None] = {
            "seat": _SEATS.__getitem__,
            "faction": _FACTIONS.__getitem__,
            "terrain": _TERRAINS.__getitem__,
            "kind": KINDS.__getitem__,
            "card": CARD_NAMES.__getitem__,
            "cards": _card_names,
            "factions": _faction_names,
            "shape": SHAPES.__getitem__,
            "side": SIDES.__getitem__,
            "tile": self._tile,
            "space": anywhere.__getitem__,
            "hero": _hero_number,
            "table": None,
            FIGURE: _figure,
            ASKED: _asked,
            HEROES: self._heroes,
            BOARD: self._boards,
        }

    def struct(self, value: msgspec.Struct) -> dict[str, object]:
        """Any structure of the engine; its tag stands under the name of its tag field."""
        if isinstance(value, Options):
            return self._plain(value)
        form = self.form(type(value))
        written = form.head.copy()
        if "choice" in written:
            written["choice"] = self._text(typing.cast(Choice, value))
        for name, write, _ in form.fields:
            part = getattr(value, name)
            if part is not None and write is not None:
                part = write(part)
            if part is not None:
                written[name] = part
        return written

    def form(self, kind: type[msgspec.Struct]) -> _Form:
        """How structures of this kind are written."""
        form = self._forms.get(kind)
        # Two threads may learn it at once: then one of them is in the right.
        return self._forms.setdefault(kind, self._learn(kind)) if form is None else form

    def view(self, view: View) -> dict[str, object]:
        """All that the viewer may know.

        What is looked up by a name is an object by that name; the spaces that the board does not
        have are listed as ``missing``. Chance is nobody who is asked.
        """
        return {**self.struct(view), "missing": self.missing(view)}

    def missing(self, view: View) -> list[str]:
        spaces = self._spaces
        return [spaces[at] for at, on in enumerate(view.board) if on == MISSING]

    def question(self, question: Question, epoch: int) -> dict[str, object]:
        """What a seat is asked as the table stands after the act of this number."""
        written: dict[str, object] = {"epoch": epoch, "about": question.about}
        if question.optional:
            written["optional"] = True
        if question.urgent:
            written["urgent"] = True
        written["options"] = [self.struct(option) for option in question.options]
        return written

    # How a field is written; None: as it is.

    def _learn(self, kind: type[msgspec.Struct]) -> _Form:
        config = kind.__struct_config__
        head: dict[str, object] = {"choice": ""} if issubclass(kind, Choice) else {}
        if config.tag_field is not None:
            head[config.tag_field] = config.tag
        return _Form(
            head,
            [
                _Field(name, self._writer(hint), _nested(hint))
                for name, hint in fields(kind).items()
            ],
        )

    def _writer(self, hint: Any) -> _Writer | None:
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if origin is Annotated:
            form = hint.__metadata__[0]
            if isinstance(form, By):
                (kind, _) = typing.get_args(inside[0])
                return Entries(self, kind, form)
            return self._words[form]
        if origin in (Union, types.UnionType):
            return self._common([part for part in inside if part is not types.NoneType])
        if origin is tuple:
            return self._list(self._writer(inside[0]))
        if hint in (int, bool, str) or origin is Literal:
            return None
        if hint is float:
            return _number
        if hint is Reason:
            return msgspec.to_builtins
        if origin is dict and not any(map(self._writer, inside)):
            return None
        if isinstance(hint, type) and is_structure(hint):
            return self.struct
        raise TypeError(f"{hint} has no wire form")

    def _common(self, hints: list[Any]) -> _Writer | None:
        """The writer of one annotation, or of several that are all written as they are."""
        writers = [self._writer(hint) for hint in hints]
        if len(writers) > 1 and any(writers):
            raise TypeError(f"{hints} have no common wire form")
        return writers[0]

    def _list(self, write: _Writer | None) -> _Writer:
        return list if write is None else lambda values: [write(value) for value in values]

    def _plain(self, options: Options) -> dict[str, object]:
        """The options that are not as in the plain base game; a table's never change."""
        known = self._options
        if known is None or known[0] is not options:
            known = self._options = options, msgspec.to_builtins(options)
        return known[1]

    def _tile(self, on: Tile) -> dict[str, object]:
        known = self._tiles.get(on)
        if known is None:
            known = self._tiles[on] = _tile(on)
        return known

    def _all_tiles(self, board: tuple[Tile, ...]) -> dict[str, object]:
        spaces, tile = self._spaces, self._tile
        return {spaces[at]: tile(on) for at, on in enumerate(board) if on > 0}

    def _heroes(self, heroes: tuple[Space, ...]) -> dict[str, object]:
        spaces = self._spaces
        return {str(at + 1): spaces[space] for at, space in enumerate(heroes) if space >= 0}


@lru_cache(maxsize=64)
def wire_of(notation: Notation) -> Wire:
    """What tables of the same rules have in common: what is learned once is learned for all."""
    return Wire(notation)


class Entries:
    """Writes structures of one kind as an object by one of their fields."""

    def __init__(self, wire: Wire, kind: type[msgspec.Struct], by: By) -> None:
        known = {field.name: field for field in wire.form(kind).fields}
        self._key = known[by.key]
        self.value = known.get(by.value) or _Field("", self._all_but_key, nested=True)
        """What is written of each."""
        self._by = by
        self._struct = wire.struct

    def __call__(self, values: tuple[msgspec.Struct, ...]) -> dict[str, object]:
        return {
            self.name(key): self.value.written(value) for key, value in self.parts(values).items()
        }

    def parts(self, values: tuple[msgspec.Struct, ...]) -> dict[Any, Any]:
        """By the engine's key what there is to say of each."""
        key, value = self._by
        return {getattr(one, key): getattr(one, value) if value else one for one in values}

    def name(self, key: object) -> str:
        return str(self._key.written(key))

    def _all_but_key(self, value: msgspec.Struct) -> dict[str, object]:
        written = self._struct(value)
        del written[self._by.key]
        return written


# What has changed (RFC 7386).


class Patches:
    """What has changed from earlier views to those of one moment, encoded.

    Parts are compared before they are written. What is one and the same object in the views of
    several viewers (``engine.view.views``) is compared, written and encoded once for all of them.
    """

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._made: dict[tuple[int, int, int], tuple[object, object, Raw | None]] = {}
        """By field, value before and value now: those values, so that no others are taken for
        them, and what has changed; None: nothing has."""

    def of(self, before: View, now: View) -> dict[str, Raw]:
        """The JSON merge patch from the wire form of the one to that of the other."""
        patch = self._struct(before, now)
        missing = self._wire.missing
        if "board" in patch and missing(before) != missing(now):
            patch["missing"] = Raw(encode(missing(now)))
        return patch

    def _struct(self, before: msgspec.Struct, now: msgspec.Struct) -> dict[str, Raw]:
        """From one structure to another of its kind."""
        patch: dict[str, Raw] = {}
        for field in self._wire.form(type(now)).fields:
            was, is_now = getattr(before, field.name), getattr(now, field.name)
            if was is not is_now:
                part = self._part(field, was, is_now)
                if part is not None:
                    patch[field.name] = part
        return patch

    def _part(self, field: _Field, before: object, now: object) -> Raw | None:
        key = id(field), id(before), id(now)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = before, now, self._compared(field, before, now)
        return made[2]

    def _compared(self, field: _Field, before: Any, now: Any) -> Raw | None:
        if before == now:
            return None
        if before is not None and now is not None:
            if isinstance(field.write, Entries):
                return _unless_empty(self._entries(field.write, before, now))
            if field.nested and type(before) is type(now):
                return _unless_empty(self._struct(before, now))
        was, written = field.written(before), field.written(now)
        if isinstance(was, dict) and isinstance(written, dict):
            return _unless_empty(changes(was, written))
        return None if was == written else Raw(encode(written))

    def _entries(self, entries: Entries, before: Any, now: Any) -> dict[str, Raw]:
        """From one object of structures to another."""
        was, are = entries.parts(before), entries.parts(now)
        patch = {entries.name(key): NULL for key in was if key not in are}
        for key, value in are.items():
            old = was.get(key)
            if old is not value:
                part = self._part(entries.value, old, value)
                if part is not None:
                    patch[entries.name(key)] = part
        return patch


def _unless_empty(patch: Mapping[str, object]) -> Raw | None:
    return Raw(encode(patch)) if patch else None


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> dict[str, object]:
    """The JSON merge patch from one object to the other; empty: nothing has changed."""
    patch: dict[str, object] = dict.fromkeys(name for name in before if name not in after)
    for name, value in after.items():
        old = before.get(name)
        if old is value or old == value:
            continue
        if isinstance(old, dict) and isinstance(value, dict):
            patch[name] = changes(old, value)
        else:
            patch[name] = value
    return patch


def patched(before: Mapping[str, object], patch: Mapping[str, object]) -> dict[str, object]:
    """The object after a JSON merge patch; what was given stays as it is."""
    after = dict(before)
    for name, value in patch.items():
        if value is None:
            after.pop(name, None)
        elif isinstance(value, dict):
            old = after.get(name)
            after[name] = patched(old if isinstance(old, dict) else {}, value)
        else:
            after[name] = value
    return after
