"""The base install: terminal play and the engine; what more is needed is named."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest

from battalia import __version__
from battalia.cli.extras import MODULES
from commands import run
from package.installing import ROOT, TOOLS, Environment

SERVER = (
    "This command needs packages of the server that are not installed: "
    'pip install "battalia[server]".\n'
)
POSTGRES = 'PostgreSQL needs a package that is not installed: pip install "battalia[postgres]".\n'
ARENA = 'The arena needs packages that are not installed: pip install "battalia[arena]".\n'


def test_a_person_plays_in_the_terminal(base: Environment) -> None:
    words = ("play", "--seats", "human,simple", "--seed", "1", "--weeks", "1")
    done = base.run(base.battalia, *words, said="2\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Do you want a mulligan?" in done.stdout
    # The answer was taken, and the next question asked.
    assert done.stdout.count("Your hand:") == 2


def test_computers_play_whole_games(base: Environment) -> None:
    done = base.run(base.battalia, "simulate", "-n", "2", "--weeks", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "weeks 2" in done.stdout


def test_python_runs_it_where_the_command_is_not_on_the_path(base: Environment) -> None:
    done = base.run(base.python, "-m", "battalia", "--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"battalia {__version__} (interpreted, ")


def test_the_rules_are_read(base: Environment) -> None:
    done = base.run(base.battalia, "rules", "B8.5")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("**B8.5 ")


def test_the_readmes_game_is_played_by_the_engine(base: Environment) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    code = readme.partition("```python\n")[2].partition("```")[0]
    done = base.run(base.python, "-c", code)
    assert done.stdout.startswith("Outcome("), done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("serve",), SERVER),
        (("migrate", "--check"), SERVER),
        (("load",), SERVER),
        (("arena", "simple", "random"), ARENA),
    ],
)
def test_a_command_names_the_extra_that_it_needs(
    base: Environment, words: tuple[str, ...], sentence: str
) -> None:
    done = base.run(base.battalia, *words, LC_ALL="C.UTF-8")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_another_database_names_its_extra(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # As Python itself marks a module that must not be found.
    monkeypatch.setitem(sys.modules, "psycopg", None)
    out, err = run(capsys, command, "--database", "postgresql://localhost/battalia", expect=2)
    assert (out, err) == ("", POSTGRES)


def test_what_it_says_to_install_is_what_was_missing(base: Environment) -> None:
    """Also where it came from a file: the extra is added to what is there."""
    pip = f"-m pip --python {base.python} install --dry-run battalia[server]".split()
    done = base.run(TOOLS / "bin" / "python", *pip)
    assert done.returncode == 0, done.stderr
    (added,) = re.findall(r"^Would install (.*)$", done.stdout, re.MULTILINE)
    assert " litestar-" in added
    assert "battalia-" not in added


@pytest.mark.parametrize(
    "words",
    [
        ("bench", "--help"),
        ("check", "--help"),
        ("explain", "--help"),
        ("hint", "--help"),
        ("rules", "retreat"),
        ("schema", "--typescript"),
        ("serve", "--help"),
        ("show", "--help"),
        ("--version",),
    ],
)
def test_every_other_command_works(base: Environment, words: tuple[str, ...]) -> None:
    done = base.run(base.battalia, *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_extras_are_those_of_the_package() -> None:
    """What is looked for is what is installed, on whatever machine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = packages_distributions()
    for extra, modules in MODULES.items():
        wanted = {
            re.split(r"[>\[]", requirement)[0]
            for requirement in project["optional-dependencies"][extra]
            if ";" not in requirement
        }
        # What is not installed here, because there is no wheel for it, has the same name.
        found = {names.get(module, [module])[0] for module in modules}
        assert {re.sub(r"[._]", "-", name.lower()) for name in found} == wanted
