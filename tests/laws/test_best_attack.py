"""What an attack could reach (B8.13), against a search through all plays."""

import random
from typing import Any

import pytest

from battalia.engine import CHANCE, Game, play
from battalia.engine.chapters.battle.exchange import Battle
from battalia.engine.chapters.battle.reach import CANNOT_OPEN, best_attack
from battalia.engine.choices import As, Choice, Convert, Draw, Lay, On, Promote, Roll, Strike, Use
from battalia.engine.game import Loose, Tent
from battalia.engine.modules.fanatics import Rouse
from battalia.engine.modules.heroic import Veterans
from battalia.engine.notation import read_card, read_cards
from battalia.engine.play import advance
from battalia.engine.terms import KIND, WILD
from positions import table

PLAYS = (Lay, Use, On, Promote, Convert, As, Strike, Draw, Roll, Rouse)
CARDS = (
    *("weapon.barfolk", "weapon.islanders", "horse.barfolk", "horse.emberians", "sword"),
    *("friman.barfolk", "friman.islanders", "chief.barfolk", "chief.cloudborn", "priest.barfolk"),
    *("lord.emberians", "amulet.barfolk", "amulet.islanders", "title.barfolk", "title.cloudborn"),
    *("scroll.barfolk", "scroll.emberians", "supply"),
)


def highest(game: Game, seen: set[bytes]) -> int:
    """The highest total that any play of the attacker can come to, chance at its best."""
    battle = next(frame for frame in game.lanes[0] if isinstance(frame, Battle))
    best = battle.totals(game)[0]
    (seat,) = game.asked
    options: list[Choice] = game.asked[seat].options
    for option in options:
        if not isinstance(option, PLAYS):
            continue
        if isinstance(option, Roll) and option.die not in (3, 6):
            continue
        after = game.copy()
        play(after, seat, option)
        if not after.asked or not any(isinstance(frame, Battle) for frame in after.lanes[0]):
            continue
        # The opening weapon lies first and is no target; the order of the others does not matter.
        line = (after.line[0][:1], sorted(map(str, after.line[0][1:])))
        state = (after.hand[0], line, sorted(map(str, after.loose[0])))
        key = repr((state, after.tents[0], after.lanes[0])).encode()
        if key not in seen:
            seen.add(key)
            best = max(best, highest(after, seen))
    return best


def attack_with(seed: int) -> Game:
    """A random small hand, perhaps a wild card or copies on the table, perhaps a tent."""
    rng = random.Random(seed)
    hand = rng.sample(CARDS, rng.randint(2, 4)) + ["weapon.cloudborn"] * (seed % 3 == 0)
    game = table(
        day=rng.randint(1, 7),
        hand=" ".join(hand),
        board={"r1c1": "city-four woods north"},
        tokens={"r1c1": "p2 1"},
        heroes={"p1": rng.choice(["r1c1", "r1c1 r1c1"])},
        advanced=rng.random() < 0.5,
        offer="",
        # With an own unit on top a title counts at its best, whatever the stack holds.
        tops=dict.fromkeys(("chief", "priest", "lord"), "islanders"),
    )
    if rng.random() < 0.5:
        names = ["friman.barfolk", "supply", "weapon.emberians", "title.emberians"]
        card = read_card(rng.choice(names))
        kind = WILD if rng.random() < 0.6 else KIND[card]
        game.loose[0] += (Loose(card, kind, 1 if kind == WILD else rng.randint(1, 3), True),)
    elif rng.random() < 0.3:
        game.tents[0] += (Tent(read_card("tent.barfolk"), read_cards("chief.barfolk")),)
    advance(game)
    return game


def reached(game: Game) -> int:
    """By search: declares the attack with all heroes and tries every weapon."""
    heroes = game.heroes[:2].count(8)
    best = CANNOT_OPEN
    battle = Battle(0, 8, 1, False, heroes, 0, "weapon")
    game = game.copy()
    game.lanes = [(*game.lanes[0], battle)]
    game.at = 0
    advance(game)
    seen: set[bytes] = set()
    for option in game.asked[0].options:
        after = game.copy()
        play(after, 0, option)
        best = max(best, highest(after, seen))
    return best


@pytest.mark.rule("B8.13")
@pytest.mark.parametrize("seed", range(300))
@pytest.mark.slice(30)
def test_the_best_attack_is_what_a_search_finds(seed: int) -> None:
    game = attack_with(seed)
    heroes = game.heroes[:2].count(8)
    found = reached(game)
    assert best_attack(game, Battle(0, 8, None, False, heroes), 10_000) == found
    # Told what is enough it may stop early, but never wrongly.
    for enough in (found - 1, found):
        best = best_attack(game, Battle(0, 8, None, False, heroes), enough)
        assert (best > enough) == (found > enough)
    assert CHANCE not in game.asked


def best_of(
    hand: str,
    day: int = 2,
    loose: str = "",
    copies: int = 2,
    heroes: int = 1,
    *,
    wilds: str = "",
    tent: str = "",
    **more: Any,
) -> int:
    """What a hand reaches on a day, with copies of a card and wild cards on the table."""
    game = table(
        day=day,
        hand=hand,
        board={"r1c1": "city-four lakes north"},
        tokens={"r1c1": "p2 1"},
        heroes={"p1": " ".join(["r1c1"] * heroes)},
        tops=dict.fromkeys(("chief", "priest", "lord"), "islanders"),
        **more,
    )
    if loose:
        card = read_card(loose)
        game.loose[0] = (Loose(card, KIND[card], copies, True),)
    game.loose[0] += tuple(Loose(card, WILD, 1, True) for card in read_cards(wilds))
    if tent:
        game.tents[0] = (Tent(read_card("tent.barfolk"), read_cards(tent)),)
    return best_attack(game, Battle(0, 8, None, False, heroes), 10_000)


