"""The mutation check: what it changes, which lines it looks at, and that it tells what it saw."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

import mutate
from battalia.engine import game, with_expansion
from battalia.engine.points import assemble
from mutation import ENGINE, ROOT, modules, plainly
from mutation.mutants import Mutant, mutants
from mutation.reach import Caches, Reach
from mutation.trial import Result

TEXT = '''\
"""A chapter."""

LIMIT: int = 3


def allowed(game: Game, cards: int = 2) -> bool:
    """Whether."""
    if (
        cards < LIMIT
        and not game.over
    ):
        return cards + 1 != LIMIT
    match cards:
        case 7 if game.day in (1,):
            return True
    return any(card is not None for card in game.cards) or f"{cards + 1}" == "x"
'''


def found(text: str = TEXT) -> list[Mutant]:
    return mutants("chapter", text)


def only(after: str) -> Mutant:
    (mutant,) = (mutant for mutant in found() if mutant.after == after)
    return mutant


def test_each_comparison_operator_condition_and_number_is_changed_once() -> None:
    assert [(mutant.line, mutant.after) for mutant in found()] == [
        (3, "LIMIT: int = 4"),
        (6, "def allowed(game: Game, cards: int = 3) -> bool:"),
        (9, "cards <= LIMIT"),
        (10, "and game.over"),
        (10, "or not game.over"),
        (12, "return cards + 2 != LIMIT"),
        (12, "return cards - 1 != LIMIT"),
        (12, "return cards + 1 == LIMIT"),
        (14, "case 8 if game.day in (1,):"),
        (14, "case 7 if game.day in (2,):"),
        (14, "case 7 if game.day not in (1,):"),
        (15, "return False"),
        (16, 'return any(card is None for card in game.cards) or f"{cards + 1}" == "x"'),
        (16, 'return any(card is not None for card in game.cards) or f"{cards + 1}" != "x"'),
        (16, 'return any(card is not None for card in game.cards) and f"{cards + 1}" == "x"'),
    ]


def test_a_mutant_knows_the_lines_that_run_with_it() -> None:
    assert only("cards <= LIMIT").lines == (8, 9, 10, 11)
    assert only("return cards + 2 != LIMIT").lines == (12,)
    assert only("case 8 if game.day in (1,):").lines == (14,)


def test_constants_and_defaults_are_evaluated_at_import() -> None:
    assert [mutant.after for mutant in found() if mutant.at_import] == [
        "LIMIT: int = 4",
        "def allowed(game: Game, cards: int = 3) -> bool:",
    ]


def test_annotations_and_how_a_class_is_made_are_left_alone() -> None:
    assert found("class A(B, frozen=True):\n    a: Literal[1]\n    b: Literal[2] = C\n") == []


def test_a_name_lasts_when_lines_move_and_no_two_share_one() -> None:
    moved = found("\n\n" + TEXT)
    assert [mutant.key for mutant in moved] == [mutant.key for mutant in found()]
    twins = found("def f():\n    return 1, 1\n\n\ndef g():\n    x = 1\n    x = 1\n")
    assert len({mutant.key for mutant in twins}) == len(twins) == 4


@pytest.mark.parametrize("module", modules())
@pytest.mark.slice(16)
def test_every_mutant_of_the_engine_can_be_compiled_and_keeps_all_lines(module: str) -> None:
    source = (ENGINE / f"{module}.py").read_text(encoding="utf-8")
    tree = ast.dump(ast.parse(source))
    all_of_it = mutants(module, source)
    assert len({mutant.key for mutant in all_of_it}) == len(all_of_it)
    # Every one of the thousands would take half a minute.
    for mutant in all_of_it[::10]:
        changed = mutant.source()
        assert changed.count("\n") == source.count("\n")
        assert ast.dump(ast.parse(changed)) != tree


# Tracing.


@pytest.mark.skipif(
    not game.__file__.endswith(".py"), reason="only rules that are interpreted are mutated"
)
def test_a_trace_empties_all_caches_but_a_class_stays_the_one_it_is() -> None:
    options = with_expansion(2, bilkarr=True)
    rules = assemble(options)
    shelf = rules.slices["potions"]
    Caches().forget()
    assert assemble(options) is not rules
    assert assemble(options).slices["potions"] is shelf


# Trials.

TRIALS = """
import sys
import msgspec
sys.path.insert(0, "tools")
from mutation.mutants import mutants
from mutation.trial import Trial, hold_trials

