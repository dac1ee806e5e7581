"""Modules from outside that cannot be used: each is named in one sentence, nothing else changes.

All of them are installed side by side, with one that is sound: whatever is wrong with the others
does not disturb it.
"""

from pathlib import Path

import pytest

from outside.packages import battalia, run, write_package

MODULE = """
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Frame
from battalia.engine.module import Module, Need, Slice
from battalia.engine.further import kind_of_card
import msgspec
"""
TEXTS = "outside-{0} = A module\noutside-{0}-text = It does nothing.\n"


def module(name: str, before: str = "", more: str = "") -> str:
    return f"{MODULE}\n{before}\nMODULE = Module(name={name!r}, rule='', {more})\n"


def of(name: str, before: str = "", more: str = "", texts: str = "") -> dict[str, str]:
    """The files of a package that is sound but for what is given."""
    return {
        "__init__.py": module(name, before, more),
        "messages/en/all.ftl": TEXTS.format(name) + texts,
    }


CHOICE = "class Mine(Choice, frozen=True, tag={!r}): pass"
SLICE = "class Kept(msgspec.Struct, frozen=True): count: int = 0"
REFUSED: dict[str, tuple[dict[str, str], str]] = {
    "fails": ({"__init__.py": "1 / 0"}, "fails with ZeroDivisionError: division by zero."),
    "needs-more": ({"__init__.py": "import no_such_thing"}, "No module named 'no_such_thing'."),
    "garbled": ({"__init__.py": "def"}, "fails with SyntaxError: "),
    "empty": ({"__init__.py": ""}, "has no module of that name."),
    "no-module": ({"__init__.py": "MODULE = 7"}, "has no module of that name."),
    "misnamed": (of("otherwise"), "its name is “otherwise”; "),
    "stormgates": (of("stormgates"), "“stormgates” is taken by stormgates."),
    "same-verb": (
        of("same-verb", CHOICE.format("hire")),
        "“hire” is taken by battalia.engine.choices.",
    ),
    "same-event": (
        of("same-event", "class Mine(Event, frozen=True, tag='card-drawn'): pass"),
        "“card-drawn” is taken by battalia.engine.events.",
    ),
    "same-frame": (
        of("same-frame", "class Riding(Frame, frozen=True): pass"),
        "“riding” is taken by battalia.engine.chapters.heroes.",
    ),
    "same-slice": (
        of("same-slice", SLICE, "slice=Slice('stormgates', Kept)"),
        "“stormgates” is taken by stormgates.",
    ),
    "same-kind": (
        of("same-kind", "kind_of_card('tool')"),
        "fails with ValueError: there is a kind of card that is called tool",
    ),
    "unwritable": (
        of("unwritable", "class Mine(Choice, frozen=True, tag='mine'):\n    one: complex"),
        "fails with KeyError: ",
    ),
    "same-text": (
        of("same-text", texts="kind-tool = a tool"),
        "its text “kind-tool” is there already.",
    ),
    "bad-text": (of("bad-text", texts="this is no message"), "its texts cannot be read: "),
    "no-text": ({"__init__.py": module("no-text")}, "its text “outside-no-text” is missing."),
    "few-texts": (
        of("few-texts", CHOICE.format("do-it"), texts="verb-do-it = Do it"),
        "its text “choice-do-it” is missing.",
    ),
    "bad-lore": (
        {**of("bad-lore"), "lore.py": "1 / 0"},
        "its lore cannot be used: ZeroDivisionError",
    ),
    "no-lore": ({**of("no-lore"), "lore.py": "LORE = 7"}, "its lore cannot be used: TypeError"),
    "vain-lore": (
        {
            **of("vain-lore"),
            "lore.py": "from battalia.bots.lore import Lore\n"
            "LORE = Lore(module='vain-lore', worth={'cards': {'tool': 99.0}})",
        },
        "its lore cannot be used: ValueError: cards.tool has a number.",
    ),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them, and a sound one."""
    folder = tmp_path_factory.mktemp("refused")
    for name, (files, _) in REFUSED.items():
        write_package(folder, name, files, lore="lore.py" in files)
    need = "needs=(Need(lambda options: options.advanced, 'options-needs-advanced', 'B12'),)"
    write_package(
        folder,
        "sound",
        of("sound", "kind_of_card('pebble')", need, "kind-pebble = pebble\na-pebble = a pebble\n"),
    )
    fails = "install=lambda rules: 1 / 0"
    write_package(folder, "late", of("late", more=fails))
    return folder


def test_each_is_named_with_its_reason_in_one_sentence(site: Path) -> None:
    listed = battalia(site, "modules")
    assert listed.returncode == 1, listed.stderr
    lines = listed.stdout.splitlines()
    assert lines[:2] == ["late: A module. It does nothing.", "sound: A module. It does nothing."]
    told = dict(line.split(" cannot be used: ", 1) for line in lines[2:])
    assert set(told) == set(REFUSED)
    for name, (_, why) in REFUSED.items():
        assert why in told[name], told[name]


PLAYED = """
import battalia.bots, battalia.words
from battalia.engine import Options, OptionsError, start
from battalia.engine.agreement import closed, settled
from battalia.engine.modules import OUTSIDE
from battalia.engine.notation import CARD_NUMBERS, KIND_NUMBERS, Notation
from battalia.words import say, why

def refused(*modules, **more):
    try:
        start(Options(modules=modules, **more))
    except OptionsError as error:
        return why(error.reason)

print(refused("sound", advanced=True))
print(refused("sound"))
print(refused("sound", "sound", advanced=True))
print(refused("fails"))
print(refused("late"))
print(refused("x" * 100)[-65:])
print(settled(Options(modules=("fails", "sound", "gone"), advanced=True)).modules)
print(settled(Options(modules=("sound",))).modules)
for advanced in (False, True):
    shut = {one.value for one in closed(Options(advanced=advanced)) if one.option == "modules"}
    print(sorted(shut - set(OUTSIDE.broken)), set(OUTSIDE.broken) <= shut)
print(type(Notation(7, 7, 4).read_choice("hire chief")).__module__)
print([name for name in KIND_NUMBERS if name == "pebble"], say("kind-tool"))
"""


def test_what_is_sound_can_be_played_with_and_the_rest_is_refused_by_name(site: Path) -> None:
    played = run(site, "-c", PLAYED)
    assert played.stderr == ""
    lines = played.stdout.splitlines()
    assert lines == [
        "None",
        "More modules, “sound”: only with the advanced game (B12)",
        "More modules: sound can be named once only",
        "More modules: fails cannot be used: its package fails with ZeroDivisionError: "
        "division by zero",
        "More modules: late cannot be used: its package fails with ZeroDivisionError: "
        "division by zero",
        f"it is not installed: {'x' * 60}…"[-65:],
        "('sound',)",
        "()",
        "['late', 'sound'] True",
        "['late'] True",
        "battalia.engine.choices",
        "['pebble'] tool",
    ]


def test_two_packages_with_a_module_of_one_name_are_both_refused(tmp_path: Path) -> None:
    for name in ("twin", "other-twin"):
        write_package(tmp_path, name, of("twin"))
    entries = tmp_path / "other_twin-1.0.dist-info" / "entry_points.txt"
    entries.write_text("[battalia.modules]\ntwin = other_twin\n")
    listed = battalia(tmp_path, "modules")
    assert listed.stdout == "twin cannot be used: two packages bring a module of this name.\n"
    refused = battalia(tmp_path, "simulate", "-n", "1", "--module", "twin")
    assert refused.returncode == 2
    assert "two packages" in refused.stderr


def test_a_package_imported_before_the_game_says_so(tmp_path: Path) -> None:
    write_package(tmp_path, "early", of("early"))
    script = "import early\nfrom battalia.engine.modules import OUTSIDE\nprint(OUTSIDE.broken)"
    assert "module-half" in run(tmp_path, "-c", script).stdout
