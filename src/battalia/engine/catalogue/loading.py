"""Reads the catalogue, lays a user's corrections over it and checks the result."""

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from typing import Any

import msgspec

from battalia.engine.bounds import LONGEST_DEAL
from battalia.engine.catalogue.layout import Layout
from battalia.engine.catalogue.mistakes import (
    CORRECTIONS,
    STORMGATES,
    CatalogueError,
    Place,
    all_of,
    at_least,
    between,
    each_once,
    exactly,
    numbered,
    whole,
)
from battalia.engine.catalogue.printed import (
    Building,
    Numbers,
    Printed,
    Stormgates,
    Tokens,
    formed,
    read_toml,
)
from battalia.engine.terms import (
    ARTEFACTS,
    CITY_FOUR,
    CITY_SHAPES,
    FACTIONS,
    GREAT_ARTEFACTS,
    KINDS,
    MOST_KINDS,
    ROAD_SHAPES,
    SHAPES,
    STACKED,
    SUPPLY,
    UNITS,
    WEAPON,
)

HIGHEST_TOKEN = 15
"""What the state can hold; the box prints up to 10."""

PAYING = (SUPPLY, *UNITS, WEAPON)
"""What a cost may ask for."""

Cost = tuple[tuple[int, int], ...]
"""What a row must hold: pairs of a kind and how many of it, dearest kind first."""

MOVED = {
    "bag_supply": ("bag.supply",),
    "banner_strength": ("banner.strength",),
    "cloak_cities": ("cloak.cities",),
    "crystal_looks": ("crystal.looks",),
    "crystal_keeps": ("crystal.keeps",),
    "mask_units": ("mask.units",),
    "mask_strength": ("mask.strength",),
    "staff_cards": ("staff.cards",),
    "morpha_steps": ("woods.steps",),
    "morpha_draw": ("jungle.cards",),
    "potion_strength": ("colossus.strength", "weakness.strength"),
    "berserk_cards": ("berserk.cards",),
}
"""Numbers that corrections of earlier tables have under ``stormgates``, and where they are now."""

STACKED_NAMES = tuple(KINDS[kind] for kind in STACKED)


