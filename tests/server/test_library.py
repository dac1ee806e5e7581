"""What a server lets one read: the printed numbers, the rules, and lessons that can be done."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from battalia import rulebook
from battalia.engine import Options, load
from battalia.engine.notation import cards_text
from battalia.server.library import (
    LESSONS,
    Lesson,
    LessonStep,
    Until,
    catalogue_of,
    lessons,
    rules_text,
)
from battalia.server.table import Table, following
from battalia.server.wire import Wire
from message_ids import message_ids
from server.house import Time, guests, house

pytestmark = pytest.mark.anyio

PAYING = {"supply", "friman", "chief", "priest", "lord", "weapon"}


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with house(tmp_path / "tables.db", Time()) as url:
        yield url


async def got(url: str, path: str) -> Any:
    async with httpx.AsyncClient() as client:
        response = await client.get(url + path)
    assert response.status_code == 200, response.text
    return response.json()


# The printed numbers.


async def test_the_numbers_of_the_base_game_are_those_of_its_box(url: str) -> None:
    found = await got(url, "/api/catalogue")
    assert found["costs"]["chief"] == {"supply": 3}
    assert found["costs"]["scroll"] == {"priest": 1, "chief": 1, "friman": 1}
    assert found["building"] == {"city": 3, "upgrade": 2}
    assert found["strength"]["sword"] == [5, 1]
    assert "tool" not in found["strength"]
    assert found["oracle"]["matched"][:3] == ["tool", "scroll", "weapon"]
    assert "toll" not in found["costs"]
    assert "stormgates" not in found


async def test_the_expansion_has_more_of_them(url: str) -> None:
    found = await got(url, "/api/catalogue?expansion=true")
    assert len(found["factions"]) == 6
    assert found["costs"]["toll"] == {"supply": 1}
    assert found["strength"]["king"] == [6, 6]
    assert found["stormgates"]["team_cities"] == {"2": 9, "3": 12}
    assert len(found["potions"]) == 6


async def test_a_table_has_its_own_corrections(url: str) -> None:
    corrections = "[costs]\nchief = { supply = 9 }"
    async with guests(url, "Ada") as (ada,):
        links = await ada.set_up(options={"players": 2, "corrections": corrections})
    found = await got(url, f"/api/catalogue?table={links['table']['id']}")
    assert found["costs"]["chief"] == {"supply": 9}
    assert found["costs"]["friman"] == {"supply": 2}


async def test_a_table_that_is_not_there_has_no_numbers(url: str) -> None:
    async with httpx.AsyncClient() as client:
        response = await client.get(f"{url}/api/catalogue?table=234567abcdef")
    assert response.status_code == 404
    assert response.json()["reason"]["id"] == "no-such-table"


def test_everything_is_paid_with_cards() -> None:
    for cost in catalogue_of(Options(expansion=True)).costs.values():
        assert cost.keys() <= PAYING
        assert min(cost.values()) > 0


# The rules.


@pytest.mark.parametrize(
    ("asked", "given"), [("en", "en"), ("de", "de"), ("pl", "pl"), ("xx", "en")]
)
async def test_every_rule_can_be_read_in_every_language(url: str, asked: str, given: str) -> None:
    found = await got(url, f"/api/rules?language={asked}")
    numbers = [
        rule["number"]
        for book in found["books"]
        for chapter in book["chapters"]
        for rule in chapter["rules"]
    ]
    assert numbers == [rule.number for rule in rulebook.rules()]
    assert [book["language"] for book in found["books"]] == [given, given]


def test_a_chapter_has_its_number_and_its_name_apart() -> None:
    chapter = rules_text("en").books[0].chapters[2]
    assert (chapter.number, chapter.heading) == ("B2", "The turn")


# The lessons.


async def test_the_lessons_come_in_their_order(url: str) -> None:
    found = await got(url, "/api/lessons")
    assert [lesson["id"] for lesson in found["lessons"]] == list(LESSONS)


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return next(one for one in lessons().lessons if one.id == request.param)


def text_of(lesson: Lesson) -> str:
    return json.dumps(lesson.position)


def is_told(until: Until, event: dict[str, Any]) -> bool:
    """Whether this is what a step waits for."""
    kind = str(event.get("card", "")).partition(".")[0]
    named = (kind, event.get("shape"), event.get("purpose"))
    return event["event"] in until.events and (not until.of or until.of in named)


def is_done(step: LessonStep, table: Table, events: list[dict[str, Any]]) -> bool:
    """As the coach sees it."""
    game, until = table.game, step.until
    heroes = [game.rules.notation.space_name(at) for at in game.heroes[:2] if at >= 0]
    about = [table.asked[0].question.about] if 0 in table.asked else []
    told = any(is_told(until, event) for event in events)
    return told or bool(set(until.about) & set(about)) or until.at in heroes


def test_a_lesson_is_done_by_its_own_choices_one_step_after_the_other(lesson: Lesson) -> None:
    table = Table(load(text_of(lesson)).rules.options, lesson.seed, text_of(lesson))
    table.open(0.0)
    for step in lesson.steps:
        told: list[dict[str, Any]] = []
        by_itself: list[tuple[int, str]] = []
        for choice in step.choices:
            if (0, choice) in by_itself:
                continue
            assert not is_done(step, table, told), f"{step.id} is done before {choice}"
            happened = table.choose(0, table.epoch, choice, 0.0)
            by_itself = following(happened.act)
            told += [Wire(table.game.rules.notation).struct(one) for one in happened.events]
        waits = msgspec.to_builtins(step.until)
        assert bool(step.choices) == bool(waits), step.id
        assert not waits or is_done(step, table, told), step.id


def test_everything_in_a_lesson_has_its_words_and_its_rule(lesson: Lesson) -> None:
    known = message_ids()
    assert f"learn-{lesson.id}" in known
    assert f"learn-{lesson.id}-about" in known
    for step in lesson.steps:
        assert f"learn-{lesson.id}-{step.id}" in known
        assert not step.choices or f"learn-{lesson.id}-{step.id}-done" in known
        assert rulebook.rule(step.rule).number == step.rule


def test_a_lesson_begins_where_the_learner_is_asked(lesson: Lesson) -> None:
    game = load(text_of(lesson))
    assert 0 in game.asked
    assert len(cards_text(game.hand[0])) > 0
