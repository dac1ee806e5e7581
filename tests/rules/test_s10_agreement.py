"""S10.5: what can still be chosen while a table is set up."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from battalia.engine import Options, OptionsError, agreement, start, with_expansion
from battalia.engine.agreement import closed, settled
from battalia.engine.modules import MODULES, OPTIONS, OUTSIDE
from battalia.engine.options import PLAIN
from battalia.engine.reasons import Reason

CHOOSABLE = [name for name in Options.__struct_fields__ if OPTIONS[name].values]


def values(name: str) -> list[object]:
    return list(OPTIONS[name].values)


def anything(rng: random.Random) -> Options:
    """Any choices, most of which do not go together."""
    chosen = {name: rng.choice(values(name)) for name in CHOOSABLE if rng.random() < 0.6}
    return Options(**chosen)  # type: ignore[arg-type]


def can_be(options: Options) -> bool:
    try:
        start(options)
    except OptionsError:
        return False
    return True


@pytest.fixture
def tables() -> Iterator[Options]:
    rng = random.Random(105)
    return (anything(rng) for _ in range(60))


@pytest.mark.rule("S10.5")
def test_whatever_is_wished_what_is_left_of_it_can_be_played(tables: Iterator[Options]) -> None:
    for wished in tables:
        options = settled(wished)
        assert can_be(options)
        assert settled(options) == options
        if can_be(wished):
            assert options == wished


@pytest.mark.rule("S10.5")
def test_just_what_could_not_stay_is_closed(tables: Iterator[Options]) -> None:
    for options in map(settled, tables):
        shut = {(one.option, one.value) for one in closed(options)}
        for name in CHOOSABLE:
            for value in values(name):
                wished = replace(options, **{name: value})
                if (name, value) in shut:
                    assert not can_be(wished), wished
                else:
                    assert getattr(settled(wished, name), name) == value, wished


@pytest.mark.rule("S10.5")
def test_what_has_lost_what_it_needs_goes_and_all_else_stays() -> None:
    wished = with_expansion(metamorpha=True, summoning=True, trading=False, stormgates=False)
    assert settled(wished) == with_expansion(trading=False, stormgates=False)
    assert settled(replace(with_expansion(6), expansion=False)) == Options(advanced=True)


@pytest.mark.rule("S10.5", "S15.7")
def test_why_something_is_closed_is_told_with_its_rule() -> None:
    table = Options(expansion=True, stormgates=True)
    why = {(one.option, one.value): one.reason for one in closed(table)}
    assert why["heroic", True].id == "options-needs-advanced"
    # The pass has no Great Artefacts under its gates.
    assert ("valleys", "pass") not in why
    assert (why["valleys", "bridge"].id, why["valleys", "bridge"].rule) == (
        "options-few-great-artefacts",
        "S15.7",
    )
    assert not any("option" in reason.args for reason in why.values())


@pytest.mark.rule("S10.1", "S10.3")
def test_what_players_write_themselves_may_be_unfinished() -> None:
    unfinished = with_expansion(factions="barfolk", layout="rows = ", corrections="[numbers")
    assert settled(unfinished) == unfinished
    assert list(closed(unfinished)) == list(closed(with_expansion()))
    without = settled(replace(unfinished, expansion=False))
    assert (without.factions, without.layout) == ("", "rows = ")
    assert without.corrections == "[numbers"
    assert {one.option for one in closed(PLAIN) if one.value is None} == {"factions"}


def test_any_number_of_unknown_modules_is_left_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names a thousand pays no more than whoever names one."""
    looked: list[Options] = []
    monkeypatch.setattr(agreement, "check_options", looked.append)
    wished = tuple(f"unknown-{number}" for number in range(900))
    assert settled(Options(modules=wished)) == Options()
    assert len(looked) == 1


def test_a_module_from_outside_that_cannot_be_used_is_closed_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(OUTSIDE.broken, "hollow", Reason("module-several"))
    shut = {one.value: one.reason.id for one in closed(Options()) if one.option == "modules"}
    assert shut["hollow"] == "options-module-broken"
    chosen = Options(modules=("hollow",))
    assert "hollow" not in [one.value for one in closed(chosen) if one.option == "modules"]


def test_of_the_modules_from_outside_only_the_one_to_blame_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("first", "second"):
        monkeypatch.setitem(OUTSIDE.files, name, agreement)
    wrong = OptionsError("modules", "options-module-broken", "S10.5")
    wrong.outside = "first"
    blamed = OptionsError("advanced", "options-module-broken", "S10.5")
    blamed.outside = "second"

    def check(options: Options) -> None:
        if "first" in options.modules:
            raise wrong
        if options.advanced:
            raise blamed

    monkeypatch.setattr(agreement, "check_options", check)
    monkeypatch.setattr(agreement, "put_together", check)
    wished = Options(advanced=True, modules=("first", "second"))
    assert settled(wished) == Options(modules=("second",))


@pytest.mark.rule("S12.3", "S15.1")
def test_only_terrains_and_spaces_for_buildings_have_no_room_for_another_content() -> None:
    kinds = {type(content) for module in MODULES for content in module.contents}
    assert {kind.__name__ for kind in kinds if kind.everywhere} == {"Ability", "Building"}