FILE = "tests/rules/test_s08_fortune.py"
NOTICES = f"{FILE}::test_drawing_commits"
OTHER = f"{FILE}::test_only_the_drawer_sees_what_was_drawn"

def trial(after, *tests, seconds=60, at_import=False):
    (mutant,) = (mutant for mutant in mutants("modules/fortune") if mutant.after == after)
    return Trial(mutant, [(test, seconds) for test in tests], at_import)

gifts = "if game.out and owns_great_artefact(game, seat):"
default = "card: int = 1"
names = "return self if seat != self.seat else GreatArtefactSeen(self.seat, None)"
cases = [
    trial(names, NOTICES, OTHER),
    trial(names, NOTICES),
    trial(names, NOTICES, OTHER, at_import=True),
    trial(names, NOTICES, at_import=True),
    trial(default, NOTICES, at_import=True),
    trial(gifts, NOTICES, seconds=0.0001),
]
hold_trials([FILE], cases, 1, lambda _, result: print(
    result.verdict, result.tests, result.test.rpartition("::")[2]))
"""


def test_a_trial_tells_failed_survived_and_endless_apart() -> None:
    """With new code in a function, and with everything imported anew."""
    told = subprocess.run(
        [sys.executable, "-c", TRIALS],
        cwd=ROOT,
        env=plainly(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.splitlines() == [
        "failed 2 test_only_the_drawer_sees_what_was_drawn",
        "survived 1 ",
        "failed 2 test_only_the_drawer_sees_what_was_drawn",
        "survived 1 ",
        "failed 1 test_drawing_commits",
        "timed out 1 test_drawing_commits",
    ], told.stderr


def test_what_is_known_holds_as_long_as_chapter_and_tests_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "RESULTS", tmp_path / "results.jsonl")
    noticed, endless, survivor = mutants("modules/fortune")[:3]
    ledger = mutate.Ledger(["modules/fortune"], "tests", 60)
    ledger.add(noticed, Result("failed", "a test", 4))
    ledger.add(endless, Result("timed out", "a test", 2))
    ledger.add(survivor, Result("survived", "", 9))

    def known(tests: str, patience: float) -> set[str]:
        return set(mutate.Ledger(["modules/fortune"], tests, patience).results)

    assert known("tests", 60) == {noticed.key, endless.key, survivor.key}
    assert known("other tests", 60) == known("tests", 90) == {noticed.key, endless.key}
    monkeypatch.setattr(mutate, "path_of", lambda _: ENGINE / "modules" / "stardust.py")
    assert known("tests", 60) == set()


class FromATable:
    """A reach that is written by hand."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds

    def tests(self, _: Mutant) -> list[str]:
        return sorted(self.seconds, key=self.seconds.__getitem__)


def test_who_noticed_a_mutant_of_the_same_function_is_asked_first() -> None:
    one, other = found()[2:4]
    assert one.place == other.place == "allowed"
    reach = cast(Reach, FromATable({"slow": 9.0, "quick": 0.1, "middling": 1.0}))
    known = {
        other.key: Result("failed", "slow"),
        f"{other.key}0": Result("failed", "elsewhere"),
        "modules/heroic | f | a | b | 0": Result("failed", "middling"),
    }

    def asked(patience: float, known: dict[str, Result]) -> list[str]:
        return [test for test, _ in mutate.Witnesses(reach, patience, known).of(one)]

    assert asked(60, {}) == ["quick", "middling", "slow"]
    assert asked(60, known) == ["slow", "quick", "middling"]
    assert asked(2, {}) == ["quick", "middling"]
    assert asked(2, known) == ["slow"]


def test_every_explained_mutant_is_one_and_has_a_reason() -> None:
    marks = mutate.explained()
    there = {mutant.key for mark in marks.values() for mutant in mutants(mark.module)}
    assert set(marks) <= there
    assert all(mark.reason for mark in marks.values())
