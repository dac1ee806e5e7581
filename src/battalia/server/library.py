"""What there is to read: the printed numbers, the rules, and the lessons of the guided first game.

All of it is the same for everybody and changes with the program only, apart from a table's own
corrections of what its box prints.
"""

from __future__ import annotations

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
from battalia.engine.catalogue import load_catalogue
from battalia.engine.catalogue.printed import Building, Numbers, Stormgates, Tokens
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.modules import in_the_box
from battalia.engine.modules.potions import PotionCard
from battalia.engine.terms import KINDS
from battalia.messages import LANGUAGES
from battalia.server.authority import Proof
from battalia.server.desk import Desk
from battalia.server.keys import TABLE_ID
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


class Catalogue(Shown, frozen=True):
    """Every number that the box prints, by the names of the notation."""

    expansion: bool
    factions: list[str]
    counts: dict[str, int]
    """Cards of each faction or terrain, by kind and shape (B0.2-B0.7)."""
    great_artefacts: list[str]
    costs: dict[str, dict[str, int]]
    """What a row must hold for a card, a road, a hero, pitching a tent, a step …"""
    building: Building
    """Units of the level's rank that a city and an upgrade take (B3.5)."""
    strength: dict[str, tuple[int, int]]
    """In attack and in defence; what is not here has none."""
    tokens: Tokens
    numbers: Numbers
    """Single numbers of the base game."""
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
    printed = box.printed
    more = printed.stormgates
    great = in_the_box(options, GreatArtefact)
    strength = {one.name: one.strength for one in great} | printed.strength
    return Catalogue(
        expansion=options.expansion,
        factions=printed.factions,
        counts=printed.units | printed.artefacts | printed.cities | printed.roads,
        great_artefacts=printed.great_artefacts.names,
        costs=printed.costs | ({} if more is None else more.costs),
        building=printed.building,
        strength={name: both for name, both in strength.items() if any(both)},
        tokens=printed.tokens,
        numbers=printed.numbers,
        retreat=printed.retreat,
        oracle=Wheels(
            printed.oracle.outer,
            printed.oracle.inner,
            printed.oracle.sunbeam,
            [KINDS[kind] for kind in box.illuminated],
            [KINDS[kind] for kind in box.matched],
        ),
        potions=[potion.name for potion in in_the_box(options, PotionCard)],
        stormgates=more,
    )


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
    of: str = ""
    """With a card of this kind, a land card of this shape, or for this purpose; empty: with any."""
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
        Parameter(pattern=TABLE_ID, description="As this table has them."),
    ] = None,
    expansion: Annotated[bool, Parameter(description="With The Stormgates.")] = False,
) -> Catalogue:
    """Costs, strengths, tokens, the wheels of the Oracle, and all other numbers."""
    if table is None:
        return catalogue_of(Options(expansion=expansion))
    return catalogue_of((await desk.info(table, Proof())).options)


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
