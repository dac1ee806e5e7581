"""The server that others install: its page, its interface, and a game to its end."""

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import battalia
from package.installing import ROOT, TOOLS, Environment, serving
from server.serving import Served

BOT = ROOT / "examples" / "outside_bot" / "outside_bot.py"


@pytest.fixture(scope="module")
def running(server: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving([server.battalia], tmp_path_factory.mktemp("running")) as served:
        yield served


def check_page(url: str) -> None:
    """The page is there, with everything that it loads first."""
    page = httpx.get(url)
    assert page.status_code == 200
    named = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert named
    for name in named:
        assert httpx.get(url + name).status_code == 200


def test_it_is_this_version_installed_outside_of_the_checkout(server: Environment) -> None:
    code = "import battalia; print(battalia.__version__, battalia.__file__)"
    version, file = server.run(server.python, "-c", code).stdout.split()
    assert version == battalia.__version__
    assert Path(file).is_relative_to(server.folder)


def test_it_serves_the_page(running: Served) -> None:
    check_page(running.url)


def test_it_is_healthy_and_says_its_version(running: Served) -> None:
    health = httpx.get(f"{running.url}/health").json()
    assert (health["status"], health["version"]) == ("well", battalia.__version__)


def test_the_containers_check_knows_who_is_well(running: Served, server: Environment) -> None:
    check = ROOT / "deploy" / "image" / "healthy"
    well = server.run(server.python, check, BATTALIA_PORT=running.url.rpartition(":")[2])
    assert (well.returncode, well.stderr) == (0, "")
    away = server.run(server.python, check, BATTALIA_PORT="1")
    assert (away.returncode, away.stderr.count("\n")) == (1, 1)


def test_a_newcomer_plays_a_game_to_its_end(running: Served, server: Environment) -> None:
    """By the interface alone: a name, a table against a computer, a seat by its link."""
    bot = server.folder / "outside_bot.py"
    shutil.copy(BOT, bot)
    with httpx.Client(base_url=running.url) as newcomer:
        newcomer.post("/api/people", json={"name": "Newcomer"}).raise_for_status()
        wish = {
            "options": {"players": 2, "weeks": 1},
            "seats": [{"who": "link"}, {"who": "computer", "level": "simple"}],
        }
        links = newcomer.post("/api/tables", json=wish).raise_for_status().json()
        done = server.run(server.python, bot, running.url, links["seats"]["p1"], "Newcomer")
        table = newcomer.get(f"/api/tables/{links['table']['id']}").raise_for_status().json()
    assert done.returncode == 0, done.stderr
    assert table["state"] == "over"
    assert done.stdout == table["result"] + "\n"


@pytest.mark.parametrize(("tool", "words"), [("pipx", "run --spec"), ("uvx", "--from")])
@pytest.mark.slice(1)
def test_it_is_served_without_being_installed(
    tool: str, words: str, wheel: Path, tmp_path: Path
) -> None:
    told = f'{tool} {words} "./{wheel.name}[server]" battalia serve\n'
    assert told in (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    shutil.copy(wheel, tmp_path)
    command: list[str | Path] = [TOOLS / "bin" / tool, *shlex.split(told)[1:-1]]
    with serving(command, tmp_path, {"HOME": str(tmp_path)}) as served:
        check_page(served.url)
        assert served.stop() == 0
