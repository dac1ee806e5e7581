"""The worked example of a bot from outside."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from battalia.arena import Contest, alone, hold, summarise
from battalia.bots import bot_names, make_bot
from battalia.engine import Options, with_expansion

EXAMPLE = Path(__file__).parents[2] / "examples" / "greedy_builder"
PATH = "greedy_builder:GreedyBuilder"


@pytest.fixture
def on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "greedy_builder", raising=False)
    monkeypatch.syspath_prepend(str(EXAMPLE))


@pytest.mark.usefixtures("on_path")
@pytest.mark.parametrize(
    "options",
    [
        Options(players=2, weeks=3),
        Options(players=3, relics=True, advanced=True, weeks=2),
        Options(players=4, hard=True, starting_heroes=2, weeks=2),
        with_expansion(4, weeks=2, metamorpha=True, bilkarr=True, fanatics=True, valleys="pass"),
    ],
)
def test_it_answers_every_question_of_whole_games(options: Options) -> None:
    contest = Contest(((PATH,) * options.players,), options, seed=1, deals=2)
    summary = summarise(contest, list(hold(contest, alone)))
    (bot,) = summary.bots
    assert summary.games == sum(summary.endings.values()) == 2
    assert (bot.illegal, bot.mistake, summary.errors) == (0, "", [])
    assert bot.most < 100


@pytest.mark.usefixtures("on_path")
def test_it_is_better_than_chance() -> None:
    contest = Contest(((PATH, "random"),), Options(players=2), seed=1, deals=15)
    greedy, _ = summarise(contest, list(hold(contest, alone))).bots
    assert greedy.share.low > 0.5


def test_once_installed_it_has_a_name_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The installer builds in a copy, so that it leaves nothing behind.
    source, installed = tmp_path / "source", tmp_path / "installed"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run(
        [*pip, *offline, "--target", str(installed), str(source)],
        check=True,
        env={**os.environ, "PIP_ROOT_USER_ACTION": "ignore"},
    )
    assert "greedy-builder" not in bot_names()
    monkeypatch.delitem(sys.modules, "greedy_builder", raising=False)
    monkeypatch.syspath_prepend(str(installed))
    assert "greedy-builder" in bot_names()
    bot = make_bot("greedy-builder")
    assert type(bot).__name__ == "GreedyBuilder"
    assert Path(sys.modules[type(bot).__module__].__file__ or "").is_relative_to(tmp_path)
