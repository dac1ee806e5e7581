"""Reads the catalogue, lays a user's corrections over it and checks the result."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from battalia.engine.reasons import Reason
from battalia.engine.terms import (
    ARTEFACTS,
    CITY_FOUR,
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
    """A catalogue that cannot be the game's, with the reason in one sentence.

    It is for whoever wrote a file of corrections or a layout: in English, as the files are.
    """

    @property
    def reason(self) -> Reason:
        return Reason("options-unusable", args={"reason": str(self)})


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
    bag_supply: int
    banner_strength: int
    cloak_cities: int
    crystal_looks: int
    crystal_keeps: int
    mask_units: int
    mask_strength: int
    staff_cards: int
    fortune: list[int]
    draft: list[str]
    morpha_steps: int
    morpha_draw: int
    bilkarr_steps: int
    potion_days: int
    potion_strength: int
    berserk_cards: int
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


# msgspec learns a type at its first use, which several threads must not do at once (it crashes).
for _kind in (Printed, PrintedLayout):
    msgspec.json.Decoder(_kind)


class Layout:
    """The spaces of one board (B0.9, B14.3, S10.3), as numbers ``row * columns + column``."""

    __slots__ = (
        "columns",
        "gates",
        "great_artefacts",
        "link",
        "missing",
        "name",
        "neutral",
        "removed_factions",
        "rows",
        "ruins",
        "start",
    )

    def __init__(self, printed: PrintedLayout, name: str, factions: int) -> None:
        """``factions``: how many the box holds."""
        self.name = name
        self.rows = printed.rows
        self.columns = printed.columns
        if not (1 <= self.rows <= LONGEST_SIDE and 1 <= self.columns <= LONGEST_SIDE):
            raise CatalogueError(f"layout {name}: a board has 1 to {LONGEST_SIDE} rows and columns")
        self.great_artefacts = printed.great_artefacts
        self.removed_factions = (
            printed.removed_factions if printed.factions is None else factions - printed.factions
        )
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
        self.gates = tuple(self._space(at, name) for at in printed.gates)
        self.link = None if printed.link is None else self._space(printed.link, name)
        self._check(name)

    def around(self, space: int) -> list[int]:
        """The spaces of the grid around one, its corners included, row by row."""
        row, column = divmod(space, self.columns)
        return [
            there * self.columns + here
            for there in range(max(0, row - 1), min(self.rows, row + 2))
            for here in range(max(0, column - 1), min(self.columns, column + 2))
            if (there, here) != (row, column)
        ]

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
        used = [*self.ruins, *self.start, *self.neutral, *self.gates]
        if self.link is not None:
            used.append(self.link)
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

    def check_players(self, players: int) -> None:
        """Refuses a board that is not for so many players (B14, S10.2)."""
        if len(self.start) != players or len(self.neutral) != players:
            raise CatalogueError(
                f"layout {self.name}: as many starting and neutral cities as players (B14)"
            )
        if not self.ruins:
            raise CatalogueError(f"layout {self.name}: the ruins are missing (B1.1)")


class Catalogue:
    """Every printed number, in the form that the rules use."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
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
            name: Layout(layout, name, len(self.factions))
            for name, layout in printed.layout.items()
        }
        self.stormgates = printed.stormgates
        if printed.stormgates is not None:
            self._read_stormgates(printed.stormgates)
        self.outer = [
            _numbered(KINDS, name, "artefact", ARTEFACTS) for name in printed.oracle.outer
        ]
        self.inner = [
            _numbered(KINDS, name, "artefact", ARTEFACTS) for name in printed.oracle.inner
        ]
        self.sunbeam = _numbered(KINDS, printed.oracle.sunbeam, "artefact", ARTEFACTS)
        self.illuminated, self.matched = self._calendar()
        self._check_deal()

    @property
    def box(self) -> Stormgates:
        """The expansion's numbers; only its modules ask for them."""
        assert self.stormgates is not None
        return self.stormgates

    def _read_stormgates(self, box: Stormgates) -> None:
        """S0-S15."""
        self.gates = tuple(_number(FACTIONS, name, "faction") for name in box.gates)
        """Gate number n is of the faction in place n - 1 (S0.2)."""
        if sorted(self.gates) != sorted(self.factions):
            raise CatalogueError("every faction has one stormgate (S0.2)")
        for name in Stormgates.__struct_fields__:
            number = getattr(box, name)
            if isinstance(number, int):
                _at_least(number, 0, name)
        if min(box.small_team) < 1:
            raise CatalogueError("small_team must be two numbers from 1 on (S11.2)")
        sold = {"toll", "post", "potion", "explore-road", "explore-building"}
        if set(box.costs) != sold:
            wrong = ", ".join(sorted(set(box.costs) ^ sold))
            raise CatalogueError(f"costs must list exactly what is paid for, but: {wrong}")
        self.storm_costs = {name: _cost(box.costs, name) for name in box.costs}
        self.draft = tuple(_numbered(KINDS, name, "unit", UNITS) for name in box.draft)
        self.buildings = tuple(
            tuple(_numbered(KINDS, name, "artefact", (SUPPLY, *ARTEFACTS)) for name in valley)
            for valley in (box.kings, box.queens)
        )
        """What the four buildings of each valley give (S15.1)."""
        if any(len(valley) != 4 for valley in self.buildings):
            raise CatalogueError("each valley has four buildings (S15.1)")
        self.team_cities = {
            _whole(n, "team_cities"): _at_least(cities, 1, "team_cities")
            for n, cities in box.team_cities.items()
        }
        self.bridge_gate_artefacts = {
            _whole(n, "bridge_gate_artefacts"): _at_least(cards, 1, "bridge_gate_artefacts")
            for n, cards in box.bridge_gate_artefacts.items()
        }

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
        if self.cities[CITY_FOUR] < 2:
            raise CatalogueError("two crossroads cities of each terrain are set up (B1.1)")
        for name, layout in self.layouts.items():
            layout.check_players(_whole(name.partition("-")[0], "layout"))
            self.check_layout(layout)

    def factions_on(self, layout: Layout) -> int:
        """How many factions take part on this board (S10.1, S10.2)."""
        return len(self.factions) - layout.removed_factions

    def check_layout(self, layout: Layout) -> None:
        """Refuses a board for which the box holds too few cards (B1.3, B1.4)."""
        players = len(layout.start)
        place = f"layout {layout.name}"
        _at_least(layout.removed_factions, 0, f"{place}: removed_factions")
        _at_least(layout.great_artefacts, 0, f"{place}: great_artefacts")
        factions = self.factions_on(layout)
        if factions < players:
            raise CatalogueError(f"{players} players need at least as many factions")
        for unit in UNITS:
            if self.deal.get(unit, 0) * players > self.units[unit] * factions:
                raise CatalogueError(f"too few {KINDS[unit]} cards to deal to {players} players")
        if self.deal.get(SUPPLY, 0) * players > sum(self.units.values()) * factions:
            raise CatalogueError(f"too few supply cards to deal to {players} players")
        if layout.great_artefacts > len(self.great_artefacts):
            raise CatalogueError(f"{place}: more Great Artefacts than there are")


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


