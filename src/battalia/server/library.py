"""What there is to read: the printed numbers, the rules, and the lessons of the guided first game.

All of it is the same for everybody and changes with the program only, apart from a table's own
corrections of what its box prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import Parameter
from msgspec import Struct

from battalia import rulebook
from battalia.engine import Options
from battalia.engine.catalogue.loading import Catalogue as Box
from battalia.engine.catalogue.loading import Cost, Stormgates, Tokens, load_catalogue
from battalia.engine.modules.potions import POTIONS
from battalia.engine.terms import FACTIONS, KINDS, SHAPES
from battalia.messages import LANGUAGES
from battalia.server.desk import Desk
from battalia.server.messages import Shown
from battalia.server.page import ASKING, File, given, packed

LESSONS: Final = ("turn", "building", "cohort", "oracle", "hero", "battle")
"""In the order in which they are learnt."""
ENGLISH: Final = rulebook.ENGLISH


# The printed numbers.


class Wheels(Shown, frozen=True):
    """The Sun Oracle (B0.13, B11): artefacts clockwise from twelve, and what each day brings."""

    outer: list[str]
    inner: list[str]
    sunbeam: str
    """The inner arm that carries the sunbeam."""
    illuminated: list[str]
    """By day of the week, as it begins."""
    matched: list[str]


class Builder(Shown, frozen=True):
    """Units of the level's rank that a city and an upgrade take (B3.5)."""

    city: int
    upgrade: int


class Numbers(Shown, frozen=True):
    """Single numbers of the base game."""

    deal: dict[str, int]
    """The creation deck (B1.3)."""
    hand: int
    mulligan: int
    cohort: dict[str, int]
    """Cards drawn, by the cards of one faction (B2.1)."""
    tool_frimen: int
    horse_steps: int
    horn_cards: int
    ambush_places: int
    smallest_deck: int
    cities_to_end: int
    heroes: int
    die: int


class Catalogue(Shown, frozen=True):
    """Every number that the box prints, by the names of the notation."""

    expansion: bool
    factions: list[str]
    counts: dict[str, int]
    """Cards of each faction or terrain, by kind and shape (B0.2-B0.7)."""
    great_artefacts: list[str]
    costs: dict[str, dict[str, int]]
    """What a row must hold for a card, a road, a hero, pitching a tent, a step …"""
    building: Builder
    strength: dict[str, tuple[int, int]]
    """In attack and in defence; what is not here has none."""
    tokens: Tokens
    numbers: Numbers
    retreat: dict[str, int]
    """Supply that a retreat costs, by its steps (B8.8, S16.2)."""
    oracle: Wheels
    potions: list[str]
    """None without the expansion."""
    stormgates: Stormgates | None = None
    """The expansion's single numbers."""


def catalogue_of(options: Options) -> Catalogue:
    """What the box of such a table prints, with the table's corrections."""
    box = load_catalogue(options.corrections, options.expansion)
    return Catalogue(
        expansion=options.expansion,
        factions=_named(FACTIONS, box.factions),
        counts={KINDS[kind]: n for kind, n in (box.units | box.artefacts).items()}
        | {SHAPES[shape]: n for shape, n in (box.cities | box.roads).items()},
        great_artefacts=_named(KINDS, box.great_artefacts),
        costs=_costs(box),
        building=Builder(_units(box.city_costs), _units(box.upgrade_costs)),
        strength={
            name: (box.attack_strength[kind], box.defence_strength[kind])
            for kind, name in KINDS.items()
            if box.attack_strength[kind] or box.defence_strength[kind]
        },
        tokens=box.tokens,
        numbers=Numbers(
            deal={KINDS[kind]: n for kind, n in box.deal.items()},
            hand=box.hand,
            mulligan=box.mulligan,
            cohort={str(size): n for size, n in box.cohort.items()},
            tool_frimen=box.tool_frimen,
            horse_steps=box.horse_steps,
            horn_cards=box.horn_cards,
            ambush_places=box.ambush_places,
            smallest_deck=box.smallest_deck,
            cities_to_end=box.cities_to_end,
            heroes=box.heroes,
            die=box.die,
        ),
        retreat={str(steps): n for steps, n in box.retreat.items()},
        oracle=Wheels(
            _named(KINDS, box.outer),
            _named(KINDS, box.inner),
            KINDS[box.sunbeam],
            _named(KINDS, box.illuminated),
            _named(KINDS, box.matched),
        ),
        potions=list(POTIONS) if options.expansion else [],
        stormgates=box.stormgates,
    )


def _named(names: Mapping[int, str] | tuple[str, ...], numbers: Iterable[int]) -> list[str]:
    return [names[number] for number in numbers]


