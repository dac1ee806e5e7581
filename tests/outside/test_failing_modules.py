"""Modules from outside that fail only when they are used: they are to blame, and nothing else."""

from pathlib import Path

import pytest

from outside.packages import battalia, run, write_package
from outside.test_refused_modules import CHOICE, of

ACTION = "from battalia.engine.action import Action\nfrom battalia.engine.reasons import Reason"
VERB = "verb-{0} = Try\nchoice-{0} = it\n"


def failing(name: str, begin: str = "lambda game, seat, choice: 1 / 0") -> dict[str, str]:
    """A package with an action that can always be done, and what comes of it."""
    offer = "lambda game, seat, purse, out: out.append(Mine())"
    never = "lambda game, seat, purse, wish: None"
    return of(
        name,
        f"{ACTION}\n{CHOICE.format(name)}",
        f"actions=(Action(Mine, {never}, {offer}, {begin}),)",
        VERB.format(name),
    )


def secretive(name: str, points: str) -> dict[str, str]:
    """A package that counts something in secret, from night to night, and what that scores."""
    secret = f"""
class Kept(msgspec.Struct, frozen=True): count: int = 0
class Seen(msgspec.Struct, frozen=True): pass
KEPT = Slice({name!r}, Kept)
def show(game, seat) -> Seen: return Seen()
def install(rules):
    rules.night.add({name!r}, lambda game: KEPT.change(game, count=KEPT.of(game).count + 1))
    rules.further_points.append(lambda game, seat: {points})
"""
    return of(name, secret, "slice=KEPT, view=show, install=install")


