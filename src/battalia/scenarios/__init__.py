"""Scenarios: a table with a story, in one file (``docs/scenarios.md``).

A layout, options, corrections and modules from outside are the options of a table; with a title, a
story and a goal in several languages, and perhaps with the position in which the game begins, they
are a scenario. It is played like any other table: nothing of it is a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final
from unicodedata import category

import msgspec

from battalia.engine import Game, Options, OptionsError, PositionError, Reason, start
from battalia.engine.bounds import POSITION, SCENARIO, too_much_json
from battalia.engine.catalogue.mistakes import CatalogueError, Place
from battalia.engine.catalogue.printed import formed, learn, read_toml
from battalia.engine.position import from_position, unusable_option
from battalia.engine.reasons import ReasonedError
from battalia.messages import LANGUAGES

VERSION: Final = 1
FILE: Final = Place("scenario")
LONGEST: Final = {"title": 80, "goal": 500, "story": 2000}
"""Characters of a text in one language."""
Texts = dict[str, str]
"""A text by language."""


class ScenarioError(ReasonedError):
    """A scenario that cannot be played, and why."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to play at, and what is told of it."""

    title: Texts
    options: Options
    goal: Texts = {}
    story: Texts = {}
    position: str = ""
    """The position in which the game begins, as JSON; it need not repeat the options."""

    @property
    def players(self) -> int:
        return self.options.players


class _File(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """As it is written."""

    scenario: int


learn(_File)


def read_scenario(text: str) -> Scenario:
    """The scenario of a file; refuses what nobody could play (ScenarioError)."""
    try:
        file = formed(read_toml(text, FILE, SCENARIO), _File, FILE)
        if file.scenario != VERSION:
            raise CatalogueError(FILE.at("scenario"), "scenario-version", version=VERSION)
        for entry, longest in LONGEST.items():
            _check_texts(getattr(file, entry), entry, longest)
        if not file.title:
            raise CatalogueError(FILE.at("title"), "catalogue-missing")
        scenario = Scenario(file.title, file.options, file.goal, file.story, file.position)
        begin(scenario)
        if file.position:
            # However its lines are broken, it is the same scenario.
            compact = msgspec.json.format(file.position.encode(), indent=-1).decode()
            scenario = msgspec.structs.replace(scenario, position=compact)
    except (OptionsError, PositionError) as error:
        raise ScenarioError(error.reason) from None
    return scenario


def _check_texts(texts: Texts, entry: str, longest: int) -> None:
    """Refuses languages that nobody reads here, and what nobody could see."""
    for language, text in texts.items():
        place = FILE.at(entry).at(language)
        if language not in LANGUAGES:
            values = ", ".join(LANGUAGES)
            raise CatalogueError(place, "options-value", value=language[:20], values=values)
        if not text.strip():
            raise CatalogueError(place, "catalogue-missing")
        if len(text) > longest:
            raise CatalogueError(place, "text-too-long", most=longest)
        lines = text.split("\n") if entry != "title" else [text]
        # Control signs, and those that only change how others are shown.
        if any(category(sign) in ("Cc", "Cf") for line in lines for sign in line):
            raise CatalogueError(place, "scenario-unseen")


def write_scenario(scenario: Scenario) -> str:
    """The file of a scenario; what is read of it is the same scenario."""
    lines = [f"scenario = {VERSION}"]
    if scenario.position:
        indented = msgspec.json.format(scenario.position.encode(), indent=1).decode()
        lines.append(f"position = {_text(indented)}")
    for entry in ("title", "goal", "story"):
        texts: Texts = getattr(scenario, entry)
        if texts:
            lines += [
                "",
                f"[{entry}]",
                *(f"{name} = {_text(text)}" for name, text in texts.items()),
            ]
    lines += ["", "[options]"]
    for name, value in msgspec.to_builtins(scenario.options).items():
        written = _text(value) if isinstance(value, str) else msgspec.json.encode(value).decode()
        lines.append(f"{name} = {written}")
    return "\n".join(lines) + "\n"


def _text(text: str) -> str:
    """A text as TOML has it: over several lines as it is, where that can be."""
    plain = all(sign in "\n\t" or category(sign) != "Cc" for sign in text)
    if "\n" in text and plain and "'''" not in text and not text.endswith("'"):
        # The first end of a line is not part of it.
        return f"'''\n{text}'''"
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007f")


def begin(scenario: Scenario) -> Game:
    """The game before its first question (OptionsError, PositionError)."""
    if not scenario.position:
        return start(scenario.options)
    game = from_position(_with_options(scenario))
    if game.rules.options != scenario.options:
        raise PositionError(Reason("record-other-options"))
    return game


def start_position(scenario: Scenario) -> str:
    """The position in which the game begins, whole; empty: it is set up."""
    return msgspec.json.encode(_with_options(scenario)).decode() if scenario.position else ""


def options_in(position: str) -> Options | None:
    """The table of a position, where it names one (PositionError)."""
    plain = _decoded(position)
    if not isinstance(plain, dict) or "options" not in plain:
        return None
    try:
        return msgspec.convert(plain["options"], Options)
    except msgspec.ValidationError as error:
        raise PositionError(unusable_option(error)) from None


def _with_options(scenario: Scenario) -> object:
    """The decoded position, with the options of the table."""
    plain = _decoded(scenario.position)
    if isinstance(plain, dict):
        plain.setdefault("options", msgspec.to_builtins(scenario.options))
    return plain


def _decoded(position: str) -> object:
    reason = too_much_json(position, POSITION)
    if reason is not None:
        raise PositionError(reason)
    try:
        return msgspec.json.decode(position)
    except (msgspec.DecodeError, UnicodeError):
        raise CatalogueError(FILE.at("position"), "scenario-json") from None


def told(texts: Mapping[str, str], language: str = LANGUAGES[0]) -> str:
    """A text in a language, else in English, else in the first that it has; empty: it has none."""
    return texts.get(language) or texts.get(LANGUAGES[0]) or next(iter(texts.values()), "")


# Those of our own.


@cache
def own_files() -> dict[str, str]:
    """The files that come with the program, by name."""
    folder = resources.files(__name__) / "own"
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): file.read_text(encoding="utf-8")
        for file in files
        if file.name.endswith(".toml")
    }


@cache
def own() -> dict[str, Scenario]:
    """The scenarios that come with the program, by name."""
    return {name: read_scenario(text) for name, text in own_files().items()}
