"""Checkpoints and the start of a day (S3)."""

from typing import Any

import msgspec
import pytest

from battalia.engine import Options, PositionError, load, save
from battalia.engine.events import DayBegan, Event, GameEnded, TentDissolved, TurnBegan
from battalia.engine.game import Game, Tent
from battalia.engine.laws import broken_law
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.checkpoints import (
    ORDER,
    CheckpointReached,
    Counted,
    counted_decks,
)
from battalia.engine.modules.great_artefacts.summoning import Summoned
from battalia.engine.modules.heroic import VeteranNamed, veterans
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import RoyalDeposed, RoyalGiven, Royals
from battalia.engine.notation import read_card, read_cards
from battalia.engine.play import advance, play
from battalia.engine.points import assemble
from battalia.engine.position import from_position, position
from battalia.engine.terms import take
from positions import asked, say, table, until
from refusals import refuses
from shelf import Potions

ALL: dict[str, Any] = {"expansion": True, "royals": True, "heroic": True, "advanced": True}
QUEEN = "queen.islanders"


def week(decks: dict[str, int] | None = None, *, day: int = 14, **more: Any) -> Game:
    """The last turn of a week; p1 ... have decks of so many supply cards, else of ten."""
    nation = {name: f"supply×{n}" for name, n in (decks or {}).items()}
    return table(day=day, nation=nation, **{"turn": "p4", **ALL, **more})


def end_of_day(game: Game, *ends: str) -> list[Event]:
    """The last turn of the day ends; all that happened until somebody is asked."""
    events: list[Event] = []
    for name in ends or ("p4",):
        events += say(game, f"{name}: end")
        while -1 in game.asked:
            events += play(game, -1, game.asked[-1].options[0])
    assert broken_law(game) is None
    return events


def steps(events: list[Event]) -> list[str]:
    """What of it belongs to the night, in order."""
    night = (
        *(CheckpointReached, RoyalDeposed, RoyalGiven, VeteranNamed),
        *(TentDissolved, DayBegan, TurnBegan, GameEnded),
    )
    return [type(event).__name__ for event in events if isinstance(event, night)]


