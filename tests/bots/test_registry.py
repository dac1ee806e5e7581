"""Computer players by name: built-in, installed, or anywhere."""

from pathlib import Path

import pytest

from arena_bots import Peeping
from battalia.bots import BOTS, BotError, RandomBot, SimpleBot, bot_names, is_seeing, make_bot
from commands import run

Capture = pytest.CaptureFixture[str]

MODULE = """\
from battalia.bots import RandomBot

class Newcomer(RandomBot):
    pass

class Dumb:
    pass

class Fragile(RandomBot):
    def __init__(self):
        raise OSError("no weights")

NOBODY = 3
"""


@pytest.fixture
def plug_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package as an installer leaves it: its module, and its metadata beside it."""
    (tmp_path / "newcomers.py").write_text(MODULE, encoding="utf-8")
    info = tmp_path / "newcomers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: newcomers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[battalia.bots]\n"
        "newcomer = newcomers:Newcomer\n"
        "random = newcomers:Newcomer\n"
        "dumb = newcomers:Dumb\n"
        "gone = newcomers:Gone\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))


def test_built_in_bots_have_names() -> None:
    assert bot_names()[: len(BOTS)] == list(BOTS)
    assert type(make_bot("random")) is RandomBot
    assert type(make_bot("simple")) is SimpleBot


def test_every_bot_is_a_new_one() -> None:
    assert make_bot("simple") is not make_bot("simple")


@pytest.mark.usefixtures("plug_in")
def test_installed_packages_bring_bots() -> None:
    assert "newcomer" in bot_names()
    assert type(make_bot("newcomer")).__name__ == "Newcomer"


@pytest.mark.usefixtures("plug_in")
def test_a_built_in_name_always_means_the_built_in_bot() -> None:
    assert type(make_bot("random")) is RandomBot
    assert bot_names().count("random") == 1


@pytest.mark.usefixtures("plug_in")
def test_any_class_can_be_named_by_its_place() -> None:
    assert type(make_bot("newcomers:Newcomer")).__name__ == "Newcomer"
    assert isinstance(make_bot("battalia.bots:SimpleBot"), SimpleBot)


MISTAKES = [
    ("wizard", "“wizard” cannot sit at the table; these can:"),
    ("no.such.place:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'no'."),
    ("newcomers:Nobody", "cannot be loaded: AttributeError: module 'newcomers' has no"),
    ("newcomers:NOBODY", "cannot be loaded: TypeError: 'int' object is not callable."),
    ("newcomers:Fragile", "cannot be loaded: OSError: no weights."),
    ("newcomers:Dumb", "“newcomers:Dumb” is no computer player: it has no method choose."),
    ("dumb", "“dumb” is no computer player: it has no method choose."),
    ("gone", "“gone” cannot be loaded: AttributeError"),
    (":", "“:” cannot be loaded: ValueError: Empty module name."),
]


@pytest.mark.usefixtures("plug_in")
@pytest.mark.parametrize(("name", "sentence"), MISTAKES)
@pytest.mark.parametrize(
    "command", ["play --seats human,{}", "simulate --bot {}", "arena {} random"]
)
def test_a_bot_that_cannot_be_had_is_explained_in_one_sentence(
    command: str, name: str, sentence: str, capsys: Capture
) -> None:
    with pytest.raises(BotError):
        make_bot(name)
    out, err = run(capsys, *command.format(name).split(), expect=2)
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert err.endswith(".\n")


@pytest.mark.usefixtures("plug_in")
def test_every_command_lets_plug_ins_play(capsys: Capture) -> None:
    out, _ = run(capsys, "simulate", "-n", "1", "--bot", "newcomer", "--weeks", "1", "--json")
    assert '"bots":["newcomer","newcomer"]' in out
    out, _ = run(capsys, "arena", "newcomer", "random", "-n", "2", "--weeks", "1", "--jobs", "1")
    assert "newcomer" in out
    out, _ = run(capsys, "play", "--seats", "newcomer,newcomers:Newcomer", "--weeks", "1")
    assert "Day 7" in out


def test_seeing_bots_are_known_and_kept_from_people(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "peeping", Peeping)
    assert is_seeing("peeping")
    assert not is_seeing("simple")
    _, err = run(capsys, "play", "--seats", "human,peeping", expect=2)
    assert err.startswith("“peeping” sees hidden cards")
    assert err.count("\n") == 1
    out, _ = run(capsys, "arena", "peeping", "random", "-n", "2", "--weeks", "1", "--jobs", "1")
    assert "peeping sees hidden cards: a yardstick, no fair player." in out
