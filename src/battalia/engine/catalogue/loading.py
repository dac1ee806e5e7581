"""Reads the catalogue, lays a user's corrections over it and checks the result."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from battalia.engine.terms import (
    ARTEFACTS,
    CITY_SHAPES,
    FACTIONS,
    GREAT_ARTEFACTS,
    KINDS,
    ROAD_SHAPES,
    SHAPES,
    STACKED,
    SUPPLY,
    UNITS,
    WEAPON,
)

HIGHEST_TOKEN = 15
"""What the state can hold; the box prints up to 10."""

LONGEST_SIDE = 99
"""Spaces are written r2c3."""

PAYING = (SUPPLY, *UNITS, WEAPON)
"""What a cost may ask for."""

Cost = tuple[tuple[int, int], ...]
"""What a row must hold: pairs of a kind and how many of it, dearest kind first."""


STACKED_NAMES = tuple(KINDS[kind] for kind in STACKED)


class CatalogueError(Exception):
    """A catalogue that cannot be the game's, with the reason in one sentence."""


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
    removed_factions: int
    ruins: list[tuple[int, int]]
    start: list[tuple[int, int]]
    neutral: list[tuple[int, int]]
    missing: list[str | tuple[int, int]]


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


class Layout:
    """The spaces of one board (B0.9, B14.3), as numbers ``row * columns + column``."""

    __slots__ = (
        "columns",
        "great_artefacts",
        "missing",
        "neutral",
        "removed_factions",
        "rows",
        "ruins",
        "start",
    )

    def __init__(self, printed: PrintedLayout, name: str) -> None:
        self.rows = printed.rows
        self.columns = printed.columns
        if not (1 <= self.rows <= LONGEST_SIDE and 1 <= self.columns <= LONGEST_SIDE):
            raise CatalogueError(f"layout {name}: a board has 1 to {LONGEST_SIDE} rows and columns")
        self.great_artefacts = printed.great_artefacts
        self.removed_factions = printed.removed_factions
        missing: set[int] = set()
        for entry in printed.missing:
            if isinstance(entry, str):
                missing |= self._named_spaces(entry, name)
            else:
                missing.add(self._space(entry, name))
        self.missing = frozenset(missing)
        self.ruins = tuple(self._space(at, name) for at in printed.ruins)
        self.start = tuple(self._space(at, name) for at in printed.start)
        self.neutral = tuple(self._space(at, name) for at in printed.neutral)
        self._check(name)

    def _space(self, at: tuple[int, int], name: str) -> int:
        row, column = at
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise CatalogueError(f"layout {name}: r{row}c{column} lies outside the grid")
        return row * self.columns + column

    def _named_spaces(self, entry: str, name: str) -> set[int]:
        """``ring``: the outer ring (B14.2); ``corners``: the dark corner spaces (B14.1)."""
        last_row, last_column = self.rows - 1, self.columns - 1
        if entry == "ring":
            return {
                row * self.columns + column
                for row in range(self.rows)
                for column in range(self.columns)
                if row in (0, last_row) or column in (0, last_column)
            }
        if entry == "corners":
            spaces = set()
            for row, inward_row in ((0, 1), (last_row, last_row - 1)):
                for column, inward_column in ((0, 1), (last_column, last_column - 1)):
                    spaces |= {
                        row * self.columns + column,
                        inward_row * self.columns + column,
                        row * self.columns + inward_column,
                    }
            return spaces
        raise CatalogueError(f"layout {name}: {entry!r} names no spaces; use 'ring' or 'corners'")

    def _check(self, name: str) -> None:
        used = [*self.ruins, *self.start, *self.neutral]
        if len(set(used)) != len(used):
            raise CatalogueError(f"layout {name}: two cards on one space")
        if self.missing & set(used):
            raise CatalogueError(f"layout {name}: a card lies on a space that does not exist")
        cities = {*self.start, *self.neutral}
        for space in cities:
            row, column = divmod(space, self.columns)
            beside = set()
            if row + 1 < self.rows:
                beside.add(space + self.columns)
            if column + 1 < self.columns:
                beside.add(space + 1)
            if beside & cities:
                raise CatalogueError(f"layout {name}: two cities side by side (B4.4)")


