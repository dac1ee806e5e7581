"""Bilkarr's walk and his market (S13.1, S13.2), and the start of a day (S3.2)."""

from typing import Any

import msgspec
import pytest

from battalia.engine import (
    CatalogueError,
    Options,
    OptionsError,
    PositionError,
    explain,
    load,
    save,
    view,
)
from battalia.engine.chapters.turn import Night, Round
from battalia.engine.events import DayBegan, Event, PurposeGone
from battalia.engine.game import Game
from battalia.engine.laws import broken_law
from battalia.engine.modules.bilkarr import (
    BILKARR,
    NAME,
    Bilkarr,
    BilkarrArrived,
    BilkarrMoved,
    PotionBought,
)
from battalia.engine.modules.checkpoints import CheckpointReached
from battalia.engine.modules.potions import Potion, PotionSpent, potion
from battalia.engine.modules.stardust import Stardust
from battalia.engine.notation import read_seat
from battalia.engine.play import advance, play
from battalia.engine.points import assemble
from battalia.engine.position import from_position, position
from battlefield import spent
from positions import asked, offered, say, starting, table
from refusals import refuses
from shelf import POTIONS, Potions

ON: dict[str, Any] = {"expansion": True, "stormgates": True, "bilkarr": True}
GATES = {
    "r0c3": "stormgate woods north",
    "r3c0": "stormgate lakes north",
    "r3c6": "stormgate canyons north",
    "r6c3": "stormgate mountains north",
}
"""The numbers 1, 4, 3 and 2 of the die (S0.2)."""


def evening(
    where: str = "-", right: bool = True, down: bool = True, *, day: int = 8, **more: Any
) -> Game:
    """The last turn of a day; Bilkarr is there and goes that way."""
    options = {**ON, "board": GATES, **more}
    players = options.get("players", 4)
    space = assemble(Options(players=players, **ON)).notation.read_space(where)
    slices = {NAME: Bilkarr(space, right, down), **options.pop("slices", {})}
    return table(day=day, turn=f"p{players}", slices=slices, **options)


def night(game: Game, *rolls: int) -> list[Event]:
    """The last turn of the day ends; the die puts Bilkarr on these gates."""
    dice = list(rolls)
    events: list[Event] = []
    name = next(f"p{seat + 1}" for seat in game.asked if not game.asked[seat].optional)
    events += say(game, f"{name}: end")
    while -1 in game.asked:
        if game.asked[-1].about == "bilkarr-gate":
            events += say(game, f"chance: roll {dice.pop(0)}")
        else:
            events += play(game, -1, game.asked[-1].options[0])
    assert not dice
    assert broken_law(game) is None
    return events


def place(game: Game) -> str:
    return game.rules.notation.space_name(BILKARR.of(game).space)


def next_day(game: Game, *rolls: int) -> str:
    """All players pass a whole day; where Bilkarr is then."""
    while game.asked:
        (seat,) = [seat for seat, question in game.asked.items() if not question.optional]
        say(game, f"p{seat + 1}: skip")
        if seat == game.players - 1:
            break
        night(game)
    night(game, *rolls)
    return place(game)


# S13.1: entering.


@pytest.mark.rule("S13.1", "S3.1")
def test_bilkarr_enters_at_the_first_checkpoint_on_the_gate_of_the_die() -> None:
    game = evening(day=7)
    say(game, "end")
    while game.asked[-1].about != "bilkarr-gate":
        play(game, -1, game.asked[-1].options[0])
    assert game.day == 7
    assert offered(game) == ["roll 1", "roll 2", "roll 3", "roll 4"]
    assert game.asked[-1].weights == [1, 1, 1, 1]
    assert load(save(game)) == game
    events = say(game, "roll 3")
    assert game.day == 8
    assert place(game) == "r3c6"
    assert events[0] == BilkarrArrived(BILKARR.of(game).space)
    assert isinstance(events[1], DayBegan)


@pytest.mark.rule("S13.1")
def test_the_die_is_rolled_again_for_gates_that_are_not_in_play() -> None:
    gates = {"r1c3": "stormgate ice north", "r5c3": "stormgate jungle north"}
    game = evening(day=7, players=2, board=gates, factions=("wolfsclan", "sunblessed"))
    say(game, "end")
    while game.asked[-1].about != "bilkarr-gate":
        play(game, -1, game.asked[-1].options[0])
    assert offered(game) == ["roll 5", "roll 6"]


