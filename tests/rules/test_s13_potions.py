"""Drinking, and what the potions do (S13.3); the freezing touch has a file of its own."""

import random
from typing import Any

import msgspec
import pytest

from battalia.engine import (
    Options,
    PositionError,
    explain,
    load,
    missing,
    save,
    start,
    view,
)
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.rows import use_loose
from battalia.engine.choices import Step
from battalia.engine.events import AttackVoided, BattleEnded, DayBegan, Event, TotalsAnnounced
from battalia.engine.game import Game, Loose, Refused
from battalia.engine.laws import broken_law
from battalia.engine.module import Mark
from battalia.engine.modules.bilkarr import Bilkarr, BuyPotion
from battalia.engine.modules.metamorpha import Metamorpha
from battalia.engine.modules.potion_cards import CardEclipsed, Eclipse, Freeze, HandStruck, Raging
from battalia.engine.modules.potions import Drink, Potion, PotionDrunk, PotionSpent, potion, undrunk
from battalia.engine.modules.royals import Royals
from battalia.engine.modules.stardust import Stardust
from battalia.engine.modules.trading import Post, Trading
from battalia.engine.notation import cards_text, read_card, read_cards, read_seat
from battalia.engine.play import advance, play
from battalia.engine.record import Record, read_record, replay, write_record
from battalia.engine.terms import WEAPON
from battlefield import announced, at_war, field, gained, heroes, mark, spent, totals
from positions import asked, cards, draw, offered, say, starting, table
from random_play import rich_game, walk
from refusals import refuses
from shelf import POTIONS, Potions

ON: dict[str, Any] = {"expansion": True, "stormgates": True, "bilkarr": True}
GATED = {
    "r1c0": "city-one woods east",
    "r1c1": "straight lakes east",
    "r5c5": "stormgate woods north",
}


def potions(**held: Potion) -> dict[str, Any]:
    return {"potions": Potions(**held)}


def war(attack: Any = "", defence: str = "", *, held: dict[str, Potion], **more: Any) -> Game:
    """p1 at the gates of a level 3 city of p2; these potions are held."""
    slices = potions(**held) | more.pop("slices", {})
    return field(attack, defence, slices=slices, **{**ON, **more})


def peace(hand: Any = "", *, held: dict[str, Potion], **more: Any) -> Game:
    """p1 with these cards and a hero in an own city."""
    given = {
        "board": {"r1c0": "city-one woods east", "r1c1": "straight lakes east"},
        "tokens": {"r1c0": "p1 1"},
        "heroes": {"p1": "r1c0"},
        **ON,
        **more,
    }
    return table(hand=hand, slices=potions(**held) | given.pop("slices", {}), **given)


def reason(game: Game, name: str, wish: str) -> str:
    found = explain(game, read_seat(name), wish)
    assert found is not None
    return found.id


def drinks(game: Game, name: str) -> list[str]:
    return [choice for choice in offered(game, name) if choice.startswith("drink")]


def starting_of(game: Game, name: str, word: str) -> list[str]:
    return [choice for choice in offered(game, name) if choice.startswith(word)]


def pass_days(game: Game, day: int) -> list[Event]:
    """Everybody does nothing until this day."""
    events: list[Event] = []
    while game.day < day:
        seat = next(seat for seat, one in game.asked.items() if not one.optional)
        ends = "end" if game.asked[seat].about == "action" else "skip"
        events += say(game, f"p{seat + 1}: {ends}")
        while -1 in game.asked:
            events += play(game, -1, game.asked[-1].options[0])
    return events


# Drinking.


@pytest.mark.rule("S13.3")
def test_a_potion_is_drunk_in_the_own_turn_between_two_inputs() -> None:
    game = peace("supply×2", held={"colossus": Potion(0)})
    assert "drink colossus" in offered(game)
    play(game, 0, "hire friman")
    assert offered(game) == ["pay supply×2", "drink colossus"]
    events = play(game, 0, "drink colossus")
    assert events == [PotionDrunk(0, "colossus", None)]
    assert offered(game) == ["pay supply×2"], "the same is asked again"
    assert potion(game, "colossus") == Potion(0, 1)


@pytest.mark.rule("S13.3")
def test_others_drink_between_any_two_inputs_of_the_active_player() -> None:
    game = peace("supply×2", held={"colossus": Potion(2), "berserk": Potion(2)})
    assert asked(game) == ["p1", "p3"]
    assert offered(game, "p3") == ["drink berserk", "drink colossus"]
    assert game.asked[2].optional
    assert not game.asked[0].optional
    assert view(game, None).free == (2,), "everybody sees for whom the game does not wait"
    play(game, 0, "hire friman")
    assert asked(game) == ["p1", "p3"]
    play(game, 2, "drink colossus")
    assert offered(game, "p3") == ["drink berserk"]
    play(game, 2, "drink berserk")
    assert asked(game) == ["p1"]
    assert potion(game, "berserk") == Potion(2, 1)


@pytest.mark.rule("S13.3")
def test_a_potion_is_drunk_at_each_own_step_of_a_battle() -> None:
    game = war("sword", "lord.islanders", held={"berserk": Potion(1), "brotherhood": Potion(0)})
    for choice in ("attack r1c2", "lay sword", "stand"):
        assert "drink brotherhood" in offered(game, "p1")
        assert "drink berserk" in offered(game, "p2")
        say(game, f"p1: {choice}")
    assert game.asked[1].about == "reaction"
    assert "drink berserk" in offered(game, "p2")
    say(game, "p2: fight")
    assert "drink berserk" in offered(game, "p2")


@pytest.mark.rule("S13.2", "S13.3")
def test_a_potion_that_is_held_is_not_drunk_yet() -> None:
    assert undrunk(Potions(colossus=Potion(owner=2))) == ((2, "colossus"),)
    assert undrunk(Potions(colossus=Potion(owner=2, drunk=1))) == ()


@pytest.mark.rule("S13.3")
def test_before_the_actions_a_potion_is_drunk_too() -> None:
    game = peace("supply×6", held={"colossus": Potion(0)}, at="cohort")
    assert "drink colossus" in offered(game)


@pytest.mark.rule("S13.3")
def test_what_is_not_ones_own_or_drunk_cannot_be_drunk() -> None:
    game = peace(held={"colossus": Potion(1), "berserk": Potion(0, 1), "eclipse": Potion(1)})
    assert drinks(game, "p1") == []
    assert reason(game, "p1", "drink colossus") == "not-your-potion"
    assert reason(game, "p1", "drink weakness p2") == "not-your-potion"
    assert reason(game, "p1", "drink berserk") == "drunk-already"
    assert reason(game, "p1", "drink nectar") == "no-such-potion"
    assert reason(game, "p2", "drink berserk") == "not-your-potion"
    assert reason(game, "p2", "hire friman") == "not-asked", "it is not p2's turn"
    assert reason(game, "p2", "build road r1c1") == "not-asked"
    with pytest.raises(Refused, match="not-your-potion"):
        say(game, "p2: drink berserk")


@pytest.mark.rule("S13.3", "S3.2", "S3.1")
@pytest.mark.parametrize("name", POTIONS)
@pytest.mark.parametrize("day", [2, 5, 6, 7])
def test_a_potion_works_for_three_days_and_is_for_sale_again(name: str, day: int) -> None:
    """Whether or not a checkpoint lies between them."""
    drink = f"p1: drink {name}" + (" p2" if name == "weakness" else "")
    game = peace(held={name: Potion(0)}, day=day, board=GATED)
    say(game, drink)
    assert not any(isinstance(event, PotionSpent) for event in pass_days(game, day + 2))
    assert potion(game, name).drunk == day
    assert load(save(game)) == game
    events = pass_days(game, day + 3)
    assert PotionSpent(0, name) in events
    assert potion(game, name) == Potion()
    order = [type(event) for event in events if isinstance(event, (DayBegan, PotionSpent))]
    assert order == [DayBegan, PotionSpent]


@pytest.mark.rule("S13.3")
def test_a_potion_drunk_late_in_a_day_has_used_that_day() -> None:
    game = peace(held={"colossus": Potion(0)}, turn="p4", day=2)
    say(game, "p1: drink colossus")
    pass_days(game, 4)
    assert potion(game, "colossus") == Potion(0, 2)
    pass_days(game, 5)
    assert potion(game, "colossus") == Potion()