class Catalogue:
    """Every printed number, in the form that the rules use."""

    def __init__(self, printed: Printed) -> None:
        self.factions = tuple(_number(FACTIONS, name, "faction") for name in printed.factions)
        _check_once(printed.factions, "faction")
        _check_once(printed.great_artefacts.names, "Great Artefact")
        self.units = _counts(printed.units, UNITS, "units")
        self.artefacts = _counts(printed.artefacts, ARTEFACTS, "artefacts")
        self.cities = _counts(printed.cities, CITY_SHAPES, "cities", SHAPES)
        self.roads = _counts(printed.roads, ROAD_SHAPES, "roads", SHAPES)
        self.great_artefacts = tuple(
            _numbered(KINDS, name, "Great Artefact", GREAT_ARTEFACTS)
            for name in printed.great_artefacts.names
        )
        self.attack_strength = [0] * 32
        self.defence_strength = [0] * 32
        for name, (attack, defence) in printed.strength.items():
            kind = _numbered(KINDS, name, "card")
            if attack < 0 or defence < 0:
                raise CatalogueError(f"the strength of {name} is below zero")
            self.attack_strength[kind] = attack
            self.defence_strength[kind] = defence
        if not self.attack_strength[WEAPON]:
            raise CatalogueError("a weapon without strength could open no attack (B8.2)")
        sold = {*STACKED_NAMES, *(SHAPES[shape] for shape in ROAD_SHAPES), "hero", "pitch", "step"}
        if set(printed.costs) != sold:
            wrong = ", ".join(sorted(set(printed.costs) ^ sold))
            raise CatalogueError(f"costs must list exactly what is paid for, but: {wrong}")
        self.costs: dict[int, Cost] = {}
        for kind in STACKED:
            self.costs[kind] = _cost(printed.costs, KINDS[kind])
        self.road_costs = {shape: _cost(printed.costs, SHAPES[shape]) for shape in ROAD_SHAPES}
        self.hero_cost = _cost(printed.costs, "hero")
        self.pitch_cost = _cost(printed.costs, "pitch")
        self.step_cost = _cost(printed.costs, "step")
        self.city_costs = {unit: ((unit, printed.building.city),) for unit in UNITS}
        self.upgrade_costs = {unit: ((unit, printed.building.upgrade),) for unit in UNITS}
        _at_least(printed.building.city, 1, "city")
        _at_least(printed.building.upgrade, 1, "upgrade")
        self.tokens = printed.tokens
        for name in Tokens.__struct_fields__:
            if not 1 <= getattr(printed.tokens, name) <= HIGHEST_TOKEN:
                raise CatalogueError(f"tokens: {name} must be 1 to {HIGHEST_TOKEN}")
        numbers = printed.numbers
        self.deal = {
            _numbered(KINDS, name, "card that is dealt", (SUPPLY, *UNITS)): _at_least(n, 0, name)
            for name, n in numbers.deal.items()
        }
        self.hand = _at_least(numbers.hand, 1, "hand")
        self.mulligan = _at_least(numbers.mulligan, 0, "mulligan")
        self.cohort = {
            _whole(size, "cohort"): _at_least(n, 1, "cohort") for size, n in numbers.cohort.items()
        }
        if sorted(self.cohort) != list(range(min(self.cohort), max(self.cohort) + 1)):
            raise CatalogueError("the sizes of cohorts must follow each other")
        self.tool_frimen = _at_least(numbers.tool_frimen, 1, "tool_frimen")
        self.horse_steps = _at_least(numbers.horse_steps, 1, "horse_steps")
        self.horn_cards = _at_least(numbers.horn_cards, 1, "horn_cards")
        self.ambush_places = _at_least(numbers.ambush_places, 1, "ambush_places")
        self.smallest_deck = _at_least(numbers.smallest_deck, 1, "smallest_deck")
        self.cities_to_end = _at_least(numbers.cities_to_end, 1, "cities_to_end")
        self.heroes = numbers.heroes
        self.die = numbers.die
        if self.heroes != 2 or self.die != 6:
            raise CatalogueError("the rules are written for two heroes and a six-sided die")
        self.retreat = {
            _whole(steps, "retreat"): _at_least(n, 1, "retreat")
            for steps, n in printed.retreat.items()
        }
        self.layouts = {
            _whole(n, "layout"): Layout(layout, n) for n, layout in printed.layout.items()
        }
        self.outer = [
            _numbered(KINDS, name, "artefact", ARTEFACTS) for name in printed.oracle.outer
        ]
        self.inner = [
            _numbered(KINDS, name, "artefact", ARTEFACTS) for name in printed.oracle.inner
        ]
        self.sunbeam = _numbered(KINDS, printed.oracle.sunbeam, "artefact", ARTEFACTS)
        self.illuminated, self.matched = self._calendar()
        self._check_deal()

    def _calendar(self) -> tuple[list[int], list[int]]:
        """The illuminated and the matched artefact of each day of a week (B11.2)."""
        arms = len(self.outer)
        if sorted(self.outer) != sorted(ARTEFACTS) or sorted(self.inner) != sorted(ARTEFACTS):
            raise CatalogueError("each wheel of the Oracle shows every artefact once (B0.13)")
        illuminated, matched = [], []
        for day in range(arms):
            beam = (self.inner.index(self.sunbeam) + day) % arms
            illuminated.append(self.outer[beam])
            pairs = [
                self.outer[arm] for arm in range(arms) if self.outer[arm] == self.inner[arm - day]
            ]
            if len(pairs) != 1:
                raise CatalogueError("the Oracle must show exactly one pair every day (B0.13)")
            matched.append(pairs[0])
        return illuminated, matched

    def _check_deal(self) -> None:
        if sum(self.deal.values()) < self.smallest_deck:
            raise CatalogueError("a creation deck may not be smaller than the smallest deck (B9.2)")
        for players, layout in self.layouts.items():
            _at_least(layout.removed_factions, 0, f"layout {players}: removed_factions")
            _at_least(layout.great_artefacts, 0, f"layout {players}: great_artefacts")
            factions = len(self.factions) - layout.removed_factions
            if factions < players:
                raise CatalogueError(f"{players} players need at least as many factions")
            for unit in UNITS:
                if self.deal.get(unit, 0) * players > self.units[unit] * factions:
                    raise CatalogueError(
                        f"too few {KINDS[unit]} cards to deal to {players} players"
                    )
            if self.deal.get(SUPPLY, 0) * players > sum(self.units.values()) * factions:
                raise CatalogueError(f"too few supply cards to deal to {players} players")
            if not layout.ruins:
                raise CatalogueError(f"layout {players}: the ruins are missing (B1.1)")
            if len(layout.start) != players or len(layout.neutral) != players:
                raise CatalogueError(
                    f"layout {players}: as many starting and neutral cities as players (B14)"
                )
            if self.cities[5] < 2:
                raise CatalogueError("two crossroads cities of each terrain are set up (B1.1)")
            if layout.great_artefacts > len(self.great_artefacts):
                raise CatalogueError(f"layout {players}: more Great Artefacts than there are")


