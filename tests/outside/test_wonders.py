"""Three cards of a package, each in one short file, work wherever the package is installed."""

import re
from pathlib import Path

import pytest

from outside.packages import EXAMPLES, battalia, install, run

PACKAGE = EXAMPLES / "wonders" / "battalia_wonders"
TABLE = ("--expansion", "--players", "2", "--bilkarr", "--module", "wonders")

PROBE = """
from battalia.engine import load, play, save, with_expansion
from positions import cards, offered, say, table
from rules.test_s01_stormgates import storm

on = {"modules": ("wonders",), "great_artefacts": True}
game = storm("supply×2", nation={"p1": "friman.barfolk×4"}, **on)
say(game, "p1: jump 1 r5c1", "chance: event 13")
say(game, "chance: draw friman.barfolk", "chance: draw friman.barfolk")
assert cards(game, "hand") == "friman.barfolk×2"
assert save(load(save(game))) == save(game)

game = table(hand="harp", expansion=True, stormgates=True, **on)
say(game, "use harp")
assert cards(game, "hand") == "supply×3"
print("played")
"""


@pytest.fixture(scope="module")
def wonders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("wonders")
    install(EXAMPLES / "wonders", site)
    return site


@pytest.mark.parametrize("card", ["tailwind", "harp", "elixir"])
def test_a_card_is_one_file_of_at_most_sixty_lines(card: str) -> None:
    text = (PACKAGE / f"{card}.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    naming = [path.name for path in PACKAGE.glob("*.py") if re.search(card, path.read_text(), re.I)]
    assert sorted(naming) == sorted(["__init__.py", f"{card}.py"])


def test_event_and_artefact_do_what_they_say(wonders: Path) -> None:
    played = run(wonders, "-c", f"import sys; sys.path.insert(0, 'tests'){PROBE}")
    assert played.stdout == "played\n", played.stderr


def test_whole_games_with_them_keep_all_laws(wonders: Path, tmp_path: Path) -> None:
    played = battalia(
        wonders,
        "simulate",
        "-n",
        "2",
        *TABLE,
        "--weeks",
        "2",
        "--check",
        "10",
        "--records",
        tmp_path,
    )
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    told = battalia(wonders, "show", tmp_path / "game-1.txt")
    assert told.returncode == 0, told.stderr


def test_computer_players_play_with_them(wonders: Path) -> None:
    played = battalia(
        wonders, "simulate", "-n", "1", *TABLE, "--weeks", "1", "--bot", "steady", "--seed", "3"
    )
    assert (played.returncode, played.stderr) == (0, ""), played.stdout


def test_without_what_they_belong_to_they_cannot_be_chosen(wonders: Path) -> None:
    refused = battalia(wonders, "simulate", "-n", "1", "--players", "2", "--module", "wonders")
    assert refused.returncode == 2
    assert "only with the stormgates" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
