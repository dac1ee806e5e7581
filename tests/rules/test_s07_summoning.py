"""The table option of the Lost Scroll: Metamorpha or Bilkarr is summoned (S7.7)."""

from typing import Any

import pytest

from battalia.engine import PositionError, explain, load, save
from battalia.engine.game import Game
from battalia.engine.modules.bilkarr import Bilkarr
from battalia.engine.modules.great_artefacts.summoning import NpcSummoned, Summon, Summoned
from battalia.engine.modules.metamorpha import Metamorpha, MetamorphaLeft
from battalia.engine.modules.potions import Potion
from battalia.engine.modules.royals import Royals
from battalia.engine.notation import read_cards
from battalia.engine.options import Options, OptionsError
from battalia.engine.points import assemble
from battlefield import spent
from positions import cards, draw, offered, say, starting, table, until
from refusals import refuses
from shelf import Potions
from valleys import KINGS, valley

ROAD = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r1c2": "city-four canyons north",
    "r1c3": "straight mountains east",
    "r1c4": "city-opposite lakes east",
    "r4c0": "stormgate woods north",
    "r4c6": "stormgate lakes north",
}


NPCS = ("metamorpha", "bilkarr")


def scroll(hand: Any = "lost-scroll supply×3 friman.barfolk", **more: Any) -> Game:
    """p1 with the Lost Scroll and a hero on the woods."""
    given: dict[str, Any] = {
        "board": ROAD,
        "tokens": {"r1c0": "p1 1"},
        "heroes": {"p1": "r1c0"},
        "expansion": True,
        "stormgates": True,
        "great_artefacts": True,
        "summoning": True,
        "metamorpha": True,
        "bilkarr": True,
        "offer": "horn",
        **more,
    }
    return table(hand=hand, **given)


def where(game: Game, npc: str) -> str:
    state = game.slices[npc]
    assert isinstance(state, (Metamorpha, Bilkarr))
    return game.rules.notation.space_name(state.space)


def summoned(game: Game) -> str | None:
    state = game.slices["summoning"]
    assert isinstance(state, Summoned)
    return state.npc


@pytest.mark.rule("S7.7")
def test_the_lost_scroll_summons_either_to_any_space() -> None:
    game = scroll()
    say(game, "p1: use lost-scroll")
    spaces = [f"r{row}c{column}" for row in range(7) for column in range(7)]
    for npc in NPCS:
        wishes = starting(game, f"summon {npc}")
        assert wishes == [f"summon {npc} {space}" for space in spaces]
    events = say(game, "p1: summon metamorpha r1c2")
    assert NpcSummoned(0, "metamorpha", 9) in events
    assert (where(game, "metamorpha"), where(game, "bilkarr")) == ("r1c2", "-")
    assert summoned(game) == "metamorpha"
    # The Scroll is spent.
    assert spent(game) == "lost-scroll"
    assert game.asked[0].about == "action"


@pytest.mark.rule("S7.7", "S10.2")
def test_a_space_that_does_not_exist_is_none() -> None:
    game = scroll(players=2, board={"r1c3": "stormgate woods north"}, tokens={}, heroes={})
    say(game, "p1: use lost-scroll")
    assert len(starting(game, "summon bilkarr")) == 25
    assert "summon bilkarr r0c0" not in offered(game)


@pytest.mark.rule("S7.7", "S2.2", "B6.1")
def test_why_nobody_is_summoned_and_no_card_comes_back() -> None:
    issued = {"royals": Royals(read_cards("queen.barfolk"))}
    game = scroll(
        players=2,
        board={"r1c3": "stormgate woods north"},
        tokens={},
        heroes={},
        bilkarr=False,
        royals=True,
        limbo="queen.barfolk sword",
        slices=issued,
    )
    assert str(explain(game, 0, "summon metamorpha r1c1")) == "read-first (S7.7)"
    assert str(explain(game, 0, "summon bilkarr r1c1")) == "takes-no-part (S7.7)"
    say(game, "p1: use lost-scroll")
    assert str(explain(game, 0, "summon bilkarr r1c1")) == "takes-no-part (S7.7)"
    assert str(explain(game, 0, "summon metamorpha r0c0")) == "space-missing (B4.2)"
    assert str(explain(game, 0, "take queen.barfolk")) == "royal-in-limbo (S2.2)"
    assert str(explain(game, 0, "take sword")) == "owns-great-artefact (B6.1)"
    assert str(explain(game, 0, "take supply")) == "not-in-limbo (B9.2)"


@pytest.mark.rule("S7.7")
def test_the_first_corner_is_a_space_like_any_other() -> None:
    game = scroll()
    assert str(explain(game, 0, "summon bilkarr r0c0")) == "read-first (S7.7)"
    say(game, "p1: use lost-scroll", "p1: summon bilkarr r0c0")
    assert where(game, "bilkarr") == "r0c0"