def _at_least(number: int, least: int, what: str) -> int:
    if number < least:
        raise CatalogueError(f"{what} must be at least {least}")
    return number


def _whole(text: str, what: str) -> int:
    if not text.isdecimal() or not int(text):
        raise CatalogueError(f"{what}: {text!r} is no number from 1 on")
    return int(text)


def _check_once(names: list[str], what: str) -> None:
    if len(set(names)) != len(names):
        raise CatalogueError(f"each {what} is in the box once")


def _number(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise CatalogueError(f"{name!r} is no {what}")
    return names.index(name)


def _numbered(
    names: Mapping[int, str], name: str, what: str, among: tuple[int, ...] | None = None
) -> int:
    for number, known in names.items():
        if known == name and (among is None or number in among):
            return number
    raise CatalogueError(f"{name!r} is no {what}")


def _counts(
    printed: Mapping[str, int],
    wanted: tuple[int, ...],
    what: str,
    names: Mapping[int, str] = KINDS,
) -> dict[int, int]:
    if set(printed) != {names[number] for number in wanted}:
        raise CatalogueError(f"{what} must list exactly: {', '.join(names[n] for n in wanted)}")
    return {number: _at_least(printed[names[number]], 0, names[number]) for number in wanted}


def _cost(printed: Mapping[str, Mapping[str, int]], name: str) -> Cost:
    if name not in printed:
        raise CatalogueError(f"the cost of {name} is missing")
    cost = [(_numbered(KINDS, kind, "card"), n) for kind, n in printed[name].items()]
    for kind, n in cost:
        if kind not in PAYING or n < 1:
            raise CatalogueError(
                f"the cost of {name} must be units, supply or a weapon, one or more"
            )
    return tuple(sorted(cost, reverse=True))


def _overlaid(base: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Corrected entries replace the printed ones; a cost is one entry."""
    merged = dict(base)
    for key, value in over.items():
        if key == "costs" and isinstance(value, Mapping) and isinstance(merged.get(key), dict):
            merged[key] = {**merged[key], **value}
        elif isinstance(value, Mapping) and isinstance(merged.get(key), dict):
            merged[key] = _overlaid(merged[key], value)
        else:
            merged[key] = value
    return merged


@lru_cache(maxsize=64)
def load_catalogue(corrections: str = "") -> Catalogue:
    """The catalogue with a user's corrections (TOML text) laid over it, checked."""
    text = resources.files(__package__).joinpath("base.toml").read_text(encoding="utf-8")
    try:
        entries = _overlaid(tomllib.loads(text), tomllib.loads(corrections))
        return Catalogue(msgspec.convert(entries, Printed))
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"the catalogue is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise CatalogueError(f"the catalogue is wrong: {error}") from None


def read_corrections(path: str) -> str:
    """The text of a file with corrected entries, checked against the catalogue."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"cannot read {path}: {error}") from None
    load_catalogue(text)
    return text