@pytest.mark.rule("B8.13")
def test_one_scroll_converts_one_card() -> None:
    assert best_of("weapon.barfolk friman.islanders×2 scroll.islanders", day=1, heroes=2) == 4


@pytest.mark.rule("B8.13", "B11.4")
def test_two_copies_of_an_illuminated_title_raise_one_unit_twice() -> None:
    assert best_of("weapon.barfolk friman.barfolk", day=4, loose="title.islanders") == 1 + 3 + 1


@pytest.mark.rule("B8.13", "B11.4")
def test_copies_of_an_amulet_are_no_titles() -> None:
    hand = "weapon.barfolk friman.barfolk×3"
    assert best_of(hand, day=4, loose="amulet.islanders") == 1 + 4 + 4 + 1 + 1


@pytest.mark.rule("B8.13", "B8.2")
def test_a_weapon_that_is_used_up_opens_no_attack() -> None:
    assert best_of("friman.barfolk", loose="weapon.barfolk", copies=0) == CANNOT_OPEN
    assert best_of("friman.barfolk", day=1, loose="weapon.barfolk", copies=1) == 1 + 1 + 1


@pytest.mark.rule("B8.13", "B5.1")
def test_no_amulet_counts_for_a_card_that_lies_transformed_on_the_table() -> None:
    hand = "weapon.barfolk amulet.islanders"
    assert best_of(hand, day=1, loose="friman.barfolk", copies=1) == 1 + 1 + 1
    assert best_of(hand, day=1, wilds="friman.barfolk") == 1 + 4 + 1


@pytest.mark.rule("B8.13", "B5.5")
def test_of_two_wild_cards_one_opens_and_the_other_fights() -> None:
    assert best_of("friman.barfolk", day=1, wilds="horse.barfolk×2") == 1 + 4 + 1 + 1


@pytest.mark.rule("B8.13", "B5.5")
@pytest.mark.parametrize("day", [1, 4])
def test_a_wild_card_promotes_no_more_units_than_a_title(day: int) -> None:
    hand = "weapon.barfolk friman.barfolk×6"
    assert best_of(hand, day=day, wilds="horse.barfolk") == 1 + 6 + 4 + 1


@pytest.mark.rule("B8.13", "B5.5")
def test_a_wild_card_is_an_amulet_for_one_card_only() -> None:
    hand = "weapon.barfolk lord.barfolk×2"
    assert best_of(hand, day=1, wilds="horse.barfolk") == 1 + 3 * 4 + 4 + 1


@pytest.mark.rule("B8.13", "B5.5")
def test_a_wild_card_does_not_fight_and_convert_another_card() -> None:
    hand = "weapon.barfolk friman.islanders"
    assert best_of(hand, day=1, wilds="horse.barfolk", heroes=2) == 1 + 4 + 2


@pytest.mark.rule("B8.13", "B5.5")
def test_a_wild_card_is_not_an_amulet_and_a_scroll_at_once() -> None:
    hand = "weapon.barfolk lord.barfolk friman.islanders"
    assert best_of(hand, day=1, wilds="horse.barfolk", heroes=2) == 1 + 3 * 4 + 2


VETERAN: dict[str, Any] = {
    "day": 1,
    "heroes": 2,
    "wilds": "horse.barfolk",
    "expansion": True,
    "advanced": True,
    "heroic": True,
    "slices": {"heroic": Veterans((0,))},
}
"""Each hero adds 4, frimen and chiefs have one more; a wild card lies on the table."""


@pytest.mark.rule("B8.13", "B5.5", "S5.3")
def test_a_wild_card_is_not_a_title_and_a_scroll_at_once() -> None:
    # The lord stays at home, and the wild card fights as one of the own faction.
    assert best_of("weapon.barfolk friman.barfolk lord.islanders", **VETERAN) == 1 + 2 + 4 + 2 * 4


@pytest.mark.rule("B8.13", "B5.5", "S5.3")
def test_a_wild_card_is_a_scroll_for_one_card_only() -> None:
    # An amulet on one of them is more than the heroes' morale with one.
    assert best_of("weapon.barfolk priest.islanders×3", **VETERAN) == 1 + 3 * 3 + 3 + 3


@pytest.mark.rule("B8.13", "B11.4")
def test_after_one_rank_of_three_titles_a_unit_still_rises_by_two() -> None:
    # The title of the hand works as two, of another one copy is left.
    hand, left = "weapon.barfolk priest.barfolk title.islanders", "title.islanders"
    reached = best_of(hand, day=4, loose=left, copies=1, tent="friman.barfolk")
    assert reached == 1 + 4 + 3 + 1


@pytest.mark.rule("B8.13", "B11.4")
def test_two_illuminated_titles_raise_two_units_twice() -> None:
    hand = "weapon.barfolk friman.barfolk×2 title.islanders"
    assert best_of(f"{hand}×2", day=4) == 1 + 3 + 3 + 1
    # With one and a half the second unit rises by one rank.
    assert best_of(hand, day=4, loose="title.islanders", copies=1) == 1 + 3 + 2 + 1
