"""``explain`` and the options tell the same truth."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battalia.engine import CHANCE, Game, Question, explain, save
from battalia.engine.chapters.land import ground
from battalia.engine.choices import Build, Roll
from battalia.engine.explain import why_not
from battalia.engine.modules.potions import Potion
from battalia.engine.notation import NotationError
from battalia.engine.terms import CITY_SHAPES, ROAD_SHAPES, SHAPES
from positions import say, table
from random_play import rich_game, walk
from refusals import refuses
from shelf import Potions

WISHES = [
    *(f"hire {unit}" for unit in ("friman", "chief", "priest", "lord", "tool")),
    *(f"create {kind}" for kind in ("tool", "weapon", "amulet", "title", "scroll", "tent")),
    *(f"build {shape}" for shape in ("straight", "curve", "tee", "crossroads", "city-one 1")),
    *("build city-four 4", "build city-four", "build curve 2", "build ruins"),
    *(f"{verb} {space}" for verb in ("upgrade", "hero", "attack", "annex", "retreat", "city")
      for space in ("r1c1", "r3c3", "r5c5", "r0c0")),
    *("attack r3c3 p1", "attack r3c3 p2", "step 1 north", "step 2 west", "ride 1 horse.barfolk"),
    *("fly 1 r3c3", "use amulet.barfolk", "use hammer=title", "use supply", "use horn"),
    *("use @friman.barfolk=tent", "promote friman.barfolk 1", "promote lord.barfolk 1"),
    *("convert friman.barfolk islanders", "convert supply islanders", "turn-itself barfolk"),
    *("limbo supply", "ambush supply", "strike 0", "strike 7", "station hammer", "take hammer"),
    *("cohort barfolk 3", "mulligan", "skip", "end", "top supply", "keep-tent 0", "drop supply"),
    *("lay supply", "lay weapon.barfolk", "lay @lord.barfolk 2", "fight", "surrender", "recall"),
    *("keep", "join", "stand", "pass", "with 2", "as lord", "halt", "done", "pay supply×2"),
    *("name barfolk", "top-card", "roll 6", "draw supply", "terrain woods", "first p1"),
    *("faction barfolk", "remove barfolk", "place r2c3 north", "place r2c3 east"),
    *("jump 1 r0c3", "jump 2 r3c0", "event 3", "copy 3", "replace-card r0c0", "crown r1c1"),
    *("post r1c1", "trade chest horse", "trade horse.barfolk", "trade supply", "draw-fortune"),
    *("seek-artefact", "take-stardust", "pick friman.barfolk", "invoke 1 woods", "invoke 2 ice"),
    *("buy-potion colossus", "drink colossus", "drink weakness p2", "rage", "freeze", "allow"),
    *("eclipse supply lord", "rouse friman.fanatic supply", "rouse @lord.fanatic supply"),
    *("explore r2c2", "collect r2c2", "spend-amplifier", "cross", "lower r1c1", "exchange horn"),
    *("use bag", "use banner", "use cloak", "use crystal", "use lost-scroll", "use staff"),
    *("use mask", "take-over 0", "from 1", "from 1 2", "lay arrow", "hide r1c1", "upgrade r3c3"),
    *("reshape r1c1 woods", "swap-land r1c1 r2c2", "summon bilkarr r1c1", "pay stardust"),
    *("on friman.barfolk table", "promote friman.barfolk 1 table", "limbo stardust"),
]  # fmt: skip


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.integers(0, 10_000))
def test_a_wish_has_a_reason_exactly_when_it_is_not_offered(seed: int) -> None:
    game, rng = rich_game(seed)
    text = game.rules.notation.text
    for _ in walk(game, rng, 120):
        before = save(game)
        for seat in range(game.players):
            question = game.asked.get(seat)
            options = [] if question is None else [text(option) for option in question.options]
            for wish in rng.sample(WISHES, 12) + options:
                reason = explain(game, seat, wish)
                assert (reason is None) == (wish in options), (wish, reason)
                assert reason is None or reason.rule
        assert save(game) == before


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(0, 10_000))
def test_no_reason_is_found_against_an_action_only_if_it_is_offered(seed: int) -> None:
    """The obstacles by which ``explain`` judges are those by which the options are made."""
    game, rng = rich_game(seed)
    for seat, question in walk(game, rng, 120):
        if seat == CHANCE or question.about != "action":
            continue
        for wish in WISHES:
            choice = game.rules.notation.read_choice(wish)
            if choice not in question.options and type(choice) in game.rules.actions:
                assert why_not(game, seat, choice).id != "not-offered", wish


def building_wishes(game: Game, seat: int) -> None:
    options = game.asked[seat].options
    for shape in CITY_SHAPES + ROAD_SHAPES:
        places = {place.space for place in ground(game).places(game, seat, shape)}
        named = any(isinstance(option, Build) and option.shape == shape for option in options)
        for space in range(len(game.board)):
            wish = f"build {SHAPES[shape]} {game.rules.notation.space_name(space)}"
            assert (explain(game, seat, wish) is None) == (named and space in places), wish


@pytest.mark.parametrize("seed", range(10))
def test_building_on_a_space_is_explained_for_every_space_and_shape(seed: int) -> None:
    game, rng = rich_game(seed)
    for seat, question in walk(game, rng, 60):
        if seat != CHANCE and question.about == "action" and rng.random() < 0.3:
            building_wishes(game, seat)


TOKENS = {"r0c0": "p1 1"}


@pytest.mark.parametrize(
    ("wish", "reason", "rule"),
    [
        ("build city r0c0", "space-occupied", "B4.2"),
        ("build road r6c6", "space-touches-nothing", "B4.3"),
        ("build city r1c0", "space-beside-city", "B4.4"),
        ("build road r2c3", "space-not-linked", "B4.6"),
        ("build curve r1c0", "space-roads-differ", "B4.5"),
        ("build road r1c1", "cannot-pay", "B3.6"),
        ("hire lord", "cannot-pay", "B3.2"),
        ("create horse", "cannot-pay", "B3.3"),
        ("attack r3c3", "attack-needs-weapon", "B8.2"),
        ("upgrade r0c0", "cannot-pay", "B3.5"),
        ("upgrade r3c3", "no-city-here", "B3.5"),
        ("hero r3c3", "hero-needs-own-city", "B7.1"),
        ("step 1 north", "hero-not-on-board", "B7.2"),
        ("limbo lord.barfolk", "not-in-hand", "B9.1"),
        ("limbo friman.barfolk", "deck-too-small", "B9.2"),
        ("cohort barfolk 3", "only-at-start", "B2.1"),
        ("promote friman.barfolk 1", "no-title", "B5.6"),
        ("use tent.barfolk", "no-such-card", "B5.1"),
    ],
)
def test_the_reason_names_the_rule(wish: str, reason: str, rule: str) -> None:
    game = table(
        hand="friman.barfolk chief.barfolk",
        board={
            "r0c0": "city-four woods north",
            "r0c1": "curve lakes south",
            "r2c0": "straight woods north",
        },
        tokens=TOKENS,
    )
    found = explain(game, 0, wish)
    assert found is not None
    assert (found.id, found.rule) == (reason, rule)


@pytest.mark.parametrize("wish", ["", "conquer all", "build castle r2c3", "hire", "hire chief 2"])
def test_an_unreadable_wish_is_answered_in_one_sentence(wish: str) -> None:
    with refuses(NotationError, "."):
        explain(table(), 0, wish)


def test_out_of_turn_the_reason_says_who_is_asked() -> None:
    reason = explain(table(), 1, "hire chief")
    assert reason is not None
    assert reason.id == "not-asked"
    assert reason.args == {"players": "p1"}


def test_who_may_only_interject_is_not_waited_for() -> None:
    game = table(
        expansion=True,
        stormgates=True,
        bilkarr=True,
        hand="supply",
        slices={"potions": Potions(colossus=Potion(1))},
    )
    assert set(game.asked) == {0, 1}
    reason = explain(game, 2, "end")
    assert reason is not None
    assert reason.args == {"players": "p1"}
    # There is no fifth player, who could drink at any time.
    reason = explain(game, 4, "drink colossus")
    assert reason is not None
    assert reason.id == "not-asked"


@pytest.mark.parametrize(("options", "more"), [(8, False), (9, True)])
def test_of_many_answers_the_first_eight_are_named(options: int, more: bool) -> None:
    game = table(hand="amulet.barfolk friman.barfolk", day=2)
    say(game, "use amulet.barfolk", "on friman.barfolk")
    game.asked[CHANCE] = Question(CHANCE, "roll", [Roll(die) for die in range(1, options + 1)])
    reason = explain(game, CHANCE, "roll 10")
    assert reason is not None
    named = [f"roll {die}" for die in range(1, 9)]
    assert reason.args["choices"] == ", ".join(named) + (" …" if more else "")


def test_a_level_that_is_named_is_the_one_to_be_paid() -> None:
    game = table(
        hand="friman.barfolk×3 supply",
        board={"r1c1": "city-four woods north", "r1c2": "straight lakes east"},
        tokens={"r1c1": "p1 1"},
    )
    found = {
        level: explain(game, 0, f"build city-one{level} r1c3") for level in ("", " 1", " 2", " 0")
    }
    ids = {level: reason and reason.id for level, reason in found.items()}
    assert ids == {"": None, " 1": None, " 2": "cannot-pay", " 0": "level-and-shape"}


@pytest.mark.parametrize("what", ["curve", "crossroads", "city-one 1", "road", "city"])
def test_before_the_actions_nothing_is_built_on_any_space(what: str) -> None:
    game = table(hand="friman.barfolk×3", at="cohort")
    assert str(explain(game, 0, f"build {what} r1c3")) == str(explain(game, 0, "hire chief"))


def test_a_player_without_a_city_may_place_any_city_but_no_road() -> None:
    game = table(hand="friman.barfolk×3 supply", board={"r1c2": "crossroads canyons north"})
    for shape in ("city-one", "city-opposite", "city-corner", "city-three", "city-four"):
        assert explain(game, 0, f"build {shape} 1 r1c3") is None
    reason = explain(game, 0, "build crossroads r1c3")
    assert reason is not None
    assert reason.id == "space-no-own-city"