class Catalogue:
    """Every printed number, in the form that the rules use."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.factions = _factions(printed.factions, CORRECTIONS.at("factions"))
        each_once(printed.factions, CORRECTIONS.at("factions"))
        self.units = _counts(printed.units, UNITS, "units")
        self.artefacts = _counts(printed.artefacts, ARTEFACTS, "artefacts")
        self.cities = _counts(printed.cities, CITY_SHAPES, "cities", SHAPES)
        self.roads = _counts(printed.roads, ROAD_SHAPES, "roads", SHAPES)
        great = CORRECTIONS.at("great_artefacts.names")
        self.great_artefacts = _kinds(printed.great_artefacts.names, GREAT_ARTEFACTS, great)
        each_once(printed.great_artefacts.names, great)
        self.attack_strength = [0] * MOST_KINDS
        self.defence_strength = [0] * MOST_KINDS
        strengths = CORRECTIONS.at("strength")
        for name, (attack, defence) in printed.strength.items():
            kind = numbered(name, KINDS, strengths)
            at_least(min(attack, defence), 0, strengths.at(name))
            self.attack_strength[kind] = attack
            self.defence_strength[kind] = defence
        # It opens every attack, and only cards with strength are laid in a line.
        weapon = strengths.at(KINDS[WEAPON])
        at_least(self.attack_strength[WEAPON], 1, weapon, "B8.2")
        roads = {SHAPES[shape]: shape for shape in ROAD_SHAPES}
        sold = (*STACKED_NAMES, *roads, "hero", "pitch", "step")
        costs = _costs(printed.costs, sold, CORRECTIONS.at("costs"))
        self.costs = {kind: costs[KINDS[kind]] for kind in STACKED}
        self.road_costs = {shape: costs[name] for name, shape in roads.items()}
        self.hero_cost, self.pitch_cost, self.step_cost = (
            costs[name] for name in ("hero", "pitch", "step")
        )
        # A row that costs nothing could hold any number of steps.
        at_least(len(self.step_cost), 1, CORRECTIONS.at("costs.step"), "B7.2")
        self.city_costs = {unit: ((unit, printed.building.city),) for unit in UNITS}
        self.upgrade_costs = {unit: ((unit, printed.building.upgrade),) for unit in UNITS}
        for name in Building.__struct_fields__:
            at_least(getattr(printed.building, name), 1, CORRECTIONS.at(f"building.{name}"))
        self.tokens = printed.tokens
        for name in Tokens.__struct_fields__:
            place = CORRECTIONS.at(f"tokens.{name}")
            between(getattr(printed.tokens, name), 1, HIGHEST_TOKEN, place)
        self._read_numbers(printed.numbers)
        self.retreat = _by_number(printed.retreat, CORRECTIONS.at("retreat"))
        self.layouts = {
            name: Layout(layout, CORRECTIONS.at(f"layout.{name}"), len(self.factions))
            for name, layout in printed.layout.items()
        }
        self.stormgates = printed.stormgates
        if printed.stormgates is not None:
            self._read_stormgates(printed.stormgates)
        oracle = CORRECTIONS.at("oracle")
        self.outer = _kinds(printed.oracle.outer, ARTEFACTS, oracle.at("outer"))
        self.inner = _kinds(printed.oracle.inner, ARTEFACTS, oracle.at("inner"))
        self.sunbeam = numbered(printed.oracle.sunbeam, ARTEFACTS, oracle.at("sunbeam"))
        self.illuminated, self.matched = self._calendar()
        self._check_deal()

    @property
    def box(self) -> Stormgates:
        """The expansion's numbers; only its modules ask for them."""
        assert self.stormgates is not None
        return self.stormgates

    def with_strength(self, kind: int, strength: tuple[int, int]) -> "Catalogue":
        """The same with a kind of card that has so much in attack and in defence, unless that is
        written already."""
        if KINDS[kind] in self.printed.strength:
            return self
        more = copy(self)
        for field, number in zip(("attack_strength", "defence_strength"), strength, strict=True):
            numbers = list(getattr(self, field))
            numbers[kind] = number
            setattr(more, field, numbers)
        return more

    def _read_numbers(self, numbers: Numbers) -> None:
        place = CORRECTIONS.at("numbers")
        deal = place.at("deal")
        self.deal = {
            numbered(name, (SUPPLY, *UNITS), deal): at_least(number, 0, deal.at(name))
            for name, number in numbers.deal.items()
        }
        self.cohort = _by_number(numbers.cohort, place.at("cohort"))
        sizes = sorted(self.cohort)
        if sizes != list(range(sizes[0], sizes[-1] + 1)):
            found = ", ".join(map(str, sizes))
            raise CatalogueError(place.at("cohort"), "catalogue-cohort", "B2.1", found=found)

        def read(name: str, least: int = 1) -> int:
            return at_least(getattr(numbers, name), least, place.at(name))

        self.hand = read("hand")
        self.mulligan = read("mulligan", 0)
        self.tool_frimen = read("tool_frimen")
        self.horse_steps = read("horse_steps")
        self.horn_cards = read("horn_cards")
        self.ambush_places = read("ambush_places")
        self.smallest_deck = read("smallest_deck")
        self.cities_to_end = read("cities_to_end")
        # The rules are written for these.
        self.heroes = exactly(numbers.heroes, 2, place.at("heroes"), "B0.11")
        self.die = exactly(numbers.die, 6, place.at("die"), "B0.12")

    def _read_stormgates(self, box: Stormgates) -> None:
        """S0-S15."""
        self.gates = _factions(box.gates, STORMGATES.at("gates"))
        """Gate number n is of the faction in place n - 1 (S0.2)."""
        if sorted(self.gates) != sorted(self.factions):
            raise CatalogueError(STORMGATES.at("gates"), "catalogue-gates", "S0.2")
        numbers = [field.name for field in msgspec.structs.fields(box) if field.type is int]
        self.box_has_at_least(0, "", *numbers)
        at_least(min(box.small_team), 1, STORMGATES.at("small_team"), "S11.2")
        sold = ("toll", "post", "potion", "explore-road", "explore-building")
        self.storm_costs = _costs(box.costs, sold, STORMGATES.at("costs"))
        self.draft = _kinds(box.draft, UNITS, STORMGATES.at("draft"))
        self.buildings = tuple(
            _kinds(valley, (SUPPLY, *ARTEFACTS), STORMGATES.at(name))
            for name, valley in (("kings", box.kings), ("queens", box.queens))
        )
        """What the four buildings of each valley give (S15.1)."""
        for name in ("kings", "queens"):
            exactly(len(getattr(box, name)), 4, STORMGATES.at(name), "S15.1")
        self.team_cities = _by_number(box.team_cities, STORMGATES.at("team_cities"))
        under_gates = STORMGATES.at("bridge_gate_artefacts")
        self.bridge_gate_artefacts = _by_number(box.bridge_gate_artefacts, under_gates)

    def box_has_at_least(self, least: int, rule: str, *names: str) -> None:
        """Refuses smaller numbers of the expansion."""
        for name in names:
            at_least(getattr(self.box, name), least, STORMGATES.at(name), rule)

    def _calendar(self) -> tuple[list[int], list[int]]:
        """The illuminated and the matched artefact of each day of a week (B11.2)."""
        arms = len(self.outer)
        for name, wheel in (("outer", self.outer), ("inner", self.inner)):
            if sorted(wheel) != sorted(ARTEFACTS):
                place = CORRECTIONS.at(f"oracle.{name}")
                raise CatalogueError(place, "catalogue-wheel", "B0.13")
        illuminated, matched = [], []
        for day in range(arms):
            beam = (self.inner.index(self.sunbeam) + day) % arms
            illuminated.append(self.outer[beam])
            pairs = [
                self.outer[arm] for arm in range(arms) if self.outer[arm] == self.inner[arm - day]
            ]
            if len(pairs) != 1:
                raise CatalogueError(CORRECTIONS.at("oracle"), "catalogue-oracle", "B0.13")
            matched.append(pairs[0])
        return illuminated, matched

    def _check_deal(self) -> None:
        dealt = between(sum(self.deal.values()), 0, LONGEST_DEAL, CORRECTIONS.at("numbers.deal"))
        self.check_deck(dealt, CORRECTIONS.at("numbers.deal"))
        crossroads = CORRECTIONS.at("cities").at(SHAPES[CITY_FOUR])
        at_least(self.cities[CITY_FOUR], 2, crossroads, "B1.1")
        for name, layout in self.layouts.items():
            layout.check_players(whole(name.partition("-")[0], CORRECTIONS.at("layout")))
            self.check_layout(layout)

    def check_deck(self, cards: int, place: Place) -> None:
        """Refuses that players begin with fewer cards than a deck must keep (B9.2)."""
        if cards < self.smallest_deck:
            least = self.smallest_deck
            raise CatalogueError(place, "catalogue-deck", "B9.2", found=cards, least=least)

    def factions_on(self, layout: Layout) -> int:
        """How many factions take part on this board (S10.1, S10.2)."""
        return len(self.factions) - layout.removed_factions

    def check_layout(self, layout: Layout) -> None:
        """Refuses a board for which the box holds too few cards (B1.3, B1.4)."""
        players, factions = len(layout.start), self.factions_on(layout)
        most = at_least(len(self.factions), players, CORRECTIONS.at("factions"))
        if not players <= factions <= most:
            place = layout.factions_place
            raise CatalogueError(place, "options-board-factions", "S10.2", least=players, most=most)
        cards = {unit: number * factions for unit, number in self.units.items()}
        cards[SUPPLY] = sum(cards.values())
        for kind, number in self.deal.items():
            if number * players > cards[kind]:
                raise too_few(kind, players, CORRECTIONS.at("numbers.deal"), "B1.3")
        great = layout.place.at("great_artefacts")
        between(layout.great_artefacts, 0, len(self.great_artefacts), great, "B1.4")


