"""Heroic mode (S5)."""

import random
from typing import Any

import pytest

from battalia.engine import Options, load, save
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.reach import best_attack
from battalia.engine.events import Event
from battalia.engine.game import Game, Loose
from battalia.engine.laws import broken_law
from battalia.engine.modules.heroic import VeteranLapsed, VeteranNamed, Veterans, veterans
from battalia.engine.modules.royals import Royals
from battalia.engine.notation import read_card
from battalia.engine.options import OptionsError
from battalia.engine.play import advance, play
from battalia.engine.points import assemble
from battalia.engine.terms import KIND, TITLE, WILD, take
from battalia.engine.view import view
from battlefield import field, gained, heroes, mark, station, totals
from positions import begun, cards, offered, say, starting, table
from random_play import walk

HEROIC: dict[str, Any] = {"expansion": True, "advanced": True, "heroic": True}


def heroic(attack: str = "", defence: str = "", *, veteran: str = "", **more: Any) -> Game:
    """A battlefield in heroic mode; these players are veterans."""
    seats = tuple(int(name[1]) - 1 for name in veteran.split())
    slices = {"heroic": Veterans(seats)}
    return field(attack, defence, slices=slices, **HEROIC, **more)


def week(decks: dict[str, int], *, day: int = 14, veteran: str = "", **more: Any) -> Game:
    """The last turn of a week; p1 ... have decks of so many supply cards, else of ten."""
    seats = tuple(int(name[1]) - 1 for name in veteran.split())
    return table(
        day=day,
        turn="p4",
        nation={name: f"supply×{n}" for name, n in decks.items()},
        slices={"heroic": Veterans(seats)},
        **HEROIC,
        **more,
    )


def end_of_week(game: Game, *ends: str) -> list[str]:
    """The last turn of the day ends: who became a veteran, and who is one no more."""
    events: list[Event] = []
    for name in ends or ("p4",):
        events += say(game, f"{name}: end")
        while -1 in game.asked:
            events += play(game, -1, game.asked[-1].options[0])
    assert broken_law(game) is None
    assert load(save(game)) == game
    words = {VeteranNamed: "named", VeteranLapsed: "lapsed"}
    return [
        f"p{event.seat + 1} {words[type(event)]}"
        for event in events
        if isinstance(event, (VeteranNamed, VeteranLapsed))
    ]


# S5.1: neutral cities and ruins.


@pytest.mark.rule("S5.1")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_neutral_cities_have_level_six_and_the_ruins_ten(players: int) -> None:
    game = begun(Options(players=players, **HEROIC))
    layout = game.rules.layout
    names = [game.rules.notation.space_name(space) for space in layout.neutral]
    assert {mark(game, name) for name in names} == {"neutral 6"}
    for space in layout.ruins:
        assert mark(game, game.rules.notation.space_name(space)) == "neutral 10"


@pytest.mark.rule("S5.1", "B8.14")
def test_a_neutral_city_falls_to_seven_and_gets_a_level_four_token() -> None:
    game = heroic("sword friman.barfolk", city="neutral 6")
    say(game, "p1: attack r1c2", "p1: lay sword")
    # With morale the Sword alone has six: a tie.
    assert totals(game) == (6, 6)
    assert "stand" not in offered(game)
    say(game, "p1: lay friman.barfolk", "p1: stand")
    assert mark(game, "r1c2") == "p1 4"
    assert gained(game) == "supply lord.emberians"


@pytest.mark.rule("S5.1", "B8.15")
def test_the_ruins_fall_to_eleven() -> None:
    hand = "weapon.barfolk lord.barfolk×2"
    weak = heroic(hand, heroes={"p1": "r3c3"})
    # 1 + 4 + 4 and the hero's morale: ten.
    assert starting(weak, "attack") == []
    strong = heroic(f"{hand} friman.barfolk", heroes={"p1": "r3c3"})
    assert starting(strong, "attack") == ["attack r3c3"]