@pytest.mark.rule("S13.1", "S3.1")
@pytest.mark.parametrize("day", [1, 6, 13])
def test_before_the_first_checkpoint_he_is_not_there_and_later_he_does_not_enter_anew(
    day: int,
) -> None:
    game = evening("-" if day < 7 else "r3c3", day=day)
    assert not any(isinstance(event, BilkarrArrived) for event in night(game))
    assert place(game) == ("-" if day < 7 else "r5c5")


@pytest.mark.rule("S13.1", "S3.1")
def test_at_the_second_checkpoint_he_walks_on() -> None:
    game = evening("r3c3", day=14)
    events = night(game)
    kinds = [type(event) for event in events]
    assert CheckpointReached in kinds
    assert BilkarrArrived not in kinds
    assert place(game) == "r5c5"


@pytest.mark.rule("S13.1")
def test_he_stands_on_his_gate_through_the_first_day_of_the_new_week() -> None:
    game = evening(day=7)
    night(game, 1)
    assert place(game) == "r0c3"
    assert next_day(game) == "r2c5"
    assert next_day(game) == "r4c5"


@pytest.mark.rule("S13.1", "S3.1")
def test_a_game_limited_to_the_first_week_ends_before_he_enters() -> None:
    game = evening(day=7, weeks=1)
    assert not any(isinstance(event, BilkarrArrived) for event in night(game))
    assert game.ended == "weeks"


@pytest.mark.rule("S10.5")
def test_bilkarr_needs_the_stormgates() -> None:
    with pytest.raises(OptionsError, match="options-needs-stormgates"):
        assemble(Options(players=4, expansion=True, bilkarr=True))


@pytest.mark.rule("S13.1", "S3.1")
def test_in_the_first_corner_he_is_on_the_board() -> None:
    game = evening("r0c0", day=14)
    assert not any(isinstance(event, BilkarrArrived) for event in night(game))
    assert place(game) == "r2c2"


# S13.1: walking.


@pytest.mark.rule("S13.1")
@pytest.mark.parametrize(
    ("where", "right", "down", "after"),
    [
        ("r1c1", True, True, "r3c3"),
        ("r1c5", False, True, "r3c3"),
        ("r5c1", True, False, "r3c3"),
        ("r5c5", False, False, "r3c3"),
    ],
)
def test_he_makes_two_diagonal_steps_a_day_also_over_empty_spaces(
    where: str, right: bool, down: bool, after: str
) -> None:
    game = evening(where, right, down)
    moved = BilkarrMoved(BILKARR.of(game).space, game.rules.notation.read_space(after))
    assert moved in night(game)
    assert BILKARR.of(game) == Bilkarr(game.rules.notation.read_space(after), right, down)


@pytest.mark.rule("S13.1")
@pytest.mark.parametrize(
    ("where", "right", "down", "after", "right_then", "down_then"),
    [
        ("r2c5", True, True, "r4c5", False, True),
        ("r2c6", True, True, "r4c4", False, True),
        ("r6c2", True, True, "r4c4", True, False),
        ("r5c2", True, True, "r5c4", True, False),
        ("r0c3", False, False, "r2c1", False, True),
        ("r1c3", False, False, "r1c1", False, True),
        ("r3c0", False, False, "r1c2", True, False),
        ("r6c6", True, True, "r4c4", False, False),
    ],
)
def test_at_the_edge_the_offending_component_is_reversed_and_no_step_is_lost(
    where: str, right: bool, down: bool, after: str, right_then: bool, down_then: bool
) -> None:
    game = evening(where, right, down)
    night(game)
    assert BILKARR.of(game) == Bilkarr(game.rules.notation.read_space(after), right_then, down_then)