def lore(name: str) -> str:
    """Lore that fails whenever it is asked anything."""
    asked = (
        *("interjection", "errand", "jump", "summoned", "turning", "reach", "assets"),
        *("checkpoint", "deal_great", "deal_stacked", "in_decks"),
    )
    fields = ", ".join(f"{field}=fail" for field in asked)
    return (
        "from battalia.bots.lore import Lore\ndef fail(*args): 1 / 0\n"
        f"LORE = Lore(module={name!r}, {fields})"
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("failing")
    write_package(folder, "acts", failing("acts"))
    need = "needs=(Need(lambda options: options.nothing, 'options-needs-advanced', 'B12'),)"
    write_package(folder, "needy", of("needy", more=need))
    content = "contents=(Content(name='thing', rule='', install=lambda rules: 1 / 0),)"
    write_package(folder, "thing", of("thing", more=content))
    write_package(folder, "foolish", {**of("foolish"), "lore.py": lore("foolish")}, lore=True)
    # It has a word and a kind of card, and fails after that.
    taken = f"{CHOICE.format('borrow')}\nkind_of_card('pebble')\n1 / 0"
    write_package(folder, "first", of("first", taken))
    write_package(
        folder,
        "second",
        of(
            "second",
            f"{CHOICE.format('borrow')}\nkind_of_card('pebble')",
            texts=f"{VERB.format('borrow')}kind-pebble = pebble\na-pebble = a pebble\n",
        ),
    )
    # A thing with a name of the box and numbers of its own.
    event = (
        "contents=(Content(name='woods', rule='', numbers={'other': 1}),"
        " StormEvent(number=13, rule='', apply=print, numbers={'cards': 1}, icon='tornado'),)"
    )
    texts = "sheets-event-13 = It storms.\n"
    write_package(folder, "namesake", of("namesake", more=event, texts=texts))
    for name, points in (("silent", "0"), ("telltale", "KEPT.of(game).count")):
        write_package(folder, name, secretive(name, points))
    write_package(
        folder, "vague", failing("vague", "lambda game, seat, choice: game.push(Vague(seat))")
    )
    vague = folder / "vague" / "__init__.py"
    frame = """
class Vague(Frame, frozen=True, tag="vague"):
    seat: int
    def step(self, game):
        from battalia.engine.game import Question
        return Question(self.seat, "unheard-of", [Mine()])
    def answer(self, game, choice):
        game.pop()
    def why_not(self, game, choice):
        return Reason("never-written")
"""
    text = vague.read_text().replace("\nMODULE", f"{frame}\nMODULE", 1)
    vague.write_text(text.replace("rule='',", "rule='', stands_on={Vague: (Turn,)},", 1))
    return folder


TRIED = """
import battalia.bots, battalia.words
from battalia.engine import Options, OptionsError, start
from battalia.engine.agreement import closed
from battalia.engine.modules import OUTSIDE
from battalia.words import why

for name in ("needy", "thing"):
    try:
        start(Options(modules=(name,)))
    except OptionsError as error:
        print(why(error.reason))
shut = {one.value: why(one.reason) for one in closed(Options()) if one.option == "modules"}
print(sorted(shut))
print(sorted(OUTSIDE.broken))
"""


def test_one_that_fails_when_a_table_is_set_up_cannot_be_chosen_and_all_else_can(
    site: Path,
) -> None:
    tried = run(site, "-c", TRIED)
    assert tried.stderr == ""
    assert tried.stdout.splitlines() == [
        "More modules: needy cannot be used: its package fails with AttributeError: "
        "'Options' object has no attribute 'nothing'",
        "More modules: thing cannot be used: its package fails with ZeroDivisionError: "
        "division by zero",
        "['first', 'needy', 'thing']",
        "['first']",
    ]


WORDS = """
import battalia.words
from battalia.engine import Options, questions, start
from battalia.engine.modules import OUTSIDE
from battalia.engine.notation import KIND_NUMBERS

read = start(Options(modules=("second",))).rules.notation.read_choice("borrow")
print(type(read).__module__, "pebble" in KIND_NUMBERS)
"""


def test_the_words_of_one_that_failed_are_free_for_the_next(site: Path) -> None:
    assert run(site, "-c", WORDS).stdout == "second True\n"


CORRECTED = """
import battalia.words
from battalia.engine import Options, OptionsError, start
from battalia.engine.options import with_expansion
from battalia.words import why
from msgspec.structs import replace

def tried(text, *modules):
    try:
        start(replace(with_expansion(2), corrections=text, modules=modules))
        return "fine"
    except OptionsError as error:
        return why(error.reason)

print(tried("[cards.woods]\\nsteps = 2"))
print(tried("[cards.event-13]\\ncards = 3"))
"""


def test_numbers_of_one_that_is_off_do_not_touch_the_corrections_of_a_table(site: Path) -> None:
    fine, unknown = run(site, "-c", CORRECTED).stdout.splitlines()
    assert fine == "fine"
    assert "event-13 is none of these" in unknown


@pytest.mark.slice(0)
def test_lore_is_asked_nothing_at_tables_without_its_module(site: Path) -> None:
    game = ("-n", "1", "--seed", "3", "--players", "2", "--weeks", "1", "--bot", "steady")
    played = battalia(site, "simulate", *game)
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    played = battalia(site, "simulate", *game, "--module", "foolish")
    assert played.returncode == 1
    assert "ZeroDivisionError" in played.stdout + played.stderr


def test_points_that_tell_a_secret_are_found_by_simulate(site: Path) -> None:
    game = ("simulate", "-n", "1", "--players", "2", "--weeks", "1", "--check", "20", "--module")
    told = battalia(site, *game, "telltale")
    assert told.returncode == 1
    assert "depends on what is hidden" in told.stderr.replace("\n", " ")
    kept = battalia(site, *game, "silent")
    assert (kept.returncode, kept.stderr) == (0, ""), kept.stdout


SAID = """
import battalia.words
from battalia.engine import Options, explain, play, questions, start, view
from battalia.words import Words, why
from positions import table

game = table(2, modules=("vague",))
play(game, 0, "vague")
words = Words(view(game, 0))
print(words.question(questions(game)[0]))
print(words.reason(explain(game, 0, "end")))
"""


def test_a_question_or_a_reason_without_a_text_is_asked_and_told_all_the_same(site: Path) -> None:
    said = run(site, "-c", f"import sys; sys.path.insert(0, 'tests'){SAID}")
    assert said.stdout.splitlines() == ["What do you do?", "⟨never-written⟩"], said.stderr


BLAMED = """
import sys
import battalia.bots
from battalia.cli import main, show
from battalia.engine import play
from positions import table

def run(args):
    play(table(2, modules=("acts",)), 0, "acts")

show.run = run
sys.exit(main(["show", "any"]))
"""


def test_a_command_names_the_module_that_failed_in_one_sentence(site: Path) -> None:
    blamed = run(site, "-c", f"import sys; sys.path.insert(0, 'tests'){BLAMED}")
    told = "acts cannot be used: its package fails with ZeroDivisionError: division by zero.\n"
    assert (blamed.returncode, blamed.stderr) == (1, told)


SERVED = """
import msgspec, battalia.bots
from battalia.engine import play
from battalia.server.denied import whose_fault
from battalia.server.offering import modules_file
from positions import table

try:
    play(table(2, modules=("acts",)), 0, "acts")
except ZeroDivisionError as error:
    print(whose_fault(error).args)
try:
    1 / 0
except ZeroDivisionError as error:
    print(whose_fault(error).id)
found = msgspec.json.decode(modules_file("en").data)
print(next(one["icons"] for one in found["modules"] if one["name"] == "namesake"))
"""


def test_the_server_names_the_module_but_not_what_it_stumbled_over(site: Path) -> None:
    """That may tell what is hidden."""
    served = run(site, "-c", f"import sys; sys.path.insert(0, 'tests'){SERVED}")
    assert served.stdout.splitlines() == [
        "{'module': 'acts'}",
        "server-failed",
        "{'event-13': 'tornado'}",
    ], served.stderr