@pytest.mark.rule("S5.1", "B13.2")
def test_in_hidden_relics_the_ruins_still_cannot_be_attacked() -> None:
    assert assemble(Options(players=4, relics=True, **HEROIC)).ruins_level == 0


@pytest.mark.rule("S5.1", "S10.5")
def test_heroic_mode_stands_on_the_advanced_game() -> None:
    with pytest.raises(OptionsError, match="options-needs-advanced"):
        assemble(Options(players=4, expansion=True, heroic=True))


@pytest.mark.rule("S5.1", "B12.2")
def test_home_ground_counts_on_top() -> None:
    # The battlefield lies in the canyons, p3's home.
    game = table(
        turn="p3",
        hand="sword",
        board={"r1c2": "city-four canyons north"},
        tokens={"r1c2": "neutral 6"},
        heroes={"p3": "r1c2"},
        **HEROIC,
    )
    say(game, "p3: attack r1c2", "p3: lay sword")
    assert totals(game) == (5 + 1 + 1, 6)
    say(game, "p3: stand")
    assert mark(game, "r1c2") == "p3 4"


# S5.2: all own heroes.


@pytest.mark.rule("S5.2", "B8.2")
def test_both_own_heroes_attack_with_one_weapon() -> None:
    game = heroic("weapon.barfolk lord.barfolk", city="p2 4", heroes={"p1": "r1c2 r1c2"})
    say(game, "p1: attack r1c2")
    assert offered(game) == ["with 1", "with 2"]
    say(game, "p1: with 2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert totals(game) == (1 + 4 + 2, 4)


@pytest.mark.rule("S5.2", "B8.9")
def test_all_heroes_that_attacked_are_lost_on_defeat() -> None:
    game = heroic("weapon.barfolk", "lord.islanders", city="p2 2", heroes={"p1": "r1c2 r1c2"})
    say(game, "p1: attack r1c2", "p1: with 2", "p1: lay weapon.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay lord.islanders", "p2: stand", "p1: pass")
    assert heroes(game, "p1") == "- -"


@pytest.mark.rule("S5.2", "S5.3", "B8.13")
def test_the_second_hero_of_a_veteran_makes_an_attack_possible() -> None:
    hand = "weapon.barfolk friman.barfolk"
    one = heroic(hand, city="neutral 6", veteran="p1")
    # 1 + 2 and a morale of four: seven.
    assert starting(one, "attack") == ["attack r1c2"]
    ruins = heroic(hand, heroes={"p1": "r3c3"}, veteran="p1")
    assert starting(ruins, "attack") == []
    both = heroic(hand, heroes={"p1": "r3c3 r3c3"}, veteran="p1")
    say(both, "p1: attack r3c3")
    # Only both together exceed ten.
    assert offered(both) == ["with 2"]


# S5.3: veterans.


@pytest.mark.rule("S5.3", "S3.1")
@pytest.mark.parametrize("day", [14, 21])
def test_a_deck_of_twenty_six_cards_makes_a_veteran(day: int) -> None:
    game = week({"p1": 26, "p2": 25}, day=day)
    assert end_of_week(game) == ["p1 named"]
    assert veterans(game) == (0,)


@pytest.mark.rule("S5.3", "S3.1")
def test_at_the_first_checkpoint_and_on_other_days_nobody_becomes_a_veteran() -> None:
    for day in (6, 7, 13, 15):
        game = week({"p1": 30}, day=day)
        assert end_of_week(game) == []
        assert veterans(game) == ()


@pytest.mark.rule("S5.3")
def test_below_twenty_six_the_status_lapses_and_may_be_met_again() -> None:
    game = week({"p1": 25, "p2": 26}, day=21, veteran="p1 p2")
    assert end_of_week(game) == ["p1 lapsed"]
    assert veterans(game) == (1,)
    again = week({"p1": 26, "p2": 26}, day=28, veteran="p2")
    assert end_of_week(again) == ["p1 named"]
    assert veterans(again) == (0, 1)


@pytest.mark.rule("S5.3")
def test_between_checkpoints_the_status_stays_whatever_the_deck() -> None:
    game = week({"p1": 10, "p2": 30}, day=16, veteran="p1")
    assert end_of_week(game) == []
    assert veterans(game) == (0,)


@pytest.mark.rule("S5.3", "S3.1", "S2.2")
def test_royals_that_come_at_the_same_checkpoint_do_not_count() -> None:
    game = week({"p1": 24}, royals=True)
    assert end_of_week(game) == []
    assert game.deck_size(0) == 26
    assert end_of_week(week({"p1": 26}, royals=True)) == ["p1 named"]


@pytest.mark.rule("S5.3", "S4.3")
def test_in_teams_each_member_is_a_veteran_alone() -> None:
    game = table(
        day=14,
        turn="p2",
        nation={"p1": "supply×26", "p3": "supply×20"},
        teams=True,
        **HEROIC,
    )
    assert end_of_week(game, "p2", "p4") == ["p1 named"]


@pytest.mark.rule("S5.3")
def test_all_see_who_is_a_veteran() -> None:
    game = heroic(veteran="p2")
    (shown,) = [module for module in view(game, None).modules if module.name == "heroic"]
    assert shown.state == Veterans((1,))


@pytest.mark.rule("S5.3", "B8.7")
def test_a_veterans_hero_adds_four_to_morale() -> None:
    game = heroic("weapon.barfolk lord.barfolk", city="p2 4", veteran="p1")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert totals(game) == (1 + 4 + 4, 4)
    plain = heroic("weapon.barfolk lord.barfolk", city="p2 4", veteran="p2")
    say(plain, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    assert totals(plain) == (1 + 4 + 1, 4)


@pytest.mark.rule("S5.3", "B8.7")
def test_both_heroes_of_a_veteran_add_four_each_in_attack_and_defence() -> None:
    game = heroic(
        "sword",
        "weapon.islanders",
        city="p2 1",
        heroes={"p1": "r1c2 r1c2", "p2": "r1c2 r1c2"},
        veteran="p1 p2",
    )
    say(game, "p1: attack r1c2", "p1: with 2", "p1: lay sword", "p1: stand")
    assert totals(game) == (5 + 8, 1)
    say(game, "p2: fight", "p2: lay weapon.islanders", "p2: join", "p2: join")
    assert totals(game) == (5 + 8, 1 + 1 + 8)


@pytest.mark.rule("S5.3", "B8.7")
def test_a_card_of_another_faction_ends_a_veterans_morale_but_not_the_bonus_of_the_units() -> None:
    game = heroic("weapon.barfolk friman.islanders chief.cloudborn", city="p2 3", veteran="p1")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    assert totals(game)[0] == 1 + 4
    say(game, "p1: lay friman.islanders")
    assert totals(game)[0] == 1 + 2
    say(game, "p1: lay chief.cloudborn")
    assert totals(game)[0] == 1 + 2 + 3


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize(
    ("unit", "strength"), [("friman", 2), ("chief", 3), ("priest", 3), ("lord", 4), ("horse", 1)]
)
def test_only_frimen_and_chiefs_of_a_veteran_are_stronger(unit: str, strength: int) -> None:
    game = heroic(f"sword {unit}.islanders", city="p2 1", veteran="p1")
    say(game, "p1: attack r1c2", "p1: lay sword", f"p1: lay {unit}.islanders")
    assert totals(game)[0] == 5 + strength


@pytest.mark.rule("S5.3", "S2.1")
def test_a_veterans_queen_counts_its_rank() -> None:
    game = field(
        "weapon.barfolk queen.barfolk",
        slices={"heroic": Veterans((0,)), "royals": Royals(bytes((read_card("queen.barfolk"),)))},
        royals=True,
        **HEROIC,
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay queen.barfolk")
    assert totals(game)[0] == 1 + 5 + 4


@pytest.mark.rule("S5.3")
def test_a_veterans_frimen_are_stronger_in_defence_without_a_hero() -> None:
    game = heroic("sword", "friman.emberians×2", city="p2 3", veteran="p2")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight")
    say(game, "p2: lay friman.emberians", "p2: lay friman.emberians")
    assert totals(game) == (6, 3 + 2 + 2)
    say(game, "p2: stand")


@pytest.mark.rule("S5.3", "B5.5")
def test_each_copy_of_a_friman_has_the_bonus() -> None:
    game = heroic("sword friman.barfolk amulet.barfolk", city="p2 1", veteran="p1")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay friman.barfolk")
    say(game, "p1: use amulet.barfolk", "p1: on friman.barfolk", "chance: roll 3")
    assert totals(game)[0] == 5 + 3 * 2 + 4


@pytest.mark.rule("S5.3", "B5.6")
def test_the_rank_at_that_moment_counts() -> None:
    hand = "sword friman.islanders chief.islanders title.barfolk×2"
    game = heroic(hand, city="p2 1", veteran="p1")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay friman.islanders")
    say(game, "p1: lay chief.islanders")
    assert totals(game)[0] == 5 + 2 + 3
    # A friman becomes a chief and keeps the bonus, a chief becomes a priest and loses it.
    say(game, "p1: use title.barfolk", "p1: promote friman.islanders 1")
    while -1 in game.asked:
        play(game, -1, game.asked[-1].options[0])
    assert totals(game)[0] == 5 + 3 + 3
    game = heroic(hand, city="p2 1", veteran="p1")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay chief.islanders")
    say(game, "p1: use title.barfolk", "p1: promote chief.islanders 1")
    while -1 in game.asked:
        play(game, -1, game.asked[-1].options[0])
    assert totals(game)[0] == 5 + 3


@pytest.mark.rule("S5.3", "B5.5")
@pytest.mark.parametrize(
    ("kind", "strength"), [("friman", 2), ("chief", 3), ("priest", 3), ("lord", 4)]
)
def test_a_wild_card_used_as_friman_or_chief_has_the_bonus(kind: str, strength: int) -> None:
    game = heroic("sword supply amulet.barfolk", city="p2 1", veteran="p1")
    say(game, "p1: use amulet.barfolk", "p1: on supply", "chance: roll 6")
    say(game, "p1: attack r1c2", "p1: lay sword", f"p1: lay @supply={kind}")
    assert totals(game)[0] == 5 + strength


@pytest.mark.rule("S5.3", "B5.5")
def test_a_friman_used_as_a_wild_lord_has_no_bonus() -> None:
    game = heroic("sword friman.islanders amulet.barfolk", city="p2 1", veteran="p1")
    say(game, "p1: use amulet.barfolk", "p1: on friman.islanders", "chance: roll 6")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: lay @friman.islanders=lord")
    assert totals(game)[0] == 5 + 4


@pytest.mark.rule("S5.3", "B5.8")
def test_a_stationed_chief_fights_with_the_bonus() -> None:
    game = heroic("sword tent.barfolk chief.islanders", city="p2 1", veteran="p1")
    station(game, "p1", "tent.barfolk", "chief.islanders")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: strike 0", "p1: lay chief.islanders")
    assert totals(game)[0] == 5 + 3
    assert cards(game, "shelter") == "tent.barfolk"


@pytest.mark.rule("S5.3", "B3.8")
def test_in_rows_a_veterans_units_are_worth_no_more() -> None:
    game = heroic("friman.barfolk×3 chief.barfolk", veteran="p1", heroes={})
    plain = heroic("friman.barfolk×3 chief.barfolk", heroes={})
    assert offered(game) == offered(plain)


@pytest.mark.rule("S5.3", "B8.13")
def test_without_the_status_the_same_attack_is_too_weak() -> None:
    for veteran, attacks in (("p1", ["attack r1c2"]), ("p2", []), ("", [])):
        game = heroic("weapon.islanders friman.barfolk×2", city="p2 4", veteran=veteran)
        assert starting(game, "attack") == attacks


# B8.13 with veterans: what is declared can be reached.


CARDS = (
    *(
        "weapon.emberians",
        "weapon.islanders",
        "horse.barfolk",
        "friman.barfolk",
        "friman.islanders",
    ),
    *("chief.barfolk", "chief.cloudborn", "priest.barfolk", "amulet.barfolk", "title.barfolk"),
    *("scroll.barfolk", "supply", "sword"),
)


def highest(game: Game, seen: set[str]) -> int:
    """The highest total that any play of the attacker can come to, chance at its best."""
    battle = next((frame for frame in game.lanes[0] if isinstance(frame, Battle)), None)
    if battle is None:
        return 0
    best = battle.totals(game)[0]
    (seat,) = game.asked
    for option in game.asked[seat].options:
        text = game.rules.notation.text(option)
        if text.split()[0] in ("stand", "pass") or text in ("roll 1", "roll 4", "roll 5"):
            continue
        after = game.copy()
        play(after, seat, option)
        line = (after.line[0][:1], sorted(map(str, after.line[0][1:])))
        key = repr((after.hand[0], line, sorted(map(str, after.loose[0])), after.lanes[0]))
        if key not in seen:
            seen.add(key)
            best = max(best, highest(after, seen))
    return best


@pytest.mark.rule("S5.3", "B8.13")
@pytest.mark.parametrize("seed", range(60))
def test_the_best_attack_of_a_veteran_is_what_a_search_finds(seed: int) -> None:
    rng = random.Random(seed)
    weapon = rng.choice(("weapon.barfolk", "weapon.cloudborn"))
    hand = " ".join([*rng.sample(CARDS, rng.randint(2, 3)), weapon])
    game = table(
        day=rng.choice((1, 2, 3, 4)),
        hand=hand,
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p2 1"},
        heroes={"p1": rng.choice(("r1c1", "r1c1 r1c1"))},
        offer="",
        tops=dict.fromkeys(("chief", "priest", "lord"), "islanders"),
        slices={"heroic": Veterans((0,))},
        **HEROIC,
    )
    if rng.random() < 0.4:
        names = ("friman.emberians", "horse.barfolk", "supply", "title.emberians")
        card = read_card(rng.choice(names))
        kind = WILD if KIND[card] != TITLE else TITLE
        game.loose[0] += (Loose(card, kind, 1, True),)
        advance(game)
    own = game.heroes[:2].count(8)
    found = 0
    copy = game.copy()
    copy.lanes = [(*game.lanes[0], Battle(0, 8, 1, False, own, 0, "weapon"))]
    copy.at = 0
    advance(copy)
    seen: set[str] = set()
    for option in copy.asked[0].options:
        after = copy.copy()
        play(after, 0, option)
        found = max(found, highest(after, seen))
    assert best_attack(game, Battle(0, 8, None, False, own), 10_000) == found


def with_wild(hand: str, card: str, space: str) -> Game:
    """Both heroes of a veteran at a target; this card lies wild on the table."""
    heroes = {"p1": f"{space} {space}"}
    game = heroic(f"{hand} {card}", city="neutral 6", heroes=heroes, veteran="p1")
    game.hand[0] = take(game.hand[0], read_card(card))
    game.loose[0] = (Loose(read_card(card), WILD, 1, True),)
    advance(game)
    return game


@pytest.mark.rule("S5.3", "B8.13", "B5.5")
def test_a_wild_card_of_the_own_faction_opens_an_attack_for_the_sake_of_morale() -> None:
    # A foreign weapon and the wild card as a lord make five, the wild weapon alone nine.
    game = with_wild("weapon.islanders", "horse.barfolk", "r1c2")
    say(game, "p1: attack r1c2", "p1: with 2", "p1: lay @horse.barfolk=weapon", "p1: stand")
    assert mark(game, "r1c2") == "p1 4"


@pytest.mark.rule("S5.3", "B8.13", "B5.5", "B5.7")
def test_a_wild_card_serves_as_a_scroll_for_the_sake_of_morale() -> None:
    # The own weapon alone makes nine; with the foreign friman converted it is eleven against ten.
    game = with_wild("weapon.barfolk friman.islanders", "supply", "r3c3")
    say(game, "p1: attack r3c3", "p1: with 2", "p1: lay weapon.barfolk", "p1: lay friman.islanders")
    say(game, "p1: use @supply=scroll", "p1: convert friman.islanders barfolk")
    while -1 in game.asked:
        play(game, -1, game.asked[-1].options[0])
    assert totals(game) == (1 + 2 + 8, 10)


@pytest.mark.rule("S5.3")
@pytest.mark.parametrize("seats", [(1, 0), (0, 0)])
def test_a_position_with_disordered_veterans_is_refused(seats: tuple[int, ...]) -> None:
    with pytest.raises(AssertionError, match="a veteran or not"):
        table(slices={"heroic": Veterans(seats)}, **HEROIC)


@pytest.mark.rule("S5.3", "S5.2")
@pytest.mark.parametrize("seed", range(4))
def test_all_laws_hold_in_wars_of_veterans(seed: int) -> None:
    rng = random.Random(seed)
    game = table(
        day=13,
        hand={
            "p1": "weapon.barfolk×2 friman.barfolk×2 amulet.barfolk title.barfolk scroll.islanders",
            "p2": "weapon.islanders friman.islanders×2 chief.islanders×2 amulet.islanders",
        },
        nation={"p1": "supply×20 chief.barfolk×2", "p2": "supply×14"},
        board={"r1c2": "city-four canyons north", "r1c4": "city-four woods north"},
        tokens={"r1c2": "p2 3", "r1c4": "p1 4"},
        heroes={"p1": "r1c2 r1c2", "p2": "r1c2 r1c4"},
        weeks=3,
        teams=bool(seed % 2),
        slices={"heroic": Veterans((0, 1))},
        **HEROIC,
    )
    for _ in walk(game, rng, 1200):
        law = broken_law(game)
        assert law is None, law


# With other modules.


@pytest.mark.rule("S5.2", "S7.1")
def test_with_the_arrow_all_own_heroes_within_range_attack() -> None:
    game = heroic(
        "arrow lord.barfolk", city="p2 4", heroes={"p1": "r1c2 r1c3"}, great_artefacts=True
    )
    say(game, "p1: attack r1c2")
    assert set(offered(game)) == {"with 1", "from 2", "from 1 2"}
    say(game, "p1: from 1 2", "p1: lay arrow", "p1: lay lord.barfolk")
    assert totals(game) == (2 + 4 + 2, 4)
    # A common weapon reaches no further than the hero's own space.
    near = heroic("weapon.barfolk lord.barfolk", city="p2 4", heroes={"p1": "r1c2 r1c3"})
    say(near, "p1: attack r1c2")
    assert offered(near) == ["lay weapon.barfolk"]


@pytest.mark.rule("S5.3", "S14.2")
def test_a_roused_fanatic_friman_of_a_veteran_counts_the_bonus_twice() -> None:
    game = heroic(
        "sword friman.fanatic supply",
        city="p2 1",
        veteran="p1",
        fanatics=True,
        nation={"p1": "supply×10"},
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: rouse friman.fanatic supply")
    say(game, "p1: lay @friman.fanatic 2")
    assert totals(game)[0] == 5 + 2 * 2 + 4


@pytest.mark.rule("S5.3", "S7.6")
def test_a_friman_taken_by_the_mask_fights_with_the_takers_bonus() -> None:
    game = heroic(
        "weapon.barfolk friman.barfolk",
        "mask friman.islanders",
        city="p2 1",
        veteran="p2",
        great_artefacts=True,
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.barfolk")
    say(game, "p1: lay friman.barfolk", "p1: stand")
    assert totals(game) == (1 + 1 + 1, 1)
    say(game, "p2: fight", "p2: take-over 1")
    assert totals(game) == (1 + 1, 1 + 2)