@pytest.mark.rule("S13.1")
@pytest.mark.parametrize(
    ("where", "right", "down", "corner"),
    [
        ("r5c5", True, True, "r6c6"),
        ("r1c1", False, False, "r0c0"),
        ("r4c4", True, True, "r6c6"),
        ("r1c5", True, False, "r0c6"),
        ("r4c2", False, True, "r6c0"),
    ],
)
def test_a_step_into_a_corner_ends_the_move(
    where: str, right: bool, down: bool, corner: str
) -> None:
    game = evening(where, right, down)
    night(game)
    assert place(game) == corner
    assert BILKARR.of(game).cornered


@pytest.mark.rule("S13.1")
def test_from_a_corner_the_die_puts_him_on_a_gate_instead_of_moving() -> None:
    game = evening("r1c1", False, False)
    night(game)
    assert place(game) == "r0c0"
    assert next_day(game, 4) == "r3c0"
    assert BILKARR.of(game) == Bilkarr(game.rules.notation.read_space("r3c0"))
    assert next_day(game) == "r5c2", "he starts right and down"


@pytest.mark.rule("S13.1", "S10.2")
def test_the_missing_corners_of_a_board_belong_to_its_rectangle() -> None:
    gates = {
        "r1c3": "stormgate woods north",
        "r1c7": "stormgate lakes north",
        "r4c2": "stormgate canyons north",
        "r4c8": "stormgate mountains north",
        "r4c5": "stormgate jungle north",
    }
    game = evening("r4c2", False, True, players=5, board=gates)
    night(game)
    assert place(game) == "r6c0"
    assert BILKARR.of(game).cornered
    assert load(save(game)) == game
    other = evening("r3c9", True, True, players=5, board=gates)
    night(other)
    assert place(other) == "r5c9"


@pytest.mark.rule("S13.1", "S10.1")
def test_on_the_small_board_he_stays_within_five_by_five() -> None:
    gates = {"r1c3": "stormgate woods north", "r5c3": "stormgate lakes north"}
    game = evening("r5c3", players=2, board=gates)
    night(game)
    assert place(game) == "r3c5"
    other = evening("r4c4", players=2, board=gates)
    night(other)
    assert (place(other), BILKARR.of(other).cornered) == ("r5c5", True)


BOXES = {
    2: (1, 1, 5, 5),
    3: (0, 0, 6, 6),
    4: (0, 0, 6, 6),
    5: (0, 0, 6, 10),
    6: (0, 0, 6, 10),
}
"""Top, left, bottom and right of every board; those of three and five have missing corners."""


@pytest.mark.rule("S13.1", "S10.1", "S10.2")
@pytest.mark.parametrize("players", BOXES)
def test_from_every_gate_he_walks_by_the_book_on_every_board(players: int) -> None:
    """Written anew from the words of the rule: two steps, turning at the edge, ending in a corner,
    the die next day."""
    top, left, bottom, right = BOXES[players]
    layout = assemble(Options(players=players, **ON)).layout
    terrains = ("woods", "mountains", "canyons", "lakes", "ice", "jungle")
    places = [f"r{gate // layout.columns}c{gate % layout.columns}" for gate in layout.gates]
    board = {
        place: f"stormgate {terrain} north"
        for place, terrain in zip(places, terrains, strict=False)
    }
    numbers = [1, 2, 3, 4, 5, 6][: len(places)]
    seen: set[tuple[int, int]] = set()
    for gate in layout.gates:
        factions = ("barfolk", "cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed")
        slices = {NAME: Bilkarr(gate)}
        game = table(players, day=8, board=board, factions=factions, slices=slices, **ON)
        row, column = divmod(gate, layout.columns)
        down, across, cornered = 1, 1, False
        for day in range(9, 40):
            game.lanes = [(Round(0), Night())]
            advance(game)
            if cornered:
                assert load(save(game)) == game
                number = numbers[day % len(numbers)]
                say(game, f"chance: roll {number}")
                row, column = divmod(layout.gates[number - 1], layout.columns)
                down, across, cornered = 1, 1, False
            else:
                for _ in range(2):
                    if not cornered:
                        down = down if top <= row + down <= bottom else -down
                        across = across if left <= column + across <= right else -across
                        row, column = row + down, column + across
                        cornered = row in (top, bottom) and column in (left, right)
            assert game.day == day
            there = Bilkarr(row * layout.columns + column, across > 0, down > 0, cornered)
            assert BILKARR.of(game) == there
            seen.add((row, column))
    if players == 5:
        missing = {divmod(space, layout.columns) for space in layout.missing}
        assert seen & missing, "he walks over missing corners, too"