def _printed(name: str) -> dict[str, Any]:
    text = resources.files(__package__).joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)


@lru_cache(maxsize=64)
def load_catalogue(corrections: str = "", expansion: bool = False) -> Catalogue:
    """The catalogue with a user's corrections (TOML text) laid over it, checked.

    Boards and the price of a retreat are the expansion's own where it is played (S10, S16.2).
    """
    entries = _printed("base.toml")
    if expansion:
        more = _printed("stormgates.toml")
        entries = _overlaid(entries, more) | {name: more[name] for name in ("layout", "retreat")}
    try:
        corrected = tomllib.loads(corrections)
        if not expansion:
            corrected.pop("stormgates", None)
        entries = _overlaid(entries, corrected)
        return Catalogue(msgspec.convert(entries, Printed))
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"the catalogue is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise CatalogueError(f"the catalogue is wrong: {error}") from None


def read_layout(text: str, factions: int) -> Layout:
    """The board of a layout file (S10.3): one table with the spaces of each card, checked."""
    try:
        entries = tomllib.loads(text)
        return Layout(msgspec.convert(entries, PrintedLayout), "file", factions)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"the layout is not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise CatalogueError(f"the layout is wrong: {error}") from None


def read_corrections(path: str) -> str:
    """The text of a file with corrected entries, checked against the catalogue."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"cannot read {path}: {error}") from None
    load_catalogue(text)
    return text
