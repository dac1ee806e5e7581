"""The catalogue, a layout and whatever else is written in TOML, as it is read.

Each entry is looked at before it is taken, so that whoever wrote it learns which one is wrong.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import inspect

from battalia.engine.bounds import FILE, LARGEST, Bounds, too_much_toml
from battalia.engine.catalogue.mistakes import CatalogueError, Place
from battalia.engine.notation import shown


class Tokens(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    low: int
    high: int
    neutral: int
    neutral_hard: int
    ruins: int
    ruins_hard: int


class Building(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    city: int
    upgrade: int


class Numbers(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    deal: dict[str, int]
    hand: int
    mulligan: int
    cohort: dict[str, int]
    tool_frimen: int
    horse_steps: int
    horn_cards: int
    ambush_places: int
    smallest_deck: int
    cities_to_end: int
    heroes: int
    die: int


class Oracle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    outer: list[str]
    inner: list[str]
    sunbeam: str


class PrintedLayout(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    rows: int
    columns: int
    great_artefacts: int
    ruins: list[tuple[int, int]]
    start: list[tuple[int, int]]
    neutral: list[tuple[int, int]]
    missing: list[str | tuple[int, int]]
    removed_factions: int = 0
    factions: int | None = None
    """How many take part (S10.1, S10.2); without it all of the box but those removed (B14)."""
    gates: list[tuple[int, int]] = []
    link: tuple[int, int] | None = None
    """Between the valleys (S15.1)."""


class Stormgates(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the expansion (S0-S15); what each is says ``stormgates.toml``."""

    gates: list[str]
    stardust: int
    chests: int
    events: int
    fanatics: int
    posts: int
    royal_tokens: int
    costs: dict[str, dict[str, int]]
    stardust_price: int
    stardust_supply: int
    chest_ambush: int
    fanatic_supply: int
    queen_deck: int
    king_deck: int
    veteran_deck: int
    residences: int
    capitals: int
    veteran_morale: int
    veteran_strength: int
    team_cities: dict[str, int]
    small_team: tuple[int, int]
    team_attacks: int
    fortune: list[int]
    draft: list[str]
    bilkarr_steps: int
    potion_days: int
    centre: int
    centre_level: int
    building_level: int
    building_defence: int
    centre_bonus: int
    link_four_exits: bool
    kings: list[str]
    queens: list[str]
    bridge_gate_artefacts: dict[str, int]
    bridge_lowering: int


class Names(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    names: list[str]


class Printed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file as it is written."""

    factions: list[str]
    units: dict[str, int]
    artefacts: dict[str, int]
    great_artefacts: Names
    cities: dict[str, int]
    roads: dict[str, int]
    strength: dict[str, tuple[int, int]]
    tokens: Tokens
    costs: dict[str, dict[str, int]]
    building: Building
    numbers: Numbers
    retreat: dict[str, int]
    oracle: Oracle
    layout: dict[str, PrintedLayout]
    stormgates: Stormgates | None = None
    cards: dict[str, dict[str, int]] = {}
    """Corrected numbers of single cards, potions and the like; the printed ones stand with them."""


_Form = TypeVar("_Form", bound=msgspec.Struct)
_FORMS: Final[dict[type[msgspec.Struct], inspect.Type]] = {}


def learn(kind: type[msgspec.Struct]) -> None:
    """Files of this form can be read from now on.

    msgspec learns a type at its first use, which several threads must not do at once (it crashes).
    """
    _FORMS[kind] = inspect.type_info(kind)
    msgspec.json.Decoder(kind)


learn(Printed)
learn(PrintedLayout)


def read_toml(text: str, file: Place, bounds: Bounds = FILE) -> dict[str, Any]:
    reason = too_much_toml(text, bounds)
    if reason is not None:
        raise CatalogueError(file, reason.id, **cast("dict[str, Any]", reason.args))
    # Its expressions take as long to compile as a chapter of the rules takes to import.
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Without a place reading stopped at the end, or at what is too much for it.
        found = re.search(r"line (\d+), column (\d+)", str(error))
        lines = text.rstrip("\n").split("\n")
        line, column = map(int, found.groups()) if found else (len(lines), len(lines[-1]) + 1)
        raise CatalogueError(file, "catalogue-toml", line=line, column=column) from None


def formed(entries: Mapping[str, Any], kind: type[_Form], file: Place) -> _Form:
    """These entries as a structure."""
    _check(entries, _FORMS[kind], file)
    return msgspec.convert(entries, kind)


def _check(value: Any, form: inspect.Type, place: Place) -> None:
    """Refuses an entry that has another form than this, or holds one that has."""
    match form:
        case inspect.StructType():
            _check_entries(_object(value, place), form, place)
        case inspect.DictType(value_type=inner):
            for name, part in _object(value, place).items():
                _check(part, inner, place.at(name))
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            if not isinstance(value, list):
                raise _should_be("list", value, place)
            for part in value:
                _check(part, inner, place)
        case inspect.TupleType(item_types=parts):
            if not isinstance(value, list) or len(value) != len(parts):
                raise CatalogueError(place, "catalogue-pair", found=shown(value))
            for part, inner in zip(value, parts, strict=True):
                _check(part, inner, place)
        case inspect.UnionType(types=forms):
            text = isinstance(value, str)
            fitting = [one for one in forms if isinstance(one, inspect.StrType) == text]
            _check(value, (fitting or forms)[0], place)
        case inspect.IntType():
            if type(value) is not int or abs(value) > LARGEST:
                raise _should_be("number", value, place)
        case inspect.StrType():
            if not isinstance(value, str):
                raise _should_be("text", value, place)
        case inspect.BoolType():
            if not isinstance(value, bool):
                raise _should_be("flag", value, place)


def _check_entries(entries: Mapping[str, Any], form: inspect.StructType, place: Place) -> None:
    fields = {field.encode_name: field for field in form.fields}
    for name, part in entries.items():
        if name not in fields:
            raise CatalogueError(place.at(name), "catalogue-unknown")
        _check(part, fields[name].type, place.at(name))
    for name, field in fields.items():
        if field.required and name not in entries:
            raise CatalogueError(place.at(name), "catalogue-missing")


def _object(value: Any, place: Place) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _should_be("object", value, place)
    return value


def _should_be(form: str, value: Any, place: Place) -> CatalogueError:
    return CatalogueError(place, "notation-form", form=form, found=shown(value))