@pytest.mark.rule("S13.1", "S7.7")
def test_summoned_into_a_corner_he_has_not_stepped_there() -> None:
    game = evening("r3c3")
    game.rules.npcs[NAME](game, game.rules.notation.read_space("r6c6"))
    night(game)
    assert place(game) == "r4c4"


@pytest.mark.rule("S13.1", "S7.7")
def test_wherever_he_is_summoned_he_keeps_his_direction() -> None:
    game = evening("r3c3", False, True)
    game.rules.npcs[NAME](game, game.rules.notation.read_space("r1c4"))
    night(game)
    assert place(game) == "r3c2"


@pytest.mark.rule("S13.1")
@pytest.mark.parametrize("beside", ["r0c0", "r0c3", "r3c0", "r3c6", "r6c3"])
def test_he_cannot_stand_beside_the_board(beside: str) -> None:
    gates = {"r1c3": "stormgate woods north", "r5c3": "stormgate lakes north"}
    game = evening("r3c3", players=2, board=gates)
    data = save(game).replace(b'"space":"r3c3"', b'"space":"%s"' % beside.encode())
    with refuses(PositionError, "rectangle"):
        load(data)


@pytest.mark.rule("S13.1")
def test_a_position_may_say_that_he_is_not_on_the_board_or_leave_it_out() -> None:
    game = table(**ON)
    plain = position(game)
    assert from_position({**plain, "modules": {NAME: {"space": "-"}}}) == game
    assert from_position({**plain, "modules": {}}) == game


@pytest.mark.rule("S3.2", "S13.3", "B11.1")
def test_a_day_starts_with_the_oracle_then_the_potions_then_bilkarr() -> None:
    drunk = {"potions": Potions(berserk=Potion(2, 6))}
    events = night(evening("r3c3", slices=drunk))
    order = [type(e) for e in events if isinstance(e, (DayBegan, PotionSpent, BilkarrMoved))]
    assert order == [DayBegan, PotionSpent, BilkarrMoved]


# S13.2: the market.


def market(hand: dict[str, str] | str = "supply×4", heroes: str = "r3c3", **more: Any) -> Game:
    """p1 with these cards; Bilkarr is at the ruins."""
    options = {**ON, "slices": {}, **more}
    space = assemble(Options(players=4, **ON)).notation.read_space("r3c3")
    slices = {NAME: Bilkarr(space), **options.pop("slices")}
    return table(hand=hand, heroes={"p1": heroes}, slices=slices, day=9, **options)


def reason(game: Game, name: str, wish: str) -> str:
    found = explain(game, read_seat(name), wish)
    assert found is not None
    return found.id


@pytest.mark.rule("S13.2")
def test_with_a_hero_on_his_space_any_potions_are_bought_for_two_supply_each() -> None:
    game = market("supply×5")
    assert starting(game, "buy") == [f"buy-potion {name}" for name in POTIONS]
    events = say(game, "buy-potion colossus")
    assert PotionBought(0, "colossus") in events
    assert spent(game) == "supply×2"
    assert potion(game, "colossus") == Potion(0)
    assert "p1: buy-potion colossus" not in starting(game, "buy")
    say(game, "p1: buy-potion berserk", "p1: pay supply×2")
    assert potion(game, "berserk") == Potion(0)
    assert reason(game, "p1", "buy-potion weakness") == "cannot-pay"


@pytest.mark.rule("S13.2")
@pytest.mark.parametrize("heroes", ["", "r3c4", "r3c4 -"])
def test_without_a_hero_on_his_space_nothing_is_bought(heroes: str) -> None:
    game = market(heroes=heroes, board={"r3c4": "straight woods east"})
    assert starting(game, "buy") == []
    assert reason(game, "p1", "buy-potion colossus") == "not-at-bilkarr"