def _units(costs: Mapping[int, Cost]) -> int:
    """The same for every level."""
    (((_, n),), *_) = costs.values()
    return n


def _costs(box: Box) -> dict[str, dict[str, int]]:
    found = {KINDS[kind]: cost for kind, cost in box.costs.items()}
    found |= {SHAPES[shape]: cost for shape, cost in box.road_costs.items()}
    found |= {"hero": box.hero_cost, "pitch": box.pitch_cost, "step": box.step_cost}
    if box.stormgates is not None:
        found |= box.storm_costs
    return {name: {KINDS[kind]: n for kind, n in cost} for name, cost in found.items()}


# The rules.


class RuleText(Shown, frozen=True):
    number: str
    title: str
    text: str
    """Markdown: bold, italics, code, lists and tables."""


class ChapterText(Shown, frozen=True):
    number: str
    heading: str
    intro: str
    """Markdown, before the first rule."""
    rules: list[RuleText]


class BookText(Shown, frozen=True):
    book: str
    language: str
    """English, where there is no translation of the book."""
    chapters: list[ChapterText]


class RulesText(Shown, frozen=True):
    """All rules, in printed order."""

    books: list[BookText]


@cache
def rules_text(language: str) -> RulesText:
    return RulesText([_book_text(book, language) for book in rulebook.BOOKS])


@cache
def rules_file(language: str) -> File:
    return packed(msgspec.json.encode(rules_text(language)), "application/json")


def _book_text(book: str, language: str) -> BookText:
    found, chapters = rulebook.book_in(book, language)
    return BookText(
        book,
        found,
        [
            ChapterText(
                chapter.number,
                chapter.heading.partition(" ")[2],
                chapter.intro,
                [RuleText(rule.number, rule.title, rule.text) for rule in chapter.rules],
            )
            for chapter in chapters
        ],
    )


# The lessons.


class Until(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """When a step is done: as soon as one of these is so; without any, when the learner says so."""

    events: list[str] = []
    """One of these has happened to the learner's seat since the step began."""
    about: list[str] = []
    """The learner is asked one of these."""
    at: str = ""
    """One of the learner's heroes stands on this space."""


class LessonStep(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing to do; what is said about it are the messages ``learn-LESSON-STEP`` (and
    ``-done``)."""

    id: str
    rule: str
    """Where the rules say so."""
    until: Until = Until()
    points: list[str] = []
    """What the coach points at: test ids of the table's page, or ``card-KIND`` of the hand."""
    choices: list[str] = []
    """One way to do it, in the notation."""


class Lesson(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position to begin with, and what to do there one after the other."""

    id: str
    seed: str
    """With it chance is the same for all learners."""
    position: dict[str, Any]
    steps: list[LessonStep]


class Lessons(Shown, frozen=True):
    """In the order in which they are learnt."""

    lessons: list[Lesson]


msgspec.json.Decoder(Lesson)  # Learnt here, not by several threads at once.


@cache
def lessons() -> Lessons:
    folder = resources.files("battalia.server") / "lessons"
    return Lessons(
        [
            msgspec.json.decode((folder / f"{name}.json").read_bytes(), type=Lesson)
            for name in LESSONS
        ]
    )


# The handlers.


@get("/api/catalogue", summary="The printed numbers", tags=["library"], include_in_schema=False)
async def catalogue(
    desk: NamedDependency[Desk],
    table: Annotated[
        str | None,
        Parameter(pattern=r"^[a-z0-9]{12}$(?!\n)", description="As this table has them."),
    ] = None,
    expansion: Annotated[bool, Parameter(description="With The Stormgates.")] = False,
) -> Catalogue:
    """Costs, strengths, tokens, the wheels of the Oracle, and all other numbers."""
    if table is None:
        return catalogue_of(Options(expansion=expansion))
    return catalogue_of((await desk.info(table, None)).options)


@get("/api/rules", summary="All rules", tags=["library"], include_in_schema=False)
async def rules(
    request: Request[object, object, State],
    language: Annotated[
        str,
        Parameter(pattern=r"^[a-z]{2}$(?!\n)", description="The language, where there is one."),
    ] = ENGLISH,
) -> Response[bytes]:
    """Each with its number; a book that is not translated comes in English."""
    return given(request, rules_file(language if language in LANGUAGES else ENGLISH), ASKING)


@get("/api/lessons", summary="The guided first game", tags=["library"], include_in_schema=False)
async def lesson_list() -> Lessons:
    """Each lesson is a position, with what to do there."""
    return lessons()


LIBRARY: Final = (catalogue, rules, lesson_list)