@pytest.mark.rule("S7.7", "S15.1", "S15.5")
def test_in_the_valleys_it_brings_a_second_great_artefact_and_their_cards_lend_nothing() -> None:
    def read() -> Game:
        game = valley(
            hand="lost-scroll supply",
            limbo="sword",
            offer="",
            heroes={"p1": KINGS},
            great_artefacts=True,
            summoning=True,
            metamorpha=True,
        )
        say(game, "p1: use lost-scroll")
        return game

    game = read()
    say(game, "p1: take sword")
    assert cards(game, "hand") == "supply sword"
    for space in ("r2c2", KINGS):
        game = read()
        say(game, f"p1: summon metamorpha {space}")
        assert where(game, "metamorpha") == space
        assert starting(game, "invoke") == []


@pytest.mark.rule("S7.7")
def test_it_may_still_bring_a_card_back_from_limbo_instead() -> None:
    game = scroll(limbo="lord.barfolk")
    say(game, "p1: use lost-scroll")
    assert "take lord.barfolk" in offered(game)
    say(game, "p1: take lord.barfolk")
    assert "lord.barfolk" in cards(game, "hand")
    assert summoned(game) is None


@pytest.mark.rule("S7.7")
def test_without_the_option_nobody_is_summoned() -> None:
    game = scroll(limbo="lord.barfolk", summoning=False)
    say(game, "p1: use lost-scroll")
    assert starting(game, "summon") == []
    # And with an empty limbo the Scroll cannot be used at all.
    assert "use lost-scroll" not in offered(scroll(summoning=False))
    assert "use lost-scroll" in offered(scroll())


@pytest.mark.rule("S7.7")
def test_only_those_who_take_part_are_summoned() -> None:
    game = scroll(bilkarr=False)
    say(game, "p1: use lost-scroll")
    assert starting(game, "summon bilkarr") == []
    game = scroll(metamorpha=False)
    say(game, "p1: use lost-scroll")
    assert starting(game, "summon metamorpha") == []


@pytest.mark.rule("S7.7")
def test_the_summoned_one_is_moved() -> None:
    game = scroll(slices={"metamorpha": Metamorpha(9), "summoning": Summoned("metamorpha")})
    say(game, "p1: use lost-scroll", "p1: summon metamorpha r4c6")
    assert where(game, "metamorpha") == "r4c6"
    assert summoned(game) == "metamorpha"


@pytest.mark.rule("S7.7")
@pytest.mark.parametrize(("first", "second"), [NPCS, NPCS[::-1]])
def test_while_one_stands_summoned_no_second_one_is(first: str, second: str) -> None:
    slices = {"metamorpha": Metamorpha(9), "bilkarr": Bilkarr(9), "summoning": Summoned(first)}
    game = scroll(limbo="lord.barfolk", slices=slices)
    say(game, "p1: use lost-scroll")
    assert len(starting(game, f"summon {first}")) == 49
    assert starting(game, f"summon {second}") == []
    assert str(explain(game, 0, f"summon {second} r1c0")) == "one-summoned (S7.7)"
    # A card from limbo may be taken all the same.
    assert starting(game, "take") == ["take lord.barfolk"]


@pytest.mark.rule("S7.7", "S3.1")
def test_who_came_by_a_checkpoint_is_not_summoned_and_hinders_nobody() -> None:
    game = scroll(slices={"metamorpha": Metamorpha(9), "bilkarr": Bilkarr(9)})
    say(game, "p1: use lost-scroll")
    for npc in NPCS:
        assert len(starting(game, f"summon {npc}")) == 49


@pytest.mark.rule("S7.7", "S12.2")
def test_summoned_she_lends_the_terrain_on_which_she_stands() -> None:
    game = scroll()
    assert starting(game, "invoke") == []
    say(game, "p1: use lost-scroll", "p1: summon metamorpha r4c0")
    assert starting(game, "invoke") == ["invoke 1 woods"]


@pytest.mark.rule("S7.7", "S12.2")
@pytest.mark.parametrize("space", ["r0c0", "r3c3"])
def test_on_an_empty_space_or_the_ruins_she_lends_nothing(space: str) -> None:
    game = scroll(heroes={"p1": "r1c0 r3c3"})
    say(game, "p1: use lost-scroll", f"p1: summon metamorpha {space}")
    assert where(game, "metamorpha") == space
    assert starting(game, "invoke") == []


@pytest.mark.rule("S7.7", "S12.1")
def test_summoned_she_follows_the_builders_as_ever() -> None:
    game = scroll()
    say(game, "p1: use lost-scroll", "p1: summon metamorpha r0c0", "p1: build straight")
    say(game, "chance: terrain woods", "p1: place r0c2 north")
    assert where(game, "metamorpha") == "r0c2"
    assert summoned(game) == "metamorpha"