@pytest.mark.rule("S13.2")
@pytest.mark.parametrize("figure", ["r0c0 -", "- r0c0"])
@pytest.mark.parametrize("who", ["p1", "p2", "p3", "p4"])
def test_either_own_hero_buys_also_in_the_first_corner(who: str, figure: str) -> None:
    for name in ("p1", "p2", "p3", "p4"):
        game = table(
            turn=who,
            hand="supply×2",
            board={"r0c0": "city-one lakes east"},
            heroes={name: figure},
            slices={NAME: Bilkarr(0)},
            day=9,
            **ON,
        )
        assert starting(game, "buy") == [f"buy-potion {one}" for one in POTIONS if name == who]


@pytest.mark.rule("S13.2")
def test_while_he_is_not_on_the_board_nothing_is_bought() -> None:
    game = table(hand="supply×4", heroes={"p1": "r3c3"}, **ON)
    assert starting(game, "buy") == []
    assert reason(game, "p1", "buy-potion colossus") == "not-at-bilkarr"


@pytest.mark.rule("S13.2")
def test_a_bought_potion_is_nobody_elses_until_it_is_used_up() -> None:
    game = market(slices={"potions": Potions(colossus=Potion(1), berserk=Potion(1, 9))})
    assert "buy-potion colossus" not in offered(game, "p1")
    assert reason(game, "p1", "buy-potion colossus") == "potion-sold"
    assert reason(game, "p1", "buy-potion berserk") == "potion-sold"
    assert reason(game, "p1", "buy-potion nectar") == "no-such-potion"


@pytest.mark.rule("S13.2", "S13.3")
def test_a_used_up_potion_is_for_sale_again() -> None:
    game = evening(
        "r2c2",
        day=9,
        heroes={"p1": "r3c3"},
        hand={"p1": "supply×2"},
        slices={"potions": Potions(colossus=Potion(1, 7))},
        board={**GATES, "r4c4": "crossroads woods north"},
    )
    game.heroes[0] = game.rules.notation.read_space("r4c4")
    night(game)
    assert place(game) == "r4c4"
    say(game, "p1: skip")
    say(game, "p1: buy-potion colossus")
    assert potion(game, "colossus") == Potion(0)


@pytest.mark.rule("S13.2", "S6.3")
def test_stardust_pays_for_a_potion() -> None:
    game = market("stardust", trading=True, slices={"stardust": Stardust(1)})
    say(game, "p1: buy-potion eclipse")
    assert spent(game) == "stardust"
    assert potion(game, "eclipse") == Potion(0)


@pytest.mark.rule("S13.2")
def test_a_potion_is_held_as_long_as_its_owner_likes() -> None:
    game = evening("r3c3", slices={"potions": Potions(colossus=Potion(1))})
    night(game)
    for _ in range(4):
        say(game, *(f"p{seat + 1}: skip" for seat in game.asked if not game.asked[seat].optional))
        night(game)
    assert potion(game, "colossus") == Potion(1)


@pytest.mark.rule("S13.2")
def test_who_holds_what_is_public() -> None:
    held = Potions(colossus=Potion(1), weakness=Potion(2, 9, 0))
    game = market(slices={"potions": held})
    for viewer in (None, 0, 3):
        shown = {module.name: module.state for module in view(game, viewer).modules}
        assert shown["potions"] == held
        assert shown["bilkarr"] == BILKARR.of(game)


@pytest.mark.rule("S13.2", "S4.3", "S4.5")
def test_of_two_partners_only_one_gets_the_potion() -> None:
    space = assemble(Options(players=4, **ON)).notation.read_space("r3c3")
    game = table(
        hand={"p1": "supply×2", "p3": "supply×2"},
        heroes={"p1": "r3c3", "p3": "r3c3"},
        slices={NAME: Bilkarr(space)},
        teams=True,
        **ON,
    )
    for seat in (0, 2):
        play(game, seat, "buy-potion colossus")
    events = play(game, 0, "pay supply×2")
    assert potion(game, "colossus") == Potion(0)
    assert PurposeGone(2) in events
    assert asked(game) == ["p1", "p3"]
    assert not game.rows[2]
    say(game, "p3: buy-potion berserk")
    assert potion(game, "berserk") == Potion(2)