def too_few(kind: int, players: int, place: Place, rule: str) -> CatalogueError:
    """The box does not hold the cards of this kind that so many players get."""
    return CatalogueError(place, "catalogue-few-cards", rule, kind=KINDS[kind], count=players)


def _factions(names: list[str], place: Place) -> tuple[int, ...]:
    return tuple(numbered(name, range(len(FACTIONS)), place, FACTIONS) for name in names)


def _kinds(names: list[str], among: tuple[int, ...], place: Place) -> tuple[int, ...]:
    return tuple(numbered(name, among, place) for name in names)


def _by_number(printed: Mapping[str, int], place: Place) -> dict[int, int]:
    """Entries of which the names are numbers, too."""
    return {
        whole(name, place): at_least(number, 1, place.at(name)) for name, number in printed.items()
    }


def _counts(
    printed: Mapping[str, int],
    wanted: tuple[int, ...],
    entry: str,
    names: Mapping[int, str] = KINDS,
) -> dict[int, int]:
    place = CORRECTIONS.at(entry)
    all_of([names[number] for number in wanted], printed, place)
    return {
        number: at_least(printed[names[number]], 0, place.at(names[number])) for number in wanted
    }


def _costs(
    printed: Mapping[str, Mapping[str, int]], sold: tuple[str, ...], place: Place
) -> dict[str, Cost]:
    all_of(sold, printed, place)
    return {name: _cost(printed[name], place.at(name)) for name in sold}


def _cost(printed: Mapping[str, int], place: Place) -> Cost:
    cost = [
        (numbered(name, PAYING, place), at_least(number, 1, place.at(name)))
        for name, number in printed.items()
    ]
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


def _move(corrected: dict[str, Any]) -> None:
    """Numbers of cards that were written under their old names, to the cards."""
    old = corrected.get("stormgates")
    if not isinstance(old, dict):
        return
    for name in MOVED.keys() & old.keys():
        number = old.pop(name)
        for place in MOVED[name]:
            card, _, entry = place.partition(".")
            cards = corrected.setdefault("cards", {})
            if isinstance(cards, dict) and isinstance(cards.setdefault(card, {}), dict):
                cards[card].setdefault(entry, number)


def _printed(name: str) -> dict[str, Any]:
    # A quarter of the engine's import, for which not everybody has a use.
    import tomllib
    from importlib import resources

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
    corrected = read_toml(corrections, CORRECTIONS)
    _move(corrected)
    if not expansion:
        corrected.pop("stormgates", None)
    return Catalogue(formed(_overlaid(entries, corrected), Printed, CORRECTIONS))
