"""Modules from outside that cannot be used: each is named in one sentence, nothing else changes.

All of them are installed side by side, with one that is sound: whatever is wrong with the others
does not disturb it.
"""

from pathlib import Path

import pytest

from battalia.bots.lore import all_lore
from battalia.engine.fitting import misfit
from battalia.engine.modules import OWN
from outside.packages import battalia, run, write_package

MODULE = """
from battalia.engine.choices import Choice
from battalia.engine.events import Event
from battalia.engine.game import Frame
from battalia.engine.module import Module, Need, Slice
from battalia.engine.further import kind_of_card
from battalia.engine.content import Content
from battalia.engine.chapters.great_artefacts import GreatArtefact
from battalia.engine.chapters.turn import Turn
from battalia.engine.modules.metamorpha import Ability
from battalia.engine.modules.potions import PotionCard
from battalia.engine.modules.stormgates import StormEvent
from battalia.engine.modules.valleys import Building
from battalia.engine.terms import SWORD
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
MUTABLE = "class Kept(msgspec.Struct): count: int = 0"
VIEW = "def show(game, seat){}: return Kept()"
TOLD = "class Told(Event, frozen=True, tag={!r}):\n    count: int"


def event(more: str, number: object = 13) -> str:
    return f"contents=(StormEvent(number={number}, rule='', apply=print, {more}),)"


def lore(name: str, more: str, before: str = "") -> dict[str, str]:
    """A sound package with such lore."""
    head = (
        f"from battalia.bots.lore import Lore\nfrom battalia.engine.choices import Hire\n{before}"
    )
    return {**of(name), "lore.py": f"{head}\nLORE = Lore(module={name!r}, {more})"}


FORM = "is not what it should be."
REFUSED: dict[str, tuple[dict[str, str], str]] = {
    "leaves": ({"__init__.py": "raise SystemExit(3)"}, "fails with SystemExit: 3."),
    "speechless": (
        {"__init__.py": "class E(Exception):\n    def __str__(self): 1 / 0\nraise E()"},
        "fails with E.",
    ),
    # Values that are not what their annotations say.
    "laws-form": (of("laws-form", more="laws=7"), f"its laws {FORM}"),
    "need-form": (of("need-form", more="needs=(print,)"), f"its needs[0] {FORM}"),
    "stands-form": (
        of("stands-form", "class Wait(Frame, frozen=True): pass", "stands_on={Wait: Turn}"),
        f"its stands_on[Wait] {FORM}",
    ),
    "icon-form": (of("icon-form", more="icons={'icon-form': 7}"), f"its icons[icon-form] {FORM}"),
    "worth-form": (of("worth-form", more=event("worth='much'")), f"its contents[0].worth {FORM}"),
    "worth-nan": (of("worth-nan", more=event("worth=float('nan')")), f"contents[0].worth {FORM}"),
    "worth-unasked": (
        of("worth-unasked", more="contents=(Content(name='x', rule='', worth=1.0),)"),
        f"its x.worth {FORM}",
    ),
    # What would be on at other tables, or change in one game what another has.
    "always-on": (of("always-on", more="wanted=lambda options: True"), "decide by itself"),
    "mutable": (of("mutable", MUTABLE, "slice=Slice('mutable', Kept)"), "hold a frozen structure."),
    "other-slice": (of("other-slice", SLICE, "slice=Slice('kept', Kept)"), "like the module"),
    "view-alone": (of("view-alone", f"{SLICE}\n{VIEW.format('')}", "view=show"), "which structure"),
    "view-plain": (
        of(
            "view-plain",
            f"{SLICE}\n{VIEW.format('')}",
            "slice=Slice('view-plain', Kept), view=show",
        ),
        "its view must say",
    ),
    "lost-frame": (
        of("lost-frame", "class Lost(Frame, frozen=True, tag='lost'): pass"),
        "its frame “lost” is missing in “stands_on”.",
    ),
    # Words, cards and numbers.
    "two-words": (of("two-words", CHOICE.format("two words")), "“two words” is no word"),
    "wordless": (of("wordless", "class Mine(Choice, frozen=True): pass"), "“Mine” is no word"),
    "bad-kind": (of("bad-kind", "kind_of_card('big tool')"), "'big tool' is no name"),
    "own-sword": (
        of("own-sword", more="contents=(GreatArtefact(kind=SWORD, rule=''),)"),
        "“sword” is not its own.",
    ),
    "no-place": (
        of("no-place", more="contents=(Ability(name='x', rule='', obstacle=print, begin=print),)"),
        "there is no place in the box for its “x”.",
    ),
    "no-site": (
        of("no-site", more="contents=(Building(kind=SWORD, rule='', obstacle=print, give=print),)"),
        "there is no place in the box for its “sword”.",
    ),
    "too-small": (
        of("too-small", more=event("numbers={'cards': 0}, least={'cards': 1}")),
        "the number “cards” of its “event-13” must be at least 1.",
    ),
    "event-zero": (of("event-zero", more=event("", 0)), "the number of a storm event is 1 to 9999"),
    # Texts that could not be said when their time comes.
    "event-mute": (of("event-mute", more=event("")), "its text “sheets-event-13” is missing."),
    "potion-mute": (
        of("potion-mute", more="contents=(PotionCard(name='brew', rule=''),)"),
        "its text “sheets-potion-brew” is missing.",
    ),
    "no-argument": (
        of("no-argument", TOLD.format("told-one"), texts="told-one = { $n } came."),
        "its text “told-one” (en) names “$n”, which is not there.",
    ),
    "no-term": (
        of("no-term", TOLD.format("told-two"), texts="told-two = { -cards } came."),
        "its text “told-two” (en) names “-cards”, which is not there.",
    ),
    "in-circles": (
        of("in-circles", texts="round-one = { round-two }\nround-two = { round-one }\n"),
        "its text “round-one” (en) names “round-one”",
    ),
    "no-value": (of("no-value", texts="no-value-x =\n    .more = x\n"), "names “no-value-x”"),
    # Lore.
    "lore-leaves": ({**of("lore-leaves"), "lore.py": "raise SystemExit"}, "SystemExit"),
    "lore-form": (lore("lore-form", "scores=7"), "scores is not what it should be."),
    "lore-choice": (lore("lore-choice", "hopes={Hire: print}"), "hopes: Hire is not its own."),
    "lore-question": (
        lore("lore-question", "habitual=frozenset({'action'})"),
        "habitual: action is not its own.",
    ),
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


def test_all_that_the_box_brings_would_be_let_in() -> None:
    """What is asked of a package's module and lore holds for those of the game itself."""
    for own in (*OWN, *all_lore()):
        assert misfit(own) is None, own