@pytest.mark.rule("S3.1", "B11.1")
@pytest.mark.parametrize("day", [7, 14, 21, 28])
def test_a_checkpoint_comes_after_the_last_turn_of_a_week_before_the_oracle_turns(day: int) -> None:
    events = end_of_day(week(day=day))
    assert steps(events) == ["CheckpointReached", "DayBegan", "TurnBegan"]
    assert [event for event in events if isinstance(event, CheckpointReached)] == [
        CheckpointReached(day // 7)
    ]


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize("day", [1, 6, 8, 13, 15])
def test_no_checkpoint_comes_within_a_week(day: int) -> None:
    assert steps(end_of_day(week(day=day))) == ["DayBegan", "TurnBegan"]


@pytest.mark.rule("S3.1")
def test_no_checkpoint_comes_before_the_last_turn_of_the_day() -> None:
    assert steps(end_of_day(week(turn="p3"), "p3")) == ["TurnBegan"]


@pytest.mark.rule("S3.1")
def test_the_last_turn_is_that_before_the_first_players() -> None:
    game = week({"p1": 20}, turn="p2")
    game.first = 2
    advance(game)
    assert steps(end_of_day(game, "p2"))[:2] == ["CheckpointReached", "RoyalGiven"]


@pytest.mark.rule("S3.1", "S4.3")
def test_in_teams_the_checkpoint_waits_for_the_last_member_of_the_last_team() -> None:
    game = week({"p1": 20}, turn="p2", teams=True)
    assert steps(end_of_day(game, "p4")) == []
    assert asked(game) == ["p2"]
    assert steps(end_of_day(game, "p2"))[:3] == ["CheckpointReached", "RoyalGiven", "DayBegan"]


@pytest.mark.rule("S3.1")
def test_royals_are_deposed_then_given_then_veterans_named() -> None:
    game = week(
        {"p1": 26, "p2": 14},
        shelter={"p2": QUEEN},
        slices={"royals": Royals(read_cards(QUEEN))},
    )
    assert steps(end_of_day(game)) == [
        "CheckpointReached",
        "RoyalDeposed",
        "RoyalGiven",
        "RoyalGiven",
        "VeteranNamed",
        "DayBegan",
        "TurnBegan",
    ]


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize("more", [{}, {"royals": False}, {"heroic": False, "advanced": False}])
def test_every_deck_is_counted_once_from_the_second_checkpoint_on(more: dict[str, Any]) -> None:
    decks = {"p1": 26, "p2": 19}
    first = week(decks, day=7, **more)
    end_of_day(first)
    assert counted_decks(first) == ()
    second = week(decks, day=14, **more)
    end_of_day(second)
    # What comes afterwards is not counted: p1 may have got two royals.
    assert counted_decks(second) == (26, 19, 10, 10)
    assert second.deck_size(0) == (28 if second.rules.options.royals else 26)


@pytest.mark.rule("S3.1", "S2.2", "S5.3")
def test_royals_and_veterans_go_by_the_same_count() -> None:
    game = week({"p1": 24})
    end_of_day(game)
    # 24 cards bring both royals; the 26 cards of afterwards make no veteran yet.
    assert (game.deck_size(0), veterans(game)) == (26, ())
    third = week(
        {"p1": 24},
        day=21,
        shelter={"p1": "queen.barfolk king.barfolk"},
        slices={"royals": Royals(read_cards("queen.barfolk king.barfolk"))},
    )
    end_of_day(third)
    assert veterans(third) == (0,)


@pytest.mark.rule("S3.1", "B5.10", "B9.2")
def test_a_tent_for_one_day_ends_first_and_its_cards_count() -> None:
    game = week({"p1": 18}, hand={"p1": "hammer friman.barfolk"})
    for name in ("hammer", "friman.barfolk"):
        game.hand[0] = take(game.hand[0], read_card(name))
    game.tents[0] = (Tent(read_card("hammer"), read_cards("friman.barfolk"), True),)
    advance(game)
    assert steps(end_of_day(game)) == [
        "TentDissolved",
        "CheckpointReached",
        "RoyalGiven",
        "DayBegan",
        "TurnBegan",
    ]
    assert counted_decks(game)[0] == 20


@pytest.mark.rule("S3.1", "B13.3")
@pytest.mark.parametrize("weeks", [1, 2, 3])
def test_a_game_limited_to_a_week_ends_before_its_checkpoint(weeks: int) -> None:
    game = week({"p1": 30}, day=7 * weeks, weeks=weeks)
    assert steps(end_of_day(game)) == ["GameEnded"]
    assert game.ended == "weeks"
    assert game.deck_size(0) == 30
    assert veterans(game) == ()


@pytest.mark.rule("S3.1", "B13.3")
def test_a_longer_game_has_the_checkpoint() -> None:
    game = week({"p1": 20}, weeks=3)
    assert "RoyalGiven" in steps(end_of_day(game))


@pytest.mark.rule("S3.1")
def test_the_steps_of_a_checkpoint_come_in_the_order_of_the_book() -> None:
    options = Options(
        players=4,
        stormgates=True,
        metamorpha=True,
        bilkarr=True,
        great_artefacts=True,
        summoning=True,
        **ALL,
    )
    names = assemble(options).checkpoint.names()
    assert names == [name for name in ORDER if name in names]
    assert ORDER.index("summoned leave") < ORDER.index("count decks") < ORDER.index("royals")
    assert ORDER.index("royals") < ORDER.index("veterans") < ORDER.index("metamorpha")
    assert ORDER.index("metamorpha") < ORDER.index("bilkarr")
    assert {"count decks", "royals", "veterans"} <= set(names)


@pytest.mark.rule("S3.1")
def test_a_table_without_the_modules_has_no_checkpoint() -> None:
    rules = assemble(Options(players=4, expansion=True))
    assert "checkpoint" not in rules.night.names()
    assert rules.slices == {}
    assert rules.checkpoint.names() == []


@pytest.mark.rule("S3.1", "S2.2", "S5.3", "S12.1", "S13.1")
@pytest.mark.parametrize(
    ("option", "steps"),
    [
        ("royals", ["count decks", "royals"]),
        ("heroic", ["count decks", "veterans"]),
        ("metamorpha", ["metamorpha"]),
        ("bilkarr", ["bilkarr"]),
    ],
)
def test_each_module_alone_brings_its_own_steps(option: str, steps: list[str]) -> None:
    chosen = Options(expansion=True, stormgates=True, advanced=True)
    rules = assemble(msgspec.structs.replace(chosen, **{option: True}))
    assert "checkpoint" in rules.night.names()
    assert rules.checkpoint.names() == steps


GATES = {
    "r0c3": "stormgate woods north",
    "r3c0": "stormgate mountains north",
    "r3c6": "stormgate canyons north",
    "r6c3": "stormgate lakes north",
}
NPCS: dict[str, Any] = {"stormgates": True, "metamorpha": True, "bilkarr": True, "board": GATES}


def at_the_die(game: Game) -> str:
    """The last turn of the day ends and its cards are drawn; what chance is asked then."""
    say(game, "p4: end")
    while game.asked[-1].about == "draw":
        play(game, -1, game.asked[-1].options[0])
    return game.asked[-1].about


@pytest.mark.rule("S3.1", "S12.1", "S13.1")
def test_at_the_first_checkpoint_metamorpha_then_bilkarr_enter() -> None:
    game = week(day=7, **NPCS)
    assert at_the_die(game) == "metamorpha-enters"
    assert game.day == 7
    say(game, "chance: roll 1")
    assert game.asked[-1].about == "bilkarr-gate"
    assert load(save(game)) == game
    events = say(game, "chance: roll 2")
    assert steps(events) == ["DayBegan", "TurnBegan"]
    second = week(day=14, slices=game.slices, **NPCS)
    assert steps(end_of_day(second)) == ["CheckpointReached", "DayBegan", "TurnBegan"]


@pytest.mark.rule("S3.1", "S7.7")
def test_the_summoned_leave_before_the_decks_are_counted_and_royals_come() -> None:
    game = week(
        {"p1": 20},
        great_artefacts=True,
        summoning=True,
        slices={"metamorpha": Metamorpha(10), "summoning": Summoned("metamorpha")},
        **NPCS,
    )
    assert len(game.rules.checkpoint.names()) == len(ORDER)
    names = [type(event).__name__ for event in end_of_day(game)]
    assert names.index("CheckpointReached") < names.index("MetamorphaLeft")
    assert names.index("MetamorphaLeft") < names.index("RoyalGiven")


@pytest.mark.rule("S3.1")
def test_a_checkpoint_stands_in_the_night_and_has_so_many_steps() -> None:
    game = week(day=7, **NPCS)
    at_the_die(game)
    plain = position(game)
    lane = plain["lanes"][0]
    assert [frame["frame"] for frame in lane] == ["round", "night", "checkpoint", "entering"]
    assert from_position(plain) == game
    for done in (0, 9):
        plain["lanes"] = [[*lane[:2], {"frame": "checkpoint", "done": done}, lane[3]]]
        with refuses(PositionError, f"“checkpoint”: there is no step “{done}”"):
            from_position(plain)
    plain["lanes"] = [[lane[0], *lane[2:]]]
    with refuses(PositionError, "cannot stand on"):
        from_position(plain)


@pytest.mark.rule("S3.1")
@pytest.mark.parametrize("done", [1, 2, 3])
def test_a_position_in_the_middle_of_a_checkpoint_goes_on(done: int) -> None:
    # Whatever has been counted by then: a written position need not say it.
    game = week(day=14, **NPCS)
    at_the_die(game)
    plain = position(game)
    plain["modules"] = {}
    plain["lanes"][0][2]["done"] = done
    loaded = from_position(plain)
    say(loaded, "chance: roll 1", "chance: roll 1")
    while -1 in loaded.asked:
        play(loaded, -1, loaded.asked[-1].options[0])
    assert asked(loaded) == ["p1"]


@pytest.mark.rule("S3.1")
def test_a_position_that_counts_only_some_decks_is_refused() -> None:
    with pytest.raises(AssertionError, match="the deck of every player"):
        week(slices={"checkpoints": Counted((20, 20))})


@pytest.mark.rule("S3.2", "B11.1")
def test_a_day_begins_with_the_oracle() -> None:
    game = week(day=14)
    (began,) = [event for event in end_of_day(game) if isinstance(event, DayBegan)]
    assert (began.day, game.day) == (15, 15)
    names = game.rules.night.names()
    assert names.index("checkpoint") < names.index("turn oracle")


@pytest.mark.rule("S3.2", "S13.1", "S13.3")
def test_at_the_start_of_a_day_the_oracle_turns_then_potions_then_bilkarr_moves() -> None:
    potions = Potions(colossus=Potion(owner=1, drunk=6))
    slices = {"potions": potions, "bilkarr": Bilkarr(24)}
    game = week(day=8, slices=slices, **NPCS)
    names = [type(event).__name__ for event in end_of_day(game)]
    order = ["DayBegan", "PotionSpent", "BilkarrMoved", "TurnBegan"]
    assert [name for name in names if name in order] == order


@pytest.mark.rule("S3.1", "S3.2")
def test_a_position_with_a_checkpoint_at_another_time_is_refused() -> None:
    game = until(week(day=14, **NPCS), "metamorpha-enters")
    plain = position(game)
    round_, night, *above = plain["lanes"][0]
    assert from_position(plain) == game
    with refuses(PositionError, "“checkpoint”: it is no part of this step"):
        from_position(plain | {"day": 13})
    later = night | {"done": night["done"] + 1}
    with refuses(PositionError, "“checkpoint”: it is no part of this step"):
        from_position(plain | {"lanes": [[round_, later, *above]]})
