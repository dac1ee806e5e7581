"""Scenarios: their files, those that come with the program, the commands that play them."""

import json
from itertools import islice
from pathlib import Path

import pytest

from battalia.bots import Match, make_bot
from battalia.cli import main
from battalia.engine import load, replay, write_record
from battalia.engine.laws import broken_law
from battalia.messages import LANGUAGES
from battalia.scenarios import (
    LONGEST,
    Scenario,
    ScenarioError,
    begin,
    own,
    own_files,
    read_scenario,
    start_position,
    told,
    write_scenario,
)
from refusals import refuses

FILE = """
scenario = 1
{more}
[title]
en = "A hill"
[options]
players = 2
{options}
"""


def file(more: str = "", options: str = "") -> str:
    return FILE.format(more=more, options=options)


def test_there_are_ten_of_our_own_told_in_every_language() -> None:
    assert len(own()) == 10
    for name, scenario in own().items():
        for entry in LONGEST:
            texts = getattr(scenario, entry)
            assert list(texts) == list(LANGUAGES), (name, entry)
            assert len(set(texts.values())) > 1 or entry == "title", (name, entry)


@pytest.mark.parametrize("name", own_files())
def test_a_scenario_of_our_own_is_played_by_its_rules(name: str) -> None:
    scenario = own()[name]
    bots = [make_bot("simple") for _ in range(scenario.players)]
    match = Match.begin(scenario.options, bots, 1, position=start_position(scenario))
    assert broken_law(match.game) is None
    for _ in islice(match.steps(), 150):
        pass
    assert broken_law(match.game) is None
    # Its record knows the board and the position from which it began.
    assert replay(write_record(match.record)) == match.game


@pytest.mark.parametrize("name", own_files())
def test_what_is_written_of_a_scenario_is_read_as_the_same(name: str) -> None:
    assert read_scenario(write_scenario(own()[name])) == own()[name]


def test_any_text_comes_back_from_a_file() -> None:
    goal = {"en": "Say '''no''' to \"quotes\" \\ and\nlines'", "de": "ein'''\nzwei"}
    scenario = Scenario({"hu": "Ő", "pl": "Ż"}, own()["narrows"].options, goal)
    assert read_scenario(write_scenario(scenario)) == scenario


def test_a_text_is_told_in_the_language_of_the_reader_or_else_in_english() -> None:
    texts = {"de": "Hügel", "en": "Hill"}
    assert [told(texts, language) for language in ("de", "it")] == ["Hügel", "Hill"]
    assert (told({"hu": "Domb"}, "pl"), told({}, "pl")) == ("Domb", "")


def test_a_position_need_not_repeat_the_table() -> None:
    scenario = own()["old-enemies"]
    assert "options" not in json.loads(scenario.position)
    game = begin(scenario)
    assert game.day == 8
    assert load(start_position(scenario)) == game
    other = start_position(scenario).replace('"weeks":2', '"weeks":3')
    with refuses(ScenarioError, "the position is one of a table with other options"):
        read_scenario(file(more=f"position = '{other}'", options="weeks = 2"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "Scenario, “title”: this entry is missing"),
        ("scenario = ", "no valid TOML"),
        (file().replace("= 1", "= 2"), "“scenario”: this is no scenario of version 1"),
        (file(more="dragons = 1"), "“dragons”: there is no such entry"),
        (file(options="dragons = 1"), "“options.dragons”: there is no such entry"),
        (file(options='weeks = "two"'), "“options.weeks”: “two” should be a whole number"),
        (file(options="modules = [1]"), "“options.modules”: “1” should be a text"),
        (file(options="weeks = 99"), "99 is none of these"),
        (file(options="layout = 'rows = 4'"), "Board, “columns”: this entry is missing"),
        (file().replace("en =", "xx ="), "“title.xx”: xx is none of these: en, de, it, hu, pl"),
        (file().replace("A hill", " "), "“title.en”: this entry is missing"),
        (file().replace('en = "A hill"', ""), "“title”: this entry is missing"),
        (file().replace("A hill", "A" * 81), "“title.en”: this is longer than 80 characters"),
        (file().replace("A hill", "A\\u202ehill"), "“title.en”: .* that nobody can see"),
        (file().replace("A hill", "A\\nhill"), "“title.en”: .* that nobody can see"),
        (file(more="position = 'nonsense'"), "“position”: this is no valid JSON"),
        (file(more="position = '{}'"), "no position of version 1"),
        (file(more=f"position = '{'[' * 30}'"), "nested more than 16 deep"),
        ("x = 1\n" * 40_000, "longer than 100.?000 characters"),
        (f"{'a.' * 101}a = 1", "more than 100 dots"),
    ],
)
def test_what_nobody_could_play_is_refused_with_the_entry_and_the_reason(
    text: str, reason: str
) -> None:
    with refuses(ScenarioError, reason):
        read_scenario(text)


def test_the_commands_play_a_scenario_and_tell_whether_it_is_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hill.toml"
    path.write_text(file(options="weeks = 1"), encoding="utf-8")
    assert main(["scenarios"]) == 0
    assert "The Narrows (2 players)" in capsys.readouterr().out
    assert main(["scenarios", str(path)]) == 0
    assert capsys.readouterr().out.startswith("A hill\n")
    assert main(["simulate", "-n", "2", "--scenario", str(path), "--check"]) == 0
    assert main(["play", "--scenario", str(path), "--seats", "random,random", "--seed", "1"]) == 0
    assert capsys.readouterr().out.count("A hill") == 1
    games = ["arena", "random", "-n", "6", "--scenario", "old-enemies", "--jobs", "1"]
    assert main(games) == 0
    told = capsys.readouterr().out
    assert "seat p2" in told
    assert "number 2 in the order of play" in told
    assert "starting city" not in told
    assert main([*games, "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["places"]["seat"]
    assert sum(share["mean"] for share in seats.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("play --scenario narrows --weeks 2", "A scenario knows its own table: leave out --weeks."),
        ("arena simple --scenario narrows --players 2", "leave out --players."),
        ("simulate --scenario narrows --all-options", "leave out --all-options."),
        ("scenarios nowhere", "There is no scenario “nowhere”, neither a file nor one of these: "),
        ("play --scenario narrows --seats human,human,human", "3 seats are named for 2 players."),
    ],
)
def test_a_command_that_cannot_be_is_refused_in_one_sentence(
    command: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 2
    assert reason in capsys.readouterr().err
