"""Puzzles in the browser: found at the table, told at once, and the solution on the board."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battalia.puzzles import Puzzle, shipped
from browser.conftest import PHONE, SCREEN, Opens
from browser.player import Player
from browser.test_access import violations


def begin(page: Page, button: str) -> Puzzle:
    """A puzzle by one of the buttons of the page; the server says which it has chosen."""
    with page.expect_response(
        lambda response: response.url.endswith("/api/puzzles") and response.status == 201
    ) as answer:
        page.get_by_test_id(button).click()
    expect(page.get_by_test_id("coach")).to_be_visible()
    return shipped()[answer.value.json()["puzzle"]]


def solve(player: Player, line: Sequence[str]) -> None:
    for choice in line:
        player.follow(choice)


@pytest.mark.chromium("axe judges the page, not the engine")
def test_a_puzzle_is_solved_told_and_shown_step_by_step(page: Page) -> None:
    player = Player(page)
    page.goto("/puzzles")
    puzzle = begin(page, "puzzle-cohort")
    coach = player.see("coach")
    expect(coach).to_contain_text("what is best?")
    solve(player, puzzle.line)
    expect(coach).to_contain_text("Solved!")
    expect(coach).to_contain_text("The right hand")
    expect(coach).to_contain_text("Your rating: 1500")
    player.click("puzzle-line")
    solution = player.see("solution")
    steps = player.see("solution-step")
    expect(steps).to_have_count(len(puzzle.line))
    page.keyboard.press("ArrowRight")
    expect(steps.first).to_have_attribute("aria-current", "step")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(solution).to_have_count(0)
    # The next one is of the same theme.
    assert begin(page, "puzzle-next").theme == "cohort"
    page.goto("/puzzles")
    expect(player.see("puzzle-standing")).to_contain_text("1 of 1")


SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": SCREEN},
    "phone": {"viewport": PHONE, "has_touch": True},
}


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.slice(1)
def test_who_gives_up_the_puzzle_of_the_day_sees_why_and_may_try_again(
    opens: Opens, size: str
) -> None:
    page = opens(**SIZES[size]).new_page()
    player = Player(page)
    page.goto("/puzzles")
    puzzle = begin(page, "puzzle-daily")
    player.click("puzzle-give-up")
    expect(player.see("coach")).to_contain_text("That was not it.")
    player.click("puzzle-line")
    expect(player.see("solution-step")).to_have_count(len(puzzle.line))
    page.keyboard.press("Escape")
    assert begin(page, "puzzle-again") == puzzle
    expect(player.see("puzzle-give-up")).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_role("main")).to_contain_text("Tomorrow there is a new one.")