@pytest.mark.rule("S13.3", "S13.2")
def test_a_potion_bought_now_is_drunk_at_once() -> None:
    game = peace("supply×2", held={}, slices={"bilkarr": Bilkarr(7)})
    say(game, "p1: buy-potion colossus", "p1: drink colossus")
    assert potion(game, "colossus") == Potion(0, 1)


@pytest.mark.rule("S13.3")
def test_who_holds_nothing_to_drink_is_not_asked() -> None:
    game = peace("supply×2", held={"colossus": Potion(2, 1), "berserk": Potion(1)})
    assert asked(game) == ["p1", "p2"]
    say(game, "p2: drink berserk")
    assert asked(game) == ["p1"]
    for name in ("p2", "p3", "p4"):
        assert explain(game, read_seat(name), "drink berserk") is not None


@pytest.mark.rule("S13.3")
def test_while_chance_decides_and_after_the_end_nothing_is_drunk() -> None:
    game = peace("amulet.barfolk lord.barfolk", held={"colossus": Potion(1)})
    say(game, "p1: use amulet.barfolk", "p1: on lord.barfolk")
    assert asked(game) == ["chance"]
    with pytest.raises(Refused, match="not-asked"):
        say(game, "p2: drink colossus")
    say(game, "chance: roll 1", "p2: drink colossus")
    over = peace("", held={"colossus": Potion(1)}, turn="p4", day=7, weeks=1)
    say(over, "p4: end")
    draw(over)
    assert over.ended
    assert not over.asked
    assert reason(over, "p2", "drink colossus") == "game-over"
    assert reason(over, "p1", "drink colossus") == "game-over"


@pytest.mark.rule("S13.3", "S13.2")
def test_in_the_set_up_nobody_has_a_potion() -> None:
    game = start(Options(players=2, **ON))
    while "actions" not in [getattr(frame, "at", "") for frame in game.lanes[0]]:
        assert not any(question.optional for question in game.asked.values())
        for name in ("p1", "p2"):
            assert reason(game, name, "drink colossus") == "not-your-potion"
        seat = next(iter(game.asked))
        play(game, seat, game.asked[seat].options[-1])


@pytest.mark.rule("S13.3", "S4.3")
def test_in_teams_everybody_drinks_whoever_acts() -> None:
    held = {"colossus": Potion(2), "weakness": Potion(3), "berserk": Potion(1)}
    game = peace({"p1": "supply×2", "p3": "supply×2"}, held=held, teams=True)
    assert asked(game) == ["p1", "p3", "p2", "p4"]
    assert [game.asked[seat].optional for seat in range(4)] == [False, True, False, True]
    play(game, 0, "hire friman")
    play(game, 3, "drink weakness p3")
    play(game, 2, "drink colossus")
    play(game, 1, "drink berserk")
    assert asked(game) == ["p1", "p3"]
    assert offered(game, "p1") == ["pay supply×2"]


def trader(seed: int, players: int, **more: Any) -> Record:
    """A random game of people who run after Bilkarr, and drink when it is not their turn."""
    rng = random.Random(seed)
    record = Record(Options(players=players, weeks=3, starting_heroes=2, **ON, **more))
    game = start(record.options)
    while game.asked:
        thirsty = [seat for seat, question in game.asked.items() if question.optional]
        seat = next(seat for seat in game.asked if seat not in thirsty)
        choices = game.asked[seat].options
        if thirsty and rng.random() < 0.1:
            seat = rng.choice(thirsty)
            choices = game.asked[seat].options
        elif seat >= 0:
            choices = [one for one in choices if not isinstance(one, Drink)]
            liked = (BuyPotion, Freeze, Eclipse, *((Step,) if rng.random() < 0.4 else ()))
            choices = [one for one in choices if isinstance(one, liked)] or choices
        choice = rng.choice(choices)
        record.add(seat, choice)
        play(game, seat, choice)
    record.finish(game)
    return record


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_a_record_with_drinks_in_between_plays_again(players: int, teams: bool) -> None:
    drunk: set[str] = set()
    for seed in range(4):
        record = trader(seed, players, teams=teams)
        again = read_record(write_record(record))
        assert again.choices == record.choices
        assert replay(again).ended
        drunk |= {choice.potion for _, choice in record.choices if isinstance(choice, Drink)}
    assert drunk


# Brotherhood.


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_nobody_attacks_a_brother_and_a_brother_attacks_nobody(owner: int) -> None:
    game = war("sword", held={"brotherhood": Potion(owner, 1)}, heroes={"p1": "r1c2", "p2": "r1c2"})
    assert starting(game, "attack") == []
    assert reason(game, "p1", "attack r1c2") == "brothers-do-not-fight"
    assert reason(game, "p1", "attack r1c2 p2") == "brothers-do-not-fight"


@pytest.mark.rule("S13.3")
def test_others_still_fight_each_other() -> None:
    game = war("sword", held={"brotherhood": Potion(2, 1)})
    assert starting(game, "attack") == ["attack r1c2"]


@pytest.mark.rule("S13.3", "B8.14", "B8.15")
def test_a_brother_attacks_neutral_cities_and_ruins() -> None:
    brother = {"brotherhood": Potion(0, 1)}
    hand = "sword lord.barfolk×2"
    assert starting(war(hand, held=brother, city="neutral 4"), "attack") == ["attack r1c2"]
    ruins = war("weapon.barfolk lord.barfolk×3", held=brother, heroes={"p1": "r3c3"}, offer="horn")
    assert starting(ruins, "attack") == ["attack r3c3"]