@pytest.mark.rule("S13.2", "B2.3")
def test_a_potion_is_bought_in_the_own_action_step_only() -> None:
    game = market({"p1": "", "p2": "supply×4"}, heroes="r3c3")
    game.heroes[2] = game.heroes[0]
    with pytest.raises(Exception, match="not-asked"):
        say(game, "p2: buy-potion colossus")


@pytest.mark.rule("S13.2", "S7.7")
def test_where_he_is_summoned_he_sells() -> None:
    game = market(heroes="r3c4", board={"r3c4": "straight woods east"})
    game.rules.npcs[NAME](game, game.rules.notation.read_space("r3c4"))
    advance(game)
    assert BILKARR.of(game) == Bilkarr(game.rules.notation.read_space("r3c4"))
    say(game, "p1: buy-potion weakness")
    assert potion(game, "weakness") == Potion(0)


@pytest.mark.rule("S13.1", "S7.7", "S3.1")
def test_when_the_summoned_leave_he_enters_anew() -> None:
    game = evening(day=14)
    night(game, 2)
    assert place(game) == "r6c3"
    assert next_day(game) == "r4c5", "he stood there for a day, then went right and up"


@pytest.mark.rule("S13.2")
@pytest.mark.parametrize(
    "wrong",
    [
        {"colossus": {"drunk": 9}},
        {"colossus": {"owner": "p1", "drunk": 5}},
        {"colossus": {"owner": "p1", "drunk": 6}},
        {"colossus": {"owner": "p1", "drunk": 10}},
        {"colossus": {"owner": "p1", "drunk": 9, "on": "p2"}},
        {"weakness": {"owner": "p1", "drunk": 9}},
        {"weakness": {"owner": "p1", "drunk": 9, "on": "p1"}},
        {"weakness": {"owner": "p1", "on": "p2"}},
        {"freezing": {"owner": "p1", "used": 9}},
        {"freezing": {"owner": "p1", "drunk": 9, "used": 8}},
        {"colossus": {"owner": "p1", "drunk": 9, "used": 9}},
        {"nectar": {"owner": "p1"}},
    ],
)
def test_impossible_holdings_are_refused(wrong: dict[str, Any]) -> None:
    plain = msgspec.json.decode(save(market()))
    plain["modules"]["potions"] = wrong
    with pytest.raises(PositionError):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S13.2")
@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("buy-potion colossus", "potion-sold S13.2"),
        ("buy-potion berserk", "cannot-pay S13.2"),
        ("buy-potion nectar", "no-such-potion S13.3"),
    ],
)
def test_why_a_potion_is_not_bought(wish: str, why: str) -> None:
    game = market("supply", slices={"potions": Potions(colossus=Potion(1))})
    found = explain(game, 0, wish)
    assert found is not None
    assert f"{found.id} {found.rule}" == why
    begun = market("supply×4", at="cohort")
    assert reason(begun, "p1", wish) == "cohort-first"


@pytest.mark.rule("S13.2", "B5.5")
def test_a_potion_is_paid_with_supply_and_nothing_else() -> None:
    assert starting(market("tool.barfolk×2 horse.barfolk supply"), "buy") == []
    wild = market("supply amulet.barfolk friman.barfolk")
    say(wild, "use amulet.barfolk", "on friman.barfolk", "chance: roll 6")
    say(wild, "p1: buy-potion berserk")
    assert potion(wild, "berserk") == Potion(0)


@pytest.mark.rule("S13.2", "S4.5")
def test_a_partners_hero_buys_nothing_for_another() -> None:
    game = market({"p1": "supply×4", "p3": "supply×4"}, heroes="-", teams=True)
    game.heroes[4] = game.rules.notation.read_space("r3c3")
    advance(game)
    assert reason(game, "p1", "buy-potion colossus") == "not-at-bilkarr"
    assert "buy-potion colossus" in offered(game, "p3")


@pytest.mark.rule("S13.3")
def test_a_potion_that_works_on_no_day_is_no_potion() -> None:
    corrections = "[stormgates]\npotion_days = 0\n"
    with refuses(CatalogueError, r"“stormgates\.potion_days”: at least 1, not 0 \(S13\.3\)"):
        assemble(Options(corrections=corrections, **ON))
