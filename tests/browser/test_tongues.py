"""Five languages: no text is missing or cut off, none is left in English."""

import json
import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from playwright.sync_api import Locator, Page, expect

from battalia.engine.position import position
from battalia.engine.record import RULES_VERSION
from battalia.messages import LANGUAGES, messages, source
from browser.conftest import Opens
from browser.moments import MODULES, attacked, building, last_turn
from browser.pages import PAGES, illegible, visit
from browser.player import HERE, ME, SIMPLE, Player, set_up, sit_down, steady

WORDS = """
    () => {
        const found = [];
        // What says of itself which language it is in may be in that.
        const own = (one) => one.closest("[lang]") === document.documentElement;
        const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (all.nextNode())
            if (own(all.currentNode.parentElement)) found.push(all.currentNode.data);
        for (const name of ["aria-label", "title", "placeholder"])
            for (const one of document.querySelectorAll(`[${name}]`))
                if (own(one)) found.push(one.getAttribute(name));
        return found.map((one) => one.trim()).filter(Boolean);
    }
"""
"""All that is on the page: what is seen, and what is read out."""


def plain(language: str) -> set[str]:
    """What a language says in the same words every time."""
    said = (
        entry.value.elements[0].value
        for entry in FluentResource(source(language)).body
        if isinstance(entry, ast.Message)
        and entry.value is not None
        and len(entry.value.elements) == 1
        and isinstance(entry.value.elements[0], ast.TextElement)
    )
    # A sentence begins with a capital letter, whatever its message does.
    return {text[:1].upper() + text[1:] for text in said}


def states(page: Page) -> Iterator[str]:
    """The table in its main states, then all pages."""
    sit_down(page.context)
    player = Player(page)

    def opened(**wish: object) -> None:
        player.open(set_up(page.context, **wish))  # type: ignore[arg-type]
        player.state()

    opened(position=building())
    yield "a turn"
    player.see("stack-lord").click()
    expect(player.see("why")).to_be_visible()
    yield "why not"
    player.choose("build curve")
    player.state()
    yield "a payment"
    player.click("confirm")
    player.asked("place")
    yield "a card to be laid"
    opened(position=attacked(), seats=[SIMPLE, ME, SIMPLE, SIMPLE])
    yield "a battle"
    opened(position=MODULES["valleys"].game())
    yield "the second box"
    opened(position=last_turn(), seats=[ME, HERE])
    yield "the hand-over"
    opened(position=last_turn(), seats=[SIMPLE, ME])
    player.play(steady, until=lambda state: state == "over")
    yield "the end"
    for path in PAGES:
        visit(page, path)
        yield path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_everything_is_said_and_can_be_read(opens: Opens, language: str) -> None:
    page = opens(locale=language).new_page()
    english = plain("en") - plain(language) if language != "en" else set()
    wrong: dict[str, list[str]] = {}
    for state in states(page):
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = page.evaluate(WORDS)
        missing = re.findall("⟨[^⟩]*⟩", "\n".join(words))
        left = [one for one in words if one[:1].upper() + one[1:] in english]
        if found := [*missing, *left, *illegible(page)]:
            wrong[state] = found
    assert wrong == {}


def test_a_polish_word_of_one_letter_never_ends_a_line(opens: Opens) -> None:
    page = opens(locale="pl").new_page()
    visit(page, "/")
    words = page.evaluate(WORDS)
    assert any("\u00a0" in one for one in words)
    assert [one for one in words if re.search(r"\b[aiouwz] ", one, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_what_is_wrong_with_a_pasted_game_is_said_in_that_language(
    opens: Opens, language: str
) -> None:
    say = messages(language).format
    plain = position(building())
    lost = [plain["players"][0] | {"heroes": ["r0c2", "-"]}, *plain["players"][1:]]
    rule = say("reason-and-rule", {"reason": say("law-hero-on-card"), "rule": "B7.3"})
    choice = say("notation-choice", {"text": "dance"})
    page = opens(locale=language).new_page()
    page.goto("/#import")
    for text, id, reason in (
        ('{"position": 1,\n "day": }', "position-unusable",
         say("position-json", {"line": 2, "column": 9})),
        (json.dumps(plain | {"limbo": "dragon"}), "position-unusable",
         say("notation-card", {"text": "dragon"})),
        (json.dumps(plain | {"players": lost}), "position-unusable",
         say("position-law", {"law": rule})),
        (f"[Battalia 1]\n[Rules {RULES_VERSION}]\n[players 2]\n\np1: dance", "record-unusable",
         say("record-line", {"number": 5, "reason": choice})),
    ):  # fmt: skip
        told = say(id, {"reason": reason})
        page.get_by_test_id("import-text").fill(text)
        page.get_by_test_id("import-open").click()
        expect(page.get_by_role("alert")).to_have_text(f"{told[0].upper()}{told[1:]}.")


def written(field: Locator, text: str) -> None:
    """Into a field that is read when one leaves it: Firefox calls it changed only by typing."""
    field.fill(text[:-1])
    field.press_sequentially(text[-1])
    field.blur()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slice(1)
def test_what_is_wrong_with_a_correction_is_said_in_that_language(
    opens: Opens, language: str
) -> None:
    say = messages(language).format
    option = say("start-option-corrections")
    few = say("catalogue-least", {"least": 1, "found": 0})
    page = opens(locale=language).new_page()
    page.goto("/#set-up")
    page.get_by_text(say("start-advanced"), exact=True).click()
    corrections = page.get_by_test_id("option-corrections")
    refused = page.get_by_test_id("create-refused")
    for text, told in (
        ("[numbers]\nhand = 0",
         say("options-entry-reason", {"option": option, "entry": "numbers.hand", "reason": few})),
        ("hand = ",
         say("options-reason",
             {"option": option, "reason": say("catalogue-toml", {"line": 1, "column": 8})})),
    ):  # fmt: skip
        written(corrections, text)
        expect(refused).to_have_text(f"{told}.")
    written(corrections, "[numbers]\nhand = 7")
    expect(refused).to_have_count(0)


def test_the_language_is_changed_at_once_and_kept(page: Page) -> None:
    page.goto("/")
    before = page.get_by_test_id("play-now").inner_text()
    page.get_by_test_id("language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_test_id("play-now")).not_to_have_text(before)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_computers_are_declined_after_with(opens: Opens) -> None:
    page = opens(locale="de").new_page()
    sit_down(page.context)
    set_up(page.context, options={"players": 4}, seats=[ME, SIMPLE, SIMPLE, SIMPLE])
    page.goto("/")
    expect(page.get_by_text("Mit 3 Computern (einfach)", exact=True)).to_be_visible()