@pytest.mark.rule("S13.3", "B8.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_drunk_before_the_weapon_is_laid_it_voids_the_attack_at_no_cost(owner: int) -> None:
    game = war("sword", held={"brotherhood": Potion(owner)})
    say(game, "p1: attack r1c2")
    assert game.asked[0].about == "open-attack"
    events = say(game, f"p{owner + 1}: drink brotherhood")
    assert AttackVoided(0, game.heroes[0]) in events
    assert game.asked[0].about == "action"
    assert cards(game, "hand") == "sword"
    assert heroes(game, "p1") == "r1c2 -"
    assert game.attacked == ()


@pytest.mark.rule("S13.3", "B8.2")
def test_drunk_while_the_heroes_are_named_it_voids_the_attack() -> None:
    game = war("sword", held={"brotherhood": Potion(1)}, heroes={"p1": "r1c2 r1c2"})
    say(game, "p1: attack r1c2")
    assert game.asked[0].about == "muster"
    say(game, "p2: drink brotherhood")
    assert not at_war(game)


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize("when", [2, 3])
def test_drunk_later_it_stops_no_attack(when: int) -> None:
    game = war("sword", held={"brotherhood": Potion(1)})
    say(game, *("p1: attack r1c2", "p1: lay sword", "p1: stand")[:when])
    say(game, "p2: drink brotherhood")
    assert at_war(game)


@pytest.mark.rule("S13.3", "S4.1")
@pytest.mark.parametrize(
    ("owner", "void"), [("p1", True), ("p2", True), ("p3", False), ("p4", False)]
)
def test_only_the_brotherhood_of_the_two_sides_voids_the_attack(owner: str, void: bool) -> None:
    hand = {"p1": "sword", "p2": "lord.islanders"}
    game = war(hand, held={"brotherhood": Potion(read_seat(owner))}, teams=True)
    say(game, "p1: attack r1c2")
    say(game, f"{owner}: drink brotherhood")
    assert at_war(game) != void
    assert ("attack r1c2" in offered(game, "p1")) is False
    if not void:
        say(game, "p1: lay sword", "p1: stand", "p2: surrender")
        assert mark(game, "r1c2") == "p1 3"


@pytest.mark.rule("S13.3", "B8.2", "B8.14")
def test_the_weapon_of_a_voided_attack_is_still_there_for_another() -> None:
    board = {"r3c2": "city-four lakes north"}
    game = war(
        "weapon.barfolk lord.barfolk",
        held={"brotherhood": Potion(1)},
        board=board,
        tokens={"r3c2": "neutral 4"},
        heroes={"p1": "r1c2 r3c2"},
    )
    assert starting_of(game, "p1", "attack") == ["attack r1c2", "attack r3c2"]
    say(game, "p1: attack r1c2", "p2: drink brotherhood")
    assert starting_of(game, "p1", "attack") == ["attack r3c2"]
    say(game, "p1: attack r3c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert mark(game, "r3c2") == "p1 4"


@pytest.mark.rule("S13.3", "S4.6")
def test_a_voided_attack_is_none_of_the_two_of_a_team_of_three() -> None:
    game = table(
        5,
        hand={"p1": "sword"},
        board={"r1c2": "city-four canyons north"},
        tokens={"r1c2": "p2 3"},
        heroes={"p1": "r1c2"},
        slices=potions(brotherhood=Potion(1)),
        teams=True,
        two_attacks=True,
        **ON,
    )
    before = game.slices["teams"]
    say(game, "p1: attack r1c2", "p2: drink brotherhood")
    assert not at_war(game)
    assert game.slices["teams"] == before


@pytest.mark.rule("S13.3", "B8.9")
def test_an_attack_that_stands_is_fought_out_and_the_next_is_forbidden() -> None:
    game = war(
        "sword weapon.barfolk",
        "lord.islanders",
        held={"brotherhood": Potion(1)},
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay sword", "p2: drink brotherhood", "p1: stand")
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: pass")
    assert heroes(game, "p2") == "- -"
    assert reason(game, "p1", "attack r1c2") == "brothers-do-not-fight"


@pytest.mark.rule("S13.3", "S7.1")
def test_an_arrow_that_was_only_named_is_voided_too() -> None:
    far: dict[str, Any] = {"heroes": {"p1": "r1c1"}, "great_artefacts": True}
    game = war("arrow lord.barfolk", held={"brotherhood": Potion(1)}, **far)
    say(game, "p1: attack r1c2", "p1: from 1", "p2: drink brotherhood")
    assert not at_war(game)
    assert cards(game, "hand") == "lord.barfolk arrow"


@pytest.mark.rule("S13.3", "S7.1")
def test_a_brother_is_safe_from_the_arrow() -> None:
    held = {"brotherhood": Potion(1, 1)}
    far: dict[str, Any] = {"heroes": {"p1": "r1c1"}, "great_artefacts": True}
    hand = "arrow lord.barfolk"
    assert starting(war(hand, held={}, **far), "attack") == ["attack r1c2"]
    game = war(hand, held=held, **far)
    assert starting(game, "attack") == []


@pytest.mark.rule("S13.3", "S4.5")
def test_brotherhood_protects_its_drinker_alone_not_the_partner() -> None:
    board = {"r3c1": "city-four lakes north"}
    game = war(
        {"p1": "sword", "p3": "weapon.emberians lord.emberians"},
        held={"brotherhood": Potion(1, 1)},
        teams=True,
        board=board,
        tokens={"r3c1": "p4 1"},
        heroes={"p1": "r1c2 r3c1"},
    )
    assert [one for one in offered(game, "p1") if one.startswith("attack")] == ["attack r3c1"]


# Colossus and weakness.


@pytest.mark.rule("S13.3", "B8.3")
def test_colossus_adds_four_from_the_opening_on() -> None:
    game = war("weapon.barfolk", held={"colossus": Potion(0, 1)})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(game) == (1 + 1 + 4, 3)
    say(game, "p1: stand", "p2: surrender")
    assert mark(game, "r1c2") == "p1 3"


@pytest.mark.rule("S13.3", "B8.3", "B8.13")
def test_colossus_counts_in_base_defence() -> None:
    hand = "weapon.barfolk lord.barfolk"
    assert "attack r1c2" in offered(war(hand, held={}))
    game = war(hand, held={"colossus": Potion(1, 1)})
    assert reason(game, "p1", "attack r1c2") == "attack-too-weak"
    strong = war(f"{hand} lord.barfolk", held={"colossus": Potion(1, 1)})
    say(strong, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(strong) == (2, 3 + 4)


@pytest.mark.rule("S13.3", "B8.1")
def test_colossus_defends_an_attacked_hero() -> None:
    game = war(
        "sword",
        held={"colossus": Potion(1, 1)},
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay sword")
    assert totals(game) == (6, 4)


@pytest.mark.rule("S13.3", "B8.14", "B8.15")
def test_colossus_and_weakness_count_against_neutrals() -> None:
    hand = "weapon.barfolk friman.barfolk"
    assert starting(war(hand, held={}, city="neutral 4"), "attack") == []
    strong = war(hand, held={"colossus": Potion(0, 1)}, city="neutral 4")
    say(strong, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: stand")
    assert mark(strong, "r1c2") == "p1 4"
    hand = "weapon.barfolk lord.barfolk×2"
    weak = war(hand, held={"weakness": Potion(1, 1, 0)}, city="neutral 4")
    say(weak, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(weak) == (1 + 1 - 4, 4)


@pytest.mark.rule("S13.3")
def test_totals_may_be_negative() -> None:
    game = war(
        "weapon.barfolk",
        held={"weakness": Potion(0, 1, 1)},
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk")
    assert totals(game) == (2, -4)
    assert load(save(game)) == game
    battle = view(game, None).battle
    assert battle is not None
    assert battle.defence == -4
    events = say(game, "p1: stand", "p2: surrender")
    assert BattleEnded(0, 1, 2, -4) in events


@pytest.mark.rule("S13.3", "B8.13")
def test_a_weakened_city_still_needs_a_weapon_to_be_attacked() -> None:
    game = war("lord.barfolk", held={"weakness": Potion(0, 1, 1)}, city="p2 1")
    assert reason(game, "p1", "attack r1c2") == "attack-needs-weapon"


@pytest.mark.rule("S13.3")
def test_weakness_is_poured_on_an_opponent_and_on_nobody_else() -> None:
    game = peace(held={"weakness": Potion(0)})
    assert drinks(game, "p1") == [f"drink weakness p{n}" for n in (2, 3, 4)]
    assert reason(game, "p1", "drink weakness") == "poured-on-opponents"
    assert reason(game, "p1", "drink weakness p1") == "poured-on-opponents"
    events = say(game, "p1: drink weakness p3")
    assert PotionDrunk(0, "weakness", 2) in events
    assert potion(game, "weakness") == Potion(0, 1, 2)
    other = peace(held={"colossus": Potion(0)})
    assert reason(other, "p1", "drink colossus p2") == "poured-on-opponents"


@pytest.mark.rule("S13.3", "S4.1")
def test_weakness_is_never_poured_on_a_partner() -> None:
    game = peace(held={"weakness": Potion(0)}, teams=True)
    assert drinks(game, "p1") == ["drink weakness p2", "drink weakness p4"]
    assert reason(game, "p1", "drink weakness p3") == "poured-on-opponents"
    data = save(peace(held={"weakness": Potion(0, 1, 1)}, teams=True))
    with pytest.raises(PositionError):
        load(data.replace(b'"on":"p2"', b'"on":"p3"'))


@pytest.mark.rule("S13.3")
def test_weakness_on_one_and_colossus_of_the_same_player_cancel_out() -> None:
    held = {"weakness": Potion(1, 1, 0), "colossus": Potion(0, 1)}
    game = war("sword", held=held)
    say(game, "p1: attack r1c2", "p1: lay sword")
    assert totals(game) == (5 + 1, 3)


@pytest.mark.rule("S13.3", "S13.4", "B8.5")
def test_drunk_in_a_battle_it_counts_at_once_and_the_totals_are_announced() -> None:
    game = war("sword", "lord.islanders", held={"colossus": Potion(0), "weakness": Potion(1)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight")
    events = say(game, "p2: drink weakness p1")
    assert announced(events) == (6 - 4, 3)
    events = say(game, "p2: lay lord.islanders", "p2: stand", "p1: drink colossus")
    assert announced(events) == (6, 7)
    assert "stand" not in offered(game, "p1"), "it has to exceed 7"
    quiet = war("sword", held={"colossus": Potion(2), "berserk": Potion(0)})
    say(quiet, "p1: attack r1c2", "p1: lay sword")
    for drink in ("p3: drink colossus", "p1: drink berserk"):
        assert not any(isinstance(event, TotalsAnnounced) for event in say(quiet, drink))
    unarmed = war("sword", held={"colossus": Potion(0)})
    say(unarmed, "p1: attack r1c2")
    events = say(unarmed, "p1: drink colossus")
    assert not any(isinstance(event, TotalsAnnounced) for event in events), "no card lies there yet"


@pytest.mark.rule("S13.4", "B8.5")
def test_a_potion_alone_may_answer_the_defender() -> None:
    game = war("weapon.barfolk lord.barfolk", "lord.islanders", held={"colossus": Potion(0)})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: stand")
    assert game.asked[0].about == "attack"
    assert "pass" in offered(game, "p1")
    say(game, "p1: drink colossus")
    assert totals(game) == (10, 7)
    say(game, "p1: stand")
    assert game.asked[1].about == "defence"


@pytest.mark.rule("S13.4", "B8.4")
def test_a_potion_drunk_at_the_reaction_does_not_replace_the_first_card() -> None:
    game = war("sword", held={"colossus": Potion(1)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: drink colossus")
    assert totals(game) == (6, 7)
    assert offered(game, "p2") == ["surrender"]


@pytest.mark.rule("S13.3", "B8.13")
def test_an_attack_that_became_hopeless_before_its_weapon_is_not_declared() -> None:
    game = war("weapon.barfolk friman.barfolk×2", held={"weakness": Potion(1)})
    say(game, "p1: attack r1c2")
    events = say(game, "p2: drink weakness p1")
    assert any(isinstance(event, AttackVoided) for event in events)
    assert game.asked[0].about == "action"


@pytest.mark.rule("S13.3", "B8.15")
def test_colossus_counts_at_the_ruins() -> None:
    at_ruins: dict[str, Any] = {"heroes": {"p1": "r3c3"}, "offer": "horn"}
    hand = "weapon.barfolk lord.barfolk"
    assert starting(war(hand, held={}, **at_ruins), "attack") == []
    game = war(hand, held={"colossus": Potion(0, 1)}, **at_ruins)
    say(game, "attack r3c3", "lay weapon.barfolk", "lay lord.barfolk")
    assert totals(game) == (1 + 4 + 1 + 4, 8)
    say(game, "stand", "take horn")
    assert gained(game) == "horn"


@pytest.mark.rule("S13.3", "B8.3", "B8.13")
def test_a_weakened_attacker_needs_more_than_a_lone_weapon_against_a_hero() -> None:
    both: dict[str, Any] = {"heroes": {"p1": "r1c2", "p2": "r1c2"}}
    weak = {"weakness": Potion(1, 1, 0)}
    game = war("weapon.barfolk", held=weak, **both)
    assert reason(game, "p1", "attack r1c2 p2") == "attack-too-weak"
    game = war("weapon.barfolk lord.barfolk", held=weak, **both)
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk")
    assert totals(game) == (1 + 1 - 4, 0)
    assert reason(game, "p1", "stand") == "total-too-low"
    say(game, "p1: lay lord.barfolk", "p1: stand")
    assert game.asked[1].about == "reaction"


@pytest.mark.rule("S13.3", "S13.4", "B8.13", "B8.9")
def test_weakness_poured_after_the_weapon_may_cost_the_attack_and_the_hero() -> None:
    game = war("weapon.barfolk lord.barfolk", held={"weakness": Potion(2)})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    events = say(game, "p3: drink weakness p1")
    assert announced(events) == (1 + 4 + 1 - 4, 3)
    assert offered(game, "p1") == ["pass"]
    say(game, "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert mark(game, "r1c2") == "p2 3"


@pytest.mark.rule("S13.3", "S13.4", "B8.2")
def test_weakness_poured_while_heroes_are_named_leaves_those_who_still_could_win() -> None:
    hand = "weapon.barfolk friman.barfolk lord.barfolk"
    game = war(hand, held={"weakness": Potion(1)}, heroes={"p1": "r1c2 r1c2"})
    say(game, "p1: attack r1c2")
    assert offered(game, "p1") == ["with 1", "with 2"]
    say(game, "p2: drink weakness p1")
    assert offered(game, "p1") == ["with 2"]


@pytest.mark.rule("S13.3", "S13.4", "B8.5")
def test_weakness_poured_on_the_defender_in_the_exchange_counts_at_once() -> None:
    game = war("sword", "lord.islanders friman.islanders", held={"weakness": Potion(0)})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight")
    say(game, "p2: lay lord.islanders")
    assert "stand" in offered(game, "p2")
    events = say(game, "p1: drink weakness p2")
    assert announced(events) == (6, 3 + 4 - 4)
    assert "stand" not in offered(game, "p2")
    say(game, "p2: pass")
    assert mark(game, "r1c2") == "p1 3"


@pytest.mark.rule("S13.3", "B8.6")
def test_two_negative_totals_are_compared_like_others() -> None:
    both: dict[str, Any] = {"heroes": {"p1": "r1c2", "p2": "r1c2"}}
    held = {"weakness": Potion(0, 1, 1), "colossus": Potion(2, 1)}
    game = war("weapon.cloudborn", "friman.emberians", held=held, **both)
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.cloudborn", "p1: stand", "p2: fight")
    assert totals(game) == (1, -4), "the colossus of a third player helps nobody here"
    say(game, "p2: lay friman.emberians")
    assert totals(game) == (1, -3)
    assert "pass" in offered(game, "p2")


@pytest.mark.rule("S13.3", "S3.2")
def test_on_the_day_after_its_last_it_counts_no_more() -> None:
    held = {"colossus": Potion(0, 1), "weakness": Potion(0, 1, 1)}
    game = war("weapon.barfolk", held=held, turn="p4", day=3, board=GATED)
    city = game.heroes[0]
    battle = Battle(0, city, 1, False, heroes=1, at="opening")
    assert battle.totals(game) == (4, 3 - 4)
    pass_days(game, 4)
    assert battle.totals(game) == (0, 3)


@pytest.mark.rule("S13.3", "B12.2", "S5.3")
def test_potions_add_to_the_other_bonuses() -> None:
    game = war(
        "sword",
        held={"colossus": Potion(1, 1), "weakness": Potion(2, 1, 0)},
        advanced=True,
        board={"r1c2": "city-four lakes north", "r1c1": "straight canyons east"},
    )
    assert reason(game, "p1", "attack r1c2") == "attack-too-weak"
    assert Battle(0, game.heroes[0], 1, False).base_defence(game) == 3 + 1 + 4


# Berserk.

HAND = "lord.islanders chief.islanders supply"
DRUNK = Potion(0, 1)


def raging(defence: str = HAND, held: Potion = DRUNK, **more: Any) -> Game:
    game = war("sword", defence, held={"berserk": held}, **more)
    say(game, "p1: attack r1c2", "p1: lay sword")
    return game


@pytest.mark.rule("S13.3", "B2.6")
def test_berserk_strikes_two_random_hand_cards_before_any_reaction() -> None:
    game = raging()
    assert "rage" in offered(game, "p1")
    say(game, "p1: rage")
    assert offered(game) == [
        f"draw {card}" for card in ("supply", "chief.islanders", "lord.islanders")
    ]
    assert cards(game, "hand", "p2").count(" ") == 2, "they leave the hand together"
    assert load(save(game)) == game
    say(game, "chance: draw lord.islanders")
    assert load(save(game)) == game
    assert game.lanes[0][-1] == Raging(1, bytes([read_card("lord.islanders")]))
    assert Raging(1) in view(game, 0).frames
    assert Raging(1) in view(game, None).frames
    assert Raging(1) not in view(game, 1).frames
    events = say(game, "chance: draw supply")
    assert cards(game, "hand", "p2") == "chief.islanders"
    assert cards(game, "shelter", "p2") == "lord.islanders supply"
    (struck,) = [event for event in events if isinstance(event, HandStruck)]
    assert struck.cards is not None
    assert cards_text(struck.cards) == "lord.islanders supply"
    assert struck.seen(0) == struck.seen(None) == HandStruck(1, None, 2)
    assert struck.seen(1) == struck
    assert game.asked[0].about == "opening"
    assert potion(game, "berserk") == Potion(0, 1, None, 1)


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize("hand", ["lord.islanders", "lord.islanders supply"])
def test_berserk_strikes_all_of_a_small_hand(hand: str) -> None:
    game = raging(hand)
    say(game, "p1: rage")
    draw(game)
    assert cards(game, "hand", "p2") == ""
    say(game, "p1: stand")
    assert offered(game, "p2") == ["surrender"]


@pytest.mark.rule("S13.3")
def test_equal_cards_are_struck_by_their_number() -> None:
    game = raging("supply×3 lord.islanders")
    say(game, "p1: rage")
    assert game.asked[-1].weights == [3, 1]
    say(game, "chance: draw supply")
    assert game.asked[-1].weights == [2, 1]


@pytest.mark.rule("S13.3")
def test_berserk_is_optional_and_declared_with_the_opening() -> None:
    game = raging()
    say(game, "p1: stand")
    assert "rage" not in offered(game, "p2")
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: stand")
    assert game.asked[0].about == "attack"
    assert "rage" not in offered(game, "p1")


@pytest.mark.rule("S13.3")
def test_berserk_rages_once_a_day() -> None:
    game = raging()
    say(game, "p1: rage")
    draw(game)
    assert "rage" not in offered(game, "p1")
    spent_today = raging(held=Potion(0, 1, None, 1))
    assert "rage" not in offered(spent_today, "p1")
    rested = war("sword", HAND, held={"berserk": Potion(0, 1, None, 1)}, day=2)
    say(rested, "p1: attack r1c2", "p1: lay sword")
    assert "rage" in offered(rested, "p1"), "the charge is back"


@pytest.mark.rule("S13.3")
def test_berserk_needs_the_drunk_potion_a_player_and_a_hand() -> None:
    undrunk = raging(held=Potion(0))
    assert "rage" not in offered(undrunk, "p1")
    say(undrunk, "p1: drink berserk")
    assert "rage" in offered(undrunk, "p1")
    assert "rage" not in offered(raging(held=Potion(2, 1)), "p1")
    assert "rage" not in offered(raging(""), "p1")
    neutral = war("sword lord.barfolk", held={"berserk": Potion(0, 1)}, city="neutral 4")
    say(neutral, "p1: attack r1c2", "p1: lay sword")
    assert "rage" not in offered(neutral)


@pytest.mark.rule("S13.3", "B8.8")
def test_berserk_may_strike_the_price_of_a_retreat() -> None:
    board = {"r1c3": "straight mountains east"}
    game = war(
        "weapon.barfolk",
        "horse.islanders",
        held={"berserk": Potion(0, 1)},
        board=board,
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: rage")
    draw(game)
    say(game, "p1: stand")
    assert offered(game, "p2") == ["surrender"]


@pytest.mark.rule("S13.3", "B8.4", "B5.8")
def test_ambush_and_tents_are_safe_from_berserk() -> None:
    game = war("sword", "supply", held={"berserk": Potion(0, 1)}, ambush={"p2": "lord.islanders"})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: rage")
    draw(game)
    assert cards(game, "ambush", "p2") == "lord.islanders"
    say(game, "p1: stand", "p2: fight", "p2: recall", "p2: lay lord.islanders")
    assert totals(game)[1] == 3 + 4


@pytest.mark.rule("S13.3", "B8.1", "B8.11")
def test_of_two_attacks_a_day_one_is_berserk_and_the_struck_cards_are_not_drawn_yet() -> None:
    game = war(
        "sword weapon.barfolk lord.barfolk",
        HAND,
        held={"berserk": Potion(0, 1)},
        heroes={"p1": "r1c2", "p2": "r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: rage")
    draw(game)
    say(game, "p1: stand", "p2: surrender", "p1: attack r1c2", "p1: lay sword")
    assert len(game.hand[1]) == 1
    assert "rage" not in offered(game, "p1")
    assert reason(game, "p1", "rage") == "no-rage"


@pytest.mark.rule("S13.3", "S4.3", "S13.4")
def test_nobody_comes_between_the_two_struck_cards() -> None:
    hand = {"p1": "sword", "p2": HAND, "p3": "supply×2"}
    held = {"berserk": Potion(0, 1), "colossus": Potion(1)}
    game = war(hand, held=held, teams=True)
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: rage")
    for _ in range(2):
        assert asked(game) == ["chance"]
        play(game, -1, game.asked[-1].options[0])
    assert asked(game) == ["p1", "p3", "p2"]


@pytest.mark.rule("S13.3", "B8.4")
def test_struck_to_the_last_card_the_defender_still_has_the_ambush() -> None:
    game = war(
        "sword", "lord.islanders", held={"berserk": Potion(0, 1)}, ambush={"p2": "priest.islanders"}
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: rage")
    draw(game)
    say(game, "p1: stand")
    assert offered(game, "p2") == ["fight", "surrender"]
    say(game, "p2: fight")
    assert offered(game, "p2") == ["recall"], "without them there is nothing to lay"


@pytest.mark.rule("S13.3", "S7.1")
def test_an_archer_may_be_berserk() -> None:
    far: dict[str, Any] = {"heroes": {"p1": "r1c1"}, "great_artefacts": True}
    game = war("arrow lord.barfolk", HAND, held={"berserk": Potion(0, 1)}, **far)
    say(game, "p1: attack r1c2", "p1: from 1", "p1: lay arrow", "p1: rage")
    draw(game)
    assert len(game.hand[1]) == 1


@pytest.mark.rule("S13.3", "S12.3")
def test_an_attack_without_a_weapon_may_be_berserk() -> None:
    game = war(
        "supply lord.barfolk×2",
        HAND,
        held={"berserk": Potion(0, 1)},
        heroes={"p1": "r2c2"},
        board={"r2c2": "curve canyons north"},
        metamorpha=True,
        slices={"metamorpha": Metamorpha(16)},
    )
    say(game, "p1: invoke 1 canyons", "p1: pay supply", "p1: attack r1c2", "p1: rage")
    draw(game)
    assert len(game.hand[1]) == 1


@pytest.mark.rule("S13.3", "S4.4")
def test_after_a_battle_in_teams_the_struck_hand_is_filled_again() -> None:
    game = raging(teams=True)
    say(game, "p1: rage")
    draw(game)
    say(game, "p1: stand", "p2: surrender")
    draw(game)
    assert len(game.hand[1]) == 6


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seat":"p2","struck"', '"seat":"p1","struck"'),
        ('"struck":"supply"', '"struck":"supply×2"'),
        ('"at":"opening"', '"at":"attack"'),
    ],
)
def test_an_impossible_rage_is_refused(old: str, new: str) -> None:
    game = raging()
    say(game, "p1: rage", "chance: draw supply")
    data = save(game).decode()
    assert old in data
    with pytest.raises(PositionError):
        load(data.replace(old, new))


# Solar eclipse.

SUN = {"eclipse": Potion(0, 2)}


def eclipses(game: Game) -> list[str]:
    return [choice for choice in offered(game, "p1") if choice.startswith("eclipse")]


@pytest.mark.rule("S13.3", "B5.6", "B11.4")
def test_an_illuminated_eclipsed_title_promotes_by_two_ranks() -> None:
    game = peace("friman.barfolk supply", held={"eclipse": Potion(0, 4)}, day=4)
    say(game, "p1: eclipse supply title", "p1: use @supply=title", "p1: promote friman.barfolk 2")
    draw(game)
    assert [cards_text(bytes((one.card,))) for one in game.loose[0] if one.copies] == [
        "priest.barfolk"
    ]


@pytest.mark.rule("S13.3", "B8.12", "B5.5")
def test_in_battle_a_wild_card_is_used_and_not_an_equal_one_that_is_eclipsed() -> None:
    hand = "weapon.barfolk chief.barfolk lord.barfolk supply×2 amulet.barfolk"
    game = war(hand, held=SUN, day=2, fill=20)
    say(game, "p1: eclipse supply title", "p1: use amulet.barfolk", "p1: on supply")
    say(game, "chance: roll 6", "p1: attack r1c2", "p1: lay weapon.barfolk 2")
    say(game, "p1: lay chief.barfolk", "p1: use @supply=title", "p1: promote chief.barfolk 1")
    draw(game)
    # The wild card was the title; the eclipsed one is of no use here.
    assert starting_of(game, "p1", "lay") == ["lay lord.barfolk"]
    assert starting_of(game, "p1", "use") == []


@pytest.mark.rule("S13.3", "B5.1", "B5.2")
def test_the_eclipse_makes_one_hand_card_any_unit_artefact_or_supply() -> None:
    game = peace("friman.barfolk supply", held=SUN, day=2)
    kinds = "friman chief priest lord tool weapon amulet title scroll tent horse"
    assert eclipses(game) == [
        *(f"eclipse supply {kind}" for kind in kinds.split()),
        "eclipse friman.barfolk supply",
        *(f"eclipse friman.barfolk {kind}" for kind in kinds.split()[1:]),
    ]
    events = say(game, "p1: eclipse supply lord")
    assert CardEclipsed(0, read_card("supply"), 4) in events
    assert cards(game, "hand") == "friman.barfolk"
    assert potion(game, "eclipse") == Potion(0, 2, None, 2)
    assert eclipses(game) == []
    assert reason(game, "p1", "eclipse friman.barfolk lord") == "no-eclipse"
    assert load(save(game)) == game


@pytest.mark.rule("S13.3")
def test_the_eclipse_comes_once_a_day() -> None:
    used = {"eclipse": Potion(0, 2, None, 2)}
    assert eclipses(peace("supply", held=used, day=2)) == []
    assert eclipses(peace("supply", held=used, day=3)) != []
    assert eclipses(peace("supply", held={"eclipse": Potion(0)}, day=2)) == []


@pytest.mark.rule("S13.3", "B6.1", "S2.1", "S14.2")
def test_the_eclipse_works_neither_on_nor_as_great_universal_or_royal_cards() -> None:
    game = peace("hammer friman.fanatic supply", held=SUN, day=2, fanatics=True)
    assert {choice.split()[1] for choice in eclipses(game)} == {"supply"}
    assert reason(game, "p1", "eclipse hammer lord") == "never-transformed"
    assert reason(game, "p1", "eclipse friman.fanatic lord") == "never-transformed"
    assert reason(game, "p1", "eclipse lord.barfolk tool") == "no-such-card"
    for kind in ("hammer", "queen", "stardust", "wild", "supply"):
        assert reason(game, "p1", f"eclipse supply {kind}") == "not-eclipsed-so"


@pytest.mark.rule("S13.3", "S6.3")
def test_stardust_can_be_eclipsed_as_by_an_amulet() -> None:
    game = peace("stardust", held=SUN, day=2, trading=True, slices={"stardust": Stardust(1)})
    say(game, "p1: eclipse stardust horse", "p1: ride 1 @stardust=horse", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c1 -"


@pytest.mark.rule("S13.3", "B3.7")
def test_an_eclipsed_weapon_hires_a_hero() -> None:
    game = peace("friman.islanders supply×2", held=SUN, day=3)
    say(game, "p1: eclipse friman.islanders weapon", "p1: hero r1c0")
    assert heroes(game, "p1") == "r1c0 r1c0"


@pytest.mark.rule("S13.3", "B8.2")
def test_an_eclipsed_weapon_opens_no_attack() -> None:
    game = war("friman.barfolk lord.barfolk×2", held=SUN, day=2)
    say(game, "p1: eclipse friman.barfolk weapon")
    assert starting(game, "attack") == []
    assert explain(game, 0, "attack r1c2") is not None


@pytest.mark.rule("S13.3", "B8.2", "B8.12")
def test_an_eclipsed_card_is_no_use_in_battle() -> None:
    game = war("weapon.barfolk×2 supply×2 lord.barfolk", held=SUN, day=2, city="p2 1")
    say(game, "p1: eclipse supply lord", "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert "lay @supply=lord" not in offered(game, "p1")
    other = war("weapon.barfolk×2 supply lord.barfolk", held={"eclipse": Potion(0, 1)}, day=1)
    say(other, "p1: eclipse supply amulet", "p1: attack r1c2", "p1: lay weapon.barfolk")
    say(other, "p1: lay lord.barfolk")
    assert starting(other, "use") == []


@pytest.mark.rule("S13.3", "B8.13")
def test_an_eclipsed_card_does_not_count_among_the_cards_that_could_attack() -> None:
    game = war("weapon.barfolk supply", held=SUN, day=2, city="p2 4")
    say(game, "p1: eclipse supply lord")
    assert reason(game, "p1", "attack r1c2") == "attack-too-weak"


@pytest.mark.rule("S13.3", "B5.1", "B5.2")
def test_an_eclipsed_card_is_used_this_turn_and_affected_by_nothing_else() -> None:
    game = peace("friman.barfolk amulet.barfolk supply×3", held=SUN, day=2)
    say(game, "p1: eclipse friman.barfolk chief", "p1: use amulet.barfolk")
    assert offered(game, "p1") == ["on supply"]
    say(game, "p1: on supply", "chance: roll 1", "p1: create horse")
    assert "pay supply @supply @friman.barfolk=chief" in offered(game, "p1")


@pytest.mark.rule("S13.3", "B5.2", "B9.1", "B5.8")
def test_an_eclipsed_card_lies_on_the_table_and_is_discarded_unused() -> None:
    game = peace("friman.barfolk supply", held=SUN, day=2, fill=14)
    say(game, "p1: eclipse friman.barfolk tool")
    assert "limbo friman.barfolk" not in offered(game, "p1")
    say(game, "p1: end")
    assert game.loose[0] == ()
    assert cards(game, "shelter") == "supply friman.barfolk"


@pytest.mark.rule("S13.3", "B5.3", "B11.4")
def test_an_eclipsed_card_is_illuminated_with_its_kind() -> None:
    game = peace("lord.barfolk supply", held={"eclipse": Potion(0, 1)}, day=1)
    say(game, "p1: eclipse lord.barfolk tool")
    assert [loose.copies for loose in game.loose[0]] == [2]
    say(game, "p1: build crossroads", "p1: pay supply @lord.barfolk=tool")
    assert [loose.copies for loose in game.loose[0]] == [1]


@pytest.mark.rule("S13.3", "B5.5")
@pytest.mark.parametrize(("day", "rolls"), [(2, 1), (3, 2)])
def test_an_eclipsed_amulet_rolls(day: int, rolls: int) -> None:
    held = {"eclipse": Potion(0, day)}
    game = peace("supply friman.barfolk chief.barfolk", held=held, day=day)
    say(game, "p1: eclipse supply amulet")
    for card in ("friman.barfolk", "chief.barfolk")[:rolls]:
        say(game, "p1: use @supply=amulet", f"p1: on {card}", "chance: roll 5")
    assert "supply" in cards(game, "shelter"), "after a 5 the amulet leaves, too"
    assert not any(choice.startswith("use") for choice in offered(game, "p1"))


@pytest.mark.rule("S13.3", "B5.7")
def test_an_eclipsed_scroll_does_not_turn_itself() -> None:
    game = peace("supply tool.barfolk", held=SUN, day=2)
    say(game, "p1: eclipse supply scroll", "p1: use @supply=scroll")
    assert not any(choice.startswith("turn-itself") for choice in offered(game, "p1"))
    say(game, "p1: convert tool.barfolk islanders")
    draw(game)
    assert [cards_text(bytes([one.card])) for one in game.loose[0] if one.copies] == [
        "tool.islanders"
    ]


@pytest.mark.rule("S13.3", "B5.10")
def test_an_eclipsed_tent_lasts_until_the_end_of_the_day() -> None:
    game = peace("chief.barfolk supply lord.barfolk", held=SUN, day=2)
    say(game, "p1: eclipse chief.barfolk tent", "p1: use @chief.barfolk=tent")
    say(game, "p1: station lord.barfolk")
    assert game.tents[0][0].brief
    pass_days(game, 3)
    assert game.tents[0] == ()
    assert sorted(cards(game, "shelter").split())[:2] == ["chief.barfolk", "lord.barfolk"]


@pytest.mark.rule("S13.3", "B5.6")
def test_an_eclipsed_title_promotes() -> None:
    game = peace("supply friman.barfolk", held=SUN, day=2)
    say(game, "p1: eclipse supply title", "p1: use @supply=title", "p1: promote friman.barfolk 1")
    draw(game)
    assert any(loose.kind == 2 and loose.copies for loose in game.loose[0])


@pytest.mark.rule("S13.3", "B3.2")
def test_an_eclipsed_supply_pays_and_another_faction_matters_not() -> None:
    game = peace("lord.cloudborn supply", held=SUN, day=2)
    say(game, "p1: eclipse lord.cloudborn supply", "p1: hire friman")
    draw(game)
    assert gained(game).startswith("supply friman")
    assert spent(game) == "supply"


@pytest.mark.rule("S13.3", "S7.2")
def test_an_eclipsed_supply_comes_from_the_bag_first() -> None:
    game = peace("bag", held={"eclipse": Potion(0, 1)}, great_artefacts=True)
    say(game, "p1: use bag", "p1: take-supply 2", "p1: eclipse supply friman")
    deck = game.deck_size(0)
    say(game, "p1: end")
    draw(game)
    assert game.deck_size(0) == deck - 1, "the other goes back unused"


@pytest.mark.rule("S13.3", "B11.4")
def test_an_illuminated_card_is_eclipsed_as_one_card() -> None:
    game = peace("weapon.barfolk supply×2", held=SUN, day=2)
    say(game, "p1: eclipse weapon.barfolk supply")
    assert [(loose.kind, loose.copies) for loose in game.loose[0]] == [(0, 1)]
    assert "hero r1c0" not in offered(game, "p1"), "it is no weapon any more"
    say(game, "p1: hire chief")
    draw(game)
    assert gained(game).startswith("supply chief")


@pytest.mark.rule("S13.3", "B11.4", "B3.7", "B8.2")
def test_an_illuminated_eclipsed_weapon_hires_a_hero_and_its_other_half_opens_nothing() -> None:
    game = war("friman.barfolk supply×2 lord.barfolk×2", held=SUN, day=2)
    say(game, "p1: eclipse friman.barfolk weapon", "p1: hero r1c0")
    assert heroes(game, "p1") == "r1c2 r1c0"
    assert [loose.copies for loose in game.loose[0]] == [1]
    assert starting(game, "attack") == []
    assert reason(game, "p1", "attack r1c2") == "attack-needs-weapon"


@pytest.mark.rule("S13.3", "B11.4", "B5.9")
def test_an_illuminated_eclipsed_horse_rides_twice_but_not_into_battle() -> None:
    held = {"eclipse": Potion(0, 7)}
    game = war("supply weapon.barfolk lord.barfolk", held=held, day=7, heroes={"p1": "r1c0"})
    say(game, "p1: eclipse supply horse", "p1: ride 1 @supply=horse")
    say(game, "p1: step 1 east", "p1: step 1 east", "p1: halt")
    assert starting(game, "ride") == ["ride 1 @supply=horse"]
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert "lay @supply=horse" not in offered(game, "p1")


@pytest.mark.rule("S13.3", "B11.4", "B5.8")
def test_an_illuminated_eclipsed_tent_holds_two_cards() -> None:
    held = {"eclipse": Potion(0, 6)}
    game = peace("friman.barfolk supply lord.barfolk chief.barfolk", held=held, day=6)
    say(game, "p1: eclipse friman.barfolk tent", "p1: use @friman.barfolk=tent")
    say(game, "p1: station lord.barfolk", "p1: station chief.barfolk")
    (tent,) = game.tents[0]
    assert (cards_text(tent.cards), tent.brief) == ("chief.barfolk lord.barfolk", True)


@pytest.mark.rule("S13.3", "S2.1", "S2.3")
def test_the_eclipse_touches_no_royal_and_makes_none() -> None:
    queen = "queen.barfolk"
    royals = {"royals": Royals(read_cards(queen))}
    game = peace(f"{queen} lord.barfolk", held=SUN, day=2, royals=True, slices=royals)
    assert {choice.split()[1] for choice in eclipses(game)} == {"lord.barfolk"}
    assert reason(game, "p1", f"eclipse {queen} lord") == "never-transformed"
    for kind in ("queen", "king"):
        assert reason(game, "p1", f"eclipse lord.barfolk {kind}") == "not-eclipsed-so"


@pytest.mark.rule("S13.3", "S6.2", "S6.4")
def test_what_was_received_by_trade_may_be_eclipsed_and_what_is_eclipsed_is_not_traded() -> None:
    posts = Trading((Post(8, 0),))
    game = peace(
        "tool.barfolk×2",
        held=SUN,
        day=2,
        trading=True,
        heroes={"p1": "r1c1"},
        fill=14,
        slices={"trading": posts},
    )
    say(game, "p1: trade tool.barfolk", "p1: eclipse chest tool")
    assert starting(game, "trade") == ["trade tool.barfolk"]
    say(game, "p1: trade tool.barfolk")
    assert starting(game, "trade") == []
    assert reason(game, "p1", "eclipse chest lord") == "no-eclipse"


@pytest.mark.rule("S13.3", "S14.2", "B5.2")
def test_an_eclipsed_card_is_no_sacrifice() -> None:
    game = peace("friman.fanatic supply", held=SUN, day=2, fanatics=True, fill=14)
    assert starting(game, "rouse") == ["rouse friman.fanatic supply"]
    say(game, "p1: eclipse supply lord")
    assert starting(game, "rouse") == []


@pytest.mark.rule("S13.3", "B2.1")
def test_the_eclipse_waits_for_the_action_step_and_is_the_drinkers_alone() -> None:
    game = peace("supply lord.barfolk", held=SUN, day=2, at="cohort")
    assert eclipses(game) == []
    assert reason(game, "p1", "eclipse supply lord") == "cohort-first"
    other = peace({"p1": "supply", "p2": "supply"}, held={"eclipse": Potion(1, 2)}, day=2)
    assert eclipses(other) == []
    assert reason(other, "p1", "eclipse supply lord") == "no-eclipse"
    assert reason(other, "p2", "eclipse supply lord") == "not-asked"


@pytest.mark.rule("S13.3", "S13.4")
def test_the_eclipse_is_no_row_so_it_cannot_be_frozen() -> None:
    held = {"eclipse": Potion(0, 2), "freezing": Potion(1, 2)}
    game = peace("supply friman.barfolk", held=held, day=2)
    say(game, "p1: eclipse supply chief")
    assert asked(game) == ["p1"]


@pytest.mark.rule("S13.3", "S4.3")
def test_of_two_equal_cards_the_eclipsed_one_is_spent_first_and_never_in_battle() -> None:
    """One supply was made wild and used as half an illuminated weapon, the other was eclipsed."""
    game = war("supply×2 weapon.barfolk×2 lord.barfolk", held={"eclipse": Potion(0, 2)}, day=2)
    for _ in range(2):
        game.hand[0] = game.hand[0][1:]
    supply = read_card("supply")
    game.loose[0] = (
        Loose(supply, WEAPON, 1, True),
        Loose(supply, WEAPON, 2, True, marks=("eclipsed",)),
    )
    assert broken_law(game) is None
    advance(game)
    say(game, "p1: attack r1c2")
    lays = [choice for choice in offered(game, "p1") if "@" in choice]
    assert lays == ["lay @supply=weapon"]
    say(game, "p1: lay @supply=weapon")
    assert [(one.marks, one.copies) for one in game.loose[0]] == [(("eclipsed",), 2)]


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize(
    "wrong",
    [
        {"card": "supply", "kind": "lord", "copies": 2, "touched": True, "marks": ["eclipsed"]},
        {"card": "supply", "kind": "lord", "copies": 1, "touched": False, "marks": ["eclipsed"]},
        {"card": "supply", "kind": "wild", "copies": 1, "touched": True, "marks": ["eclipsed"]},
        {"card": "supply", "kind": "lord", "copies": 1, "touched": True},
    ],
)
def test_an_impossible_eclipse_is_refused(wrong: dict[str, Any]) -> None:
    game = peace("supply×2 friman.barfolk", held=SUN, day=2)
    say(game, "p1: eclipse supply lord")
    plain = msgspec.json.decode(save(game))
    (loose,) = plain["players"][0]["loose"]
    assert loose.pop("marks")
    plain["players"][0]["loose"] = [wrong]
    with pytest.raises(PositionError):
        load(msgspec.json.encode(plain))


@pytest.mark.rule("S13.3")
@pytest.mark.parametrize("mark", ["asleep", "blessed"])
def test_a_mark_of_no_module_at_the_table_is_refused(mark: str) -> None:
    game = peace("supply×2 friman.barfolk", held=SUN, day=2)
    say(game, "p1: eclipse supply lord")
    plain = msgspec.json.decode(save(game))
    plain["players"][0]["loose"][0]["marks"] = [mark]
    with refuses(PositionError, f"no module of this table marks a card as “{mark}”"):
        load(msgspec.json.encode(plain))


# Reasons.


def why(game: Game, name: str, wish: str) -> str:
    found = explain(game, read_seat(name), wish)
    return "" if found is None else f"{found.id} {found.rule}"


@pytest.mark.rule("S13.3")
def test_why_a_potion_cannot_be_drunk_whoever_is_asked() -> None:
    game = peace(held={"colossus": Potion(1, 1), "weakness": Potion(1), "eclipse": Potion(2)})
    assert why(game, "p1", "drink colossus") == "not-your-potion S13.3"
    assert why(game, "p4", "drink colossus") == "not-your-potion S13.3"
    assert why(game, "p2", "drink colossus") == "drunk-already S13.3"
    assert why(game, "p2", "drink weakness") == "poured-on-opponents S13.3"
    assert why(game, "p4", "drink nectar") == "no-such-potion S13.3"
    assert why(game, "p2", "drink weakness p4") == ""
    with pytest.raises(Refused, match="not-your-potion"):
        say(game, "p4: drink colossus")


@pytest.mark.rule("S13.3", "B8.1")
def test_why_there_is_no_berserk_rage() -> None:
    held = {"berserk": Potion(0, 1)}
    game = war("sword", HAND, held=held)
    assert why(game, "p1", "rage") == "rage-with-the-opening S13.3"
    say(game, "p1: attack r1c2")
    assert why(game, "p1", "rage") == "rage-with-the-opening S13.3"
    say(game, "p1: lay sword")
    assert why(game, "p1", "rage") == ""
    say(game, "p1: stand")
    assert why(game, "p2", "rage") == "no-rage S13.3"
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: stand")
    assert why(game, "p1", "rage") == "rage-with-the-opening S13.3"
    assert why(raging(""), "p1", "rage") == "nothing-to-strike S13.3"
    assert why(raging(held=Potion(0)), "p1", "rage") == "no-rage S13.3"
    neutral = war("sword lord.barfolk", held=held, city="neutral 4")
    say(neutral, "p1: attack r1c2", "p1: lay sword")
    assert why(neutral, "p1", "rage") == "rage-with-the-opening S13.3"


@pytest.mark.rule("S13.3", "B8.12")
def test_why_the_eclipse_is_no_use_in_battle() -> None:
    game = war("weapon.barfolk lord.barfolk supply×2", held=SUN, day=2)
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk 2")
    assert why(game, "p1", "eclipse supply lord") == "not-in-battle B8.12"
    for kind, wish in (("lord", "lay @supply=lord"), ("amulet", "use @supply=amulet")):
        other = war("weapon.barfolk lord.barfolk supply×2", held=SUN, day=2)
        say(other, f"p1: eclipse supply {kind}", "p1: attack r1c2")
        assert why(other, "p1", wish) == "not-in-battle S13.3"
        say(other, "p1: lay weapon.barfolk 2")
        assert why(other, "p1", wish) == "not-in-battle S13.3"
    assert why(game, "p1", "lay @supply=lord") == "no-such-card B5.1"
    assert why(game, "p1", "use amulet.barfolk") == "no-such-card B5.1"
    assert why(game, "p1", "strike 0") == "no-such-tent B5.8"
    assert why(game, "p1", "buy-potion colossus") == "not-in-battle B8.12"


WISHES = [
    *(f"drink {name}" for name in POTIONS),
    *(f"drink weakness p{seat}" for seat in (1, 2, 3)),
    *(f"buy-potion {name}" for name in POTIONS),
    *("rage", "freeze", "allow", "eclipse supply lord", "eclipse friman.barfolk supply"),
    *("eclipse hammer tool", "eclipse lord.islanders weapon", "attack r3c3 p2"),
]


@pytest.mark.rule("S13.2", "S13.3", "S13.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_wish_has_a_reason_exactly_when_it_is_not_offered(seed: int) -> None:
    game, rng = rich_game(seed, Options(players=3, weeks=2, **ON))
    share_out(game, rng)
    for _ in walk(game, rng, 150):
        for seat in range(game.players):
            question = game.asked.get(seat)
            options = [] if question is None else question.options
            for wish in WISHES:
                found = explain(game, seat, wish)
                offers = game.rules.notation.read_choice(wish) in options
                assert (found is None) == offers, (wish, found)
                assert found is None or found.rule
                if question is not None and question.about == "action":
                    assert found is None or found.id != "not-offered", wish


# Everything together.


@pytest.mark.rule("S13.3", "S13.4")
@pytest.mark.parametrize("seed", range(12))
def test_rich_games_with_potions_keep_all_laws(seed: int) -> None:
    options = [
        Options(players=3, weeks=2, **ON),
        Options(players=4, weeks=2, teams=True, advanced=True, trading=True, **ON),
        Options(players=2, weeks=2, fanatics=True, metamorpha=True, **ON),
    ][seed % 3]
    game, rng = rich_game(seed, options)
    if not game.asked:
        return
    share_out(game, rng)
    for at, (_, question) in enumerate(walk(game, rng, 250)):
        assert question.options
        assert any(not one.optional for one in game.asked.values())
        assert broken_law(game) is None
        if at % 10 == 0:
            again = load(save(game))
            assert again == game
            assert list(again.asked) == list(game.asked)


def share_out(game: Game, rng: random.Random) -> None:
    """Every potion has an owner, Bilkarr stands by a hero; some are drunk already."""
    held = {}
    for name in POTIONS:
        owner = rng.randrange(game.players)
        on = rng.choice(game.opponents(owner)) if name == "weakness" else None
        held[name] = rng.choice((Potion(owner), Potion(owner, game.day, on)))
    game.slices |= potions(**held)
    game.slices["bilkarr"] = Bilkarr(next((at for at in game.heroes if at >= 0), -1))
    advance(game)


@pytest.mark.rule("S13.3", "B3.7")
def test_of_two_equal_cards_a_row_takes_the_eclipsed_one_so_that_the_other_may_fight() -> None:
    for eclipsed_first in (False, True):
        game = peace("supply×4", held={"eclipse": Potion(0, 2)}, day=3)
        game.hand[0] = game.hand[0][2:]
        supply = read_card("supply")
        plain = Loose(supply, WEAPON, 1, True)
        eclipsed = Loose(supply, WEAPON, 1, True, marks=("eclipsed",))
        game.loose[0] = (eclipsed, plain) if eclipsed_first else (plain, eclipsed)
        use_loose(game, 0, supply, WEAPON, 1)
        assert [one.copies for one in game.loose[0] if one.marks] == [0]
        assert [one.copies for one in game.loose[0] if not one.marks] == [1]
        game.loose[0] = (eclipsed, plain) if eclipsed_first else (plain, eclipsed)
        use_loose(game, 0, supply, WEAPON, 1, in_battle=True)
        assert [one.copies for one in game.loose[0] if one.marks] == [1]
        assert [one.copies for one in game.loose[0] if not one.marks] == [0]


@pytest.mark.rule("S13.3")
def test_a_mark_that_says_nothing_of_battles_keeps_no_card_from_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = peace("supply×4", held={"eclipse": Potion(0, 2)}, day=3)
    monkeypatch.setitem(game.rules.marks, "lent", Mark("lent", lambda game, one: None))
    supply = read_card("supply")
    game.loose[0] = (Loose(supply, WEAPON, 1, True, marks=("lent",)),)
    use_loose(game, 0, supply, WEAPON, 1, in_battle=True)
    assert [one.copies for one in game.loose[0]] == [0]


@pytest.mark.rule("S13.3", "B5.9")
def test_an_eclipsed_horse_is_named_where_supply_is_missing_for_a_step() -> None:
    game = peace("lord.barfolk", held=SUN, day=2)
    say(game, "p1: eclipse lord.barfolk horse")
    lack = missing(game, 0, "step 1 east")
    assert lack is not None
    (way,) = lack.ways
    assert str(way) == "way-now (B5.9)"
    say(game, "p1: ride 1 @lord.barfolk=horse", "p1: step 1 east")
    assert heroes(game, "p1") == "r1c1 -"