@pytest.mark.rule("S7.7", "S13.2")
def test_from_the_summoned_bilkarr_potions_are_bought() -> None:
    game = scroll()
    say(game, "p1: use lost-scroll", "p1: summon bilkarr r1c0", "p1: buy-potion colossus")
    state = game.slices["potions"]
    assert isinstance(state, Potions)
    assert state.colossus == Potion(owner=0)


def evening(day: int, **slices: Any) -> Game:
    """The last turn of a day is about to end."""
    return scroll({}, day=day, turn="p4", at="draw", slices=slices)


@pytest.mark.rule("S7.7", "S3.1")
@pytest.mark.parametrize("npc", NPCS)
def test_at_the_first_checkpoint_the_summoned_one_leaves_and_then_both_enter(npc: str) -> None:
    states = {"metamorpha": Metamorpha(9), "bilkarr": Bilkarr(0)}
    game = evening(7, summoning=Summoned(npc), **{npc: states[npc]})
    until(game, "metamorpha-enters")
    assert (where(game, "metamorpha"), where(game, "bilkarr")) == ("-", "-")
    assert load(save(game)) == game
    assert summoned(game) is None
    say(game, "chance: roll 1")
    assert game.asked[-1].about == "bilkarr-gate"
    say(game, "chance: roll 4")
    assert (where(game, "metamorpha"), where(game, "bilkarr")) == ("r4c0", "r4c6")


@pytest.mark.rule("S7.7", "S3.1")
def test_at_a_later_checkpoint_whoever_was_summoned_leaves_and_enters_again() -> None:
    game = evening(14, metamorpha=Metamorpha(9), summoning=Summoned("metamorpha"))
    events = []
    while game.asked.get(-1) is None or game.asked[-1].about != "metamorpha-enters":
        events += say(game, offered(game)[0])
    assert MetamorphaLeft() in events
    say(game, "chance: roll 4")
    assert where(game, "metamorpha") == "r4c6"


@pytest.mark.rule("S7.7", "S3.1")
def test_who_was_not_summoned_stays() -> None:
    game = evening(14, metamorpha=Metamorpha(9), bilkarr=Bilkarr(7), summoning=Summoned())
    until(game, "cohort")
    assert where(game, "metamorpha") == "r1c2"


@pytest.mark.rule("S7.7", "S3.1")
def test_until_the_checkpoint_the_summoned_stay() -> None:
    game = evening(5, metamorpha=Metamorpha(9), summoning=Summoned("metamorpha"))
    until(game, "cohort")
    assert where(game, "metamorpha") == "r1c2"
    assert summoned(game) == "metamorpha"


@pytest.mark.rule("S7.7", "S13.4")
def test_freezing_touch_cancels_the_summons() -> None:
    slices = {"potions": Potions(freezing=Potion(owner=1))}
    game = scroll(slices=slices, day=3)
    say(game, "p1: use lost-scroll", "p2: freeze")
    assert game.asked[0].about == "action"
    assert spent(game) == "lost-scroll"
    assert where(game, "metamorpha") == "-"


@pytest.mark.rule("S7.7", "S4.3")
def test_in_a_team_a_summons_takes_her_from_a_partner() -> None:
    game = scroll(
        {"p1": "supply friman.barfolk", "p3": "lost-scroll"},
        teams=True,
        slices={"metamorpha": Metamorpha(28)},
    )
    say(game, "p1: invoke 1 woods", "p3: use lost-scroll", "p3: summon metamorpha r1c1")
    assert game.asked[0].about == "action"
    assert cards(game, "hand") == "supply friman.barfolk"


@pytest.mark.rule("S7.7")
def test_a_position_in_which_somebody_absent_is_summoned_is_refused() -> None:
    game = scroll(bilkarr=False)
    game.slices["summoning"] = Summoned("bilkarr")
    with refuses(PositionError, "is summoned"):
        load(save(game))


@pytest.mark.rule("S7.7")
def test_a_summons_is_written_and_read_back() -> None:
    game = scroll()
    say(game, "p1: use lost-scroll")
    again = load(save(game))
    assert again == game
    assert offered(again) == offered(game)
    notation = game.rules.notation
    assert notation.text(Summon("bilkarr", 9)) == "summon bilkarr r1c2"
    assert notation.read_choice("summon bilkarr r1c2") == Summon("bilkarr", 9)
    say(game, "p1: summon bilkarr r1c2")
    draw(game)
    assert load(save(game)) == game


@pytest.mark.rule("S7.7", "S10.5")
def test_the_option_needs_the_scroll_and_somebody_to_summon() -> None:
    with pytest.raises(OptionsError, match="options-needs-great-artefacts"):
        assemble(Options(expansion=True, stormgates=True, metamorpha=True, summoning=True))
    with pytest.raises(OptionsError, match="options-needs-figure"):
        assemble(Options(expansion=True, great_artefacts=True, summoning=True))
