"""Losses, conquest and refill (B8.9, B8.10, B8.11)."""

import pytest

from battalia.engine import explain
from battalia.engine.chapters.ending import points
from battalia.engine.events import CityAnnexed, HeroLost
from battalia.engine.game import Game
from battlefield import HIGH, LOW, draws, field, gained, heroes, mark, spent, station, totals
from positions import asked, cards, offered, say, table

THREES = dict.fromkeys(HIGH, "p1 3")
"""All seven of p1's tokens of levels 3 and 4 lie on the board."""
ONES = dict.fromkeys(LOW, "p1 1")
"""So do all seven of levels 1 and 2, together with the city r1c0 of another player."""


# B8.9: losses.


@pytest.mark.rule("B8.9")
def test_the_space_that_a_second_hero_leaves_is_told() -> None:
    game = field("weapon.barfolk lord.barfolk", heroes={"p1": "r1c0 r1c2"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk")
    lost = [event for event in say(game, "p1: pass") if isinstance(event, HeroLost)]
    assert lost == [HeroLost(0, game.rules.notation.read_space("r1c2"))]
    assert heroes(game, "p1") == "r1c0 -"


@pytest.mark.rule("B8.9")
def test_all_participating_heroes_of_a_losing_attacker_leave_the_board() -> None:
    game = field(
        "weapon.barfolk lord.barfolk", "lord.islanders", heroes={"p1": "r1c2 r1c2", "p2": "r1c2"}
    )
    say(game, "p1: attack r1c2", "p1: with 2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    say(game, "p1: stand", "p2: fight", "p2: lay lord.islanders", "p2: join")
    assert totals(game) == (7, 8)
    say(game, "p2: stand", "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert heroes(game, "p2") == "r1c2 -"


@pytest.mark.rule("B8.9")
def test_all_participating_heroes_of_a_losing_defender_leave_the_board() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: join", "p2: join")
    assert totals(game) == (6, 6)
    say(game, "p2: stand", "p1: pass")
    assert (heroes(game, "p1"), heroes(game, "p2")) == ("- -", "r1c2 r1c2")
    game = field(
        "weapon.barfolk lord.barfolk×2",
        "friman.islanders",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    say(game, "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: join", "p2: join", "p2: pass")
    assert (heroes(game, "p1"), heroes(game, "p2")) == ("r1c2 -", "- -")


@pytest.mark.rule("B8.9")
def test_the_attacker_hires_a_lost_hero_again_in_the_same_turn() -> None:
    game = field("weapon.barfolk×2 friman.barfolk×3 supply×2", city="p2 3")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: pass")
    assert heroes(game, "p1") == "- -"
    assert "hero r1c0" in offered(game)
    say(game, "p1: hero r1c0")
    assert heroes(game, "p1") == "r1c0 -"


@pytest.mark.rule("B8.9")
def test_the_defender_hires_a_lost_hero_again_in_a_later_turn() -> None:
    game = field(
        "weapon.barfolk",
        "weapon.islanders supply×2",
        heroes={"p1": "r1c2", "p2": "r1c2 r1c2"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: surrender")
    say(game, "p1: end")
    draws(game)
    say(game, "p2: skip")
    assert "hero r1c2" in offered(game)
    say(game, "p2: hero r1c2")
    assert heroes(game, "p2") == "r1c2 r1c2"


# B8.10: conquest.


def conquered(level: int, **more: object) -> Game:
    """p1 has conquered a city of p2 with this level."""
    game = field("sword", city=f"p2 {level}", **more)  # type: ignore[arg-type]
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: surrender")
    return game


@pytest.mark.rule("B8.10")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_winners_token_of_the_same_level_replaces_the_losers(level: int) -> None:
    game = conquered(level)
    assert mark(game, "r1c2") == f"p1 {level}"
    assert points(game, 0) == 1 + level
    assert points(game, 1) == 0
    assert gained(game) == ""


@pytest.mark.rule("B8.10")
@pytest.mark.parametrize("level", [3, 4])
def test_lacking_a_token_of_that_level_the_winner_takes_the_first_lower_one(level: int) -> None:
    game = conquered(level, board=HIGH, tokens=THREES)
    assert mark(game, "r1c2") == "p1 2"


@pytest.mark.rule("B8.10")
@pytest.mark.parametrize("level", [3, 4])
def test_lacking_every_token_the_winner_leaves_the_city_abandoned(level: int) -> None:
    tokens = {**THREES, **ONES, "r1c0": "p3 1"}
    game = conquered(level, board={**HIGH, **LOW}, tokens=tokens)
    assert mark(game, "r1c2") == ""
    assert points(game, 0) == 7 * 3 + 7 * 1
    assert points(game, 1) == 0
    assert heroes(game, "p1") == "r1c2 -"


@pytest.mark.rule("B8.10")
@pytest.mark.parametrize("level", [1, 2])
def test_higher_tokens_do_not_help(level: int) -> None:
    game = conquered(level, board=LOW, tokens={**ONES, "r1c0": "p3 1"})
    assert mark(game, "r1c2") == ""


@pytest.mark.rule("B8.10")
def test_the_last_low_token_serves_for_level_two() -> None:
    # r1c0 is p1's seventh city of level 1 or 2 once one of the others is missing.
    six = dict(list(ONES.items())[1:])
    assert mark(conquered(2, board=LOW, tokens={**six, "r1c0": "p3 1"}), "r1c2") == "p1 2"
    assert mark(conquered(2, board=LOW, tokens=six), "r1c2") == ""


@pytest.mark.rule("B8.10")
def test_an_abandoned_city_has_no_defence_and_is_no_target() -> None:
    game = field("weapon.barfolk lord.barfolk", city="", heroes={"p1": "r1c2"})
    assert not any(option.startswith("attack") for option in offered(game))
    assert not any(option.startswith("upgrade") for option in offered(game))


@pytest.mark.rule("B8.10", "B4.4")
def test_an_abandoned_city_stays_a_city_for_its_neighbours() -> None:
    # The only linked spaces lie beside the card r1c2.
    city = field("friman.barfolk×3 supply", city="", heroes={})
    assert "build straight" in offered(city)
    assert not any(option.startswith("build city") for option in offered(city))
    road = {"r1c2": "crossroads canyons north"}
    assert "build city-four 1" in offered(field("friman.barfolk×3", city="", board=road, heroes={}))


@pytest.mark.rule("B8.10")
def test_a_player_with_a_hero_there_annexes_an_abandoned_city_with_a_level_one_token() -> None:
    game = field("supply", city="", heroes={"p1": "r1c2"})
    assert "annex r1c2" in offered(game)
    say(game, "p1: annex r1c2")
    assert mark(game, "r1c2") == "p1 1"
    assert points(game, 0) == 2
    assert cards(game, "hand") == "supply"
    assert game.rows[0] == ()
    assert "annex r1c2" not in offered(game)


@pytest.mark.rule("B8.10")
def test_annexing_needs_a_hero_on_the_city_and_a_free_level_one_token() -> None:
    away = field(city="", heroes={"p1": "r1c3"})
    assert "annex r1c2" not in offered(away)
    other = field(city="", heroes={"p2": "r1c2"})
    assert "annex r1c2" not in offered(other)
    tokens = {**ONES, "r1c0": "p3 1"}
    poor = field(city="", heroes={"p1": "r1c2"}, board=LOW, tokens=tokens)
    assert "annex r1c2" not in offered(poor)


@pytest.mark.rule("B8.10")
def test_any_player_may_annex_also_past_foreign_heroes() -> None:
    game = field(city="", heroes={"p1": "r1c2", "p3": "r1c2"}, turn="p3")
    say(game, "p3: annex r1c2")
    assert mark(game, "r1c2") == "p3 1"
    assert heroes(game, "p1") == "r1c2 -"


@pytest.mark.rule("B8.10")
def test_owned_and_neutral_cities_and_the_ruins_are_not_annexed() -> None:
    for city in ("p2 1", "neutral 4", "p1 1"):
        game = field(city=city, heroes={"p1": "r1c2 r3c3"})
        assert not any(option.startswith("annex") for option in offered(game))


# B8.11: refill.


@pytest.mark.rule("B8.11")
def test_the_defenders_line_and_what_lay_under_it_go_to_the_shelter_right_after() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "priest.islanders amulet.islanders friman.islanders supply",
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay friman.islanders", "p2: use amulet.islanders")
    say(game, "p2: on friman.islanders", "chance: roll 3")
    assert cards(game, "shelter", "p2") == ""
    assert totals(game) == (6, 6)
    say(game, "p2: stand", "p1: pass")
    assert cards(game, "shelter", "p2") == "friman.islanders amulet.islanders"
    assert cards(game, "hand", "p2") == "supply priest.islanders"


@pytest.mark.rule("B8.11", "B11.4")
def test_a_defenders_doubled_card_works_within_one_battle_only() -> None:
    game = field("weapon.barfolk×2 lord.barfolk×2", "horse.islanders", day=7, city="p2 4")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay horse.islanders 1")
    assert totals(game) == (6, 5)
    say(game, "p2: lay @horse.islanders")
    assert totals(game) == (6, 6)
    say(game, "p2: stand", "p1: pass")
    assert cards(game, "shelter", "p2") == "horse.islanders"
    half = field("weapon.barfolk×2 lord.barfolk×2", "horse.islanders", day=7, city="p2 4")
    say(half, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(half, "p2: fight", "p2: lay horse.islanders 1", "p2: pass")
    assert cards(half, "shelter", "p2") == "horse.islanders"
    assert half.loose[1] == ()


@pytest.mark.rule("B8.11")
def test_the_price_of_a_retreat_goes_to_the_shelter_right_after() -> None:
    game = field("weapon.barfolk", "supply×2", heroes={"p1": "r1c2", "p2": "r1c2"})
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", "p2: retreat r1c4")
    assert cards(game, "shelter", "p2") == "supply×2"


@pytest.mark.rule("B8.11")
def test_who_was_attacked_draws_up_to_six_after_the_attackers_own_draw() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "priest.islanders friman.islanders supply×4",
        nation={"p2": "supply×6"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: lay priest.islanders", "p2: lay friman.islanders", "p2: stand")
    say(game, "p1: pass")
    assert asked(game) == ["p1"]
    assert cards(game, "hand", "p2") == "supply×4"
    say(game, "p1: end")
    assert draws(game) == ["p1"] * 6 + ["p2"] * 2
    assert cards(game, "hand", "p2") == "supply×6"
    assert asked(game) == ["p2"]


@pytest.mark.rule("B8.11", "B2.6")
def test_the_refill_reshuffles_the_shelter_when_the_nation_is_empty() -> None:
    game = field("sword", "friman.islanders supply×9", heroes={"p1": "r1c2", "p2": "r1c2"})
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight")
    say(game, "p2: lay friman.islanders", "p2: pass", "p1: end")
    assert draws(game) == ["p1"] * 6
    assert cards(game, "hand", "p2") == "supply×9"
    assert cards(game, "shelter", "p2") == "friman.islanders"
    game = field(
        "sword", "friman.islanders×4", fill=10, nation={"p2": "supply"}, shelter={"p2": "supply×5"}
    )
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: fight")
    say(game, "p2: lay friman.islanders", "p2: pass", "p1: end")
    assert draws(game) == ["p1"] * 6 + ["p2"] * 3
    assert len(game.hand[1]) == 6
    assert cards(game, "shelter", "p2") == ""


@pytest.mark.rule("B8.11")
@pytest.mark.parametrize("reaction", ["surrender", "retreat r1c4"])
def test_the_refill_comes_also_after_a_surrender_or_a_retreat(reaction: str) -> None:
    game = field(
        "weapon.barfolk",
        "supply×3",
        heroes={"p1": "r1c2", "p2": "r1c2"},
        nation={"p2": "friman.islanders×6"},
    )
    say(game, "p1: attack r1c2 p2", "p1: lay weapon.barfolk", "p1: stand", f"p2: {reaction}")
    say(game, "p1: end")
    drawn = 3 if reaction == "surrender" else 5
    assert draws(game) == ["p1"] * 6 + ["p2"] * drawn
    assert len(game.hand[1]) == 6


@pytest.mark.rule("B8.11", "B8.13")
def test_the_refill_comes_also_after_an_attack_lost_before_it_exceeded() -> None:
    game = field("weapon.barfolk lord.barfolk", "supply×4", nation={"p2": "supply×6"})
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: pass", "p1: end")
    assert draws(game) == ["p1"] * 6 + ["p2"] * 2


@pytest.mark.rule("B8.11")
def test_every_player_attacked_draws_and_nobody_else() -> None:
    game = field(
        {"p1": "weapon.barfolk×2", "p2": "supply×3", "p3": "supply×4", "p4": "supply×5"},
        heroes={"p1": "r1c2", "p2": "r1c2", "p4": "r1c2"},
    )
    for enemy in ("p4", "p2"):
        say(game, f"p1: attack r1c2 {enemy}", "p1: lay weapon.barfolk", "p1: stand")
        say(game, f"{enemy}: surrender")
    say(game, "p1: end")
    drawn = draws(game)
    assert drawn[:6] == ["p1"] * 6
    assert sorted(drawn[6:]) == ["p2"] * 3 + ["p4"]
    assert [len(game.hand[seat]) for seat in range(4)] == [6, 6, 4, 6]


@pytest.mark.rule("B8.11")
def test_a_second_attack_in_the_same_turn_meets_the_reduced_hand() -> None:
    game = field(
        "weapon.barfolk×2 lord.barfolk×2",
        "priest.islanders",
        heroes={"p1": "r1c2 r1c2"},
        nation={"p2": "lord.islanders×4 supply×5"},
    )
    say(game, "p1: attack r1c2", "p1: with 1", "p1: lay weapon.barfolk", "p1: lay lord.barfolk")
    say(game, "p1: stand", "p2: fight", "p2: lay priest.islanders", "p2: stand", "p1: pass")
    assert sorted(heroes(game, "p1").split()) == ["-", "r1c2"]
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    assert cards(game, "hand", "p2") == ""
    assert offered(game) == ["surrender"]
    say(game, "p2: surrender", "p1: end")
    assert draws(game) == ["p1"] * 6 + ["p2"] * 6


@pytest.mark.rule("B8.11")
def test_recalled_ambush_cards_beyond_six_are_kept() -> None:
    game = field(
        "weapon.barfolk lord.barfolk",
        "priest.islanders supply×5",
        ambush={"p2": "friman.islanders×2 supply"},
        nation={"p2": "supply×6"},
    )
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay lord.barfolk", "p1: stand")
    say(game, "p2: fight", "p2: recall", "p2: lay priest.islanders", "p2: stand", "p1: pass")
    assert cards(game, "hand", "p2") == "supply×6 friman.islanders×2"
    assert cards(game, "ambush", "p2") == ""
    say(game, "p1: end")
    assert draws(game) == ["p1"] * 6
    assert cards(game, "hand", "p2") == "supply×6 friman.islanders×2"


@pytest.mark.rule("B8.11", "B2.4")
def test_the_attackers_cards_stay_on_the_table_until_the_end_of_the_turn() -> None:
    game = field("weapon.barfolk friman.barfolk lord.barfolk amulet.islanders", city="p2 4")
    say(game, "p1: attack r1c2", "p1: lay weapon.barfolk", "p1: lay friman.barfolk")
    say(game, "p1: use amulet.islanders", "p1: on friman.barfolk", "chance: roll 6", "p1: as lord")
    say(game, "p1: stand", "p2: surrender")
    assert spent(game) == "weapon.barfolk friman.barfolk amulet.islanders"
    assert cards(game, "shelter") == ""
    assert cards(game, "hand") == "lord.barfolk"
    say(game, "p1: end")
    assert sorted(cards(game, "shelter").split()) == [
        "amulet.islanders",
        "friman.barfolk",
        "lord.barfolk",
        "weapon.barfolk",
    ]


@pytest.mark.rule("B8.11")
def test_cards_taken_from_a_tent_and_not_used_stay_in_the_defenders_hand() -> None:
    game = field("sword", "friman.islanders tent.islanders chief.islanders")
    station(game, "p2", "tent.islanders", "chief.islanders")
    say(game, "p1: attack r1c2", "p1: lay sword", "p1: stand", "p2: strike 0", "p2: surrender")
    assert cards(game, "hand", "p2") == "friman.islanders chief.islanders"
    assert cards(game, "shelter", "p2") == "tent.islanders"


@pytest.mark.rule("B8.10")
def test_why_a_city_is_not_annexed() -> None:
    city = {"r0c0": "city-four woods north", "r2c0": "city-four lakes north"}
    foreign = table(board=city, tokens={"r2c0": "p1 1"}, heroes={"p2": "r0c0"})
    reason = explain(foreign, 0, "annex r0c0")
    assert reason is not None
    assert reason.id == "no-hero-there"
    last = table(turn="p4", board=city, tokens={"r2c0": "p4 1"}, heroes={"p3": "- r0c0"})
    reason = explain(last, 3, "annex r0c0")
    assert reason is not None
    assert reason.id == "no-hero-there"


@pytest.mark.rule("B8.10")
def test_a_city_in_the_first_corner_is_annexed_at_level_one() -> None:
    game = table(
        players=4,
        turn="p2",
        board={"r0c0": "city-four woods north"},
        heroes={"p2": "- r0c0"},
    )
    events = say(game, "annex r0c0")
    assert CityAnnexed(1, 0, 1) in events
    assert mark(game, "r0c0") == "p2 1"


@pytest.mark.rule("B3.9", "B8.10")
def test_the_reason_names_the_level_whose_token_is_missing() -> None:
    tokens = {**ONES, "r1c0": "p3 1"}
    poor = field(city="", heroes={"p1": "r1c2"}, board=LOW, tokens=tokens)
    reason = explain(poor, 0, "annex r1c2")
    assert reason is not None
    assert (reason.id, reason.args) == ("no-token", {"level": 1})


@pytest.mark.rule("B8.10")
@pytest.mark.parametrize("heroes", ["r0c0 -", "- r0c0"])
def test_either_hero_annexes_and_nobody_elses(heroes: str) -> None:
    city = {"r0c0": "city-four woods north"}
    assert "annex r0c0" in offered(table(turn="p2", board=city, heroes={"p2": heroes}))
    for name in ("p1", "p3", "p4"):
        game = table(turn="p2", board=city, heroes={name: heroes})
        assert str(explain(game, 1, "annex r0c0")) == "no-hero-there (B8.10)"
